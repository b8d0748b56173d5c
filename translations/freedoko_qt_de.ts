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
    <name>Archive</name>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>Tabellen (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export the score sheet</source>
        <translation>Spielliste exportieren</translation>
    </message>
    <message>
        <source>The score sheet cannot be written: %1</source>
        <translation>Die Spielliste kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>Reports (*.yaml);;All files (*)</source>
        <translation>Berichte (*.yaml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Problem melden</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>Problem</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>I am alone with the &amp;screen</source>
        <translation>Ich bin allein am &amp;Bildschirm</translation>
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
    <message>
        <source>The rules cannot be kept: %1</source>
        <translation>Die Regeln können nicht gespeichert werden: %1</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message numerus="yes">
        <source>%n rule(s) differ from “%1”.</source>
        <translation>
            <numerusform>%n Regel weicht von „%1“ ab.</numerusform>
            <numerusform>%n Regeln weichen von „%1“ ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>These rules are just those of “%1”.</source>
        <translation>Diese Regeln sind genau die von „%1“.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>&amp;Form</source>
        <translation>&amp;Formular</translation>
    </message>
    <message>
        <source>&amp;Scores only</source>
        <translation>Nur &amp;Punkte</translation>
    </message>
    <message>
        <source>Line %1 is being changed.</source>
        <translation>Zeile %1 wird geändert.</translation>
    </message>
    <message>
        <source>Enter the game</source>
        <translation>Spiel eintragen</translation>
    </message>
    <message>
        <source>Enter the change</source>
        <translation>Änderung eintragen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>What the rule means</source>
        <translation>Was die Regel bedeutet</translation>
    </message>
    <message>
        <source>Here stands what the rule means that the mouse or the keyboard has come to.</source>
        <translation>Hier steht, was die Regel bedeutet, zu der du mit Maus oder Tastatur gehst.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Spieler:</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>Re&amp;geln:</translation>
    </message>
    <message>
        <source>&amp;Time:</source>
        <translation>&amp;Zeitraum:</translation>
    </message>
    <message>
        <source>A row for &amp;each rule set</source>
        <translation>&amp;Eine Zeile je Regelsatz</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message numerus="yes">
        <source>It needs %n number(s) from %1 to %2 with blanks between them.</source>
        <translation>
            <numerusform>Nötig ist %n Zahl von %1 bis %2, ohne Leerzeichen.</numerusform>
            <numerusform>Nötig sind %n Zahlen von %1 bis %2, durch Leerzeichen getrennt.</numerusform>
        </translation>
    </message>
    <message>
        <source>It needs numbers from %1 to %2 with blanks between them.</source>
        <translation>Nötig sind Zahlen von %1 bis %2, durch Leerzeichen getrennt.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Points o&amp;f:</source>
        <translation>&amp;Punkte von:</translation>
    </message>
    <message>
        <source>Whose points are shown</source>
        <translation>Wessen Punkte gezeigt werden</translation>
    </message>
    <message>
        <source>Games of the party</source>
        <translation>Spiele der Partie</translation>
    </message>
    <message>
        <source>Choose a party to see its games.</source>
        <translation>Wähle eine Partie, um ihre Spiele zu sehen.</translation>
    </message>
    <message>
        <source>This file is damaged and cannot be opened.</source>
        <translation>Diese Datei ist beschädigt und kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>No game of this party is of all the kinds you have chosen.</source>
        <translation>Kein Spiel dieser Partie gehört zu allen Arten, die du gewählt hast.</translation>
    </message>
    <message>
        <source>No game of this party has been finished.</source>
        <translation>Kein Spiel dieser Partie wurde zu Ende gespielt.</translation>
    </message>
</context>
<context>
    <name>GraphPanel</name>
    <message>
        <source>Running sums</source>
        <translation>Verlauf der Summen</translation>
    </message>
    <message>
        <source>Before the first game</source>
        <translation>Vor dem ersten Spiel</translation>
    </message>
    <message>
        <source>The curves begin with the first game.</source>
        <translation>Die Kurven beginnen mit dem ersten Spiel.</translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message>
        <source>Groups of rules</source>
        <translation>Regelgruppen</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n Abweichung</numerusform>
            <numerusform>%n Abweichungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>HandForm</name>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Solo &amp;by:</source>
        <translation>Solo vo&amp;n:</translation>
    </message>
    <message>
        <source>&amp;Kind of solo:</source>
        <translation>Art des S&amp;olos:</translation>
    </message>
    <message>
        <source>Brings bock games for</source>
        <translation>Anlass für Bockspiele</translation>
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
    <name>HindsightLine</name>
    <message>
        <source>Cards reckoned</source>
        <translation>Berechnete Karten</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Points that each choice brings on average in deals that are possible after all that was said and played, and how much less than the best one. Return or a double click takes a choice.</source>
        <translation>Punkte, die jede Wahl im Mittel der Verteilungen bringt, die nach allem Gesagten und Gespielten möglich sind, und wie viel weniger als die beste das ist. Die Eingabetaste oder ein Doppelklick wählt sie.</translation>
    </message>
    <message>
        <source>Choices by their worth</source>
        <translation>Möglichkeiten nach ihrem Wert</translation>
    </message>
</context>
<context>
    <name>ListWindow</name>
    <message>
        <source>Lists (*.yaml);;All files (*)</source>
        <translation>Listen (*.yaml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open a list</source>
        <translation>Liste öffnen</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>Tabellen (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export the list</source>
        <translation>Liste exportieren</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Die Datei kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>Line %1 has been deleted, and all after it has been counted anew.</source>
        <translation>Zeile %1 wurde gelöscht und alles danach neu gezählt.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>There is no list yet. A list keeps the score of a round with real cards.</source>
        <translation>Es gibt noch keine Liste. In einer Liste hältst du die Punkte einer Runde mit echten Karten fest.</translation>
    </message>
    <message>
        <source>&amp;New list …</source>
        <translation>&amp;Neue Liste …</translation>
    </message>
    <message>
        <source>Change the line</source>
        <translation>Zeile ändern</translation>
    </message>
    <message>
        <source>Delete the line</source>
        <translation>Zeile löschen</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>List: %1</source>
        <translation>Liste: %1</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Course of the game</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Return shows the moment of the line with the cursor.</source>
        <translation>Die Eingabetaste zeigt den Moment der Zeile, in der die Schreibmarke steht.</translation>
    </message>
    <message>
        <source>What happens in the game is written here.</source>
        <translation>Hier steht, was im Spiel geschieht.</translation>
    </message>
    <message>
        <source>Click on a line to look at its moment.</source>
        <translation>Klick auf eine Zeile, um ihren Moment anzusehen.</translation>
    </message>
</context>
<context>
    <name>NewListDialog</name>
    <message>
        <source>New list</source>
        <translation>Neue Liste</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Regeln:</translation>
    </message>
    <message>
        <source>&amp;First player:</source>
        <translation>&amp;Erster Spieler:</translation>
    </message>
    <message>
        <source>&amp;Second player:</source>
        <translation>&amp;Zweiter Spieler:</translation>
    </message>
    <message>
        <source>&amp;Third player:</source>
        <translation>&amp;Dritter Spieler:</translation>
    </message>
    <message>
        <source>F&amp;ourth player:</source>
        <translation>&amp;Vierter Spieler:</translation>
    </message>
    <message>
        <source>Fi&amp;fth player:</source>
        <translation>&amp;Fünfter Spieler:</translation>
    </message>
    <message>
        <source>First &amp;dealer:</source>
        <translation>Erster &amp;Geber:</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Jeder Spieler braucht einen Namen.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Zwei Spieler haben denselben Namen.</translation>
    </message>
</context>
<context>
    <name>NewPartyDialog</name>
    <message>
        <source>New party</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Change the rules …</source>
        <translation>Regeln än&amp;dern …</translation>
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
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <source>Several people at one computer: a curtain hides the cards until the next one is there.</source>
        <translation>Mehrere Menschen an einem Rechner: Ein Vorhang verdeckt die Karten, bis der Nächste da ist.</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Eigene Regeln</translation>
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
        <source>F&amp;ifth:</source>
        <translation>F&amp;ünfter Platz:</translation>
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
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>The party has %n game(s).</source>
        <translation>
            <numerusform>Die Partie hat %n Spiel.</numerusform>
            <numerusform>Die Partie hat %n Spiele.</numerusform>
        </translation>
    </message>
    <message>
        <source>The party has no fixed end.</source>
        <translation>Die Partie hat kein festes Ende.</translation>
    </message>
    <message numerus="yes">
        <source>The party has %n round(s).</source>
        <translation>
            <numerusform>Die Partie hat %n Runde.</numerusform>
            <numerusform>Die Partie hat %n Runden.</numerusform>
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
    <name>Notice</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>OurRulesDialog</name>
    <message>
        <source>Our rules</source>
        <translation>Unsere Regeln</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&amp;Save as a page …</source>
        <translation>Als &amp;Seite speichern …</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Seiten (*.html)</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Die Datei kann nicht geschrieben werden: %1</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>What the game brings</source>
        <translation>Was das Spiel bringt</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>No rule is like that. Clear the search, or show all rules.</source>
        <translation>Dazu passt keine Regel. Leere die Suche oder lass alle Regeln anzeigen.</translation>
    </message>
</context>
<context>
    <name>PartiesDialog</name>
    <message>
        <source>Parties</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>The parties are being read:</source>
        <translation>Die Partien werden gelesen:</translation>
    </message>
    <message>
        <source>Not all parties have been read.</source>
        <translation>Nicht alle Partien wurden gelesen.</translation>
    </message>
    <message>
        <source>&amp;Read the others</source>
        <translation>Die übr&amp;igen lesen</translation>
    </message>
    <message>
        <source>The party is being opened …</source>
        <translation>Die Partie wird geöffnet …</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
</context>
<context>
    <name>PartyCommands</name>
    <message>
        <source>Save a copy of the party</source>
        <translation>Kopie der Partie speichern</translation>
    </message>
    <message>
        <source>Parties (*.yaml);;All files (*)</source>
        <translation>Partien (*.yaml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Delete a party</source>
        <translation>Partie löschen</translation>
    </message>
    <message>
        <source>Delete the party of %1?</source>
        <translation>Die Partie vom %1 löschen?</translation>
    </message>
    <message>
        <source>It counts no longer in the statistics. As long as this list is open it can be brought back.</source>
        <translation>Sie zählt dann nicht mehr in der Statistik. Solange diese Liste offen ist, kannst du sie zurückholen.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>The file lies in %1.</source>
        <translation>Die Datei liegt in %1.</translation>
    </message>
    <message>
        <source>Open a party</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>The party of %1 has been deleted.</source>
        <translation>Die Partie vom %1 wurde gelöscht.</translation>
    </message>
    <message>
        <source>This game is not in the file any more.</source>
        <translation>Dieses Spiel ist nicht mehr in der Datei.</translation>
    </message>
    <message>
        <source>The party cannot be opened: %1</source>
        <translation>Die Partie kann nicht geöffnet werden: %1</translation>
    </message>
    <message>
        <source>That could not be done: %1</source>
        <translation>Das ließ sich nicht machen: %1</translation>
    </message>
</context>
<context>
    <name>PartyLines</name>
    <message>
        <source>Parties</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>&amp;Delete the chosen party …</source>
        <translation>Gewählte Partie &amp;löschen …</translation>
    </message>
    <message>
        <source>Delete &amp;all parties of %1 …</source>
        <translation>Alle Partien &amp;von %1 löschen …</translation>
    </message>
</context>
<context>
    <name>PartyList</name>
    <message>
        <source>Search for players, rules or a date</source>
        <translation>Nach Spielern, Regeln oder Datum suchen</translation>
    </message>
    <message>
        <source>Search for a party</source>
        <translation>Partie suchen</translation>
    </message>
    <message>
        <source>Saved parties</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>The parties are being read …</source>
        <translation>Die Partien werden gelesen …</translation>
    </message>
    <message>
        <source>No party has all these words.</source>
        <translation>Keine Partie enthält alle diese Wörter.</translation>
    </message>
    <message>
        <source>No party has been saved yet. A party comes here once it is over, or when you begin another.</source>
        <translation>Es ist noch keine Partie gespeichert. Eine Partie kommt hierher, sobald sie zu Ende ist oder du eine andere beginnst.</translation>
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
        <source>Look &amp;back at the game</source>
        <translation>Rüc&amp;kschau</translation>
    </message>
    <message>
        <source>Back to the &amp;party</source>
        <translation>&amp;Zurück zur Partie</translation>
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
    <message>
        <source>Look at the moment when this happened</source>
        <translation>Den Moment ansehen, in dem das geschah</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>What if …</source>
        <translation>Was wäre, wenn …</translation>
    </message>
    <message>
        <source>Play on from this moment at one of the seats. The score stays as it is.</source>
        <translation>Von diesem Moment an auf einem der Plätze weiterspielen. Der Spielstand bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>Play again …</source>
        <translation>Noch einmal …</translation>
    </message>
    <message>
        <source>Play the same deal from its beginning. The score stays as it is.</source>
        <translation>Dieselben Karten von Anfang an noch einmal spielen. Der Spielstand bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>The seat from which the table is seen</source>
        <translation>Der Platz, von dem aus der Tisch zu sehen ist</translation>
    </message>
    <message>
        <source>Cards valued</source>
        <translation>Bewertete Karten</translation>
    </message>
    <message>
        <source>Moments of the game</source>
        <translation>Momente des Spiels</translation>
    </message>
    <message>
        <source>Moment %1 of %2</source>
        <translation>Moment %1 von %2</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The running party keeps its rules. What you change here is for the next one.</source>
        <translation>Die laufende Partie behält ihre Regeln. Was du hier änderst, gilt für die nächste.</translation>
    </message>
    <message>
        <source>&amp;Rules of:</source>
        <translation>&amp;Regeln von:</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Regelsatz</translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Our rules …</source>
        <translation>&amp;Unsere Regeln …</translation>
    </message>
    <message>
        <source>The rules as a text to read, to print and to hang on the wall</source>
        <translation>Die Regeln als Text zum Lesen, Drucken und Aufhängen</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>With nines everybody has 12 cards. Set the limits of the announcements to %1?</source>
        <translation>Mit Neunen hat jeder 12 Karten. Die Ansagefristen auf %1 setzen?</translation>
    </message>
    <message>
        <source>Without nines everybody has 10 cards. Set the limits of the announcements to %1?</source>
        <translation>Ohne Neunen hat jeder 10 Karten. Die Ansagefristen auf %1 setzen?</translation>
    </message>
    <message>
        <source>Set the &amp;limits</source>
        <translation>&amp;Fristen setzen</translation>
    </message>
    <message>
        <source>That could not be undone: %1</source>
        <translation>Das ließ sich nicht rückgängig machen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed.</source>
        <translation>
            <numerusform>%n Regel geändert.</numerusform>
            <numerusform>%n Regeln geändert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>the chosen set</source>
        <translation>dem gewählten Regelsatz</translation>
    </message>
    <message>
        <source>Search for rules</source>
        <translation>Nach Regeln suchen</translation>
    </message>
    <message>
        <source>O&amp;nly what differs from</source>
        <translation>&amp;Nur Abweichungen von</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save the rules under a name</source>
        <translation>Regeln unter einem Namen speichern</translation>
    </message>
    <message>
        <source>such as: the rules of our Thursday round</source>
        <translation>zum Beispiel: die Regeln unserer Donnerstagsrunde</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;About it:</source>
        <translation>&amp;Beschreibung:</translation>
    </message>
    <message>
        <source>There is a set of this name already. It will be replaced.</source>
        <translation>Einen Regelsatz mit diesem Namen gibt es schon. Er wird ersetzt.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score sheet</source>
        <translation>Spielliste</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Show the running sums as curves</source>
        <translation>Den Verlauf der Summen als Kurven zeigen</translation>
    </message>
    <message>
        <source>Previous game</source>
        <translation>Voriges Spiel</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Gewinner: %1</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>Wert: %1</translation>
    </message>
    <message>
        <source>Bock: %1</source>
        <translation>Bock: %1</translation>
    </message>
    <message>
        <source>Look at this game</source>
        <translation>Dieses Spiel ansehen</translation>
    </message>
</context>
<context>
    <name>SetCommands</name>
    <message>
        <source>Delete the rule set “%1”?</source>
        <translation>Den Regelsatz „%1“ löschen?</translation>
    </message>
    <message>
        <source>Delete a rule set</source>
        <translation>Regelsatz löschen</translation>
    </message>
    <message>
        <source>As long as this dialog is open it can be brought back with Undo.</source>
        <translation>Solange dieses Fenster offen ist, kannst du ihn mit „Rückgängig“ zurückholen.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Open rules</source>
        <translation>Regeln öffnen</translation>
    </message>
    <message>
        <source>Rules (*.yaml *.rules rules);;All files (*)</source>
        <translation>Regeln (*.yaml *.rules rules);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The rules cannot be read. %1</source>
        <translation>Die Regeln sind nicht lesbar. %1</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Die Datei kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>These are the rules of “%1” now. To keep them, save them under a name.</source>
        <translation>Jetzt gelten hier die Regeln von „%1“. Um sie zu behalten, speichere sie unter einem Namen.</translation>
    </message>
    <message>
        <source>Rules (*.yaml);;All files (*)</source>
        <translation>Regeln (*.yaml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Write the rules to a file</source>
        <translation>Regeln in eine Datei schreiben</translation>
    </message>
    <message>
        <source>FreeDoko’s rules (*)</source>
        <translation>Regeln von FreeDoko (*)</translation>
    </message>
    <message>
        <source>Write the rules for FreeDoko</source>
        <translation>Regeln für FreeDoko schreiben</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) that FreeDoko does not know were left out.</source>
        <translation>
            <numerusform>%n Regel, die FreeDoko nicht kennt, wurde weggelassen.</numerusform>
            <numerusform>%n Regeln, die FreeDoko nicht kennt, wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules have been copied. Saved as a file, the text can be opened here.</source>
        <translation>Die Regeln sind kopiert. Als Datei gespeichert, lässt sich der Text hier öffnen.</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Die Datei kann nicht geschrieben werden: %1</translation>
    </message>
</context>
<context>
    <name>SlipForm</name>
    <message>
        <source>Enter the card points of a side.</source>
        <translation>Trag die Augen einer Partei ein.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Side that has the card points</source>
        <translation>Partei, die die Augen hat</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>&amp;Marriage announced before by:</source>
        <translation>&amp;Vorher Hochzeit angesagt von:</translation>
    </message>
    <message>
        <source>&amp;Card points:</source>
        <translation>&amp;Augen:</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>Early</source>
        <translation>Früh</translation>
    </message>
    <message>
        <source>Said before the first card</source>
        <translation>Vor der ersten Karte gesagt</translation>
    </message>
    <message>
        <source>The soloist has fewer tricks than each of the &amp;others</source>
        <translation>Solospieler: weniger Stiche als &amp;jeder andere</translation>
    </message>
    <message>
        <source>A trick of four &amp;hearts, which brings bock games</source>
        <translation>Ein &amp;Herzstich, der Bockspiele bringt</translation>
    </message>
    <message>
        <source>Special points</source>
        <translation>Sonderpunkte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 has not taken a single &amp;trick</source>
        <translation>%1 hat &amp;keinen einzigen Stich</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Most card points</source>
        <translation>Meiste Augen</translation>
    </message>
    <message>
        <source>Plays alone</source>
        <translation>Spielt allein</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>E&amp;xport as CSV …</source>
        <translation>Als CSV e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Write the table to a file for a spreadsheet</source>
        <translation>Die Tabelle in eine Datei für eine Tabellenkalkulation schreiben</translation>
    </message>
    <message>
        <source>&amp;Show everything</source>
        <translation>&amp;Alles zeigen</translation>
    </message>
    <message>
        <source>&amp;Won</source>
        <translation>Ge&amp;wonnen</translation>
    </message>
    <message>
        <source>C&amp;urve</source>
        <translation>&amp;Kurve</translation>
    </message>
    <message>
        <source>Part&amp;ies</source>
        <translation>&amp;Partien</translation>
    </message>
    <message>
        <source>Shares won</source>
        <translation>Gewinnquoten</translation>
    </message>
    <message>
        <source>The parties are being read:</source>
        <translation>Die Partien werden gelesen:</translation>
    </message>
    <message>
        <source>Not all parties have been read, so not all games are counted.</source>
        <translation>Nicht alle Partien wurden gelesen, also sind nicht alle Spiele gezählt.</translation>
    </message>
    <message>
        <source>&amp;Read the others</source>
        <translation>Die übr&amp;igen lesen</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be read and are not counted:</source>
        <translation>
            <numerusform>%n Datei kann nicht gelesen werden und zählt nicht mit:</numerusform>
            <numerusform>%n Dateien können nicht gelesen werden und zählen nicht mit:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>No game fits what is chosen above.</source>
        <translation>Kein Spiel passt zu dem, was oben gewählt ist.</translation>
    </message>
    <message>
        <source>The parties are being read …</source>
        <translation>Die Partien werden gelesen …</translation>
    </message>
    <message>
        <source>Nothing to count yet. Play a party: each game that is over counts here for everybody at the table.</source>
        <translation>Noch gibt es nichts zu zählen. Spiel eine Partie: Jedes beendete Spiel zählt hier für alle am Tisch.</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Statistik exportieren</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv);;All files (*)</source>
        <translation>Kommagetrennte Werte (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>statistics.csv</source>
        <translation>Statistik.csv</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Die Datei kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>Delete parties</source>
        <translation>Partien löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n party/parties?</source>
        <translation>
            <numerusform>%n Partie löschen?</numerusform>
            <numerusform>%n Partien löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Their games no longer count for anybody who took part. As long as the statistics are open they can be brought back.</source>
        <translation>Ihre Spiele zählen dann für niemanden mehr, der mitgespielt hat. Solange die Statistik offen ist, kannst du sie zurückholen.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>That could not be done: %1</source>
        <translation>Das ließ sich nicht machen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n party/parties deleted.</source>
        <translation>
            <numerusform>%n Partie gelöscht.</numerusform>
            <numerusform>%n Partien gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
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
        <source>&amp;Review</source>
        <translation>&amp;Rückschau</translation>
    </message>
    <message>
        <source>Part&amp;y</source>
        <translation>Ar&amp;chiv</translation>
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
        <source>&amp;Rules …</source>
        <translation>&amp;Regeln …</translation>
    </message>
    <message>
        <source>Choose, change and keep the rules of the next party</source>
        <translation>Die Regeln der nächsten Partie wählen, ändern und speichern</translation>
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
        <source>Report a &amp;problem …</source>
        <translation>&amp;Problem melden …</translation>
    </message>
    <message>
        <source>Write rules, cards and all that has happened to one file, without names and folders</source>
        <translation>Regeln, Karten und alles, was geschehen ist, in eine Datei schreiben, ohne Namen und Ordner</translation>
    </message>
    <message>
        <source>Go one event back, or on</source>
        <translation>Einen Schritt zurück- oder weitergehen</translation>
    </message>
    <message>
        <source>Go back to the trick before, or on to the end of the next one</source>
        <translation>Zum vorigen Stich zurück- oder zum Ende des nächsten weitergehen</translation>
    </message>
    <message>
        <source>Go to the first or last moment of the game</source>
        <translation>Zum Anfang oder zum Ende des Spiels gehen</translation>
    </message>
    <message>
        <source>Let the game run by itself, or stop it</source>
        <translation>Das Spiel von selbst ablaufen lassen oder anhalten</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Die Rückschau schließen</translation>
    </message>
    <message>
        <source>Saved &amp;parties …</source>
        <translation>Gespeicherte &amp;Partien …</translation>
    </message>
    <message>
        <source>Go on with a party that was left, or look back at any game of one</source>
        <translation>Eine unterbrochene Partie weiterspielen oder auf ein beliebiges Spiel zurückschauen</translation>
    </message>
    <message>
        <source>&amp;Statistics …</source>
        <translation>&amp;Statistik …</translation>
    </message>
    <message>
        <source>Show how everybody has played in all parties that are kept</source>
        <translation>Zeigen, wie alle in den gespeicherten Partien gespielt haben</translation>
    </message>
    <message>
        <source>&amp;Write a list …</source>
        <translation>&amp;Liste führen …</translation>
    </message>
    <message>
        <source>Keep the score of a round that plays with real cards</source>
        <translation>Die Punkte einer Runde mit echten Karten festhalten</translation>
    </message>
    <message>
        <source>&amp;Export as CSV …</source>
        <translation>Als CSV &amp;exportieren …</translation>
    </message>
    <message>
        <source>Write the score sheet to a file for a spreadsheet</source>
        <translation>Die Spielliste in eine Datei für eine Tabellenkalkulation schreiben</translation>
    </message>
    <message>
        <source>P&amp;rint …</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Die Spielliste drucken</translation>
    </message>
    <message>
        <source>Save as P&amp;DF …</source>
        <translation>Als PD&amp;F speichern …</translation>
    </message>
    <message>
        <source>Write the score sheet as it would be printed to a PDF file</source>
        <translation>Die Spielliste so, wie sie gedruckt würde, in eine PDF-Datei schreiben</translation>
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
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Take your last decision back, with all that followed</source>
        <translation>Deine letzte Entscheidung zurücknehmen, mit allem, was danach kam</translation>
    </message>
    <message>
        <source>&amp;Do it again</source>
        <translation>W&amp;iederherstellen</translation>
    </message>
    <message>
        <source>Do again what you have taken back</source>
        <translation>Wiederherstellen, was du zurückgenommen hast</translation>
    </message>
    <message>
        <source>&amp;Open hands</source>
        <translation>&amp;Offene Karten</translation>
    </message>
    <message>
        <source>Lay all hands face up; the course of the game notes it</source>
        <translation>Alle Blätter offen hinlegen; der Spielverlauf vermerkt es</translation>
    </message>
    <message>
        <source>&amp;Look back at the last game</source>
        <translation>&amp;Letztes Spiel durchgehen</translation>
    </message>
    <message>
        <source>Walk through the game that was played last, with all hands open</source>
        <translation>Das zuletzt gespielte Spiel mit offenen Karten durchgehen</translation>
    </message>
    <message>
        <source>&amp;First moment</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>Go to the first moment of the game</source>
        <translation>Zum Anfang des Spiels gehen</translation>
    </message>
    <message>
        <source>Trick &amp;back</source>
        <translation>Stich &amp;zurück</translation>
    </message>
    <message>
        <source>Go back to the trick before</source>
        <translation>Zum vorigen Stich zurückgehen</translation>
    </message>
    <message>
        <source>Step bac&amp;k</source>
        <translation>Schritt z&amp;urück</translation>
    </message>
    <message>
        <source>Go one event back</source>
        <translation>Einen Schritt zurückgehen</translation>
    </message>
    <message>
        <source>&amp;Run by itself</source>
        <translation>&amp;Von selbst ablaufen lassen</translation>
    </message>
    <message>
        <source>Let the game run by itself at the speed of the preferences, or stop it</source>
        <translation>Das Spiel im eingestellten Tempo von selbst ablaufen lassen oder anhalten</translation>
    </message>
    <message>
        <source>Step &amp;on</source>
        <translation>S&amp;chritt weiter</translation>
    </message>
    <message>
        <source>Go one event on</source>
        <translation>Einen Schritt weitergehen</translation>
    </message>
    <message>
        <source>&amp;Trick on</source>
        <translation>S&amp;tich weiter</translation>
    </message>
    <message>
        <source>Go on to the end of the next trick</source>
        <translation>Zum Ende des nächsten Stichs weitergehen</translation>
    </message>
    <message>
        <source>L&amp;ast moment</source>
        <translation>Zum &amp;Ende</translation>
    </message>
    <message>
        <source>Go to the last moment of the game</source>
        <translation>Zum Ende des Spiels gehen</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>Alle &amp;Karten offen</translation>
    </message>
    <message>
        <source>Lay all hands face up, or show them as they were seen from the seat</source>
        <translation>Alle Blätter offen hinlegen oder so zeigen, wie sie von diesem Platz aus zu sehen waren</translation>
    </message>
    <message>
        <source>&amp;Earlier game</source>
        <translation>&amp;Früheres Spiel</translation>
    </message>
    <message>
        <source>Look at the game of the party before this one</source>
        <translation>Das Spiel der Partie vor diesem ansehen</translation>
    </message>
    <message>
        <source>Later &amp;game</source>
        <translation>&amp;Späteres Spiel</translation>
    </message>
    <message>
        <source>Look at the game of the party after this one</source>
        <translation>Das Spiel der Partie nach diesem ansehen</translation>
    </message>
    <message>
        <source>&amp;Value my cards</source>
        <translation>Meine Karten &amp;bewerten</translation>
    </message>
    <message>
        <source>Work out what each card of this seat was worth, by what could be known then</source>
        <translation>Ausrechnen, was jede Karte dieses Platzes wert war, nach dem, was damals zu wissen war</translation>
    </message>
    <message>
        <source>Reckon w&amp;ith open cards</source>
        <translation>Mit &amp;offenen Karten rechnen</translation>
    </message>
    <message>
        <source>Work out what each card would have brought with all cards open; this is hindsight</source>
        <translation>Ausrechnen, was jede Karte bei offenen Karten gebracht hätte; das weiß man erst hinterher</translation>
    </message>
    <message>
        <source>&amp;What if …</source>
        <translation>&amp;Was wäre, wenn …</translation>
    </message>
    <message>
        <source>Play on from this moment at one of the seats; the score stays as it is</source>
        <translation>Von diesem Moment an auf einem der Plätze weiterspielen; der Spielstand bleibt, wie er ist</translation>
    </message>
    <message>
        <source>Play this &amp;deal again …</source>
        <translation>Diese Karten &amp;noch einmal spielen …</translation>
    </message>
    <message>
        <source>Play the same deal from its beginning at one of the seats; the score stays as it is</source>
        <translation>Dieselben Karten von Anfang an auf einem der Plätze noch einmal spielen; der Spielstand bleibt, wie er ist</translation>
    </message>
    <message>
        <source>Back to the &amp;party</source>
        <translation>Zurück zur &amp;Partie</translation>
    </message>
    <message>
        <source>Leave the game that does not count, and go on with the party</source>
        <translation>Das Übungsspiel verlassen und mit der Partie weitermachen</translation>
    </message>
    <message>
        <source>&amp;Close the review</source>
        <translation>&amp;Rückschau schließen</translation>
    </message>
    <message>
        <source>Go back to the table as it was</source>
        <translation>Zum Tisch zurückgehen, wie er war</translation>
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
        <source>&amp;Graph of the sums</source>
        <translation>&amp;Kurven der Summen</translation>
    </message>
    <message>
        <source>Draw the running sums in place of the score sheet</source>
        <translation>Den Verlauf der Summen anstelle der Spielliste zeichnen</translation>
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
        <source>The game waits until the review is closed.</source>
        <translation>Das Spiel wartet, bis die Rückschau geschlossen ist.</translation>
    </message>
    <message>
        <source>This is the first game of the party.</source>
        <translation>Das ist das erste Spiel der Partie.</translation>
    </message>
    <message>
        <source>This is the last game of the party.</source>
        <translation>Das ist das letzte Spiel der Partie.</translation>
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
        <source>&amp;Our rules …</source>
        <translation>&amp;Unsere Regeln …</translation>
    </message>
    <message>
        <source>Show the rules as a text to read, to print and to hang on the wall</source>
        <translation>Die Regeln als Text zeigen, zum Lesen, Drucken und Aufhängen</translation>
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
        <source>Play the chosen card; with none chosen, end the running pause. In a poverty, Space chooses a card to be given away, and Return gives all of them</source>
        <translation>Spielt die gewählte Karte; ist keine gewählt, endet die laufende Pause. Bei einer Armut wählt die Leertaste eine Karte zum Abgeben, und die Eingabetaste gibt alle ab</translation>
    </message>
    <message>
        <source>Leave the card; with none chosen, in a poverty, choose the cards to give anew</source>
        <translation>Lässt die Karte los; ist keine gewählt, wählst du bei einer Armut die abzugebenden Karten neu</translation>
    </message>
    <message>
        <source>Play the card at this place of the hand, counted from the left; 0, A, B … are 10, 11, 12 …</source>
        <translation>Spielt die Karte an dieser Stelle der Hand, von links gezählt; 0, A, B … sind 10, 11, 12 …</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>%1 ± %2 less</source>
        <translation>%1 ± %2 weniger</translation>
    </message>
    <message>
        <source>Announce %1</source>
        <translation>„%1“ ansagen</translation>
    </message>
    <message>
        <source>Only play: %1</source>
        <translation>Nur spielen: %1</translation>
    </message>
    <message>
        <source>Take the cards</source>
        <translation>Karten nehmen</translation>
    </message>
    <message>
        <source>Announce swines</source>
        <translation>Schweine ansagen</translation>
    </message>
    <message>
        <source>Announce hyperswines</source>
        <translation>Hyperschweine ansagen</translation>
    </message>
    <message>
        <source>Genscher with %1</source>
        <translation>Genscher mit %1</translation>
    </message>
    <message>
        <source>Say no</source>
        <translation>Nein sagen</translation>
    </message>
    <message>
        <source>%1: %2 points on average, the best.</source>
        <translation>%1: im Schnitt %2 Punkte, die beste Wahl.</translation>
    </message>
    <message>
        <source>%1: %2 points on average, %3 less than the best, give or take %4.</source>
        <translation>%1: im Schnitt %2 Punkte, %3 weniger als die beste Wahl, plus oder minus %4.</translation>
    </message>
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
        <source>Hint: say that you have a big reservation.</source>
        <translation>Tipp: Sag, dass du einen großen Vorbehalt hast.</translation>
    </message>
    <message>
        <source>Hint: say that you have a small reservation.</source>
        <translation>Tipp: Sag, dass du einen kleinen Vorbehalt hast.</translation>
    </message>
    <message>
        <source>Hint: say that you have a reservation.</source>
        <translation>Tipp: Sag, dass du einen Vorbehalt hast.</translation>
    </message>
    <message>
        <source>Hint: offer the game to the others first, else play: %1.</source>
        <translation>Tipp: Biete das Spiel erst den anderen an, sonst spiel: %1.</translation>
    </message>
    <message>
        <source>Hint: offer these cards: %1.</source>
        <translation>Tipp: Biete diese Karten an: %1.</translation>
    </message>
    <message>
        <source>Hint: give back these cards: %1.</source>
        <translation>Tipp: Gib diese Karten zurück: %1.</translation>
    </message>
    <message>
        <source>Hint: take the cards.</source>
        <translation>Tipp: Nimm die Karten.</translation>
    </message>
    <message>
        <source>Hint: announce swines.</source>
        <translation>Tipp: Sag Schweine an.</translation>
    </message>
    <message>
        <source>Hint: announce hyperswines.</source>
        <translation>Tipp: Sag Hyperschweine an.</translation>
    </message>
    <message>
        <source>Hint: play Genscher with %1.</source>
        <translation>Tipp: Genscher mit %1.</translation>
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
    <name>character</name>
    <message>
        <source>Boldness</source>
        <translation>Mut</translation>
    </message>
    <message>
        <source>How readily the player announces and plays soli.</source>
        <translation>Wie leicht sich der Spieler zu Ansagen und Soli entschließt.</translation>
    </message>
    <message>
        <source>Announces and plays a solo only where hardly anything can go wrong.</source>
        <translation>Sagt nur an und spielt nur dann ein Solo, wenn kaum etwas schiefgehen kann.</translation>
    </message>
    <message>
        <source>Announces and plays soli less readily than usual.</source>
        <translation>Sagt zögerlicher an und spielt seltener Soli als üblich.</translation>
    </message>
    <message>
        <source>Announces and plays soli as a seasoned club player does.</source>
        <translation>Sagt an und spielt Soli wie ein erfahrener Vereinsspieler.</translation>
    </message>
    <message>
        <source>Announces and plays soli more readily than usual.</source>
        <translation>Sagt eher an und spielt häufiger Soli als üblich.</translation>
    </message>
    <message>
        <source>Announces and plays soli with hands that are too weak for others.</source>
        <translation>Sagt auch mit Blättern an und spielt Soli mit ihnen, die anderen zu schwach sind.</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Vertrauen</translation>
    </message>
    <message>
        <source>How much the player concludes from the cards that the others play. It never sees their hands.</source>
        <translation>Wie viel der Spieler aus den Karten schließt, die die anderen spielen. In ihre Blätter sieht er nie.</translation>
    </message>
    <message>
        <source>Concludes nothing at all from the cards that the others play.</source>
        <translation>Schließt aus den Karten, die die anderen spielen, überhaupt nichts.</translation>
    </message>
    <message>
        <source>Concludes less than usual from the cards that the others play.</source>
        <translation>Schließt aus den Karten, die die anderen spielen, weniger als üblich.</translation>
    </message>
    <message>
        <source>Concludes from the cards that the others play what people mostly mean by them.</source>
        <translation>Schließt aus den Karten, die die anderen spielen, was meist damit gemeint ist.</translation>
    </message>
    <message>
        <source>Concludes more than usual from the cards that the others play.</source>
        <translation>Schließt aus den Karten, die die anderen spielen, mehr als üblich.</translation>
    </message>
    <message>
        <source>Takes every card that the others play for a message.</source>
        <translation>Hält jede Karte, die die anderen spielen, für eine Botschaft.</translation>
    </message>
    <message>
        <source>To a player of this strength it makes no difference.</source>
        <translation>Bei einem Spieler dieser Stärke ändert es nichts.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>choosing</name>
    <message numerus="yes">
        <source>Choose %n card(s) to offer; all your trumps go with them.</source>
        <translation>
            <numerusform>Wähle %n Karte zum Anbieten; alle deine Trümpfe gehören dazu.</numerusform>
            <numerusform>Wähle %n Karten zum Anbieten; alle deine Trümpfe gehören dazu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to give back.</source>
        <translation>
            <numerusform>Wähle %n Karte zum Zurückgeben.</numerusform>
            <numerusform>Wähle %n Karten zum Zurückgeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give these %n card(s)</source>
        <translation>
            <numerusform>Diese %n Karte geben</numerusform>
            <numerusform>Diese %n Karten geben</numerusform>
        </translation>
    </message>
    <message>
        <source>They lie face down for everybody else.</source>
        <translation>Für alle anderen liegen sie verdeckt.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) more.</source>
        <translation>
            <numerusform>Noch %n Karte.</numerusform>
            <numerusform>Noch %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many.</source>
        <translation>
            <numerusform>%n Karte zu viel.</numerusform>
            <numerusform>%n Karten zu viel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) must go with them.</source>
        <translation>
            <numerusform>%n Trumpf muss noch mit.</numerusform>
            <numerusform>%n Trümpfe müssen noch mit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>controller</name>
    <message>
        <source>%1 takes the last decision back.</source>
        <translation>%1 nimmt die letzte Entscheidung zurück.</translation>
    </message>
    <message>
        <source>%1 goes on as before.</source>
        <translation>%1 macht weiter wie zuvor.</translation>
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
    <name>explained</name>
    <message>
        <source>Trumps: tens of hearts if so agreed, queens, jacks, clubs.</source>
        <translation>Trumpf: Dullen, falls vereinbart, Damen, Buben, Kreuz.</translation>
    </message>
    <message>
        <source>Trumps: tens of hearts if so agreed, queens, jacks, spades.</source>
        <translation>Trumpf: Dullen, falls vereinbart, Damen, Buben, Pik.</translation>
    </message>
    <message>
        <source>Trumps: tens of hearts if so agreed, queens, jacks, hearts.</source>
        <translation>Trumpf: Dullen, falls vereinbart, Damen, Buben, Herz.</translation>
    </message>
    <message>
        <source>Trumps as in the normal game.</source>
        <translation>Trumpf wie im Normalspiel.</translation>
    </message>
    <message>
        <source>Trumps: the queens only.</source>
        <translation>Trumpf: nur die Damen.</translation>
    </message>
    <message>
        <source>Trumps: the jacks only.</source>
        <translation>Trumpf: nur die Buben.</translation>
    </message>
    <message>
        <source>Trumps: the kings only.</source>
        <translation>Trumpf: nur die Könige.</translation>
    </message>
    <message>
        <source>Trumps: queens and jacks.</source>
        <translation>Trumpf: Damen und Buben.</translation>
    </message>
    <message>
        <source>Trumps: kings and jacks.</source>
        <translation>Trumpf: Könige und Buben.</translation>
    </message>
    <message>
        <source>Trumps: kings and queens.</source>
        <translation>Trumpf: Könige und Damen.</translation>
    </message>
    <message>
        <source>Trumps: kings, queens and jacks.</source>
        <translation>Trumpf: Könige, Damen und Buben.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Es gibt keinen Trumpf.</translation>
    </message>
    <message>
        <source>Trumps: all clubs, no other card.</source>
        <translation>Trumpf: alle Kreuzkarten, sonst keine.</translation>
    </message>
    <message>
        <source>Trumps: all spades, no other card.</source>
        <translation>Trumpf: alle Pikkarten, sonst keine.</translation>
    </message>
    <message>
        <source>Trumps: all hearts, no other card.</source>
        <translation>Trumpf: alle Herzkarten, sonst keine.</translation>
    </message>
    <message>
        <source>Trumps: all diamonds, no other card.</source>
        <translation>Trumpf: alle Karokarten, sonst keine.</translation>
    </message>
    <message>
        <source>Offer it to the others first:</source>
        <translation>Erst den anderen anbieten:</translation>
    </message>
    <message>
        <source>Play alone:</source>
        <translation>Allein spielen:</translation>
    </message>
    <message>
        <source>Deal again:</source>
        <translation>Neu geben:</translation>
    </message>
    <message>
        <source>Marriage, decided by the:</source>
        <translation>Hochzeit, Klärung durch:</translation>
    </message>
    <message>
        <source>With a partner:</source>
        <translation>Mit einem Partner:</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Beispiel: %1</translation>
    </message>
    <message>
        <source>%1 met: %2</source>
        <translation>%1 erfüllt: %2</translation>
    </message>
    <message>
        <source>%1 missing: %2</source>
        <translation>%1 fehlt: %2</translation>
    </message>
    <message>
        <source>It needs</source>
        <translation>Nötig ist</translation>
    </message>
    <message>
        <source>It has no effect now, because it needs</source>
        <translation>Zurzeit ohne Wirkung, denn nötig ist</translation>
    </message>
    <message>
        <source>Set to</source>
        <translation>Eingestellt</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Möglich</translation>
    </message>
    <message>
        <source>Key in FreeDoko</source>
        <translation>Schlüssel in FreeDoko</translation>
    </message>
    <message>
        <source>not in FreeDoko</source>
        <translation>nicht in FreeDoko</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>without effect</source>
        <translation>ohne Wirkung</translation>
    </message>
    <message>
        <source>Who plays so</source>
        <translation>Wer so spielt</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>Last game of round</source>
        <translation>Letztes Spiel der Runde</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Sum of %1</source>
        <translation>Summe von %1</translation>
    </message>
    <message>
        <source>Money of %1</source>
        <translation>Geld von %1</translation>
    </message>
</context>
<context>
    <name>feat</name>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Karlchen</translation>
    </message>
    <message>
        <source>Dulle</source>
        <translation>Dulle</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herzstich</translation>
    </message>
</context>
<context>
    <name>form</name>
    <message>
        <source>%1, greyed out</source>
        <translation>%1, ausgegraut</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>At the table in a review</source>
        <translation>Am Tisch in der Rückschau</translation>
    </message>
</context>
<context>
    <name>hindsight</name>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
    <message>
        <source>J</source>
        <translation>B</translation>
    </message>
    <message>
        <source>With open cards: no card was played at this moment.</source>
        <translation>Mit offenen Karten: In diesem Augenblick wurde keine Karte gespielt.</translation>
    </message>
    <message>
        <source>With open cards: this moment is too far from the end to be reckoned exactly.</source>
        <translation>Mit offenen Karten: Dieser Augenblick ist zu weit vom Ende entfernt, um genau berechnet zu werden.</translation>
    </message>
    <message>
        <source>With open cards: nothing is reckoned at this moment of this game.</source>
        <translation>Mit offenen Karten: In diesem Spiel wird in diesem Augenblick nichts berechnet.</translation>
    </message>
    <message>
        <source>With open cards: nothing is reckoned in a game that is still running.</source>
        <translation>Mit offenen Karten: In einem Spiel, das noch läuft, wird nichts berechnet.</translation>
    </message>
    <message>
        <source>With open cards: games of practice are not reckoned.</source>
        <translation>Mit offenen Karten: Übungsspiele werden nicht berechnet.</translation>
    </message>
    <message>
        <source>With open cards: nothing is reckoned while the game runs by itself.</source>
        <translation>Mit offenen Karten: Solange das Spiel von selbst läuft, wird nichts berechnet.</translation>
    </message>
    <message>
        <source>With open cards: the reckoning came to grief.</source>
        <translation>Mit offenen Karten: Die Berechnung ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>With open cards: reckoning …</source>
        <translation>Mit offenen Karten: wird berechnet …</translation>
    </message>
    <message>
        <source>With open cards (hindsight), score of %1: %2</source>
        <translation>Mit offenen Karten (im Nachhinein), Punkte von %1: %2</translation>
    </message>
    <message>
        <source>%1 %2 (played)</source>
        <translation>%1 %2 (gespielt)</translation>
    </message>
    <message numerus="yes">
        <source>%1: score %2, %n card point(s)</source>
        <translation>
            <numerusform>%1: Punkte %2, %n Auge</numerusform>
            <numerusform>%1: Punkte %2, %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (played): score %2, %n card point(s)</source>
        <translation>
            <numerusform>%1 (gespielt): Punkte %2, %n Auge</numerusform>
            <numerusform>%1 (gespielt): Punkte %2, %n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>What %1 would have written after each card, and the card points of that side, if everybody had seen all cards and played their best from there on. Nobody at the table could know that.</source>
        <translation>Was %1 nach jeder Karte geschrieben hätte, und die Augen dieser Partei, wenn alle sämtliche Karten gesehen und von da an bestmöglich gespielt hätten. Am Tisch konnte das niemand wissen.</translation>
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
        <source>Novice</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Knows the rules of thumb but often misjudges its cards, and announces nothing.</source>
        <translation>Kennt die Faustregeln, schätzt seine Karten aber oft falsch ein und sagt nichts an.</translation>
    </message>
    <message>
        <source>Measured: 0.56 points a game more than Dummy, two against two.</source>
        <translation>Gemessen: 0,56 Punkte je Spiel mehr als „Zufall“, zwei gegen zwei.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Forgets tricks that are turned over, plays no solo and never announces anything.</source>
        <translation>Vergisst Stiche, sobald sie umgedreht sind, spielt kein Solo und sagt nie etwas an.</translation>
    </message>
    <message>
        <source>Measured: 0.14 points a game more than Novice, two against two.</source>
        <translation>Gemessen: 0,14 Punkte je Spiel mehr als „Neuling“, zwei gegen zwei.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Measured: 0.07 points a game more than Beginner, two against two, by its cards alone.</source>
        <translation>Gemessen: 0,07 Punkte je Spiel mehr als „Anfänger“, zwei gegen zwei, allein durch die gespielten Karten.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Plays the game through in 80 or more possible deals before each decision. Never sees your cards.</source>
        <translation>Spielt das Spiel vor jeder Entscheidung in 80 oder mehr möglichen Verteilungen durch. Sieht nie deine Karten.</translation>
    </message>
    <message>
        <source>Measured: 0.52 points a game more than Normal by its cards alone, 0.67 with announcements and soli, two against two.</source>
        <translation>Gemessen: allein durch die gespielten Karten 0,52 Punkte je Spiel mehr als „Normal“, mit Ansagen und Soli 0,67, zwei gegen zwei.</translation>
    </message>
    <message>
        <source>Thinks like the strong player, but through 300 or more possible deals.</source>
        <translation>Denkt wie der starke Spieler, aber in 300 oder mehr möglichen Verteilungen.</translation>
    </message>
    <message>
        <source>Measured: no certain difference to Strong, two against two, by its cards alone.</source>
        <translation>Gemessen: allein durch die gespielten Karten kein sicherer Unterschied zu „Stark“, zwei gegen zwei.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Remembers all cards and plays as a seasoned club player would teach it.</source>
        <translation>Merkt sich alle Karten und spielt, wie es ein erfahrener Vereinsspieler lehren würde.</translation>
    </message>
</context>
<context>
    <name>list</name>
    <message>
        <source>Re or Kontra</source>
        <translation>Re oder Kontra</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Erwiderung</translation>
    </message>
    <message>
        <source>Reply to Re or Kontra</source>
        <translation>Erwiderung auf Re oder Kontra</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>Entered by hand.</source>
        <translation>Von Hand eingetragen.</translation>
    </message>
    <message>
        <source>Line %1 counts nothing: %2</source>
        <translation>Zeile %1 zählt nichts: %2</translation>
    </message>
    <message>
        <source>The scores sum to %1. With plus and minus they should sum to zero.</source>
        <translation>Die Punkte ergeben zusammen %1. Bei Plus und Minus sollten sie zusammen null ergeben.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 gibt.</translation>
    </message>
    <message>
        <source>%1 deals and sits out.</source>
        <translation>%1 gibt und setzt aus.</translation>
    </message>
    <message>
        <source>It is a bock game: %1.</source>
        <translation>Es ist ein Bockspiel: %1.</translation>
    </message>
    <message>
        <source>%1 must play a duty solo.</source>
        <translation>%1 muss ein Pflichtsolo spielen.</translation>
    </message>
    <message>
        <source>The list cannot be written to %1: %2</source>
        <translation>Die Liste kann nicht in %1 geschrieben werden: %2</translation>
    </message>
    <message>
        <source>The list is full: by the rules no game is left.</source>
        <translation>Die Liste ist voll: Nach den Regeln steht kein Spiel mehr aus.</translation>
    </message>
    <message>
        <source>Every player needs a score.</source>
        <translation>Jeder Spieler braucht Punkte.</translation>
    </message>
    <message>
        <source>Nobody can write %1 for one game.</source>
        <translation>Für ein Spiel kann niemand %1 schreiben.</translation>
    </message>
    <message>
        <source>By these rules nobody can play: %1.</source>
        <translation>Nach diesen Regeln kann das niemand spielen: %1.</translation>
    </message>
    <message>
        <source>Tick the one who plays alone.</source>
        <translation>Kreuze an, wer allein spielt.</translation>
    </message>
    <message>
        <source>By these rules this brings no bock round: %1.</source>
        <translation>Nach diesen Regeln bringt das keine Bockrunde: %1.</translation>
    </message>
    <message>
        <source>Only duty soli are left: %1 must play a solo.</source>
        <translation>Es stehen nur noch Pflichtsoli aus: %1 muss ein Solo spielen.</translation>
    </message>
    <message>
        <source>%1 owes a solo of another kind.</source>
        <translation>%1 muss noch ein Solo anderer Art spielen.</translation>
    </message>
    <message>
        <source>Tick the two who are Re, or the one who plays a silent marriage.</source>
        <translation>Kreuze die beiden an, die Re sind, oder den, der eine stille Hochzeit spielt.</translation>
    </message>
    <message>
        <source>Tick whoever has the most card points: one, two or three players.</source>
        <translation>Kreuze an, wer die meisten Augen hat: einen, zwei oder drei Spieler.</translation>
    </message>
    <message>
        <source>Tick two players: the one whose game it is, and the partner.</source>
        <translation>Kreuze zwei Spieler an: den, dessen Spiel es ist, und den Partner.</translation>
    </message>
    <message>
        <source>There are 240 card points in a game, so that %1 cannot be.</source>
        <translation>In einem Spiel gibt es 240 Augen, also kann %1 nicht stimmen.</translation>
    </message>
    <message>
        <source>%1 has card points, so it cannot be without a trick.</source>
        <translation>%1 hat Augen, kann also nicht ohne Stich sein.</translation>
    </message>
    <message>
        <source>In this game nobody can announce anything.</source>
        <translation>In diesem Spiel kann niemand etwas ansagen.</translation>
    </message>
    <message>
        <source>%1 stands there with two announcements; only the highest one is written down.</source>
        <translation>Für %1 stehen zwei Ansagen da; aufgeschrieben wird nur die höchste.</translation>
    </message>
    <message>
        <source>By these rules nobody can say: %1.</source>
        <translation>Nach diesen Regeln kann das niemand sagen: %1.</translation>
    </message>
    <message>
        <source>The two of %1 cannot both have announced the same.</source>
        <translation>Bei %1 können nicht beide dasselbe angesagt haben.</translation>
    </message>
    <message>
        <source>%1 has replied, so it can have announced nothing else.</source>
        <translation>%1 hat erwidert, kann also nichts anderes angesagt haben.</translation>
    </message>
    <message>
        <source>%1 has replied to something that nobody has announced.</source>
        <translation>%1 hat etwas erwidert, was niemand angesagt hat.</translation>
    </message>
    <message>
        <source>So many special points cannot be in this game: %1.</source>
        <translation>So viele Sonderpunkte kann es in diesem Spiel nicht geben: %1.</translation>
    </message>
    <message>
        <source>The last trick belongs to one side, so the other can get no special point in it.</source>
        <translation>Der letzte Stich gehört einer Partei, also kann die andere darin keinen Sonderpunkt bekommen.</translation>
    </message>
    <message>
        <source>%1 has no trick, so it can have no special point.</source>
        <translation>%1 hat keinen Stich, kann also keinen Sonderpunkt haben.</translation>
    </message>
    <message>
        <source>A fox caught in the last trick is also a caught fox; enter both.</source>
        <translation>Ein im letzten Stich gefangener Fuchs ist auch ein gefangener Fuchs; trag beides ein.</translation>
    </message>
    <message>
        <source>%1 has too few card points for so many doppelkopf tricks.</source>
        <translation>%1 hat zu wenige Augen für so viele Doppelköpfe.</translation>
    </message>
    <message>
        <source>B&amp;ridegroom:</source>
        <translation>Hochzei&amp;ter:</translation>
    </message>
    <message>
        <source>Poo&amp;r player:</source>
        <translation>Ar&amp;mer:</translation>
    </message>
    <message>
        <source>Genscher &amp;by:</source>
        <translation>&amp;Genscher von:</translation>
    </message>
    <message>
        <source>Announcement of %1</source>
        <translation>Ansage von %1</translation>
    </message>
    <message>
        <source>%1 has said it before the first card</source>
        <translation>%1 hat es vor der ersten Karte gesagt</translation>
    </message>
</context>
<context>
    <name>list window</name>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Liste</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>&amp;Zeile</translation>
    </message>
    <message>
        <source>&amp;New list …</source>
        <translation>&amp;Neue Liste …</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Export as CSV …</source>
        <translation>Als CSV &amp;exportieren …</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Save as P&amp;DF …</source>
        <translation>Als &amp;PDF speichern …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Change the line</source>
        <translation>Zeile än&amp;dern</translation>
    </message>
    <message>
        <source>&amp;Delete the line</source>
        <translation>Zeile &amp;löschen</translation>
    </message>
</context>
<context>
    <name>look</name>
    <message>
        <source>That was before the first card.</source>
        <translation>Das war vor der ersten Karte.</translation>
    </message>
    <message>
        <source>This trick lies on the table.</source>
        <translation>Dieser Stich liegt auf dem Tisch.</translation>
    </message>
    <message>
        <source>All hands are open.</source>
        <translation>Alle Hände sind offen.</translation>
    </message>
    <message>
        <source>The hands are hidden again.</source>
        <translation>Die Blätter sind wieder verdeckt.</translation>
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
    <name>match</name>
    <message numerus="yes">
        <source>Bock: counts %n time(s).</source>
        <translation>
            <numerusform>Bock: zählt %n-fach.</numerusform>
            <numerusform>Bock: zählt %n-fach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bock: %n point(s) more for the winner.</source>
        <translation>
            <numerusform>Bock: %n Punkt mehr für den Gewinner.</numerusform>
            <numerusform>Bock: %n Punkte mehr für den Gewinner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bock game(s) waiting.</source>
        <translation>
            <numerusform>%n Bockspiel steht noch aus.</numerusform>
            <numerusform>%n Bockspiele stehen noch aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 deals and sits out.</source>
        <translation>%1 gibt und setzt aus.</translation>
    </message>
    <message>
        <source>From here on it is practice.</source>
        <translation>Ab hier ist es Übung.</translation>
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
            <numerusform>%1: %n Auge</numerusform>
            <numerusform>%1: %n Augen</numerusform>
        </translation>
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
        <source>has chosen</source>
        <translation>hat gewählt</translation>
    </message>
    <message>
        <source>big reservation</source>
        <translation>großer Vorbehalt</translation>
    </message>
    <message>
        <source>small reservation</source>
        <translation>kleiner Vorbehalt</translation>
    </message>
    <message>
        <source>bids no more</source>
        <translation>bietet nicht mehr</translation>
    </message>
    <message>
        <source>bids %1</source>
        <translation>bietet „%1“</translation>
    </message>
    <message>
        <source>wants a solo</source>
        <translation>will ein Solo</translation>
    </message>
    <message>
        <source>forced to announce</source>
        <translation>Pflichtansage</translation>
    </message>
    <message>
        <source>swines</source>
        <translation>Schweine</translation>
    </message>
    <message>
        <source>hyperswines</source>
        <translation>Hyperschweine</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>takes no cards</source>
        <translation>nimmt keine Karten</translation>
    </message>
    <message>
        <source>poverty</source>
        <translation>Armut</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
    <message>
        <source>throws in</source>
        <translation>wirft</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>The cards are dealt again.</source>
        <translation>Es wird neu gegeben.</translation>
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
    <name>parties</name>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>over</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n Spiel gespielt</numerusform>
            <numerusform>%n Spiele gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n party/parties</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Soli</source>
        <translation>Soli</translation>
    </message>
    <message>
        <source>Games of one against three</source>
        <translation>Spiele, in denen einer gegen drei gespielt hat</translation>
    </message>
    <message>
        <source>Bock games</source>
        <translation>Bockspiele</translation>
    </message>
    <message>
        <source>Games that counted more often than once</source>
        <translation>Spiele, die mehr als einfach gezählt haben</translation>
    </message>
    <message>
        <source>Lost announcements</source>
        <translation>Verlorene Ansagen</translation>
    </message>
    <message>
        <source>Games in which a side announced something and did not win</source>
        <translation>Spiele, in denen eine Partei etwas angesagt und nicht gewonnen hat</translation>
    </message>
    <message>
        <source>Big losses</source>
        <translation>Hohe Verluste</translation>
    </message>
    <message>
        <source>The games that cost the player most</source>
        <translation>Die Spiele, die den Spieler am meisten gekostet haben</translation>
    </message>
    <message>
        <source>Marriages and poverties</source>
        <translation>Hochzeit und Armut</translation>
    </message>
    <message>
        <source>Games with a marriage or with an exchange of cards</source>
        <translation>Spiele mit einer Hochzeit oder mit einem Kartentausch</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <translation>Niemand gewinnt.</translation>
    </message>
    <message>
        <source>%1 wins (%2), %3 to %4 card points.</source>
        <translation>%1 gewinnt (%2) mit %3 zu %4 Augen.</translation>
    </message>
    <message numerus="yes">
        <source>Bock: counts %n time(s).</source>
        <translation>
            <numerusform>Bock: zählt %n-fach.</numerusform>
            <numerusform>Bock: zählt %n-fach.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>%1 (lost)</source>
        <translation>%1 (verloren)</translation>
    </message>
    <message numerus="yes">
        <source>Losses of %n point(s) or more</source>
        <translation>
            <numerusform>Verluste ab %n Punkt</numerusform>
            <numerusform>Verluste ab %n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The worst tenth of the games of %1 in this party, and whatever costs %n point(s)</source>
        <translation>
            <numerusform>Das schlechteste Zehntel der Spiele von %1 in dieser Partie und alles, was mindestens %n Punkt kostet</numerusform>
            <numerusform>Das schlechteste Zehntel der Spiele von %1 in dieser Partie und alles, was mindestens %n Punkte kostet</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Play on in this party; the one that is running now is kept in the list</source>
        <translation>In dieser Partie weiterspielen; die jetzt laufende bleibt in der Liste</translation>
    </message>
    <message>
        <source>&amp;Look at</source>
        <translation>&amp;Ansehen</translation>
    </message>
    <message>
        <source>Go through the chosen game on the table, card by card</source>
        <translation>Das gewählte Spiel am Tisch durchgehen, Karte für Karte</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>&amp;Noch einmal spielen</translation>
    </message>
    <message>
        <source>Play the same cards again, as practice that is not counted</source>
        <translation>Dieselben Karten noch einmal spielen, als Übung, die nicht zählt</translation>
    </message>
    <message>
        <source>Save a &amp;copy …</source>
        <translation>&amp;Kopie speichern …</translation>
    </message>
    <message>
        <source>Write the party to another file</source>
        <translation>Die Partie in eine andere Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Delete …</source>
        <translation>&amp;Löschen …</translation>
    </message>
    <message>
        <source>Put the file of the party into the trash</source>
        <translation>Die Datei der Partie in den Papierkorb legen</translation>
    </message>
    <message>
        <source>Show in &amp;its folder</source>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>Open the folder in which the file lies</source>
        <translation>Den Ordner öffnen, in dem die Datei liegt</translation>
    </message>
    <message>
        <source>&amp;Open a file …</source>
        <translation>&amp;Datei öffnen …</translation>
    </message>
    <message>
        <source>Open a party that lies somewhere else</source>
        <translation>Eine Partie öffnen, die woanders liegt</translation>
    </message>
    <message>
        <source>Clo&amp;se</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>The number of the game</source>
        <translation>Die Nummer des Spiels</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Was gespielt wurde</translation>
    </message>
    <message>
        <source>Soloist</source>
        <translation>Solospieler</translation>
    </message>
    <message>
        <source>Who played alone, or whose marriage or poverty it was</source>
        <translation>Wer allein gespielt hat, oder wessen Hochzeit oder Armut es war</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>The side that won</source>
        <translation>Die Partei, die gewonnen hat</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>The highest announcement of each side</source>
        <translation>Die höchste Ansage jeder Partei</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>How many points the game was worth</source>
        <translation>Wie viele Punkte das Spiel wert war</translation>
    </message>
    <message>
        <source>Bock</source>
        <translation>Bock</translation>
    </message>
    <message>
        <source>How many times the game counted, if more than once</source>
        <translation>Das Wievielfache das Spiel gezählt hat, wenn mehr als einfach</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>What the game brought the player</source>
        <translation>Was das Spiel dem Spieler gebracht hat</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>The points of the player up to this game</source>
        <translation>Die Punkte des Spielers bis zu diesem Spiel</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>When the party began</source>
        <translation>Wann die Partie begonnen hat</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Who took part, each with the sum of the points</source>
        <translation>Wer mitgespielt hat, jeder mit der Summe der Punkte</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The rule set of the party</source>
        <translation>Der Regelsatz der Partie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>How many games have been played</source>
        <translation>Wie viele Spiele gespielt sind</translation>
    </message>
    <message>
        <source>The sum of the first person at the table</source>
        <translation>Die Summe des ersten Menschen am Tisch</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Whether the party is running, was left unfinished, is over or is damaged</source>
        <translation>Ob die Partie läuft, unterbrochen wurde, beendet oder beschädigt ist</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>In the party this deal came to nothing.</source>
        <translation>In der Partie kam mit diesen Karten kein Spiel zustande.</translation>
    </message>
    <message>
        <source>In the party it was: %1. %2</source>
        <translation>In der Partie war es: %1. %2</translation>
    </message>
    <message>
        <source>%1 writes as much here as in the party: %2.</source>
        <translation>%1 schreibt hier so viel wie in der Partie: %2.</translation>
    </message>
    <message>
        <source>%1 writes %2 here, and wrote %3 in the party.</source>
        <translation>%1 schreibt hier %2; in der Partie waren es %3.</translation>
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
        <source>Wait before a computer player&apos;s card</source>
        <translation>Wartezeit vor den Karten der Computerspieler</translation>
    </message>
    <message>
        <source>So that you can follow the play; at 0 they play as fast as they can.</source>
        <translation>Damit du dem Spiel folgen kannst; bei 0 spielen sie, so schnell sie können.</translation>
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
    <message>
        <source>Reckon with open cards in the review</source>
        <translation>In der Rückschau mit offenen Karten rechnen</translation>
    </message>
    <message>
        <source>What each card would have brought if everybody had seen all cards; this is hindsight.</source>
        <translation>Was jede Karte gebracht hätte, wenn alle sämtliche Karten gesehen hätten; das weiß man erst hinterher.</translation>
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
    <message>
        <source>FreeDoko, as it starts</source>
        <translation>FreeDoko, Voreinstellung</translation>
    </message>
    <message>
        <source>What FreeDoko plays when nobody has changed a rule.</source>
        <translation>Was FreeDoko spielt, wenn niemand eine Regel geändert hat.</translation>
    </message>
    <message>
        <source>FreeDoko, for beginners</source>
        <translation>FreeDoko, für Anfänger</translation>
    </message>
    <message>
        <source>FreeDoko&apos;s simple rules: no soli, no swines, no tens of hearts on top, no special points.</source>
        <translation>Die einfachen Regeln von FreeDoko: keine Soli, keine Schweine, keine Dullen, keine Sonderpunkte.</translation>
    </message>
    <message>
        <source>FreeDoko, standard</source>
        <translation>FreeDoko, Standard</translation>
    </message>
    <message>
        <source>What the people of FreeDoko play at home: bock rounds, swines, poverty and Genscher.</source>
        <translation>Was die Leute von FreeDoko zu Hause spielen: Bockrunden, Schweine, Armut und Genscher.</translation>
    </message>
    <message>
        <source>FreeDoko, tournament</source>
        <translation>FreeDoko, Turnier</translation>
    </message>
    <message>
        <source>FreeDoko&apos;s idea of tournament rules; it differs from the DDV in replies and a few points.</source>
        <translation>FreeDokos Fassung der Turnierregeln; bei Erwiderungen und einigen Punkten weicht sie vom DDV ab.</translation>
    </message>
    <message>
        <source>FreeDoko, as its overview tells</source>
        <translation>FreeDoko, laut Übersicht</translation>
    </message>
    <message>
        <source>The rules of FreeDoko&apos;s older German overview, where duty soli come first.</source>
        <translation>Die Regeln der älteren deutschen Übersicht von FreeDoko, in der Pflichtsoli Vorrang haben.</translation>
    </message>
    <message>
        <source>Darmstadt round</source>
        <translation>Darmstädter Runde</translation>
    </message>
    <message>
        <source>A home round from Darmstadt: small and big reservations, deadlines by cards on the table.</source>
        <translation>Eine private Runde aus Darmstadt: kleiner und großer Vorbehalt, Ansagefristen nach Karten auf dem Tisch.</translation>
    </message>
    <message>
        <source>Ameke, 40 cards</source>
        <translation>Ameke, 40 Karten</translation>
    </message>
    <message>
        <source>A pub round from Ameke without nines: ranked soli, bock rounds, Re and Kontra for one point.</source>
        <translation>Eine Kneipenrunde aus Ameke ohne Neunen: Soli mit Rangfolge, Bockrunden, Re und Kontra für einen Punkt.</translation>
    </message>
    <message>
        <source>Dubbelhuvud</source>
        <translation>Dubbelhuvud</translation>
    </message>
    <message>
        <source>The rules of a Swedish page: the tournament rules, four games, a stake for each point.</source>
        <translation>Die Regeln einer schwedischen Seite: die Turnierregeln, vier Spiele, ein Einsatz für jeden Punkt.</translation>
    </message>
    <message>
        <source>DDV in the Polish reading</source>
        <translation>DDV in polnischer Lesart</translation>
    </message>
    <message>
        <source>The tournament rules as a Polish page tells them, without duty soli and without an end.</source>
        <translation>Die Turnierregeln, wie eine polnische Seite sie erzählt, ohne Pflichtsoli und ohne Ende.</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Print the score sheet</source>
        <translation>Spielliste drucken</translation>
    </message>
    <message>
        <source>Save the score sheet as PDF</source>
        <translation>Spielliste als PDF speichern</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielliste</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>Stand: %1</translation>
    </message>
    <message>
        <source>Score sheet: %1</source>
        <translation>Spielliste: %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>prose</name>
    <message>
        <source>What differs from “%1”</source>
        <translation>Was anders ist als bei „%1“</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Dort</translation>
    </message>
    <message>
        <source>Re and Kontra</source>
        <translation>Re und Kontra</translation>
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
    <message numerus="yes">
        <source>with at least %n card(s) in the hand</source>
        <translation>
            <numerusform>mit mindestens %n Karte auf der Hand</numerusform>
            <numerusform>mit mindestens %n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with at most %n card(s) on the table</source>
        <translation>
            <numerusform>mit höchstens %n Karte auf dem Tisch</numerusform>
            <numerusform>mit höchstens %n Karten auf dem Tisch</numerusform>
        </translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>An- und Absagen</translation>
    </message>
    <message>
        <source>Whoever expects to win says Re or Kontra, by the own side, and after that no 90, no 60, no 30 or black, which the others then stay below. Each can be announced as long as this holds:</source>
        <translation>Wer zu gewinnen glaubt, sagt je nach Partei „Re“ oder „Kontra“ und danach „keine 90“, „keine 60“, „keine 30“ oder „schwarz“; darunter müssen die anderen dann bleiben. Jede Ansage ist so lange möglich:</translation>
    </message>
    <message>
        <source>Whoever expects to win knocks, and after that says no 90, no 60, no 30 or black: what is left to the others then. That does not show the side; everybody announces alone, and each announcement counts. Each can be made as long as this holds:</source>
        <translation>Wer zu gewinnen glaubt, klopft und sagt danach „keine 90“, „keine 60“, „keine 30“ oder „schwarz“, je nachdem, was den anderen dann noch bleibt. Die Partei verrät das nicht; jeder sagt für sich allein an, und jede Ansage zählt. Jede ist so lange möglich:</translation>
    </message>
    <message>
        <source>A player who has played to the running trick counts as still holding that card.</source>
        <translation>Wer zum laufenden Stich schon gespielt hat, gilt so, als hätte er diese Karte noch auf der Hand.</translation>
    </message>
    <message>
        <source>Levels may be skipped; only the one that is announced must be in time.</source>
        <translation>Stufen dürfen übersprungen werden; nur die angesagte muss rechtzeitig sein.</translation>
    </message>
    <message>
        <source>Levels may be skipped if those are in time too.</source>
        <translation>Stufen dürfen übersprungen werden, wenn auch sie noch rechtzeitig wären.</translation>
    </message>
    <message>
        <source>No level may be skipped: each is announced by itself.</source>
        <translation>Keine Stufe darf übersprungen werden: Jede wird einzeln angesagt.</translation>
    </message>
    <message>
        <source>Whoever has not announced may answer the opponents with Re or Kontra up to one card later.</source>
        <translation>Wer noch nichts angesagt hat, darf den Gegnern bis eine Karte später mit „Re“ oder „Kontra“ erwidern.</translation>
    </message>
    <message>
        <source>There are no replies with a later deadline.</source>
        <translation>Erwiderungen mit längerer Frist gibt es nicht.</translation>
    </message>
    <message>
        <source>In the last trick nobody may announce anything any more.</source>
        <translation>Im letzten Stich darf niemand mehr etwas ansagen.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody may announce anything when fewer than %n tricks are left.</source>
        <translation>
            <numerusform>Steht weniger als %n Stich aus, darf niemand mehr etwas ansagen.</numerusform>
            <numerusform>Stehen weniger als %n Stiche aus, darf niemand mehr etwas ansagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>In a marriage each trick of the search gives one card more time.</source>
        <translation>Bei einer Hochzeit gibt jeder Stich der Partnersuche eine Karte mehr Zeit.</translation>
    </message>
    <message>
        <source>The search for a partner of a marriage gives no more time.</source>
        <translation>Die Partnersuche bei einer Hochzeit gibt keine zusätzliche Zeit.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever wins a first trick of %n or more card points must announce Re or Kontra, unless the own side has announced already.</source>
        <translation>
            <numerusform>Wer einen ersten Stich mit %n oder mehr Augen macht, muss „Re“ oder „Kontra“ ansagen, sofern die eigene Partei nicht schon angesagt hat.</numerusform>
            <numerusform>Wer einen ersten Stich mit %n oder mehr Augen macht, muss „Re“ oder „Kontra“ ansagen, sofern die eigene Partei nicht schon angesagt hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever wins a first trick of %n or more card points must announce, one level higher if the own side has announced already.</source>
        <translation>
            <numerusform>Wer einen ersten Stich mit %n oder mehr Augen macht, muss ansagen, und zwar eine Stufe höher, wenn die eigene Partei schon angesagt hat.</numerusform>
            <numerusform>Wer einen ersten Stich mit %n oder mehr Augen macht, muss ansagen, und zwar eine Stufe höher, wenn die eigene Partei schon angesagt hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>This duty falls away as soon as anybody has announced.</source>
        <translation>Diese Pflicht entfällt, sobald irgendjemand angesagt hat.</translation>
    </message>
    <message>
        <source>The duty also holds in a marriage once the first trick has found the partner.</source>
        <translation>Die Pflicht gilt auch bei einer Hochzeit, wenn der erste Stich den Partner bestimmt hat.</translation>
    </message>
    <message>
        <source>There is no such duty in a marriage.</source>
        <translation>Bei einer Hochzeit gibt es diese Pflicht nicht.</translation>
    </message>
    <message>
        <source>Cards and trumps</source>
        <translation>Karten und Trümpfe</translation>
    </message>
    <message>
        <source>We play with 48 cards: ace, ten, king, queen, jack and nine of clubs, spades, hearts and diamonds, each of them twice. Everybody gets 12 cards.</source>
        <translation>Wir spielen mit 48 Karten: Ass, Zehn, König, Dame, Bube und Neun in Kreuz, Pik, Herz und Karo, jede doppelt. Jeder bekommt 12 Karten.</translation>
    </message>
    <message>
        <source>We play with 40 cards, without the nines: ace, ten, king, queen and jack of clubs, spades, hearts and diamonds, each of them twice. Everybody gets 10 cards.</source>
        <translation>Wir spielen mit 40 Karten, ohne die Neunen: Ass, Zehn, König, Dame und Bube in Kreuz, Pik, Herz und Karo, jede doppelt. Jeder bekommt 10 Karten.</translation>
    </message>
    <message>
        <source>An ace counts 11 card points, a ten 10, a king 4, a queen 3 and a jack 2; together there are 240.</source>
        <translation>Ein Ass zählt 11 Augen, eine Zehn 10, ein König 4, eine Dame 3 und ein Bube 2; zusammen sind es 240.</translation>
    </message>
    <message>
        <source>The players with the queens of clubs are Re, the others are Kontra.</source>
        <translation>Die Spieler mit den Kreuz-Damen, den Alten, sind Re, die anderen sind Kontra.</translation>
    </message>
    <message>
        <source>Trumps are, from the top: the tens of hearts, the queens, the jacks, and then ace, ten, king and nine of diamonds. Queens and jacks rank clubs, spades, hearts, diamonds.</source>
        <translation>Trümpfe sind, von oben nach unten: die Herz-Zehnen, genannt Dullen, die Damen, die Buben und dann Ass, Zehn, König und Neun von Karo. Damen und Buben haben die Rangfolge Kreuz, Pik, Herz, Karo.</translation>
    </message>
    <message>
        <source>Trumps are, from the top: the tens of hearts, the queens, the jacks, and then ace, ten and king of diamonds. Queens and jacks rank clubs, spades, hearts, diamonds.</source>
        <translation>Trümpfe sind, von oben nach unten: die Herz-Zehnen, genannt Dullen, die Damen, die Buben und dann Ass, Zehn und König von Karo. Damen und Buben haben die Rangfolge Kreuz, Pik, Herz, Karo.</translation>
    </message>
    <message>
        <source>Trumps are, from the top: the queens, the jacks, and then ace, ten, king and nine of diamonds. Queens and jacks rank clubs, spades, hearts, diamonds.</source>
        <translation>Trümpfe sind, von oben nach unten: die Damen, die Buben und dann Ass, Zehn, König und Neun von Karo. Damen und Buben haben die Rangfolge Kreuz, Pik, Herz, Karo.</translation>
    </message>
    <message>
        <source>Trumps are, from the top: the queens, the jacks, and then ace, ten and king of diamonds. Queens and jacks rank clubs, spades, hearts, diamonds.</source>
        <translation>Trümpfe sind, von oben nach unten: die Damen, die Buben und dann Ass, Zehn und König von Karo. Damen und Buben haben die Rangfolge Kreuz, Pik, Herz, Karo.</translation>
    </message>
    <message>
        <source>Clubs, spades and hearts are plain suits, in the order ace, ten, king, nine.</source>
        <translation>Kreuz, Pik und Herz sind Fehlfarben, in der Reihenfolge Ass, Zehn, König, Neun.</translation>
    </message>
    <message>
        <source>Clubs, spades and hearts are plain suits, in the order ace, ten, king.</source>
        <translation>Kreuz, Pik und Herz sind Fehlfarben, in der Reihenfolge Ass, Zehn, König.</translation>
    </message>
    <message>
        <source>Whoever can must follow the suit that was led, or trump if trump was led; whoever cannot may play any card.</source>
        <translation>Wer kann, muss die aufgespielte Farbe bedienen, oder Trumpf, wenn Trumpf aufgespielt wurde; wer nicht bedienen kann, darf jede Karte spielen.</translation>
    </message>
    <message>
        <source>Of two equal cards in a trick the first one is higher.</source>
        <translation>Von zwei gleichen Karten in einem Stich ist die erste höher.</translation>
    </message>
    <message>
        <source>Of the two tens of hearts, however, the second one beats the first.</source>
        <translation>Von den beiden Dullen schlägt jedoch die zweite die erste.</translation>
    </message>
    <message>
        <source>In the last trick it is the other way round: there the first ten of hearts wins.</source>
        <translation>Im letzten Stich ist es umgekehrt: Dort gewinnt die erste Dulle.</translation>
    </message>
    <message>
        <source>Only in the last trick the second ten of hearts beats the first.</source>
        <translation>Nur im letzten Stich schlägt die zweite Dulle die erste.</translation>
    </message>
    <message>
        <source>Once swines have been announced, the first ten of hearts always wins.</source>
        <translation>Sobald Schweine angesagt sind, gewinnt immer die erste Dulle.</translation>
    </message>
    <message>
        <source>Whoever holds both aces of diamonds may announce swines before the first card is played; the two aces are then the highest trumps.</source>
        <translation>Wer beide Karo-Asse hat, darf vor der ersten Karte Schweine ansagen; die beiden Asse sind dann die höchsten Trümpfe.</translation>
    </message>
    <message>
        <source>Whoever holds both aces of diamonds may announce swines at any time while both are still in the hand; the two aces are then the highest trumps.</source>
        <translation>Wer beide Karo-Asse hat, darf jederzeit Schweine ansagen, solange er beide noch auf der Hand hat; die beiden Asse sind dann die höchsten Trümpfe.</translation>
    </message>
    <message>
        <source>Whoever has held both aces of diamonds, and whose side has won the trick with the first one, may announce the second one as a swine; it is then the highest trump.</source>
        <translation>Wer beide Karo-Asse hatte, darf das zweite als Schwein ansagen, wenn die eigene Partei den Stich gemacht hat, in dem das erste lag; es ist dann der höchste Trumpf.</translation>
    </message>
    <message>
        <source>Whoever has won a trick with the first of both aces of diamonds may announce the second one as a swine; it is then the highest trump.</source>
        <translation>Wer beide Karo-Asse hatte und mit dem ersten selbst einen Stich gemacht hat, darf das zweite als Schwein ansagen; es ist dann der höchste Trumpf.</translation>
    </message>
    <message>
        <source>In suit soli the aces of the trump suit can become swines.</source>
        <translation>Bei Farbsoli können die Asse der Trumpffarbe zu Schweinen werden.</translation>
    </message>
    <message>
        <source>There are no swines in soli.</source>
        <translation>Bei Soli gibt es keine Schweine.</translation>
    </message>
    <message>
        <source>Swines are also possible in a poverty.</source>
        <translation>Auch bei einer Armut sind Schweine möglich.</translation>
    </message>
    <message>
        <source>There are no swines in a poverty.</source>
        <translation>Bei einer Armut gibt es keine Schweine.</translation>
    </message>
    <message>
        <source>Once there are swines, whoever holds both nines of diamonds may announce hyperswines, which beat even the swines.</source>
        <translation>Sobald es Schweine gibt, darf Hyperschweine ansagen, wer beide Karo-Neunen hat; sie schlagen sogar die Schweine.</translation>
    </message>
    <message>
        <source>Once there are swines, whoever holds both kings of diamonds may announce hyperswines, which beat even the swines.</source>
        <translation>Sobald es Schweine gibt, darf Hyperschweine ansagen, wer beide Karo-Könige hat; sie schlagen sogar die Schweine.</translation>
    </message>
    <message>
        <source>This too happens before the first card.</source>
        <translation>Auch das geschieht vor der ersten Karte.</translation>
    </message>
    <message>
        <source>This may happen at any time while both cards are in the hand.</source>
        <translation>Das ist jederzeit möglich, solange beide Karten auf der Hand sind.</translation>
    </message>
    <message>
        <source>One player may have swines and hyperswines.</source>
        <translation>Ein Spieler darf Schweine und Hyperschweine haben.</translation>
    </message>
    <message>
        <source>Whoever has announced swines cannot have hyperswines as well.</source>
        <translation>Wer Schweine angesagt hat, kann nicht auch Hyperschweine haben.</translation>
    </message>
    <message>
        <source>There are hyperswines in suit soli too.</source>
        <translation>Auch bei Farbsoli gibt es Hyperschweine.</translation>
    </message>
    <message>
        <source>There are no hyperswines in soli.</source>
        <translation>Bei Soli gibt es keine Hyperschweine.</translation>
    </message>
    <message>
        <source>There are hyperswines in a poverty too.</source>
        <translation>Auch bei einer Armut gibt es Hyperschweine.</translation>
    </message>
    <message>
        <source>There are no hyperswines in a poverty.</source>
        <translation>Bei einer Armut gibt es keine Hyperschweine.</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>Whoever holds both queens of clubs may announce a marriage. The partner is found in one of these ways, which the bridegroom names:</source>
        <translation>Wer beide Kreuz-Damen hat, darf eine Hochzeit ansagen. Den Partner bestimmt einer der folgenden Stiche; welcher, sagt der Hochzeiter:</translation>
    </message>
    <message>
        <source>the first trick that another player wins</source>
        <translation>der erste Stich, den ein anderer Spieler macht</translation>
    </message>
    <message>
        <source>the first trick led with a plain suit that another player wins</source>
        <translation>der erste Stich, zu dem eine Fehlfarbe aufgespielt wurde und den ein anderer Spieler macht</translation>
    </message>
    <message>
        <source>the first club, spade or heart trick that another player wins</source>
        <translation>der erste Kreuz-, Pik- oder Herzstich, den ein anderer Spieler macht</translation>
    </message>
    <message>
        <source>the first trick led with trump that another player wins</source>
        <translation>der erste Stich, zu dem Trumpf aufgespielt wurde und den ein anderer Spieler macht</translation>
    </message>
    <message>
        <source>Whoever holds both queens of clubs may announce a marriage; the first other player who wins a trick becomes the partner.</source>
        <translation>Wer beide Kreuz-Damen hat, darf eine Hochzeit ansagen; Partner wird der erste andere Spieler, der einen Stich macht.</translation>
    </message>
    <message>
        <source>Whoever holds both queens of clubs may announce a marriage; the first other player who wins a trick led with a plain suit becomes the partner.</source>
        <translation>Wer beide Kreuz-Damen hat, darf eine Hochzeit ansagen; Partner wird der erste andere Spieler, der einen Fehlstich macht, also einen Stich, zu dem eine Fehlfarbe aufgespielt wurde.</translation>
    </message>
    <message>
        <source>Whoever holds both queens of clubs may announce a marriage and names clubs, spades or hearts; the first other player who wins a trick led with that suit becomes the partner.</source>
        <translation>Wer beide Kreuz-Damen hat, darf eine Hochzeit ansagen und nennt dabei Kreuz, Pik oder Herz; Partner wird der erste andere Spieler, der einen Stich macht, zu dem diese Farbe aufgespielt wurde.</translation>
    </message>
    <message>
        <source>Whoever holds both queens of clubs may announce a marriage; the first other player who wins a trick led with trump becomes the partner.</source>
        <translation>Wer beide Kreuz-Damen hat, darf eine Hochzeit ansagen; Partner wird der erste andere Spieler, der einen Trumpfstich macht, also einen Stich, zu dem Trumpf aufgespielt wurde.</translation>
    </message>
    <message>
        <source>It does not matter whether the winner of a plain-suit trick has ruffed.</source>
        <translation>Ob ein Fehlstich dabei mit Trumpf gestochen wurde, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>A plain-suit trick that is ruffed does not count.</source>
        <translation>Ein mit Trumpf gestochener Fehlstich zählt nicht.</translation>
    </message>
    <message>
        <source>If no partner is found, the bridegroom plays alone.</source>
        <translation>Findet sich kein Partner, spielt der Hochzeiter allein.</translation>
    </message>
    <message numerus="yes">
        <source>If no partner is found in the first %n trick(s), the bridegroom plays alone.</source>
        <translation>
            <numerusform>Findet sich im ersten Stich kein Partner, spielt der Hochzeiter allein.</numerusform>
            <numerusform>Findet sich in den ersten %n Stichen kein Partner, spielt der Hochzeiter allein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no partner is found in the first %n trick(s) that could have done it, the bridegroom plays alone.</source>
        <translation>
            <numerusform>Findet sich im ersten Stich, der ihn bestimmen könnte, kein Partner, spielt der Hochzeiter allein.</numerusform>
            <numerusform>Findet sich in den ersten %n Stichen, die ihn bestimmen könnten, kein Partner, spielt der Hochzeiter allein.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first trick that could find a partner decides: if the bridegroom wins it, he plays alone.</source>
        <translation>Der erste Stich, der den Partner bestimmen könnte, entscheidet: Macht ihn der Hochzeiter selbst, spielt er allein.</translation>
    </message>
    <message numerus="yes">
        <source>The bridegroom gets %n point(s) from each of the others for the marriage.</source>
        <translation>
            <numerusform>Für die Hochzeit bekommt der Hochzeiter von jedem der anderen %n Punkt.</numerusform>
            <numerusform>Für die Hochzeit bekommt der Hochzeiter von jedem der anderen %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever keeps silent about both queens of clubs plays alone against the three others.</source>
        <translation>Wer beide Kreuz-Damen verschweigt, spielt allein gegen die drei anderen: eine stille Hochzeit.</translation>
    </message>
    <message>
        <source>Genscher: whoever holds both kings of diamonds may name a new partner when playing the first of them.</source>
        <translation>Genscher: Wer beide Karo-Könige hat, darf einen neuen Partner nennen, wenn er den ersten spielt.</translation>
    </message>
    <message numerus="yes">
        <source>This is possible up to trick %n.</source>
        <translation>
            <numerusform>Das ist bis zum %n. Stich möglich.</numerusform>
            <numerusform>Das ist bis zum %n. Stich möglich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation>Bockrunden</translation>
    </message>
    <message>
        <source>There are no bock rounds.</source>
        <translation>Es gibt keine Bockrunden.</translation>
    </message>
    <message numerus="yes">
        <source>A bock round follows, in which everybody deals once and each game counts %n times:</source>
        <translation>
            <numerusform>In diesen Fällen folgt eine Bockrunde, in der jeder einmal gibt und jedes Spiel %n-fach zählt:</numerusform>
            <numerusform>In diesen Fällen folgt eine Bockrunde, in der jeder einmal gibt und jedes Spiel %n-fach zählt:</numerusform>
        </translation>
    </message>
    <message>
        <source>after a game with 120 card points on both sides</source>
        <translation>nach einem Spiel mit 120 Augen auf beiden Seiten</translation>
    </message>
    <message>
        <source>after a lost solo</source>
        <translation>nach einem verlorenen Solo</translation>
    </message>
    <message>
        <source>after a lost announcement</source>
        <translation>nach einer verlorenen Ansage</translation>
    </message>
    <message>
        <source>after a trick of four plain hearts</source>
        <translation>nach einem Stich aus vier Herz-Fehlkarten</translation>
    </message>
    <message>
        <source>after a game in which a side has no trick</source>
        <translation>nach einem Spiel, in dem eine Partei keinen Stich macht</translation>
    </message>
    <message>
        <source>after a game in which nobody writes anything</source>
        <translation>nach einem Spiel, für das niemand etwas schreibt</translation>
    </message>
    <message>
        <source>after a cold strike, 120 to 120</source>
        <translation>nach einem kalten Schlag, also 120 zu 120</translation>
    </message>
    <message>
        <source>after a game in which both sides have announced</source>
        <translation>nach einem Spiel, in dem beide Parteien angesagt haben</translation>
    </message>
    <message>
        <source>A new bock round begins when the open ones are over.</source>
        <translation>Eine neue Bockrunde beginnt, wenn die offenen zu Ende sind.</translation>
    </message>
    <message>
        <source>A new bock round begins at once and multiplies with the open ones.</source>
        <translation>Eine neue Bockrunde beginnt sofort und vervielfacht sich mit den offenen.</translation>
    </message>
    <message numerus="yes">
        <source>No game counts more than %n times; what would is played later.</source>
        <translation>
            <numerusform>Kein Spiel zählt mehr als %n-fach; was darüber hinausginge, wird später gespielt.</numerusform>
            <numerusform>Kein Spiel zählt mehr als %n-fach; was darüber hinausginge, wird später gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>A game with several reasons brings as many bock rounds.</source>
        <translation>Ein Spiel mit mehreren Anlässen bringt ebenso viele Bockrunden.</translation>
    </message>
    <message>
        <source>A game with several reasons brings one bock round.</source>
        <translation>Ein Spiel mit mehreren Anlässen bringt nur eine Bockrunde.</translation>
    </message>
    <message>
        <source>Duty soli take no part in bock rounds.</source>
        <translation>Pflichtsoli nehmen an Bockrunden nicht teil.</translation>
    </message>
    <message>
        <source>Duty soli take part in bock rounds.</source>
        <translation>Pflichtsoli nehmen an Bockrunden teil.</translation>
    </message>
    <message numerus="yes">
        <source>A bock round follows, in which everybody deals once and the winner gets %n more point(s):</source>
        <translation>
            <numerusform>In diesen Fällen folgt eine Bockrunde, in der jeder einmal gibt und der Gewinner %n Punkt mehr bekommt:</numerusform>
            <numerusform>In diesen Fällen folgt eine Bockrunde, in der jeder einmal gibt und der Gewinner %n Punkte mehr bekommt:</numerusform>
        </translation>
    </message>
    <message>
        <source>The party and its score</source>
        <translation>Partie und Abrechnung</translation>
    </message>
    <message numerus="yes">
        <source>A party has %n round(s); in a round everybody deals once.</source>
        <translation>
            <numerusform>Eine Partie hat %n Runde; in einer Runde gibt jeder einmal.</numerusform>
            <numerusform>Eine Partie hat %n Runden; in einer Runde gibt jeder einmal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A party ends when %n point(s) have been written altogether.</source>
        <translation>
            <numerusform>Eine Partie endet, wenn insgesamt %n Punkt geschrieben ist.</numerusform>
            <numerusform>Eine Partie endet, wenn insgesamt %n Punkte geschrieben sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A party ends after %n game(s) at the latest.</source>
        <translation>
            <numerusform>Eine Partie endet spätestens nach %n Spiel.</numerusform>
            <numerusform>Eine Partie endet spätestens nach %n Spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A party has no fixed end.</source>
        <translation>Eine Partie hat kein festes Ende.</translation>
    </message>
    <message>
        <source>The winners write the value of the game as plus points, the others nothing.</source>
        <translation>Die Gewinner schreiben den Wert des Spiels als Pluspunkte, die anderen nichts.</translation>
    </message>
    <message>
        <source>The losers write the value of the game as minus points, the others nothing.</source>
        <translation>Die Verlierer schreiben den Wert des Spiels als Minuspunkte, die anderen nichts.</translation>
    </message>
    <message>
        <source>The winners write the value of the game as plus, the losers as minus points.</source>
        <translation>Die Gewinner schreiben den Wert des Spiels als Pluspunkte, die Verlierer als Minuspunkte.</translation>
    </message>
    <message>
        <source>A soloist writes three times the value.</source>
        <translation>Wer ein Solo spielt, schreibt den dreifachen Wert.</translation>
    </message>
    <message>
        <source>In a solo everybody writes three times the value.</source>
        <translation>Bei einem Solo schreiben alle den dreifachen Wert.</translation>
    </message>
    <message numerus="yes">
        <source>We count play money: a point is worth %n hundredth(s).</source>
        <translation>
            <numerusform>Wir rechnen in Spielgeld: Ein Punkt ist %n Hundertstel wert.</numerusform>
            <numerusform>Wir rechnen in Spielgeld: Ein Punkt ist %n Hundertstel wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody loses more than %n hundredth(s) in a game.</source>
        <translation>
            <numerusform>Niemand verliert in einem Spiel mehr als %n Hundertstel.</numerusform>
            <numerusform>Niemand verliert in einem Spiel mehr als %n Hundertstel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The house keeps %n per cent of the winnings.</source>
        <translation>
            <numerusform>Die Bank behält %n Prozent der Gewinne ein.</numerusform>
            <numerusform>Die Bank behält %n Prozent der Gewinne ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best player of the party wins the stakes of the others.</source>
        <translation>Der beste Spieler der Partie gewinnt die Einsätze der anderen.</translation>
    </message>
    <message>
        <source>What may be seen</source>
        <translation>Was man sehen darf</translation>
    </message>
    <message>
        <source>The last trick may be looked at again.</source>
        <translation>Der letzte Stich darf noch einmal angesehen werden.</translation>
    </message>
    <message numerus="yes">
        <source>The last %n tricks may be looked at again.</source>
        <translation>
            <numerusform>Der letzte Stich darf noch einmal angesehen werden.</numerusform>
            <numerusform>Die letzten %n Stiche dürfen noch einmal angesehen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>All tricks may be looked at again.</source>
        <translation>Alle Stiche dürfen noch einmal angesehen werden.</translation>
    </message>
    <message>
        <source>The piles show single tricks.</source>
        <translation>Die Stapel zeigen einzelne Stiche.</translation>
    </message>
    <message>
        <source>The card points of the piles are shown.</source>
        <translation>Die Augen der Stapel sind sichtbar.</translation>
    </message>
    <message>
        <source>Who plays a special game stays marked.</source>
        <translation>Wer ein besonderes Spiel spielt, bleibt gekennzeichnet.</translation>
    </message>
    <message>
        <source>Sides that are known are marked.</source>
        <translation>Bekannte Parteien sind gekennzeichnet.</translation>
    </message>
    <message>
        <source>Cards that may be played may be marked.</source>
        <translation>Spielbare Karten dürfen gekennzeichnet werden.</translation>
    </message>
    <message>
        <source>For learning the hands may be opened.</source>
        <translation>Zum Lernen dürfen die Hände aufgedeckt werden.</translation>
    </message>
    <message>
        <source>A player may ask for a hint.</source>
        <translation>Ein Spieler darf nach einem Tipp fragen.</translation>
    </message>
    <message>
        <source>A player may take a card back.</source>
        <translation>Ein Spieler darf eine Karte zurücknehmen.</translation>
    </message>
    <message>
        <source>What has been played stays played.</source>
        <translation>Was liegt, das liegt.</translation>
    </message>
    <message>
        <source>Dealing and reservations</source>
        <translation>Geben und Vorbehalte</translation>
    </message>
    <message>
        <source>We are five at the table: the dealer sits out and writes nothing.</source>
        <translation>Wir sind zu fünft am Tisch: Der Geber setzt aus und schreibt nichts.</translation>
    </message>
    <message>
        <source>We are four at the table.</source>
        <translation>Wir sind zu viert am Tisch.</translation>
    </message>
    <message>
        <source>It is a duel: two people across from each other play against one another, each with a computer as partner.</source>
        <translation>Es ist ein Duell: Zwei Menschen, die sich gegenübersitzen, spielen gegeneinander, jeder mit einem Computer als Partner.</translation>
    </message>
    <message>
        <source>The cards are dealt in packets of %1.</source>
        <translation>Die Karten werden in Päckchen zu %1 gegeben.</translation>
    </message>
    <message>
        <source>The cards are dealt one by one.</source>
        <translation>Die Karten werden einzeln gegeben.</translation>
    </message>
    <message>
        <source>No hand may be thrown in.</source>
        <translation>Kein Blatt darf geworfen werden.</translation>
    </message>
    <message>
        <source>A hand may be thrown in; it is shown, and the same player deals again:</source>
        <translation>In diesen Fällen darf ein Blatt geworfen werden; es wird gezeigt, und derselbe Spieler gibt noch einmal:</translation>
    </message>
    <message numerus="yes">
        <source>with %n or more nines</source>
        <translation>
            <numerusform>mit %n oder mehr Neunen</numerusform>
            <numerusform>mit %n oder mehr Neunen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n or more kings</source>
        <translation>
            <numerusform>mit %n oder mehr Königen</numerusform>
            <numerusform>mit %n oder mehr Königen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n or more nines and kings together</source>
        <translation>
            <numerusform>mit zusammen %n oder mehr Neunen und Königen</numerusform>
            <numerusform>mit zusammen %n oder mehr Neunen und Königen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n or more card points</source>
        <translation>
            <numerusform>mit %n oder mehr Augen</numerusform>
            <numerusform>mit %n oder mehr Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>without any trump above the ace of diamonds</source>
        <translation>ohne einen Trumpf über dem Karo-Ass</translation>
    </message>
    <message>
        <source>without any trump above the jack of diamonds</source>
        <translation>ohne einen Trumpf über dem Karo-Buben</translation>
    </message>
    <message>
        <source>Before the first card everybody chooses in secret which game to play.</source>
        <translation>Vor der ersten Karte wählt jeder verdeckt, welches Spiel er spielen will.</translation>
    </message>
    <message>
        <source>Before the first card everybody says in turn “healthy” or “reservation”. Then those with a reservation are asked for its kind, one kind after the other, until one is played.</source>
        <translation>Vor der ersten Karte sagt jeder der Reihe nach „gesund“ oder „Vorbehalt“. Dann wird, wer einen Vorbehalt hat, nach dessen Art gefragt, eine Art nach der anderen, bis eine gespielt wird.</translation>
    </message>
    <message>
        <source>Before the first card everybody says in turn “healthy”, “small” or “big”. A big reservation is a solo and goes before all small ones; then those that remain are asked for the kind.</source>
        <translation>Vor der ersten Karte sagt jeder der Reihe nach „gesund“, „klein“ oder „groß“. Ein großer Vorbehalt ist ein Solo und geht allen kleinen vor; dann werden die übrigen nach der Art gefragt.</translation>
    </message>
    <message>
        <source>If several have a reservation, this order decides: %1.</source>
        <translation>Haben mehrere einen Vorbehalt, entscheidet diese Reihenfolge: %1.</translation>
    </message>
    <message>
        <source>A solo goes before a thrown hand.</source>
        <translation>Ein Solo geht einem geworfenen Blatt vor.</translation>
    </message>
    <message>
        <source>A thrown hand goes before a solo.</source>
        <translation>Ein geworfenes Blatt geht einem Solo vor.</translation>
    </message>
    <message>
        <source>A solo goes before a marriage.</source>
        <translation>Ein Solo geht einer Hochzeit vor.</translation>
    </message>
    <message>
        <source>A solo goes before a poverty, and a poverty before a marriage.</source>
        <translation>Ein Solo geht einer Armut vor und eine Armut einer Hochzeit.</translation>
    </message>
    <message>
        <source>A poverty goes before a marriage.</source>
        <translation>Eine Armut geht einer Hochzeit vor.</translation>
    </message>
    <message>
        <source>A solo goes before a marriage, and a marriage before a poverty.</source>
        <translation>Ein Solo geht einer Hochzeit vor und eine Hochzeit einer Armut.</translation>
    </message>
    <message>
        <source>A marriage goes before a poverty.</source>
        <translation>Eine Hochzeit geht einer Armut vor.</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Armut</translation>
    </message>
    <message>
        <source>There is no poverty.</source>
        <translation>Es gibt keine Armut.</translation>
    </message>
    <message>
        <source>Whoever holds at most three trumps may declare a poverty.</source>
        <translation>Wer höchstens drei Trümpfe hat, darf eine Armut anmelden.</translation>
    </message>
    <message>
        <source>Aces of diamonds are not counted for this.</source>
        <translation>Karo-Asse zählen dabei nicht mit.</translation>
    </message>
    <message>
        <source>One ace of diamonds is not counted for this.</source>
        <translation>Ein Karo-Ass zählt dabei nicht mit.</translation>
    </message>
    <message>
        <source>A single ace of diamonds is not counted for this; two are.</source>
        <translation>Ein einzelnes Karo-Ass zählt dabei nicht mit, zwei zählen mit.</translation>
    </message>
    <message>
        <source>Then the cards are dealt again.</source>
        <translation>Dann wird neu gegeben.</translation>
    </message>
    <message>
        <source>With one trump or none the cards are dealt again.</source>
        <translation>Mit nur einem oder gar keinem Trumpf wird neu gegeben.</translation>
    </message>
    <message>
        <source>If two players are poor, the poverty of the first one is played.</source>
        <translation>Haben zwei Spieler eine Armut, wird die des ersten gespielt.</translation>
    </message>
    <message>
        <source>If two players are poor, the cards are dealt again.</source>
        <translation>Haben zwei Spieler eine Armut, wird neu gegeben.</translation>
    </message>
    <message>
        <source>The poor player lays three cards, all trumps among them, face down on the table and offers them to the others.</source>
        <translation>Der Arme legt drei Karten, darunter alle Trümpfe, verdeckt auf den Tisch und bietet sie den anderen an.</translation>
    </message>
    <message>
        <source>The poor player lays the trumps, and nothing else, face down on the table and offers them to the others.</source>
        <translation>Der Arme legt genau seine Trümpfe verdeckt auf den Tisch und bietet sie den anderen an.</translation>
    </message>
    <message>
        <source>Aces of diamonds are passed on top of the three cards.</source>
        <translation>Karo-Asse werden zusätzlich zu den drei Karten geschoben.</translation>
    </message>
    <message>
        <source>Aces of diamonds among them lie face up.</source>
        <translation>Karo-Asse darunter liegen offen.</translation>
    </message>
    <message>
        <source>The player after the poor one is asked first, then the others in turn.</source>
        <translation>Zuerst wird der Spieler nach dem Armen gefragt, dann der Reihe nach die anderen.</translation>
    </message>
    <message>
        <source>The player left of the dealer is asked first, then the others in turn.</source>
        <translation>Zuerst wird der Spieler links vom Geber gefragt, dann der Reihe nach die anderen.</translation>
    </message>
    <message>
        <source>Whoever takes them becomes the partner and gives as many cards back; it is said how many trumps are among them.</source>
        <translation>Wer sie nimmt, wird Partner und gibt ebenso viele Karten zurück; dabei wird gesagt, wie viele Trümpfe darunter sind.</translation>
    </message>
    <message>
        <source>Whoever takes them becomes the partner and gives as many cards back; it is said whether there are trumps among them.</source>
        <translation>Wer sie nimmt, wird Partner und gibt ebenso viele Karten zurück; dabei wird gesagt, ob Trümpfe darunter sind.</translation>
    </message>
    <message>
        <source>If nobody takes them, the cards are dealt again.</source>
        <translation>Nimmt sie niemand, wird neu gegeben.</translation>
    </message>
    <message>
        <source>If nobody takes them, everybody plays alone, and the fewest card points win.</source>
        <translation>Nimmt sie niemand, spielt jeder für sich allein, und die wenigsten Augen gewinnen.</translation>
    </message>
    <message>
        <source>Soli</source>
        <translation>Soli</translation>
    </message>
    <message>
        <source>There are no soli.</source>
        <translation>Es gibt keine Soli.</translation>
    </message>
    <message>
        <source>Whoever wants to may play alone against the three others:</source>
        <translation>Wer will, darf allein gegen die drei anderen spielen:</translation>
    </message>
    <message>
        <source>Suit solo (%1): the suit is trump in place of diamonds; tens of hearts, queens and jacks stay trumps.</source>
        <translation>Farbsolo (%1): Die Farbe ist Trumpf anstelle von Karo; Dullen, Damen und Buben bleiben Trumpf.</translation>
    </message>
    <message>
        <source>Suit solo (%1): the suit is trump in place of diamonds; queens and jacks stay trumps.</source>
        <translation>Farbsolo (%1): Die Farbe ist Trumpf anstelle von Karo; Damen und Buben bleiben Trumpf.</translation>
    </message>
    <message>
        <source>Pure suit solo: only the cards of one suit are trumps.</source>
        <translation>Reines Farbsolo: Nur die Karten einer Farbe sind Trumpf.</translation>
    </message>
    <message>
        <source>Queen solo: only the queens are trumps.</source>
        <translation>Damensolo: Nur die Damen sind Trumpf.</translation>
    </message>
    <message>
        <source>Jack solo: only the jacks are trumps.</source>
        <translation>Bubensolo: Nur die Buben sind Trumpf.</translation>
    </message>
    <message>
        <source>King solo: only the kings are trumps.</source>
        <translation>Königssolo: Nur die Könige sind Trumpf.</translation>
    </message>
    <message>
        <source>Queen-jack solo: queens and below them jacks are trumps.</source>
        <translation>Damen-Buben-Solo: Damen und darunter Buben sind Trumpf.</translation>
    </message>
    <message>
        <source>King-jack solo: kings and below them jacks are trumps.</source>
        <translation>Königs-Buben-Solo: Könige und darunter Buben sind Trumpf.</translation>
    </message>
    <message>
        <source>King-queen solo: kings and below them queens are trumps.</source>
        <translation>Königs-Damen-Solo: Könige und darunter Damen sind Trumpf.</translation>
    </message>
    <message>
        <source>Koehler: kings, below them queens, below them jacks are trumps.</source>
        <translation>Köhler: Könige, darunter Damen, darunter Buben sind Trumpf.</translation>
    </message>
    <message>
        <source>Meatless solo: there are no trumps.</source>
        <translation>Fleischloser: Es gibt keinen Trumpf.</translation>
    </message>
    <message>
        <source>Fewest-tricks solo: with the normal trumps, everybody for themselves; the soloist wins with fewer tricks than anybody else.</source>
        <translation>Schlanker Martin: Mit den normalen Trümpfen spielt jeder für sich; der Solospieler gewinnt, wenn er weniger Stiche macht als jeder andere.</translation>
    </message>
    <message>
        <source>If several want a solo, the first one after the dealer plays it.</source>
        <translation>Wollen mehrere ein Solo, spielt es der Erste nach dem Geber.</translation>
    </message>
    <message>
        <source>If several want a solo, a duty solo goes before a voluntary one; of the same sort, the first one after the dealer plays.</source>
        <translation>Wollen mehrere ein Solo, geht ein Pflichtsolo einem Lustsolo vor; bei gleicher Art spielt der Erste nach dem Geber.</translation>
    </message>
    <message>
        <source>If several want a solo, the higher one is played; from the top: %1.</source>
        <translation>Wollen mehrere ein Solo, wird das höhere gespielt; von oben: %1.</translation>
    </message>
    <message>
        <source>If several want a solo, all soli have the same rank.</source>
        <translation>Wollen mehrere ein Solo, sind alle Soli gleichrangig.</translation>
    </message>
    <message>
        <source>Of two equal soli that of the first one after the dealer is played.</source>
        <translation>Von zwei gleichrangigen Soli wird das des Ersten nach dem Geber gespielt.</translation>
    </message>
    <message>
        <source>Of two equal soli that of the player who promises more is played; the promise binds.</source>
        <translation>Von zwei gleichrangigen Soli wird das desjenigen gespielt, der mehr verspricht; das Versprechen bindet.</translation>
    </message>
    <message>
        <source>In a solo the soloist leads.</source>
        <translation>Bei einem Solo spielt der Solospieler auf.</translation>
    </message>
    <message>
        <source>In a solo too the player left of the dealer leads.</source>
        <translation>Auch bei einem Solo spielt auf, wer links vom Geber sitzt.</translation>
    </message>
    <message>
        <source>In a duty solo the soloist leads, in other soli the player left of the dealer.</source>
        <translation>Bei einem Pflichtsolo spielt der Solospieler auf, bei anderen Soli, wer links vom Geber sitzt.</translation>
    </message>
    <message>
        <source>After a voluntary solo the same player deals again.</source>
        <translation>Nach einem Lustsolo gibt derselbe Spieler noch einmal.</translation>
    </message>
    <message>
        <source>After a solo the deal moves on as always.</source>
        <translation>Nach einem Solo wechselt der Geber wie immer.</translation>
    </message>
    <message>
        <source>After a duty solo the same player deals again, after other soli the deal moves on.</source>
        <translation>Nach einem Pflichtsolo gibt derselbe Spieler noch einmal, nach anderen Soli wechselt der Geber.</translation>
    </message>
    <message>
        <source>After every solo the same player deals again.</source>
        <translation>Nach jedem Solo gibt derselbe Spieler noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody owes %n duty solo(s) in the party.</source>
        <translation>
            <numerusform>Jeder muss in der Partie %n Pflichtsolo spielen.</numerusform>
            <numerusform>Jeder muss in der Partie %n Pflichtsoli spielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must be suit soli.</source>
        <translation>
            <numerusform>Eines davon muss ein Farbsolo sein.</numerusform>
            <numerusform>%n davon müssen Farbsoli sein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must be soli with kings, queens or jacks as trumps.</source>
        <translation>
            <numerusform>Eines davon muss ein Solo mit Königen, Damen oder Buben als Trumpf sein.</numerusform>
            <numerusform>%n davon müssen Soli mit Königen, Damen oder Buben als Trumpf sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever still owes one at the end of the party is made to play it.</source>
        <translation>Wer am Ende der Partie noch eines offen hat, wird vorgeführt.</translation>
    </message>
    <message>
        <source>Whoever is made to may first ask whether somebody else wants to play a solo.</source>
        <translation>Wer vorgeführt wird, darf erst fragen, ob ein anderer ein Solo spielen möchte.</translation>
    </message>
    <message>
        <source>A voluntary solo is only allowed after the own duty soli.</source>
        <translation>Ein Lustsolo ist erst nach den eigenen Pflichtsoli erlaubt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Gewinnen</translation>
    </message>
    <message>
        <source>Re wins with 121 card points, Kontra with 120. If Kontra alone has announced, Kontra needs 121, and Re wins with 120. Whoever has said no 90, no 60, no 30 or black wins only if the others stay below that; they in turn need no more than to reach it.</source>
        <translation>Re gewinnt mit 121 Augen, Kontra mit 120. Hat nur Kontra angesagt, braucht Kontra 121, und Re gewinnt mit 120. Wer „keine 90“, „keine 60“, „keine 30“ oder „schwarz“ gesagt hat, gewinnt nur, wenn die anderen darunter bleiben; ihnen genügt es dann umgekehrt, so viel zu erreichen.</translation>
    </message>
    <message>
        <source>Re wins with 121 card points, Kontra with 120. If Kontra alone has announced, Kontra needs 121, and Re wins with 120. Announcements bind strictly: Re and Kontra promise 120, and a reply promises to reach what the opponents deny.</source>
        <translation>Re gewinnt mit 121 Augen, Kontra mit 120. Hat nur Kontra angesagt, braucht Kontra 121, und Re gewinnt mit 120. Ansagen binden streng: Re und Kontra versprechen 120 Augen, und eine Erwiderung verspricht zu erreichen, was die Gegner absagen.</translation>
    </message>
    <message>
        <source>Re wins with 121 card points, Kontra with 120. Each step that a side has announced raises what it needs by 30; Re and Kontra are a step of their own.</source>
        <translation>Re gewinnt mit 121 Augen, Kontra mit 120. Jede Stufe, die eine Partei angesagt hat, erhöht die Augen, die sie braucht, um 30; Re und Kontra sind selbst eine Stufe.</translation>
    </message>
    <message>
        <source>Re wins with 121 card points, Kontra with 120. Each step from no 90 on raises what a side needs by 30.</source>
        <translation>Re gewinnt mit 121 Augen, Kontra mit 120. Jede Stufe ab „keine 90“ erhöht die Augen, die eine Partei braucht, um 30.</translation>
    </message>
    <message>
        <source>Re wins with 121 card points, Kontra with 120. If Kontra alone has announced, Kontra needs 121, and Re wins with 120. Each level from no 90 on raises what a side needs by 30; Kontra needs one card point less than Re as soon as Re has been said.</source>
        <translation>Re gewinnt mit 121 Augen, Kontra mit 120. Hat nur Kontra angesagt, braucht Kontra 121, und Re gewinnt mit 120. Jede Stufe ab „keine 90“ erhöht die Augen, die eine Partei braucht, um 30; sobald Re angesagt ist, braucht Kontra ein Auge weniger als Re.</translation>
    </message>
    <message>
        <source>If both sides miss what they announced, nobody wins, and what was earned counts.</source>
        <translation>Verfehlen beide Parteien ihre Absagen, gewinnt niemand, und es zählt, was trotzdem erreicht wurde.</translation>
    </message>
    <message>
        <source>If both sides miss what they announced, the game counts nothing.</source>
        <translation>Verfehlen beide Parteien ihre Absagen, zählt das Spiel nichts.</translation>
    </message>
    <message>
        <source>Cowardice: a side that wins three levels above its announcement loses the game instead; not in soli.</source>
        <translation>Feigheit: Eine Partei, die drei Stufen höher gewinnt, als sie angesagt hat, verliert das Spiel stattdessen; nicht bei Soli.</translation>
    </message>
    <message>
        <source>What a game counts</source>
        <translation>Was ein Spiel zählt</translation>
    </message>
    <message>
        <source>The winner has these points:</source>
        <translation>Der Gewinner bekommt diese Punkte:</translation>
    </message>
    <message>
        <source>1 for the game</source>
        <translation>1 für das Spiel</translation>
    </message>
    <message>
        <source>1 each if the others have fewer than 90, 60 or 30 card points, or no trick</source>
        <translation>je 1, wenn die anderen weniger als 90, 60 oder 30 Augen oder keinen Stich haben</translation>
    </message>
    <message>
        <source>1 for each level from no 90 on that either side has announced</source>
        <translation>1 für jede angesagte Stufe ab „keine 90“, gleich von welcher Partei</translation>
    </message>
    <message>
        <source>1 for 120 card points against no 90, for 90 against no 60, for 60 against no 30 or for 30 against black; of several only the highest</source>
        <translation>1 für 120 Augen gegen „keine 90“, für 90 gegen „keine 60“, für 60 gegen „keine 30“ oder für 30 gegen „schwarz“; von mehreren nur für die höchste</translation>
    </message>
    <message>
        <source>1 each for 120 card points against no 90, for 90 against no 60, for 60 against no 30 and for 30 against black</source>
        <translation>je 1 für 120 Augen gegen „keine 90“, für 90 gegen „keine 60“, für 60 gegen „keine 30“ und für 30 gegen „schwarz“</translation>
    </message>
    <message numerus="yes">
        <source>%n for each Re and Kontra that was said</source>
        <translation>
            <numerusform>%n für jedes angesagte Re und Kontra</numerusform>
            <numerusform>%n für jedes angesagte Re und Kontra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more for a Re or Kontra before the first card</source>
        <translation>
            <numerusform>%n mehr für ein Re oder Kontra vor der ersten Karte</numerusform>
            <numerusform>%n mehr für ein Re oder Kontra vor der ersten Karte</numerusform>
        </translation>
    </message>
    <message>
        <source>1 for Kontra for winning against the queens of clubs; not in soli</source>
        <translation>1 für Kontra für den Gewinn gegen die Alten; nicht bei Soli</translation>
    </message>
    <message>
        <source>1 for Kontra for winning against the queens of clubs, in soli too</source>
        <translation>1 für Kontra für den Gewinn gegen die Alten, auch bei Soli</translation>
    </message>
    <message>
        <source>There is no point against the queens in a poverty.</source>
        <translation>Bei einer Armut gibt es keinen Punkt „gegen die Alten“.</translation>
    </message>
    <message>
        <source>There is a point against the queens in a poverty too.</source>
        <translation>Auch bei einer Armut gibt es den Punkt „gegen die Alten“.</translation>
    </message>
    <message>
        <source>There is a point against the queens in a silent marriage too.</source>
        <translation>Auch bei einer stillen Hochzeit gibt es den Punkt „gegen die Alten“.</translation>
    </message>
    <message>
        <source>There is no point against the queens in a silent marriage.</source>
        <translation>Bei einer stillen Hochzeit gibt es keinen Punkt „gegen die Alten“.</translation>
    </message>
    <message>
        <source>Points for an announcement that the opponents missed, and special points, also go to a side that loses; the winner has so many fewer.</source>
        <translation>Punkte für eine verfehlte Absage der Gegner und Sonderpunkte bekommt auch eine Partei, die verliert; der Gewinner hat dann entsprechend weniger.</translation>
    </message>
    <message>
        <source>If Kontra wins with just 120 card points, the game counts 1 point, and none against the queens.</source>
        <translation>Gewinnt Kontra mit genau 120 Augen, zählt das Spiel 1 Punkt, und keinen „gegen die Alten“.</translation>
    </message>
    <message>
        <source>Re and Kontra double the points, each of them.</source>
        <translation>Re und Kontra verdoppeln die Punkte, jedes für sich.</translation>
    </message>
    <message>
        <source>The point against the queens is doubled as well.</source>
        <translation>Der Punkt „gegen die Alten“ wird mitverdoppelt.</translation>
    </message>
    <message>
        <source>The point against the queens is not doubled.</source>
        <translation>Der Punkt „gegen die Alten“ wird nicht verdoppelt.</translation>
    </message>
    <message>
        <source>Special points are not doubled by Re and Kontra, but bock counts for them too.</source>
        <translation>Sonderpunkte werden durch Re und Kontra nicht verdoppelt, Bock gilt aber auch für sie.</translation>
    </message>
    <message>
        <source>Special points are multiplied with everything else.</source>
        <translation>Sonderpunkte werden mit allem anderen vervielfacht.</translation>
    </message>
    <message>
        <source>Special points are never multiplied.</source>
        <translation>Sonderpunkte werden nie vervielfacht.</translation>
    </message>
    <message>
        <source>If the special points of the losers outweigh the value, the game counts nothing.</source>
        <translation>Überwiegen die Sonderpunkte der Verlierer den Wert, zählt das Spiel nichts.</translation>
    </message>
    <message>
        <source>If the special points of the losers outweigh the value, the winners lose the rest.</source>
        <translation>Überwiegen die Sonderpunkte der Verlierer den Wert, verlieren die Gewinner den Rest.</translation>
    </message>
    <message>
        <source>A solo brings its winner these points on top:</source>
        <translation>Ein Solo bringt dem, der es gewinnt, zusätzlich diese Punkte:</translation>
    </message>
    <message>
        <source>Special points</source>
        <translation>Sonderpunkte</translation>
    </message>
    <message>
        <source>For each of these the side that has done it gets a point:</source>
        <translation>Für jedes davon bekommt die Partei, der es gelingt, einen Punkt:</translation>
    </message>
    <message>
        <source>Doppelkopf: a trick of 40 or more card points</source>
        <translation>Doppelkopf: ein Stich mit 40 oder mehr Augen</translation>
    </message>
    <message>
        <source>Doppelkopf: a trick of 40 or more card points; not in a poverty</source>
        <translation>Doppelkopf: ein Stich mit 40 oder mehr Augen; nicht bei einer Armut</translation>
    </message>
    <message>
        <source>Caught fox: an ace of diamonds of the opponents in an own trick</source>
        <translation>Fuchs gefangen: ein Karo-Ass der Gegner in einem eigenen Stich</translation>
    </message>
    <message>
        <source>Fox in the last trick: one that is caught there counts two</source>
        <translation>Fuchs im letzten Stich: Ein dort gefangener zählt doppelt</translation>
    </message>
    <message>
        <source>Fox wins: an ace of diamonds that wins the last trick</source>
        <translation>Fuchs gewinnt: ein Karo-Ass, das den letzten Stich macht</translation>
    </message>
    <message>
        <source>Both foxes: one more if the other fox of the same side lies in that trick</source>
        <translation>Beide Füchse: einer mehr, wenn der andere Fuchs derselben Partei in diesem Stich liegt</translation>
    </message>
    <message>
        <source>Charlie: a jack of clubs that wins the last trick</source>
        <translation>Karlchen: ein Kreuz-Bube, der den letzten Stich macht</translation>
    </message>
    <message>
        <source>Both charlies: one more if the other jack of clubs of the same side lies in that trick</source>
        <translation>Beide Karlchen: einer mehr, wenn der andere Kreuz-Bube derselben Partei in diesem Stich liegt</translation>
    </message>
    <message>
        <source>Caught charlie: a jack of clubs of the opponents in the last trick</source>
        <translation>Karlchen gefangen: ein Kreuz-Bube der Gegner im letzten Stich</translation>
    </message>
    <message>
        <source>Caught charlie: a jack of clubs of the opponents in the last trick, won with a queen of diamonds</source>
        <translation>Karlchen gefangen: ein Kreuz-Bube der Gegner im letzten Stich, den eine Karo-Dame macht</translation>
    </message>
    <message>
        <source>Both charlies caught: one more for the second jack of clubs</source>
        <translation>Beide Karlchen gefangen: einer mehr für den zweiten Kreuz-Buben</translation>
    </message>
    <message>
        <source>One ten of hearts takes the other, which belongs to the opponents</source>
        <translation>Eine Dulle sticht die andere, die den Gegnern gehört</translation>
    </message>
    <message>
        <source>Heart trick: a trick of four plain hearts</source>
        <translation>Herzstich: ein Stich aus vier Herz-Fehlkarten</translation>
    </message>
    <message>
        <source>A doppelkopf brings no point.</source>
        <translation>Ein Doppelkopf bringt keinen Punkt.</translation>
    </message>
    <message>
        <source>Special points count in soli too.</source>
        <translation>Sonderpunkte zählen auch bei Soli.</translation>
    </message>
    <message>
        <source>There are no special points in soli.</source>
        <translation>Bei Soli gibt es keine Sonderpunkte.</translation>
    </message>
    <message>
        <source>In a marriage that found nobody the tricks up to the deciding one still bring them, except for foxes.</source>
        <translation>Bei einer Hochzeit ohne Partner bringen die Stiche bis zum Klärungsstich noch Sonderpunkte, außer für Füchse.</translation>
    </message>
    <message>
        <source>A marriage that found nobody is a solo in this.</source>
        <translation>Eine Hochzeit ohne Partner gilt dabei als Solo.</translation>
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
        <source>Which game do you want to play?</source>
        <translation>Welches Spiel willst du spielen?</translation>
    </message>
    <message>
        <source>You must play a duty solo now. Which one?</source>
        <translation>Du musst jetzt ein Pflichtsolo spielen. Welches?</translation>
    </message>
    <message>
        <source>Do you throw your hand in?</source>
        <translation>Wirfst du dein Blatt?</translation>
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
        <source>Do you declare a poverty?</source>
        <translation>Meldest du eine Armut an?</translation>
    </message>
    <message>
        <source>Do you play a marriage?</source>
        <translation>Spielst du eine Hochzeit?</translation>
    </message>
    <message>
        <source>Others want a solo as well. What do you promise?</source>
        <translation>Auch andere wollen ein Solo. Was versprichst du?</translation>
    </message>
    <message>
        <source>Do you announce swines?</source>
        <translation>Sagst du Schweine an?</translation>
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
    <message>
        <source>Your side answers that it will reach 120 card points.</source>
        <translation>Deine Partei erwidert, dass sie 120 Augen erreicht.</translation>
    </message>
    <message>
        <source>Your side answers that it will reach 90 card points.</source>
        <translation>Deine Partei erwidert, dass sie 90 Augen erreicht.</translation>
    </message>
    <message>
        <source>Your side answers that it will reach 60 card points.</source>
        <translation>Deine Partei erwidert, dass sie 60 Augen erreicht.</translation>
    </message>
    <message>
        <source>Your side answers that it will reach 30 card points.</source>
        <translation>Deine Partei erwidert, dass sie 30 Augen erreicht.</translation>
    </message>
    <message>
        <source>Your side answers that it will take a trick.</source>
        <translation>Deine Partei erwidert, dass sie einen Stich macht.</translation>
    </message>
    <message numerus="yes">
        <source>Do you take the %n card(s)?</source>
        <translation>
            <numerusform>Nimmst du die %n Karte?</numerusform>
            <numerusform>Nimmst du die %n Karten?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offers them in a poverty.</source>
        <translation>%1 hat eine Armut und bietet sie an.</translation>
    </message>
    <message numerus="yes">
        <source>%n open fox(es) are among them.</source>
        <translation>
            <numerusform>%n Fuchs liegt offen darunter.</numerusform>
            <numerusform>%n Füchse liegen offen darunter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your solo: %1.</source>
        <translation>Dein Solo: %1.</translation>
    </message>
    <message>
        <source>The highest bid is that of %1: %2.</source>
        <translation>Das höchste Gebot ist das von %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>You still owe %n duty solo(s).</source>
        <translation>
            <numerusform>Du musst noch %n Pflichtsolo spielen.</numerusform>
            <numerusform>Du musst noch %n Pflichtsoli spielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must be suit solo(s).</source>
        <translation>
            <numerusform>%n davon muss ein Farbsolo sein.</numerusform>
            <numerusform>%n davon müssen Farbsoli sein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must be picture solo(s).</source>
        <translation>
            <numerusform>%n davon muss ein Bildersolo sein.</numerusform>
            <numerusform>%n davon müssen Bildersoli sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other player who takes that trick becomes your partner.</source>
        <translation>Wer von den anderen diesen Stich macht, wird dein Partner.</translation>
    </message>
    <message>
        <source>You promise this if you play the solo; it counts as announced.</source>
        <translation>Das versprichst du, wenn du das Solo spielst; es zählt als angesagt.</translation>
    </message>
    <message>
        <source>You become the partner, take the cards up and give as many back.</source>
        <translation>Du wirst Partner, nimmst die Karten auf und gibst ebenso viele zurück.</translation>
    </message>
    <message>
        <source>Take the cards</source>
        <translation>Karten nehmen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>You want to play a solo and will be asked which one.</source>
        <translation>Du willst ein Solo spielen und wirst gefragt, welches.</translation>
    </message>
    <message>
        <source>Big reservation</source>
        <translation>Großer Vorbehalt</translation>
    </message>
    <message>
        <source>You want a marriage, a poverty or a new deal and will be asked which of them.</source>
        <translation>Du willst eine Hochzeit, eine Armut oder neue Karten und wirst gefragt, was davon.</translation>
    </message>
    <message>
        <source>Small reservation</source>
        <translation>Kleiner Vorbehalt</translation>
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
        <source>You do not play such a game, or leave it to another player.</source>
        <translation>Du spielst kein solches Spiel oder lässt einem anderen den Vortritt.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>You promise no more and leave the solo to the others.</source>
        <translation>Du versprichst nicht mehr und überlässt das Solo den anderen.</translation>
    </message>
    <message>
        <source>You do not announce them now.</source>
        <translation>Du sagst sie jetzt nicht an.</translation>
    </message>
    <message>
        <source>You leave the cards to the next player.</source>
        <translation>Du überlässt die Karten dem nächsten Spieler.</translation>
    </message>
    <message>
        <source>Your aces of the trump suit become the highest trumps.</source>
        <translation>Deine Asse der Trumpffarbe werden die höchsten Trümpfe.</translation>
    </message>
    <message>
        <source>Swines</source>
        <translation>Schweine</translation>
    </message>
    <message>
        <source>Your two cards rise even above the swines.</source>
        <translation>Deine beiden Karten steigen sogar über die Schweine.</translation>
    </message>
    <message>
        <source>Hyperswines</source>
        <translation>Hyperschweine</translation>
    </message>
    <message>
        <source>You play a king of diamonds now and %1 is your partner from then on.</source>
        <translation>Du spielst jetzt einen Karo-König, und von da an ist %1 dein Partner.</translation>
    </message>
    <message>
        <source>Genscher with %1</source>
        <translation>Genscher mit %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 may be said until %n card(s) have been played.</source>
        <translation>
            <numerusform>„%1“ ist möglich, bis %n Karte gespielt ist.</numerusform>
            <numerusform>„%1“ ist möglich, bis %n Karten gespielt sind.</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>This game brings bock games, %n reason(s).</source>
        <translation>
            <numerusform>Dieses Spiel bringt Bockspiele, aus %n Anlass.</numerusform>
            <numerusform>Dieses Spiel bringt Bockspiele, aus %n Anlässen.</numerusform>
        </translation>
    </message>
    <message>
        <source>After this solo the deal is repeated: %1 deals again.</source>
        <translation>Nach diesem Solo wird das Geben wiederholt: %1 gibt noch einmal.</translation>
    </message>
    <message>
        <source>%1 has the most card points and pays the others.</source>
        <translation>%1 hat die meisten Augen und zahlt an die anderen.</translation>
    </message>
    <message>
        <source>These have the most card points and pay the others: %1.</source>
        <translation>Diese haben die meisten Augen und zahlen an die anderen: %1.</translation>
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
    <name>review</name>
    <message>
        <source>This game can be looked through when it is over.</source>
        <translation>Dieses Spiel kannst du durchgehen, wenn es zu Ende ist.</translation>
    </message>
    <message>
        <source>This game is still running, so hands stay hidden.</source>
        <translation>Dieses Spiel läuft noch, also bleiben die Blätter verdeckt.</translation>
    </message>
    <message>
        <source>This game is still running, so it is seen from one seat only.</source>
        <translation>Dieses Spiel läuft noch, also ist es nur von einem Platz aus zu sehen.</translation>
    </message>
    <message>
        <source>This game is still running, so no card is valued in it.</source>
        <translation>Dieses Spiel läuft noch, also wird darin keine Karte bewertet.</translation>
    </message>
    <message>
        <source>All cards of this seat have been valued.</source>
        <translation>Alle Karten dieses Platzes sind bewertet.</translation>
    </message>
    <message>
        <source>There is no card in this game that can be valued.</source>
        <translation>In diesem Spiel gibt es keine Karte, die sich bewerten lässt.</translation>
    </message>
    <message>
        <source>The game is over here. Go back to where you want to play on.</source>
        <translation>Hier ist das Spiel zu Ende. Geh dorthin zurück, wo du weiterspielen willst.</translation>
    </message>
    <message>
        <source>This game is still running, so nothing is tried out in it.</source>
        <translation>Dieses Spiel läuft noch, also wird darin nichts ausprobiert.</translation>
    </message>
    <message>
        <source>Judged by what could be known then:</source>
        <translation>Beurteilt nach dem, was damals zu wissen war:</translation>
    </message>
    <message>
        <source>No card cost points beyond doubt.</source>
        <translation>Keine Karte hat zweifelsfrei Punkte gekostet.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) cost points; the costliest are marked on the line of moments.</source>
        <translation>
            <numerusform>%n Karte hat Punkte gekostet; sie ist auf der Leiste der Momente markiert.</numerusform>
            <numerusform>%n Karten haben Punkte gekostet; die teuersten sind auf der Leiste der Momente markiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 was the best card. %2</source>
        <translation>%1 war die beste Karte. %2</translation>
    </message>
    <message>
        <source>The %1 was as good as any; the %2 is hardly better.</source>
        <translation>%1 war so gut wie jede andere Karte; %2 ist kaum besser.</translation>
    </message>
    <message>
        <source>You played the %1; the %2 was worth %3 points more. %4</source>
        <translation>Deine Karte war %1; %2 war %3 Punkte mehr wert. %4</translation>
    </message>
    <message>
        <source>%5 played the %1; the %2 was worth %3 points more. %4</source>
        <translation>Die Karte von %5 war %1; %2 war %3 Punkte mehr wert. %4</translation>
    </message>
    <message>
        <source>A game that is looked at is not played: choose to play on from here.</source>
        <translation>Ein Spiel in der Rückschau wird nicht gespielt: Wähle „Was wäre, wenn …“, um von hier weiterzuspielen.</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <translation>Übung: %1</translation>
    </message>
    <message>
        <source>Dealt again: %1</source>
        <translation>Neu gegeben: %1</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Spiel %1: %2</translation>
    </message>
    <message>
        <source>The cards have been dealt.</source>
        <translation>Die Karten sind gegeben.</translation>
    </message>
    <message>
        <source>The cards: %1.</source>
        <translation>Die Karten: %1.</translation>
    </message>
    <message>
        <source>The game chosen: %1.</source>
        <translation>Das gewählte Spiel: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Trick %1: %2 takes %n card point(s).</source>
        <translation>
            <numerusform>%1. Stich: %2 bekommt %n Auge.</numerusform>
            <numerusform>%1. Stich: %2 bekommt %n Augen.</numerusform>
        </translation>
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
        <source>Tricks up to the deciding one still bring them, foxes never; otherwise it is scored like any solo.</source>
        <translation>Die Stiche bis zum Klärungsstich bringen noch welche, Füchse aber nie; sonst wird wie bei jedem Solo gezählt.</translation>
    </message>
    <message>
        <source>The chosen suit is trump instead of diamonds; queens, jacks and the tens of hearts stay trumps.</source>
        <translation>Die gewählte Farbe ist Trumpf statt Karo; Damen, Buben und Dullen bleiben Trumpf.</translation>
    </message>
    <message>
        <source>In Clara&apos;s club solo ♣A is a trump below the jacks, and ♦A is a plain card.</source>
        <translation>In Claras Kreuzsolo ist ♣A ein Trumpf unter den Buben und ♦A eine Fehlkarte.</translation>
    </message>
    <message>
        <source>Anna&apos;s ♦K takes ♣Q, and Bernd&apos;s ♦Q takes ♣J; aces, tens and nines are plain cards.</source>
        <translation>Annas ♦K sticht ♣D, und Bernds ♦D sticht ♣B; Asse, Zehnen und Neunen sind Fehlkarten.</translation>
    </message>
    <message>
        <source>Dieter leads ♣A: nobody can ruff it, so the trick is his.</source>
        <translation>Dieter spielt ♣A auf: Niemand kann stechen, also gehört der Stich ihm.</translation>
    </message>
    <message>
        <source>Bernd has no spade left and ruffs ♠A with ♥J; only ♠J or ♣J could still beat him.</source>
        <translation>Bernd hat kein Pik mehr und sticht ♠A mit ♥B; nur ♠B oder ♣B könnten ihn noch überstechen.</translation>
    </message>
    <message>
        <source>Anna leads ♣Q: whoever holds a queen must play one, and jacks are plain cards.</source>
        <translation>Anna spielt ♣D auf: Wer eine Dame hat, muss eine spielen, und Buben sind Fehlkarten.</translation>
    </message>
    <message>
        <source>Bernd leads ♣K, which nothing beats; ♥10 is a plain heart below ♥A.</source>
        <translation>Bernd spielt ♣K auf, den nichts schlägt; ♥10 ist eine gewöhnliche Herzkarte unter ♥A.</translation>
    </message>
    <message>
        <source>Clara&apos;s ♦Q takes ♣J; ♥10 and ♦A are plain cards.</source>
        <translation>Claras ♦D sticht ♣B; ♥10 und ♦A sind Fehlkarten.</translation>
    </message>
    <message>
        <source>Dieter&apos;s ♦K takes ♣J; queens are plain cards below the tens.</source>
        <translation>Dieters ♦K sticht ♣B; Damen sind Fehlkarten unter den Zehnen.</translation>
    </message>
    <message>
        <source>Anna&apos;s ♦K takes ♣Q; jacks are plain cards below the tens.</source>
        <translation>Annas ♦K sticht ♣D; Buben sind Fehlkarten unter den Zehnen.</translation>
    </message>
    <message>
        <source>The soloist leads, and the same player deals again. Otherwise the lead stays left of the dealer.</source>
        <translation>Der Solospieler spielt auf, und derselbe Geber gibt noch einmal. Sonst spielt auf, wer links vom Geber sitzt.</translation>
    </message>
    <message>
        <source>Dieter has dealt, and Bernd plays a voluntary solo: Bernd leads, and Dieter deals again.</source>
        <translation>Dieter hat gegeben, und Bernd spielt ein Lustsolo: Bernd spielt auf, und Dieter gibt noch einmal.</translation>
    </message>
    <message>
        <source>Thrown hands before soli</source>
        <translation>Werfen vor Soli</translation>
    </message>
    <message>
        <source>A hand that may be thrown in beats an announced solo; otherwise the solo is played.</source>
        <translation>Ein Blatt, das geworfen werden darf, geht einem angesagten Solo vor; sonst wird das Solo gespielt.</translation>
    </message>
    <message>
        <source>Anna wants a jack solo, and Clara throws in her five nines: the cards are dealt again.</source>
        <translation>Anna will ein Bubensolo, und Clara wirft ihre fünf Neunen: Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>How reservations are asked for</source>
        <translation>Wie nach Vorbehalten gefragt wird</translation>
    </message>
    <message>
        <source>It decides what the others learn about reservations that do not come to be played.</source>
        <translation>Davon hängt ab, was die anderen über Vorbehalte erfahren, die nicht gespielt werden.</translation>
    </message>
    <message>
        <source>Asked in two steps, Anna and Clara both have a reservation; Anna plays a solo, and what Clara had stays secret.</source>
        <translation>In zwei Schritten gefragt, haben Anna und Clara beide einen Vorbehalt; Anna spielt ein Solo, und was Clara hatte, bleibt geheim.</translation>
    </message>
    <message>
        <source>Anna wants a voluntary solo, and Clara after her a duty solo: by seats Anna plays, by duty Clara does.</source>
        <translation>Anna will ein Lustsolo und nach ihr Clara ein Pflichtsolo: Nach der Sitzfolge spielt Anna, bei Vorrang des Pflichtsolos Clara.</translation>
    </message>
    <message>
        <source>Voluntary soli only after the own duty soli</source>
        <translation>Lustsoli erst nach den eigenen Pflichtsoli</translation>
    </message>
    <message>
        <source>Who still owes duty soli may only play a solo that pays one of them.</source>
        <translation>Wer noch Pflichtsoli offen hat, darf nur ein Solo spielen, das als eines davon zählt.</translation>
    </message>
    <message>
        <source>Bernd owes a suit solo and nothing else: he may play a club solo, but not yet a queen solo.</source>
        <translation>Bernd muss noch ein Farbsolo spielen und sonst nichts: Er darf ein Kreuzsolo spielen, aber noch kein Damensolo.</translation>
    </message>
    <message>
        <source>Pure suit soli</source>
        <translation>Reine Farbsoli</translation>
    </message>
    <message>
        <source>Only the cards of one suit are trumps, in the order ace, ten, king, queen, jack, nine.</source>
        <translation>Nur die Karten einer Farbe sind Trumpf, in der Reihenfolge Ass, Zehn, König, Dame, Bube, Neun.</translation>
    </message>
    <message>
        <source>In a pure spade solo ♠A is the highest trump, and ♣Q is a plain club.</source>
        <translation>In einem reinen Piksolo ist ♠A der höchste Trumpf und ♣D eine gewöhnliche Kreuzkarte.</translation>
    </message>
    <message>
        <source>Everybody plays alone with the normal trumps; the soloist wins with fewer tricks than anybody else.</source>
        <translation>Jeder spielt allein mit den normalen Trümpfen; der Solospieler gewinnt, wenn er weniger Stiche macht als jeder andere.</translation>
    </message>
    <message>
        <source>Clara wins two tricks, the others three, three and four: Clara has won.</source>
        <translation>Clara macht zwei Stiche, die anderen drei, drei und vier: Clara hat gewonnen.</translation>
    </message>
    <message>
        <source>Suits of the suit soli</source>
        <translation>Farben der Farbsoli</translation>
    </message>
    <message>
        <source>Which suits may be chosen for a suit solo.</source>
        <translation>Welche Farben für ein Farbsolo gewählt werden dürfen.</translation>
    </message>
    <message>
        <source>With diamonds alone, Anna may play a diamond solo, but no heart solo.</source>
        <translation>Ist nur Karo gewählt, darf Anna ein Karosolo spielen, aber kein Herzsolo.</translation>
    </message>
    <message>
        <source>Order of reservations</source>
        <translation>Reihenfolge der Vorbehalte</translation>
    </message>
    <message>
        <source>Which kind of reservation beats which; empty means as the other rules say.</source>
        <translation>Welche Art von Vorbehalt welcher vorgeht; leer bedeutet: wie die anderen Regeln es sagen.</translation>
    </message>
    <message>
        <source>With thrown hands first, Bernd&apos;s five nines beat Anna&apos;s solo; left empty, Anna plays.</source>
        <translation>Steht Werfen ganz vorn, gehen Bernds fünf Neunen Annas Solo vor; bleibt die Liste leer, spielt Anna.</translation>
    </message>
    <message>
        <source>Ranking of the soli</source>
        <translation>Rangfolge der Soli</translation>
    </message>
    <message>
        <source>The higher solo is played; soli that are not named rank equally below.</source>
        <translation>Das höhere Solo wird gespielt; nicht genannte Soli stehen gleichrangig darunter.</translation>
    </message>
    <message>
        <source>With diamonds above queens, Clara&apos;s diamond solo is played before Anna&apos;s queen solo.</source>
        <translation>Steht Karo über den Damen, wird Claras Karosolo gespielt und nicht Annas Damensolo.</translation>
    </message>
    <message>
        <source>Soli of the same rank</source>
        <translation>Gleichrangige Soli</translation>
    </message>
    <message>
        <source>Who plays if two want soli of the same rank; the promise binds like an announcement.</source>
        <translation>Wer spielt, wenn zwei gleichrangige Soli wollen; das Versprechen bindet wie eine Ansage.</translation>
    </message>
    <message>
        <source>Anna and Clara both want a queen solo: Anna sits first and plays, or Clara promises more.</source>
        <translation>Anna und Clara wollen beide ein Damensolo: Anna sitzt vorn und spielt, oder Clara verspricht mehr.</translation>
    </message>
    <message>
        <source>Lead in a solo</source>
        <translation>Aufspiel beim Solo</translation>
    </message>
    <message>
        <source>Who leads the first trick of a solo; a forced duty solo is always led by the soloist.</source>
        <translation>Wer den ersten Stich eines Solos aufspielt; ein vorgeführtes Pflichtsolo spielt immer der Solospieler auf.</translation>
    </message>
    <message>
        <source>Dieter has dealt, and Clara plays a solo: she leads herself, or Anna does, who sits left of Dieter.</source>
        <translation>Dieter hat gegeben, und Clara spielt ein Solo: Sie spielt selbst auf, oder es spielt Anna auf, die links von Dieter sitzt.</translation>
    </message>
    <message>
        <source>Same dealer after a solo</source>
        <translation>Derselbe Geber nach einem Solo</translation>
    </message>
    <message>
        <source>After which soli the same player deals again; never after a forced one.</source>
        <translation>Nach welchen Soli derselbe Spieler noch einmal gibt; nie nach einem vorgeführten.</translation>
    </message>
    <message>
        <source>Dieter has dealt, and Anna plays a duty solo: he deals again, unless no deal is ever repeated.</source>
        <translation>Dieter hat gegeben, und Anna spielt ein Pflichtsolo: Er gibt noch einmal, außer wenn das Geben nie wiederholt wird.</translation>
    </message>
    <message>
        <source>Special points in soli</source>
        <translation>Sonderpunkte bei Soli</translation>
    </message>
    <message>
        <source>Doppelkopf, foxes and the others count in soli too.</source>
        <translation>Doppelkopf, Füchse und die anderen zählen auch bei Soli.</translation>
    </message>
    <message>
        <source>Anna&apos;s ♣A takes ♣A, ♣10 and ♣10 in her queen solo: the doppelkopf brings her a point.</source>
        <translation>Annas ♣A macht in ihrem Damensolo den Stich mit ♣A, ♣10 und ♣10: Der Doppelkopf bringt ihr einen Punkt.</translation>
    </message>
    <message>
        <source>Against the queens also in soli</source>
        <translation>Gegen die Alten auch bei Soli</translation>
    </message>
    <message>
        <source>Whoever beats a solo gets the point for winning against the queens of clubs too.</source>
        <translation>Auch wer gegen ein Solo gewinnt, bekommt den Punkt „gegen die Alten“.</translation>
    </message>
    <message>
        <source>Bernd gets 100 card points in a queen solo and loses: it is worth 2 instead of 1.</source>
        <translation>Bernd macht in einem Damensolo 100 Augen und verliert: Das Spiel zählt 2 statt 1.</translation>
    </message>
    <message>
        <source>Against the queens also in silent marriages</source>
        <translation>Gegen die Alten auch bei stiller Hochzeit</translation>
    </message>
    <message>
        <source>Whoever beats a silent marriage gets the point for winning against the queens of clubs too.</source>
        <translation>Auch wer gegen eine stille Hochzeit gewinnt, bekommt den Punkt „gegen die Alten“.</translation>
    </message>
    <message>
        <source>Anna plays a silent marriage and gets 100 card points: it is worth 2 instead of 1.</source>
        <translation>Anna spielt eine stille Hochzeit und macht 100 Augen: Das Spiel zählt 2 statt 1.</translation>
    </message>
    <message>
        <source>The own side won the trick with the first ace</source>
        <translation>Die eigene Partei hat den Stich mit dem ersten Ass gemacht</translation>
    </message>
    <message>
        <source>The player won the trick with the own first ace</source>
        <translation>Der Spieler hat den Stich mit dem eigenen ersten Ass gemacht</translation>
    </message>
    <message>
        <source>Who holds both aces of the trump suit may make them the highest trumps.</source>
        <translation>Wer beide Asse der Trumpffarbe hat, darf sie zu den höchsten Trümpfen machen.</translation>
    </message>
    <message>
        <source>Clara holds both ♦A and announces swines: her ♦A takes Anna&apos;s ♥10.</source>
        <translation>Clara hat beide ♦A und sagt Schweine an: Ihr ♦A sticht Annas ♥10.</translation>
    </message>
    <message>
        <source>Swines in suit soli</source>
        <translation>Schweine bei Farbsoli</translation>
    </message>
    <message>
        <source>Also in suit soli, with the aces of the solo&apos;s suit, and for every player.</source>
        <translation>Auch bei Farbsoli, mit den Assen der Solofarbe, und für jeden Spieler.</translation>
    </message>
    <message>
        <source>Bernd plays a club solo, and Clara holds both ♣A: she may announce them as swines against him.</source>
        <translation>Bernd spielt ein Kreuzsolo, und Clara hat beide ♣A: Sie darf sie gegen ihn als Schweine ansagen.</translation>
    </message>
    <message>
        <source>Swines in a poverty</source>
        <translation>Schweine bei Armut</translation>
    </message>
    <message>
        <source>Also when a poverty is played.</source>
        <translation>Auch wenn eine Armut gespielt wird.</translation>
    </message>
    <message>
        <source>Bernd plays a poverty with Clara, and Dieter holds both ♦A: he may announce swines against them.</source>
        <translation>Bernd spielt mit Clara eine Armut, und Dieter hat beide ♦A: Er darf gegen die beiden Schweine ansagen.</translation>
    </message>
    <message>
        <source>Swines are announced before the first card</source>
        <translation>Schweine werden vor der ersten Karte angesagt</translation>
    </message>
    <message>
        <source>Otherwise they may be announced at any time while both aces are in the hand.</source>
        <translation>Sonst dürfen sie jederzeit angesagt werden, solange beide Asse auf der Hand sind.</translation>
    </message>
    <message>
        <source>Anna holds both ♦A and says nothing before the first card: they stay foxes for the whole game.</source>
        <translation>Anna hat beide ♦A und sagt vor der ersten Karte nichts: Sie bleiben das ganze Spiel über Füchse.</translation>
    </message>
    <message>
        <source>Only the second ace becomes a swine</source>
        <translation>Nur das zweite Ass wird ein Schwein</translation>
    </message>
    <message>
        <source>After the first ace has come home to the own side, the second may be announced as a swine.</source>
        <translation>Ist das erste Ass bei der eigenen Partei gelandet, darf das zweite als Schwein angesagt werden.</translation>
    </message>
    <message>
        <source>Clara wins a trick with her first ♦A: now she may announce her other ♦A as a swine.</source>
        <translation>Clara macht mit ihrem ersten ♦A einen Stich: Jetzt darf sie ihr anderes ♦A als Schwein ansagen.</translation>
    </message>
    <message>
        <source>Hyperswines</source>
        <translation>Hyperschweine</translation>
    </message>
    <message>
        <source>Who holds both nines of the trump suit may set them above the swines; without nines, the kings.</source>
        <translation>Wer beide Neunen der Trumpffarbe hat, darf sie über die Schweine setzen; ohne Neunen sind es die Könige.</translation>
    </message>
    <message>
        <source>Clara has announced swines. Anna holds both ♦9 and announces hyperswines: her ♦9 takes Clara&apos;s ♦A.</source>
        <translation>Clara hat Schweine angesagt. Anna hat beide ♦9 und sagt Hyperschweine an: Ihre ♦9 sticht Claras ♦A.</translation>
    </message>
    <message>
        <source>Hyperswines in suit soli</source>
        <translation>Hyperschweine bei Farbsoli</translation>
    </message>
    <message>
        <source>Also in suit soli, with the cards of the solo&apos;s suit.</source>
        <translation>Auch bei Farbsoli, mit den Karten der Solofarbe.</translation>
    </message>
    <message>
        <source>In Bernd&apos;s club solo Clara has announced swines, and Anna holds both ♣9: she may announce hyperswines.</source>
        <translation>In Bernds Kreuzsolo hat Clara Schweine angesagt, und Anna hat beide ♣9: Sie darf Hyperschweine ansagen.</translation>
    </message>
    <message>
        <source>Hyperswines in a poverty</source>
        <translation>Hyperschweine bei Armut</translation>
    </message>
    <message>
        <source>Dieter has announced swines against Bernd&apos;s poverty, and Anna holds both ♦9: she may announce hyperswines.</source>
        <translation>Dieter hat gegen Bernds Armut Schweine angesagt, und Anna hat beide ♦9: Sie darf Hyperschweine ansagen.</translation>
    </message>
    <message>
        <source>Hyperswines are announced before the first card</source>
        <translation>Hyperschweine werden vor der ersten Karte angesagt</translation>
    </message>
    <message>
        <source>Otherwise they may be announced at any time while both cards are in the hand.</source>
        <translation>Sonst dürfen sie jederzeit angesagt werden, solange beide Karten auf der Hand sind.</translation>
    </message>
    <message>
        <source>Anna holds both ♦9 and says nothing before the first card: they stay the lowest trumps.</source>
        <translation>Anna hat beide ♦9 und sagt vor der ersten Karte nichts: Sie bleiben die niedrigsten Trümpfe.</translation>
    </message>
    <message>
        <source>One player may have both</source>
        <translation>Ein Spieler darf beides haben</translation>
    </message>
    <message>
        <source>The holder of the swines may announce hyperswines too.</source>
        <translation>Wer die Schweine hat, darf auch Hyperschweine ansagen.</translation>
    </message>
    <message>
        <source>Clara holds both ♦A and both ♦9: she may announce swines and hyperswines.</source>
        <translation>Clara hat beide ♦A und beide ♦9: Sie darf Schweine und Hyperschweine ansagen.</translation>
    </message>
    <message>
        <source>When the second ace may become a swine</source>
        <translation>Wann das zweite Ass ein Schwein werden darf</translation>
    </message>
    <message>
        <source>What must have happened to the first ace.</source>
        <translation>Was mit dem ersten Ass geschehen sein muss.</translation>
    </message>
    <message>
        <source>Clara&apos;s known partner wins the trick with her first ♦A: that is enough if the side must win it, but not if she must do so herself.</source>
        <translation>Claras bekannter Partner macht den Stich, in dem ihr erstes ♦A liegt: Das genügt, wenn die Partei ihn machen muss, aber nicht, wenn sie selbst es muss.</translation>
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
        <source>Anna is dealt 12 cards, and ♦9 is the lowest trump; without nines it would be 10 cards and ♦K.</source>
        <translation>Anna bekommt 12 Karten, und ♦9 ist der niedrigste Trumpf; ohne Neunen wären es 10 Karten und ♦K.</translation>
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
        <source>With 5 rounds a table of four plays 20 games, and one more for each deal that is repeated.</source>
        <translation>Mit 5 Runden spielt ein Vierertisch 20 Spiele und eines mehr für jedes Mal, das noch einmal gegeben wird.</translation>
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
        <source>With 20, each of the four players deals 20 times, which makes 80 games.</source>
        <translation>Bei 20 gibt jeder der vier Spieler 20-mal, das macht 80 Spiele.</translation>
    </message>
    <message>
        <source>Points are limited</source>
        <translation>Punkte sind begrenzt</translation>
    </message>
    <message>
        <source>The party ends when a pot of points is used up; each game takes out what is written for it.</source>
        <translation>Die Partie endet, wenn ein Topf von Punkten aufgebraucht ist; jedes Spiel nimmt heraus, was dafür geschrieben wird.</translation>
    </message>
    <message>
        <source>The pot holds 40 points. Anna and Bernd win a game and write 3 each with plus counting, so 34 are left.</source>
        <translation>Im Topf sind 40 Punkte. Anna und Bernd gewinnen ein Spiel und schreiben bei Plus-Zählung je 3, also bleiben 34.</translation>
    </message>
    <message>
        <source>Points in the pot</source>
        <translation>Punkte im Topf</translation>
    </message>
    <message>
        <source>How many points can be written in the party altogether.</source>
        <translation>Wie viele Punkte in der Partie insgesamt geschrieben werden können.</translation>
    </message>
    <message>
        <source>With 40 and plus counting, a normal game worth 4 takes out 8, for two players write it; 32 are left.</source>
        <translation>Bei 40 und Plus-Zählung nimmt ein Normalspiel im Wert von 4 insgesamt 8 heraus, denn zwei Spieler schreiben ihn; 32 bleiben.</translation>
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
        <source>A card counts until the next trick is led</source>
        <translation>Eine Karte zählt, bis zum nächsten Stich aufgespielt wird</translation>
    </message>
    <message>
        <source>A player may announce as if still holding the card that lies in the trick on the table.</source>
        <translation>Man darf an- und absagen, als hielte man die Karte noch, die im Stich auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>Anna has led ♠A to the second trick and holds 10 cards; she may still say Re, which needs 11, until the third trick is led.</source>
        <translation>Anna hat zum zweiten Stich ♠A aufgespielt und hält 10 Karten; sie darf noch Re sagen, das 11 braucht, bis zum dritten Stich aufgespielt wird.</translation>
    </message>
    <message>
        <source>In all games with a trump suit but pure suit soli; otherwise the ten of hearts is like any heart.</source>
        <translation>In allen Spielen mit einer Trumpffarbe, nur nicht in reinen Farbsoli; sonst ist die Herz-Zehn eine Herzkarte wie jede andere.</translation>
    </message>
    <message>
        <source>Bernd leads ♣Q, and Clara takes it with ♥10.</source>
        <translation>Bernd spielt ♣D auf, und Clara sticht sie mit ♥10.</translation>
    </message>
    <message>
        <source>Anna leads ♥10, and Bernd adds the other ♥10: the trick is Bernd&apos;s.</source>
        <translation>Anna spielt ♥10 auf, und Bernd legt die andere ♥10 dazu: Der Stich gehört Bernd.</translation>
    </message>
    <message>
        <source>The second ♥10 beats the first in other tricks; in the last one Anna leads ♥10, Bernd adds the other, and Anna wins.</source>
        <translation>In anderen Stichen schlägt die zweite ♥10 die erste; im letzten spielt Anna ♥10 auf, Bernd legt die andere dazu, und Anna gewinnt.</translation>
    </message>
    <message>
        <source>The first one wins once there are swines</source>
        <translation>Die erste gewinnt, sobald es Schweine gibt</translation>
    </message>
    <message>
        <source>After swines have been announced the first ten of hearts always beats the second.</source>
        <translation>Nachdem Schweine angesagt wurden, schlägt die erste Dulle immer die zweite.</translation>
    </message>
    <message>
        <source>Clara has announced swines. Anna leads ♥10, Bernd adds the other ♥10, and the trick is Anna&apos;s.</source>
        <translation>Clara hat Schweine angesagt. Anna spielt ♥10 auf, Bernd legt die andere ♥10 dazu, und der Stich gehört Anna.</translation>
    </message>
    <message>
        <source>In all games with special points</source>
        <translation>In allen Spielen mit Sonderpunkten</translation>
    </message>
    <message>
        <source>Not in a poverty</source>
        <translation>Nicht bei einer Armut</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Bernd of Kontra plays ♦A, and Anna of Re takes the trick with ♥10: a point for Re.</source>
        <translation>Bernd von Kontra spielt ♦A, und Anna von Re macht den Stich mit ♥10: ein Punkt für Re.</translation>
    </message>
    <message>
        <source>A fox caught in the last trick counts twice</source>
        <translation>Im letzten Stich gefangener Fuchs zählt doppelt</translation>
    </message>
    <message>
        <source>A second point for each fox that is caught in the last trick.</source>
        <translation>Ein zweiter Punkt für jeden Fuchs, der im letzten Stich gefangen wird.</translation>
    </message>
    <message>
        <source>Anna takes the ♦A of her opponent Bernd in the last trick: two points for her side instead of one.</source>
        <translation>Anna fängt im letzten Stich das ♦A ihres Gegners Bernd: zwei Punkte für ihre Partei statt eines.</translation>
    </message>
    <message>
        <source>A fox wins the last trick</source>
        <translation>Ein Fuchs macht den letzten Stich</translation>
    </message>
    <message>
        <source>A point for winning the last trick with an ace of diamonds.</source>
        <translation>Ein Punkt, wenn ein Karo-Ass den letzten Stich macht.</translation>
    </message>
    <message>
        <source>Anna leads ♦A to the last trick, and nobody holds a higher trump: a point for her side.</source>
        <translation>Anna spielt zum letzten Stich ♦A auf, und niemand hat einen höheren Trumpf: ein Punkt für ihre Partei.</translation>
    </message>
    <message>
        <source>… with both foxes</source>
        <translation>… mit beiden Füchsen</translation>
    </message>
    <message>
        <source>A second point if the other fox lies in that trick and belongs to the same side.</source>
        <translation>Ein zweiter Punkt, wenn der andere Fuchs im selben Stich liegt und derselben Partei gehört.</translation>
    </message>
    <message>
        <source>Anna wins the last trick with ♦A, and her partner adds the other ♦A: two points instead of one.</source>
        <translation>Anna macht den letzten Stich mit ♦A, und ihr Partner legt das andere ♦A dazu: zwei Punkte statt eines.</translation>
    </message>
    <message>
        <source>Anna leads ♣J to the last trick, and nobody holds a higher trump: a point for her side.</source>
        <translation>Anna spielt zum letzten Stich ♣B auf, und niemand hat einen höheren Trumpf: ein Punkt für ihre Partei.</translation>
    </message>
    <message>
        <source>Caught charlie</source>
        <translation>Karlchen gefangen</translation>
    </message>
    <message>
        <source>A point for winning the last trick with a jack of clubs of the opponents in it.</source>
        <translation>Ein Punkt für den Gewinn des letzten Stichs, wenn ein Kreuz-Bube der Gegner darin liegt.</translation>
    </message>
    <message>
        <source>Bernd plays ♣J to the last trick, and his opponent Anna takes it with ♥Q: a point for her side.</source>
        <translation>Bernd spielt im letzten Stich ♣B, und seine Gegnerin Anna sticht ihn mit ♥D: ein Punkt für ihre Partei.</translation>
    </message>
    <message>
        <source>Charlie with both jacks</source>
        <translation>Karlchen mit beiden Buben</translation>
    </message>
    <message>
        <source>A second point if the other jack of clubs lies in that trick and belongs to the same side.</source>
        <translation>Ein zweiter Punkt, wenn der andere Kreuz-Bube im selben Stich liegt und derselben Partei gehört.</translation>
    </message>
    <message>
        <source>Anna wins the last trick with ♣J, and her partner adds the other ♣J: two points instead of one.</source>
        <translation>Anna macht den letzten Stich mit ♣B, und ihr Partner legt den anderen ♣B dazu: zwei Punkte statt eines.</translation>
    </message>
    <message>
        <source>Both jacks of clubs caught</source>
        <translation>Beide Karlchen gefangen</translation>
    </message>
    <message>
        <source>A second point for the second jack of clubs of the opponents in the last trick.</source>
        <translation>Ein zweiter Punkt für den zweiten Kreuz-Buben der Gegner im letzten Stich.</translation>
    </message>
    <message>
        <source>Both opponents play ♣J to the last trick, and Anna takes it with ♥Q: two points instead of one.</source>
        <translation>Beide Gegner spielen im letzten Stich ♣B, und Anna sticht mit ♥D: zwei Punkte statt eines.</translation>
    </message>
    <message>
        <source>Only the queen of diamonds catches charlie</source>
        <translation>Nur die Karo-Dame fängt Karlchen</translation>
    </message>
    <message>
        <source>A jack of clubs is caught only if a queen of diamonds wins the trick.</source>
        <translation>Ein Kreuz-Bube ist nur gefangen, wenn eine Karo-Dame den Stich macht.</translation>
    </message>
    <message>
        <source>Anna takes an opponent&apos;s ♣J in the last trick: with ♦Q it is a point, with ♥Q it is none.</source>
        <translation>Anna fängt im letzten Stich den ♣B eines Gegners: Mit ♦D gibt es einen Punkt, mit ♥D keinen.</translation>
    </message>
    <message>
        <source>One ten of hearts takes the other</source>
        <translation>Eine Dulle sticht die andere</translation>
    </message>
    <message>
        <source>A point for winning a trick with a ten of hearts when the opponents&apos; one lies in it.</source>
        <translation>Ein Punkt, wenn eine Dulle einen Stich macht, in dem die Dulle der Gegner liegt.</translation>
    </message>
    <message>
        <source>Anna leads ♥10, and her opponent Bernd takes it with the second ♥10: a point for his side.</source>
        <translation>Anna spielt ♥10 auf, und ihr Gegner Bernd sticht sie mit der zweiten ♥10: ein Punkt für seine Partei.</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Herzstich</translation>
    </message>
    <message>
        <source>A point for a trick of four plain hearts.</source>
        <translation>Ein Punkt für einen Stich aus vier Herz-Fehlkarten.</translation>
    </message>
    <message>
        <source>There are no nines. Anna leads ♥A, and ♥K, ♥A and ♥K follow: a point for her side.</source>
        <translation>Es gibt keine Neunen. Anna spielt ♥A auf, und ♥K, ♥A und ♥K folgen: ein Punkt für ihre Partei.</translation>
    </message>
    <message>
        <source>Anna wins the first three tricks, one of them with 42 card points, and finds nobody: her doppelkopf still counts.</source>
        <translation>Anna macht die ersten drei Stiche, einen davon mit 42 Augen, und findet niemanden: Ihr Doppelkopf zählt trotzdem.</translation>
    </message>
    <message>
        <source>Doppelkopf counts</source>
        <translation>Doppelkopf zählt</translation>
    </message>
    <message>
        <source>In which games a trick of 40 or more card points brings a point.</source>
        <translation>In welchen Spielen ein Stich mit 40 oder mehr Augen einen Punkt bringt.</translation>
    </message>
    <message>
        <source>A trick in Bernd&apos;s poverty holds 42 card points: it brings a point, unless a doppelkopf does not count there.</source>
        <translation>Ein Stich in Bernds Armut hat 42 Augen: Er bringt einen Punkt, außer wenn ein Doppelkopf dort nicht zählt.</translation>
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
        <source>With 12, Bernd may look at every trick of the game again; with 1, only at the last one.</source>
        <translation>Bei 12 darf Bernd jeden Stich des Spiels noch einmal ansehen, bei 1 nur den letzten.</translation>
    </message>
    <message>
        <source>The piles show single tricks</source>
        <translation>Die Stapel zeigen einzelne Stiche</translation>
    </message>
    <message>
        <source>Each allowed trick of a pile can be opened; otherwise a pile is one heap of cards.</source>
        <translation>Jeder einsehbare Stich eines Stapels lässt sich öffnen; sonst ist ein Stapel ein einziger Kartenhaufen.</translation>
    </message>
    <message>
        <source>Anna has won three tricks: three packets lie before her, and each of them can be opened.</source>
        <translation>Anna hat drei Stiche gemacht: Drei Päckchen liegen vor ihr, und jedes davon lässt sich öffnen.</translation>
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
        <source>Bernd has won one trick, ♣A ♣10 ♣K ♣9: the number 25 stands at his pile.</source>
        <translation>Bernd hat einen Stich gemacht, ♣A ♣10 ♣K ♣9: An seinem Stapel steht die Zahl 25.</translation>
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
        <source>Clara plays a heart solo: the mark at her name stays until the last card.</source>
        <translation>Clara spielt ein Herzsolo: Das Zeichen an ihrem Namen bleibt bis zur letzten Karte.</translation>
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
        <source>Bernd plays ♣Q: from now on he is marked as Re.</source>
        <translation>Bernd spielt ♣D: Von da an ist er als Re gekennzeichnet.</translation>
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
        <source>♠10 is led, and Anna holds ♠A and ♠9: only these two of her cards are marked.</source>
        <translation>♠10 ist aufgespielt, und Anna hat ♠A und ♠9: Nur diese beiden ihrer Karten sind gekennzeichnet.</translation>
    </message>
    <message>
        <source>Open hands are allowed</source>
        <translation>Offene Hände sind erlaubt</translation>
    </message>
    <message>
        <source>Somebody who wants to learn may look at all the hands during the game.</source>
        <translation>Wer lernen möchte, darf während des Spiels alle Hände ansehen.</translation>
    </message>
    <message>
        <source>Dieter is learning the game and turns all the hands face up while he plays.</source>
        <translation>Dieter lernt das Spiel und deckt beim Spielen alle Hände auf.</translation>
    </message>
    <message>
        <source>Hints are allowed</source>
        <translation>Tipps sind erlaubt</translation>
    </message>
    <message>
        <source>A player may ask the program what it would do.</source>
        <translation>Ein Spieler darf das Programm fragen, was es tun würde.</translation>
    </message>
    <message>
        <source>Anna does not know what to lead and asks for a hint: the program would play ♠A.</source>
        <translation>Anna weiß nicht, was sie aufspielen soll, und fragt nach einem Tipp: Das Programm würde ♠A spielen.</translation>
    </message>
    <message>
        <source>Cards may be taken back</source>
        <translation>Karten dürfen zurückgenommen werden</translation>
    </message>
    <message>
        <source>A player may take back the own last decision in a game that counts.</source>
        <translation>Ein Spieler darf seine letzte Entscheidung auch in einem Spiel zurücknehmen, das zählt.</translation>
    </message>
    <message>
        <source>Bernd has played ♥K by mistake and takes it back, although the game counts.</source>
        <translation>Bernd hat aus Versehen ♥K gespielt und nimmt ihn zurück, obwohl das Spiel zählt.</translation>
    </message>
    <message>
        <source>Points of a club solo</source>
        <translation>Punkte für ein Kreuzsolo</translation>
    </message>
    <message>
        <source>So many points more for whoever wins it.</source>
        <translation>So viele Punkte mehr für den, der es gewinnt.</translation>
    </message>
    <message>
        <source>With 2, a club solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Bei 2 zählt ein Kreuzsolo, das mit 125 Augen gewonnen wird, 3 statt 1, bevor es für den Solospieler verdreifacht wird.</translation>
    </message>
    <message>
        <source>Points of a spade solo</source>
        <translation>Punkte für ein Piksolo</translation>
    </message>
    <message>
        <source>With 2, a spade solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Bei 2 zählt ein Piksolo, das mit 125 Augen gewonnen wird, 3 statt 1, bevor es für den Solospieler verdreifacht wird.</translation>
    </message>
    <message>
        <source>Points of a heart solo</source>
        <translation>Punkte für ein Herzsolo</translation>
    </message>
    <message>
        <source>With 2, a heart solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Bei 2 zählt ein Herzsolo, das mit 125 Augen gewonnen wird, 3 statt 1, bevor es für den Solospieler verdreifacht wird.</translation>
    </message>
    <message>
        <source>Points of a diamond solo</source>
        <translation>Punkte für ein Karosolo</translation>
    </message>
    <message>
        <source>With 2, a diamond solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Bei 2 zählt ein Karosolo, das mit 125 Augen gewonnen wird, 3 statt 1, bevor es für den Solospieler verdreifacht wird.</translation>
    </message>
    <message>
        <source>Points of a queen solo</source>
        <translation>Punkte für ein Damensolo</translation>
    </message>
    <message>
        <source>With 2, a queen solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Bei 2 zählt ein Damensolo, das mit 125 Augen gewonnen wird, 3 statt 1, bevor es für den Solospieler verdreifacht wird.</translation>
    </message>
    <message>
        <source>Points of a jack solo</source>
        <translation>Punkte für ein Bubensolo</translation>
    </message>
    <message>
        <source>With 2, a jack solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Bei 2 zählt ein Bubensolo, das mit 125 Augen gewonnen wird, 3 statt 1, bevor es für den Solospieler verdreifacht wird.</translation>
    </message>
    <message>
        <source>Points of a king solo</source>
        <translation>Punkte für ein Königssolo</translation>
    </message>
    <message>
        <source>With 2, a king solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Bei 2 zählt ein Königssolo, das mit 125 Augen gewonnen wird, 3 statt 1, bevor es für den Solospieler verdreifacht wird.</translation>
    </message>
    <message>
        <source>Points of a queen-jack solo</source>
        <translation>Punkte für ein Damen-Buben-Solo</translation>
    </message>
    <message>
        <source>With 2, a queen-jack solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Bei 2 zählt ein Damen-Buben-Solo, das mit 125 Augen gewonnen wird, 3 statt 1, bevor es für den Solospieler verdreifacht wird.</translation>
    </message>
    <message>
        <source>Points of a king-jack solo</source>
        <translation>Punkte für ein Königs-Buben-Solo</translation>
    </message>
    <message>
        <source>With 2, a king-jack solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Bei 2 zählt ein Königs-Buben-Solo, das mit 125 Augen gewonnen wird, 3 statt 1, bevor es für den Solospieler verdreifacht wird.</translation>
    </message>
    <message>
        <source>Points of a king-queen solo</source>
        <translation>Punkte für ein Königs-Damen-Solo</translation>
    </message>
    <message>
        <source>With 2, a king-queen solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Bei 2 zählt ein Königs-Damen-Solo, das mit 125 Augen gewonnen wird, 3 statt 1, bevor es für den Solospieler verdreifacht wird.</translation>
    </message>
    <message>
        <source>Points of a Koehler</source>
        <translation>Punkte für einen Köhler</translation>
    </message>
    <message>
        <source>With 2, a Koehler that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Bei 2 zählt ein Köhler, der mit 125 Augen gewonnen wird, 3 statt 1, bevor er für den Solospieler verdreifacht wird.</translation>
    </message>
    <message>
        <source>Points of a meatless solo</source>
        <translation>Punkte für einen Fleischlosen</translation>
    </message>
    <message>
        <source>With 2, a meatless solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Bei 2 zählt ein Fleischloser, der mit 125 Augen gewonnen wird, 3 statt 1, bevor er für den Solospieler verdreifacht wird.</translation>
    </message>
    <message>
        <source>Points of a marriage that found nobody</source>
        <translation>Punkte für eine Hochzeit ohne Partner</translation>
    </message>
    <message>
        <source>With 2, Anna&apos;s marriage finds nobody, and she wins with 125 card points: it is worth 3 instead of 1, before it is tripled for her.</source>
        <translation>Bei 2: Annas Hochzeit findet niemanden, und sie gewinnt mit 125 Augen; das Spiel zählt 3 statt 1, bevor es für sie verdreifacht wird.</translation>
    </message>
    <message>
        <source>Points of a silent marriage</source>
        <translation>Punkte für eine stille Hochzeit</translation>
    </message>
    <message>
        <source>With 2, Anna wins a silent marriage with 125 card points: it is worth 3 instead of 1, before it is tripled for her.</source>
        <translation>Bei 2: Anna gewinnt eine stille Hochzeit mit 125 Augen; das Spiel zählt 3 statt 1, bevor es für sie verdreifacht wird.</translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation>Alle Stiche</translation>
    </message>
    <message>
        <source>Only tricks that could find the partner</source>
        <translation>Nur Stiche, die den Partner bestimmen könnten</translation>
    </message>
    <message>
        <source>Marriage before poverty</source>
        <translation>Hochzeit vor Armut</translation>
    </message>
    <message>
        <source>An announced marriage beats a poverty; otherwise the poverty is played.</source>
        <translation>Eine angesagte Hochzeit geht einer Armut vor; sonst wird die Armut gespielt.</translation>
    </message>
    <message>
        <source>Anna announces a marriage and Bernd a poverty: the marriage is played.</source>
        <translation>Anna sagt eine Hochzeit an und Bernd eine Armut: Die Hochzeit wird gespielt.</translation>
    </message>
    <message>
        <source>Anna wins the first trick herself and Clara the second: Clara is Anna&apos;s partner.</source>
        <translation>Anna macht den ersten Stich selbst und Clara den zweiten: Clara ist Annas Partnerin.</translation>
    </message>
    <message>
        <source>Bernd wins a trick that was led with ♣J, which decides nothing; then he leads ♠A, wins and is Anna&apos;s partner.</source>
        <translation>Bernd macht einen Stich, zu dem ♣B aufgespielt wurde, was nichts entscheidet; dann spielt er ♠A auf, macht den Stich und ist Annas Partner.</translation>
    </message>
    <message>
        <source>Anna chooses hearts: Clara wins a spade trick, which decides nothing; Bernd wins the first heart trick and is Anna&apos;s partner.</source>
        <translation>Anna wählt Herz: Clara macht einen Pikstich, was nichts entscheidet; Bernd macht den ersten Herzstich und ist Annas Partner.</translation>
    </message>
    <message>
        <source>Bernd leads ♠A and wins, which decides nothing; then he leads ♦10, Clara wins with ♣J and is Anna&apos;s partner.</source>
        <translation>Bernd spielt ♠A auf und macht den Stich, was nichts entscheidet; dann spielt er ♦10 auf, Clara sticht mit ♣B und ist Annas Partnerin.</translation>
    </message>
    <message>
        <source>Anna looks for the first plain-suit trick, leads ♣A and wins it herself: she plays alone.</source>
        <translation>Anna sucht den ersten Fehlstich, spielt ♣A auf und macht den Stich selbst: Sie spielt allein.</translation>
    </message>
    <message>
        <source>With 12, Anna may look for a partner up to the last trick; with 3, she plays alone once she has won the first three.</source>
        <translation>Bei 12 darf Anna bis zum letzten Stich einen Partner suchen; bei 3 spielt sie allein, wenn sie die ersten drei gemacht hat.</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
    <message>
        <source>Who holds both kings of diamonds may name a new partner when playing the first one.</source>
        <translation>Wer beide Karo-Könige hat, darf einen neuen Partner nennen, wenn er den ersten spielt.</translation>
    </message>
    <message>
        <source>Bernd holds both ♦K. When he plays the first one, he names Dieter his partner; Anna and Clara are now their opponents.</source>
        <translation>Bernd hat beide ♦K. Als er den ersten spielt, nennt er Dieter als Partner; Anna und Clara sind jetzt ihre Gegner.</translation>
    </message>
    <message>
        <source>Tricks counted in the search</source>
        <translation>Welche Stiche bei der Partnersuche zählen</translation>
    </message>
    <message>
        <source>Which tricks count towards the last one that can find the partner.</source>
        <translation>Welche Stiche bis zum letzten möglichen Klärungsstich gezählt werden.</translation>
    </message>
    <message>
        <source>Anna looks for a plain-suit trick within three, and two trump tricks are over: one is left, or three if only plain-suit tricks count.</source>
        <translation>Anna sucht unter drei Stichen einen Fehlstich, und zwei Trumpfstiche sind vorbei: Einer bleibt noch, oder drei, wenn nur Fehlstiche zählen.</translation>
    </message>
    <message>
        <source>A ruffed plain-suit trick finds the partner</source>
        <translation>Ein gestochener Fehlstich bestimmt den Partner</translation>
    </message>
    <message>
        <source>Whoever ruffs a plain-suit trick becomes the partner; otherwise only a plain card does.</source>
        <translation>Wer einen Fehlstich mit Trumpf sticht, wird Partner; sonst nur, wer ihn mit einer Fehlkarte macht.</translation>
    </message>
    <message>
        <source>Anna looks for the first plain-suit trick; Bernd leads ♠A, Clara ruffs it with ♦10 and is Anna&apos;s partner.</source>
        <translation>Anna sucht den ersten Fehlstich; Bernd spielt ♠A auf, Clara sticht mit ♦10 und ist Annas Partnerin.</translation>
    </message>
    <message>
        <source>The search moves the limits</source>
        <translation>Die Partnersuche verschiebt die Fristen</translation>
    </message>
    <message>
        <source>Each trick of the search gives one card more time to announce.</source>
        <translation>Jeder Stich der Partnersuche gibt für Ansagen eine Karte mehr Zeit.</translation>
    </message>
    <message>
        <source>The third trick finds Anna&apos;s partner: Re, which needs 11 cards, may then be said with 9.</source>
        <translation>Der dritte Stich bestimmt Annas Partner: „Re“, das 11 Karten braucht, darf dann noch mit 9 gesagt werden.</translation>
    </message>
    <message>
        <source>Last trick for Genscher</source>
        <translation>Letzter Stich zum Genschern</translation>
    </message>
    <message>
        <source>Up to which trick a new partner may be named.</source>
        <translation>Bis zu welchem Stich ein neuer Partner genannt werden darf.</translation>
    </message>
    <message>
        <source>With 6, Bernd plays his first ♦K in the seventh trick and still holds the other: he can name nobody any more.</source>
        <translation>Bei 6 spielt Bernd seinen ersten ♦K im siebten Stich und hat den anderen noch: Er kann niemanden mehr nennen.</translation>
    </message>
    <message>
        <source>As the other rules say</source>
        <translation>Wie die anderen Regeln es sagen</translation>
    </message>
    <message>
        <source>One fox does not count</source>
        <translation>Ein Fuchs zählt nicht</translation>
    </message>
    <message>
        <source>A single fox does not count, two do</source>
        <translation>Ein einzelner Fuchs zählt nicht, zwei zählen</translation>
    </message>
    <message>
        <source>The player after the poor one</source>
        <translation>Der Spieler nach dem Armen</translation>
    </message>
    <message>
        <source>The player left of the dealer</source>
        <translation>Der Spieler links vom Geber</translation>
    </message>
    <message>
        <source>How many trumps come back</source>
        <translation>Wie viele Trümpfe zurückkommen</translation>
    </message>
    <message>
        <source>Whether trumps come back</source>
        <translation>Ob Trümpfe zurückkommen</translation>
    </message>
    <message>
        <source>The cards are dealt again</source>
        <translation>Die Karten werden neu gegeben</translation>
    </message>
    <message>
        <source>Everybody plays alone for the fewest points</source>
        <translation>Jeder spielt allein um die wenigsten Augen</translation>
    </message>
    <message>
        <source>The first one is played</source>
        <translation>Die erste Armut wird gespielt</translation>
    </message>
    <message>
        <source>A player with at most three trumps may say so and look for a partner who takes them.</source>
        <translation>Ein Spieler mit höchstens drei Trümpfen darf das anmelden und einen Partner suchen, der sie nimmt.</translation>
    </message>
    <message>
        <source>Bernd&apos;s only trumps are ♥J, ♦K and ♦9: he may declare a poverty.</source>
        <translation>Bernds einzige Trümpfe sind ♥B, ♦K und ♦9: Er darf eine Armut anmelden.</translation>
    </message>
    <message>
        <source>The cards are offered to the others</source>
        <translation>Die Karten werden den anderen angeboten</translation>
    </message>
    <message>
        <source>Whoever takes them is the partner and gives as many back; otherwise a poverty is a redeal.</source>
        <translation>Wer sie nimmt, ist der Partner und gibt ebenso viele zurück; sonst wird bei einer Armut neu gegeben.</translation>
    </message>
    <message>
        <source>Bernd offers three cards face down. Clara takes them, gives three back and is his partner.</source>
        <translation>Bernd bietet drei Karten verdeckt an. Clara nimmt sie, gibt drei zurück und ist seine Partnerin.</translation>
    </message>
    <message>
        <source>Only trumps are passed</source>
        <translation>Nur Trümpfe werden geschoben</translation>
    </message>
    <message>
        <source>Exactly the trumps are passed, be they few or none; no plain cards fill them up.</source>
        <translation>Genau die Trümpfe werden geschoben, und seien es wenige oder keine; Fehlkarten füllen nicht auf.</translation>
    </message>
    <message>
        <source>Bernd holds just two trumps: he passes these two, and Clara gives two cards back.</source>
        <translation>Bernd hat nur zwei Trümpfe: Er schiebt diese beiden, und Clara gibt zwei Karten zurück.</translation>
    </message>
    <message>
        <source>Foxes do not count</source>
        <translation>Füchse zählen nicht</translation>
    </message>
    <message>
        <source>Aces of diamonds are not counted among the three trumps that a poor hand may have.</source>
        <translation>Karo-Asse zählen nicht zu den drei Trümpfen, die ein armes Blatt haben darf.</translation>
    </message>
    <message>
        <source>Anna&apos;s trumps are ♣J, ♦A, ♦10 and ♦9: the fox does not count, so three are left and it is a poverty.</source>
        <translation>Annas Trümpfe sind ♣B, ♦A, ♦10 und ♦9: Der Fuchs zählt nicht, also bleiben drei, und es ist eine Armut.</translation>
    </message>
    <message>
        <source>Foxes are passed on top</source>
        <translation>Füchse werden zusätzlich geschoben</translation>
    </message>
    <message>
        <source>The foxes come on top of the three cards that are passed.</source>
        <translation>Die Füchse kommen zu den drei geschobenen Karten hinzu.</translation>
    </message>
    <message>
        <source>Anna&apos;s trumps are ♣J, ♦A and ♦9: she passes four cards, these three and a plain one.</source>
        <translation>Annas Trümpfe sind ♣B, ♦A und ♦9: Sie schiebt vier Karten, diese drei und eine Fehlkarte.</translation>
    </message>
    <message>
        <source>Foxes are passed face up</source>
        <translation>Füchse werden offen geschoben</translation>
    </message>
    <message>
        <source>While the others are asked, aces of diamonds among the passed cards lie open.</source>
        <translation>Während die anderen gefragt werden, liegen die Karo-Asse unter den geschobenen Karten offen.</translation>
    </message>
    <message>
        <source>There is a fox among Anna&apos;s three cards: the others see ♦A and two cards face down while they are asked.</source>
        <translation>Unter Annas drei Karten ist ein Fuchs: Die anderen sehen ♦A und zwei verdeckte Karten, während sie gefragt werden.</translation>
    </message>
    <message>
        <source>One trump or none is a redeal</source>
        <translation>Mit höchstens einem Trumpf wird neu gegeben</translation>
    </message>
    <message>
        <source>A poverty with at most one trump is dealt again instead of being offered.</source>
        <translation>Bei einer Armut mit höchstens einem Trumpf wird neu gegeben, statt sie anzubieten.</translation>
    </message>
    <message>
        <source>Dieter&apos;s only trump is ♦K: nobody is asked to take his poverty, and the cards are dealt again.</source>
        <translation>Dieters einziger Trumpf ist ♦K: Niemand wird gefragt, ob er die Armut nimmt, und es wird neu gegeben.</translation>
    </message>
    <message>
        <source>Throw in without a trump above the fox</source>
        <translation>Werfen ohne Trumpf über dem Fuchs</translation>
    </message>
    <message>
        <source>A hand without any trump above the ace of diamonds may be thrown in.</source>
        <translation>Ein Blatt ohne einen Trumpf über dem Karo-Ass darf geworfen werden.</translation>
    </message>
    <message>
        <source>Clara&apos;s trumps are ♦A, ♦10, ♦K and ♦9: none is above the fox, so she may throw in.</source>
        <translation>Claras Trümpfe sind ♦A, ♦10, ♦K und ♦9: Keiner steht über dem Fuchs, also darf sie werfen.</translation>
    </message>
    <message>
        <source>Throw in with many nines</source>
        <translation>Werfen bei vielen Neunen</translation>
    </message>
    <message>
        <source>A hand with so many nines may be thrown in; it is shown, and the cards are dealt again.</source>
        <translation>Ein Blatt mit so vielen Neunen darf geworfen werden; es wird gezeigt, und die Karten werden neu gegeben.</translation>
    </message>
    <message>
        <source>Anna holds ♣9, ♣9, ♠9, ♥9 and ♦9: she may show her hand, and the cards are dealt again.</source>
        <translation>Anna hat ♣9, ♣9, ♠9, ♥9 und ♦9: Sie darf ihr Blatt zeigen, und es wird neu gegeben.</translation>
    </message>
    <message>
        <source>Nines needed</source>
        <translation>Nötige Neunen</translation>
    </message>
    <message>
        <source>How many nines, of all suits, a hand must hold to be thrown in.</source>
        <translation>Wie viele Neunen, über alle Farben, ein Blatt zum Werfen haben muss.</translation>
    </message>
    <message>
        <source>With 5, a hand with five nines may be thrown in; one with four is played.</source>
        <translation>Bei 5 darf ein Blatt mit fünf Neunen geworfen werden; eines mit vier wird gespielt.</translation>
    </message>
    <message>
        <source>Throw in with many kings</source>
        <translation>Werfen bei vielen Königen</translation>
    </message>
    <message>
        <source>A hand with so many kings may be thrown in.</source>
        <translation>Ein Blatt mit so vielen Königen darf geworfen werden.</translation>
    </message>
    <message>
        <source>Bernd holds ♣K, ♣K, ♠K, ♥K and ♦K: with five kings needed he may throw in.</source>
        <translation>Bernd hat ♣K, ♣K, ♠K, ♥K und ♦K: Sind fünf Könige nötig, darf er werfen.</translation>
    </message>
    <message>
        <source>Kings needed</source>
        <translation>Nötige Könige</translation>
    </message>
    <message>
        <source>How many kings a hand must hold to be thrown in.</source>
        <translation>Wie viele Könige ein Blatt zum Werfen haben muss.</translation>
    </message>
    <message>
        <source>With 5, a hand with five kings may be thrown in; one with four is played.</source>
        <translation>Bei 5 darf ein Blatt mit fünf Königen geworfen werden; eines mit vier wird gespielt.</translation>
    </message>
    <message>
        <source>Throw in with many nines and kings</source>
        <translation>Werfen bei vielen Neunen und Königen</translation>
    </message>
    <message>
        <source>A hand with so many nines and kings together may be thrown in.</source>
        <translation>Ein Blatt mit zusammen so vielen Neunen und Königen darf geworfen werden.</translation>
    </message>
    <message>
        <source>Clara holds four nines and three kings: with seven needed she may throw in.</source>
        <translation>Clara hat vier Neunen und drei Könige: Sind sieben nötig, darf sie werfen.</translation>
    </message>
    <message>
        <source>Nines and kings needed</source>
        <translation>Nötige Neunen und Könige</translation>
    </message>
    <message>
        <source>How many nines and kings a hand must hold to be thrown in.</source>
        <translation>Wie viele Neunen und Könige ein Blatt zum Werfen haben muss.</translation>
    </message>
    <message>
        <source>With 7, two nines and five kings are enough; three of each are too few.</source>
        <translation>Bei 7 genügen zwei Neunen und fünf Könige; drei von jeder Sorte sind zu wenig.</translation>
    </message>
    <message>
        <source>Throw in with many card points</source>
        <translation>Werfen bei vielen Augen</translation>
    </message>
    <message>
        <source>A hand that is too rich in card points may be thrown in.</source>
        <translation>Ein Blatt mit zu vielen Augen darf geworfen werden.</translation>
    </message>
    <message>
        <source>Dieter holds five aces and two tens: these are 75 card points, and with 70 needed he may throw in.</source>
        <translation>Dieter hat fünf Asse und zwei Zehnen: Das sind 75 Augen, und wenn 70 nötig sind, darf er werfen.</translation>
    </message>
    <message>
        <source>How many card points a hand must hold to be thrown in.</source>
        <translation>Wie viele Augen ein Blatt zum Werfen haben muss.</translation>
    </message>
    <message>
        <source>With 70, a hand of 70 card points may be thrown in; one of 69 is played.</source>
        <translation>Bei 70 darf ein Blatt mit 70 Augen geworfen werden; eines mit 69 wird gespielt.</translation>
    </message>
    <message>
        <source>Throw in without a trump above the jack of diamonds</source>
        <translation>Werfen ohne Trumpf über dem Karo-Buben</translation>
    </message>
    <message>
        <source>A hand without any trump above the jack of diamonds may be thrown in.</source>
        <translation>Ein Blatt ohne einen Trumpf über dem Karo-Buben darf geworfen werden.</translation>
    </message>
    <message>
        <source>Anna&apos;s trumps are ♦J, ♦J, ♦A and ♦9: none is above ♦J, so she may throw in.</source>
        <translation>Annas Trümpfe sind ♦B, ♦B, ♦A und ♦9: Keiner steht über ♦B, also darf sie werfen.</translation>
    </message>
    <message>
        <source>Foxes in a poverty</source>
        <translation>Füchse bei einer Armut</translation>
    </message>
    <message>
        <source>Which aces of diamonds do not count among the three trumps that a poor hand may have.</source>
        <translation>Welche Karo-Asse nicht zu den drei Trümpfen zählen, die ein armes Blatt haben darf.</translation>
    </message>
    <message>
        <source>Bernd&apos;s trumps are ♦A, ♦A, ♥J and ♦9: it is a poverty if one fox does not count, but not if only a single fox is left out.</source>
        <translation>Bernds Trümpfe sind ♦A, ♦A, ♥B und ♦9: Es ist eine Armut, wenn ein Fuchs nicht zählt, aber keine, wenn nur ein einzelner Fuchs nicht zählt.</translation>
    </message>
    <message>
        <source>Who is asked first to take a poverty</source>
        <translation>Wer zuerst gefragt wird, ob er die Armut nimmt</translation>
    </message>
    <message>
        <source>From there on the others are asked in turn.</source>
        <translation>Von dort an werden die anderen der Reihe nach gefragt.</translation>
    </message>
    <message>
        <source>Dieter has dealt, and Bernd is poor: Clara, who sits after Bernd, is asked first, or Anna, who sits left of the dealer.</source>
        <translation>Dieter hat gegeben, und Bernd ist arm: Zuerst gefragt wird Clara, die nach Bernd sitzt, oder Anna, die links vom Geber sitzt.</translation>
    </message>
    <message>
        <source>What is told of the returned cards</source>
        <translation>Was über die zurückgegebenen Karten gesagt wird</translation>
    </message>
    <message>
        <source>What everybody hears of the cards that the partner gives back.</source>
        <translation>Was alle über die Karten erfahren, die der Partner zurückgibt.</translation>
    </message>
    <message>
        <source>Clara gives back ♦K, ♦9 and ♠A: everybody hears that there are two trumps, or only that there are trumps.</source>
        <translation>Clara gibt ♦K, ♦9 und ♠A zurück: Alle hören, dass zwei Trümpfe dabei sind, oder nur, dass Trümpfe dabei sind.</translation>
    </message>
    <message>
        <source>Nobody takes a poverty</source>
        <translation>Niemand nimmt die Armut</translation>
    </message>
    <message>
        <source>What happens when all have refused.</source>
        <translation>Was geschieht, wenn alle abgelehnt haben.</translation>
    </message>
    <message>
        <source>All refuse Bernd&apos;s cards: they are dealt again, or everybody plays alone, and whoever gets the most card points loses.</source>
        <translation>Alle lehnen Bernds Karten ab: Es wird neu gegeben, oder jeder spielt allein, und wer die meisten Augen hat, verliert.</translation>
    </message>
    <message>
        <source>Two poor hands</source>
        <translation>Zwei arme Blätter</translation>
    </message>
    <message>
        <source>What happens when two players declare a poverty.</source>
        <translation>Was geschieht, wenn zwei Spieler eine Armut anmelden.</translation>
    </message>
    <message>
        <source>Anna and Clara both declare a poverty: Anna sits first and offers her cards, or the cards are dealt again.</source>
        <translation>Anna und Clara melden beide eine Armut an: Anna sitzt vorn und bietet ihre Karten an, oder es wird neu gegeben.</translation>
    </message>
    <message>
        <source>Against the queens also in a poverty</source>
        <translation>Gegen die Alten auch bei Armut</translation>
    </message>
    <message>
        <source>Whoever beats a poverty gets the point for winning against the queens of clubs.</source>
        <translation>Wer gegen eine Armut gewinnt, bekommt den Punkt „gegen die Alten“.</translation>
    </message>
    <message>
        <source>Bernd plays a poverty with Clara, and Kontra wins with 130 card points: the game is worth 2 instead of 1.</source>
        <translation>Bernd spielt mit Clara eine Armut, und Kontra gewinnt mit 130 Augen: Das Spiel zählt 2 statt 1.</translation>
    </message>
    <message>
        <source>The higher solo by the ranking</source>
        <translation>Das höhere Solo nach der Rangfolge</translation>
    </message>
    <message>
        <source>Whoever promises more</source>
        <translation>Wer mehr verspricht</translation>
    </message>
    <message>
        <source>The soloist</source>
        <translation>Der Solospieler</translation>
    </message>
    <message>
        <source>After duty soli only</source>
        <translation>Nur nach Pflichtsoli</translation>
    </message>
    <message>
        <source>After every solo</source>
        <translation>Nach jedem Solo</translation>
    </message>
    <message>
        <source>Duty solo</source>
        <translation>Pflichtsolo</translation>
    </message>
    <message>
        <source>Voluntary solo</source>
        <translation>Lustsolo</translation>
    </message>
    <message>
        <source>Throwing in</source>
        <translation>Werfen</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
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
        <source>Pure club solo</source>
        <translation>Reines Kreuzsolo</translation>
    </message>
    <message>
        <source>Pure spade solo</source>
        <translation>Reines Piksolo</translation>
    </message>
    <message>
        <source>Pure heart solo</source>
        <translation>Reines Herzsolo</translation>
    </message>
    <message>
        <source>Pure diamond solo</source>
        <translation>Reines Karosolo</translation>
    </message>
    <message>
        <source>Fewest-tricks solo</source>
        <translation>Schlanker Martin</translation>
    </message>
    <message>
        <source>Everybody chooses a game secretly</source>
        <translation>Jeder wählt verdeckt ein Spiel</translation>
    </message>
    <message>
        <source>Healthy or reservation, then the kinds in turn</source>
        <translation>Gesund oder Vorbehalt, dann die Arten der Reihe nach</translation>
    </message>
    <message>
        <source>Healthy, small or big, then the kinds in turn</source>
        <translation>Gesund, klein oder groß, dann die Arten der Reihe nach</translation>
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
        <source>Anna holds four queens and four aces: she has a reservation and plays a queen solo.</source>
        <translation>Anna hat vier Damen und vier Asse: Sie hat einen Vorbehalt und spielt ein Damensolo.</translation>
    </message>
    <message>
        <source>Suit soli</source>
        <translation>Farbsoli</translation>
    </message>
    <message>
        <source>With 1, Clara must play one solo; if she has not done so when the rounds are over, she must play it then.</source>
        <translation>Bei 1 muss Clara ein Solo spielen; hat sie es am Ende der Runden noch nicht getan, muss sie es dann spielen.</translation>
    </message>
    <message>
        <source>… of them suit soli</source>
        <translation>… davon Farbsoli</translation>
    </message>
    <message>
        <source>So many of the duty soli must be suit soli.</source>
        <translation>So viele der Pflichtsoli müssen Farbsoli sein.</translation>
    </message>
    <message>
        <source>With 2 duty soli and 1 here, Dieter has played a queen solo; his other one must be a suit solo.</source>
        <translation>Bei 2 Pflichtsoli und hier 1 hat Dieter ein Damensolo gespielt; sein anderes muss ein Farbsolo sein.</translation>
    </message>
    <message>
        <source>… of them picture soli</source>
        <translation>… davon Bildersoli</translation>
    </message>
    <message>
        <source>So many of the duty soli must be soli with kings, queens or jacks as trumps.</source>
        <translation>So viele der Pflichtsoli müssen Soli mit Königen, Damen oder Buben als Trumpf sein.</translation>
    </message>
    <message>
        <source>With 2 duty soli and 1 here, Anna has played a club solo; her other one must be a picture solo, such as a jack solo.</source>
        <translation>Bei 2 Pflichtsoli und hier 1 hat Anna ein Kreuzsolo gespielt; ihr anderes muss ein Bildersolo sein, etwa ein Bubensolo.</translation>
    </message>
    <message>
        <source>A forced duty solo may be offered</source>
        <translation>Ein vorgeführtes Pflichtsolo darf angeboten werden</translation>
    </message>
    <message>
        <source>Who is made to play a duty solo may first ask whether somebody else wants to play a solo.</source>
        <translation>Wer vorgeführt wird, darf erst fragen, ob ein anderer ein Solo spielen möchte.</translation>
    </message>
    <message>
        <source>Clara is made to play and offers her solo. Bernd plays a jack solo instead; Clara still owes hers and is next again.</source>
        <translation>Clara wird vorgeführt und bietet ihr Solo an. Bernd spielt stattdessen ein Bubensolo; Clara muss ihres noch spielen und ist danach wieder an der Reihe.</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Spieler am Tisch</translation>
    </message>
    <message>
        <source>With five players the dealer sits out and writes nothing; a round has five games.</source>
        <translation>Bei fünf Spielern setzt der Geber aus und schreibt nichts; eine Runde hat fünf Spiele.</translation>
    </message>
    <message>
        <source>With 5, Dieter deals to the four others and gets no cards himself; the player to his left deals the next game.</source>
        <translation>Bei 5 gibt Dieter den vier anderen und bekommt selbst keine Karten; das nächste Spiel gibt der Spieler links von ihm.</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Anzahl der Spiele</translation>
    </message>
    <message>
        <source>The party ends after so many games; 0 means no such limit.</source>
        <translation>Die Partie endet nach so vielen Spielen; 0 bedeutet keine solche Grenze.</translation>
    </message>
    <message>
        <source>With 4, the party is over after four games; hands that were thrown in are not counted.</source>
        <translation>Bei 4 ist die Partie nach vier Spielen zu Ende; geworfene Blätter zählen nicht mit.</translation>
    </message>
    <message>
        <source>Cards are dealt in packets</source>
        <translation>Karten werden in Päckchen gegeben</translation>
    </message>
    <message>
        <source>How many cards each player gets at a time, such as 3 4 3; one by one if that does not make up a hand.</source>
        <translation>Wie viele Karten jeder Spieler auf einmal bekommt, etwa 3 4 3; einzeln, wenn das kein ganzes Blatt ergibt.</translation>
    </message>
    <message>
        <source>With 3 3 3 3, Anna gets three cards, then Bernd, Clara and Dieter, and so on four times around.</source>
        <translation>Bei 3 3 3 3 bekommt Anna drei Karten, dann Bernd, Clara und Dieter, und so weiter, viermal herum.</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duell</translation>
    </message>
    <message>
        <source>Two people across from each other play against one another, each with a computer as partner.</source>
        <translation>Zwei Menschen, die sich gegenübersitzen, spielen gegeneinander, jeder mit einem Computer als Partner.</translation>
    </message>
    <message>
        <source>Anna and Clara sit across from each other and are opponents; Bernd and Dieter are the computers and announce nothing.</source>
        <translation>Anna und Clara sitzen sich gegenüber und sind Gegnerinnen; Bernd und Dieter sind die Computer und sagen nichts an.</translation>
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
        <source>Poverty</source>
        <translation>Armut</translation>
    </message>
    <message>
        <source>Swines</source>
        <translation>Schweine</translation>
    </message>
    <message>
        <source>Cards in the own hand</source>
        <translation>Karten auf der eigenen Hand</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>Karten auf dem Tisch</translation>
    </message>
    <message>
        <source>As in tournaments</source>
        <translation>Wie im Turnier</translation>
    </message>
    <message>
        <source>Each announcement raises the need by 30</source>
        <translation>Jede Ansage erhöht die nötigen Augen um 30</translation>
    </message>
    <message>
        <source>Kontra needs less once Re is said</source>
        <translation>Kontra braucht weniger, wenn Re angesagt ist</translation>
    </message>
    <message>
        <source>What was earned all the same</source>
        <translation>Was trotzdem erreicht wurde</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Announcements do not show the side; everybody announces alone, and each one counts.</source>
        <translation>Ansagen zeigen die Partei nicht; jeder sagt für sich allein an, und jede Ansage zählt.</translation>
    </message>
    <message>
        <source>Anna and Bernd both belong to Re and both knock: nobody learns that they are partners, and each knock counts.</source>
        <translation>Anna und Bernd gehören beide zu Re und klopfen beide: Niemand erfährt, dass sie Partner sind, und jedes Klopfen zählt.</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say Re or Kontra.</source>
        <translation>Wie viele Karten ein Spieler noch haben muss, um „Re“ oder „Kontra“ zu sagen.</translation>
    </message>
    <message>
        <source>With 11 of twelve cards, Anna may say Re until she plays her second card.</source>
        <translation>Bei 11 von zwölf Karten darf Anna „Re“ sagen, bis sie ihre zweite Karte spielt.</translation>
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
        <source>With 9 of twelve cards, Anna may say no 90 until she plays her fourth card.</source>
        <translation>Bei 9 von zwölf Karten darf Anna „keine 90“ sagen, bis sie ihre vierte Karte spielt.</translation>
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
        <source>With 6 of twelve cards, Anna may say no 60 until she plays her seventh card.</source>
        <translation>Bei 6 von zwölf Karten darf Anna „keine 60“ sagen, bis sie ihre siebte Karte spielt.</translation>
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
        <source>With 3 of twelve cards, Anna may say no 30 until she plays her tenth card.</source>
        <translation>Bei 3 von zwölf Karten darf Anna „keine 30“ sagen, bis sie ihre zehnte Karte spielt.</translation>
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
        <source>With 3 of twelve cards, Anna may say black until she plays her tenth card.</source>
        <translation>Bei 3 von zwölf Karten darf Anna „schwarz“ sagen, bis sie ihre zehnte Karte spielt.</translation>
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
        <source>With 3, nobody may announce anything any more once ten of the twelve tricks are over.</source>
        <translation>Bei 3 darf niemand mehr etwas ansagen, wenn zehn der zwölf Stiche vorbei sind.</translation>
    </message>
    <message>
        <source>Only the announced level must be in time</source>
        <translation>Nur die angesagte Stufe muss rechtzeitig sein</translation>
    </message>
    <message>
        <source>Levels that are skipped need not be in time themselves.</source>
        <translation>Übersprungene Stufen müssen selbst nicht mehr rechtzeitig sein.</translation>
    </message>
    <message>
        <source>No 90 needs 9 cards and no 60 needs 6. Anna has said nothing and holds 7: she may still say no 60 at once.</source>
        <translation>„Keine 90“ braucht 9 Karten, „keine 60“ braucht 6. Anna hat nichts gesagt und noch 7: Sie darf noch direkt „keine 60“ sagen.</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Erwiderungen</translation>
    </message>
    <message>
        <source>A side that has said nothing may still answer Re or Kontra, up to one card after the opponents&apos; limit.</source>
        <translation>Eine Partei, die nichts gesagt hat, darf noch mit Re oder Kontra erwidern, bis eine Karte nach der Frist der Gegner.</translation>
    </message>
    <message>
        <source>Anna says no 90, which needs 9 cards: Clara may still reply Kontra while she holds 8.</source>
        <translation>Anna sagt „keine 90“, was 9 Karten braucht: Clara darf noch mit „Kontra“ erwidern, solange sie 8 hat.</translation>
    </message>
    <message>
        <source>Announcements bind strictly</source>
        <translation>Ansagen binden streng</translation>
    </message>
    <message>
        <source>Re and Kontra too must be met, and a reply promises to reach what the opponents deny.</source>
        <translation>Auch Re und Kontra müssen erfüllt werden, und eine Erwiderung verspricht zu erreichen, was die Gegner absagen.</translation>
    </message>
    <message>
        <source>Re and Kontra have both been said, and the game ends at 120 to 120: nobody wins.</source>
        <translation>Re und Kontra sind beide angesagt, und das Spiel endet 120 zu 120: Niemand gewinnt.</translation>
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
        <source>Re and Kontra have both been said, and Re wins with 155 card points: the 2 points for won and no 90 become 8.</source>
        <translation>Re und Kontra sind beide angesagt, und Re gewinnt mit 155 Augen: Aus den 2 Punkten für „gewonnen“ und „keine 90“ werden 8.</translation>
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
        <source>Re has been said, and Kontra wins with 125 card points: 2 points, one of them against the queens, become 4 instead of 3.</source>
        <translation>Re ist angesagt, und Kontra gewinnt mit 125 Augen: Aus 2 Punkten, einer davon „gegen die Alten“, werden 4 statt 3.</translation>
    </message>
    <message>
        <source>Forced announcement after a rich first trick</source>
        <translation>Pflichtansage nach augenreichem erstem Stich</translation>
    </message>
    <message>
        <source>Who wins a first trick with 30 card points, or as many as are set, must announce the next level.</source>
        <translation>Wer einen ersten Stich mit 30 Augen macht, oder mit so vielen, wie eingestellt sind, muss die nächste Stufe ansagen.</translation>
    </message>
    <message>
        <source>Anna wins the first trick, ♣A ♣10 ♣10 ♣K, with 35 card points: she must say Re or Kontra.</source>
        <translation>Anna macht den ersten Stich, ♣A ♣10 ♣10 ♣K, mit 35 Augen: Sie muss „Re“ oder „Kontra“ sagen.</translation>
    </message>
    <message>
        <source>… only if nobody has announced</source>
        <translation>… nur wenn noch niemand angesagt hat</translation>
    </message>
    <message>
        <source>An earlier announcement of either side lifts the duty.</source>
        <translation>Eine frühere Ansage, gleich von welcher Partei, hebt die Pflicht auf.</translation>
    </message>
    <message>
        <source>Clara says Kontra before Anna of Re wins a first trick of 35 card points: Anna need not announce.</source>
        <translation>Clara sagt „Kontra“, bevor Anna von Re einen ersten Stich mit 35 Augen macht: Anna muss nicht ansagen.</translation>
    </message>
    <message>
        <source>… only Re or Kontra</source>
        <translation>… nur Re oder Kontra</translation>
    </message>
    <message>
        <source>A side that has announced already need not go higher.</source>
        <translation>Eine Partei, die schon angesagt hat, muss nicht höher gehen.</translation>
    </message>
    <message>
        <source>Anna says Re before she wins a first trick of 35 card points: she need not say no 90.</source>
        <translation>Anna sagt „Re“, bevor sie einen ersten Stich mit 35 Augen macht: Sie muss nicht „keine 90“ sagen.</translation>
    </message>
    <message>
        <source>… also in a marriage</source>
        <translation>… auch bei einer Hochzeit</translation>
    </message>
    <message>
        <source>The duty also holds when the first trick has found the partner of a marriage.</source>
        <translation>Die Pflicht gilt auch, wenn der erste Stich bei einer Hochzeit den Partner bestimmt hat.</translation>
    </message>
    <message>
        <source>Bernd wins the first trick with 35 card points and becomes Anna&apos;s partner: he must say Re.</source>
        <translation>Bernd macht den ersten Stich mit 35 Augen und wird Annas Partner: Er muss „Re“ sagen.</translation>
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
        <source>Kontra says no 60, and Re gets 125 card points: 1 point for 90 against no 60, and if each one counts, 1 more for 120 against no 90.</source>
        <translation>Kontra sagt „keine 60“, und Re macht 125 Augen: 1 Punkt für 90 gegen „keine 60“ und, wenn jede zählt, 1 mehr für 120 gegen „keine 90“.</translation>
    </message>
    <message>
        <source>Card points that force an announcement</source>
        <translation>Augen für eine Pflichtansage</translation>
    </message>
    <message>
        <source>How rich the first trick must be to force its winner.</source>
        <translation>Wie viele Augen der erste Stich haben muss, damit er zur Ansage zwingt.</translation>
    </message>
    <message>
        <source>With 30, a first trick of ♣A ♣10 ♣10 ♣9 with 31 card points forces Anna; ♣A ♣10 ♣K ♣K with 29 does not.</source>
        <translation>Bei 30 zwingt ein erster Stich aus ♣A ♣10 ♣10 ♣9 mit 31 Augen Anna zur Ansage, ♣A ♣10 ♣K ♣K mit 29 dagegen nicht.</translation>
    </message>
    <message>
        <source>What the limits count</source>
        <translation>Wonach die Fristen zählen</translation>
    </message>
    <message>
        <source>Whether the own cards or the cards on the table say how long one may announce.</source>
        <translation>Ob die eigenen Karten oder die Karten auf dem Tisch bestimmen, wie lange man ansagen darf.</translation>
    </message>
    <message>
        <source>Anna is fourth in the second trick and holds 11 cards. By her own cards she may still say Re; by the table she may not, for 7 lie there.</source>
        <translation>Anna ist Vierte im zweiten Stich und hat 11 Karten. Nach den eigenen Karten darf sie noch „Re“ sagen, nach dem Tisch nicht mehr, denn dort liegen 7.</translation>
    </message>
    <message>
        <source>Limits by cards on the table</source>
        <translation>Fristen nach Karten auf dem Tisch</translation>
    </message>
    <message>
        <source>Up to how many cards on the table Re and Kontra, no 90, no 60, no 30 and black may be said.</source>
        <translation>Bis zu wie vielen Karten auf dem Tisch man „Re“ und „Kontra“, „keine 90“, „keine 60“, „keine 30“ und „schwarz“ sagen darf.</translation>
    </message>
    <message>
        <source>With 5 as the first number, Re may be said until somebody plays the sixth card of the game.</source>
        <translation>Mit 5 als erster Zahl darf „Re“ gesagt werden, bis jemand die sechste Karte des Spiels spielt.</translation>
    </message>
    <message>
        <source>Levels may be skipped</source>
        <translation>Stufen dürfen übersprungen werden</translation>
    </message>
    <message>
        <source>Whoever says no 60 has said no 90 with it; otherwise each level must be said by itself.</source>
        <translation>Wer „keine 60“ sagt, hat „keine 90“ mitgesagt; sonst muss jede Stufe einzeln gesagt werden.</translation>
    </message>
    <message>
        <source>Anna has said nothing yet and says no 60 at once: Re and no 90 are said with it.</source>
        <translation>Anna hat noch nichts gesagt und sagt direkt „keine 60“: „Re“ und „keine 90“ sind damit mitgesagt.</translation>
    </message>
    <message>
        <source>Card points needed</source>
        <translation>Nötige Augen</translation>
    </message>
    <message>
        <source>How announcements change what a side needs to win.</source>
        <translation>Wie Ansagen verändern, was eine Partei zum Gewinnen braucht.</translation>
    </message>
    <message>
        <source>Re is said, and Kontra says no 90. As in tournaments Kontra needs 151 card points, with a raised need 180, and 150 where Kontra needs less.</source>
        <translation>Re ist angesagt, und Kontra sagt „keine 90“. Wie im Turnier braucht Kontra 151 Augen, bei erhöhter Anforderung 180, und 150, wo Kontra weniger braucht.</translation>
    </message>
    <message>
        <source>Re and Kontra raise the need too</source>
        <translation>Auch Re und Kontra erhöhen die nötigen Augen</translation>
    </message>
    <message>
        <source>Otherwise only no 90 and higher do.</source>
        <translation>Sonst tun es nur „keine 90“ und höhere Absagen.</translation>
    </message>
    <message>
        <source>Anna says Re and no more: her side needs 151 card points instead of 121.</source>
        <translation>Anna sagt „Re“ und sonst nichts: Ihre Partei braucht 151 Augen statt 121.</translation>
    </message>
    <message>
        <source>Both sides miss their announcement</source>
        <translation>Beide Parteien verfehlen ihre Absage</translation>
    </message>
    <message>
        <source>What counts when nobody wins.</source>
        <translation>Was zählt, wenn niemand gewinnt.</translation>
    </message>
    <message>
        <source>Both sides say no 90, and Re gets 125 card points: nobody wins, and the point of Re for 120 against no 90 counts, or nothing does.</source>
        <translation>Beide Parteien sagen „keine 90“, und Re macht 125 Augen: Niemand gewinnt, und der Punkt von Re für 120 gegen „keine 90“ zählt, oder es zählt nichts.</translation>
    </message>
    <message>
        <source>Points for Re and for Kontra</source>
        <translation>Punkte für Re und für Kontra</translation>
    </message>
    <message>
        <source>What each of them adds to the value where they do not double.</source>
        <translation>Was jede der beiden Ansagen zum Wert hinzufügt, wenn sie nicht verdoppelt.</translation>
    </message>
    <message>
        <source>With 2, Re is said and wins with 125 card points: the game is worth 3.</source>
        <translation>Bei 2 ist Re angesagt und gewinnt mit 125 Augen: Das Spiel zählt 3.</translation>
    </message>
    <message>
        <source>Points for an early announcement</source>
        <translation>Punkte für eine frühe Ansage</translation>
    </message>
    <message>
        <source>What Re and Kontra add if they are said before the first card.</source>
        <translation>Was Re und Kontra dazubringen, wenn sie vor der ersten Karte gesagt werden.</translation>
    </message>
    <message>
        <source>With 1, Anna says Re before the first card and wins: the game is worth 1 more than if she had said it later.</source>
        <translation>Bei 1 sagt Anna „Re“ vor der ersten Karte und gewinnt: Das Spiel zählt 1 mehr, als wenn sie es später gesagt hätte.</translation>
    </message>
    <message>
        <source>Cowardice loses</source>
        <translation>Feigheit verliert</translation>
    </message>
    <message>
        <source>A side that wins three levels above what it announced loses the game instead; not in soli.</source>
        <translation>Eine Partei, die drei Stufen höher gewinnt, als sie angesagt hat, verliert das Spiel stattdessen; nicht bei Soli.</translation>
    </message>
    <message>
        <source>Re announces nothing and keeps Kontra below 60 card points: Re loses, for it could have said Re, no 90 and no 60.</source>
        <translation>Re sagt nichts an und hält Kontra unter 60 Augen: Re verliert, denn es hätte „Re“, „keine 90“ und „keine 60“ sagen können.</translation>
    </message>
    <message>
        <source>The value is multiplied</source>
        <translation>Der Wert wird vervielfacht</translation>
    </message>
    <message>
        <source>Points are added for the winner</source>
        <translation>Der Gewinner bekommt Punkte dazu</translation>
    </message>
    <message>
        <source>By bock, but not by Re and Kontra</source>
        <translation>Durch Bock, aber nicht durch Re und Kontra</translation>
    </message>
    <message>
        <source>By everything</source>
        <translation>Durch alles</translation>
    </message>
    <message>
        <source>By nothing</source>
        <translation>Durch nichts</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>When nobody writes anything</source>
        <translation>Wenn niemand etwas schreibt</translation>
    </message>
    <message>
        <source>At 120 to 120</source>
        <translation>Bei 120 zu 120</translation>
    </message>
    <message>
        <source>Like any other game</source>
        <translation>Wie jedes andere Spiel</translation>
    </message>
    <message>
        <source>Neither counted more often nor using up a bock game</source>
        <translation>Zählt nicht mehrfach und verbraucht kein Bockspiel</translation>
    </message>
    <message>
        <source>Anna and Bernd win with a value of 4. Plus: each of them writes 4. Minus: Clara and Dieter write -4 each. Plus and minus: all four write.</source>
        <translation>Anna und Bernd gewinnen mit einem Wert von 4. Plus: Beide schreiben je 4. Minus: Clara und Dieter schreiben je −4. Plus und Minus: Alle vier schreiben.</translation>
    </message>
    <message>
        <source>A solo always counts three times</source>
        <translation>Ein Solo zählt immer dreifach</translation>
    </message>
    <message>
        <source>Also the three opponents write three times the value; otherwise only the soloist does.</source>
        <translation>Auch die drei Gegner schreiben den dreifachen Wert; sonst nur der Solospieler.</translation>
    </message>
    <message>
        <source>Anna loses a queen solo worth 2. With plus counting Bernd, Clara and Dieter write 6 each instead of 2.</source>
        <translation>Anna verliert ein Damensolo im Wert von 2. Bei Plus-Zählung schreiben Bernd, Clara und Dieter je 6 statt 2.</translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation>Bockrunden</translation>
    </message>
    <message>
        <source>After certain games the next four games count several times; at a table of five the next five.</source>
        <translation>Nach bestimmten Spielen zählen die nächsten vier Spiele mehrfach, an einem Fünfertisch die nächsten fünf.</translation>
    </message>
    <message>
        <source>A game has ended at 120 to 120: the next four games count double, and then all is as before.</source>
        <translation>Ein Spiel ist 120 zu 120 ausgegangen: Die nächsten vier Spiele zählen doppelt, und dann ist alles wie vorher.</translation>
    </message>
    <message>
        <source>A new bock round follows the open ones</source>
        <translation>Eine neue Bockrunde folgt auf die offenen</translation>
    </message>
    <message>
        <source>Bock rounds are played one after the other; otherwise they overlap and multiply.</source>
        <translation>Bockrunden werden nacheinander gespielt; sonst überlagern und vervielfachen sie sich.</translation>
    </message>
    <message>
        <source>Three bock games are still open when four more are earned: seven games count double, and none counts four times.</source>
        <translation>Drei Bockspiele sind noch offen, als vier weitere dazukommen: Sieben Spiele zählen doppelt, und keines zählt vierfach.</translation>
    </message>
    <message>
        <source>Bock after 120 to 120</source>
        <translation>Bock nach 120 zu 120</translation>
    </message>
    <message>
        <source>A game in which both sides have 120 card points brings a bock round.</source>
        <translation>Ein Spiel, in dem beide Parteien 120 Augen haben, bringt eine Bockrunde.</translation>
    </message>
    <message>
        <source>Nobody has announced, and the game ends at 120 to 120: Kontra wins, and the next four games are bock games.</source>
        <translation>Niemand hat angesagt, und das Spiel endet 120 zu 120: Kontra gewinnt, und die nächsten vier Spiele sind Bockspiele.</translation>
    </message>
    <message>
        <source>Bock after a lost solo</source>
        <translation>Bock nach verlorenem Solo</translation>
    </message>
    <message>
        <source>A solo that the soloist loses brings a bock round, also a marriage that was played alone.</source>
        <translation>Ein Solo, das der Solospieler verliert, bringt eine Bockrunde, auch eine Hochzeit, die allein gespielt wurde.</translation>
    </message>
    <message>
        <source>Clara plays a jack solo and gets only 110 card points: the next four games are bock games.</source>
        <translation>Clara spielt ein Bubensolo und macht nur 110 Augen: Die nächsten vier Spiele sind Bockspiele.</translation>
    </message>
    <message>
        <source>Bock after a lost announcement</source>
        <translation>Bock nach verlorener Ansage</translation>
    </message>
    <message>
        <source>A side that has announced anything and does not win brings a bock round.</source>
        <translation>Eine Partei, die etwas angesagt hat und nicht gewinnt, bringt eine Bockrunde.</translation>
    </message>
    <message>
        <source>Anna says Re, but her side gets only 112 card points: the next four games are bock games.</source>
        <translation>Anna sagt „Re“, aber ihre Partei macht nur 112 Augen: Die nächsten vier Spiele sind Bockspiele.</translation>
    </message>
    <message>
        <source>Bock after a heart trick</source>
        <translation>Bock nach einem Herzstich</translation>
    </message>
    <message>
        <source>A trick of four plain hearts brings a bock round; not in soli.</source>
        <translation>Ein Stich aus vier Herz-Fehlkarten bringt eine Bockrunde; nicht bei Soli.</translation>
    </message>
    <message>
        <source>Anna leads ♥A, and ♥9, ♥K and ♥K follow: nobody has ruffed, so the next four games are bock games.</source>
        <translation>Anna spielt ♥A auf, und ♥9, ♥K und ♥K folgen: Niemand hat gestochen, also sind die nächsten vier Spiele Bockspiele.</translation>
    </message>
    <message>
        <source>Bock after a black game</source>
        <translation>Bock nach einem Schwarzspiel</translation>
    </message>
    <message>
        <source>A game in which a side has no trick brings a bock round.</source>
        <translation>Ein Spiel, in dem eine Partei keinen Stich bekommt, bringt eine Bockrunde.</translation>
    </message>
    <message>
        <source>Re wins all twelve tricks: the next four games are bock games.</source>
        <translation>Re macht alle zwölf Stiche: Die nächsten vier Spiele sind Bockspiele.</translation>
    </message>
    <message>
        <source>Factor of a bock round</source>
        <translation>Faktor einer Bockrunde</translation>
    </message>
    <message>
        <source>How many times the games of a bock round count.</source>
        <translation>Wievielfach die Spiele einer Bockrunde zählen.</translation>
    </message>
    <message>
        <source>With 2, a game worth 5 counts 10 in a bock round, and 20 where two bock rounds overlap.</source>
        <translation>Bei 2 zählt ein Spiel im Wert von 5 in einer Bockrunde 10 und 20, wo sich zwei Bockrunden überlagern.</translation>
    </message>
    <message>
        <source>Special points are multiplied</source>
        <translation>Sonderpunkte werden vervielfacht</translation>
    </message>
    <message>
        <source>Whether special points stand inside the doubling by Re and Kontra and by bock.</source>
        <translation>Ob Sonderpunkte durch Re und Kontra und durch Bock mitverdoppelt werden.</translation>
    </message>
    <message>
        <source>Re has doubled a bock game in which the winners caught a fox: it counts 2 if only bock multiplies it, 4 if everything does, 1 if nothing does.</source>
        <translation>Re hat ein Bockspiel verdoppelt, in dem die Gewinner einen Fuchs gefangen haben: Er zählt 2, wenn nur Bock ihn vervielfacht, 4, wenn alles es tut, und 1, wenn nichts es tut.</translation>
    </message>
    <message>
        <source>Effect of bock</source>
        <translation>Wirkung von Bock</translation>
    </message>
    <message>
        <source>Whether a bock game counts several times, or the winner gets as many points on top.</source>
        <translation>Ob ein Bockspiel mehrfach zählt oder der Gewinner ebenso viele Punkte dazubekommt.</translation>
    </message>
    <message>
        <source>A bock game worth 3 counts 6 if it is multiplied by two, and 5 if two points are added.</source>
        <translation>Ein Bockspiel im Wert von 3 zählt 6, wenn es mit zwei malgenommen wird, und 5, wenn zwei Punkte dazukommen.</translation>
    </message>
    <message>
        <source>Highest bock factor</source>
        <translation>Höchster Bockfaktor</translation>
    </message>
    <message>
        <source>What would go higher waits behind the open bock games; with 0 nothing waits, and 16 is the highest.</source>
        <translation>Was darüber hinausginge, wartet hinter den offenen Bockspielen; bei 0 wartet nichts, und 16 ist das Höchste.</translation>
    </message>
    <message>
        <source>With 2, two bock games are still open when four more are earned: six games count double, and none counts four times.</source>
        <translation>Bei 2 sind noch zwei Bockspiele offen, als vier weitere dazukommen: Sechs Spiele zählen doppelt, und keines zählt vierfach.</translation>
    </message>
    <message>
        <source>Bock after a cold strike</source>
        <translation>Bock nach einem kalten Schlag</translation>
    </message>
    <message>
        <source>A game that ends without anything to write brings a bock round.</source>
        <translation>Ein Spiel, nach dem es nichts zu schreiben gibt, bringt eine Bockrunde.</translation>
    </message>
    <message>
        <source>Both sides say no 60, and the game ends at 120 to 120: nobody wins or writes anything, and the next four games are bock games.</source>
        <translation>Beide Parteien sagen „keine 60“, und das Spiel endet 120 zu 120: Niemand gewinnt oder schreibt etwas, und die nächsten vier Spiele sind Bockspiele.</translation>
    </message>
    <message>
        <source>Bock after announcements of both sides</source>
        <translation>Bock nach Ansagen beider Parteien</translation>
    </message>
    <message>
        <source>A game in which both Re and Kontra have announced brings a bock round.</source>
        <translation>Ein Spiel, in dem sowohl Re als auch Kontra angesagt haben, bringt eine Bockrunde.</translation>
    </message>
    <message>
        <source>Anna says Re, and later Clara says Kontra: whoever wins, the next four games are bock games.</source>
        <translation>Anna sagt „Re“ und später Clara „Kontra“: Wer auch gewinnt, die nächsten vier Spiele sind Bockspiele.</translation>
    </message>
    <message>
        <source>A bock round for each reason</source>
        <translation>Eine Bockrunde für jeden Anlass</translation>
    </message>
    <message>
        <source>A game with several reasons brings as many bock rounds; otherwise just one.</source>
        <translation>Ein Spiel mit mehreren Anlässen bringt ebenso viele Bockrunden; sonst nur eine.</translation>
    </message>
    <message>
        <source>Anna has said Re, and the game ends at 120 to 120. If both are reasons for bock, it brings two bock rounds, not one.</source>
        <translation>Anna hat „Re“ gesagt, und das Spiel endet 120 zu 120. Ist beides Anlass für Bock, bringt es zwei Bockrunden statt einer.</translation>
    </message>
    <message>
        <source>Duty soli and bock</source>
        <translation>Pflichtsoli und Bock</translation>
    </message>
    <message>
        <source>Whether a duty solo takes part in bock rounds.</source>
        <translation>Ob ein Pflichtsolo an Bockrunden teilnimmt.</translation>
    </message>
    <message>
        <source>Bernd is made to play his duty solo while bock games are open: it counts double and uses one up, or it counts once and uses none up.</source>
        <translation>Bernd wird mit seinem Pflichtsolo vorgeführt, während Bockspiele offen sind: Es zählt doppelt und verbraucht eines, oder es zählt einfach und verbraucht keines.</translation>
    </message>
    <message>
        <source>Bonus for an announced marriage</source>
        <translation>Prämie für eine angesagte Hochzeit</translation>
    </message>
    <message>
        <source>So many points the bridegroom gets from each of the others, whatever the result.</source>
        <translation>So viele Punkte bekommt der Hochzeiter von jedem der anderen, gleich wie das Spiel ausgeht.</translation>
    </message>
    <message>
        <source>With 1 and plus-minus counting, Anna announces a marriage: she gets 3 points, and the others lose 1 each, even if she loses the game.</source>
        <translation>Bei 1 und Plus-Minus-Zählung sagt Anna eine Hochzeit an: Sie bekommt 3 Punkte, und die anderen verlieren je 1, auch wenn sie das Spiel verliert.</translation>
    </message>
    <message>
        <source>The winner never loses points</source>
        <translation>Der Gewinner verliert nie Punkte</translation>
    </message>
    <message>
        <source>If special points would make the value negative for the winner, the game counts nothing.</source>
        <translation>Würden Sonderpunkte den Wert für den Gewinner negativ machen, zählt das Spiel nichts.</translation>
    </message>
    <message>
        <source>Re wins with 121 card points, but Kontra has caught two foxes: 1 minus 2 would be negative, so the game counts 0.</source>
        <translation>Re gewinnt mit 121 Augen, aber Kontra hat zwei Füchse gefangen: 1 minus 2 wäre negativ, also zählt das Spiel 0.</translation>
    </message>
    <message>
        <source>120 to 120 counts one point</source>
        <translation>120 zu 120 zählt einen Punkt</translation>
    </message>
    <message>
        <source>If Kontra wins with exactly 120 card points, there is no point against the queens.</source>
        <translation>Gewinnt Kontra mit genau 120 Augen, gibt es keinen Punkt „gegen die Alten“.</translation>
    </message>
    <message>
        <source>Nobody has announced, and the game ends at 120 to 120: Kontra wins, and the game is worth 1 instead of 2.</source>
        <translation>Niemand hat angesagt, und das Spiel endet 120 zu 120: Kontra gewinnt, und das Spiel zählt 1 statt 2.</translation>
    </message>
    <message>
        <source>Stake for a point, in hundredths</source>
        <translation>Einsatz pro Punkt, in Hundertsteln</translation>
    </message>
    <message>
        <source>What a point is worth in play money; 0 shows no money. It is bookkeeping only.</source>
        <translation>Was ein Punkt in Spielgeld wert ist; bei 0 wird kein Geld gezeigt. Es ist nur Buchführung.</translation>
    </message>
    <message>
        <source>With 10, a normal game worth 4 costs each of the two losers 0.40.</source>
        <translation>Bei 10 kostet ein Normalspiel im Wert von 4 jeden der beiden Verlierer 0,40.</translation>
    </message>
    <message>
        <source>Limit for a game, in hundredths</source>
        <translation>Limit pro Spiel, in Hundertsteln</translation>
    </message>
    <message>
        <source>Nobody loses more play money than this in one game; 0 means no limit.</source>
        <translation>Niemand verliert in einem Spiel mehr Spielgeld als das; 0 bedeutet kein Limit.</translation>
    </message>
    <message>
        <source>A game would cost Dieter 1.20 in play money; with 100 he pays only 1.00.</source>
        <translation>Ein Spiel würde Dieter 1,20 in Spielgeld kosten; bei 100 zahlt er nur 1,00.</translation>
    </message>
    <message>
        <source>Commission in per cent</source>
        <translation>Provision in Prozent</translation>
    </message>
    <message>
        <source>What the house keeps of the winnings in play money.</source>
        <translation>Was die Bank von den Gewinnen in Spielgeld einbehält.</translation>
    </message>
    <message>
        <source>With 9 and a stake of 100, Anna wins a solo worth 4: of the 12.00 the house keeps 1.44, and Anna gets 10.56.</source>
        <translation>Bei 9 und einem Einsatz von 100 gewinnt Anna ein Solo im Wert von 4: Von den 12,00 behält die Bank 1,44, und Anna bekommt 10,56.</translation>
    </message>
    <message>
        <source>The stake is played for as a whole</source>
        <translation>Um den Einsatz wird als Ganzes gespielt</translation>
    </message>
    <message>
        <source>At the end of the party the best player wins the stakes of the others.</source>
        <translation>Am Ende der Partie gewinnt der beste Spieler die Einsätze der anderen.</translation>
    </message>
    <message>
        <source>With a stake of 100, Clara has the most points at the end of the party and wins 1.00 from each of the three others.</source>
        <translation>Bei einem Einsatz von 100 hat Clara am Ende der Partie die meisten Punkte und gewinnt 1,00 von jedem der drei anderen.</translation>
    </message>
    <message>
        <source>Tens of hearts are the highest trumps</source>
        <translation>Dullen sind die höchsten Trümpfe</translation>
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
    <name>rules dialog</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Back to the chosen set</source>
        <translation>&amp;Zurück zum gewählten Regelsatz</translation>
    </message>
    <message>
        <source>&amp;Open a file …</source>
        <translation>Datei ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Write to a file …</source>
        <translation>In Datei &amp;schreiben …</translation>
    </message>
    <message>
        <source>Write for &amp;FreeDoko …</source>
        <translation>Für Free&amp;Doko schreiben …</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
</context>
<context>
    <name>ruleset</name>
    <message>
        <source>Own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
</context>
<context>
    <name>ruleword</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>numbers from %1 to %2</source>
        <translation>Zahlen von %1 bis %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>one of these is on: %1</source>
        <translation>eine davon ist an: %1</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>“%1” is “%2”</source>
        <translation>„%1“ steht auf „%2“</translation>
    </message>
    <message>
        <source>“%1” is off</source>
        <translation>„%1“ ist aus</translation>
    </message>
    <message>
        <source>“%1” is on</source>
        <translation>„%1“ ist an</translation>
    </message>
    <message>
        <source>“%1” is not 0</source>
        <translation>„%1“ ist nicht 0</translation>
    </message>
    <message>
        <source>Without effect now. It acts if: %1.</source>
        <translation>Zurzeit ohne Wirkung. Nötig ist: %1.</translation>
    </message>
    <message>
        <source>“%1” must stay on: it is the last way for a marriage to find a partner.</source>
        <translation>„%1“ muss an bleiben: Sonst kann bei einer Hochzeit kein Partner mehr gefunden werden.</translation>
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
        <source>Suit soli among them</source>
        <translation>Davon Farbsoli</translation>
    </message>
    <message>
        <source>Picture soli among them</source>
        <translation>Davon Bildersoli</translation>
    </message>
    <message>
        <source>Play money won or lost</source>
        <translation>Gewonnenes oder verlorenes Spielgeld</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
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
        <source>Suit</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Pict.</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Bock</source>
        <translation>Bock</translation>
    </message>
    <message>
        <source>Round %1: the points of its games, and the sum</source>
        <translation>Runde %1: die Punkte ihrer Spiele und die Summe</translation>
    </message>
    <message>
        <source>R %1</source>
        <translation>R %1</translation>
    </message>
    <message>
        <source>sat out, sum %2</source>
        <translation>hat ausgesetzt, Summe %2</translation>
    </message>
    <message>
        <source>%1 in the round, sum %2</source>
        <translation>%1 in der Runde, Summe %2</translation>
    </message>
    <message>
        <source>%1 as soloist of a duty solo, sum %2</source>
        <translation>%1 als Solospieler eines Pflichtsolos, Summe %2</translation>
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
    <name>season</name>
    <message>
        <source>%1: the file cannot be read, the process that reads it has ended.</source>
        <translation>%1: Die Datei kann nicht gelesen werden, der Prozess dafür wurde unerwartet beendet.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n rule(s) changed</source>
        <translation>
            <numerusform>%1, %n Regel geändert</numerusform>
            <numerusform>%1, %n Regeln geändert</numerusform>
        </translation>
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
        <source>%1 chooses a game.</source>
        <translation>%1 wählt ein Spiel.</translation>
    </message>
    <message>
        <source>%1 must play a duty solo and chooses one.</source>
        <translation>%1 wird vorgeführt und wählt ein Pflichtsolo.</translation>
    </message>
    <message>
        <source>%1 is asked whether to throw the hand in.</source>
        <translation>%1 wird gefragt, ob geworfen wird.</translation>
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
        <source>%1 is asked for a poverty.</source>
        <translation>%1 wird nach einer Armut gefragt.</translation>
    </message>
    <message>
        <source>%1 is asked for a marriage.</source>
        <translation>%1 wird nach einer Hochzeit gefragt.</translation>
    </message>
    <message>
        <source>%1 is asked for a bid.</source>
        <translation>%1 wird nach einem Gebot gefragt.</translation>
    </message>
    <message>
        <source>%1 is asked for swines.</source>
        <translation>%1 wird nach Schweinen gefragt.</translation>
    </message>
    <message>
        <source>%1 chooses cards to offer.</source>
        <translation>%1 wählt Karten zum Anbieten.</translation>
    </message>
    <message>
        <source>%1 is asked whether to take the cards.</source>
        <translation>Die Karten werden %1 angeboten.</translation>
    </message>
    <message>
        <source>%1 chooses cards to give back.</source>
        <translation>%1 wählt Karten zum Zurückgeben.</translation>
    </message>
    <message>
        <source>Play the %1 now, to which your partner belongs.</source>
        <translation>Spiel jetzt %1: Dazu hast du deinen Partner genannt.</translation>
    </message>
    <message>
        <source>Choose cards of your hand.</source>
        <translation>Wähle Karten aus deiner Hand.</translation>
    </message>
    <message>
        <source>It is your turn to speak.</source>
        <translation>Jetzt bist du gefragt.</translation>
    </message>
    <message>
        <source>A new partner can be chosen only while you hold both kings of diamonds.</source>
        <translation>Ein neuer Partner lässt sich nur wählen, solange du beide Karo-Könige hast.</translation>
    </message>
    <message>
        <source>%1 throws in a hand with many nines.</source>
        <translation>%1 wirft ein Blatt mit vielen Neunen.</translation>
    </message>
    <message>
        <source>%1 throws in a hand with many kings.</source>
        <translation>%1 wirft ein Blatt mit vielen Königen.</translation>
    </message>
    <message>
        <source>%1 throws in a hand with many nines and kings.</source>
        <translation>%1 wirft ein Blatt mit vielen Neunen und Königen.</translation>
    </message>
    <message>
        <source>%1 throws in a hand with too many card points.</source>
        <translation>%1 wirft ein Blatt mit zu vielen Augen.</translation>
    </message>
    <message>
        <source>%1 throws in a hand with no trump above the ace of diamonds.</source>
        <translation>%1 wirft ein Blatt ohne Trumpf über dem Karo-Ass.</translation>
    </message>
    <message>
        <source>%1 throws in a hand with no trump above the jack of diamonds.</source>
        <translation>%1 wirft ein Blatt ohne Trumpf über dem Karo-Buben.</translation>
    </message>
    <message>
        <source>%1 has a small reservation.</source>
        <translation>%1 hat einen kleinen Vorbehalt.</translation>
    </message>
    <message>
        <source>%1 has a big reservation.</source>
        <translation>%1 hat einen großen Vorbehalt.</translation>
    </message>
    <message>
        <source>%1 bids no more.</source>
        <translation>%1 bietet nicht mehr.</translation>
    </message>
    <message>
        <source>%1 announces no swines.</source>
        <translation>%1 sagt keine Schweine an.</translation>
    </message>
    <message>
        <source>%1 does not take the cards.</source>
        <translation>%1 nimmt die Karten nicht.</translation>
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
        <source>%1 announces swines.</source>
        <translation>%1 sagt Schweine an.</translation>
    </message>
    <message>
        <source>%1 announces swines and hyperswines.</source>
        <translation>%1 sagt Schweine und Hyperschweine an.</translation>
    </message>
    <message>
        <source>%1 announces hyperswines.</source>
        <translation>%1 sagt Hyperschweine an.</translation>
    </message>
    <message>
        <source>%1 plays Genscher: %2 is the partner now.</source>
        <translation>%1 genschert: %2 ist jetzt der Partner.</translation>
    </message>
    <message>
        <source>%1 bids: %2.</source>
        <translation>%1 bietet „%2“.</translation>
    </message>
    <message>
        <source>%1 knocks: %2.</source>
        <translation>%1 sagt verdeckt an: %2.</translation>
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
            <numerusform>Nach den Regeln darf nur der letzte Stich angesehen werden.</numerusform>
            <numerusform>Nach den Regeln dürfen nur die letzten %n Stiche angesehen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card is played before the game is found.</source>
        <translation>Solange das Spiel nicht feststeht, wird keine Karte gespielt.</translation>
    </message>
    <message>
        <source>%1 has chosen a game.</source>
        <translation>%1 hat ein Spiel gewählt.</translation>
    </message>
    <message>
        <source>%1 must play a duty solo and offers the game to the others first.</source>
        <translation>%1 wird vorgeführt und bietet das Spiel erst den anderen an.</translation>
    </message>
    <message>
        <source>%1 wants to play: %2.</source>
        <translation>%1 will spielen: %2.</translation>
    </message>
    <message>
        <source>%1 declares a poverty.</source>
        <translation>%1 meldet eine Armut an.</translation>
    </message>
    <message>
        <source>Several players want a solo and bid for it: %1.</source>
        <translation>Mehrere wollen ein Solo und bieten darum: %1.</translation>
    </message>
    <message>
        <source>Nobody wants a special game.</source>
        <translation>Niemand will ein besonderes Spiel.</translation>
    </message>
    <message>
        <source>Nobody takes the cards: everybody plays alone for the fewest card points.</source>
        <translation>Niemand nimmt die Karten: Jeder spielt allein um die wenigsten Augen.</translation>
    </message>
    <message>
        <source>Nobody takes the cards, so they are dealt again.</source>
        <translation>Niemand nimmt die Karten, also wird neu gegeben.</translation>
    </message>
    <message>
        <source>The cards are dealt again.</source>
        <translation>Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>So rich a first trick forces %1 to announce: %2.</source>
        <translation>Ein so augenreicher erster Stich zwingt %1 zur Ansage: %2.</translation>
    </message>
    <message>
        <source>Nobody could become the partner, so the game is void and dealt again.</source>
        <translation>Niemand konnte Partner werden, also gilt das Spiel nicht, und es wird neu gegeben.</translation>
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
        <source>120 to 120 card points</source>
        <translation>120 zu 120 Augen</translation>
    </message>
    <message>
        <source>a lost solo</source>
        <translation>ein verlorenes Solo</translation>
    </message>
    <message>
        <source>Re announced and not won</source>
        <translation>Re angesagt und nicht gewonnen</translation>
    </message>
    <message>
        <source>Kontra announced and not won</source>
        <translation>Kontra angesagt und nicht gewonnen</translation>
    </message>
    <message>
        <source>a heart trick</source>
        <translation>ein Herzstich</translation>
    </message>
    <message>
        <source>a side without a trick</source>
        <translation>eine Partei ohne Stich</translation>
    </message>
    <message>
        <source>both sides announced</source>
        <translation>Ansagen beider Parteien</translation>
    </message>
    <message>
        <source>a cold strike</source>
        <translation>ein kalter Schlag</translation>
    </message>
    <message>
        <source>This was a duty solo.</source>
        <translation>Das war ein Pflichtsolo.</translation>
    </message>
    <message>
        <source>The cards were dealt again.</source>
        <translation>Es wurde neu gegeben.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Brings bock games: %1.</source>
        <translation>Bringt Bockspiele: %1.</translation>
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
    <message numerus="yes">
        <source>%n point(s) left in the pot</source>
        <translation>
            <numerusform>noch %n Punkt im Topf</numerusform>
            <numerusform>noch %n Punkte im Topf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) left</source>
        <translation>
            <numerusform>noch %n Spiel</numerusform>
            <numerusform>noch %n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bock game(s) to come</source>
        <translation>
            <numerusform>noch %n Bockspiel</numerusform>
            <numerusform>noch %n Bockspiele</numerusform>
        </translation>
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
    <name>show</name>
    <message>
        <source>Practice game</source>
        <translation>Übungsspiel</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Neu geben</translation>
    </message>
    <message>
        <source>The same player deals once more.</source>
        <translation>Derselbe Spieler gibt noch einmal.</translation>
    </message>
    <message>
        <source>Back to the party</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>The practice game ends.</source>
        <translation>Das Übungsspiel endet.</translation>
    </message>
    <message>
        <source>%1, it is your turn. Press Space when you are alone with the screen.</source>
        <translation>%1, du bist am Zug. Drück die Leertaste, wenn du allein vor dem Bildschirm bist.</translation>
    </message>
    <message>
        <source>By the rules of this party there are no hints.</source>
        <translation>Nach den Regeln dieser Partie gibt es keine Tipps.</translation>
    </message>
    <message>
        <source>By the rules of this party hands stay hidden during the game.</source>
        <translation>Nach den Regeln dieser Partie bleiben die Hände während des Spiels verdeckt.</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Foxes</source>
        <translation>Füchse</translation>
    </message>
    <message>
        <source>Charlies</source>
        <translation>Karlchen</translation>
    </message>
    <message>
        <source>Soli</source>
        <translation>Soli</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Finished games in which the player took part</source>
        <translation>Beendete Spiele, an denen der Spieler teilgenommen hat</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The sum of the points of all games</source>
        <translation>Die Summe der Punkte aller Spiele</translation>
    </message>
    <message>
        <source>Per game</source>
        <translation>Je Spiel</translation>
    </message>
    <message>
        <source>Points per game</source>
        <translation>Punkte je Spiel</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Games won, of all games</source>
        <translation>Gewonnene Spiele, von allen Spielen</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Games won as Re, soli and special games aside</source>
        <translation>Als Re gewonnene Spiele, ohne Soli und besondere Spiele</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Games won as Kontra, not against a solo</source>
        <translation>Als Kontra gewonnene Spiele, nicht gegen ein Solo</translation>
    </message>
    <message>
        <source>Against solo</source>
        <translation>Gegen Solo</translation>
    </message>
    <message>
        <source>Games won by those who played against a solo</source>
        <translation>Gewonnene Spiele gegen ein Solo</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>Own marriages won</source>
        <translation>Gewonnene eigene Hochzeiten</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Armut</translation>
    </message>
    <message>
        <source>Games won in which the player was poor and somebody took the cards</source>
        <translation>Gewonnene Spiele, in denen der Spieler arm war und jemand die Karten genommen hat</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Games played alone, silent marriages among them</source>
        <translation>Allein gespielte Spiele, auch stille Hochzeiten</translation>
    </message>
    <message>
        <source>Games played alone and won</source>
        <translation>Allein gespielte und gewonnene Spiele</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Gemacht</translation>
    </message>
    <message>
        <source>Announcements made, from Re and Kontra up to black, replies too</source>
        <translation>Gemachte Ansagen, von Re und Kontra bis schwarz, auch Erwiderungen</translation>
    </message>
    <message>
        <source>Announcements after which the own side won</source>
        <translation>Ansagen, nach denen die eigene Partei gewonnen hat</translation>
    </message>
    <message>
        <source>Caught</source>
        <translation>Gefangen</translation>
    </message>
    <message>
        <source>Foxes caught from the opponents</source>
        <translation>Gefangene Füchse der Gegner</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Own foxes that the opponents caught</source>
        <translation>Eigene Füchse, die von den Gegnern gefangen wurden</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>Tricks of 40 card points or more that brought a point</source>
        <translation>Stiche mit 40 oder mehr Augen, die einen Punkt gebracht haben</translation>
    </message>
    <message>
        <source>Last tricks won with the jack of clubs</source>
        <translation>Letzte Stiche, die ein eigener Kreuz-Bube gemacht hat</translation>
    </message>
    <message>
        <source>Jacks of clubs caught in the last trick</source>
        <translation>Im letzten Stich gefangene Kreuz-Buben</translation>
    </message>
    <message>
        <source>Own jacks of clubs that were caught in the last trick</source>
        <translation>Eigene Kreuz-Buben, die im letzten Stich gefangen wurden</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Card points in the own tricks, per game</source>
        <translation>Augen in den eigenen Stichen, je Spiel</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2), %3</source>
        <translation>%1 (%2), %3</translation>
    </message>
    <message>
        <source>Running sum</source>
        <translation>Verlauf der Summe</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s) the sum is %1; at best it was %2, at worst %3.</source>
        <translation>
            <numerusform>Nach %n Spiel ist die Summe %1; im besten Fall war sie %2, im schlechtesten %3.</numerusform>
            <numerusform>Nach %n Spielen ist die Summe %1; im besten Fall war sie %2, im schlechtesten %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first game</source>
        <translation>Vor dem ersten Spiel</translation>
    </message>
    <message>
        <source>Game %1: points %2, sum %3</source>
        <translation>Spiel %1: Punkte %2, Summe %3</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Die letzten 30 Tage</translation>
    </message>
    <message>
        <source>The last 365 days</source>
        <translation>Die letzten 365 Tage</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>%1 (running)</source>
        <translation>%1 (läuft)</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>When the party began</source>
        <translation>Wann die Partie begonnen hat</translation>
    </message>
    <message>
        <source>How many games of the party are over</source>
        <translation>Wie viele Spiele der Partie zu Ende sind</translation>
    </message>
    <message>
        <source>The sum of the player’s points</source>
        <translation>Die Summe der Punkte des Spielers</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Who took part</source>
        <translation>Wer mitgespielt hat</translation>
    </message>
    <message>
        <source>The rule set of the party</source>
        <translation>Der Regelsatz der Partie</translation>
    </message>
    <message>
        <source>Against a solo</source>
        <translation>Gegen ein Solo</translation>
    </message>
    <message>
        <source>Own marriage</source>
        <translation>Eigene Hochzeit</translation>
    </message>
    <message>
        <source>Own poverty</source>
        <translation>Eigene Armut</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Points each</source>
        <translation>Punkte je Spiel</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Gewinnquote</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Games played alone</source>
        <translation>Allein gespielt</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Re or Kontra</source>
        <translation>Re oder Kontra</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Erwiderung</translation>
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
    <name>strong</name>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Es ist die einzige Karte, die du spielen darfst.</translation>
    </message>
    <message>
        <source>The {card} brings most in {deals} deals that are possible after all that was played.</source>
        <translation>{card} bringt am meisten in {deals} Verteilungen, die nach allem bisher Gespielten möglich sind.</translation>
    </message>
    <message>
        <source>In {wins} of 100 possible deals you win with these cards, which is better than refusing.</source>
        <translation>In {wins} von 100 möglichen Verteilungen gewinnst du mit diesen Karten, und das ist besser, als abzulehnen.</translation>
    </message>
    <message>
        <source>In {wins} of 100 possible deals you would win with these cards: refusing is better.</source>
        <translation>In {wins} von 100 möglichen Verteilungen würdest du mit diesen Karten gewinnen: Ablehnen ist besser.</translation>
    </message>
    <message>
        <source>To give back these cards brings most, in {deals} possible deals.</source>
        <translation>Diese Karten zurückzugeben bringt in {deals} möglichen Verteilungen am meisten.</translation>
    </message>
    <message>
        <source>Of the games that were thought through, a normal one brings most.</source>
        <translation>Von den durchgerechneten Spielen bringt ein Normalspiel am meisten.</translation>
    </message>
    <message>
        <source>In {wins} of 100 possible deals you win this solo, and it brings more than a normal game.</source>
        <translation>In {wins} von 100 möglichen Verteilungen gewinnst du dieses Solo, und es bringt mehr als ein Normalspiel.</translation>
    </message>
    <message>
        <source>You owe a solo, and in {wins} of 100 possible deals you win this one.</source>
        <translation>Du musst noch ein Pflichtsolo spielen, und dieses gewinnst du in {wins} von 100 möglichen Verteilungen.</translation>
    </message>
    <message>
        <source>You must play a solo now: of all, this one brings most.</source>
        <translation>Du musst jetzt ein Solo spielen: Von allen bringt dieses am meisten.</translation>
    </message>
    <message>
        <source>In {wins} of 100 possible deals your solo makes what this promises.</source>
        <translation>In {wins} von 100 möglichen Verteilungen erreicht dein Solo, was das verspricht.</translation>
    </message>
    <message>
        <source>Together with {player} you gain more, in {deals} possible deals.</source>
        <translation>Zusammen mit {player} gewinnst du in {deals} möglichen Verteilungen mehr.</translation>
    </message>
    <message>
        <source>Announced now, these trumps would bring less, in {deals} possible deals.</source>
        <translation>Jetzt angesagt, brächten diese Trümpfe in {deals} möglichen Verteilungen weniger.</translation>
    </message>
    <message>
        <source>In {wins} of 100 deals that are possible your side keeps what this promises.</source>
        <translation>In {wins} von 100 möglichen Verteilungen hält deine Partei, was das verspricht.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>%1 In the pile: %2.</source>
        <translation>%1 Im Stapel: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, chosen to be given away</source>
        <translation>%1, zum Abgeben gewählt</translation>
    </message>
    <message>
        <source>%1, just received</source>
        <translation>%1, gerade erhalten</translation>
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
    <name>takeback</name>
    <message>
        <source>By the rules of this party nothing is taken back.</source>
        <translation>Nach den Regeln dieser Partie wird nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>The game has been counted.</source>
        <translation>Das Spiel ist schon abgerechnet.</translation>
    </message>
    <message>
        <source>You have decided nothing yet that could be taken back.</source>
        <translation>Du hast noch nichts entschieden, was sich zurücknehmen ließe.</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Es wurde nichts zurückgenommen.</translation>
    </message>
</context>
<context>
    <name>teach</name>
    <message>
        <source>It hardly matters: the {other} brings about as much.</source>
        <translation>Es macht kaum einen Unterschied: {other} bringt etwa gleich viel.</translation>
    </message>
    <message>
        <source>Your side makes {first} card points on average, instead of {second} ({other}).</source>
        <translation>Deine Partei macht im Schnitt {first} Augen statt {second} ({other}).</translation>
    </message>
    <message>
        <source>Your side gets this trick in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Deine Partei bekommt diesen Stich in {first} von 100 Verteilungen statt in {second} ({other}).</translation>
    </message>
    <message>
        <source>Your side is all but certain to get this trick ({other}: {second} of 100 deals).</source>
        <translation>Deine Partei bekommt diesen Stich so gut wie sicher ({other}: {second} von 100 Verteilungen).</translation>
    </message>
    <message>
        <source>An opponent trumps this trick in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Ein Gegner sticht hier in {first} von 100 Verteilungen statt in {second} ({other}).</translation>
    </message>
    <message>
        <source>No opponent will trump this trick ({other}: {second} of 100 deals).</source>
        <translation>Kein Gegner sticht hier ({other}: {second} von 100 Verteilungen).</translation>
    </message>
    <message>
        <source>Your partner adds points in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Dein Partner schmiert in {first} von 100 Verteilungen statt in {second} ({other}).</translation>
    </message>
    <message>
        <source>Your partner is all but certain to add points ({other}: {second} of 100 deals).</source>
        <translation>Dein Partner schmiert so gut wie sicher ({other}: {second} von 100 Verteilungen).</translation>
    </message>
    <message>
        <source>A fox of yours is caught in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Ein Fuchs von dir wird in {first} von 100 Verteilungen gefangen statt in {second} ({other}).</translation>
    </message>
    <message>
        <source>Your fox is as good as safe ({other}: {second} of 100 deals).</source>
        <translation>Dein Fuchs ist so gut wie sicher ({other}: {second} von 100 Verteilungen).</translation>
    </message>
    <message>
        <source>Your partner&apos;s fox is caught in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Der Fuchs deines Partners wird in {first} von 100 Verteilungen gefangen statt in {second} ({other}).</translation>
    </message>
    <message>
        <source>Your partner&apos;s fox is as good as safe ({other}: {second} of 100 deals).</source>
        <translation>Der Fuchs deines Partners ist so gut wie sicher ({other}: {second} von 100 Verteilungen).</translation>
    </message>
    <message>
        <source>Your side catches a fox in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Deine Partei fängt in {first} von 100 Verteilungen einen Fuchs statt in {second} ({other}).</translation>
    </message>
    <message>
        <source>Your side is all but certain to catch a fox ({other}: {second} of 100 deals).</source>
        <translation>Deine Partei fängt so gut wie sicher einen Fuchs ({other}: {second} von 100 Verteilungen).</translation>
    </message>
    <message>
        <source>Charlie wins you the last trick in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Karlchen holt dir den letzten Stich in {first} von 100 Verteilungen statt in {second} ({other}).</translation>
    </message>
    <message>
        <source>Charlie is all but certain to win you the last trick ({other}: {second} of 100 deals).</source>
        <translation>Karlchen holt dir so gut wie sicher den letzten Stich ({other}: {second} von 100 Verteilungen).</translation>
    </message>
    <message>
        <source>The opponents&apos; charlie scores in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Das Karlchen der Gegner zählt in {first} von 100 Verteilungen statt in {second} ({other}).</translation>
    </message>
    <message>
        <source>The opponents&apos; charlie will not score ({other}: {second} of 100 deals).</source>
        <translation>Das Karlchen der Gegner zählt nicht ({other}: {second} von 100 Verteilungen).</translation>
    </message>
    <message>
        <source>Your side makes a doppelkopf in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Deine Partei macht in {first} von 100 Verteilungen einen Doppelkopf statt in {second} ({other}).</translation>
    </message>
    <message>
        <source>Your side is all but certain of a doppelkopf ({other}: {second} of 100 deals).</source>
        <translation>Deine Partei macht so gut wie sicher einen Doppelkopf ({other}: {second} von 100 Verteilungen).</translation>
    </message>
    <message>
        <source>The opponents make a doppelkopf in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Die Gegner machen in {first} von 100 Verteilungen einen Doppelkopf statt in {second} ({other}).</translation>
    </message>
    <message>
        <source>The opponents make no doppelkopf ({other}: {second} of 100 deals).</source>
        <translation>Die Gegner machen keinen Doppelkopf ({other}: {second} von 100 Verteilungen).</translation>
    </message>
    <message>
        <source>A plain ace of yours takes a trick in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Ein Fehl-Ass von dir macht in {first} von 100 Verteilungen einen Stich statt in {second} ({other}).</translation>
    </message>
    <message>
        <source>A plain ace of yours is all but certain to take a trick ({other}: {second} of 100 deals).</source>
        <translation>Ein Fehl-Ass von dir macht so gut wie sicher einen Stich ({other}: {second} von 100 Verteilungen).</translation>
    </message>
    <message>
        <source>You find a partner in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Du findest in {first} von 100 Verteilungen einen Partner statt in {second} ({other}).</translation>
    </message>
    <message>
        <source>You are all but certain to find a partner ({other}: {second} of 100 deals).</source>
        <translation>Du findest so gut wie sicher einen Partner ({other}: {second} von 100 Verteilungen).</translation>
    </message>
    <message>
        <source>Your side gets the last trick in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Deine Partei bekommt den letzten Stich in {first} von 100 Verteilungen statt in {second} ({other}).</translation>
    </message>
    <message>
        <source>Your side is all but certain of the last trick ({other}: {second} of 100 deals).</source>
        <translation>Deine Partei bekommt so gut wie sicher den letzten Stich ({other}: {second} von 100 Verteilungen).</translation>
    </message>
    <message>
        <source>Your side passes 120 card points in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Deine Partei kommt in {first} von 100 Verteilungen über 120 Augen statt in {second} ({other}).</translation>
    </message>
    <message>
        <source>Your side is all but certain to pass 120 card points ({other}: {second} of 100 deals).</source>
        <translation>Deine Partei kommt so gut wie sicher über 120 Augen ({other}: {second} von 100 Verteilungen).</translation>
    </message>
    <message>
        <source>The opponents stay below {limit} in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Die Gegner bleiben in {first} von 100 Verteilungen unter {limit} Augen statt in {second} ({other}).</translation>
    </message>
    <message>
        <source>The opponents are all but certain to stay below {limit} ({other}: {second} of 100 deals).</source>
        <translation>Die Gegner bleiben so gut wie sicher unter {limit} Augen ({other}: {second} von 100 Verteilungen).</translation>
    </message>
    <message>
        <source>Your side reaches {limit} in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Deine Partei erreicht in {first} von 100 Verteilungen {limit} Augen statt in {second} ({other}).</translation>
    </message>
    <message>
        <source>Your side is all but certain to reach {limit} ({other}: {second} of 100 deals).</source>
        <translation>Deine Partei erreicht so gut wie sicher {limit} Augen ({other}: {second} von 100 Verteilungen).</translation>
    </message>
    <message>
        <source>{player} trumps this trick in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>{player} sticht hier in {first} von 100 Verteilungen statt in {second} ({other}).</translation>
    </message>
    <message>
        <source>{player} will not trump this trick ({other}: {second} of 100 deals).</source>
        <translation>{player} sticht hier nicht ({other}: {second} von 100 Verteilungen).</translation>
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
        <source>With so few trumps you need a partner who takes them.</source>
        <translation>Mit so wenigen Trümpfen brauchst du einen Partner, der sie nimmt.</translation>
    </message>
    <message>
        <source>This hand promises little, and you may throw it in.</source>
        <translation>Dieses Blatt verspricht wenig, und du darfst es werfen.</translation>
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
        <source>You must play a solo, but this hand is weak: perhaps somebody else takes the game.</source>
        <translation>Du musst ein Solo spielen, aber dieses Blatt ist schwach: Vielleicht nimmt dir ein anderer das Spiel ab.</translation>
    </message>
    <message>
        <source>Your reservation is another one.</source>
        <translation>Dein Vorbehalt ist ein anderer.</translation>
    </message>
    <message>
        <source>You have said that you have a reservation, and this is the best one.</source>
        <translation>Du hast gesagt, dass du einen Vorbehalt hast, und dieser ist der beste.</translation>
    </message>
    <message>
        <source>This solo should make about {points} card points: promise that much for it.</source>
        <translation>Dieses Solo dürfte etwa {points} Augen bringen: Versprich so viel dafür.</translation>
    </message>
    <message>
        <source>Your solo should not be promised more than that.</source>
        <translation>Für dein Solo solltest du nicht mehr als das versprechen.</translation>
    </message>
    <message>
        <source>You have nothing to announce.</source>
        <translation>Du hast nichts anzusagen.</translation>
    </message>
    <message>
        <source>Your side should make about {points} card points: say so while you may.</source>
        <translation>Deine Partei dürfte etwa {points} Augen machen: Sag es, solange du darfst.</translation>
    </message>
    <message>
        <source>All trumps must go, and these plain cards help you least.</source>
        <translation>Alle Trümpfe müssen weg, und diese Fehlkarten nützen dir am wenigsten.</translation>
    </message>
    <message>
        <source>With your trumps and the ones that come you should make about {points} card points.</source>
        <translation>Mit deinen Trümpfen und denen, die dazukommen, dürftest du etwa {points} Augen machen.</translation>
    </message>
    <message>
        <source>Your trumps are too weak to win with a poor partner.</source>
        <translation>Deine Trümpfe sind zu schwach, um mit einem armen Partner zu gewinnen.</translation>
    </message>
    <message>
        <source>Give back what makes a suit run out, and keep trumps and aces.</source>
        <translation>Gib zurück, was dich in einer Farbe frei macht, und behalte Trümpfe und Asse.</translation>
    </message>
    <message>
        <source>Give back the cards that cost you least, and keep trumps and aces.</source>
        <translation>Gib die Karten zurück, die dich am wenigsten kosten, und behalte Trümpfe und Asse.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Es ist die einzige Karte, die du spielen darfst.</translation>
    </message>
    <message>
        <source>Every trick hurts: lead {card}, which others should have to take.</source>
        <translation>Jeder Stich schadet: Spiel {card} auf, denn diesen Stich dürften andere nehmen müssen.</translation>
    </message>
    <message>
        <source>Every trick hurts: stay under it and get rid of what is dangerous.</source>
        <translation>Jeder Stich schadet: Bleib darunter und wirf ab, was gefährlich ist.</translation>
    </message>
    <message>
        <source>You must take this trick: do it with the card that is most dangerous later.</source>
        <translation>Diesen Stich musst du nehmen: Tu es mit der Karte, die später am gefährlichsten ist.</translation>
    </message>
    <message>
        <source>Perhaps somebody still takes this trick: play as low as you can.</source>
        <translation>Vielleicht nimmt noch jemand diesen Stich: Spiel so niedrig, wie du kannst.</translation>
    </message>
    <message>
        <source>Whoever else takes this trick becomes your partner: let it go.</source>
        <translation>Wer sonst diesen Stich bekommt, wird dein Partner: Lass ihn laufen.</translation>
    </message>
    <message>
        <source>The trick is your partner&apos;s: give it points.</source>
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
        <source>Your side is losing; together with {player} your chances are better.</source>
        <translation>Deine Partei verliert; zusammen mit {player} stehen deine Chancen besser.</translation>
    </message>
    <message>
        <source>You are looking for a partner: lead a card that somebody else can take.</source>
        <translation>Du suchst einen Partner: Spiel eine Karte auf, bei der ein anderer den Stich machen kann.</translation>
    </message>
    <message>
        <source>You play alone and {card} cannot be beaten: draw the others&apos; trumps.</source>
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
        <source>{card} cannot be beaten: draw the opponents&apos; trumps.</source>
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
        <source>Swines are the highest trumps, and no fox of yours can be caught any more: announce them.</source>
        <translation>Schweine sind die höchsten Trümpfe, und keiner deiner Füchse kann mehr gefangen werden: Sag sie an.</translation>
    </message>
    <message>
        <source>Hyperswines beat even the swines: announce them.</source>
        <translation>Hyperschweine schlagen sogar die Schweine: Sag sie an.</translation>
    </message>
    <message>
        <source>Nothing is certain here: lead the card that costs you least.</source>
        <translation>Hier ist nichts sicher: Spiel die Karte auf, die dich am wenigsten kostet.</translation>
    </message>
</context>
<context>
    <name>trade</name>
    <message numerus="yes">
        <source>%1 offers %n card(s) face down.</source>
        <translation>
            <numerusform>%1 bietet %n Karte verdeckt an.</numerusform>
            <numerusform>%1 bietet %n Karten verdeckt an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open fox(es) among them.</source>
        <translation>
            <numerusform>%n Fuchs liegt offen darunter.</numerusform>
            <numerusform>%n Füchse liegen offen darunter.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes the cards and is the partner of %2.</source>
        <translation>%1 nimmt die Karten und spielt mit %2 zusammen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %n card(s) back.</source>
        <translation>
            <numerusform>%1 gibt %n Karte zurück.</numerusform>
            <numerusform>%1 gibt %n Karten zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>No trump came back.</source>
        <translation>Es kam kein Trumpf zurück.</translation>
    </message>
    <message>
        <source>At least one trump came back.</source>
        <translation>Es kam mindestens ein Trumpf zurück.</translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) came back.</source>
        <translation>
            <numerusform>%n Trumpf kam zurück.</numerusform>
            <numerusform>%n Trümpfe kamen zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>You receive: %1.</source>
        <translation>Du bekommst: %1.</translation>
    </message>
</context>
<context>
    <name>trouble</name>
    <message>
        <source>this is no file that can be read from its beginning to its end</source>
        <translation>Diese Datei lässt sich nicht von Anfang bis Ende lesen</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>Das ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>everybody needs a name of their own</source>
        <translation>Jeder braucht einen eigenen Namen</translation>
    </message>
    <message>
        <source>there are not %1 players, as the rules say</source>
        <translation>Es sind nicht %1 Spieler, wie die Regeln es wollen</translation>
    </message>
    <message>
        <source>more than %1 lines are too many</source>
        <translation>Mehr als %1 Zeilen sind zu viele</translation>
    </message>
    <message>
        <source>%1 does not belong here</source>
        <translation>%1 gehört nicht hierher</translation>
    </message>
    <message>
        <source>%1 is no player; there are 0 to %2</source>
        <translation>%1 ist kein Spieler; es gibt 0 bis %2</translation>
    </message>
    <message>
        <source>%1 is no announcement, such as &apos;0 no 90&apos;</source>
        <translation>%1 ist keine Ansage wie zum Beispiel &apos;0 no 90&apos;</translation>
    </message>
    <message>
        <source>%1 is none of %2</source>
        <translation>%1 ist nichts davon: %2</translation>
    </message>
    <message>
        <source>%1: %2 is not yes or no</source>
        <translation>%1: %2 ist weder ja noch nein</translation>
    </message>
    <message>
        <source>%1: %2 is not a number</source>
        <translation>%1: %2 ist keine Zahl</translation>
    </message>
    <message>
        <source>%1: %2 is not a text</source>
        <translation>%1: %2 ist kein Text</translation>
    </message>
    <message>
        <source>there is no preference %1</source>
        <translation>Es gibt keine Einstellung %1</translation>
    </message>
    <message>
        <source>%1: %2 is none of %3</source>
        <translation>%1: %2 ist nichts davon: %3</translation>
    </message>
    <message>
        <source>%1: %2 is not within %3 and %4</source>
        <translation>%1: %2 liegt nicht zwischen %3 und %4</translation>
    </message>
    <message>
        <source>%1 entries are too many for preferences</source>
        <translation>%1 Einträge sind zu viele für Einstellungen</translation>
    </message>
    <message>
        <source>%1 is not within 0 and %2, the events of the last game</source>
        <translation>%1 liegt nicht zwischen 0 und %2, den Ereignissen des letzten Spiels</translation>
    </message>
    <message>
        <source>there are no players of the kind %1</source>
        <translation>Spieler dieser Art gibt es nicht: %1</translation>
    </message>
    <message>
        <source>%1 is no card; cards are written like CQ, HT or D9</source>
        <translation>%1 ist keine Karte; Karten schreibt man wie CQ, HT oder D9</translation>
    </message>
    <message>
        <source>%1 is %2, not a whole number</source>
        <translation>%1 ist %2, keine ganze Zahl</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a line begins with a seat, 0 to 3</source>
        <translation>Eine Zeile beginnt mit einem Platz, 0 bis 3</translation>
    </message>
    <message>
        <source>%1 is no card, announcement or reservation</source>
        <translation>%1 ist weder Karte noch Ansage noch Vorbehalt</translation>
    </message>
    <message>
        <source>line %1: %2 is not known and was left out</source>
        <translation>Zeile %1: %2 ist nicht bekannt und wurde weggelassen</translation>
    </message>
    <message>
        <source>there is no rule of FreeDoko in it</source>
        <translation>Es steht keine Regel von FreeDoko darin</translation>
    </message>
    <message>
        <source>%1 is neither yes nor no</source>
        <translation>%1 ist weder ja noch nein</translation>
    </message>
    <message>
        <source>there is no rule set %1; there are %2</source>
        <translation>Einen Regelsatz %1 gibt es nicht; es gibt %2</translation>
    </message>
    <message>
        <source>%1 does not belong in a rule file</source>
        <translation>%1 gehört nicht in eine Regeldatei</translation>
    </message>
    <message>
        <source>a game begins here, but the one before is not over</source>
        <translation>Hier beginnt ein Spiel, aber das vorige ist nicht zu Ende</translation>
    </message>
    <message>
        <source>%1 is no date like 2026-05-31T20:15</source>
        <translation>%1 ist kein Datum wie 2026-05-31T20:15</translation>
    </message>
    <message>
        <source>nobody can sit like %1</source>
        <translation>So kann niemand sitzen: %1</translation>
    </message>
    <message>
        <source>%1 is not within 0 and %2</source>
        <translation>%1 liegt nicht zwischen 0 und %2</translation>
    </message>
    <message>
        <source>there is no rule %1</source>
        <translation>Es gibt keine Regel %1</translation>
    </message>
    <message>
        <source>%1: %2 is not a list</source>
        <translation>%1: %2 ist keine Liste</translation>
    </message>
    <message>
        <source>%1: there must be %2 values, not %3</source>
        <translation>%1: Es müssen %2 Werte sein, nicht %3</translation>
    </message>
    <message>
        <source>%1: %2 is not a number within %3 and %4</source>
        <translation>%1: %2 ist keine Zahl zwischen %3 und %4</translation>
    </message>
    <message>
        <source>%1: a name stands there twice</source>
        <translation>%1: Ein Name steht dort zweimal</translation>
    </message>
    <message>
        <source>at least one of %1 must be on</source>
        <translation>Mindestens eine davon muss an sein: %1</translation>
    </message>
    <message>
        <source>the numbers of %1 must not rise, but are %2</source>
        <translation>Die Zahlen von %1 dürfen nicht steigen, sind aber %2</translation>
    </message>
    <message>
        <source>health</source>
        <translation>gesund oder Vorbehalt</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name des Vorbehalts</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>vorgeführtes Solo</translation>
    </message>
    <message>
        <source>throw</source>
        <translation>Werfen</translation>
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
        <source>poverty</source>
        <translation>Armut</translation>
    </message>
    <message>
        <source>marriage</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>swines</source>
        <translation>Schweine</translation>
    </message>
    <message>
        <source>pass cards</source>
        <translation>Karten weitergeben</translation>
    </message>
    <message>
        <source>take cards</source>
        <translation>Karten nehmen</translation>
    </message>
    <message>
        <source>return cards</source>
        <translation>Karten zurückgeben</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>seat %1 has %2 cards instead of %3</source>
        <translation>Platz %1 hat %2 statt %3 Karten</translation>
    </message>
    <message>
        <source>a deal has four hands, a start player from 0 to 3 and four numbers of owed soli</source>
        <translation>Zum Geben gehören vier Blätter, ein Aufspieler von 0 bis 3 und vier Zahlen ausstehender Soli</translation>
    </message>
    <message>
        <source>%1 was dealt %2 times</source>
        <translation>%1 wurde %2-mal gegeben</translation>
    </message>
    <message>
        <source>seat %1 owes no solo and cannot be made to play one</source>
        <translation>Platz %1 muss kein Solo mehr spielen und kann nicht vorgeführt werden</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>Diesen Platz gibt es nicht</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>this announcement may not be made now</source>
        <translation>Diese Ansage ist jetzt nicht erlaubt</translation>
    </message>
    <message>
        <source>it is the turn of seat %1</source>
        <translation>Platz %1 ist an der Reihe</translation>
    </message>
    <message>
        <source>this is no answer to the question for %1</source>
        <translation>Das ist keine Antwort auf die Frage „%1“</translation>
    </message>
    <message>
        <source>no card may be played during the question for %1</source>
        <translation>Während der Frage „%1“ darf keine Karte gespielt werden</translation>
    </message>
    <message>
        <source>the card is not in the hand</source>
        <translation>Die Karte ist nicht auf der Hand</translation>
    </message>
    <message>
        <source>the card does not follow suit</source>
        <translation>Die Karte bedient nicht</translation>
    </message>
    <message>
        <source>%1 is %2, not a text</source>
        <translation>%1 ist %2, kein Text</translation>
    </message>
    <message>
        <source>%1 is %2, not yes or no</source>
        <translation>%1 ist %2, weder ja noch nein</translation>
    </message>
    <message>
        <source>%1 is %2, not a list</source>
        <translation>%1 ist %2, keine Liste</translation>
    </message>
    <message>
        <source>%1 is %2, not a group of entries</source>
        <translation>%1 ist %2, keine Gruppe von Einträgen</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>%1 is %2, so there can be no %3</source>
        <translation>%1 ist %2, also kann es %3 nicht geben</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>this is not YAML</source>
        <translation>Das ist kein YAML</translation>
    </message>
    <message>
        <source>this is not readable YAML: %1</source>
        <translation>Das ist kein lesbares YAML: %1</translation>
    </message>
    <message>
        <source>the file is empty or not one of ours</source>
        <translation>Die Datei ist leer oder keine von diesem Programm</translation>
    </message>
    <message>
        <source>format %1 is not known; a newer version of the program wrote it</source>
        <translation>Das Format %1 ist nicht bekannt; eine neuere Version des Programms hat es geschrieben</translation>
    </message>
    <message>
        <source>format %1 is not known; the first one is 1</source>
        <translation>Das Format %1 ist nicht bekannt; das erste ist 1</translation>
    </message>
    <message>
        <source>%1 bytes are too many for this kind of file; at most %2 are read</source>
        <translation>%1 Bytes sind zu viel für eine Datei dieser Art; gelesen werden höchstens %2</translation>
    </message>
    <message>
        <source>there is a character that no text holds, number %1</source>
        <translation>Da ist ein Zeichen, das in keinem Text vorkommt, Nummer %1</translation>
    </message>
    <message>
        <source>a reference to another place of the file is not read</source>
        <translation>Ein Verweis auf eine andere Stelle der Datei wird nicht gelesen</translation>
    </message>
    <message>
        <source>a second document begins</source>
        <translation>Ein zweites Dokument beginnt</translation>
    </message>
    <message>
        <source>more than %1 values are too many for one of our files</source>
        <translation>Mehr als %1 Werte sind zu viele für eine Datei dieses Programms</translation>
    </message>
    <message>
        <source>a name for a place of the file (&amp;) is not read</source>
        <translation>Ein Name für eine Stelle der Datei (&amp;) wird nicht gelesen</translation>
    </message>
    <message>
        <source>a tag (!) is not read</source>
        <translation>Eine Typangabe (!) wird nicht gelesen</translation>
    </message>
    <message>
        <source>%1 stands there twice</source>
        <translation>%1 steht dort zweimal</translation>
    </message>
    <message>
        <source>more than %1 groups or lists within each other are too many</source>
        <translation>Mehr als %1 Gruppen oder Listen ineinander sind zu viele</translation>
    </message>
    <message>
        <source>the name of an entry is a list or a group</source>
        <translation>Der Name eines Eintrags ist eine Liste oder eine Gruppe</translation>
    </message>
    <message>
        <source>a value of %1 letters is too long</source>
        <translation>Ein Wert von %1 Zeichen ist zu lang</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>%1 catches the jack of clubs of %3 in the last trick with the %4.</source>
        <translation>%1 fängt im letzten Stich mit %4 den Kreuz-Buben von %3.</translation>
    </message>
    <message>
        <source>%1 takes the ten of hearts of %3 with the other one in trick %2.</source>
        <translation>%1 sticht im %2. Stich die Dulle von %3 mit der anderen.</translation>
    </message>
    <message>
        <source>%1 takes trick %2, in which all four cards are hearts.</source>
        <translation>%1 macht den %2. Stich, in dem alle vier Karten Herz sind.</translation>
    </message>
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
    <message numerus="yes">
        <source>The value counts %n time(s).</source>
        <translation>
            <numerusform>Der Wert zählt %n-fach.</numerusform>
            <numerusform>Der Wert zählt %n-fach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bock</source>
        <translation>Bock</translation>
    </message>
    <message numerus="yes">
        <source>In a bock round the winner gets %n point(s) more.</source>
        <translation>
            <numerusform>In einer Bockrunde bekommt der Gewinner %n Punkt mehr.</numerusform>
            <numerusform>In einer Bockrunde bekommt der Gewinner %n Punkte mehr.</numerusform>
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
        <source>%1 announced early</source>
        <translation>%1 früh angesagt</translation>
    </message>
    <message>
        <source>Kind of solo</source>
        <translation>Art des Solos</translation>
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
        <source>Reply to %1</source>
        <translation>Erwiderung auf „%1“</translation>
    </message>
    <message>
        <source>Kontra has won without the queens of clubs.</source>
        <translation>Kontra hat ohne die Kreuz-Damen gewonnen.</translation>
    </message>
    <message>
        <source>The soloist&apos;s points count three times.</source>
        <translation>Die Punkte des Solospielers zählen dreifach.</translation>
    </message>
    <message>
        <source>By the rules a solo of this kind is worth more.</source>
        <translation>Nach den Regeln zählt ein Solo dieser Art mehr.</translation>
    </message>
    <message>
        <source>%1 said it before the first card; it counts for the side that wins.</source>
        <translation>%1 hat es vor der ersten Karte gesagt; es zählt für die Partei, die gewinnt.</translation>
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
        <source>Fox caught</source>
        <translation>Fuchs gefangen</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Fuchs im letzten Stich gefangen</translation>
    </message>
    <message>
        <source>Fox wins the last trick</source>
        <translation>Fuchs macht den letzten Stich</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>Karlchen gefangen</translation>
    </message>
    <message>
        <source>Dulle caught</source>
        <translation>Dulle gefangen</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Herzstich</translation>
    </message>
    <message>
        <source>%1 catches the %4 of %3 in trick %2.</source>
        <translation>%1 fängt im %2. Stich das %4 von %3.</translation>
    </message>
    <message>
        <source>%1 catches a fox of %3 in the very last trick.</source>
        <translation>%1 fängt im allerletzten Stich einen Fuchs von %3.</translation>
    </message>
    <message>
        <source>%1 lays the other fox into the last trick.</source>
        <translation>%1 legt den anderen Fuchs in den letzten Stich.</translation>
    </message>
    <message>
        <source>%1 takes the last trick with a fox.</source>
        <translation>%1 macht den letzten Stich mit einem Fuchs.</translation>
    </message>
    <message>
        <source>%1 lays the other jack of clubs into the last trick.</source>
        <translation>%1 legt den anderen Kreuz-Buben in den letzten Stich.</translation>
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
        <source>Thrown in: many nines</source>
        <translation>Werfen bei vielen Neunen</translation>
    </message>
    <message>
        <source>Thrown in: many kings</source>
        <translation>Werfen bei vielen Königen</translation>
    </message>
    <message>
        <source>Thrown in: many nines and kings</source>
        <translation>Werfen bei vielen Neunen und Königen</translation>
    </message>
    <message>
        <source>Thrown in: too many card points</source>
        <translation>Werfen bei zu vielen Augen</translation>
    </message>
    <message>
        <source>Thrown in: no trump above the ace of diamonds</source>
        <translation>Werfen ohne Trumpf über dem Karo-Ass</translation>
    </message>
    <message>
        <source>Thrown in: no trump above the jack of diamonds</source>
        <translation>Werfen ohne Trumpf über dem Karo-Buben</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Armut</translation>
    </message>
    <message>
        <source>Fewest card points</source>
        <translation>Wenigste Augen</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
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
        <source>Pure club solo</source>
        <translation>Reines Kreuzsolo</translation>
    </message>
    <message>
        <source>Pure spade solo</source>
        <translation>Reines Piksolo</translation>
    </message>
    <message>
        <source>Pure heart solo</source>
        <translation>Reines Herzsolo</translation>
    </message>
    <message>
        <source>Pure diamond solo</source>
        <translation>Reines Karosolo</translation>
    </message>
    <message>
        <source>Fewest-tricks solo</source>
        <translation>Schlanker Martin</translation>
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
        <source>first trick</source>
        <translation>erster Fremder</translation>
    </message>
    <message>
        <source>first plain-suit trick</source>
        <translation>erster Fehlstich</translation>
    </message>
    <message>
        <source>first trump trick</source>
        <translation>erster Trumpfstich</translation>
    </message>
    <message>
        <source>first club trick</source>
        <translation>erster Kreuzstich</translation>
    </message>
    <message>
        <source>first spade trick</source>
        <translation>erster Pikstich</translation>
    </message>
    <message>
        <source>first heart trick</source>
        <translation>erster Herzstich</translation>
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
        <source>reply to no 90</source>
        <translation>doch 90</translation>
    </message>
    <message>
        <source>reply to no 60</source>
        <translation>doch 60</translation>
    </message>
    <message>
        <source>reply to no 30</source>
        <translation>doch 30</translation>
    </message>
    <message>
        <source>reply to black</source>
        <translation>doch ein Stich</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
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
