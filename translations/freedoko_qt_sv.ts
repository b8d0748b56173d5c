<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About FreeDoko-Qt</source>
        <translation>Om FreeDoko-Qt</translation>
    </message>
    <message>
        <source>Version %1, with Python %2 and Qt %3</source>
        <translation>Version %1, med Python %2 och Qt %3</translation>
    </message>
    <message>
        <source>Doppelkopf at a table of your own rules, against computer players that never peek.</source>
        <translation>Dubbelhuvud med dina egna regler, mot datorspelare som aldrig tjuvkikar.</translation>
    </message>
    <message>
        <source>The program uses no network and keeps everything on this computer.</source>
        <translation>Programmet använder inget nätverk och sparar allt på den här datorn.</translation>
    </message>
    <message>
        <source>It is free software: you may use, pass on and change it under the terms of the GNU General Public License, version 3 or later. There is no warranty.</source>
        <translation>Det är fri programvara: du får använda, sprida och ändra det enligt villkoren i GNU General Public License, version 3 eller senare. Ingen garanti lämnas.</translation>
    </message>
</context>
<context>
    <name>AnnouncePanel</name>
    <message>
        <source>Announcements</source>
        <translation>Angivelser</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Open a party</source>
        <translation>Öppna ett parti</translation>
    </message>
    <message>
        <source>Parties (*.yaml);;All files (*)</source>
        <translation>Partier (*.yaml);;Alla filer (*)</translation>
    </message>
    <message>
        <source>Save a copy of the party</source>
        <translation>Spara en kopia av partiet</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Hjälp</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tangenter</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Course of the game</source>
        <translation>Spelförlopp</translation>
    </message>
    <message>
        <source>What happens in the game is written here.</source>
        <translation>Här står det som händer i spelet.</translation>
    </message>
</context>
<context>
    <name>NewPartyDialog</name>
    <message>
        <source>New party</source>
        <translation>Nytt parti</translation>
    </message>
    <message>
        <source>D&amp;raw another</source>
        <translation>D&amp;ra ett nytt</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starta</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>The rules of the last party</source>
        <translation>Reglerna från förra partiet</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>At the &amp;bottom:</source>
        <translation>&amp;Nederst:</translation>
    </message>
    <message>
        <source>On the &amp;left:</source>
        <translation>Till &amp;vänster:</translation>
    </message>
    <message>
        <source>&amp;Opposite:</source>
        <translation>&amp;Mittemot:</translation>
    </message>
    <message>
        <source>On the ri&amp;ght:</source>
        <translation>Till &amp;höger:</translation>
    </message>
    <message>
        <source>Who plays here, and how well</source>
        <translation>Vem som spelar här, och hur bra</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>R&amp;ules:</source>
        <translation>Re&amp;gler:</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>The same seed deals the same cards again, in every game of the party.</source>
        <translation>Samma frö ger samma kort igen, i varje spel i partiet.</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>&amp;Frö:</translation>
    </message>
    <message>
        <source>&amp;First dealer:</source>
        <translation>Första g&amp;ivare:</translation>
    </message>
    <message>
        <source>The party has no fixed end.</source>
        <translation>Partiet har inget bestämt slut.</translation>
    </message>
    <message numerus="yes">
        <source>The party has %n round(s) of four games.</source>
        <translation>
            <numerusform>Partiet har %n omgång om fyra spel.</numerusform>
            <numerusform>Partiet har %n omgångar om fyra spel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody plays %n duty solo(s).</source>
        <translation>
            <numerusform>Alla spelar %n pliktsolo.</numerusform>
            <numerusform>Alla spelar %n pliktsolon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Alla spelare måste ha ett namn.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Två spelare har samma namn.</translation>
    </message>
    <message>
        <source>The seed is a number from 0 to %1.</source>
        <translation>Fröet är ett tal från 0 till %1.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>Some cards in the chosen style</source>
        <translation>Några kort i den valda stilen</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Look at the &amp;table</source>
        <translation>Visa &amp;bordet</translation>
    </message>
    <message>
        <source>N&amp;ew party …</source>
        <translation>N&amp;ytt parti …</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <translation>&amp;Nästa spel</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lag</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stick</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Ögon</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summa</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score sheet</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The preferences could not be kept: %1.</source>
        <translation>Inställningarna kunde inte sparas: %1.</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Verktygsfält</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Spelförlopp</translation>
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
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pela</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
    </message>
    <message>
        <source>&amp;New party …</source>
        <translation>&amp;Nytt parti …</translation>
    </message>
    <message>
        <source>Choose players and rules, and start a new party</source>
        <translation>Välj spelare och regler och börja ett nytt parti</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Öppna …</translation>
    </message>
    <message>
        <source>Load a party from a file and play on</source>
        <translation>Läs in ett parti från en fil och spela vidare</translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation>Spara &amp;som …</translation>
    </message>
    <message>
        <source>Write a copy of the party to a file; the party itself is always kept</source>
        <translation>Skriv en kopia av partiet till en fil; själva partiet sparas alltid</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avsluta</translation>
    </message>
    <message>
        <source>Close the program; the party goes on here the next time</source>
        <translation>Stäng programmet; nästa gång fortsätter partiet här</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>End the running pause, or deal the next game</source>
        <translation>Avsluta den pågående pausen eller ge nästa spel</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <translation>&amp;Ange</translation>
    </message>
    <message>
        <source>Make the first announcement that is offered</source>
        <translation>Gör den första angivelsen som erbjuds</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Senaste sticket</translation>
    </message>
    <message>
        <source>Show the last trick beside the running one</source>
        <translation>Visa det senaste sticket bredvid det pågående</translation>
    </message>
    <message>
        <source>&amp;Earlier trick</source>
        <translation>T&amp;idigare stick</translation>
    </message>
    <message>
        <source>Go one trick further back, as far as the rules allow it</source>
        <translation>Gå ett stick längre tillbaka, så långt reglerna tillåter</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tips</translation>
    </message>
    <message>
        <source>Say what a computer player would do, and why</source>
        <translation>Säg vad en datorspelare skulle göra, och varför</translation>
    </message>
    <message>
        <source>Let the com&amp;puter play</source>
        <translation>Låt &amp;datorn spela</translation>
    </message>
    <message>
        <source>The computer plays your cards too until you switch it off</source>
        <translation>Datorn spelar även dina kort tills du stänger av det</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>Show or hide the score sheet of the party</source>
        <translation>Visa eller dölj partiets protokoll</translation>
    </message>
    <message>
        <source>&amp;Course of the game</source>
        <translation>Spel&amp;förlopp</translation>
    </message>
    <message>
        <source>Show or hide what has happened in the game so far</source>
        <translation>Visa eller dölj vad som hittills har hänt i spelet</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>&amp;Nästa del av fönstret</translation>
    </message>
    <message>
        <source>Move the keyboard to the next part: table, questions, panels</source>
        <translation>Flytta tangentbordets fokus till nästa del: bord, frågor, paneler</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Helskärm</translation>
    </message>
    <message>
        <source>Use the whole screen for the table</source>
        <translation>Använd hela skärmen för bordet</translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation>&amp;Inställningar …</translation>
    </message>
    <message>
        <source>Language, speed, cards and colours</source>
        <translation>Språk, tempo, kort och färger</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tangenter</translation>
    </message>
    <message>
        <source>Show all keys of the program</source>
        <translation>Visa programmets alla tangenter</translation>
    </message>
    <message>
        <source>&amp;Rules of this party</source>
        <translation>&amp;Regler för partiet</translation>
    </message>
    <message>
        <source>Show the rules by which the party is played</source>
        <translation>Visa reglerna som partiet spelas efter</translation>
    </message>
    <message>
        <source>&amp;About FreeDoko-Qt</source>
        <translation>&amp;Om FreeDoko-Qt</translation>
    </message>
    <message>
        <source>Show version and licence</source>
        <translation>Visa version och licens</translation>
    </message>
    <message>
        <source>Walk along the cards that may be played</source>
        <translation>Stega mellan korten som får spelas</translation>
    </message>
    <message>
        <source>Go to the first or last card that may be played</source>
        <translation>Gå till första eller sista kortet som får spelas</translation>
    </message>
    <message>
        <source>Play the chosen card; with none chosen, end the running pause</source>
        <translation>Spela det valda kortet; om inget är valt, avsluta den pågående pausen</translation>
    </message>
    <message>
        <source>Choose none of the cards any more</source>
        <translation>Avmarkera det valda kortet</translation>
    </message>
    <message>
        <source>Play the card at this place of the hand, counted from the left; 0, A and B are 10 to 12</source>
        <translation>Spela kortet på den här platsen i handen, räknat från vänster; 0, A och B är 10 till 12</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>Hint: play the %1.</source>
        <translation>Tips: spela %1.</translation>
    </message>
    <message>
        <source>Hint: announce %1.</source>
        <translation>Tips: säg %1.</translation>
    </message>
    <message>
        <source>Hint: say that you are healthy.</source>
        <translation>Tips: säg att du är frisk.</translation>
    </message>
    <message>
        <source>Hint: say that you have a reservation.</source>
        <translation>Tips: säg att du har ett förbehåll.</translation>
    </message>
    <message>
        <source>Hint: say no.</source>
        <translation>Tips: säg nej.</translation>
    </message>
    <message>
        <source>Hint: choose this game: %1.</source>
        <translation>Tips: välj det här spelet: %1.</translation>
    </message>
    <message>
        <source>There is nothing for you to decide just now.</source>
        <translation>Just nu har du inget att bestämma.</translation>
    </message>
</context>
<context>
    <name>deck</name>
    <message>
        <source>The deck %1 cannot be read; the classic cards take its place.</source>
        <translation>Kortleken %1 kan inte läsas; de klassiska korten används i stället.</translation>
    </message>
    <message>
        <source>The deck %1 is damaged; the classic cards take its place.</source>
        <translation>Kortleken %1 är skadad; de klassiska korten används i stället.</translation>
    </message>
    <message>
        <source>The deck %1 lacks some cards; the classic cards take its place.</source>
        <translation>Kortleken %1 saknar några kort; de klassiska korten används i stället.</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>At the table</source>
        <translation>Vid bordet</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nej</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Dummy</source>
        <translation>Träkarl</translation>
    </message>
    <message>
        <source>Plays any legal card. For the very first games.</source>
        <translation>Spelar vilket tillåtet kort som helst. För de allra första spelen.</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <translation>Tumregler</translation>
    </message>
    <message>
        <source>Remembers all cards and plays as a seasoned club player would teach it.</source>
        <translation>Minns alla kort och spelar så som en rutinerad klubbspelare lär ut det.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>The program has a fault (%1). What you have played is saved.</source>
        <translation>Ett fel har uppstått i programmet (%1). Det du har spelat är sparat.</translation>
    </message>
</context>
<context>
    <name>paint</name>
    <message>
        <source>Trick %1, led by %2</source>
        <translation>Stick %1, utspel av %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card point(s)</source>
        <translation>
            <numerusform>%1: %n öga</numerusform><numerusform>%1: %n ögon</numerusform></translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Förbehåll</translation>
    </message>
    <message>
        <source>healthy</source>
        <translation>frisk</translation>
    </message>
    <message>
        <source>reservation</source>
        <translation>förbehåll</translation>
    </message>
    <message>
        <source>marriage</source>
        <translation>bröllop</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>ensam</translation>
    </message>
    <message>
        <source>duty solo</source>
        <translation>pliktsolo</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>står i tur</translation>
    </message>
    <message>
        <source>leads this trick</source>
        <translation>spelar ut till det här sticket</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>givare</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n stick</numerusform>
            <numerusform>%n stick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n öga</numerusform>
            <numerusform>%n ögon</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>preference</name>
    <message>
        <source>General</source>
        <translation>Allmänt</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ljusa</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mörka</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hög kontrast</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisk</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Fyra färger</translation>
    </message>
    <message>
        <source>Large signs</source>
        <translation>Stora tecken</translation>
    </message>
    <message>
        <source>German suits</source>
        <translation>Tyska färger</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Som språket</translation>
    </message>
    <message>
        <source>English (A K Q J)</source>
        <translation>Engelska (A K Q J)</translation>
    </message>
    <message>
        <source>German (A K D B)</source>
        <translation>Tyska (A K D B)</translation>
    </message>
    <message>
        <source>Swedish (E Ku D Kn)</source>
        <translation>Svenska (E Ku D Kn)</translation>
    </message>
    <message>
        <source>Swedish (E K D Kn)</source>
        <translation>Svenska (E K D Kn)</translation>
    </message>
    <message>
        <source>Polish (A K D W)</source>
        <translation>Polska (A K D W)</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blå</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Röd</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grön</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Natt</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Plommon</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Sand</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>The language of all texts; it can be changed while a game runs.</source>
        <translation>Språket för alla texter; det kan bytas mitt i ett spel.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Färger</translation>
    </message>
    <message>
        <source>Light or dark windows, or colours that are told apart most easily.</source>
        <translation>Ljusa eller mörka fönster, eller färger som är lättast att skilja åt.</translation>
    </message>
    <message>
        <source>Flight of the cards</source>
        <translation>Kortens flygtid</translation>
    </message>
    <message>
        <source>How long a card flies to its place; at 0 nothing moves, it is simply there.</source>
        <translation>Hur länge ett kort flyger till sin plats; vid 0 rör sig ingenting, kortet ligger bara där.</translation>
    </message>
    <message>
        <source>Wait before a computer player's card</source>
        <translation>Väntan före en datorspelares kort</translation>
    </message>
    <message>
        <source>So that you can follow the play; at 0 they play as fast as they can.</source>
        <translation>Så att du hinner följa spelet; vid 0 spelar de så fort de kan.</translation>
    </message>
    <message>
        <source>Pause after a trick</source>
        <translation>Paus efter ett stick</translation>
    </message>
    <message>
        <source>How long a full trick stays in the middle; a click or the space bar ends it.</source>
        <translation>Hur länge ett fullt stick ligger kvar i mitten; ett klick eller blanksteg avslutar pausen.</translation>
    </message>
    <message>
        <source>Card style</source>
        <translation>Kortstil</translation>
    </message>
    <message>
        <source>The drawing of the cards.</source>
        <translation>Hur korten är ritade.</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Bokstäver på korten</translation>
    </message>
    <message>
        <source>The letters in the corners of kings, queens, jacks and aces.</source>
        <translation>Bokstäverna i hörnen på kungar, damer, knektar och ess.</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Kortens baksida</translation>
    </message>
    <message>
        <source>The colour of the cards that lie face down.</source>
        <translation>Färgen på korten som ligger med baksidan upp.</translation>
    </message>
    <message>
        <source>Dim cards that may not be played</source>
        <translation>Tona ner kort som inte får spelas</translation>
    </message>
    <message>
        <source>Only where the rules of the party allow it.</source>
        <translation>Bara där partiets regler tillåter det.</translation>
    </message>
</context>
<context>
    <name>presets</name>
    <message>
        <source>DDV tournament</source>
        <translation>DDV-turnering</translation>
    </message>
    <message>
        <source>The tournament rules of the German Doppelkopf association: 20 games and a duty solo each.</source>
        <translation>Tyska Doppelkopfförbundets turneringsregler: 20 spel och ett pliktsolo var.</translation>
    </message>
</context>
<context>
    <name>question</name>
    <message>
        <source>Are you healthy, or do you have a reservation?</source>
        <translation>Är du frisk eller har du ett förbehåll?</translation>
    </message>
    <message>
        <source>Which game do you play?</source>
        <translation>Vilket spel spelar du?</translation>
    </message>
    <message>
        <source>You must play a duty solo now. Which one?</source>
        <translation>Nu måste du spela ett pliktsolo. Vilket?</translation>
    </message>
    <message>
        <source>Do you play a duty solo?</source>
        <translation>Spelar du ett pliktsolo?</translation>
    </message>
    <message>
        <source>Do you play a solo?</source>
        <translation>Spelar du ett solo?</translation>
    </message>
    <message>
        <source>Do you play a marriage?</source>
        <translation>Spelar du ett bröllop?</translation>
    </message>
    <message>
        <source>Your side says that it will win the game.</source>
        <translation>Ditt lag säger att det vinner spelet.</translation>
    </message>
    <message>
        <source>Your side says that the opponents will not reach 90 card points.</source>
        <translation>Ditt lag säger att motståndarna inte når 90 ögon.</translation>
    </message>
    <message>
        <source>Your side says that the opponents will not reach 60 card points.</source>
        <translation>Ditt lag säger att motståndarna inte når 60 ögon.</translation>
    </message>
    <message>
        <source>Your side says that the opponents will not reach 30 card points.</source>
        <translation>Ditt lag säger att motståndarna inte når 30 ögon.</translation>
    </message>
    <message>
        <source>Your side says that the opponents will not take a single trick.</source>
        <translation>Ditt lag säger att motståndarna inte tar ett enda stick.</translation>
    </message>
    <message>
        <source>Your side answers the announcement of the opponents; it can say nothing more after that.</source>
        <translation>Ditt lag svarar på motståndarnas angivelse; sedan får det inte säga något mer.</translation>
    </message>
    <message numerus="yes">
        <source>You still owe %n duty solo(s).</source>
        <translation>
            <numerusform>Du har %n pliktsolo kvar att spela.</numerusform>
            <numerusform>Du har %n pliktsolon kvar att spela.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold both queens of clubs: you will secretly play alone against three.</source>
        <translation>Du har båda klöverdamerna: du spelar i hemlighet ensam mot tre.</translation>
    </message>
    <message>
        <source>Healthy</source>
        <translation>Frisk</translation>
    </message>
    <message>
        <source>You want to play the normal game.</source>
        <translation>Du vill spela normalspelet.</translation>
    </message>
    <message>
        <source>You want to play a special game and will be asked which one.</source>
        <translation>Du vill spela ett särskilt spel och får frågan vilket.</translation>
    </message>
    <message>
        <source>Reservation</source>
        <translation>Förbehåll</translation>
    </message>
    <message>
        <source>Who takes that trick becomes your partner.</source>
        <translation>Den som tar det sticket blir din partner.</translation>
    </message>
    <message>
        <source>You do not play such a game, or leave it to another player.</source>
        <translation>Du spelar inget sådant spel eller överlåter det åt en annan spelare.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message numerus="yes">
        <source>%1 may be said while %n trick(s) or more are to be taken.</source>
        <translation>
            <numerusform>Du får säga %1 så länge minst %n stick återstår.</numerusform>
            <numerusform>Du får säga %1 så länge minst %n stick återstår.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may be said until you play your next card.</source>
        <translation>Du får säga %1 tills du spelar ditt nästa kort.</translation>
    </message>
    <message numerus="yes">
        <source>%1 may be said while you hold %n card(s) or more.</source>
        <translation>
            <numerusform>Du får säga %1 så länge du har minst %n kort på handen.</numerusform>
            <numerusform>Du får säga %1 så länge du har minst %n kort på handen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remark</name>
    <message>
        <source>After this solo the deal is repeated: %1 deals again.</source>
        <translation>Efter det här solot upprepas given: %1 ger igen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n card point(s) but missed its own announcement: %2.</source>
        <translation>
            <numerusform>%1 har %n öga men missade sin egen avsägelse: %2.</numerusform>
            <numerusform>%1 har %n ögon men missade sin egen avsägelse: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both sides missed their announcements, so nobody wins.</source>
        <translation>Båda lagen missade sina avsägelser, så ingen vinner.</translation>
    </message>
    <message numerus="yes">
        <source>So %1 wins with %n card point(s).</source>
        <translation>
            <numerusform>Därför vinner %1 med %n öga.</numerusform>
            <numerusform>Därför vinner %1 med %n ögon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only Kontra was announced, so Re needed no more than 120 card points.</source>
        <translation>Bara Kontra angavs, så Re behövde inte mer än 120 ögon.</translation>
    </message>
    <message>
        <source>At 120 to 120 card points Kontra wins, as Re needs 121.</source>
        <translation>Vid 120 mot 120 ögon vinner Kontra, eftersom Re behöver 121.</translation>
    </message>
    <message>
        <source>%1 has won, but the points of the other side weigh as much.</source>
        <translation>%1 har vunnit, men det andra lagets poäng väger lika tungt.</translation>
    </message>
    <message>
        <source>%1 has won, but the points of the other side weigh more.</source>
        <translation>%1 har vunnit, men det andra lagets poäng väger tyngre.</translation>
    </message>
    <message>
        <source>%1 held both queens of clubs and played alone: it counts as a solo.</source>
        <translation>%1 hade båda klöverdamerna och spelade ensam: det räknas som ett solo.</translation>
    </message>
    <message>
        <source>The marriage of %1 found no partner: it counts as a solo.</source>
        <translation>%1 fann ingen partner till sitt bröllop: det räknas som ett solo.</translation>
    </message>
    <message>
        <source>%1 has played a duty solo with this.</source>
        <translation>%1 har därmed spelat ett pliktsolo.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Plus: only winners write</source>
        <translation>Plus: bara vinnarna skriver</translation>
    </message>
    <message>
        <source>Minus: only losers write</source>
        <translation>Minus: bara förlorarna skriver</translation>
    </message>
    <message>
        <source>Plus and minus</source>
        <translation>Plus och minus</translation>
    </message>
    <message>
        <source>First in seat order</source>
        <translation>Den som sitter först i tur</translation>
    </message>
    <message>
        <source>Duty solo before voluntary solo</source>
        <translation>Pliktsolo före frivilligt solo</translation>
    </message>
    <message>
        <source>For the highest one only</source>
        <translation>Bara för den högsta</translation>
    </message>
    <message>
        <source>For each one</source>
        <translation>För varje</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnering</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Räkning</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Information</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Bröllop</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Angivelser</translation>
    </message>
    <message>
        <source>Tens of hearts</source>
        <translation>Hjärtertior</translation>
    </message>
    <message>
        <source>Special points</source>
        <translation>Extrapoäng</translation>
    </message>
    <message>
        <source>Who has not announced may answer the opponents with Re or Kontra, up to one card later.</source>
        <translation>Den som inte har gjort någon angivelse får svara motståndarna med Re eller Kontra, upp till ett kort senare.</translation>
    </message>
    <message>
        <source>Tricks up to the deciding one still bring them, foxes never; otherwise it is scored like any solo.</source>
        <translation>Stick till och med klarhetssticket ger dem ändå, rävar aldrig; annars räknas spelet som vilket solo som helst.</translation>
    </message>
    <message>
        <source>The chosen suit is trump instead of diamonds; queens, jacks and the tens of hearts stay trumps.</source>
        <translation>Den valda färgen är trumf i stället för ruter; damer, knektar och hjärtertior förblir trumf.</translation>
    </message>
    <message>
        <source>The soloist leads, and the same player deals again. Otherwise the lead stays left of the dealer.</source>
        <translation>Solospelaren spelar ut, och samma spelare ger igen. Annars spelar spelaren till vänster om givaren ut.</translation>
    </message>
    <message>
        <source>Play with nines</source>
        <translation>Spela med nior</translation>
    </message>
    <message>
        <source>48 cards and 12 tricks; without the nines 40 cards and 10 tricks. There are 240 card points.</source>
        <translation>48 kort och 12 stick; utan niorna 40 kort och 10 stick. Det finns 240 ögon.</translation>
    </message>
    <message>
        <source>Number of rounds is limited</source>
        <translation>Antalet omgångar är begränsat</translation>
    </message>
    <message>
        <source>The party ends after the set number of rounds; open duty soli are played after them.</source>
        <translation>Partiet slutar efter det bestämda antalet omgångar; kvarstående pliktsolon spelas efter dem.</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Antal omgångar</translation>
    </message>
    <message>
        <source>In a round everybody deals once; games whose deal is repeated come on top.</source>
        <translation>I en omgång ger alla en gång; spel vars giv upprepas tillkommer.</translation>
    </message>
    <message>
        <source>Duty soli of each player</source>
        <translation>Pliktsolon för varje spelare</translation>
    </message>
    <message>
        <source>Soli that everybody must play in the party; who has not done so by the end is made to.</source>
        <translation>Solon som alla måste spela under partiet; den som inte har gjort det före slutet tvingas till det.</translation>
    </message>
    <message>
        <source>Who writes the value of a game. With plus and minus the four scores always sum to zero.</source>
        <translation>Vem som skriver upp ett spels värde. Med plus och minus blir summan av de fyra resultaten alltid noll.</translation>
    </message>
    <message>
        <source>Past tricks that may be looked at</source>
        <translation>Tidigare stick som får ses</translation>
    </message>
    <message>
        <source>How many of the last tricks everybody may see again during the game.</source>
        <translation>Hur många av de senaste sticken alla får se igen under spelet.</translation>
    </message>
    <message>
        <source>Card points of the piles are shown</source>
        <translation>Högarnas ögon visas</translation>
    </message>
    <message>
        <source>The card points that each player has won stand at the piles during the game.</source>
        <translation>De ögon som varje spelare har vunnit står vid högarna under spelet.</translation>
    </message>
    <message>
        <source>Who plays the special game stays shown</source>
        <translation>Den som spelar ett särskilt spel visas hela tiden</translation>
    </message>
    <message>
        <source>Soloist, bridegroom and partner keep their mark during the game.</source>
        <translation>Solospelare, bröllopsspelare och partner behåller sitt märke under spelet.</translation>
    </message>
    <message>
        <source>Known sides are shown</source>
        <translation>Kända lag visas</translation>
    </message>
    <message>
        <source>Sides that everybody can know from the play so far are marked.</source>
        <translation>Lag som alla kan känna till av spelet hittills märks ut.</translation>
    </message>
    <message>
        <source>Cards that may be played are marked</source>
        <translation>Kort som får spelas märks ut</translation>
    </message>
    <message>
        <source>The program may show which cards of the hand may be played.</source>
        <translation>Programmet får visa vilka kort på handen som får spelas.</translation>
    </message>
    <message>
        <source>Soli</source>
        <translation>Solon</translation>
    </message>
    <message>
        <source>A player may play alone against the three others. Silent marriages do not depend on this.</source>
        <translation>En spelare får spela ensam mot de tre andra. Tysta bröllop påverkas inte av detta.</translation>
    </message>
    <message>
        <source>Suit soli</source>
        <translation>Färgsolon</translation>
    </message>
    <message>
        <source>Koehler</source>
        <translation>Köhler</translation>
    </message>
    <message>
        <source>Kings, queens and jacks are trumps, in this order.</source>
        <translation>Kungar, damer och knektar är trumf, i den ordningen.</translation>
    </message>
    <message>
        <source>Meatless solo</source>
        <translation>Köttfritt solo</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Det finns ingen trumf.</translation>
    </message>
    <message>
        <source>Jack solo</source>
        <translation>Knektsolo</translation>
    </message>
    <message>
        <source>Only jacks are trumps.</source>
        <translation>Bara knektar är trumf.</translation>
    </message>
    <message>
        <source>Queen solo</source>
        <translation>Damsolo</translation>
    </message>
    <message>
        <source>Only queens are trumps.</source>
        <translation>Bara damer är trumf.</translation>
    </message>
    <message>
        <source>King solo</source>
        <translation>Kungssolo</translation>
    </message>
    <message>
        <source>Only kings are trumps.</source>
        <translation>Bara kungar är trumf.</translation>
    </message>
    <message>
        <source>Queen-jack solo</source>
        <translation>Dam-knekt-solo</translation>
    </message>
    <message>
        <source>Queens and jacks are trumps, queens above jacks.</source>
        <translation>Damer och knektar är trumf, damer över knektar.</translation>
    </message>
    <message>
        <source>King-jack solo</source>
        <translation>Kung-knekt-solo</translation>
    </message>
    <message>
        <source>Kings and jacks are trumps, kings above jacks.</source>
        <translation>Kungar och knektar är trumf, kungar över knektar.</translation>
    </message>
    <message>
        <source>King-queen solo</source>
        <translation>Kung-dam-solo</translation>
    </message>
    <message>
        <source>Kings and queens are trumps, kings above queens.</source>
        <translation>Kungar och damer är trumf, kungar över damer.</translation>
    </message>
    <message>
        <source>The soloist leads in a voluntary solo</source>
        <translation>Solospelaren spelar ut i frivilligt solo</translation>
    </message>
    <message>
        <source>Several soli</source>
        <translation>Flera solon</translation>
    </message>
    <message>
        <source>Whose solo is played when more than one player wants one.</source>
        <translation>Vems solo som spelas när fler än en spelare vill spela solo.</translation>
    </message>
    <message>
        <source>First trick of another player</source>
        <translation>Första främmande stick</translation>
    </message>
    <message>
        <source>The bridegroom may choose that any trick of another player finds the partner.</source>
        <translation>Bröllopsspelaren får bestämma att vilket stick som helst av en annan spelare ger partnern.</translation>
    </message>
    <message>
        <source>First plain-suit trick of another player</source>
        <translation>Första främmande färgstick</translation>
    </message>
    <message>
        <source>The bridegroom may choose that only a trick led with a plain suit finds the partner.</source>
        <translation>Bröllopsspelaren får bestämma att bara ett stick där en felfärg spelas ut ger partnern.</translation>
    </message>
    <message>
        <source>First club, spade or heart trick of another player</source>
        <translation>Första främmande klöver-, spader- eller hjärterstick</translation>
    </message>
    <message>
        <source>The bridegroom may choose one plain suit; only a trick led with it finds the partner.</source>
        <translation>Bröllopsspelaren får välja en felfärg; bara ett stick där den spelas ut ger partnern.</translation>
    </message>
    <message>
        <source>First trump trick of another player</source>
        <translation>Första främmande trumfstick</translation>
    </message>
    <message>
        <source>The bridegroom may choose that only a trick led with a trump finds the partner.</source>
        <translation>Bröllopsspelaren får bestämma att bara ett stick där trumf spelas ut ger partnern.</translation>
    </message>
    <message>
        <source>The first matching trick decides</source>
        <translation>Det första passande sticket avgör</translation>
    </message>
    <message>
        <source>If the bridegroom wins the first trick that could have found a partner, he plays alone.</source>
        <translation>Om bröllopsspelaren själv vinner det första sticket som hade kunnat ge en partner spelar han ensam.</translation>
    </message>
    <message>
        <source>Last trick that can find the partner</source>
        <translation>Sista stick som kan ge partnern</translation>
    </message>
    <message>
        <source>Counted over all tricks; after it the bridegroom plays alone.</source>
        <translation>Räknat över alla stick; därefter spelar bröllopsspelaren ensam.</translation>
    </message>
    <message>
        <source>Re and Kontra: cards needed</source>
        <translation>Re och Kontra: kort som krävs</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say Re or Kontra.</source>
        <translation>Hur många kort en spelare ännu måste ha kvar för att säga Re eller Kontra.</translation>
    </message>
    <message>
        <source>No 90: cards needed</source>
        <translation>Inga 90: kort som krävs</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say no 90.</source>
        <translation>Hur många kort en spelare ännu måste ha kvar för att säga inga 90.</translation>
    </message>
    <message>
        <source>No 60: cards needed</source>
        <translation>Inga 60: kort som krävs</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say no 60.</source>
        <translation>Hur många kort en spelare ännu måste ha kvar för att säga inga 60.</translation>
    </message>
    <message>
        <source>No 30: cards needed</source>
        <translation>Inga 30: kort som krävs</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say no 30.</source>
        <translation>Hur många kort en spelare ännu måste ha kvar för att säga inga 30.</translation>
    </message>
    <message>
        <source>Black: cards needed</source>
        <translation>Svart: kort som krävs</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say black.</source>
        <translation>Hur många kort en spelare ännu måste ha kvar för att säga svart.</translation>
    </message>
    <message>
        <source>Last announcement: tricks left</source>
        <translation>Sista angivelse: stick kvar</translation>
    </message>
    <message>
        <source>Nobody may announce anything, replies included, when fewer tricks than this are left.</source>
        <translation>Ingen får göra någon angivelse, inte ens ett svar, när färre stick än så återstår.</translation>
    </message>
    <message>
        <source>A card counts until its trick is full</source>
        <translation>Ett kort räknas tills sticket är fullt</translation>
    </message>
    <message>
        <source>A player who has played to the running trick may still announce as if holding that card.</source>
        <translation>Den som har spelat till det pågående sticket får ännu göra angivelser som om kortet fanns kvar på handen.</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Svar</translation>
    </message>
    <message>
        <source>Re and Kontra double</source>
        <translation>Re och Kontra fördubblar</translation>
    </message>
    <message>
        <source>Each of them doubles the points of the game; otherwise each adds two points.</source>
        <translation>Var och en av dem fördubblar spelets poäng; annars ger var och en två poäng till.</translation>
    </message>
    <message>
        <source>The point against the queens is doubled too</source>
        <translation>Även poängen mot damerna fördubblas</translation>
    </message>
    <message>
        <source>The point for winning against the queens of clubs is inside the doubling.</source>
        <translation>Poängen för vinst mot klöverdamerna ingår i fördubblingen.</translation>
    </message>
    <message>
        <source>Point for 120 against no 90 and so on</source>
        <translation>Poäng för 120 mot inga 90 och så vidare</translation>
    </message>
    <message>
        <source>Whether only the highest missed announcement of the opponents brings a point, or each one.</source>
        <translation>Om bara motståndarnas högsta missade avsägelse ger en poäng, eller varje missad.</translation>
    </message>
    <message>
        <source>Tens of hearts are the highest trumps</source>
        <translation>Hjärtertiorna är högsta trumf</translation>
    </message>
    <message>
        <source>In all games with a trump suit; otherwise the ten of hearts is a plain heart.</source>
        <translation>I alla spel med en trumffärg; annars är hjärtertian ett vanligt hjärterkort.</translation>
    </message>
    <message>
        <source>The second ten of hearts beats the first</source>
        <translation>Den andra hjärtertian slår den första</translation>
    </message>
    <message>
        <source>When both tens of hearts lie in one trick, the later one is higher.</source>
        <translation>När båda hjärtertiorna ligger i samma stick är den senare högre.</translation>
    </message>
    <message>
        <source>The other way round in the last trick</source>
        <translation>Tvärtom i sista sticket</translation>
    </message>
    <message>
        <source>In the last trick the order of the two tens of hearts is reversed.</source>
        <translation>I sista sticket är ordningen mellan de två hjärtertiorna omvänd.</translation>
    </message>
    <message>
        <source>Caught fox</source>
        <translation>Fångad räv</translation>
    </message>
    <message>
        <source>A point for each ace of diamonds of the opponents in an own trick.</source>
        <translation>En poäng för varje ruteress från motståndarna i ett eget stick.</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Karlchen</translation>
    </message>
    <message>
        <source>A point for winning the last trick with a jack of clubs.</source>
        <translation>En poäng för att vinna sista sticket med en klöverknekt.</translation>
    </message>
    <message>
        <source>Special points of a marriage that found nobody</source>
        <translation>Extrapoäng i ett bröllop utan partner</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vinnare</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Angivelser</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Värde</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summa</translation>
    </message>
    <message>
        <source>Sum of all games</source>
        <translation>Summan av alla spel</translation>
    </message>
    <message>
        <source>Soli</source>
        <translation>Solon</translation>
    </message>
    <message>
        <source>Duty soli still to be played</source>
        <translation>Pliktsolon som återstår att spela</translation>
    </message>
    <message>
        <source>%1 as soloist, sum %2</source>
        <translation>%1 som solospelare, summa %2</translation>
    </message>
    <message>
        <source>%1, sum %2</source>
        <translation>%1, summa %2</translation>
    </message>
</context>
<context>
    <name>sentence</name>
    <message>
        <source>%1 announces a marriage: the first trick of another player decides.</source>
        <translation>%1 anmäler bröllop: första främmande stick avgör.</translation>
    </message>
    <message>
        <source>%1 announces a marriage: the first plain-suit trick of another player decides.</source>
        <translation>%1 anmäler bröllop: första främmande färgstick avgör.</translation>
    </message>
    <message>
        <source>%1 announces a marriage: the first trump trick of another player decides.</source>
        <translation>%1 anmäler bröllop: första främmande trumfstick avgör.</translation>
    </message>
    <message>
        <source>%1 announces a marriage: the first club trick of another player decides.</source>
        <translation>%1 anmäler bröllop: första främmande klöverstick avgör.</translation>
    </message>
    <message>
        <source>%1 announces a marriage: the first spade trick of another player decides.</source>
        <translation>%1 anmäler bröllop: första främmande spaderstick avgör.</translation>
    </message>
    <message>
        <source>%1 announces a marriage: the first heart trick of another player decides.</source>
        <translation>%1 anmäler bröllop: första främmande hjärterstick avgör.</translation>
    </message>
    <message>
        <source>Clubs were led: you must follow with a club.</source>
        <translation>Klöver spelades ut: du måste bekänna klöver.</translation>
    </message>
    <message>
        <source>Spades were led: you must follow with a spade.</source>
        <translation>Spader spelades ut: du måste bekänna spader.</translation>
    </message>
    <message>
        <source>Hearts were led: you must follow with a heart.</source>
        <translation>Hjärter spelades ut: du måste bekänna hjärter.</translation>
    </message>
    <message>
        <source>Diamonds were led: you must follow with a diamond.</source>
        <translation>Ruter spelades ut: du måste bekänna ruter.</translation>
    </message>
    <message>
        <source>Trump was led: you must follow with a trump.</source>
        <translation>Trumf spelades ut: du måste bekänna trumf.</translation>
    </message>
    <message>
        <source>%1 is asked: healthy, or a reservation?</source>
        <translation>%1 får frågan: frisk eller förbehåll?</translation>
    </message>
    <message>
        <source>%1 names the game.</source>
        <translation>%1 säger vilket spel det blir.</translation>
    </message>
    <message>
        <source>%1 must play a duty solo and chooses one.</source>
        <translation>%1 måste spela ett pliktsolo och väljer ett.</translation>
    </message>
    <message>
        <source>%1 is asked for a duty solo.</source>
        <translation>%1 får frågan om pliktsolo.</translation>
    </message>
    <message>
        <source>%1 is asked for a solo.</source>
        <translation>%1 får frågan om solo.</translation>
    </message>
    <message>
        <source>%1 is asked for a marriage.</source>
        <translation>%1 får frågan om bröllop.</translation>
    </message>
    <message>
        <source>%1 plays alone against three: a silent marriage.</source>
        <translation>%1 spelar ensam mot tre: ett tyst bröllop.</translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation>%1 spelar %2.</translation>
    </message>
    <message>
        <source>%1 replies with %2.</source>
        <translation>%1 svarar med %2.</translation>
    </message>
    <message>
        <source>%1 announces %2.</source>
        <translation>%1 säger %2.</translation>
    </message>
    <message>
        <source>%1 is healthy.</source>
        <translation>%1 är frisk.</translation>
    </message>
    <message>
        <source>%1 has a reservation.</source>
        <translation>%1 har ett förbehåll.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passar.</translation>
    </message>
    <message>
        <source>%1 plays a duty solo: %2.</source>
        <translation>%1 spelar ett pliktsolo: %2.</translation>
    </message>
    <message>
        <source>%1 plays a solo: %2.</source>
        <translation>%1 spelar ett solo: %2.</translation>
    </message>
    <message>
        <source>%1 has found no partner and plays alone.</source>
        <translation>%1 har inte funnit någon partner och spelar ensam.</translation>
    </message>
    <message>
        <source>%1 is the partner of %2.</source>
        <translation>%1 är partner till %2.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spelet är slut.</translation>
    </message>
    <message>
        <source>%1 leads.</source>
        <translation>%1 spelar ut.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>%1 står i tur.</translation>
    </message>
    <message>
        <source>It is your turn: lead a card.</source>
        <translation>Det är din tur: spela ut ett kort.</translation>
    </message>
    <message>
        <source>It is your turn: play a card.</source>
        <translation>Det är din tur: spela ett kort.</translation>
    </message>
    <message>
        <source>%1 has dealt, so you speak first.</source>
        <translation>%1 har gett, så du svarar först.</translation>
    </message>
    <message>
        <source>It is not your turn, but that of %1.</source>
        <translation>Det är inte din tur: %1 står i tur.</translation>
    </message>
    <message>
        <source>There is no earlier trick.</source>
        <translation>Det finns inget tidigare stick.</translation>
    </message>
    <message numerus="yes">
        <source>By the rules only the last %n trick(s) may be looked at.</source>
        <translation>
            <numerusform>Enligt reglerna får bara det senaste sticket ses.</numerusform><numerusform>Enligt reglerna får bara de senaste %n sticken ses.</numerusform></translation>
    </message>
    <message>
        <source>No card is played before the game is found.</source>
        <translation>Inget kort spelas innan det är klart vilket spel det blir.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the trick with %n card point(s).</source>
        <translation>
            <numerusform>%1 tar sticket med %n öga.</numerusform>
            <numerusform>%1 tar sticket med %n ögon.</numerusform>
        </translation>
    </message>
    <message>
        <source>This announcement can no longer be made.</source>
        <translation>Den angivelsen kan inte längre göras.</translation>
    </message>
    <message>
        <source>This is not asked now.</source>
        <translation>Det frågas det inte efter just nu.</translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message>
        <source>Player</source>
        <translation>Spelare</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Game %1: the duty soli that are still owed</source>
        <translation>Spel %1: pliktsolona som återstår</translation>
    </message>
    <message>
        <source>Game %1, round %2</source>
        <translation>Spel %1, omgång %2</translation>
    </message>
    <message>
        <source>Game %1 of %2, round %3 of %4</source>
        <translation>Spel %1 av %2, omgång %3 av %4</translation>
    </message>
    <message>
        <source>The party is over: %1 has won it.</source>
        <translation>Partiet är slut: %1 har vunnit.</translation>
    </message>
    <message>
        <source>The party is over: it ends in a draw.</source>
        <translation>Partiet är slut: det blev oavgjort.</translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message>
        <source>The party cannot be saved: %1</source>
        <translation>Partiet kan inte sparas: %1</translation>
    </message>
    <message>
        <source>%1. The file has been set aside as %2.</source>
        <translation>%1. Filen har lagts undan som %2.</translation>
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
        <translation>%1, får spelas</translation>
    </message>
    <message>
        <source>%1, may not be played: %2</source>
        <translation>%1, får inte spelas: %2</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
</context>
<context>
    <name>thumb</name>
    <message>
        <source>Nothing in this hand is worth a reservation.</source>
        <translation>Inget i den här handen är värt ett förbehåll.</translation>
    </message>
    <message>
        <source>You hold both queens of clubs and a strong hand: play alone without saying so.</source>
        <translation>Du har båda klöverdamerna och en stark hand: spela ensam utan att säga det.</translation>
    </message>
    <message>
        <source>You hold both queens of clubs: look for a partner.</source>
        <translation>Du har båda klöverdamerna: sök en partner.</translation>
    </message>
    <message>
        <source>This hand is strong enough for a solo.</source>
        <translation>Den här handen är stark nog för ett solo.</translation>
    </message>
    <message>
        <source>You owe a solo, and this hand has a fair chance.</source>
        <translation>Du har ett pliktsolo kvar att spela, och den här handen har hyfsade chanser.</translation>
    </message>
    <message>
        <source>You must play a solo now: this one has the best chances.</source>
        <translation>Nu måste du spela ett solo: det här har de bästa chanserna.</translation>
    </message>
    <message>
        <source>Your reservation is another one.</source>
        <translation>Ditt förbehåll är ett annat.</translation>
    </message>
    <message>
        <source>Your side should make about {points} card points: say so while you may.</source>
        <translation>Ditt lag bör få omkring {points} ögon: säg det medan du får.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Det är det enda kortet du får spela.</translation>
    </message>
    <message>
        <source>Whoever else takes this trick becomes your partner: let it go.</source>
        <translation>Tar någon annan det här sticket blir den spelaren din partner: låt det gå.</translation>
    </message>
    <message>
        <source>The trick is your partner's: give it points.</source>
        <translation>Sticket är din partners: smörj det.</translation>
    </message>
    <message>
        <source>You are last: take the trick as cheaply as you can.</source>
        <translation>Du är sist: ta sticket så billigt du kan.</translation>
    </message>
    <message>
        <source>You cannot take this trick at a fair price: give it as little as you can.</source>
        <translation>Du kan inte ta det här sticket till rimligt pris: ge så lite du kan.</translation>
    </message>
    <message>
        <source>Your partner will keep this trick: give it points.</source>
        <translation>Din partner behåller det här sticket: smörj det.</translation>
    </message>
    <message>
        <source>{card} has good chances to win this trick.</source>
        <translation>Med {card} har du goda chanser att vinna det här sticket.</translation>
    </message>
    <message>
        <source>Your side should get this trick: give it points.</source>
        <translation>Ditt lag bör få det här sticket: smörj det.</translation>
    </message>
    <message>
        <source>The trick may be lost: play a card that you can spare.</source>
        <translation>Sticket kan gå förlorat: spela ett kort som du kan undvara.</translation>
    </message>
    <message>
        <source>You are looking for a partner: lead a card that somebody else can take.</source>
        <translation>Du söker en partner: spela ut ett kort som någon annan kan ta.</translation>
    </message>
    <message>
        <source>You play alone and {card} cannot be beaten: draw the others' trumps.</source>
        <translation>Du spelar ensam och {card} kan inte slås: dra ut de andras trumf.</translation>
    </message>
    <message>
        <source>Only a trump beats {card}: lead it against the soloist.</source>
        <translation>Bara en trumf slår {card}: spela ut det kortet mot solospelaren.</translation>
    </message>
    <message>
        <source>Nobody should be able to trump {card} yet: lead it before that changes.</source>
        <translation>Ännu bör ingen kunna trumfa {card}: spela ut det kortet innan det ändras.</translation>
    </message>
    <message>
        <source>Your partner has none of this suit and can trump it.</source>
        <translation>Din partner har inget i den här färgen och kan trumfa.</translation>
    </message>
    <message>
        <source>{card} cannot be beaten: draw the opponents' trumps.</source>
        <translation>Ingen kan slå {card}: dra ut motståndarnas trumf.</translation>
    </message>
    <message>
        <source>Lead a low plain card, so that the soloist gains little from it.</source>
        <translation>Spela ut ett lågt felkort, så att solospelaren tjänar bara lite på det.</translation>
    </message>
    <message>
        <source>You are re: lead a low trump, so that the others run out of trumps.</source>
        <translation>Du är Re: spela ut en låg trumf, så att de andra får slut på trumf.</translation>
    </message>
    <message>
        <source>Any legal move will do.</source>
        <translation>Vilket tillåtet drag som helst duger.</translation>
    </message>
    <message>
        <source>Nothing is certain here: lead the card that costs you least.</source>
        <translation>Inget är säkert här: spela ut det kort som kostar dig minst.</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>No 90</source>
        <translation>Inga 90</translation>
    </message>
    <message>
        <source>No 60</source>
        <translation>Inga 60</translation>
    </message>
    <message>
        <source>No 30</source>
        <translation>Inga 30</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Svart</translation>
    </message>
    <message>
        <source>No 90 announced</source>
        <translation>Inga 90 avsagt</translation>
    </message>
    <message>
        <source>No 60 announced</source>
        <translation>Inga 60 avsagt</translation>
    </message>
    <message>
        <source>No 30 announced</source>
        <translation>Inga 30 avsagt</translation>
    </message>
    <message>
        <source>Black announced</source>
        <translation>Svart avsagt</translation>
    </message>
    <message>
        <source>Nobody wins: Re has %1 card points, Kontra %2.</source>
        <translation>Ingen vinner: Re har %1 ögon, Kontra %2.</translation>
    </message>
    <message>
        <source>%1 wins with %2 to %3 card points.</source>
        <translation>%1 vinner med %2 mot %3 ögon.</translation>
    </message>
    <message>
        <source>The game counts nothing for either side.</source>
        <translation>Spelet ger inget till något av lagen.</translation>
    </message>
    <message numerus="yes">
        <source>The game counts minus %n point(s) for %1.</source>
        <translation>
            <numerusform>Spelet ger %1 minus %n poäng.</numerusform>
            <numerusform>Spelet ger %1 minus %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game counts %n point(s) for %1.</source>
        <translation>
            <numerusform>Spelet ger %1 %n poäng.</numerusform>
            <numerusform>Spelet ger %1 %n poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vunnet</translation>
    </message>
    <message>
        <source>Against the queens of clubs</source>
        <translation>Mot klöverdamerna</translation>
    </message>
    <message>
        <source>%1 announced</source>
        <translation>%1 angivet</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 mot %2</translation>
    </message>
    <message>
        <source>Kontra has won without the queens of clubs.</source>
        <translation>Kontra har vunnit utan klöverdamerna.</translation>
    </message>
    <message>
        <source>The soloist's points count three times.</source>
        <translation>Solospelarens poäng räknas tre gånger.</translation>
    </message>
    <message>
        <source>%1 has taken no trick.</source>
        <translation>%1 har inte tagit något stick.</translation>
    </message>
    <message>
        <source>Said by %1; it counts for the winners.</source>
        <translation>Det sades av %1; det räknas för vinnarna.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n card point(s).</source>
        <translation>
            <numerusform>%1 har %n öga.</numerusform>
            <numerusform>%1 har %n ögon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trick %2 brings %1 %n card point(s).</source>
        <translation>
            <numerusform>Stick %2 ger %1 %n öga.</numerusform>
            <numerusform>Stick %2 ger %1 %n ögon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Dubbelhuvud</translation>
    </message>
    <message>
        <source>%1 catches the ace of diamonds of %3 in trick %2.</source>
        <translation>%1 fångar ruteresset från %3 i stick %2.</translation>
    </message>
    <message>
        <source>Fox caught</source>
        <translation>Fångad räv</translation>
    </message>
    <message>
        <source>%1 takes the last trick with the jack of clubs.</source>
        <translation>%1 tar sista sticket med klöverknekten.</translation>
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
        <translation>klöver ess</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>klöver tio</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>klöver kung</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>klöver dam</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>klöver knekt</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>klöver nio</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>spader ess</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>spader tio</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>spader kung</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>spader dam</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>spader knekt</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>spader nio</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>hjärter ess</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>hjärter tio</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>hjärter kung</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>hjärter dam</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>hjärter knekt</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>hjärter nio</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ruter ess</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>ruter tio</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>ruter kung</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>ruter dam</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>ruter knekt</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>ruter nio</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klöver</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spader</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruter</translation>
    </message>
    <message>
        <source>Normal game</source>
        <translation>Normalspel</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Bröllop</translation>
    </message>
    <message>
        <source>Marriage without a partner</source>
        <translation>Bröllop utan partner</translation>
    </message>
    <message>
        <source>Silent marriage</source>
        <translation>Tyst bröllop</translation>
    </message>
    <message>
        <source>Club solo</source>
        <translation>Klöversolo</translation>
    </message>
    <message>
        <source>Spade solo</source>
        <translation>Spadersolo</translation>
    </message>
    <message>
        <source>Heart solo</source>
        <translation>Hjärtersolo</translation>
    </message>
    <message>
        <source>Diamond solo</source>
        <translation>Rutersolo</translation>
    </message>
    <message>
        <source>Queen solo</source>
        <translation>Damsolo</translation>
    </message>
    <message>
        <source>Jack solo</source>
        <translation>Knektsolo</translation>
    </message>
    <message>
        <source>King solo</source>
        <translation>Kungssolo</translation>
    </message>
    <message>
        <source>Queen-jack solo</source>
        <translation>Dam-knekt-solo</translation>
    </message>
    <message>
        <source>King-jack solo</source>
        <translation>Kung-knekt-solo</translation>
    </message>
    <message>
        <source>King-queen solo</source>
        <translation>Kung-dam-solo</translation>
    </message>
    <message>
        <source>Koehler</source>
        <translation>Köhler</translation>
    </message>
    <message>
        <source>Meatless solo</source>
        <translation>Köttfritt solo</translation>
    </message>
    <message>
        <source>Marriage: first trick of another player</source>
        <translation>Bröllop: första främmande stick</translation>
    </message>
    <message>
        <source>Marriage: first plain-suit trick of another player</source>
        <translation>Bröllop: första främmande färgstick</translation>
    </message>
    <message>
        <source>Marriage: first trump trick of another player</source>
        <translation>Bröllop: första främmande trumfstick</translation>
    </message>
    <message>
        <source>Marriage: first club trick of another player</source>
        <translation>Bröllop: första främmande klöverstick</translation>
    </message>
    <message>
        <source>Marriage: first spade trick of another player</source>
        <translation>Bröllop: första främmande spaderstick</translation>
    </message>
    <message>
        <source>Marriage: first heart trick of another player</source>
        <translation>Bröllop: första främmande hjärterstick</translation>
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
        <translation>inga 90</translation>
    </message>
    <message>
        <source>no 60</source>
        <translation>inga 60</translation>
    </message>
    <message>
        <source>no 30</source>
        <translation>inga 30</translation>
    </message>
    <message>
        <source>black</source>
        <translation>svart</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>worker</name>
    <message>
        <source>A computer player has failed and plays any card that is allowed (%1).</source>
        <translation>En datorspelare har misslyckats och spelar vilket tillåtet kort som helst (%1).</translation>
    </message>
    <message>
        <source>The process of the computer players has ended unexpectedly.</source>
        <translation>Datorspelarnas process har oväntat avslutats.</translation>
    </message>
    <message>
        <source>The process of the computer players cannot be started.</source>
        <translation>Datorspelarnas process kan inte startas.</translation>
    </message>
    <message>
        <source>A computer player did not answer in time.</source>
        <translation>En datorspelare svarade inte i tid.</translation>
    </message>
</context>
</TS>
