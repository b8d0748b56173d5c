<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About FreeDoko-Qt</source>
        <translation>Über FreeDoko-Qt</translation>
    </message>
    <message>
        <source>Version %1, with Python %2 and Qt %3</source>
        <translation>Version %1, mit Python %2 und Qt %3</translation>
    </message>
    <message>
        <source>Doppelkopf at a table of your own rules, against computer players that never peek.</source>
        <translation>Doppelkopf an einem Tisch mit deinen eigenen Regeln, gegen Computerspieler, die nie in fremde Karten schauen.</translation>
    </message>
    <message>
        <source>The program uses no network and keeps everything on this computer.</source>
        <translation>Das Programm nutzt kein Netzwerk und behält alles auf diesem Computer.</translation>
    </message>
    <message>
        <source>It is free software: you may use, pass on and change it under the terms of the GNU General Public License, version 3 or later. There is no warranty.</source>
        <translation>Es ist freie Software: Du darfst sie unter den Bedingungen der GNU General Public License, Version 3 oder neuer, benutzen, weitergeben und verändern. Es gibt keine Gewährleistung.</translation>
    </message>
</context>
<context>
    <name>AnnouncePanel</name>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Open a party</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Parties (*.yaml);;All files (*)</source>
        <translation>Partien (*.yaml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save a copy of the party</source>
        <translation>Kopie der Partie speichern</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Course of the game</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>What happens in the game is written here.</source>
        <translation>Hier steht, was im Spiel geschieht.</translation>
    </message>
</context>
<context>
    <name>NewPartyDialog</name>
    <message>
        <source>New party</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>D&amp;raw another</source>
        <translation>&amp;Neu auslosen</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>The rules of the last party</source>
        <translation>Die Regeln der letzten Partie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>At the &amp;bottom:</source>
        <translation>&amp;Unten:</translation>
    </message>
    <message>
        <source>On the &amp;left:</source>
        <translation>&amp;Links:</translation>
    </message>
    <message>
        <source>&amp;Opposite:</source>
        <translation>&amp;Gegenüber:</translation>
    </message>
    <message>
        <source>On the ri&amp;ght:</source>
        <translation>&amp;Rechts:</translation>
    </message>
    <message>
        <source>Who plays here, and how well</source>
        <translation>Wer hier spielt, und wie stark</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>R&amp;ules:</source>
        <translation>R&amp;egeln:</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>The same seed deals the same cards again, in every game of the party.</source>
        <translation>Derselbe Startwert bringt wieder dieselben Karten, in jedem Spiel der Partie.</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>Start&amp;wert:</translation>
    </message>
    <message>
        <source>&amp;First dealer:</source>
        <translation>Erster Ge&amp;ber:</translation>
    </message>
    <message>
        <source>The party has no fixed end.</source>
        <translation>Die Partie hat kein festes Ende.</translation>
    </message>
    <message numerus="yes">
        <source>The party has %n round(s) of four games.</source>
        <translation>
            <numerusform>Die Partie hat %n Runde mit vier Spielen.</numerusform>
            <numerusform>Die Partie hat %n Runden mit je vier Spielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody plays %n duty solo(s).</source>
        <translation>
            <numerusform>Jeder spielt %n Pflichtsolo.</numerusform>
            <numerusform>Jeder spielt %n Pflichtsoli.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Jeder Spieler braucht einen Namen.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Zwei Spieler haben denselben Namen.</translation>
    </message>
    <message>
        <source>The seed is a number from 0 to %1.</source>
        <translation>Der Startwert ist eine Zahl von 0 bis %1.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Some cards in the chosen style</source>
        <translation>Einige Karten im gewählten Kartenbild</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Look at the &amp;table</source>
        <translation>&amp;Tisch ansehen</translation>
    </message>
    <message>
        <source>N&amp;ew party …</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <translation>&amp;Nächstes Spiel</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Partei</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score sheet</source>
        <translation>Spielliste</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The preferences could not be kept: %1.</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden: %1.</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielliste</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>%1 – FreeDoko-Qt</source>
        <translation>%1 – FreeDoko-Qt</translation>
    </message>
</context>
<context>
    <name>action</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New party …</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>Choose players and rules, and start a new party</source>
        <translation>Spieler und Regeln wählen und eine neue Partie beginnen</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Load a party from a file and play on</source>
        <translation>Eine Partie aus einer Datei laden und weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
    <message>
        <source>Write a copy of the party to a file; the party itself is always kept</source>
        <translation>Eine Kopie der Partie in eine Datei schreiben; die Partie selbst bleibt immer erhalten</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close the program; the party goes on here the next time</source>
        <translation>Das Programm schließen; die Partie geht beim nächsten Mal hier weiter</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>End the running pause, or deal the next game</source>
        <translation>Die laufende Pause beenden oder das nächste Spiel geben</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <translation>&amp;Ansagen</translation>
    </message>
    <message>
        <source>Make the first announcement that is offered</source>
        <translation>Die erste angebotene Ansage machen</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
        <source>Show the last trick beside the running one</source>
        <translation>Den letzten Stich neben dem laufenden zeigen</translation>
    </message>
    <message>
        <source>&amp;Earlier trick</source>
        <translation>&amp;Früherer Stich</translation>
    </message>
    <message>
        <source>Go one trick further back, as far as the rules allow it</source>
        <translation>Einen Stich weiter zurückgehen, soweit die Regeln es erlauben</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Say what a computer player would do, and why</source>
        <translation>Sagen, was ein Computerspieler tun würde, und warum</translation>
    </message>
    <message>
        <source>Let the com&amp;puter play</source>
        <translation>Den &amp;Computer spielen lassen</translation>
    </message>
    <message>
        <source>The computer plays your cards too until you switch it off</source>
        <translation>Der Computer spielt auch deine Karten, bis du es wieder ausschaltest</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Spielliste</translation>
    </message>
    <message>
        <source>Show or hide the score sheet of the party</source>
        <translation>Die Spielliste der Partie ein- oder ausblenden</translation>
    </message>
    <message>
        <source>&amp;Course of the game</source>
        <translation>Spiel&amp;verlauf</translation>
    </message>
    <message>
        <source>Show or hide what has happened in the game so far</source>
        <translation>Ein- oder ausblenden, was im Spiel bisher geschehen ist</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>&amp;Nächster Fensterbereich</translation>
    </message>
    <message>
        <source>Move the keyboard to the next part: table, questions, panels</source>
        <translation>Mit der Tastatur zum nächsten Bereich gehen: Tisch, Fragen, Leisten</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>Use the whole screen for the table</source>
        <translation>Den ganzen Bildschirm für den Tisch nutzen</translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>Language, speed, cards and colours</source>
        <translation>Sprache, Tempo, Karten und Farben</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>Show all keys of the program</source>
        <translation>Alle Tasten des Programms zeigen</translation>
    </message>
    <message>
        <source>&amp;Rules of this party</source>
        <translation>&amp;Regeln dieser Partie</translation>
    </message>
    <message>
        <source>Show the rules by which the party is played</source>
        <translation>Die Regeln zeigen, nach denen die Partie gespielt wird</translation>
    </message>
    <message>
        <source>&amp;About FreeDoko-Qt</source>
        <translation>Ü&amp;ber FreeDoko-Qt</translation>
    </message>
    <message>
        <source>Show version and licence</source>
        <translation>Version und Lizenz zeigen</translation>
    </message>
    <message>
        <source>Walk along the cards that may be played</source>
        <translation>Die spielbaren Karten entlanggehen</translation>
    </message>
    <message>
        <source>Go to the first or last card that may be played</source>
        <translation>Zur ersten oder letzten spielbaren Karte gehen</translation>
    </message>
    <message>
        <source>Play the chosen card; with none chosen, end the running pause</source>
        <translation>Die gewählte Karte spielen; ist keine gewählt, die laufende Pause beenden</translation>
    </message>
    <message>
        <source>Choose none of the cards any more</source>
        <translation>Keine Karte mehr wählen</translation>
    </message>
    <message>
        <source>Play the card at this place of the hand, counted from the left; 0, A and B are 10 to 12</source>
        <translation>Die Karte an dieser Stelle der Hand spielen, von links gezählt; 0, A und B stehen für 10 bis 12</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>Hint: play the %1.</source>
        <translation>Tipp: Spiel %1.</translation>
    </message>
    <message>
        <source>Hint: announce %1.</source>
        <translation>Tipp: Sag „%1“.</translation>
    </message>
    <message>
        <source>Hint: say that you are healthy.</source>
        <translation>Tipp: Sag, dass du gesund bist.</translation>
    </message>
    <message>
        <source>Hint: say that you have a reservation.</source>
        <translation>Tipp: Sag, dass du einen Vorbehalt hast.</translation>
    </message>
    <message>
        <source>Hint: say no.</source>
        <translation>Tipp: Sag Nein.</translation>
    </message>
    <message>
        <source>Hint: choose this game: %1.</source>
        <translation>Tipp: Wähl dieses Spiel: %1.</translation>
    </message>
    <message>
        <source>There is nothing for you to decide just now.</source>
        <translation>Du hast gerade nichts zu entscheiden.</translation>
    </message>
</context>
<context>
    <name>deck</name>
    <message>
        <source>The deck %1 cannot be read; the classic cards take its place.</source>
        <translation>Das Kartenblatt %1 ist nicht lesbar; stattdessen werden die klassischen Karten benutzt.</translation>
    </message>
    <message>
        <source>The deck %1 is damaged; the classic cards take its place.</source>
        <translation>Das Kartenblatt %1 ist beschädigt; stattdessen werden die klassischen Karten benutzt.</translation>
    </message>
    <message>
        <source>The deck %1 lacks some cards; the classic cards take its place.</source>
        <translation>Im Kartenblatt %1 fehlen Karten; stattdessen werden die klassischen Karten benutzt.</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Dummy</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Plays any legal card. For the very first games.</source>
        <translation>Spielt irgendeine erlaubte Karte. Für die allerersten Spiele.</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <translation>Faustregeln</translation>
    </message>
    <message>
        <source>Remembers all cards and plays as a seasoned club player would teach it.</source>
        <translation>Merkt sich alle Karten und spielt, wie es ein erfahrener Vereinsspieler lehren würde.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>The program has a fault (%1). What you have played is saved.</source>
        <translation>Im Programm ist ein Fehler aufgetreten (%1). Was du gespielt hast, ist gespeichert.</translation>
    </message>
</context>
<context>
    <name>paint</name>
    <message>
        <source>Trick %1, led by %2</source>
        <translation>%1. Stich, aufgespielt von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card point(s)</source>
        <translation>
            <numerusform>%1: %n Auge</numerusform><numerusform>%1: %n Augen</numerusform></translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Vorbehalte</translation>
    </message>
    <message>
        <source>healthy</source>
        <translation>gesund</translation>
    </message>
    <message>
        <source>reservation</source>
        <translation>Vorbehalt</translation>
    </message>
    <message>
        <source>marriage</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>duty solo</source>
        <translation>Pflichtsolo</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>leads this trick</source>
        <translation>spielt diesen Stich auf</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>preference</name>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vierfarbig</translation>
    </message>
    <message>
        <source>Large signs</source>
        <translation>Große Zeichen</translation>
    </message>
    <message>
        <source>German suits</source>
        <translation>Deutsches Blatt</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Wie die Sprache</translation>
    </message>
    <message>
        <source>English (A K Q J)</source>
        <translation>Englisch (A K Q J)</translation>
    </message>
    <message>
        <source>German (A K D B)</source>
        <translation>Deutsch (A K D B)</translation>
    </message>
    <message>
        <source>Swedish (E Ku D Kn)</source>
        <translation>Schwedisch (E Ku D Kn)</translation>
    </message>
    <message>
        <source>Swedish (E K D Kn)</source>
        <translation>Schwedisch (E K D Kn)</translation>
    </message>
    <message>
        <source>Polish (A K D W)</source>
        <translation>Polnisch (A K D W)</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Pflaume</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Sand</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The language of all texts; it can be changed while a game runs.</source>
        <translation>Die Sprache aller Texte; sie lässt sich auch während eines Spiels ändern.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light or dark windows, or colours that are told apart most easily.</source>
        <translation>Helle oder dunkle Fenster, oder Farben, die sich am deutlichsten unterscheiden.</translation>
    </message>
    <message>
        <source>Flight of the cards</source>
        <translation>Flug der Karten</translation>
    </message>
    <message>
        <source>How long a card flies to its place; at 0 nothing moves, it is simply there.</source>
        <translation>Wie lange eine Karte an ihren Platz fliegt; bei 0 bewegt sich nichts, sie liegt einfach da.</translation>
    </message>
    <message>
        <source>Wait before a computer player's card</source>
        <translation>Wartezeit vor den Karten der Computerspieler</translation>
    </message>
    <message>
        <source>So that you can follow the play; at 0 they play as fast as they can.</source>
        <translation>Damit du dem Spiel folgen kannst; bei 0 spielen sie so schnell sie können.</translation>
    </message>
    <message>
        <source>Pause after a trick</source>
        <translation>Pause nach einem Stich</translation>
    </message>
    <message>
        <source>How long a full trick stays in the middle; a click or the space bar ends it.</source>
        <translation>Wie lange ein voller Stich in der Mitte liegen bleibt; ein Klick oder die Leertaste beendet die Pause.</translation>
    </message>
    <message>
        <source>Card style</source>
        <translation>Kartenbild</translation>
    </message>
    <message>
        <source>The drawing of the cards.</source>
        <translation>Wie die Karten gezeichnet sind.</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Buchstaben auf den Karten</translation>
    </message>
    <message>
        <source>The letters in the corners of kings, queens, jacks and aces.</source>
        <translation>Die Buchstaben in den Ecken von König, Dame, Bube und Ass.</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Kartenrücken</translation>
    </message>
    <message>
        <source>The colour of the cards that lie face down.</source>
        <translation>Die Farbe der verdeckten Karten.</translation>
    </message>
    <message>
        <source>Dim cards that may not be played</source>
        <translation>Nicht spielbare Karten abblenden</translation>
    </message>
    <message>
        <source>Only where the rules of the party allow it.</source>
        <translation>Nur wo die Regeln der Partie es erlauben.</translation>
    </message>
</context>
<context>
    <name>presets</name>
    <message>
        <source>DDV tournament</source>
        <translation>DDV-Turnier</translation>
    </message>
    <message>
        <source>The tournament rules of the German Doppelkopf association: 20 games and a duty solo each.</source>
        <translation>Die Turnierregeln des Deutschen Doppelkopf-Verbands: 20 Spiele und je ein Pflichtsolo.</translation>
    </message>
</context>
<context>
    <name>question</name>
    <message>
        <source>Are you healthy, or do you have a reservation?</source>
        <translation>Bist du gesund, oder hast du einen Vorbehalt?</translation>
    </message>
    <message>
        <source>Which game do you play?</source>
        <translation>Welches Spiel spielst du?</translation>
    </message>
    <message>
        <source>You must play a duty solo now. Which one?</source>
        <translation>Du musst jetzt ein Pflichtsolo spielen. Welches?</translation>
    </message>
    <message>
        <source>Do you play a duty solo?</source>
        <translation>Spielst du ein Pflichtsolo?</translation>
    </message>
    <message>
        <source>Do you play a solo?</source>
        <translation>Spielst du ein Solo?</translation>
    </message>
    <message>
        <source>Do you play a marriage?</source>
        <translation>Spielst du eine Hochzeit?</translation>
    </message>
    <message>
        <source>Your side says that it will win the game.</source>
        <translation>Deine Partei sagt, dass sie das Spiel gewinnt.</translation>
    </message>
    <message>
        <source>Your side says that the opponents will not reach 90 card points.</source>
        <translation>Deine Partei sagt, dass die Gegner keine 90 Augen erreichen.</translation>
    </message>
    <message>
        <source>Your side says that the opponents will not reach 60 card points.</source>
        <translation>Deine Partei sagt, dass die Gegner keine 60 Augen erreichen.</translation>
    </message>
    <message>
        <source>Your side says that the opponents will not reach 30 card points.</source>
        <translation>Deine Partei sagt, dass die Gegner keine 30 Augen erreichen.</translation>
    </message>
    <message>
        <source>Your side says that the opponents will not take a single trick.</source>
        <translation>Deine Partei sagt, dass die Gegner keinen einzigen Stich bekommen.</translation>
    </message>
    <message>
        <source>Your side answers the announcement of the opponents; it can say nothing more after that.</source>
        <translation>Deine Partei erwidert die Ansage der Gegner; danach kann sie nichts mehr ansagen.</translation>
    </message>
    <message numerus="yes">
        <source>You still owe %n duty solo(s).</source>
        <translation>
            <numerusform>Du musst noch %n Pflichtsolo spielen.</numerusform>
            <numerusform>Du musst noch %n Pflichtsoli spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold both queens of clubs: you will secretly play alone against three.</source>
        <translation>Du hast beide Kreuz-Damen: Du spielst heimlich allein gegen drei.</translation>
    </message>
    <message>
        <source>Healthy</source>
        <translation>Gesund</translation>
    </message>
    <message>
        <source>You want to play the normal game.</source>
        <translation>Du willst das Normalspiel spielen.</translation>
    </message>
    <message>
        <source>You want to play a special game and will be asked which one.</source>
        <translation>Du willst ein besonderes Spiel spielen und wirst gefragt, welches.</translation>
    </message>
    <message>
        <source>Reservation</source>
        <translation>Vorbehalt</translation>
    </message>
    <message>
        <source>Who takes that trick becomes your partner.</source>
        <translation>Wer diesen Stich bekommt, wird dein Partner.</translation>
    </message>
    <message>
        <source>You do not play such a game, or leave it to another player.</source>
        <translation>Du spielst kein solches Spiel oder lässt einem anderen den Vortritt.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message numerus="yes">
        <source>%1 may be said while %n trick(s) or more are to be taken.</source>
        <translation>
            <numerusform>„%1“ ist möglich, solange noch mindestens %n Stich aussteht.</numerusform>
            <numerusform>„%1“ ist möglich, solange noch mindestens %n Stiche ausstehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may be said until you play your next card.</source>
        <translation>„%1“ ist möglich, bis du deine nächste Karte spielst.</translation>
    </message>
    <message numerus="yes">
        <source>%1 may be said while you hold %n card(s) or more.</source>
        <translation>
            <numerusform>„%1“ ist möglich, solange du mindestens %n Karte auf der Hand hast.</numerusform>
            <numerusform>„%1“ ist möglich, solange du mindestens %n Karten auf der Hand hast.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remark</name>
    <message>
        <source>After this solo the deal is repeated: %1 deals again.</source>
        <translation>Nach diesem Solo wird das Geben wiederholt: %1 gibt noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n card point(s) but missed its own announcement: %2.</source>
        <translation>
            <numerusform>%1 hat %n Auge, aber die eigene Absage „%2“ verfehlt.</numerusform>
            <numerusform>%1 hat %n Augen, aber die eigene Absage „%2“ verfehlt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both sides missed their announcements, so nobody wins.</source>
        <translation>Beide Parteien haben ihre Absagen verfehlt, also gewinnt niemand.</translation>
    </message>
    <message numerus="yes">
        <source>So %1 wins with %n card point(s).</source>
        <translation>
            <numerusform>Also gewinnt %1 mit %n Auge.</numerusform>
            <numerusform>Also gewinnt %1 mit %n Augen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only Kontra was announced, so Re needed no more than 120 card points.</source>
        <translation>Nur Kontra wurde angesagt, also genügten Re 120 Augen.</translation>
    </message>
    <message>
        <source>At 120 to 120 card points Kontra wins, as Re needs 121.</source>
        <translation>Bei 120 zu 120 Augen gewinnt Kontra, denn Re braucht 121.</translation>
    </message>
    <message>
        <source>%1 has won, but the points of the other side weigh as much.</source>
        <translation>%1 hat gewonnen, aber die Punkte der anderen Partei wiegen das genau auf.</translation>
    </message>
    <message>
        <source>%1 has won, but the points of the other side weigh more.</source>
        <translation>%1 hat gewonnen, aber die Punkte der anderen Partei wiegen schwerer.</translation>
    </message>
    <message>
        <source>%1 held both queens of clubs and played alone: it counts as a solo.</source>
        <translation>%1 hatte beide Kreuz-Damen und hat allein gespielt: Das zählt als Solo.</translation>
    </message>
    <message>
        <source>The marriage of %1 found no partner: it counts as a solo.</source>
        <translation>Die Hochzeit von %1 hat keinen Partner gefunden: Das zählt als Solo.</translation>
    </message>
    <message>
        <source>%1 has played a duty solo with this.</source>
        <translation>%1 hat damit ein Pflichtsolo gespielt.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Plus: only winners write</source>
        <translation>Plus: nur die Gewinner schreiben</translation>
    </message>
    <message>
        <source>Minus: only losers write</source>
        <translation>Minus: nur die Verlierer schreiben</translation>
    </message>
    <message>
        <source>Plus and minus</source>
        <translation>Plus und Minus</translation>
    </message>
    <message>
        <source>First in seat order</source>
        <translation>Der Erste in der Sitzfolge</translation>
    </message>
    <message>
        <source>Duty solo before voluntary solo</source>
        <translation>Pflichtsolo vor Lustsolo</translation>
    </message>
    <message>
        <source>For the highest one only</source>
        <translation>Nur für die höchste</translation>
    </message>
    <message>
        <source>For each one</source>
        <translation>Für jede</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Informationen</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>An- und Absagen</translation>
    </message>
    <message>
        <source>Tens of hearts</source>
        <translation>Dullen</translation>
    </message>
    <message>
        <source>Special points</source>
        <translation>Sonderpunkte</translation>
    </message>
    <message>
        <source>Who has not announced may answer the opponents with Re or Kontra, up to one card later.</source>
        <translation>Wer noch nichts angesagt hat, darf den Gegnern mit Re oder Kontra erwidern, bis eine Karte später.</translation>
    </message>
    <message>
        <source>Tricks up to the deciding one still bring them, foxes never; otherwise it is scored like any solo.</source>
        <translation>Die Stiche bis zum Klärungsstich bringen noch welche, Füchse aber nie; sonst wird wie bei jedem Solo gezählt.</translation>
    </message>
    <message>
        <source>The chosen suit is trump instead of diamonds; queens, jacks and the tens of hearts stay trumps.</source>
        <translation>Die gewählte Farbe ist Trumpf statt Karo; Damen, Buben und Dullen bleiben Trumpf.</translation>
    </message>
    <message>
        <source>The soloist leads, and the same player deals again. Otherwise the lead stays left of the dealer.</source>
        <translation>Der Solospieler spielt auf, und derselbe Geber gibt noch einmal. Sonst spielt auf, wer links vom Geber sitzt.</translation>
    </message>
    <message>
        <source>Play with nines</source>
        <translation>Mit Neunen spielen</translation>
    </message>
    <message>
        <source>48 cards and 12 tricks; without the nines 40 cards and 10 tricks. There are 240 card points.</source>
        <translation>48 Karten und 12 Stiche; ohne Neunen 40 Karten und 10 Stiche. Es sind 240 Augen im Spiel.</translation>
    </message>
    <message>
        <source>Number of rounds is limited</source>
        <translation>Anzahl der Runden ist begrenzt</translation>
    </message>
    <message>
        <source>The party ends after the set number of rounds; open duty soli are played after them.</source>
        <translation>Die Partie endet nach der eingestellten Zahl von Runden; offene Pflichtsoli werden danach gespielt.</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Anzahl der Runden</translation>
    </message>
    <message>
        <source>In a round everybody deals once; games whose deal is repeated come on top.</source>
        <translation>In einer Runde gibt jeder einmal; Spiele, nach denen derselbe noch einmal gibt, kommen hinzu.</translation>
    </message>
    <message>
        <source>Duty soli of each player</source>
        <translation>Pflichtsoli je Spieler</translation>
    </message>
    <message>
        <source>Soli that everybody must play in the party; who has not done so by the end is made to.</source>
        <translation>Soli, die jeder in der Partie spielen muss; wer sie bis zum Ende nicht gespielt hat, wird vorgeführt.</translation>
    </message>
    <message>
        <source>Who writes the value of a game. With plus and minus the four scores always sum to zero.</source>
        <translation>Wer den Wert eines Spiels schreibt. Bei Plus und Minus ergeben die vier Zahlen zusammen immer null.</translation>
    </message>
    <message>
        <source>Past tricks that may be looked at</source>
        <translation>Einsehbare letzte Stiche</translation>
    </message>
    <message>
        <source>How many of the last tricks everybody may see again during the game.</source>
        <translation>Wie viele der letzten Stiche jeder während des Spiels noch einmal ansehen darf.</translation>
    </message>
    <message>
        <source>Card points of the piles are shown</source>
        <translation>Augen der Stapel sind sichtbar</translation>
    </message>
    <message>
        <source>The card points that each player has won stand at the piles during the game.</source>
        <translation>Die Augen, die jeder Spieler bekommen hat, stehen während des Spiels an den Stapeln.</translation>
    </message>
    <message>
        <source>Who plays the special game stays shown</source>
        <translation>Wer das besondere Spiel spielt, bleibt sichtbar</translation>
    </message>
    <message>
        <source>Soloist, bridegroom and partner keep their mark during the game.</source>
        <translation>Solospieler, Hochzeiter und Partner behalten während des Spiels ihr Zeichen.</translation>
    </message>
    <message>
        <source>Known sides are shown</source>
        <translation>Bekannte Parteien sind sichtbar</translation>
    </message>
    <message>
        <source>Sides that everybody can know from the play so far are marked.</source>
        <translation>Parteien, die jeder aus dem bisherigen Spiel kennen kann, werden gekennzeichnet.</translation>
    </message>
    <message>
        <source>Cards that may be played are marked</source>
        <translation>Spielbare Karten sind gekennzeichnet</translation>
    </message>
    <message>
        <source>The program may show which cards of the hand may be played.</source>
        <translation>Das Programm darf zeigen, welche Karten der Hand gespielt werden dürfen.</translation>
    </message>
    <message>
        <source>Soli</source>
        <translation>Soli</translation>
    </message>
    <message>
        <source>A player may play alone against the three others. Silent marriages do not depend on this.</source>
        <translation>Ein Spieler darf allein gegen die drei anderen spielen. Stille Hochzeiten hängen davon nicht ab.</translation>
    </message>
    <message>
        <source>Suit soli</source>
        <translation>Farbsoli</translation>
    </message>
    <message>
        <source>Koehler</source>
        <translation>Köhler</translation>
    </message>
    <message>
        <source>Kings, queens and jacks are trumps, in this order.</source>
        <translation>Könige, Damen und Buben sind Trumpf, in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>Meatless solo</source>
        <translation>Fleischloser</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Es gibt keinen Trumpf.</translation>
    </message>
    <message>
        <source>Jack solo</source>
        <translation>Bubensolo</translation>
    </message>
    <message>
        <source>Only jacks are trumps.</source>
        <translation>Nur die Buben sind Trumpf.</translation>
    </message>
    <message>
        <source>Queen solo</source>
        <translation>Damensolo</translation>
    </message>
    <message>
        <source>Only queens are trumps.</source>
        <translation>Nur die Damen sind Trumpf.</translation>
    </message>
    <message>
        <source>King solo</source>
        <translation>Königssolo</translation>
    </message>
    <message>
        <source>Only kings are trumps.</source>
        <translation>Nur die Könige sind Trumpf.</translation>
    </message>
    <message>
        <source>Queen-jack solo</source>
        <translation>Damen-Buben-Solo</translation>
    </message>
    <message>
        <source>Queens and jacks are trumps, queens above jacks.</source>
        <translation>Damen und Buben sind Trumpf, die Damen über den Buben.</translation>
    </message>
    <message>
        <source>King-jack solo</source>
        <translation>Königs-Buben-Solo</translation>
    </message>
    <message>
        <source>Kings and jacks are trumps, kings above jacks.</source>
        <translation>Könige und Buben sind Trumpf, die Könige über den Buben.</translation>
    </message>
    <message>
        <source>King-queen solo</source>
        <translation>Königs-Damen-Solo</translation>
    </message>
    <message>
        <source>Kings and queens are trumps, kings above queens.</source>
        <translation>Könige und Damen sind Trumpf, die Könige über den Damen.</translation>
    </message>
    <message>
        <source>The soloist leads in a voluntary solo</source>
        <translation>Beim Lustsolo spielt der Solospieler auf</translation>
    </message>
    <message>
        <source>Several soli</source>
        <translation>Mehrere Soli</translation>
    </message>
    <message>
        <source>Whose solo is played when more than one player wants one.</source>
        <translation>Wessen Solo gespielt wird, wenn mehrere Spieler eines wollen.</translation>
    </message>
    <message>
        <source>First trick of another player</source>
        <translation>Erster Fremder</translation>
    </message>
    <message>
        <source>The bridegroom may choose that any trick of another player finds the partner.</source>
        <translation>Der Hochzeiter darf wählen, dass jeder Stich eines anderen Spielers den Partner bestimmt.</translation>
    </message>
    <message>
        <source>First plain-suit trick of another player</source>
        <translation>Erster Fehlstich</translation>
    </message>
    <message>
        <source>The bridegroom may choose that only a trick led with a plain suit finds the partner.</source>
        <translation>Der Hochzeiter darf wählen, dass nur ein Stich, zu dem eine Fehlfarbe aufgespielt wurde, den Partner bestimmt.</translation>
    </message>
    <message>
        <source>First club, spade or heart trick of another player</source>
        <translation>Erster Kreuz-, Pik- oder Herzstich</translation>
    </message>
    <message>
        <source>The bridegroom may choose one plain suit; only a trick led with it finds the partner.</source>
        <translation>Der Hochzeiter darf eine Fehlfarbe wählen; nur ein Stich, zu dem sie aufgespielt wurde, bestimmt den Partner.</translation>
    </message>
    <message>
        <source>First trump trick of another player</source>
        <translation>Erster Trumpfstich</translation>
    </message>
    <message>
        <source>The bridegroom may choose that only a trick led with a trump finds the partner.</source>
        <translation>Der Hochzeiter darf wählen, dass nur ein Stich, zu dem Trumpf aufgespielt wurde, den Partner bestimmt.</translation>
    </message>
    <message>
        <source>The first matching trick decides</source>
        <translation>Der erste passende Stich entscheidet</translation>
    </message>
    <message>
        <source>If the bridegroom wins the first trick that could have found a partner, he plays alone.</source>
        <translation>Bekommt der Hochzeiter selbst den ersten Stich, der den Partner hätte bestimmen können, so spielt er allein.</translation>
    </message>
    <message>
        <source>Last trick that can find the partner</source>
        <translation>Letzter möglicher Klärungsstich</translation>
    </message>
    <message>
        <source>Counted over all tricks; after it the bridegroom plays alone.</source>
        <translation>Gezählt über alle Stiche; danach spielt der Hochzeiter allein.</translation>
    </message>
    <message>
        <source>Re and Kontra: cards needed</source>
        <translation>Re und Kontra: nötige Karten</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say Re or Kontra.</source>
        <translation>Wie viele Karten ein Spieler noch haben muss, um „Re“ oder „Kontra“ zu sagen.</translation>
    </message>
    <message>
        <source>No 90: cards needed</source>
        <translation>Keine 90: nötige Karten</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say no 90.</source>
        <translation>Wie viele Karten ein Spieler noch haben muss, um „keine 90“ zu sagen.</translation>
    </message>
    <message>
        <source>No 60: cards needed</source>
        <translation>Keine 60: nötige Karten</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say no 60.</source>
        <translation>Wie viele Karten ein Spieler noch haben muss, um „keine 60“ zu sagen.</translation>
    </message>
    <message>
        <source>No 30: cards needed</source>
        <translation>Keine 30: nötige Karten</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say no 30.</source>
        <translation>Wie viele Karten ein Spieler noch haben muss, um „keine 30“ zu sagen.</translation>
    </message>
    <message>
        <source>Black: cards needed</source>
        <translation>Schwarz: nötige Karten</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say black.</source>
        <translation>Wie viele Karten ein Spieler noch haben muss, um „schwarz“ zu sagen.</translation>
    </message>
    <message>
        <source>Last announcement: tricks left</source>
        <translation>Letzte Ansage: ausstehende Stiche</translation>
    </message>
    <message>
        <source>Nobody may announce anything, replies included, when fewer tricks than this are left.</source>
        <translation>Stehen weniger Stiche aus als hier angegeben, darf niemand mehr etwas ansagen, auch nicht als Erwiderung.</translation>
    </message>
    <message>
        <source>A card counts until its trick is full</source>
        <translation>Eine Karte zählt, bis ihr Stich voll ist</translation>
    </message>
    <message>
        <source>A player who has played to the running trick may still announce as if holding that card.</source>
        <translation>Wer zum laufenden Stich schon gespielt hat, darf noch ansagen, als hätte er diese Karte auf der Hand.</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Erwiderungen</translation>
    </message>
    <message>
        <source>Re and Kontra double</source>
        <translation>Re und Kontra verdoppeln</translation>
    </message>
    <message>
        <source>Each of them doubles the points of the game; otherwise each adds two points.</source>
        <translation>Jede der beiden Ansagen verdoppelt die Punkte des Spiels; sonst bringt sie zwei Punkte dazu.</translation>
    </message>
    <message>
        <source>The point against the queens is doubled too</source>
        <translation>Auch „gegen die Alten“ wird verdoppelt</translation>
    </message>
    <message>
        <source>The point for winning against the queens of clubs is inside the doubling.</source>
        <translation>Der Punkt für den Gewinn gegen die Alten wird mitverdoppelt.</translation>
    </message>
    <message>
        <source>Point for 120 against no 90 and so on</source>
        <translation>Punkt für 120 gegen „keine 90“ und so weiter</translation>
    </message>
    <message>
        <source>Whether only the highest missed announcement of the opponents brings a point, or each one.</source>
        <translation>Ob nur die höchste verfehlte Absage der Gegner einen Punkt bringt oder jede.</translation>
    </message>
    <message>
        <source>Tens of hearts are the highest trumps</source>
        <translation>Dullen sind die höchsten Trümpfe</translation>
    </message>
    <message>
        <source>In all games with a trump suit; otherwise the ten of hearts is a plain heart.</source>
        <translation>In allen Spielen mit einer Trumpffarbe; sonst ist die Herz-Zehn eine gewöhnliche Herzkarte.</translation>
    </message>
    <message>
        <source>The second ten of hearts beats the first</source>
        <translation>Die zweite Dulle schlägt die erste</translation>
    </message>
    <message>
        <source>When both tens of hearts lie in one trick, the later one is higher.</source>
        <translation>Liegen beide Dullen in einem Stich, ist die spätere höher.</translation>
    </message>
    <message>
        <source>The other way round in the last trick</source>
        <translation>Im letzten Stich umgekehrt</translation>
    </message>
    <message>
        <source>In the last trick the order of the two tens of hearts is reversed.</source>
        <translation>Im letzten Stich ist die Rangfolge der beiden Dullen umgekehrt.</translation>
    </message>
    <message>
        <source>Caught fox</source>
        <translation>Fuchs gefangen</translation>
    </message>
    <message>
        <source>A point for each ace of diamonds of the opponents in an own trick.</source>
        <translation>Ein Punkt für jedes Karo-Ass der Gegner in einem eigenen Stich.</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Karlchen</translation>
    </message>
    <message>
        <source>A point for winning the last trick with a jack of clubs.</source>
        <translation>Ein Punkt, wenn ein Kreuz-Bube den letzten Stich macht.</translation>
    </message>
    <message>
        <source>Special points of a marriage that found nobody</source>
        <translation>Sonderpunkte einer Hochzeit ohne Partner</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Sum of all games</source>
        <translation>Summe aller Spiele</translation>
    </message>
    <message>
        <source>Soli</source>
        <translation>Soli</translation>
    </message>
    <message>
        <source>Duty soli still to be played</source>
        <translation>Noch zu spielende Pflichtsoli</translation>
    </message>
    <message>
        <source>%1 as soloist, sum %2</source>
        <translation>%1 als Solospieler, Summe %2</translation>
    </message>
    <message>
        <source>%1, sum %2</source>
        <translation>%1, Summe %2</translation>
    </message>
</context>
<context>
    <name>sentence</name>
    <message>
        <source>%1 announces a marriage: the first trick of another player decides.</source>
        <translation>%1 sagt eine Hochzeit an: Der erste fremde Stich entscheidet.</translation>
    </message>
    <message>
        <source>%1 announces a marriage: the first plain-suit trick of another player decides.</source>
        <translation>%1 sagt eine Hochzeit an: Der erste fremde Fehlstich entscheidet.</translation>
    </message>
    <message>
        <source>%1 announces a marriage: the first trump trick of another player decides.</source>
        <translation>%1 sagt eine Hochzeit an: Der erste fremde Trumpfstich entscheidet.</translation>
    </message>
    <message>
        <source>%1 announces a marriage: the first club trick of another player decides.</source>
        <translation>%1 sagt eine Hochzeit an: Der erste fremde Kreuzstich entscheidet.</translation>
    </message>
    <message>
        <source>%1 announces a marriage: the first spade trick of another player decides.</source>
        <translation>%1 sagt eine Hochzeit an: Der erste fremde Pikstich entscheidet.</translation>
    </message>
    <message>
        <source>%1 announces a marriage: the first heart trick of another player decides.</source>
        <translation>%1 sagt eine Hochzeit an: Der erste fremde Herzstich entscheidet.</translation>
    </message>
    <message>
        <source>Clubs were led: you must follow with a club.</source>
        <translation>Kreuz wurde aufgespielt: Du musst Kreuz bedienen.</translation>
    </message>
    <message>
        <source>Spades were led: you must follow with a spade.</source>
        <translation>Pik wurde aufgespielt: Du musst Pik bedienen.</translation>
    </message>
    <message>
        <source>Hearts were led: you must follow with a heart.</source>
        <translation>Herz wurde aufgespielt: Du musst Herz bedienen.</translation>
    </message>
    <message>
        <source>Diamonds were led: you must follow with a diamond.</source>
        <translation>Karo wurde aufgespielt: Du musst Karo bedienen.</translation>
    </message>
    <message>
        <source>Trump was led: you must follow with a trump.</source>
        <translation>Trumpf wurde aufgespielt: Du musst Trumpf bedienen.</translation>
    </message>
    <message>
        <source>%1 is asked: healthy, or a reservation?</source>
        <translation>%1 wird gefragt: gesund oder Vorbehalt?</translation>
    </message>
    <message>
        <source>%1 names the game.</source>
        <translation>%1 nennt das Spiel.</translation>
    </message>
    <message>
        <source>%1 must play a duty solo and chooses one.</source>
        <translation>%1 wird vorgeführt und wählt ein Pflichtsolo.</translation>
    </message>
    <message>
        <source>%1 is asked for a duty solo.</source>
        <translation>%1 wird nach einem Pflichtsolo gefragt.</translation>
    </message>
    <message>
        <source>%1 is asked for a solo.</source>
        <translation>%1 wird nach einem Solo gefragt.</translation>
    </message>
    <message>
        <source>%1 is asked for a marriage.</source>
        <translation>%1 wird nach einer Hochzeit gefragt.</translation>
    </message>
    <message>
        <source>%1 plays alone against three: a silent marriage.</source>
        <translation>%1 spielt allein gegen drei: eine stille Hochzeit.</translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation>%1 spielt %2.</translation>
    </message>
    <message>
        <source>%1 replies with %2.</source>
        <translation>%1 erwidert „%2“.</translation>
    </message>
    <message>
        <source>%1 announces %2.</source>
        <translation>%1 sagt „%2“.</translation>
    </message>
    <message>
        <source>%1 is healthy.</source>
        <translation>%1 ist gesund.</translation>
    </message>
    <message>
        <source>%1 has a reservation.</source>
        <translation>%1 hat einen Vorbehalt.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passt.</translation>
    </message>
    <message>
        <source>%1 plays a duty solo: %2.</source>
        <translation>%1 spielt ein Pflichtsolo: %2.</translation>
    </message>
    <message>
        <source>%1 plays a solo: %2.</source>
        <translation>%1 spielt ein Solo: %2.</translation>
    </message>
    <message>
        <source>%1 has found no partner and plays alone.</source>
        <translation>%1 hat keinen Partner gefunden und spielt allein.</translation>
    </message>
    <message>
        <source>%1 is the partner of %2.</source>
        <translation>%1 spielt mit %2 zusammen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>%1 leads.</source>
        <translation>%1 spielt auf.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>It is your turn: lead a card.</source>
        <translation>Du bist am Zug: Spiel eine Karte auf.</translation>
    </message>
    <message>
        <source>It is your turn: play a card.</source>
        <translation>Du bist am Zug: Spiel eine Karte.</translation>
    </message>
    <message>
        <source>%1 has dealt, so you speak first.</source>
        <translation>%1 hat gegeben, also wirst du zuerst gefragt.</translation>
    </message>
    <message>
        <source>It is not your turn, but that of %1.</source>
        <translation>Nicht du bist am Zug, sondern %1.</translation>
    </message>
    <message>
        <source>There is no earlier trick.</source>
        <translation>Einen früheren Stich gibt es nicht.</translation>
    </message>
    <message numerus="yes">
        <source>By the rules only the last %n trick(s) may be looked at.</source>
        <translation>
            <numerusform>Nach den Regeln darf nur der letzte Stich angesehen werden.</numerusform><numerusform>Nach den Regeln dürfen nur die letzten %n Stiche angesehen werden.</numerusform></translation>
    </message>
    <message>
        <source>No card is played before the game is found.</source>
        <translation>Solange das Spiel nicht feststeht, wird keine Karte gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the trick with %n card point(s).</source>
        <translation>
            <numerusform>%1 bekommt den Stich mit %n Auge.</numerusform>
            <numerusform>%1 bekommt den Stich mit %n Augen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This announcement can no longer be made.</source>
        <translation>Diese Ansage ist nicht mehr möglich.</translation>
    </message>
    <message>
        <source>This is not asked now.</source>
        <translation>Danach wird gerade nicht gefragt.</translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Game %1: the duty soli that are still owed</source>
        <translation>Spiel %1: die noch offenen Pflichtsoli</translation>
    </message>
    <message>
        <source>Game %1, round %2</source>
        <translation>Spiel %1, Runde %2</translation>
    </message>
    <message>
        <source>Game %1 of %2, round %3 of %4</source>
        <translation>Spiel %1 von %2, Runde %3 von %4</translation>
    </message>
    <message>
        <source>The party is over: %1 has won it.</source>
        <translation>Die Partie ist zu Ende: %1 hat sie gewonnen.</translation>
    </message>
    <message>
        <source>The party is over: it ends in a draw.</source>
        <translation>Die Partie ist zu Ende: Sie endet unentschieden.</translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message>
        <source>The party cannot be saved: %1</source>
        <translation>Die Partie kann nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>%1. The file has been set aside as %2.</source>
        <translation>%1. Die Datei wurde als %2 beiseitegelegt.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, may be played</source>
        <translation>%1, spielbar</translation>
    </message>
    <message>
        <source>%1, may not be played: %2</source>
        <translation>%1, nicht spielbar: %2</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>thumb</name>
    <message>
        <source>Nothing in this hand is worth a reservation.</source>
        <translation>Nichts an diesem Blatt ist einen Vorbehalt wert.</translation>
    </message>
    <message>
        <source>You hold both queens of clubs and a strong hand: play alone without saying so.</source>
        <translation>Du hast beide Kreuz-Damen und ein starkes Blatt: Spiel allein, ohne es zu sagen.</translation>
    </message>
    <message>
        <source>You hold both queens of clubs: look for a partner.</source>
        <translation>Du hast beide Kreuz-Damen: Such dir einen Partner.</translation>
    </message>
    <message>
        <source>This hand is strong enough for a solo.</source>
        <translation>Dieses Blatt ist stark genug für ein Solo.</translation>
    </message>
    <message>
        <source>You owe a solo, and this hand has a fair chance.</source>
        <translation>Du musst noch ein Solo spielen, und mit diesem Blatt sind die Aussichten brauchbar.</translation>
    </message>
    <message>
        <source>You must play a solo now: this one has the best chances.</source>
        <translation>Du musst jetzt ein Solo spielen: Dieses hat die besten Aussichten.</translation>
    </message>
    <message>
        <source>Your reservation is another one.</source>
        <translation>Dein Vorbehalt ist ein anderer.</translation>
    </message>
    <message>
        <source>Your side should make about {points} card points: say so while you may.</source>
        <translation>Deine Partei dürfte etwa {points} Augen machen: Sag es, solange du darfst.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Es ist die einzige Karte, die du spielen darfst.</translation>
    </message>
    <message>
        <source>Whoever else takes this trick becomes your partner: let it go.</source>
        <translation>Wer sonst diesen Stich bekommt, wird dein Partner: Lass ihn laufen.</translation>
    </message>
    <message>
        <source>The trick is your partner's: give it points.</source>
        <translation>Der Stich gehört deinem Partner: Schmier ihm Augen.</translation>
    </message>
    <message>
        <source>You are last: take the trick as cheaply as you can.</source>
        <translation>Du sitzt hinten: Nimm den Stich so billig wie möglich.</translation>
    </message>
    <message>
        <source>You cannot take this trick at a fair price: give it as little as you can.</source>
        <translation>Dieser Stich ist für dich zu teuer: Gib so wenig wie möglich hinein.</translation>
    </message>
    <message>
        <source>Your partner will keep this trick: give it points.</source>
        <translation>Dein Partner behält diesen Stich: Schmier ihm Augen.</translation>
    </message>
    <message>
        <source>{card} has good chances to win this trick.</source>
        <translation>{card} hat gute Aussichten, diesen Stich zu machen.</translation>
    </message>
    <message>
        <source>Your side should get this trick: give it points.</source>
        <translation>Deine Partei dürfte diesen Stich bekommen: Schmier Augen.</translation>
    </message>
    <message>
        <source>The trick may be lost: play a card that you can spare.</source>
        <translation>Der Stich ist vielleicht verloren: Spiel eine Karte, die du entbehren kannst.</translation>
    </message>
    <message>
        <source>You are looking for a partner: lead a card that somebody else can take.</source>
        <translation>Du suchst einen Partner: Spiel eine Karte auf, bei der ein anderer den Stich machen kann.</translation>
    </message>
    <message>
        <source>You play alone and {card} cannot be beaten: draw the others' trumps.</source>
        <translation>Du spielst allein, und {card} ist nicht zu schlagen: Zieh den anderen die Trümpfe.</translation>
    </message>
    <message>
        <source>Only a trump beats {card}: lead it against the soloist.</source>
        <translation>Nur ein Trumpf schlägt {card}: Spiel die Karte gegen den Solospieler auf.</translation>
    </message>
    <message>
        <source>Nobody should be able to trump {card} yet: lead it before that changes.</source>
        <translation>{card} dürfte noch niemand stechen können: Spiel die Karte auf, bevor sich das ändert.</translation>
    </message>
    <message>
        <source>Your partner has none of this suit and can trump it.</source>
        <translation>Dein Partner ist in dieser Farbe frei und kann sie stechen.</translation>
    </message>
    <message>
        <source>{card} cannot be beaten: draw the opponents' trumps.</source>
        <translation>{card} ist nicht zu schlagen: Zieh den Gegnern die Trümpfe.</translation>
    </message>
    <message>
        <source>Lead a low plain card, so that the soloist gains little from it.</source>
        <translation>Spiel eine niedrige Fehlkarte auf, damit der Solospieler wenig davon hat.</translation>
    </message>
    <message>
        <source>You are re: lead a low trump, so that the others run out of trumps.</source>
        <translation>Du bist Re: Spiel einen kleinen Trumpf auf, damit den anderen die Trümpfe ausgehen.</translation>
    </message>
    <message>
        <source>Any legal move will do.</source>
        <translation>Jede erlaubte Karte oder Antwort ist recht.</translation>
    </message>
    <message>
        <source>Nothing is certain here: lead the card that costs you least.</source>
        <translation>Hier ist nichts sicher: Spiel die Karte auf, die dich am wenigsten kostet.</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>No 90</source>
        <translation>Keine 90</translation>
    </message>
    <message>
        <source>No 60</source>
        <translation>Keine 60</translation>
    </message>
    <message>
        <source>No 30</source>
        <translation>Keine 30</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>No 90 announced</source>
        <translation>Keine 90 abgesagt</translation>
    </message>
    <message>
        <source>No 60 announced</source>
        <translation>Keine 60 abgesagt</translation>
    </message>
    <message>
        <source>No 30 announced</source>
        <translation>Keine 30 abgesagt</translation>
    </message>
    <message>
        <source>Black announced</source>
        <translation>Schwarz abgesagt</translation>
    </message>
    <message>
        <source>Nobody wins: Re has %1 card points, Kontra %2.</source>
        <translation>Niemand gewinnt: Re hat %1 Augen, Kontra %2.</translation>
    </message>
    <message>
        <source>%1 wins with %2 to %3 card points.</source>
        <translation>%1 gewinnt mit %2 zu %3 Augen.</translation>
    </message>
    <message>
        <source>The game counts nothing for either side.</source>
        <translation>Das Spiel zählt für keine Partei etwas.</translation>
    </message>
    <message numerus="yes">
        <source>The game counts minus %n point(s) for %1.</source>
        <translation>
            <numerusform>Das Spiel zählt für %1 minus %n Punkt.</numerusform>
            <numerusform>Das Spiel zählt für %1 minus %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game counts %n point(s) for %1.</source>
        <translation>
            <numerusform>Das Spiel zählt %n Punkt für %1.</numerusform>
            <numerusform>Das Spiel zählt %n Punkte für %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Against the queens of clubs</source>
        <translation>Gegen die Alten</translation>
    </message>
    <message>
        <source>%1 announced</source>
        <translation>%1 angesagt</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen „%2“</translation>
    </message>
    <message>
        <source>Kontra has won without the queens of clubs.</source>
        <translation>Kontra hat ohne die Kreuz-Damen gewonnen.</translation>
    </message>
    <message>
        <source>The soloist's points count three times.</source>
        <translation>Die Punkte des Solospielers zählen dreifach.</translation>
    </message>
    <message>
        <source>%1 has taken no trick.</source>
        <translation>%1 hat keinen Stich bekommen.</translation>
    </message>
    <message>
        <source>Said by %1; it counts for the winners.</source>
        <translation>Gesagt hat es %1; es zählt für die Sieger.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n card point(s).</source>
        <translation>
            <numerusform>%1 hat %n Auge.</numerusform>
            <numerusform>%1 hat %n Augen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trick %2 brings %1 %n card point(s).</source>
        <translation>
            <numerusform>Der %2. Stich bringt %1 %n Auge.</numerusform>
            <numerusform>Der %2. Stich bringt %1 %n Augen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>%1 catches the ace of diamonds of %3 in trick %2.</source>
        <translation>%1 fängt im %2. Stich das Karo-Ass von %3.</translation>
    </message>
    <message>
        <source>Fox caught</source>
        <translation>Fuchs gefangen</translation>
    </message>
    <message>
        <source>%1 takes the last trick with the jack of clubs.</source>
        <translation>%1 macht den letzten Stich mit dem Kreuz-Buben.</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Karlchen</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>ace of clubs</source>
        <translation>Kreuz-Ass</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>Kreuz-Zehn</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>Kreuz-König</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>Kreuz-Dame</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>Kreuz-Bube</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>Kreuz-Neun</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>Pik-Ass</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>Pik-Zehn</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>Pik-König</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>Pik-Dame</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>Pik-Bube</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>Pik-Neun</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>Herz-Ass</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>Herz-Zehn</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>Herz-König</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>Herz-Dame</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>Herz-Bube</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>Herz-Neun</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>Karo-Ass</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>Karo-Zehn</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>Karo-König</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>Karo-Dame</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>Karo-Bube</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>Karo-Neun</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Normal game</source>
        <translation>Normalspiel</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>Marriage without a partner</source>
        <translation>Hochzeit ohne Partner</translation>
    </message>
    <message>
        <source>Silent marriage</source>
        <translation>Stille Hochzeit</translation>
    </message>
    <message>
        <source>Club solo</source>
        <translation>Kreuzsolo</translation>
    </message>
    <message>
        <source>Spade solo</source>
        <translation>Piksolo</translation>
    </message>
    <message>
        <source>Heart solo</source>
        <translation>Herzsolo</translation>
    </message>
    <message>
        <source>Diamond solo</source>
        <translation>Karosolo</translation>
    </message>
    <message>
        <source>Queen solo</source>
        <translation>Damensolo</translation>
    </message>
    <message>
        <source>Jack solo</source>
        <translation>Bubensolo</translation>
    </message>
    <message>
        <source>King solo</source>
        <translation>Königssolo</translation>
    </message>
    <message>
        <source>Queen-jack solo</source>
        <translation>Damen-Buben-Solo</translation>
    </message>
    <message>
        <source>King-jack solo</source>
        <translation>Königs-Buben-Solo</translation>
    </message>
    <message>
        <source>King-queen solo</source>
        <translation>Königs-Damen-Solo</translation>
    </message>
    <message>
        <source>Koehler</source>
        <translation>Köhler</translation>
    </message>
    <message>
        <source>Meatless solo</source>
        <translation>Fleischloser</translation>
    </message>
    <message>
        <source>Marriage: first trick of another player</source>
        <translation>Hochzeit: erster Fremder</translation>
    </message>
    <message>
        <source>Marriage: first plain-suit trick of another player</source>
        <translation>Hochzeit: erster Fehlstich</translation>
    </message>
    <message>
        <source>Marriage: first trump trick of another player</source>
        <translation>Hochzeit: erster Trumpfstich</translation>
    </message>
    <message>
        <source>Marriage: first club trick of another player</source>
        <translation>Hochzeit: erster Kreuzstich</translation>
    </message>
    <message>
        <source>Marriage: first spade trick of another player</source>
        <translation>Hochzeit: erster Pikstich</translation>
    </message>
    <message>
        <source>Marriage: first heart trick of another player</source>
        <translation>Hochzeit: erster Herzstich</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>no 90</source>
        <translation>keine 90</translation>
    </message>
    <message>
        <source>no 60</source>
        <translation>keine 60</translation>
    </message>
    <message>
        <source>no 30</source>
        <translation>keine 30</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>worker</name>
    <message>
        <source>A computer player has failed and plays any card that is allowed (%1).</source>
        <translation>Ein Computerspieler ist ausgefallen und spielt irgendeine erlaubte Karte (%1).</translation>
    </message>
    <message>
        <source>The process of the computer players has ended unexpectedly.</source>
        <translation>Der Prozess der Computerspieler wurde unerwartet beendet.</translation>
    </message>
    <message>
        <source>The process of the computer players cannot be started.</source>
        <translation>Der Prozess der Computerspieler lässt sich nicht starten.</translation>
    </message>
    <message>
        <source>A computer player did not answer in time.</source>
        <translation>Ein Computerspieler hat nicht rechtzeitig geantwortet.</translation>
    </message>
</context>
</TS>
