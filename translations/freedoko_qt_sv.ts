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
    <name>Archive</name>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>Tabeller (*.csv);;Alla filer (*)</translation>
    </message>
    <message>
        <source>Export the score sheet</source>
        <translation>Exportera protokollet</translation>
    </message>
    <message>
        <source>The score sheet cannot be written: %1</source>
        <translation>Protokollet kan inte skrivas: %1</translation>
    </message>
    <message>
        <source>Reports (*.yaml);;All files (*)</source>
        <translation>Rapporter (*.yaml);;Alla filer (*)</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Rapportera ett problem</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>problem</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Avbr&amp;yt</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>All games</source>
        <translation>Alla spel</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>I am alone with the &amp;screen</source>
        <translation>Jag är ensam vid &amp;skärmen</translation>
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
    <message>
        <source>The rules cannot be kept: %1</source>
        <translation>Reglerna kan inte sparas: %1</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message numerus="yes">
        <source>%n rule(s) differ from “%1”.</source>
        <translation>
            <numerusform>%n regel skiljer sig från ”%1”.</numerusform>
            <numerusform>%n regler skiljer sig från ”%1”.</numerusform>
        </translation>
    </message>
    <message>
        <source>These rules are just those of “%1”.</source>
        <translation>Reglerna är precis de i ”%1”.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Här</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>&amp;Form</source>
        <translation>&amp;Formulär</translation>
    </message>
    <message>
        <source>&amp;Scores only</source>
        <translation>&amp;Endast poäng</translation>
    </message>
    <message>
        <source>Line %1 is being changed.</source>
        <translation>Rad %1 ändras.</translation>
    </message>
    <message>
        <source>Enter the game</source>
        <translation>För in spelet</translation>
    </message>
    <message>
        <source>Enter the change</source>
        <translation>För in ändringen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Rensa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>What the rule means</source>
        <translation>Vad regeln betyder</translation>
    </message>
    <message>
        <source>Here stands what the rule means that the mouse or the keyboard has come to.</source>
        <translation>Här står vad den regel betyder som du pekar på eller har gått till med tangentbordet.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Spelare:</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Regler:</translation>
    </message>
    <message>
        <source>&amp;Time:</source>
        <translation>&amp;Tid:</translation>
    </message>
    <message>
        <source>A row for &amp;each rule set</source>
        <translation>&amp;En rad per regeluppsättning</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message numerus="yes">
        <source>It needs %n number(s) from %1 to %2 with blanks between them.</source>
        <translation>
            <numerusform>Här krävs %n tal från %1 till %2.</numerusform>
            <numerusform>Här krävs %n tal från %1 till %2 med blanksteg emellan.</numerusform>
        </translation>
    </message>
    <message>
        <source>It needs numbers from %1 to %2 with blanks between them.</source>
        <translation>Här krävs tal från %1 till %2 med blanksteg emellan.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Points o&amp;f:</source>
        <translation>&amp;Poäng för:</translation>
    </message>
    <message>
        <source>Whose points are shown</source>
        <translation>Vems poäng som visas</translation>
    </message>
    <message>
        <source>Games of the party</source>
        <translation>Partiets spel</translation>
    </message>
    <message>
        <source>Choose a party to see its games.</source>
        <translation>Välj ett parti för att se dess spel.</translation>
    </message>
    <message>
        <source>This file is damaged and cannot be opened.</source>
        <translation>Filen är skadad och kan inte öppnas.</translation>
    </message>
    <message>
        <source>No game of this party is of all the kinds you have chosen.</source>
        <translation>Inget spel i partiet är av alla de slag du har valt.</translation>
    </message>
    <message>
        <source>No game of this party has been finished.</source>
        <translation>Inget spel i partiet har avslutats.</translation>
    </message>
</context>
<context>
    <name>GraphPanel</name>
    <message>
        <source>Running sums</source>
        <translation>Löpande summor</translation>
    </message>
    <message>
        <source>Before the first game</source>
        <translation>Före första spelet</translation>
    </message>
    <message>
        <source>The curves begin with the first game.</source>
        <translation>Kurvorna börjar med första spelet.</translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message>
        <source>Groups of rules</source>
        <translation>Regelgrupper</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n skillnad</numerusform>
            <numerusform>%n skillnader</numerusform>
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
        <translation>ingen</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Solo &amp;by:</source>
        <translation>Solo a&amp;v:</translation>
    </message>
    <message>
        <source>&amp;Kind of solo:</source>
        <translation>&amp;Typ av solo:</translation>
    </message>
    <message>
        <source>Brings bock games for</source>
        <translation>Ger bockspel för</translation>
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
    <name>HindsightLine</name>
    <message>
        <source>Cards reckoned</source>
        <translation>Beräknade kort</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Points that each choice brings on average in deals that are possible after all that was said and played, and how much less than the best one. Return or a double click takes a choice.</source>
        <translation>Poäng som varje val ger i genomsnitt i givar som är möjliga efter allt som sagts och spelats, och hur mycket mindre än det bästa det är. Retur eller ett dubbelklick gör valet.</translation>
    </message>
    <message>
        <source>Choices by their worth</source>
        <translation>Val efter sitt värde</translation>
    </message>
</context>
<context>
    <name>ListWindow</name>
    <message>
        <source>Lists (*.yaml);;All files (*)</source>
        <translation>Listor (*.yaml);;Alla filer (*)</translation>
    </message>
    <message>
        <source>Open a list</source>
        <translation>Öppna en lista</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>Tabeller (*.csv);;Alla filer (*)</translation>
    </message>
    <message>
        <source>Export the list</source>
        <translation>Exportera listan</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Filen kan inte skrivas: %1</translation>
    </message>
    <message>
        <source>Line %1 has been deleted, and all after it has been counted anew.</source>
        <translation>Rad %1 har tagits bort, och allt efter den har räknats om.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>There is no list yet. A list keeps the score of a round with real cards.</source>
        <translation>Det finns ingen lista än. I en lista förs protokoll för en krets som spelar med riktiga kort.</translation>
    </message>
    <message>
        <source>&amp;New list …</source>
        <translation>&amp;Ny lista …</translation>
    </message>
    <message>
        <source>Change the line</source>
        <translation>Ändra raden</translation>
    </message>
    <message>
        <source>Delete the line</source>
        <translation>Ta bort raden</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>List: %1</source>
        <translation>Lista: %1</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Course of the game</source>
        <translation>Spelförlopp</translation>
    </message>
    <message>
        <source>Return shows the moment of the line with the cursor.</source>
        <translation>Retur visar ögonblicket för raden med markören.</translation>
    </message>
    <message>
        <source>What happens in the game is written here.</source>
        <translation>Här står det som händer i spelet.</translation>
    </message>
    <message>
        <source>Click on a line to look at its moment.</source>
        <translation>Klicka på en rad för att se dess ögonblick.</translation>
    </message>
</context>
<context>
    <name>NewListDialog</name>
    <message>
        <source>New list</source>
        <translation>Ny lista</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Börja</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Regler:</translation>
    </message>
    <message>
        <source>&amp;First player:</source>
        <translation>&amp;Första spelaren:</translation>
    </message>
    <message>
        <source>&amp;Second player:</source>
        <translation>&amp;Andra spelaren:</translation>
    </message>
    <message>
        <source>&amp;Third player:</source>
        <translation>&amp;Tredje spelaren:</translation>
    </message>
    <message>
        <source>F&amp;ourth player:</source>
        <translation>F&amp;järde spelaren:</translation>
    </message>
    <message>
        <source>Fi&amp;fth player:</source>
        <translation>Fe&amp;mte spelaren:</translation>
    </message>
    <message>
        <source>First &amp;dealer:</source>
        <translation>Första &amp;givare:</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Egna regler</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Alla spelare måste ha ett namn.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Två spelare har samma namn.</translation>
    </message>
</context>
<context>
    <name>NewPartyDialog</name>
    <message>
        <source>New party</source>
        <translation>Nytt parti</translation>
    </message>
    <message>
        <source>&amp;Change the rules …</source>
        <translation>Än&amp;dra reglerna …</translation>
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
        <source>A person</source>
        <translation>En människa</translation>
    </message>
    <message>
        <source>Several people at one computer: a curtain hides the cards until the next one is there.</source>
        <translation>Flera personer vid en dator: en ridå döljer korten tills nästa person är på plats.</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Egna regler</translation>
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
        <source>F&amp;ifth:</source>
        <translation>F&amp;emte:</translation>
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
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>The party has %n game(s).</source>
        <translation>
            <numerusform>Partiet har %n spel.</numerusform>
            <numerusform>Partiet har %n spel.</numerusform>
        </translation>
    </message>
    <message>
        <source>The party has no fixed end.</source>
        <translation>Partiet har inget bestämt slut.</translation>
    </message>
    <message numerus="yes">
        <source>The party has %n round(s).</source>
        <translation>
            <numerusform>Partiet har %n omgång.</numerusform>
            <numerusform>Partiet har %n omgångar.</numerusform>
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
    <name>Notice</name>
    <message>
        <source>Close this message</source>
        <translation>Stäng meddelandet</translation>
    </message>
</context>
<context>
    <name>OurRulesDialog</name>
    <message>
        <source>Our rules</source>
        <translation>Våra regler</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>Skriv &amp;ut …</translation>
    </message>
    <message>
        <source>&amp;Save as a page …</source>
        <translation>S&amp;para som sida …</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Sidor (*.html)</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Filen kan inte skrivas: %1</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>What the game brings</source>
        <translation>Vad spelet ger</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>No rule is like that. Clear the search, or show all rules.</source>
        <translation>Ingen regel passar. Rensa sökningen eller visa alla regler.</translation>
    </message>
</context>
<context>
    <name>PartiesDialog</name>
    <message>
        <source>Parties</source>
        <translation>Partier</translation>
    </message>
    <message>
        <source>The parties are being read:</source>
        <translation>Partierna läses in:</translation>
    </message>
    <message>
        <source>Not all parties have been read.</source>
        <translation>Alla partier har inte lästs in.</translation>
    </message>
    <message>
        <source>&amp;Read the others</source>
        <translation>&amp;Läs in resten</translation>
    </message>
    <message>
        <source>The party is being opened …</source>
        <translation>Partiet öppnas …</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
</context>
<context>
    <name>PartyCommands</name>
    <message>
        <source>Save a copy of the party</source>
        <translation>Spara en kopia av partiet</translation>
    </message>
    <message>
        <source>Parties (*.yaml);;All files (*)</source>
        <translation>Partier (*.yaml);;Alla filer (*)</translation>
    </message>
    <message>
        <source>Delete a party</source>
        <translation>Ta bort ett parti</translation>
    </message>
    <message>
        <source>Delete the party of %1?</source>
        <translation>Ta bort partiet från %1?</translation>
    </message>
    <message>
        <source>It counts no longer in the statistics. As long as this list is open it can be brought back.</source>
        <translation>Det räknas inte längre i statistiken. Så länge den här listan är öppen kan du få tillbaka det.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Ta bort</translation>
    </message>
    <message>
        <source>The file lies in %1.</source>
        <translation>Filen ligger i %1.</translation>
    </message>
    <message>
        <source>Open a party</source>
        <translation>Öppna ett parti</translation>
    </message>
    <message>
        <source>The party of %1 has been deleted.</source>
        <translation>Partiet från %1 har tagits bort.</translation>
    </message>
    <message>
        <source>This game is not in the file any more.</source>
        <translation>Det här spelet finns inte längre i filen.</translation>
    </message>
    <message>
        <source>The party cannot be opened: %1</source>
        <translation>Partiet kan inte öppnas: %1</translation>
    </message>
    <message>
        <source>That could not be done: %1</source>
        <translation>Det gick inte: %1</translation>
    </message>
</context>
<context>
    <name>PartyLines</name>
    <message>
        <source>Parties</source>
        <translation>Partier</translation>
    </message>
    <message>
        <source>&amp;Delete the chosen party …</source>
        <translation>Ta &amp;bort det valda partiet …</translation>
    </message>
    <message>
        <source>Delete &amp;all parties of %1 …</source>
        <translation>Ta bort &amp;alla partier med %1 …</translation>
    </message>
</context>
<context>
    <name>PartyList</name>
    <message>
        <source>Search for players, rules or a date</source>
        <translation>Sök efter spelare, regler eller datum</translation>
    </message>
    <message>
        <source>Search for a party</source>
        <translation>Sök efter ett parti</translation>
    </message>
    <message>
        <source>Saved parties</source>
        <translation>Sparade partier</translation>
    </message>
    <message>
        <source>The parties are being read …</source>
        <translation>Partierna läses in …</translation>
    </message>
    <message>
        <source>No party has all these words.</source>
        <translation>Inget parti innehåller alla dessa ord.</translation>
    </message>
    <message>
        <source>No party has been saved yet. A party comes here once it is over, or when you begin another.</source>
        <translation>Inget parti har sparats än. Ett parti hamnar här när det är slut eller när du börjar ett nytt.</translation>
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
        <source>Look &amp;back at the game</source>
        <translation>Gå &amp;igenom</translation>
    </message>
    <message>
        <source>Back to the &amp;party</source>
        <translation>&amp;Tillbaka till partiet</translation>
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
    <message>
        <source>Look at the moment when this happened</source>
        <translation>Se ögonblicket då det hände</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>What if …</source>
        <translation>Tänk om …</translation>
    </message>
    <message>
        <source>Play on from this moment at one of the seats. The score stays as it is.</source>
        <translation>Spela vidare från det här ögonblicket på en av platserna. Protokollet ändras inte.</translation>
    </message>
    <message>
        <source>Play again …</source>
        <translation>Spela igen …</translation>
    </message>
    <message>
        <source>Play the same deal from its beginning. The score stays as it is.</source>
        <translation>Spela samma giv från början. Protokollet ändras inte.</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Sett från</translation>
    </message>
    <message>
        <source>The seat from which the table is seen</source>
        <translation>Platsen som bordet ses från</translation>
    </message>
    <message>
        <source>Cards valued</source>
        <translation>Värderade kort</translation>
    </message>
    <message>
        <source>Moments of the game</source>
        <translation>Spelets ögonblick</translation>
    </message>
    <message>
        <source>Moment %1 of %2</source>
        <translation>Ögonblick %1 av %2</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>The running party keeps its rules. What you change here is for the next one.</source>
        <translation>Det pågående partiet behåller sina regler. Det du ändrar här gäller nästa parti.</translation>
    </message>
    <message>
        <source>&amp;Rules of:</source>
        <translation>&amp;Regler från:</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Regeluppsättning</translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation>S&amp;para som …</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Ta bort</translation>
    </message>
    <message>
        <source>&amp;Our rules …</source>
        <translation>&amp;Våra regler …</translation>
    </message>
    <message>
        <source>The rules as a text to read, to print and to hang on the wall</source>
        <translation>Reglerna som text att läsa, skriva ut och hänga på väggen</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mer</translation>
    </message>
    <message>
        <source>With nines everybody has 12 cards. Set the limits of the announcements to %1?</source>
        <translation>Med nior har alla 12 kort. Ska gränserna för angivelserna ställas in på %1?</translation>
    </message>
    <message>
        <source>Without nines everybody has 10 cards. Set the limits of the announcements to %1?</source>
        <translation>Utan nior har alla 10 kort. Ska gränserna för angivelserna ställas in på %1?</translation>
    </message>
    <message>
        <source>Set the &amp;limits</source>
        <translation>Ställ &amp;in gränserna</translation>
    </message>
    <message>
        <source>That could not be undone: %1</source>
        <translation>Det gick inte att ångra: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed.</source>
        <translation>
            <numerusform>%n regel ändrad.</numerusform>
            <numerusform>%n regler ändrade.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>the chosen set</source>
        <translation>den valda uppsättningen</translation>
    </message>
    <message>
        <source>Search for rules</source>
        <translation>Sök efter regler</translation>
    </message>
    <message>
        <source>O&amp;nly what differs from</source>
        <translation>&amp;Bara det som skiljer sig från</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Jämför med</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save the rules under a name</source>
        <translation>Spara reglerna under ett namn</translation>
    </message>
    <message>
        <source>such as: the rules of our Thursday round</source>
        <translation>till exempel: reglerna i vår torsdagskrets</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Namn:</translation>
    </message>
    <message>
        <source>&amp;About it:</source>
        <translation>&amp;Beskrivning:</translation>
    </message>
    <message>
        <source>There is a set of this name already. It will be replaced.</source>
        <translation>Det finns redan en uppsättning med det namnet. Den ersätts.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersätt</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Spara</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score sheet</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Diagram</translation>
    </message>
    <message>
        <source>Show the running sums as curves</source>
        <translation>Visa de löpande summorna som kurvor</translation>
    </message>
    <message>
        <source>Previous game</source>
        <translation>Föregående spel</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nästa spel</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Vinnare: %1</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>Värde: %1</translation>
    </message>
    <message>
        <source>Bock: %1</source>
        <translation>Bock: %1</translation>
    </message>
    <message>
        <source>Look at this game</source>
        <translation>Gå igenom spelet</translation>
    </message>
</context>
<context>
    <name>SetCommands</name>
    <message>
        <source>Delete the rule set “%1”?</source>
        <translation>Ta bort regeluppsättningen ”%1”?</translation>
    </message>
    <message>
        <source>Delete a rule set</source>
        <translation>Ta bort en regeluppsättning</translation>
    </message>
    <message>
        <source>As long as this dialog is open it can be brought back with Undo.</source>
        <translation>Så länge den här dialogrutan är öppen kan du få tillbaka den med Ångra.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Ta bort</translation>
    </message>
    <message>
        <source>Open rules</source>
        <translation>Öppna regler</translation>
    </message>
    <message>
        <source>Rules (*.yaml *.rules rules);;All files (*)</source>
        <translation>Regler (*.yaml *.rules rules);;Alla filer (*)</translation>
    </message>
    <message>
        <source>The rules cannot be read. %1</source>
        <translation>Reglerna kan inte läsas. %1</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Filen kan inte läsas: %1</translation>
    </message>
    <message>
        <source>These are the rules of “%1” now. To keep them, save them under a name.</source>
        <translation>Nu gäller reglerna från ”%1”. Spara dem under ett namn om du vill behålla dem.</translation>
    </message>
    <message>
        <source>Rules (*.yaml);;All files (*)</source>
        <translation>Regler (*.yaml);;Alla filer (*)</translation>
    </message>
    <message>
        <source>Write the rules to a file</source>
        <translation>Skriv reglerna till en fil</translation>
    </message>
    <message>
        <source>FreeDoko’s rules (*)</source>
        <translation>FreeDokos regler (*)</translation>
    </message>
    <message>
        <source>Write the rules for FreeDoko</source>
        <translation>Skriv reglerna för FreeDoko</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) that FreeDoko does not know were left out.</source>
        <translation>
            <numerusform>%n regel som FreeDoko inte känner till utelämnades.</numerusform>
            <numerusform>%n regler som FreeDoko inte känner till utelämnades.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules have been copied. Saved as a file, the text can be opened here.</source>
        <translation>Reglerna har kopierats. Om texten sparas som fil kan den öppnas här.</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Filen kan inte skrivas: %1</translation>
    </message>
</context>
<context>
    <name>SlipForm</name>
    <message>
        <source>Enter the card points of a side.</source>
        <translation>För in ett lags ögon.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Ögon</translation>
    </message>
    <message>
        <source>Side that has the card points</source>
        <translation>Laget som har ögonen</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>S&amp;pel:</translation>
    </message>
    <message>
        <source>&amp;Marriage announced before by:</source>
        <translation>Bröllop tidigare an&amp;mält av:</translation>
    </message>
    <message>
        <source>&amp;Card points:</source>
        <translation>Antal &amp;ögon:</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angivet</translation>
    </message>
    <message>
        <source>Early</source>
        <translation>Tidigt</translation>
    </message>
    <message>
        <source>Said before the first card</source>
        <translation>Sagt före första kortet</translation>
    </message>
    <message>
        <source>The soloist has fewer tricks than each of the &amp;others</source>
        <translation>Solospelaren har färre stick än &amp;alla andra</translation>
    </message>
    <message>
        <source>A trick of four &amp;hearts, which brings bock games</source>
        <translation>Fyra &amp;hjärter i ett stick, ger bockspel</translation>
    </message>
    <message>
        <source>Special points</source>
        <translation>Extrapoäng</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 has not taken a single &amp;trick</source>
        <translation>%1 har inte tagit ett enda &amp;stick</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Most card points</source>
        <translation>Flest ögon</translation>
    </message>
    <message>
        <source>Plays alone</source>
        <translation>Spelar ensam</translation>
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
        <translation>E&amp;xportera som CSV …</translation>
    </message>
    <message>
        <source>Write the table to a file for a spreadsheet</source>
        <translation>Skriv tabellen till en fil för kalkylprogram</translation>
    </message>
    <message>
        <source>&amp;Show everything</source>
        <translation>&amp;Visa allt</translation>
    </message>
    <message>
        <source>&amp;Won</source>
        <translation>V&amp;unna</translation>
    </message>
    <message>
        <source>C&amp;urve</source>
        <translation>&amp;Kurva</translation>
    </message>
    <message>
        <source>Part&amp;ies</source>
        <translation>&amp;Partier</translation>
    </message>
    <message>
        <source>Shares won</source>
        <translation>Andelar vunna</translation>
    </message>
    <message>
        <source>The parties are being read:</source>
        <translation>Partierna läses in:</translation>
    </message>
    <message>
        <source>Not all parties have been read, so not all games are counted.</source>
        <translation>Alla partier har inte lästs in, så en del spel är inte medräknade.</translation>
    </message>
    <message>
        <source>&amp;Read the others</source>
        <translation>&amp;Läs in resten</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be read and are not counted:</source>
        <translation>
            <numerusform>%n fil kan inte läsas och räknas inte med:</numerusform>
            <numerusform>%n filer kan inte läsas och räknas inte med:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>och %n till</numerusform>
            <numerusform>och %n till</numerusform>
        </translation>
    </message>
    <message>
        <source>No game fits what is chosen above.</source>
        <translation>Inget spel passar in på det som är valt ovan.</translation>
    </message>
    <message>
        <source>The parties are being read …</source>
        <translation>Partierna läses in …</translation>
    </message>
    <message>
        <source>Nothing to count yet. Play a party: each game that is over counts here for everybody at the table.</source>
        <translation>Det finns inget att räkna än. Spela ett parti: varje avslutat spel räknas här för alla vid bordet.</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Exportera statistiken</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv);;All files (*)</source>
        <translation>Kommaseparerade värden (*.csv);;Alla filer (*)</translation>
    </message>
    <message>
        <source>statistics.csv</source>
        <translation>statistik.csv</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Filen kan inte skrivas: %1</translation>
    </message>
    <message>
        <source>Delete parties</source>
        <translation>Ta bort partier</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n party/parties?</source>
        <translation>
            <numerusform>Ta bort %n parti?</numerusform>
            <numerusform>Ta bort %n partier?</numerusform>
        </translation>
    </message>
    <message>
        <source>Their games no longer count for anybody who took part. As long as the statistics are open they can be brought back.</source>
        <translation>Deras spel räknas inte längre för någon som deltog. Så länge statistiken är öppen kan du få tillbaka dem.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Ta bort</translation>
    </message>
    <message>
        <source>That could not be done: %1</source>
        <translation>Det gick inte: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n party/parties deleted.</source>
        <translation>
            <numerusform>%n parti borttaget.</numerusform>
            <numerusform>%n partier borttagna.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
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
        <source>&amp;Review</source>
        <translation>&amp;Genomgång</translation>
    </message>
    <message>
        <source>Part&amp;y</source>
        <translation>Pa&amp;rti</translation>
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
        <source>&amp;Rules …</source>
        <translation>&amp;Regler …</translation>
    </message>
    <message>
        <source>Choose, change and keep the rules of the next party</source>
        <translation>Välj, ändra och spara reglerna för nästa parti</translation>
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
        <source>Report a &amp;problem …</source>
        <translation>Rapportera ett &amp;problem …</translation>
    </message>
    <message>
        <source>Write rules, cards and all that has happened to one file, without names and folders</source>
        <translation>Skriv regler, kort och allt som har hänt till en enda fil, utan namn och mappar</translation>
    </message>
    <message>
        <source>Go one event back, or on</source>
        <translation>Gå en händelse bakåt eller framåt</translation>
    </message>
    <message>
        <source>Go back to the trick before, or on to the end of the next one</source>
        <translation>Gå tillbaka till sticket före, eller framåt till slutet av nästa</translation>
    </message>
    <message>
        <source>Go to the first or last moment of the game</source>
        <translation>Gå till spelets första eller sista ögonblick</translation>
    </message>
    <message>
        <source>Let the game run by itself, or stop it</source>
        <translation>Låt spelet gå av sig självt, eller stoppa det</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Stäng genomgången</translation>
    </message>
    <message>
        <source>Saved &amp;parties …</source>
        <translation>Sparade &amp;partier …</translation>
    </message>
    <message>
        <source>Go on with a party that was left, or look back at any game of one</source>
        <translation>Fortsätt ett parti som lämnades, eller gå igenom valfritt spel i ett parti</translation>
    </message>
    <message>
        <source>&amp;Statistics …</source>
        <translation>&amp;Statistik …</translation>
    </message>
    <message>
        <source>Show how everybody has played in all parties that are kept</source>
        <translation>Visa hur alla har spelat i alla sparade partier</translation>
    </message>
    <message>
        <source>&amp;Write a list …</source>
        <translation>S&amp;kriv en lista …</translation>
    </message>
    <message>
        <source>Keep the score of a round that plays with real cards</source>
        <translation>För protokoll för en krets som spelar med riktiga kort</translation>
    </message>
    <message>
        <source>&amp;Export as CSV …</source>
        <translation>&amp;Exportera som CSV …</translation>
    </message>
    <message>
        <source>Write the score sheet to a file for a spreadsheet</source>
        <translation>Skriv protokollet till en fil för kalkylprogram</translation>
    </message>
    <message>
        <source>P&amp;rint …</source>
        <translation>Skriv &amp;ut …</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Skriv ut protokollet</translation>
    </message>
    <message>
        <source>Save as P&amp;DF …</source>
        <translation>Spara som P&amp;DF …</translation>
    </message>
    <message>
        <source>Write the score sheet as it would be printed to a PDF file</source>
        <translation>Skriv protokollet till en PDF-fil så som det skulle skrivas ut</translation>
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
        <source>&amp;Take back</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>Take your last decision back, with all that followed</source>
        <translation>Ta tillbaka ditt senaste beslut, med allt som följde</translation>
    </message>
    <message>
        <source>&amp;Do it again</source>
        <translation>&amp;Gör om</translation>
    </message>
    <message>
        <source>Do again what you have taken back</source>
        <translation>Gör om det som du har tagit tillbaka</translation>
    </message>
    <message>
        <source>&amp;Open hands</source>
        <translation>&amp;Öppna händer</translation>
    </message>
    <message>
        <source>Lay all hands face up; the course of the game notes it</source>
        <translation>Lägg alla händer öppet; det noteras i spelets gång</translation>
    </message>
    <message>
        <source>&amp;Look back at the last game</source>
        <translation>&amp;Gå igenom senaste spelet</translation>
    </message>
    <message>
        <source>Walk through the game that was played last, with all hands open</source>
        <translation>Gå igenom spelet som spelades senast, med alla händer öppna</translation>
    </message>
    <message>
        <source>&amp;First moment</source>
        <translation>&amp;Första ögonblicket</translation>
    </message>
    <message>
        <source>Go to the first moment of the game</source>
        <translation>Gå till spelets första ögonblick</translation>
    </message>
    <message>
        <source>Trick &amp;back</source>
        <translation>Stick &amp;bakåt</translation>
    </message>
    <message>
        <source>Go back to the trick before</source>
        <translation>Gå tillbaka till sticket före</translation>
    </message>
    <message>
        <source>Step bac&amp;k</source>
        <translation>Steg ba&amp;kåt</translation>
    </message>
    <message>
        <source>Go one event back</source>
        <translation>Gå en händelse bakåt</translation>
    </message>
    <message>
        <source>&amp;Run by itself</source>
        <translation>Spela &amp;upp</translation>
    </message>
    <message>
        <source>Let the game run by itself at the speed of the preferences, or stop it</source>
        <translation>Låt spelet gå av sig självt i inställningarnas tempo, eller stoppa det</translation>
    </message>
    <message>
        <source>Step &amp;on</source>
        <translation>St&amp;eg framåt</translation>
    </message>
    <message>
        <source>Go one event on</source>
        <translation>Gå en händelse framåt</translation>
    </message>
    <message>
        <source>&amp;Trick on</source>
        <translation>Stick f&amp;ramåt</translation>
    </message>
    <message>
        <source>Go on to the end of the next trick</source>
        <translation>Gå framåt till slutet av nästa stick</translation>
    </message>
    <message>
        <source>L&amp;ast moment</source>
        <translation>S&amp;ista ögonblicket</translation>
    </message>
    <message>
        <source>Go to the last moment of the game</source>
        <translation>Gå till spelets sista ögonblick</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>&amp;Alla händer öppna</translation>
    </message>
    <message>
        <source>Lay all hands face up, or show them as they were seen from the seat</source>
        <translation>Lägg alla händer öppet, eller visa dem som de sågs från platsen</translation>
    </message>
    <message>
        <source>&amp;Earlier game</source>
        <translation>Ti&amp;digare spel</translation>
    </message>
    <message>
        <source>Look at the game of the party before this one</source>
        <translation>Gå igenom spelet före det här i partiet</translation>
    </message>
    <message>
        <source>Later &amp;game</source>
        <translation>Se&amp;nare spel</translation>
    </message>
    <message>
        <source>Look at the game of the party after this one</source>
        <translation>Gå igenom spelet efter det här i partiet</translation>
    </message>
    <message>
        <source>&amp;Value my cards</source>
        <translation>&amp;Värdera mina kort</translation>
    </message>
    <message>
        <source>Work out what each card of this seat was worth, by what could be known then</source>
        <translation>Räkna ut vad varje kort från den här platsen var värt, efter vad man kunde veta då</translation>
    </message>
    <message>
        <source>Reckon w&amp;ith open cards</source>
        <translation>Räkna &amp;med öppna kort</translation>
    </message>
    <message>
        <source>Work out what each card would have brought with all cards open; this is hindsight</source>
        <translation>Räkna ut vad varje kort hade gett med alla kort öppna; det är efterklokhet</translation>
    </message>
    <message>
        <source>&amp;What if …</source>
        <translation>&amp;Tänk om …</translation>
    </message>
    <message>
        <source>Play on from this moment at one of the seats; the score stays as it is</source>
        <translation>Spela vidare från det här ögonblicket på en av platserna; protokollet ändras inte</translation>
    </message>
    <message>
        <source>Play this &amp;deal again …</source>
        <translation>S&amp;pela given igen …</translation>
    </message>
    <message>
        <source>Play the same deal from its beginning at one of the seats; the score stays as it is</source>
        <translation>Spela samma giv från början på en av platserna; protokollet ändras inte</translation>
    </message>
    <message>
        <source>Back to the &amp;party</source>
        <translation>Ti&amp;llbaka till partiet</translation>
    </message>
    <message>
        <source>Leave the game that does not count, and go on with the party</source>
        <translation>Lämna spelet som inte räknas och fortsätt med partiet</translation>
    </message>
    <message>
        <source>&amp;Close the review</source>
        <translation>&amp;Stäng genomgången</translation>
    </message>
    <message>
        <source>Go back to the table as it was</source>
        <translation>Gå tillbaka till bordet som det var</translation>
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
        <source>&amp;Graph of the sums</source>
        <translation>&amp;Diagram över summorna</translation>
    </message>
    <message>
        <source>Draw the running sums in place of the score sheet</source>
        <translation>Rita de löpande summorna i stället för protokollet</translation>
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
        <source>The game waits until the review is closed.</source>
        <translation>Spelet väntar tills genomgången stängs.</translation>
    </message>
    <message>
        <source>This is the first game of the party.</source>
        <translation>Det här är partiets första spel.</translation>
    </message>
    <message>
        <source>This is the last game of the party.</source>
        <translation>Det här är partiets sista spel.</translation>
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
        <source>&amp;Our rules …</source>
        <translation>&amp;Våra regler …</translation>
    </message>
    <message>
        <source>Show the rules as a text to read, to print and to hang on the wall</source>
        <translation>Visa reglerna som text att läsa, skriva ut och hänga på väggen</translation>
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
        <source>Play the chosen card; with none chosen, end the running pause. In a poverty, Space chooses a card to be given away, and Return gives all of them</source>
        <translation>Spelar det valda kortet; är inget valt avslutas pausen. Vid fattigdom väljer mellanslag ett kort att ge bort, och Retur ger bort alla</translation>
    </message>
    <message>
        <source>Leave the card; with none chosen, in a poverty, choose the cards to give anew</source>
        <translation>Släpper kortet; är inget valt väljer du vid fattigdom korten att ge på nytt</translation>
    </message>
    <message>
        <source>Play the card at this place of the hand, counted from the left; 0, A, B … are 10, 11, 12 …</source>
        <translation>Spelar kortet på den här platsen i handen, räknat från vänster; 0, A, B … är 10, 11, 12 …</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>%1 ± %2 less</source>
        <translation>%1 ± %2 mindre</translation>
    </message>
    <message>
        <source>Announce %1</source>
        <translation>Säg %1</translation>
    </message>
    <message>
        <source>Only play: %1</source>
        <translation>Bara spela: %1</translation>
    </message>
    <message>
        <source>Take the cards</source>
        <translation>Ta korten</translation>
    </message>
    <message>
        <source>Announce swines</source>
        <translation>Anmäla svin</translation>
    </message>
    <message>
        <source>Announce hyperswines</source>
        <translation>Anmäla hypersvin</translation>
    </message>
    <message>
        <source>Genscher with %1</source>
        <translation>Genscher med %1</translation>
    </message>
    <message>
        <source>Say no</source>
        <translation>Säga nej</translation>
    </message>
    <message>
        <source>%1: %2 points on average, the best.</source>
        <translation>%1: %2 poäng i snitt, det bästa.</translation>
    </message>
    <message>
        <source>%1: %2 points on average, %3 less than the best, give or take %4.</source>
        <translation>%1: %2 poäng i snitt, %3 mindre än det bästa, plus eller minus %4.</translation>
    </message>
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
        <source>Hint: say that you have a big reservation.</source>
        <translation>Tips: säg att du har ett stort förbehåll.</translation>
    </message>
    <message>
        <source>Hint: say that you have a small reservation.</source>
        <translation>Tips: säg att du har ett litet förbehåll.</translation>
    </message>
    <message>
        <source>Hint: say that you have a reservation.</source>
        <translation>Tips: säg att du har ett förbehåll.</translation>
    </message>
    <message>
        <source>Hint: offer the game to the others first, else play: %1.</source>
        <translation>Tips: erbjud först de andra spelet, spela annars: %1.</translation>
    </message>
    <message>
        <source>Hint: offer these cards: %1.</source>
        <translation>Tips: erbjud de här korten: %1.</translation>
    </message>
    <message>
        <source>Hint: give back these cards: %1.</source>
        <translation>Tips: ge tillbaka de här korten: %1.</translation>
    </message>
    <message>
        <source>Hint: take the cards.</source>
        <translation>Tips: ta korten.</translation>
    </message>
    <message>
        <source>Hint: announce swines.</source>
        <translation>Tips: anmäl svin.</translation>
    </message>
    <message>
        <source>Hint: announce hyperswines.</source>
        <translation>Tips: anmäl hypersvin.</translation>
    </message>
    <message>
        <source>Hint: play Genscher with %1.</source>
        <translation>Tips: spela Genscher med %1.</translation>
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
    <name>character</name>
    <message>
        <source>Boldness</source>
        <translation>Mod</translation>
    </message>
    <message>
        <source>How readily the player announces and plays soli.</source>
        <translation>Hur gärna spelaren gör angivelser och spelar solo.</translation>
    </message>
    <message>
        <source>Announces and plays a solo only where hardly anything can go wrong.</source>
        <translation>Gör angivelser och spelar solo bara när nästan ingenting kan gå fel.</translation>
    </message>
    <message>
        <source>Announces and plays soli less readily than usual.</source>
        <translation>Gör angivelser och spelar solo mindre gärna än vanligt.</translation>
    </message>
    <message>
        <source>Announces and plays soli as a seasoned club player does.</source>
        <translation>Gör angivelser och spelar solo som en rutinerad klubbspelare.</translation>
    </message>
    <message>
        <source>Announces and plays soli more readily than usual.</source>
        <translation>Gör angivelser och spelar solo hellre än vanligt.</translation>
    </message>
    <message>
        <source>Announces and plays soli with hands that are too weak for others.</source>
        <translation>Gör angivelser och spelar solo även med händer som är för svaga för andra.</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Tillit</translation>
    </message>
    <message>
        <source>How much the player concludes from the cards that the others play. It never sees their hands.</source>
        <translation>Hur mycket spelaren sluter sig till av korten som de andra spelar. Deras händer ser den aldrig.</translation>
    </message>
    <message>
        <source>Concludes nothing at all from the cards that the others play.</source>
        <translation>Drar inga slutsatser alls av korten som de andra spelar.</translation>
    </message>
    <message>
        <source>Concludes less than usual from the cards that the others play.</source>
        <translation>Drar färre slutsatser än vanligt av korten som de andra spelar.</translation>
    </message>
    <message>
        <source>Concludes from the cards that the others play what people mostly mean by them.</source>
        <translation>Drar de slutsatser av korten som de andra spelar som oftast är avsedda.</translation>
    </message>
    <message>
        <source>Concludes more than usual from the cards that the others play.</source>
        <translation>Drar fler slutsatser än vanligt av korten som de andra spelar.</translation>
    </message>
    <message>
        <source>Takes every card that the others play for a message.</source>
        <translation>Uppfattar varje kort som de andra spelar som ett meddelande.</translation>
    </message>
    <message>
        <source>To a player of this strength it makes no difference.</source>
        <translation>För en spelare av den här spelstyrkan gör det ingen skillnad.</translation>
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
            <numerusform>Välj %n kort att erbjuda; alla dina trumf måste följa med.</numerusform>
            <numerusform>Välj %n kort att erbjuda; alla dina trumf måste följa med.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to give back.</source>
        <translation>
            <numerusform>Välj %n kort att ge tillbaka.</numerusform>
            <numerusform>Välj %n kort att ge tillbaka.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give these %n card(s)</source>
        <translation>
            <numerusform>Ge %n kort</numerusform>
            <numerusform>Ge de här %n korten</numerusform>
        </translation>
    </message>
    <message>
        <source>They lie face down for everybody else.</source>
        <translation>För alla andra ligger de med baksidan upp.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) more.</source>
        <translation>
            <numerusform>%n kort till.</numerusform>
            <numerusform>%n kort till.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many.</source>
        <translation>
            <numerusform>%n kort för mycket.</numerusform>
            <numerusform>%n kort för mycket.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) must go with them.</source>
        <translation>
            <numerusform>%n trumf måste följa med.</numerusform>
            <numerusform>%n trumf måste följa med.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>controller</name>
    <message>
        <source>%1 takes the last decision back.</source>
        <translation>%1 ångrar sitt senaste beslut.</translation>
    </message>
    <message>
        <source>%1 goes on as before.</source>
        <translation>%1 fortsätter som förut.</translation>
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
    <name>explained</name>
    <message>
        <source>Trumps: tens of hearts if so agreed, queens, jacks, clubs.</source>
        <translation>Trumf: hjärtertior om så är avtalat, damer, knektar, klöver.</translation>
    </message>
    <message>
        <source>Trumps: tens of hearts if so agreed, queens, jacks, spades.</source>
        <translation>Trumf: hjärtertior om så är avtalat, damer, knektar, spader.</translation>
    </message>
    <message>
        <source>Trumps: tens of hearts if so agreed, queens, jacks, hearts.</source>
        <translation>Trumf: hjärtertior om så är avtalat, damer, knektar, hjärter.</translation>
    </message>
    <message>
        <source>Trumps as in the normal game.</source>
        <translation>Trumf som i normalspelet.</translation>
    </message>
    <message>
        <source>Trumps: the queens only.</source>
        <translation>Trumf: bara damerna.</translation>
    </message>
    <message>
        <source>Trumps: the jacks only.</source>
        <translation>Trumf: bara knektarna.</translation>
    </message>
    <message>
        <source>Trumps: the kings only.</source>
        <translation>Trumf: bara kungarna.</translation>
    </message>
    <message>
        <source>Trumps: queens and jacks.</source>
        <translation>Trumf: damer och knektar.</translation>
    </message>
    <message>
        <source>Trumps: kings and jacks.</source>
        <translation>Trumf: kungar och knektar.</translation>
    </message>
    <message>
        <source>Trumps: kings and queens.</source>
        <translation>Trumf: kungar och damer.</translation>
    </message>
    <message>
        <source>Trumps: kings, queens and jacks.</source>
        <translation>Trumf: kungar, damer och knektar.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Det finns ingen trumf.</translation>
    </message>
    <message>
        <source>Trumps: all clubs, no other card.</source>
        <translation>Trumf: alla klöver, inga andra kort.</translation>
    </message>
    <message>
        <source>Trumps: all spades, no other card.</source>
        <translation>Trumf: alla spader, inga andra kort.</translation>
    </message>
    <message>
        <source>Trumps: all hearts, no other card.</source>
        <translation>Trumf: alla hjärter, inga andra kort.</translation>
    </message>
    <message>
        <source>Trumps: all diamonds, no other card.</source>
        <translation>Trumf: alla ruter, inga andra kort.</translation>
    </message>
    <message>
        <source>Offer it to the others first:</source>
        <translation>Erbjud först de andra:</translation>
    </message>
    <message>
        <source>Play alone:</source>
        <translation>Spela ensam:</translation>
    </message>
    <message>
        <source>Deal again:</source>
        <translation>Ny giv:</translation>
    </message>
    <message>
        <source>Marriage, decided by the:</source>
        <translation>Bröllop, avgörs av:</translation>
    </message>
    <message>
        <source>With a partner:</source>
        <translation>Med en partner:</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Exempel: %1</translation>
    </message>
    <message>
        <source>%1 met: %2</source>
        <translation>%1 uppfyllt: %2</translation>
    </message>
    <message>
        <source>%1 missing: %2</source>
        <translation>%1 saknas: %2</translation>
    </message>
    <message>
        <source>It needs</source>
        <translation>Regeln kräver</translation>
    </message>
    <message>
        <source>It has no effect now, because it needs</source>
        <translation>Regeln har ingen verkan nu, eftersom den kräver</translation>
    </message>
    <message>
        <source>Set to</source>
        <translation>Inställd på</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Möjligt</translation>
    </message>
    <message>
        <source>Key in FreeDoko</source>
        <translation>Nyckel i FreeDoko</translation>
    </message>
    <message>
        <source>not in FreeDoko</source>
        <translation>finns inte i FreeDoko</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupp</translation>
    </message>
    <message>
        <source>without effect</source>
        <translation>utan verkan</translation>
    </message>
    <message>
        <source>Who plays so</source>
        <translation>Vem som spelar så</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>Last game of round</source>
        <translation>Sista spel i omgång</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmärkningar</translation>
    </message>
    <message>
        <source>Sum of %1</source>
        <translation>Summa för %1</translation>
    </message>
    <message>
        <source>Money of %1</source>
        <translation>Pengar för %1</translation>
    </message>
</context>
<context>
    <name>feat</name>
    <message>
        <source>Doppelkopf</source>
        <translation>Dubbelhuvud</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Räv</translation>
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
        <translation>Hjärter</translation>
    </message>
</context>
<context>
    <name>form</name>
    <message>
        <source>%1, greyed out</source>
        <translation>%1, nedtonad</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Flytta upp</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Flytta ner</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>At the table</source>
        <translation>Vid bordet</translation>
    </message>
    <message>
        <source>At the table in a review</source>
        <translation>Vid bordet under en genomgång</translation>
    </message>
</context>
<context>
    <name>hindsight</name>
    <message>
        <source>A</source>
        <translation>E</translation>
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
        <translation>Kn</translation>
    </message>
    <message>
        <source>With open cards: no card was played at this moment.</source>
        <translation>Med öppna kort: inget kort spelades i detta ögonblick.</translation>
    </message>
    <message>
        <source>With open cards: this moment is too far from the end to be reckoned exactly.</source>
        <translation>Med öppna kort: detta ögonblick är för långt från slutet för att räknas ut exakt.</translation>
    </message>
    <message>
        <source>With open cards: nothing is reckoned at this moment of this game.</source>
        <translation>Med öppna kort: i detta spel räknas inget ut i detta ögonblick.</translation>
    </message>
    <message>
        <source>With open cards: nothing is reckoned in a game that is still running.</source>
        <translation>Med öppna kort: inget räknas ut i ett spel som ännu pågår.</translation>
    </message>
    <message>
        <source>With open cards: games of practice are not reckoned.</source>
        <translation>Med öppna kort: övningsspel räknas inte ut.</translation>
    </message>
    <message>
        <source>With open cards: nothing is reckoned while the game runs by itself.</source>
        <translation>Med öppna kort: inget räknas ut medan spelet går av sig självt.</translation>
    </message>
    <message>
        <source>With open cards: the reckoning came to grief.</source>
        <translation>Med öppna kort: beräkningen misslyckades.</translation>
    </message>
    <message>
        <source>With open cards: reckoning …</source>
        <translation>Med öppna kort: beräknar …</translation>
    </message>
    <message>
        <source>With open cards (hindsight), score of %1: %2</source>
        <translation>Med öppna kort (i efterhand), poäng för %1: %2</translation>
    </message>
    <message>
        <source>%1 %2 (played)</source>
        <translation>%1 %2 (spelat)</translation>
    </message>
    <message numerus="yes">
        <source>%1: score %2, %n card point(s)</source>
        <translation>
            <numerusform>%1: poäng %2, %n öga</numerusform>
            <numerusform>%1: poäng %2, %n ögon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (played): score %2, %n card point(s)</source>
        <translation>
            <numerusform>%1 (spelat): poäng %2, %n öga</numerusform>
            <numerusform>%1 (spelat): poäng %2, %n ögon</numerusform>
        </translation>
    </message>
    <message>
        <source>What %1 would have written after each card, and the card points of that side, if everybody had seen all cards and played their best from there on. Nobody at the table could know that.</source>
        <translation>Vad %1 hade skrivit efter varje kort, och den sidans ögon, om alla hade sett alla kort och spelat bästa möjliga därifrån. Det kunde ingen vid bordet veta.</translation>
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
        <source>Novice</source>
        <translation>Novis</translation>
    </message>
    <message>
        <source>Knows the rules of thumb but often misjudges its cards, and announces nothing.</source>
        <translation>Kan tumreglerna men missbedömer ofta sina kort, och gör inga angivelser.</translation>
    </message>
    <message>
        <source>Measured: 0.56 points a game more than Dummy, two against two.</source>
        <translation>Uppmätt: 0,56 poäng mer per spel än Träkarl, två mot två.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Nybörjare</translation>
    </message>
    <message>
        <source>Forgets tricks that are turned over, plays no solo and never announces anything.</source>
        <translation>Glömmer stick som har vänts, spelar inget solo och gör aldrig någon angivelse.</translation>
    </message>
    <message>
        <source>Measured: 0.14 points a game more than Novice, two against two.</source>
        <translation>Uppmätt: 0,14 poäng mer per spel än Novis, två mot två.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Measured: 0.07 points a game more than Beginner, two against two, by its cards alone.</source>
        <translation>Uppmätt: 0,07 poäng mer per spel än Nybörjare, två mot två, enbart genom korten.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Plays the game through in 80 or more possible deals before each decision. Never sees your cards.</source>
        <translation>Spelar igenom spelet i 80 eller fler möjliga givar före varje beslut. Ser aldrig dina kort.</translation>
    </message>
    <message>
        <source>Measured: 0.52 points a game more than Normal by its cards alone, 0.67 with announcements and soli, two against two.</source>
        <translation>Uppmätt: 0,52 poäng mer per spel än Normal enbart genom korten, 0,67 med angivelser och solo, två mot två.</translation>
    </message>
    <message>
        <source>Thinks like the strong player, but through 300 or more possible deals.</source>
        <translation>Tänker som den starka spelaren, men igenom 300 eller fler möjliga givar.</translation>
    </message>
    <message>
        <source>Measured: no certain difference to Strong, two against two, by its cards alone.</source>
        <translation>Uppmätt: ingen säker skillnad mot Stark enbart genom korten, två mot två.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mästare</translation>
    </message>
    <message>
        <source>Remembers all cards and plays as a seasoned club player would teach it.</source>
        <translation>Minns alla kort och spelar så som en rutinerad klubbspelare lär ut det.</translation>
    </message>
</context>
<context>
    <name>list</name>
    <message>
        <source>Re or Kontra</source>
        <translation>Re eller Kontra</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Svar</translation>
    </message>
    <message>
        <source>Reply to Re or Kontra</source>
        <translation>Svar på Re eller Kontra</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>För hand</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passar inte</translation>
    </message>
    <message>
        <source>Entered by hand.</source>
        <translation>Infört för hand.</translation>
    </message>
    <message>
        <source>Line %1 counts nothing: %2</source>
        <translation>Rad %1 räknas inte: %2</translation>
    </message>
    <message>
        <source>The scores sum to %1. With plus and minus they should sum to zero.</source>
        <translation>Poängen blir tillsammans %1. Med plus och minus ska summan vara noll.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 ger.</translation>
    </message>
    <message>
        <source>%1 deals and sits out.</source>
        <translation>%1 ger och sitter över.</translation>
    </message>
    <message>
        <source>It is a bock game: %1.</source>
        <translation>Det är ett bockspel: %1.</translation>
    </message>
    <message>
        <source>%1 must play a duty solo.</source>
        <translation>%1 måste spela ett pliktsolo.</translation>
    </message>
    <message>
        <source>The list cannot be written to %1: %2</source>
        <translation>Listan kan inte skrivas till %1: %2</translation>
    </message>
    <message>
        <source>The list is full: by the rules no game is left.</source>
        <translation>Listan är full: enligt reglerna återstår inget spel.</translation>
    </message>
    <message>
        <source>Every player needs a score.</source>
        <translation>Alla spelare måste ha poäng.</translation>
    </message>
    <message>
        <source>Nobody can write %1 for one game.</source>
        <translation>Ingen kan skriva %1 för ett enda spel.</translation>
    </message>
    <message>
        <source>By these rules nobody can play: %1.</source>
        <translation>Enligt dessa regler kan ingen spela: %1.</translation>
    </message>
    <message>
        <source>Tick the one who plays alone.</source>
        <translation>Kryssa för den som spelar ensam.</translation>
    </message>
    <message>
        <source>By these rules this brings no bock round: %1.</source>
        <translation>Enligt dessa regler ger detta ingen bockrunda: %1.</translation>
    </message>
    <message>
        <source>Only duty soli are left: %1 must play a solo.</source>
        <translation>Bara pliktsolon återstår: %1 måste spela ett solo.</translation>
    </message>
    <message>
        <source>%1 owes a solo of another kind.</source>
        <translation>%1 har ett solo av ett annat slag kvar att spela.</translation>
    </message>
    <message>
        <source>Tick the two who are Re, or the one who plays a silent marriage.</source>
        <translation>Kryssa för de två som är Re, eller den som spelar ett tyst bröllop.</translation>
    </message>
    <message>
        <source>Tick whoever has the most card points: one, two or three players.</source>
        <translation>Kryssa för den eller dem som har flest ögon: en, två eller tre spelare.</translation>
    </message>
    <message>
        <source>Tick two players: the one whose game it is, and the partner.</source>
        <translation>Kryssa för två spelare: den vars spel det är, och partnern.</translation>
    </message>
    <message>
        <source>There are 240 card points in a game, so that %1 cannot be.</source>
        <translation>Ett spel har 240 ögon, så %1 är inte möjligt.</translation>
    </message>
    <message>
        <source>%1 has card points, so it cannot be without a trick.</source>
        <translation>%1 har ögon, så laget kan inte vara utan stick.</translation>
    </message>
    <message>
        <source>In this game nobody can announce anything.</source>
        <translation>I det här spelet kan ingen göra någon angivelse.</translation>
    </message>
    <message>
        <source>%1 stands there with two announcements; only the highest one is written down.</source>
        <translation>%1 står med två angivelser; bara den högsta skrivs upp.</translation>
    </message>
    <message>
        <source>By these rules nobody can say: %1.</source>
        <translation>Enligt dessa regler kan ingen säga: %1.</translation>
    </message>
    <message>
        <source>The two of %1 cannot both have announced the same.</source>
        <translation>De två i %1 kan inte båda ha angett samma sak.</translation>
    </message>
    <message>
        <source>%1 has replied, so it can have announced nothing else.</source>
        <translation>%1 har svarat, så laget kan inte ha angett något annat.</translation>
    </message>
    <message>
        <source>%1 has replied to something that nobody has announced.</source>
        <translation>%1 har svarat på något som ingen har angett.</translation>
    </message>
    <message>
        <source>So many special points cannot be in this game: %1.</source>
        <translation>Så många extrapoäng är inte möjliga i det här spelet: %1.</translation>
    </message>
    <message>
        <source>The last trick belongs to one side, so the other can get no special point in it.</source>
        <translation>Sista sticket hör till ett av lagen, så det andra kan inte få någon extrapoäng i det.</translation>
    </message>
    <message>
        <source>%1 has no trick, so it can have no special point.</source>
        <translation>%1 har inget stick, så laget kan inte ha någon extrapoäng.</translation>
    </message>
    <message>
        <source>A fox caught in the last trick is also a caught fox; enter both.</source>
        <translation>En räv fångad i sista sticket är också en fångad räv; för in båda.</translation>
    </message>
    <message>
        <source>%1 has too few card points for so many doppelkopf tricks.</source>
        <translation>%1 har för få ögon för så många dubbelhuvud.</translation>
    </message>
    <message>
        <source>B&amp;ridegroom:</source>
        <translation>&amp;Bröllopsspelare:</translation>
    </message>
    <message>
        <source>Poo&amp;r player:</source>
        <translation>Fa&amp;ttig spelare:</translation>
    </message>
    <message>
        <source>Genscher &amp;by:</source>
        <translation>Genscher a&amp;v:</translation>
    </message>
    <message>
        <source>Announcement of %1</source>
        <translation>Angivelse av %1</translation>
    </message>
    <message>
        <source>%1 has said it before the first card</source>
        <translation>%1 har sagt det före första kortet</translation>
    </message>
</context>
<context>
    <name>list window</name>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Lista</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>&amp;Rad</translation>
    </message>
    <message>
        <source>&amp;New list …</source>
        <translation>&amp;Ny lista …</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Öppna …</translation>
    </message>
    <message>
        <source>&amp;Export as CSV …</source>
        <translation>&amp;Exportera som CSV …</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>Skriv &amp;ut …</translation>
    </message>
    <message>
        <source>Save as P&amp;DF …</source>
        <translation>Spara som P&amp;DF …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gör om</translation>
    </message>
    <message>
        <source>&amp;Change the line</source>
        <translation>Än&amp;dra raden</translation>
    </message>
    <message>
        <source>&amp;Delete the line</source>
        <translation>&amp;Ta bort raden</translation>
    </message>
</context>
<context>
    <name>look</name>
    <message>
        <source>That was before the first card.</source>
        <translation>Det var före första kortet.</translation>
    </message>
    <message>
        <source>This trick lies on the table.</source>
        <translation>Det här sticket ligger på bordet.</translation>
    </message>
    <message>
        <source>All hands are open.</source>
        <translation>Alla händer är öppna.</translation>
    </message>
    <message>
        <source>The hands are hidden again.</source>
        <translation>Händerna är dolda igen.</translation>
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
    <name>match</name>
    <message numerus="yes">
        <source>Bock: counts %n time(s).</source>
        <translation>
            <numerusform>Bock: räknas %n gång.</numerusform>
            <numerusform>Bock: räknas %n gånger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bock: %n point(s) more for the winner.</source>
        <translation>
            <numerusform>Bock: %n poäng till för vinnaren.</numerusform>
            <numerusform>Bock: %n poäng till för vinnaren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bock game(s) waiting.</source>
        <translation>
            <numerusform>%n bockspel väntar.</numerusform>
            <numerusform>%n bockspel väntar.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 deals and sits out.</source>
        <translation>%1 ger och sitter över.</translation>
    </message>
    <message>
        <source>From here on it is practice.</source>
        <translation>Från och med nu är det övning.</translation>
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
            <numerusform>%1: %n öga</numerusform>
            <numerusform>%1: %n ögon</numerusform>
        </translation>
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
        <source>has chosen</source>
        <translation>har valt</translation>
    </message>
    <message>
        <source>big reservation</source>
        <translation>stort förbehåll</translation>
    </message>
    <message>
        <source>small reservation</source>
        <translation>litet förbehåll</translation>
    </message>
    <message>
        <source>bids no more</source>
        <translation>bjuder inte mer</translation>
    </message>
    <message>
        <source>bids %1</source>
        <translation>bjuder %1</translation>
    </message>
    <message>
        <source>wants a solo</source>
        <translation>vill spela solo</translation>
    </message>
    <message>
        <source>forced to announce</source>
        <translation>tvingad att ange</translation>
    </message>
    <message>
        <source>swines</source>
        <translation>svin</translation>
    </message>
    <message>
        <source>hyperswines</source>
        <translation>hypersvin</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>takes no cards</source>
        <translation>tar inga kort</translation>
    </message>
    <message>
        <source>poverty</source>
        <translation>fattigdom</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
    <message>
        <source>throws in</source>
        <translation>kastar korten</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>The cards are dealt again.</source>
        <translation>Det blir ny giv.</translation>
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
    <name>parties</name>
    <message>
        <source>running</source>
        <translation>pågår</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>oavslutat</translation>
    </message>
    <message>
        <source>over</source>
        <translation>slut</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>skadat</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n spelat spel</numerusform>
            <numerusform>%n spelade spel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n party/parties</source>
        <translation>
            <numerusform>%n parti</numerusform>
            <numerusform>%n partier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Soli</source>
        <translation>Solon</translation>
    </message>
    <message>
        <source>Games of one against three</source>
        <translation>Spel med en mot tre</translation>
    </message>
    <message>
        <source>Bock games</source>
        <translation>Bockspel</translation>
    </message>
    <message>
        <source>Games that counted more often than once</source>
        <translation>Spel som räknades mer än en gång</translation>
    </message>
    <message>
        <source>Lost announcements</source>
        <translation>Förlorade angivelser</translation>
    </message>
    <message>
        <source>Games in which a side announced something and did not win</source>
        <translation>Spel där ett lag gjorde en angivelse och inte vann</translation>
    </message>
    <message>
        <source>Big losses</source>
        <translation>Stora förluster</translation>
    </message>
    <message>
        <source>The games that cost the player most</source>
        <translation>Spelen som kostade spelaren mest</translation>
    </message>
    <message>
        <source>Marriages and poverties</source>
        <translation>Bröllop och fattigdom</translation>
    </message>
    <message>
        <source>Games with a marriage or with an exchange of cards</source>
        <translation>Spel med bröllop eller med kortbyte</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <translation>Ingen vinner.</translation>
    </message>
    <message>
        <source>%1 wins (%2), %3 to %4 card points.</source>
        <translation>%1 vinner (%2), %3 mot %4 ögon.</translation>
    </message>
    <message numerus="yes">
        <source>Bock: counts %n time(s).</source>
        <translation>
            <numerusform>Bock: räknas %n gång.</numerusform>
            <numerusform>Bock: räknas %n gånger.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>sitter över</translation>
    </message>
    <message>
        <source>%1 (lost)</source>
        <translation>%1 (förlorad)</translation>
    </message>
    <message numerus="yes">
        <source>Losses of %n point(s) or more</source>
        <translation>
            <numerusform>Förluster på minst %n poäng</numerusform>
            <numerusform>Förluster på minst %n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The worst tenth of the games of %1 in this party, and whatever costs %n point(s)</source>
        <translation>
            <numerusform>Den sämsta tiondelen av spelen för %1 i partiet, och allt som kostar minst %n poäng</numerusform>
            <numerusform>Den sämsta tiondelen av spelen för %1 i partiet, och allt som kostar minst %n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>Play on in this party; the one that is running now is kept in the list</source>
        <translation>Spela vidare i partiet; det som pågår nu sparas i listan</translation>
    </message>
    <message>
        <source>&amp;Look at</source>
        <translation>&amp;Gå igenom</translation>
    </message>
    <message>
        <source>Go through the chosen game on the table, card by card</source>
        <translation>Gå igenom det valda spelet på bordet, kort för kort</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>&amp;Spela given igen</translation>
    </message>
    <message>
        <source>Play the same cards again, as practice that is not counted</source>
        <translation>Spela samma kort igen, som övning utan räkning</translation>
    </message>
    <message>
        <source>Save a &amp;copy …</source>
        <translation>Spara en &amp;kopia …</translation>
    </message>
    <message>
        <source>Write the party to another file</source>
        <translation>Skriv partiet till en annan fil</translation>
    </message>
    <message>
        <source>&amp;Delete …</source>
        <translation>&amp;Ta bort …</translation>
    </message>
    <message>
        <source>Put the file of the party into the trash</source>
        <translation>Lägg partiets fil i papperskorgen</translation>
    </message>
    <message>
        <source>Show in &amp;its folder</source>
        <translation>Visa i &amp;mappen</translation>
    </message>
    <message>
        <source>Open the folder in which the file lies</source>
        <translation>Öppna mappen där filen ligger</translation>
    </message>
    <message>
        <source>&amp;Open a file …</source>
        <translation>&amp;Öppna en fil …</translation>
    </message>
    <message>
        <source>Open a party that lies somewhere else</source>
        <translation>Öppna ett parti som ligger någon annanstans</translation>
    </message>
    <message>
        <source>Clo&amp;se</source>
        <translation>Stä&amp;ng</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>The number of the game</source>
        <translation>Spelets nummer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Vad som spelades</translation>
    </message>
    <message>
        <source>Soloist</source>
        <translation>Solospelare</translation>
    </message>
    <message>
        <source>Who played alone, or whose marriage or poverty it was</source>
        <translation>Vem som spelade ensam, eller vems bröllop eller fattigdom det var</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vinnare</translation>
    </message>
    <message>
        <source>The side that won</source>
        <translation>Laget som vann</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Angivelser</translation>
    </message>
    <message>
        <source>The highest announcement of each side</source>
        <translation>Varje lags högsta angivelse</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Värde</translation>
    </message>
    <message>
        <source>How many points the game was worth</source>
        <translation>Hur många poäng spelet var värt</translation>
    </message>
    <message>
        <source>Bock</source>
        <translation>Bock</translation>
    </message>
    <message>
        <source>How many times the game counted, if more than once</source>
        <translation>Hur många gånger spelet räknades, om det var mer än en</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>What the game brought the player</source>
        <translation>Vad spelet gav spelaren</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summa</translation>
    </message>
    <message>
        <source>The points of the player up to this game</source>
        <translation>Spelarens poäng till och med det här spelet</translation>
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
        <translation>När partiet började</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Who took part, each with the sum of the points</source>
        <translation>Vilka som deltog, var och en med sin poängsumma</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>The rule set of the party</source>
        <translation>Partiets regeluppsättning</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>How many games have been played</source>
        <translation>Hur många spel som har spelats</translation>
    </message>
    <message>
        <source>The sum of the first person at the table</source>
        <translation>Summan för den första människan vid bordet</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Whether the party is running, was left unfinished, is over or is damaged</source>
        <translation>Om partiet pågår, lämnades oavslutat, är slut eller är skadat</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>In the party this deal came to nothing.</source>
        <translation>I partiet blev det inget av den här given.</translation>
    </message>
    <message>
        <source>In the party it was: %1. %2</source>
        <translation>I partiet var det: %1. %2</translation>
    </message>
    <message>
        <source>%1 writes as much here as in the party: %2.</source>
        <translation>%1 skriver lika mycket här som i partiet: %2.</translation>
    </message>
    <message>
        <source>%1 writes %2 here, and wrote %3 in the party.</source>
        <translation>%1 skriver %2 här, och skrev %3 i partiet.</translation>
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
        <source>Wait before a computer player&apos;s card</source>
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
    <message>
        <source>Reckon with open cards in the review</source>
        <translation>Räkna med öppna kort i återblicken</translation>
    </message>
    <message>
        <source>What each card would have brought if everybody had seen all cards; this is hindsight.</source>
        <translation>Vad varje kort hade gett om alla hade sett alla kort; det är efterklokhet.</translation>
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
    <message>
        <source>FreeDoko, as it starts</source>
        <translation>FreeDoko, grundinställning</translation>
    </message>
    <message>
        <source>What FreeDoko plays when nobody has changed a rule.</source>
        <translation>Det som FreeDoko spelar när ingen har ändrat någon regel.</translation>
    </message>
    <message>
        <source>FreeDoko, for beginners</source>
        <translation>FreeDoko, för nybörjare</translation>
    </message>
    <message>
        <source>FreeDoko&apos;s simple rules: no soli, no swines, no tens of hearts on top, no special points.</source>
        <translation>FreeDokos enkla regler: inga solon, inga svin, inga hjärtertior överst, inga extrapoäng.</translation>
    </message>
    <message>
        <source>FreeDoko, standard</source>
        <translation>FreeDoko, standard</translation>
    </message>
    <message>
        <source>What the people of FreeDoko play at home: bock rounds, swines, poverty and Genscher.</source>
        <translation>Det som folket bakom FreeDoko spelar hemma: bockrundor, svin, fattigdom och Genscher.</translation>
    </message>
    <message>
        <source>FreeDoko, tournament</source>
        <translation>FreeDoko, turnering</translation>
    </message>
    <message>
        <source>FreeDoko&apos;s idea of tournament rules; it differs from the DDV in replies and a few points.</source>
        <translation>FreeDokos tolkning av turneringsregler; den skiljer sig från DDV i svar och några poäng.</translation>
    </message>
    <message>
        <source>FreeDoko, as its overview tells</source>
        <translation>FreeDoko, enligt översikten</translation>
    </message>
    <message>
        <source>The rules of FreeDoko&apos;s older German overview, where duty soli come first.</source>
        <translation>Reglerna i FreeDokos äldre tyska översikt, där pliktsolon går först.</translation>
    </message>
    <message>
        <source>Darmstadt round</source>
        <translation>Spelkretsen i Darmstadt</translation>
    </message>
    <message>
        <source>A home round from Darmstadt: small and big reservations, deadlines by cards on the table.</source>
        <translation>En hemmakrets från Darmstadt: små och stora förbehåll, tidsgränser efter kort på bordet.</translation>
    </message>
    <message>
        <source>Ameke, 40 cards</source>
        <translation>Ameke, 40 kort</translation>
    </message>
    <message>
        <source>A pub round from Ameke without nines: ranked soli, bock rounds, Re and Kontra for one point.</source>
        <translation>En krogkrets från Ameke utan nior: rangordnade solon, bockrundor, Re och Kontra för en poäng.</translation>
    </message>
    <message>
        <source>Dubbelhuvud</source>
        <translation>Dubbelhuvud</translation>
    </message>
    <message>
        <source>The rules of a Swedish page: the tournament rules, four games, a stake for each point.</source>
        <translation>Reglerna från en svensk sida: turneringsreglerna, fyra spel, en insats för varje poäng.</translation>
    </message>
    <message>
        <source>DDV in the Polish reading</source>
        <translation>DDV enligt polsk läsart</translation>
    </message>
    <message>
        <source>The tournament rules as a Polish page tells them, without duty soli and without an end.</source>
        <translation>Turneringsreglerna som en polsk sida beskriver dem, utan pliktsolon och utan slut.</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Print the score sheet</source>
        <translation>Skriv ut protokollet</translation>
    </message>
    <message>
        <source>Save the score sheet as PDF</source>
        <translation>Spara protokollet som PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kan inte skrivas: %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Sida %1 av %2</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>Utskrivet %1</translation>
    </message>
    <message>
        <source>Score sheet: %1</source>
        <translation>Protokoll: %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Omgång %1</translation>
    </message>
</context>
<context>
    <name>prose</name>
    <message>
        <source>What differs from “%1”</source>
        <translation>Vad som skiljer sig från ”%1”</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Här</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Där</translation>
    </message>
    <message>
        <source>Re and Kontra</source>
        <translation>Re och Kontra</translation>
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
    <message numerus="yes">
        <source>with at least %n card(s) in the hand</source>
        <translation>
            <numerusform>med minst %n kort på handen</numerusform>
            <numerusform>med minst %n kort på handen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with at most %n card(s) on the table</source>
        <translation>
            <numerusform>med högst %n kort på bordet</numerusform>
            <numerusform>med högst %n kort på bordet</numerusform>
        </translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Angivelser</translation>
    </message>
    <message>
        <source>Whoever expects to win says Re or Kontra, by the own side, and after that no 90, no 60, no 30 or black, which the others then stay below. Each can be announced as long as this holds:</source>
        <translation>Den som räknar med att vinna säger Re eller Kontra, beroende på lag, och därefter inga 90, inga 60, inga 30 eller svart: då ska motståndarna stanna under det. Varje angivelse får göras så länge detta gäller:</translation>
    </message>
    <message>
        <source>Whoever expects to win knocks, and after that says no 90, no 60, no 30 or black: what is left to the others then. That does not show the side; everybody announces alone, and each announcement counts. Each can be made as long as this holds:</source>
        <translation>Den som räknar med att vinna knackar och säger därefter inga 90, inga 60, inga 30 eller svart: mer än så får motståndarna då inte. Det visar inte laget; alla anger var för sig, och varje angivelse räknas. Varje angivelse får göras så länge detta gäller:</translation>
    </message>
    <message>
        <source>A player who has played to the running trick counts as still holding that card.</source>
        <translation>För den som redan har spelat till det pågående sticket räknas det kortet ännu som kvar på handen.</translation>
    </message>
    <message>
        <source>Levels may be skipped; only the one that is announced must be in time.</source>
        <translation>Steg får hoppas över; bara det steg som anges måste vara i tid.</translation>
    </message>
    <message>
        <source>Levels may be skipped if those are in time too.</source>
        <translation>Steg får hoppas över om även de är i tid.</translation>
    </message>
    <message>
        <source>No level may be skipped: each is announced by itself.</source>
        <translation>Inget steg får hoppas över: vart och ett anges för sig.</translation>
    </message>
    <message>
        <source>Whoever has not announced may answer the opponents with Re or Kontra up to one card later.</source>
        <translation>Den som inte har gjort någon angivelse får svara motståndarna med Re eller Kontra upp till ett kort senare.</translation>
    </message>
    <message>
        <source>There are no replies with a later deadline.</source>
        <translation>Det finns inga svar med senare tidsgräns.</translation>
    </message>
    <message>
        <source>In the last trick nobody may announce anything any more.</source>
        <translation>I sista sticket får ingen längre göra någon angivelse.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody may announce anything when fewer than %n tricks are left.</source>
        <translation>
            <numerusform>Ingen får göra någon angivelse när färre än %n stick återstår.</numerusform>
            <numerusform>Ingen får göra någon angivelse när färre än %n stick återstår.</numerusform>
        </translation>
    </message>
    <message>
        <source>In a marriage each trick of the search gives one card more time.</source>
        <translation>I ett bröllop ger varje stick under sökandet ett kort längre tid.</translation>
    </message>
    <message>
        <source>The search for a partner of a marriage gives no more time.</source>
        <translation>Sökandet efter en partner i ett bröllop ger ingen extra tid.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever wins a first trick of %n or more card points must announce Re or Kontra, unless the own side has announced already.</source>
        <translation>
            <numerusform>Den som vinner ett första stick med minst %n öga måste säga Re eller Kontra, om inte det egna laget redan har gjort en angivelse.</numerusform>
            <numerusform>Den som vinner ett första stick med minst %n ögon måste säga Re eller Kontra, om inte det egna laget redan har gjort en angivelse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever wins a first trick of %n or more card points must announce, one level higher if the own side has announced already.</source>
        <translation>
            <numerusform>Den som vinner ett första stick med minst %n öga måste göra en angivelse, ett steg högre om det egna laget redan har gjort en.</numerusform>
            <numerusform>Den som vinner ett första stick med minst %n ögon måste göra en angivelse, ett steg högre om det egna laget redan har gjort en.</numerusform>
        </translation>
    </message>
    <message>
        <source>This duty falls away as soon as anybody has announced.</source>
        <translation>Plikten upphör så snart någon har gjort en angivelse.</translation>
    </message>
    <message>
        <source>The duty also holds in a marriage once the first trick has found the partner.</source>
        <translation>Plikten gäller även i ett bröllop när första sticket har gett partnern.</translation>
    </message>
    <message>
        <source>There is no such duty in a marriage.</source>
        <translation>I ett bröllop finns ingen sådan plikt.</translation>
    </message>
    <message>
        <source>Cards and trumps</source>
        <translation>Kort och trumf</translation>
    </message>
    <message>
        <source>We play with 48 cards: ace, ten, king, queen, jack and nine of clubs, spades, hearts and diamonds, each of them twice. Everybody gets 12 cards.</source>
        <translation>Vi spelar med 48 kort: ess, tio, kung, dam, knekt och nio i klöver, spader, hjärter och ruter, två av varje. Alla får 12 kort.</translation>
    </message>
    <message>
        <source>We play with 40 cards, without the nines: ace, ten, king, queen and jack of clubs, spades, hearts and diamonds, each of them twice. Everybody gets 10 cards.</source>
        <translation>Vi spelar med 40 kort, utan niorna: ess, tio, kung, dam och knekt i klöver, spader, hjärter och ruter, två av varje. Alla får 10 kort.</translation>
    </message>
    <message>
        <source>An ace counts 11 card points, a ten 10, a king 4, a queen 3 and a jack 2; together there are 240.</source>
        <translation>Ett ess räknas som 11 ögon, en tia som 10, en kung som 4, en dam som 3 och en knekt som 2; tillsammans blir det 240.</translation>
    </message>
    <message>
        <source>The players with the queens of clubs are Re, the others are Kontra.</source>
        <translation>Spelarna med klöverdamerna är Re, de andra är Kontra.</translation>
    </message>
    <message>
        <source>Trumps are, from the top: the tens of hearts, the queens, the jacks, and then ace, ten, king and nine of diamonds. Queens and jacks rank clubs, spades, hearts, diamonds.</source>
        <translation>Trumf är, uppifrån: hjärtertiorna, damerna, knektarna och sedan ess, tio, kung och nio i ruter. Damer och knektar rangordnas klöver, spader, hjärter, ruter.</translation>
    </message>
    <message>
        <source>Trumps are, from the top: the tens of hearts, the queens, the jacks, and then ace, ten and king of diamonds. Queens and jacks rank clubs, spades, hearts, diamonds.</source>
        <translation>Trumf är, uppifrån: hjärtertiorna, damerna, knektarna och sedan ess, tio och kung i ruter. Damer och knektar rangordnas klöver, spader, hjärter, ruter.</translation>
    </message>
    <message>
        <source>Trumps are, from the top: the queens, the jacks, and then ace, ten, king and nine of diamonds. Queens and jacks rank clubs, spades, hearts, diamonds.</source>
        <translation>Trumf är, uppifrån: damerna, knektarna och sedan ess, tio, kung och nio i ruter. Damer och knektar rangordnas klöver, spader, hjärter, ruter.</translation>
    </message>
    <message>
        <source>Trumps are, from the top: the queens, the jacks, and then ace, ten and king of diamonds. Queens and jacks rank clubs, spades, hearts, diamonds.</source>
        <translation>Trumf är, uppifrån: damerna, knektarna och sedan ess, tio och kung i ruter. Damer och knektar rangordnas klöver, spader, hjärter, ruter.</translation>
    </message>
    <message>
        <source>Clubs, spades and hearts are plain suits, in the order ace, ten, king, nine.</source>
        <translation>Klöver, spader och hjärter är felfärger, i ordningen ess, tio, kung, nio.</translation>
    </message>
    <message>
        <source>Clubs, spades and hearts are plain suits, in the order ace, ten, king.</source>
        <translation>Klöver, spader och hjärter är felfärger, i ordningen ess, tio, kung.</translation>
    </message>
    <message>
        <source>Whoever can must follow the suit that was led, or trump if trump was led; whoever cannot may play any card.</source>
        <translation>Den som kan måste bekänna färgen som spelades ut, eller trumf om trumf spelades ut; den som inte kan får spela vilket kort som helst.</translation>
    </message>
    <message>
        <source>Of two equal cards in a trick the first one is higher.</source>
        <translation>Av två lika kort i ett stick är det första högst.</translation>
    </message>
    <message>
        <source>Of the two tens of hearts, however, the second one beats the first.</source>
        <translation>Av de två hjärtertiorna slår dock den andra den första.</translation>
    </message>
    <message>
        <source>In the last trick it is the other way round: there the first ten of hearts wins.</source>
        <translation>I sista sticket är det tvärtom: där vinner den första hjärtertian.</translation>
    </message>
    <message>
        <source>Only in the last trick the second ten of hearts beats the first.</source>
        <translation>Bara i sista sticket slår den andra hjärtertian den första.</translation>
    </message>
    <message>
        <source>Once swines have been announced, the first ten of hearts always wins.</source>
        <translation>När svin har anmälts vinner alltid den första hjärtertian.</translation>
    </message>
    <message>
        <source>Whoever holds both aces of diamonds may announce swines before the first card is played; the two aces are then the highest trumps.</source>
        <translation>Den som har båda ruteressen får anmäla svin innan det första kortet spelas; de två essen är då högsta trumf.</translation>
    </message>
    <message>
        <source>Whoever holds both aces of diamonds may announce swines at any time while both are still in the hand; the two aces are then the highest trumps.</source>
        <translation>Den som har båda ruteressen får anmäla svin när som helst medan båda är kvar på handen; de två essen är då högsta trumf.</translation>
    </message>
    <message>
        <source>Whoever has held both aces of diamonds, and whose side has won the trick with the first one, may announce the second one as a swine; it is then the highest trump.</source>
        <translation>Den som har haft båda ruteressen, och vars lag har vunnit sticket med det första, får anmäla det andra som svin; det är då högsta trumf.</translation>
    </message>
    <message>
        <source>Whoever has won a trick with the first of both aces of diamonds may announce the second one as a swine; it is then the highest trump.</source>
        <translation>Den som har vunnit ett stick med det första av båda ruteressen får anmäla det andra som svin; det är då högsta trumf.</translation>
    </message>
    <message>
        <source>In suit soli the aces of the trump suit can become swines.</source>
        <translation>I färgsolon kan essen i trumffärgen bli svin.</translation>
    </message>
    <message>
        <source>There are no swines in soli.</source>
        <translation>I solon finns inga svin.</translation>
    </message>
    <message>
        <source>Swines are also possible in a poverty.</source>
        <translation>Svin är möjliga även i en fattigdom.</translation>
    </message>
    <message>
        <source>There are no swines in a poverty.</source>
        <translation>I en fattigdom finns inga svin.</translation>
    </message>
    <message>
        <source>Once there are swines, whoever holds both nines of diamonds may announce hyperswines, which beat even the swines.</source>
        <translation>När det finns svin får den som har båda ruterniorna anmäla hypersvin, som slår till och med svinen.</translation>
    </message>
    <message>
        <source>Once there are swines, whoever holds both kings of diamonds may announce hyperswines, which beat even the swines.</source>
        <translation>När det finns svin får den som har båda ruterkungarna anmäla hypersvin, som slår till och med svinen.</translation>
    </message>
    <message>
        <source>This too happens before the first card.</source>
        <translation>Även det sker före första kortet.</translation>
    </message>
    <message>
        <source>This may happen at any time while both cards are in the hand.</source>
        <translation>Det får ske när som helst medan båda korten är kvar på handen.</translation>
    </message>
    <message>
        <source>One player may have swines and hyperswines.</source>
        <translation>En och samma spelare får ha både svin och hypersvin.</translation>
    </message>
    <message>
        <source>Whoever has announced swines cannot have hyperswines as well.</source>
        <translation>Den som har anmält svin kan inte också ha hypersvin.</translation>
    </message>
    <message>
        <source>There are hyperswines in suit soli too.</source>
        <translation>Hypersvin finns även i färgsolon.</translation>
    </message>
    <message>
        <source>There are no hyperswines in soli.</source>
        <translation>I solon finns inga hypersvin.</translation>
    </message>
    <message>
        <source>There are hyperswines in a poverty too.</source>
        <translation>Hypersvin finns även i en fattigdom.</translation>
    </message>
    <message>
        <source>There are no hyperswines in a poverty.</source>
        <translation>I en fattigdom finns inga hypersvin.</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Bröllop</translation>
    </message>
    <message>
        <source>Whoever holds both queens of clubs may announce a marriage. The partner is found in one of these ways, which the bridegroom names:</source>
        <translation>Den som har båda klöverdamerna får anmäla bröllop. Partnern utses på ett av dessa sätt, som bröllopsspelaren väljer:</translation>
    </message>
    <message>
        <source>the first trick that another player wins</source>
        <translation>det första sticket som en annan spelare vinner</translation>
    </message>
    <message>
        <source>the first trick led with a plain suit that another player wins</source>
        <translation>det första sticket med en felfärg i utspel som en annan spelare vinner</translation>
    </message>
    <message>
        <source>the first club, spade or heart trick that another player wins</source>
        <translation>det första klöver-, spader- eller hjärtersticket som en annan spelare vinner</translation>
    </message>
    <message>
        <source>the first trick led with trump that another player wins</source>
        <translation>det första sticket med trumf i utspel som en annan spelare vinner</translation>
    </message>
    <message>
        <source>Whoever holds both queens of clubs may announce a marriage; the first other player who wins a trick becomes the partner.</source>
        <translation>Den som har båda klöverdamerna får anmäla bröllop; den första andra spelare som vinner ett stick blir partner.</translation>
    </message>
    <message>
        <source>Whoever holds both queens of clubs may announce a marriage; the first other player who wins a trick led with a plain suit becomes the partner.</source>
        <translation>Den som har båda klöverdamerna får anmäla bröllop; den första andra spelare som vinner ett stick där en felfärg har spelats ut blir partner.</translation>
    </message>
    <message>
        <source>Whoever holds both queens of clubs may announce a marriage and names clubs, spades or hearts; the first other player who wins a trick led with that suit becomes the partner.</source>
        <translation>Den som har båda klöverdamerna får anmäla bröllop och väljer då klöver, spader eller hjärter; den första andra spelare som vinner ett stick där den färgen har spelats ut blir partner.</translation>
    </message>
    <message>
        <source>Whoever holds both queens of clubs may announce a marriage; the first other player who wins a trick led with trump becomes the partner.</source>
        <translation>Den som har båda klöverdamerna får anmäla bröllop; den första andra spelare som vinner ett stick där trumf har spelats ut blir partner.</translation>
    </message>
    <message>
        <source>It does not matter whether the winner of a plain-suit trick has ruffed.</source>
        <translation>Det spelar ingen roll om den som vinner ett färgstick har trumfat.</translation>
    </message>
    <message>
        <source>A plain-suit trick that is ruffed does not count.</source>
        <translation>Ett färgstick som trumfas räknas inte.</translation>
    </message>
    <message>
        <source>If no partner is found, the bridegroom plays alone.</source>
        <translation>Om ingen partner hittas spelar bröllopsspelaren ensam.</translation>
    </message>
    <message numerus="yes">
        <source>If no partner is found in the first %n trick(s), the bridegroom plays alone.</source>
        <translation>
            <numerusform>Om ingen partner hittas i det första sticket spelar bröllopsspelaren ensam.</numerusform>
            <numerusform>Om ingen partner hittas i de första %n sticken spelar bröllopsspelaren ensam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no partner is found in the first %n trick(s) that could have done it, the bridegroom plays alone.</source>
        <translation>
            <numerusform>Om ingen partner hittas i det första sticket som hade kunnat ge en spelar bröllopsspelaren ensam.</numerusform>
            <numerusform>Om ingen partner hittas i de första %n sticken som hade kunnat ge en spelar bröllopsspelaren ensam.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first trick that could find a partner decides: if the bridegroom wins it, he plays alone.</source>
        <translation>Det första sticket som kan ge en partner avgör: om bröllopsspelaren själv vinner det spelar han ensam.</translation>
    </message>
    <message numerus="yes">
        <source>The bridegroom gets %n point(s) from each of the others for the marriage.</source>
        <translation>
            <numerusform>För bröllopet får bröllopsspelaren %n poäng av var och en av de andra.</numerusform>
            <numerusform>För bröllopet får bröllopsspelaren %n poäng av var och en av de andra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever keeps silent about both queens of clubs plays alone against the three others.</source>
        <translation>Den som tiger om båda klöverdamerna spelar ensam mot de tre andra.</translation>
    </message>
    <message>
        <source>Genscher: whoever holds both kings of diamonds may name a new partner when playing the first of them.</source>
        <translation>Genscher: den som har båda ruterkungarna får utse en ny partner när den första av dem spelas.</translation>
    </message>
    <message numerus="yes">
        <source>This is possible up to trick %n.</source>
        <translation>
            <numerusform>Det är möjligt till och med stick %n.</numerusform>
            <numerusform>Det är möjligt till och med stick %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation>Bockrundor</translation>
    </message>
    <message>
        <source>There are no bock rounds.</source>
        <translation>Det finns inga bockrundor.</translation>
    </message>
    <message numerus="yes">
        <source>A bock round follows, in which everybody deals once and each game counts %n times:</source>
        <translation>
            <numerusform>En bockrunda, där alla ger en gång och varje spel räknas %n gång, följer:</numerusform>
            <numerusform>En bockrunda, där alla ger en gång och varje spel räknas %n gånger, följer:</numerusform>
        </translation>
    </message>
    <message>
        <source>after a game with 120 card points on both sides</source>
        <translation>efter ett spel där båda lagen har 120 ögon</translation>
    </message>
    <message>
        <source>after a lost solo</source>
        <translation>efter ett förlorat solo</translation>
    </message>
    <message>
        <source>after a lost announcement</source>
        <translation>efter en förlorad angivelse</translation>
    </message>
    <message>
        <source>after a trick of four plain hearts</source>
        <translation>efter ett stick med fyra hjärter som inte är trumf</translation>
    </message>
    <message>
        <source>after a game in which a side has no trick</source>
        <translation>efter ett spel där ett av lagen inte har något stick</translation>
    </message>
    <message>
        <source>after a game in which nobody writes anything</source>
        <translation>efter ett spel där ingen skriver något</translation>
    </message>
    <message>
        <source>after a cold strike, 120 to 120</source>
        <translation>efter ett kallt slag, 120 mot 120</translation>
    </message>
    <message>
        <source>after a game in which both sides have announced</source>
        <translation>efter ett spel där båda lagen har gjort angivelser</translation>
    </message>
    <message>
        <source>A new bock round begins when the open ones are over.</source>
        <translation>En ny bockrunda börjar när de pågående är slut.</translation>
    </message>
    <message>
        <source>A new bock round begins at once and multiplies with the open ones.</source>
        <translation>En ny bockrunda börjar genast och multipliceras med de pågående.</translation>
    </message>
    <message numerus="yes">
        <source>No game counts more than %n times; what would is played later.</source>
        <translation>
            <numerusform>Inget spel räknas mer än %n gång; det som skulle göra det spelas senare.</numerusform>
            <numerusform>Inget spel räknas mer än %n gånger; det som skulle göra det spelas senare.</numerusform>
        </translation>
    </message>
    <message>
        <source>A game with several reasons brings as many bock rounds.</source>
        <translation>Ett spel med flera anledningar ger lika många bockrundor.</translation>
    </message>
    <message>
        <source>A game with several reasons brings one bock round.</source>
        <translation>Ett spel med flera anledningar ger en enda bockrunda.</translation>
    </message>
    <message>
        <source>Duty soli take no part in bock rounds.</source>
        <translation>Pliktsolon ingår inte i bockrundor.</translation>
    </message>
    <message>
        <source>Duty soli take part in bock rounds.</source>
        <translation>Pliktsolon ingår i bockrundor.</translation>
    </message>
    <message numerus="yes">
        <source>A bock round follows, in which everybody deals once and the winner gets %n more point(s):</source>
        <translation>
            <numerusform>En bockrunda, där alla ger en gång och vinnaren får %n poäng till, följer:</numerusform>
            <numerusform>En bockrunda, där alla ger en gång och vinnaren får %n poäng till, följer:</numerusform>
        </translation>
    </message>
    <message>
        <source>The party and its score</source>
        <translation>Partiet och protokollet</translation>
    </message>
    <message numerus="yes">
        <source>A party has %n round(s); in a round everybody deals once.</source>
        <translation>
            <numerusform>Ett parti har %n omgång; i en omgång ger alla en gång.</numerusform>
            <numerusform>Ett parti har %n omgångar; i en omgång ger alla en gång.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A party ends when %n point(s) have been written altogether.</source>
        <translation>
            <numerusform>Ett parti slutar när sammanlagt %n poäng har skrivits.</numerusform>
            <numerusform>Ett parti slutar när sammanlagt %n poäng har skrivits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A party ends after %n game(s) at the latest.</source>
        <translation>
            <numerusform>Ett parti slutar senast efter %n spel.</numerusform>
            <numerusform>Ett parti slutar senast efter %n spel.</numerusform>
        </translation>
    </message>
    <message>
        <source>A party has no fixed end.</source>
        <translation>Ett parti har inget bestämt slut.</translation>
    </message>
    <message>
        <source>The winners write the value of the game as plus points, the others nothing.</source>
        <translation>Vinnarna skriver spelets värde som pluspoäng, de andra ingenting.</translation>
    </message>
    <message>
        <source>The losers write the value of the game as minus points, the others nothing.</source>
        <translation>Förlorarna skriver spelets värde som minuspoäng, de andra ingenting.</translation>
    </message>
    <message>
        <source>The winners write the value of the game as plus, the losers as minus points.</source>
        <translation>Vinnarna skriver spelets värde som pluspoäng, förlorarna som minuspoäng.</translation>
    </message>
    <message>
        <source>A soloist writes three times the value.</source>
        <translation>En solospelare skriver tre gånger värdet.</translation>
    </message>
    <message>
        <source>In a solo everybody writes three times the value.</source>
        <translation>I ett solo skriver alla tre gånger värdet.</translation>
    </message>
    <message numerus="yes">
        <source>We count play money: a point is worth %n hundredth(s).</source>
        <translation>
            <numerusform>Vi räknar i spelpengar: en poäng är värd %n hundradel.</numerusform>
            <numerusform>Vi räknar i spelpengar: en poäng är värd %n hundradelar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody loses more than %n hundredth(s) in a game.</source>
        <translation>
            <numerusform>Ingen förlorar mer än %n hundradel i ett spel.</numerusform>
            <numerusform>Ingen förlorar mer än %n hundradelar i ett spel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The house keeps %n per cent of the winnings.</source>
        <translation>
            <numerusform>Huset behåller %n procent av vinsterna.</numerusform>
            <numerusform>Huset behåller %n procent av vinsterna.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best player of the party wins the stakes of the others.</source>
        <translation>Partiets bästa spelare vinner de andras insatser.</translation>
    </message>
    <message>
        <source>What may be seen</source>
        <translation>Vad som får ses</translation>
    </message>
    <message>
        <source>The last trick may be looked at again.</source>
        <translation>Det senaste sticket får ses igen.</translation>
    </message>
    <message numerus="yes">
        <source>The last %n tricks may be looked at again.</source>
        <translation>
            <numerusform>Det senaste sticket får ses igen.</numerusform>
            <numerusform>De senaste %n sticken får ses igen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All tricks may be looked at again.</source>
        <translation>Alla stick får ses igen.</translation>
    </message>
    <message>
        <source>The piles show single tricks.</source>
        <translation>Högarna visar enskilda stick.</translation>
    </message>
    <message>
        <source>The card points of the piles are shown.</source>
        <translation>Högarnas ögon visas.</translation>
    </message>
    <message>
        <source>Who plays a special game stays marked.</source>
        <translation>Den som spelar ett särskilt spel är märkt hela tiden.</translation>
    </message>
    <message>
        <source>Sides that are known are marked.</source>
        <translation>Kända lag märks ut.</translation>
    </message>
    <message>
        <source>Cards that may be played may be marked.</source>
        <translation>Kort som får spelas får märkas ut.</translation>
    </message>
    <message>
        <source>For learning the hands may be opened.</source>
        <translation>För den som vill lära sig får händerna visas öppet.</translation>
    </message>
    <message>
        <source>A player may ask for a hint.</source>
        <translation>En spelare får be om ett tips.</translation>
    </message>
    <message>
        <source>A player may take a card back.</source>
        <translation>En spelare får ta tillbaka ett kort.</translation>
    </message>
    <message>
        <source>What has been played stays played.</source>
        <translation>Lagt kort ligger.</translation>
    </message>
    <message>
        <source>Dealing and reservations</source>
        <translation>Giv och förbehåll</translation>
    </message>
    <message>
        <source>We are five at the table: the dealer sits out and writes nothing.</source>
        <translation>Vi är fem vid bordet: givaren sitter över och skriver inget.</translation>
    </message>
    <message>
        <source>We are four at the table.</source>
        <translation>Vi är fyra vid bordet.</translation>
    </message>
    <message>
        <source>It is a duel: two people across from each other play against one another, each with a computer as partner.</source>
        <translation>Det är en duell: två människor mitt emot varandra spelar mot varandra, var och en med en dator som partner.</translation>
    </message>
    <message>
        <source>The cards are dealt in packets of %1.</source>
        <translation>Korten ges i buntar om %1.</translation>
    </message>
    <message>
        <source>The cards are dealt one by one.</source>
        <translation>Korten ges ett i taget.</translation>
    </message>
    <message>
        <source>No hand may be thrown in.</source>
        <translation>Ingen hand får kastas.</translation>
    </message>
    <message>
        <source>A hand may be thrown in; it is shown, and the same player deals again:</source>
        <translation>En hand får kastas, varvid den visas och samma spelare ger igen:</translation>
    </message>
    <message numerus="yes">
        <source>with %n or more nines</source>
        <translation>
            <numerusform>med minst %n nia</numerusform>
            <numerusform>med minst %n nior</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n or more kings</source>
        <translation>
            <numerusform>med minst %n kung</numerusform>
            <numerusform>med minst %n kungar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n or more nines and kings together</source>
        <translation>
            <numerusform>med minst %n nia eller kung</numerusform>
            <numerusform>med minst %n nior och kungar tillsammans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n or more card points</source>
        <translation>
            <numerusform>med minst %n öga</numerusform>
            <numerusform>med minst %n ögon</numerusform>
        </translation>
    </message>
    <message>
        <source>without any trump above the ace of diamonds</source>
        <translation>utan någon trumf över ruteress</translation>
    </message>
    <message>
        <source>without any trump above the jack of diamonds</source>
        <translation>utan någon trumf över ruterknekt</translation>
    </message>
    <message>
        <source>Before the first card everybody chooses in secret which game to play.</source>
        <translation>Före första kortet väljer alla i hemlighet vilket spel de vill spela.</translation>
    </message>
    <message>
        <source>Before the first card everybody says in turn “healthy” or “reservation”. Then those with a reservation are asked for its kind, one kind after the other, until one is played.</source>
        <translation>Före första kortet säger alla i tur och ordning ”frisk” eller ”förbehåll”. Sedan tillfrågas de som har ett förbehåll om vilken sort det är, den ena sorten efter den andra, tills någon spelas.</translation>
    </message>
    <message>
        <source>Before the first card everybody says in turn “healthy”, “small” or “big”. A big reservation is a solo and goes before all small ones; then those that remain are asked for the kind.</source>
        <translation>Före första kortet säger alla i tur och ordning ”frisk”, ”litet” eller ”stort”. Ett stort förbehåll är ett solo och går före alla små; sedan tillfrågas de som återstår om sorten.</translation>
    </message>
    <message>
        <source>If several have a reservation, this order decides: %1.</source>
        <translation>Om flera har förbehåll avgör denna ordning: %1.</translation>
    </message>
    <message>
        <source>A solo goes before a thrown hand.</source>
        <translation>Ett solo går före en kastad hand.</translation>
    </message>
    <message>
        <source>A thrown hand goes before a solo.</source>
        <translation>En kastad hand går före ett solo.</translation>
    </message>
    <message>
        <source>A solo goes before a marriage.</source>
        <translation>Ett solo går före ett bröllop.</translation>
    </message>
    <message>
        <source>A solo goes before a poverty, and a poverty before a marriage.</source>
        <translation>Ett solo går före en fattigdom, och en fattigdom före ett bröllop.</translation>
    </message>
    <message>
        <source>A poverty goes before a marriage.</source>
        <translation>En fattigdom går före ett bröllop.</translation>
    </message>
    <message>
        <source>A solo goes before a marriage, and a marriage before a poverty.</source>
        <translation>Ett solo går före ett bröllop, och ett bröllop före en fattigdom.</translation>
    </message>
    <message>
        <source>A marriage goes before a poverty.</source>
        <translation>Ett bröllop går före en fattigdom.</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Fattigdom</translation>
    </message>
    <message>
        <source>There is no poverty.</source>
        <translation>Det finns ingen fattigdom.</translation>
    </message>
    <message>
        <source>Whoever holds at most three trumps may declare a poverty.</source>
        <translation>Den som har högst tre trumf får anmäla fattigdom.</translation>
    </message>
    <message>
        <source>Aces of diamonds are not counted for this.</source>
        <translation>Ruteress räknas då inte.</translation>
    </message>
    <message>
        <source>One ace of diamonds is not counted for this.</source>
        <translation>Ett ruteress räknas då inte.</translation>
    </message>
    <message>
        <source>A single ace of diamonds is not counted for this; two are.</source>
        <translation>Ett ensamt ruteress räknas då inte; två räknas.</translation>
    </message>
    <message>
        <source>Then the cards are dealt again.</source>
        <translation>Då blir det ny giv.</translation>
    </message>
    <message>
        <source>With one trump or none the cards are dealt again.</source>
        <translation>Med en eller ingen trumf blir det ny giv.</translation>
    </message>
    <message>
        <source>If two players are poor, the poverty of the first one is played.</source>
        <translation>Om två spelare är fattiga spelas den förstas fattigdom.</translation>
    </message>
    <message>
        <source>If two players are poor, the cards are dealt again.</source>
        <translation>Om två spelare är fattiga blir det ny giv.</translation>
    </message>
    <message>
        <source>The poor player lays three cards, all trumps among them, face down on the table and offers them to the others.</source>
        <translation>Den fattiga spelaren lägger tre kort, däribland alla trumf, på bordet med baksidan upp och erbjuder dem åt de andra.</translation>
    </message>
    <message>
        <source>The poor player lays the trumps, and nothing else, face down on the table and offers them to the others.</source>
        <translation>Den fattiga spelaren lägger sina trumf, och inget annat, på bordet med baksidan upp och erbjuder dem åt de andra.</translation>
    </message>
    <message>
        <source>Aces of diamonds are passed on top of the three cards.</source>
        <translation>Ruteress lämnas över utöver de tre korten.</translation>
    </message>
    <message>
        <source>Aces of diamonds among them lie face up.</source>
        <translation>Ruteress bland dem ligger öppna.</translation>
    </message>
    <message>
        <source>The player after the poor one is asked first, then the others in turn.</source>
        <translation>Först tillfrågas spelaren efter den fattiga, sedan de andra i tur och ordning.</translation>
    </message>
    <message>
        <source>The player left of the dealer is asked first, then the others in turn.</source>
        <translation>Först tillfrågas spelaren till vänster om givaren, sedan de andra i tur och ordning.</translation>
    </message>
    <message>
        <source>Whoever takes them becomes the partner and gives as many cards back; it is said how many trumps are among them.</source>
        <translation>Den som tar dem blir partner och ger lika många kort tillbaka; det sägs hur många av dem som är trumf.</translation>
    </message>
    <message>
        <source>Whoever takes them becomes the partner and gives as many cards back; it is said whether there are trumps among them.</source>
        <translation>Den som tar dem blir partner och ger lika många kort tillbaka; det sägs om det finns trumf bland dem.</translation>
    </message>
    <message>
        <source>If nobody takes them, the cards are dealt again.</source>
        <translation>Om ingen tar dem blir det ny giv.</translation>
    </message>
    <message>
        <source>If nobody takes them, everybody plays alone, and the fewest card points win.</source>
        <translation>Om ingen tar dem spelar alla ensamma, och den som får minst antal ögon vinner.</translation>
    </message>
    <message>
        <source>Soli</source>
        <translation>Solon</translation>
    </message>
    <message>
        <source>There are no soli.</source>
        <translation>Det finns inga solon.</translation>
    </message>
    <message>
        <source>Whoever wants to may play alone against the three others:</source>
        <translation>Den som vill får spela ensam mot de tre andra:</translation>
    </message>
    <message>
        <source>Suit solo (%1): the suit is trump in place of diamonds; tens of hearts, queens and jacks stay trumps.</source>
        <translation>Färgsolo (%1): färgen är trumf i stället för ruter; hjärtertior, damer och knektar förblir trumf.</translation>
    </message>
    <message>
        <source>Suit solo (%1): the suit is trump in place of diamonds; queens and jacks stay trumps.</source>
        <translation>Färgsolo (%1): färgen är trumf i stället för ruter; damer och knektar förblir trumf.</translation>
    </message>
    <message>
        <source>Pure suit solo: only the cards of one suit are trumps.</source>
        <translation>Rent färgsolo: bara korten i en färg är trumf.</translation>
    </message>
    <message>
        <source>Queen solo: only the queens are trumps.</source>
        <translation>Damsolo: bara damerna är trumf.</translation>
    </message>
    <message>
        <source>Jack solo: only the jacks are trumps.</source>
        <translation>Knektsolo: bara knektarna är trumf.</translation>
    </message>
    <message>
        <source>King solo: only the kings are trumps.</source>
        <translation>Kungssolo: bara kungarna är trumf.</translation>
    </message>
    <message>
        <source>Queen-jack solo: queens and below them jacks are trumps.</source>
        <translation>Dam-knekt-solo: damer och under dem knektar är trumf.</translation>
    </message>
    <message>
        <source>King-jack solo: kings and below them jacks are trumps.</source>
        <translation>Kung-knekt-solo: kungar och under dem knektar är trumf.</translation>
    </message>
    <message>
        <source>King-queen solo: kings and below them queens are trumps.</source>
        <translation>Kung-dam-solo: kungar och under dem damer är trumf.</translation>
    </message>
    <message>
        <source>Koehler: kings, below them queens, below them jacks are trumps.</source>
        <translation>Köhler: kungar, under dem damer och under dem knektar är trumf.</translation>
    </message>
    <message>
        <source>Meatless solo: there are no trumps.</source>
        <translation>Köttfritt solo: det finns ingen trumf.</translation>
    </message>
    <message>
        <source>Fewest-tricks solo: with the normal trumps, everybody for themselves; the soloist wins with fewer tricks than anybody else.</source>
        <translation>Solo på minst antal stick: med den vanliga trumfen, alla mot alla; solospelaren vinner med färre stick än alla andra.</translation>
    </message>
    <message>
        <source>If several want a solo, the first one after the dealer plays it.</source>
        <translation>Om flera vill spela solo spelar den första efter givaren.</translation>
    </message>
    <message>
        <source>If several want a solo, a duty solo goes before a voluntary one; of the same sort, the first one after the dealer plays.</source>
        <translation>Om flera vill spela solo går ett pliktsolo före ett frivilligt; är de av samma sort spelar den första efter givaren.</translation>
    </message>
    <message>
        <source>If several want a solo, the higher one is played; from the top: %1.</source>
        <translation>Om flera vill spela solo spelas det högsta; uppifrån: %1.</translation>
    </message>
    <message>
        <source>If several want a solo, all soli have the same rank.</source>
        <translation>Om flera vill spela solo har alla solon samma rang.</translation>
    </message>
    <message>
        <source>Of two equal soli that of the first one after the dealer is played.</source>
        <translation>Av två likvärdiga solon spelas det som den första efter givaren har.</translation>
    </message>
    <message>
        <source>Of two equal soli that of the player who promises more is played; the promise binds.</source>
        <translation>Av två likvärdiga solon spelas det vars spelare lovar mest; löftet binder.</translation>
    </message>
    <message>
        <source>In a solo the soloist leads.</source>
        <translation>I ett solo spelar solospelaren ut.</translation>
    </message>
    <message>
        <source>In a solo too the player left of the dealer leads.</source>
        <translation>Även i ett solo spelar spelaren till vänster om givaren ut.</translation>
    </message>
    <message>
        <source>In a duty solo the soloist leads, in other soli the player left of the dealer.</source>
        <translation>I ett pliktsolo spelar solospelaren ut, i andra solon spelaren till vänster om givaren.</translation>
    </message>
    <message>
        <source>After a voluntary solo the same player deals again.</source>
        <translation>Efter ett frivilligt solo ger samma spelare igen.</translation>
    </message>
    <message>
        <source>After a solo the deal moves on as always.</source>
        <translation>Efter ett solo går given vidare som vanligt.</translation>
    </message>
    <message>
        <source>After a duty solo the same player deals again, after other soli the deal moves on.</source>
        <translation>Efter ett pliktsolo ger samma spelare igen, efter andra solon går given vidare.</translation>
    </message>
    <message>
        <source>After every solo the same player deals again.</source>
        <translation>Efter varje solo ger samma spelare igen.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody owes %n duty solo(s) in the party.</source>
        <translation>
            <numerusform>Under partiet måste alla spela %n pliktsolo.</numerusform>
            <numerusform>Under partiet måste alla spela %n pliktsolon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must be suit soli.</source>
        <translation>
            <numerusform>%n av dem måste vara ett färgsolo.</numerusform>
            <numerusform>%n av dem måste vara färgsolon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must be soli with kings, queens or jacks as trumps.</source>
        <translation>
            <numerusform>%n av dem måste vara ett solo med kungar, damer eller knektar som trumf.</numerusform>
            <numerusform>%n av dem måste vara solon med kungar, damer eller knektar som trumf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever still owes one at the end of the party is made to play it.</source>
        <translation>Den som har något kvar i slutet av partiet tvingas spela det.</translation>
    </message>
    <message>
        <source>Whoever is made to may first ask whether somebody else wants to play a solo.</source>
        <translation>Den som tvingas får först fråga om någon annan vill spela ett solo.</translation>
    </message>
    <message>
        <source>A voluntary solo is only allowed after the own duty soli.</source>
        <translation>Ett frivilligt solo är tillåtet först efter de egna pliktsolona.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Vinst</translation>
    </message>
    <message>
        <source>Re wins with 121 card points, Kontra with 120. If Kontra alone has announced, Kontra needs 121, and Re wins with 120. Whoever has said no 90, no 60, no 30 or black wins only if the others stay below that; they in turn need no more than to reach it.</source>
        <translation>Re vinner med 121 ögon, Kontra med 120. Om bara Kontra har gjort en angivelse behöver Kontra 121, och Re vinner med 120. Den som har sagt inga 90, inga 60, inga 30 eller svart vinner bara om motståndarna stannar under det; de i sin tur behöver inte mer än att nå dit.</translation>
    </message>
    <message>
        <source>Re wins with 121 card points, Kontra with 120. If Kontra alone has announced, Kontra needs 121, and Re wins with 120. Announcements bind strictly: Re and Kontra promise 120, and a reply promises to reach what the opponents deny.</source>
        <translation>Re vinner med 121 ögon, Kontra med 120. Om bara Kontra har gjort en angivelse behöver Kontra 121, och Re vinner med 120. Angivelser är strikt bindande: Re och Kontra lovar 120, och ett svar lovar att nå det som motståndarna förnekar.</translation>
    </message>
    <message>
        <source>Re wins with 121 card points, Kontra with 120. Each step that a side has announced raises what it needs by 30; Re and Kontra are a step of their own.</source>
        <translation>Re vinner med 121 ögon, Kontra med 120. Varje steg som ett lag har angett höjer vad det behöver med 30; Re och Kontra är egna steg.</translation>
    </message>
    <message>
        <source>Re wins with 121 card points, Kontra with 120. Each step from no 90 on raises what a side needs by 30.</source>
        <translation>Re vinner med 121 ögon, Kontra med 120. Varje steg från och med inga 90 höjer vad ett lag behöver med 30.</translation>
    </message>
    <message>
        <source>Re wins with 121 card points, Kontra with 120. If Kontra alone has announced, Kontra needs 121, and Re wins with 120. Each level from no 90 on raises what a side needs by 30; Kontra needs one card point less than Re as soon as Re has been said.</source>
        <translation>Re vinner med 121 ögon, Kontra med 120. Om bara Kontra har gjort en angivelse behöver Kontra 121, och Re vinner med 120. Varje steg från och med inga 90 höjer vad ett lag behöver med 30; Kontra behöver ett öga mindre än Re så snart Re har sagts.</translation>
    </message>
    <message>
        <source>If both sides miss what they announced, nobody wins, and what was earned counts.</source>
        <translation>Om båda lagen missar det de har angett vinner ingen, och det som ändå har uppnåtts räknas.</translation>
    </message>
    <message>
        <source>If both sides miss what they announced, the game counts nothing.</source>
        <translation>Om båda lagen missar det de har angett ger spelet ingenting.</translation>
    </message>
    <message>
        <source>Cowardice: a side that wins three levels above its announcement loses the game instead; not in soli.</source>
        <translation>Feghet: ett lag som vinner tre steg över sin angivelse förlorar i stället spelet; inte i solon.</translation>
    </message>
    <message>
        <source>What a game counts</source>
        <translation>Vad ett spel ger</translation>
    </message>
    <message>
        <source>The winner has these points:</source>
        <translation>Vinnaren får dessa poäng:</translation>
    </message>
    <message>
        <source>1 for the game</source>
        <translation>1 för spelet</translation>
    </message>
    <message>
        <source>1 each if the others have fewer than 90, 60 or 30 card points, or no trick</source>
        <translation>1 vardera om de andra har färre än 90, 60 eller 30 ögon, eller inget stick</translation>
    </message>
    <message>
        <source>1 for each level from no 90 on that either side has announced</source>
        <translation>1 för varje steg från och med inga 90 som något av lagen har angett</translation>
    </message>
    <message>
        <source>1 for 120 card points against no 90, for 90 against no 60, for 60 against no 30 or for 30 against black; of several only the highest</source>
        <translation>1 för 120 ögon mot inga 90, för 90 mot inga 60, för 60 mot inga 30 eller för 30 mot svart; av flera bara för det högsta</translation>
    </message>
    <message>
        <source>1 each for 120 card points against no 90, for 90 against no 60, for 60 against no 30 and for 30 against black</source>
        <translation>1 vardera för 120 ögon mot inga 90, för 90 mot inga 60, för 60 mot inga 30 och för 30 mot svart</translation>
    </message>
    <message numerus="yes">
        <source>%n for each Re and Kontra that was said</source>
        <translation>
            <numerusform>%n för varje Re och Kontra som har sagts</numerusform>
            <numerusform>%n för varje Re och Kontra som har sagts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more for a Re or Kontra before the first card</source>
        <translation>
            <numerusform>%n till för ett Re eller Kontra före första kortet</numerusform>
            <numerusform>%n till för ett Re eller Kontra före första kortet</numerusform>
        </translation>
    </message>
    <message>
        <source>1 for Kontra for winning against the queens of clubs; not in soli</source>
        <translation>1 åt Kontra för vinst mot klöverdamerna; inte i solon</translation>
    </message>
    <message>
        <source>1 for Kontra for winning against the queens of clubs, in soli too</source>
        <translation>1 åt Kontra för vinst mot klöverdamerna, även i solon</translation>
    </message>
    <message>
        <source>There is no point against the queens in a poverty.</source>
        <translation>I en fattigdom ges ingen poäng mot damerna.</translation>
    </message>
    <message>
        <source>There is a point against the queens in a poverty too.</source>
        <translation>Även i en fattigdom ges poängen mot damerna.</translation>
    </message>
    <message>
        <source>There is a point against the queens in a silent marriage too.</source>
        <translation>Även i ett tyst bröllop ges poängen mot damerna.</translation>
    </message>
    <message>
        <source>There is no point against the queens in a silent marriage.</source>
        <translation>I ett tyst bröllop ges ingen poäng mot damerna.</translation>
    </message>
    <message>
        <source>Points for an announcement that the opponents missed, and special points, also go to a side that loses; the winner has so many fewer.</source>
        <translation>Poäng för en angivelse som motståndarna missade, och extrapoäng, går även till ett lag som förlorar; vinnaren får så många färre.</translation>
    </message>
    <message>
        <source>If Kontra wins with just 120 card points, the game counts 1 point, and none against the queens.</source>
        <translation>Om Kontra vinner med exakt 120 ögon ger spelet 1 poäng och ingen mot damerna.</translation>
    </message>
    <message>
        <source>Re and Kontra double the points, each of them.</source>
        <translation>Re och Kontra fördubblar poängen, var för sig.</translation>
    </message>
    <message>
        <source>The point against the queens is doubled as well.</source>
        <translation>Även poängen mot damerna fördubblas.</translation>
    </message>
    <message>
        <source>The point against the queens is not doubled.</source>
        <translation>Poängen mot damerna fördubblas inte.</translation>
    </message>
    <message>
        <source>Special points are not doubled by Re and Kontra, but bock counts for them too.</source>
        <translation>Extrapoäng fördubblas inte av Re och Kontra, men bock gäller även dem.</translation>
    </message>
    <message>
        <source>Special points are multiplied with everything else.</source>
        <translation>Extrapoäng multipliceras med allt annat.</translation>
    </message>
    <message>
        <source>Special points are never multiplied.</source>
        <translation>Extrapoäng multipliceras aldrig.</translation>
    </message>
    <message>
        <source>If the special points of the losers outweigh the value, the game counts nothing.</source>
        <translation>Om förlorarnas extrapoäng väger tyngre än värdet ger spelet ingenting.</translation>
    </message>
    <message>
        <source>If the special points of the losers outweigh the value, the winners lose the rest.</source>
        <translation>Om förlorarnas extrapoäng väger tyngre än värdet förlorar vinnarna resten.</translation>
    </message>
    <message>
        <source>A solo brings its winner these points on top:</source>
        <translation>Ett solo ger sin vinnare dessa poäng därtill:</translation>
    </message>
    <message>
        <source>Special points</source>
        <translation>Extrapoäng</translation>
    </message>
    <message>
        <source>For each of these the side that has done it gets a point:</source>
        <translation>För var och en av följande prestationer får laget en poäng:</translation>
    </message>
    <message>
        <source>Doppelkopf: a trick of 40 or more card points</source>
        <translation>Dubbelhuvud: ett stick med 40 ögon eller mer</translation>
    </message>
    <message>
        <source>Doppelkopf: a trick of 40 or more card points; not in a poverty</source>
        <translation>Dubbelhuvud: ett stick med 40 ögon eller mer; inte i en fattigdom</translation>
    </message>
    <message>
        <source>Caught fox: an ace of diamonds of the opponents in an own trick</source>
        <translation>Fångad räv: ett ruteress från motståndarna i ett eget stick</translation>
    </message>
    <message>
        <source>Fox in the last trick: one that is caught there counts two</source>
        <translation>Räv i sista sticket: en som fångas där räknas dubbelt</translation>
    </message>
    <message>
        <source>Fox wins: an ace of diamonds that wins the last trick</source>
        <translation>Räv vinner: ett ruteress som vinner sista sticket</translation>
    </message>
    <message>
        <source>Both foxes: one more if the other fox of the same side lies in that trick</source>
        <translation>Båda rävarna: en till om samma lags andra räv ligger i det sticket</translation>
    </message>
    <message>
        <source>Charlie: a jack of clubs that wins the last trick</source>
        <translation>Karlchen: en klöverknekt som vinner sista sticket</translation>
    </message>
    <message>
        <source>Both charlies: one more if the other jack of clubs of the same side lies in that trick</source>
        <translation>Båda Karlchen: en till om samma lags andra klöverknekt ligger i det sticket</translation>
    </message>
    <message>
        <source>Caught charlie: a jack of clubs of the opponents in the last trick</source>
        <translation>Fångad Karlchen: en klöverknekt från motståndarna i sista sticket</translation>
    </message>
    <message>
        <source>Caught charlie: a jack of clubs of the opponents in the last trick, won with a queen of diamonds</source>
        <translation>Fångad Karlchen: en klöverknekt från motståndarna i sista sticket, vunnet med en ruterdam</translation>
    </message>
    <message>
        <source>Both charlies caught: one more for the second jack of clubs</source>
        <translation>Båda Karlchen fångade: en till för den andra klöverknekten</translation>
    </message>
    <message>
        <source>One ten of hearts takes the other, which belongs to the opponents</source>
        <translation>Den ena hjärtertian tar den andra, som hör till motståndarna</translation>
    </message>
    <message>
        <source>Heart trick: a trick of four plain hearts</source>
        <translation>Hjärterstick: ett stick med fyra hjärter som inte är trumf</translation>
    </message>
    <message>
        <source>A doppelkopf brings no point.</source>
        <translation>Ett dubbelhuvud ger ingen poäng.</translation>
    </message>
    <message>
        <source>Special points count in soli too.</source>
        <translation>Extrapoäng räknas även i solon.</translation>
    </message>
    <message>
        <source>There are no special points in soli.</source>
        <translation>I solon finns inga extrapoäng.</translation>
    </message>
    <message>
        <source>In a marriage that found nobody the tricks up to the deciding one still bring them, except for foxes.</source>
        <translation>I ett bröllop utan partner ger sticken till och med klarhetssticket dem ändå, utom för rävar.</translation>
    </message>
    <message>
        <source>A marriage that found nobody is a solo in this.</source>
        <translation>Ett bröllop utan partner gäller här som ett solo.</translation>
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
        <source>Which game do you want to play?</source>
        <translation>Vilket spel vill du spela?</translation>
    </message>
    <message>
        <source>You must play a duty solo now. Which one?</source>
        <translation>Nu måste du spela ett pliktsolo. Vilket?</translation>
    </message>
    <message>
        <source>Do you throw your hand in?</source>
        <translation>Kastar du korten?</translation>
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
        <source>Do you declare a poverty?</source>
        <translation>Anmäler du fattigdom?</translation>
    </message>
    <message>
        <source>Do you play a marriage?</source>
        <translation>Spelar du ett bröllop?</translation>
    </message>
    <message>
        <source>Others want a solo as well. What do you promise?</source>
        <translation>Andra vill också spela solo. Vad lovar du?</translation>
    </message>
    <message>
        <source>Do you announce swines?</source>
        <translation>Anmäler du svin?</translation>
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
    <message>
        <source>Your side answers that it will reach 120 card points.</source>
        <translation>Ditt lag svarar att det når 120 ögon.</translation>
    </message>
    <message>
        <source>Your side answers that it will reach 90 card points.</source>
        <translation>Ditt lag svarar att det når 90 ögon.</translation>
    </message>
    <message>
        <source>Your side answers that it will reach 60 card points.</source>
        <translation>Ditt lag svarar att det når 60 ögon.</translation>
    </message>
    <message>
        <source>Your side answers that it will reach 30 card points.</source>
        <translation>Ditt lag svarar att det når 30 ögon.</translation>
    </message>
    <message>
        <source>Your side answers that it will take a trick.</source>
        <translation>Ditt lag svarar att det tar ett stick.</translation>
    </message>
    <message numerus="yes">
        <source>Do you take the %n card(s)?</source>
        <translation>
            <numerusform>Tar du %n kort?</numerusform>
            <numerusform>Tar du de %n korten?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offers them in a poverty.</source>
        <translation>%1 erbjuder dem i en fattigdom.</translation>
    </message>
    <message numerus="yes">
        <source>%n open fox(es) are among them.</source>
        <translation>
            <numerusform>%n öppen räv är med bland dem.</numerusform>
            <numerusform>%n öppna rävar är med bland dem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your solo: %1.</source>
        <translation>Ditt solo: %1.</translation>
    </message>
    <message>
        <source>The highest bid is that of %1: %2.</source>
        <translation>Högsta budet har %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>You still owe %n duty solo(s).</source>
        <translation>
            <numerusform>Du har %n pliktsolo kvar att spela.</numerusform>
            <numerusform>Du har %n pliktsolon kvar att spela.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must be suit solo(s).</source>
        <translation>
            <numerusform>%n av dem måste vara ett färgsolo.</numerusform>
            <numerusform>%n av dem måste vara färgsolon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must be picture solo(s).</source>
        <translation>
            <numerusform>%n av dem måste vara ett bildsolo.</numerusform>
            <numerusform>%n av dem måste vara bildsolon.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other player who takes that trick becomes your partner.</source>
        <translation>Den av de andra som tar det sticket blir din partner.</translation>
    </message>
    <message>
        <source>You promise this if you play the solo; it counts as announced.</source>
        <translation>Det lovar du om du får spela solot; det räknas som angivet.</translation>
    </message>
    <message>
        <source>You become the partner, take the cards up and give as many back.</source>
        <translation>Du blir partner, tar upp korten och ger lika många tillbaka.</translation>
    </message>
    <message>
        <source>Take the cards</source>
        <translation>Ta korten</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>You want to play a solo and will be asked which one.</source>
        <translation>Du vill spela ett solo och får frågan vilket.</translation>
    </message>
    <message>
        <source>Big reservation</source>
        <translation>Stort förbehåll</translation>
    </message>
    <message>
        <source>You want a marriage, a poverty or a new deal and will be asked which of them.</source>
        <translation>Du vill ha bröllop, fattigdom eller ny giv och får frågan vilket.</translation>
    </message>
    <message>
        <source>Small reservation</source>
        <translation>Litet förbehåll</translation>
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
        <source>You do not play such a game, or leave it to another player.</source>
        <translation>Du spelar inget sådant spel eller överlåter det åt en annan spelare.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>You promise no more and leave the solo to the others.</source>
        <translation>Du lovar inte mer och överlåter solot åt de andra.</translation>
    </message>
    <message>
        <source>You do not announce them now.</source>
        <translation>Du anmäler dem inte nu.</translation>
    </message>
    <message>
        <source>You leave the cards to the next player.</source>
        <translation>Du överlåter korten åt nästa spelare.</translation>
    </message>
    <message>
        <source>Your aces of the trump suit become the highest trumps.</source>
        <translation>Dina ess i trumffärgen blir högsta trumf.</translation>
    </message>
    <message>
        <source>Swines</source>
        <translation>Svin</translation>
    </message>
    <message>
        <source>Your two cards rise even above the swines.</source>
        <translation>Dina två kort går till och med över svinen.</translation>
    </message>
    <message>
        <source>Hyperswines</source>
        <translation>Hypersvin</translation>
    </message>
    <message>
        <source>You play a king of diamonds now and %1 is your partner from then on.</source>
        <translation>Du spelar en ruterkung nu, och från och med då är %1 din partner.</translation>
    </message>
    <message>
        <source>Genscher with %1</source>
        <translation>Genscher med %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 may be said until %n card(s) have been played.</source>
        <translation>
            <numerusform>Du får säga %1 tills %n kort har spelats.</numerusform>
            <numerusform>Du får säga %1 tills %n kort har spelats.</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>This game brings bock games, %n reason(s).</source>
        <translation>
            <numerusform>Det här spelet ger bockspel, %n anledning.</numerusform>
            <numerusform>Det här spelet ger bockspel, %n anledningar.</numerusform>
        </translation>
    </message>
    <message>
        <source>After this solo the deal is repeated: %1 deals again.</source>
        <translation>Efter det här solot upprepas given: %1 ger igen.</translation>
    </message>
    <message>
        <source>%1 has the most card points and pays the others.</source>
        <translation>%1 har flest ögon och betalar de andra.</translation>
    </message>
    <message>
        <source>These have the most card points and pay the others: %1.</source>
        <translation>Dessa har flest ögon och betalar de andra: %1.</translation>
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
    <name>review</name>
    <message>
        <source>This game can be looked through when it is over.</source>
        <translation>Det här spelet kan gås igenom när det är slut.</translation>
    </message>
    <message>
        <source>This game is still running, so hands stay hidden.</source>
        <translation>Spelet pågår ännu, så händerna förblir dolda.</translation>
    </message>
    <message>
        <source>This game is still running, so it is seen from one seat only.</source>
        <translation>Spelet pågår ännu, så det ses bara från en plats.</translation>
    </message>
    <message>
        <source>This game is still running, so no card is valued in it.</source>
        <translation>Spelet pågår ännu, så inga kort värderas i det.</translation>
    </message>
    <message>
        <source>All cards of this seat have been valued.</source>
        <translation>Alla kort från den här platsen har värderats.</translation>
    </message>
    <message>
        <source>There is no card in this game that can be valued.</source>
        <translation>I det här spelet finns inget kort som kan värderas.</translation>
    </message>
    <message>
        <source>The game is over here. Go back to where you want to play on.</source>
        <translation>Här är spelet slut. Gå tillbaka till det ögonblick där du vill spela vidare.</translation>
    </message>
    <message>
        <source>This game is still running, so nothing is tried out in it.</source>
        <translation>Spelet pågår ännu, så inget prövas i det.</translation>
    </message>
    <message>
        <source>Judged by what could be known then:</source>
        <translation>Bedömt efter vad man kunde veta då:</translation>
    </message>
    <message>
        <source>No card cost points beyond doubt.</source>
        <translation>Inget kort kostade säkert poäng.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) cost points; the costliest are marked on the line of moments.</source>
        <translation>
            <numerusform>%n kort kostade poäng; det är markerat på raden av ögonblick.</numerusform>
            <numerusform>%n kort kostade poäng; de dyraste är markerade på raden av ögonblick.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 was the best card. %2</source>
        <translation>Bästa kortet var %1. %2</translation>
    </message>
    <message>
        <source>The %1 was as good as any; the %2 is hardly better.</source>
        <translation>Kortet %1 var lika bra som något annat; %2 är knappast bättre.</translation>
    </message>
    <message>
        <source>You played the %1; the %2 was worth %3 points more. %4</source>
        <translation>Du spelade %1; %2 hade gett %3 poäng mer. %4</translation>
    </message>
    <message>
        <source>%5 played the %1; the %2 was worth %3 points more. %4</source>
        <translation>%5 spelade %1; %2 hade gett %3 poäng mer. %4</translation>
    </message>
    <message>
        <source>A game that is looked at is not played: choose to play on from here.</source>
        <translation>Ett spel som gås igenom spelas inte: välj att spela vidare härifrån.</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <translation>Övning: %1</translation>
    </message>
    <message>
        <source>Dealt again: %1</source>
        <translation>Ny giv: %1</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Spel %1: %2</translation>
    </message>
    <message>
        <source>The cards have been dealt.</source>
        <translation>Korten är givna.</translation>
    </message>
    <message>
        <source>The cards: %1.</source>
        <translation>Korten: %1.</translation>
    </message>
    <message>
        <source>The game chosen: %1.</source>
        <translation>Det valda spelet: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Trick %1: %2 takes %n card point(s).</source>
        <translation>
            <numerusform>Stick %1: %2 tar %n öga.</numerusform>
            <numerusform>Stick %1: %2 tar %n ögon.</numerusform>
        </translation>
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
        <source>Tricks up to the deciding one still bring them, foxes never; otherwise it is scored like any solo.</source>
        <translation>Stick till och med klarhetssticket ger dem ändå, rävar aldrig; annars räknas spelet som vilket solo som helst.</translation>
    </message>
    <message>
        <source>The chosen suit is trump instead of diamonds; queens, jacks and the tens of hearts stay trumps.</source>
        <translation>Den valda färgen är trumf i stället för ruter; damer, knektar och hjärtertior förblir trumf.</translation>
    </message>
    <message>
        <source>In Clara&apos;s club solo ♣A is a trump below the jacks, and ♦A is a plain card.</source>
        <translation>I Claras klöversolo är ♣E trumf under knektarna, och ♦E är ett felkort.</translation>
    </message>
    <message>
        <source>Anna&apos;s ♦K takes ♣Q, and Bernd&apos;s ♦Q takes ♣J; aces, tens and nines are plain cards.</source>
        <translation>Annas ♦K tar ♣D, och Bernds ♦D tar ♣Kn; ess, tior och nior är felkort.</translation>
    </message>
    <message>
        <source>Dieter leads ♣A: nobody can ruff it, so the trick is his.</source>
        <translation>Dieter spelar ut ♣E: ingen kan trumfa, så sticket är hans.</translation>
    </message>
    <message>
        <source>Bernd has no spade left and ruffs ♠A with ♥J; only ♠J or ♣J could still beat him.</source>
        <translation>Bernd har inga spader kvar och trumfar ♠E med ♥Kn; bara ♠Kn eller ♣Kn kan ännu slå honom.</translation>
    </message>
    <message>
        <source>Anna leads ♣Q: whoever holds a queen must play one, and jacks are plain cards.</source>
        <translation>Anna spelar ut ♣D: den som har en dam måste spela den, och knektar är felkort.</translation>
    </message>
    <message>
        <source>Bernd leads ♣K, which nothing beats; ♥10 is a plain heart below ♥A.</source>
        <translation>Bernd spelar ut ♣K, som inget slår; ♥10 är ett vanligt hjärterkort under ♥E.</translation>
    </message>
    <message>
        <source>Clara&apos;s ♦Q takes ♣J; ♥10 and ♦A are plain cards.</source>
        <translation>Claras ♦D tar ♣Kn; ♥10 och ♦E är felkort.</translation>
    </message>
    <message>
        <source>Dieter&apos;s ♦K takes ♣J; queens are plain cards below the tens.</source>
        <translation>Dieters ♦K tar ♣Kn; damer är felkort under tiorna.</translation>
    </message>
    <message>
        <source>Anna&apos;s ♦K takes ♣Q; jacks are plain cards below the tens.</source>
        <translation>Annas ♦K tar ♣D; knektar är felkort under tiorna.</translation>
    </message>
    <message>
        <source>The soloist leads, and the same player deals again. Otherwise the lead stays left of the dealer.</source>
        <translation>Solospelaren spelar ut, och samma spelare ger igen. Annars spelar spelaren till vänster om givaren ut.</translation>
    </message>
    <message>
        <source>Dieter has dealt, and Bernd plays a voluntary solo: Bernd leads, and Dieter deals again.</source>
        <translation>Dieter har gett, och Bernd spelar ett frivilligt solo: Bernd spelar ut, och Dieter ger igen.</translation>
    </message>
    <message>
        <source>Thrown hands before soli</source>
        <translation>Kastade händer före solon</translation>
    </message>
    <message>
        <source>A hand that may be thrown in beats an announced solo; otherwise the solo is played.</source>
        <translation>En hand som får kastas går före ett anmält solo; annars spelas solot.</translation>
    </message>
    <message>
        <source>Anna wants a jack solo, and Clara throws in her five nines: the cards are dealt again.</source>
        <translation>Anna vill spela knektsolo, och Clara kastar sina fem nior: det blir ny giv.</translation>
    </message>
    <message>
        <source>How reservations are asked for</source>
        <translation>Hur man frågar efter förbehåll</translation>
    </message>
    <message>
        <source>It decides what the others learn about reservations that do not come to be played.</source>
        <translation>Det bestämmer vad de andra får veta om förbehåll som inte kommer att spelas.</translation>
    </message>
    <message>
        <source>Asked in two steps, Anna and Clara both have a reservation; Anna plays a solo, and what Clara had stays secret.</source>
        <translation>Det frågas i två steg, och både Anna och Clara har ett förbehåll; Anna spelar ett solo, och vad Clara hade förblir hemligt.</translation>
    </message>
    <message>
        <source>Anna wants a voluntary solo, and Clara after her a duty solo: by seats Anna plays, by duty Clara does.</source>
        <translation>Anna vill spela ett frivilligt solo och Clara efter henne ett pliktsolo: efter platserna spelar Anna, efter plikten Clara.</translation>
    </message>
    <message>
        <source>Voluntary soli only after the own duty soli</source>
        <translation>Frivilliga solon först efter de egna pliktsolona</translation>
    </message>
    <message>
        <source>Who still owes duty soli may only play a solo that pays one of them.</source>
        <translation>Den som ännu har pliktsolon kvar får bara spela ett solo som räknas som ett av dem.</translation>
    </message>
    <message>
        <source>Bernd owes a suit solo and nothing else: he may play a club solo, but not yet a queen solo.</source>
        <translation>Bernd har bara ett färgsolo kvar att spela: han får spela klöversolo, men ännu inte damsolo.</translation>
    </message>
    <message>
        <source>Pure suit soli</source>
        <translation>Rena färgsolon</translation>
    </message>
    <message>
        <source>Only the cards of one suit are trumps, in the order ace, ten, king, queen, jack, nine.</source>
        <translation>Bara korten i en färg är trumf, i ordningen ess, tio, kung, dam, knekt, nio.</translation>
    </message>
    <message>
        <source>In a pure spade solo ♠A is the highest trump, and ♣Q is a plain club.</source>
        <translation>I ett rent spadersolo är ♠E högsta trumf, och ♣D är ett vanligt klöverkort.</translation>
    </message>
    <message>
        <source>Everybody plays alone with the normal trumps; the soloist wins with fewer tricks than anybody else.</source>
        <translation>Alla spelar ensamma med den vanliga trumfen; solospelaren vinner med färre stick än alla andra.</translation>
    </message>
    <message>
        <source>Clara wins two tricks, the others three, three and four: Clara has won.</source>
        <translation>Clara tar två stick, de andra tre, tre och fyra: Clara har vunnit.</translation>
    </message>
    <message>
        <source>Suits of the suit soli</source>
        <translation>Färger för färgsolon</translation>
    </message>
    <message>
        <source>Which suits may be chosen for a suit solo.</source>
        <translation>Vilka färger som får väljas för ett färgsolo.</translation>
    </message>
    <message>
        <source>With diamonds alone, Anna may play a diamond solo, but no heart solo.</source>
        <translation>Med bara ruter får Anna spela rutersolo, men inte hjärtersolo.</translation>
    </message>
    <message>
        <source>Order of reservations</source>
        <translation>Förbehållens ordning</translation>
    </message>
    <message>
        <source>Which kind of reservation beats which; empty means as the other rules say.</source>
        <translation>Vilken sorts förbehåll som går före vilken; tomt betyder som de andra reglerna säger.</translation>
    </message>
    <message>
        <source>With thrown hands first, Bernd&apos;s five nines beat Anna&apos;s solo; left empty, Anna plays.</source>
        <translation>Med kastade händer först går Bernds fem nior före Annas solo; lämnas raden tom spelar Anna.</translation>
    </message>
    <message>
        <source>Ranking of the soli</source>
        <translation>Solonas rangordning</translation>
    </message>
    <message>
        <source>The higher solo is played; soli that are not named rank equally below.</source>
        <translation>Det högre solot spelas; solon som inte nämns står lika därunder.</translation>
    </message>
    <message>
        <source>With diamonds above queens, Clara&apos;s diamond solo is played before Anna&apos;s queen solo.</source>
        <translation>Med ruter över damer spelas Claras rutersolo före Annas damsolo.</translation>
    </message>
    <message>
        <source>Soli of the same rank</source>
        <translation>Solon av samma rang</translation>
    </message>
    <message>
        <source>Who plays if two want soli of the same rank; the promise binds like an announcement.</source>
        <translation>Vem som spelar om två vill spela solon av samma rang; löftet binder som en angivelse.</translation>
    </message>
    <message>
        <source>Anna and Clara both want a queen solo: Anna sits first and plays, or Clara promises more.</source>
        <translation>Både Anna och Clara vill spela damsolo: Anna sitter först och spelar, eller så lovar Clara mer.</translation>
    </message>
    <message>
        <source>Lead in a solo</source>
        <translation>Utspel i ett solo</translation>
    </message>
    <message>
        <source>Who leads the first trick of a solo; a forced duty solo is always led by the soloist.</source>
        <translation>Vem som spelar ut till första sticket i ett solo; i ett tvingat pliktsolo är det alltid solospelaren.</translation>
    </message>
    <message>
        <source>Dieter has dealt, and Clara plays a solo: she leads herself, or Anna does, who sits left of Dieter.</source>
        <translation>Dieter har gett, och Clara spelar ett solo: hon spelar ut själv, eller så gör Anna det, som sitter till vänster om Dieter.</translation>
    </message>
    <message>
        <source>Same dealer after a solo</source>
        <translation>Samma givare efter ett solo</translation>
    </message>
    <message>
        <source>After which soli the same player deals again; never after a forced one.</source>
        <translation>Efter vilka solon samma spelare ger igen; aldrig efter ett tvingat.</translation>
    </message>
    <message>
        <source>Dieter has dealt, and Anna plays a duty solo: he deals again, unless no deal is ever repeated.</source>
        <translation>Dieter har gett, och Anna spelar ett pliktsolo: han ger igen, om det inte är så att ingen giv någonsin upprepas.</translation>
    </message>
    <message>
        <source>Special points in soli</source>
        <translation>Extrapoäng i solon</translation>
    </message>
    <message>
        <source>Doppelkopf, foxes and the others count in soli too.</source>
        <translation>Dubbelhuvud, rävar och de andra räknas även i solon.</translation>
    </message>
    <message>
        <source>Anna&apos;s ♣A takes ♣A, ♣10 and ♣10 in her queen solo: the doppelkopf brings her a point.</source>
        <translation>Anna tar ♣E, ♣10 och ♣10 med sitt ♣E i ett damsolo: dubbelhuvudet ger henne en poäng.</translation>
    </message>
    <message>
        <source>Against the queens also in soli</source>
        <translation>Mot damerna även i solon</translation>
    </message>
    <message>
        <source>Whoever beats a solo gets the point for winning against the queens of clubs too.</source>
        <translation>Även den som slår ett solo får poängen för vinst mot klöverdamerna.</translation>
    </message>
    <message>
        <source>Bernd gets 100 card points in a queen solo and loses: it is worth 2 instead of 1.</source>
        <translation>Bernd får 100 ögon i ett damsolo och förlorar: det är värt 2 i stället för 1.</translation>
    </message>
    <message>
        <source>Against the queens also in silent marriages</source>
        <translation>Mot damerna även i tysta bröllop</translation>
    </message>
    <message>
        <source>Whoever beats a silent marriage gets the point for winning against the queens of clubs too.</source>
        <translation>Även den som slår ett tyst bröllop får poängen för vinst mot klöverdamerna.</translation>
    </message>
    <message>
        <source>Anna plays a silent marriage and gets 100 card points: it is worth 2 instead of 1.</source>
        <translation>Anna spelar ett tyst bröllop och får 100 ögon: det är värt 2 i stället för 1.</translation>
    </message>
    <message>
        <source>The own side won the trick with the first ace</source>
        <translation>Det egna laget vann sticket med det första esset</translation>
    </message>
    <message>
        <source>The player won the trick with the own first ace</source>
        <translation>Spelaren vann sticket med sitt eget första ess</translation>
    </message>
    <message>
        <source>Who holds both aces of the trump suit may make them the highest trumps.</source>
        <translation>Den som har båda essen i trumffärgen får göra dem till högsta trumf.</translation>
    </message>
    <message>
        <source>Clara holds both ♦A and announces swines: her ♦A takes Anna&apos;s ♥10.</source>
        <translation>Clara har båda ♦E och anmäler svin: hennes ♦E tar Annas ♥10.</translation>
    </message>
    <message>
        <source>Swines in suit soli</source>
        <translation>Svin i färgsolon</translation>
    </message>
    <message>
        <source>Also in suit soli, with the aces of the solo&apos;s suit, and for every player.</source>
        <translation>Även i färgsolon, med essen i solots färg, och för varje spelare.</translation>
    </message>
    <message>
        <source>Bernd plays a club solo, and Clara holds both ♣A: she may announce them as swines against him.</source>
        <translation>Bernd spelar klöversolo, och Clara har båda ♣E: hon får anmäla dem som svin mot honom.</translation>
    </message>
    <message>
        <source>Swines in a poverty</source>
        <translation>Svin i en fattigdom</translation>
    </message>
    <message>
        <source>Also when a poverty is played.</source>
        <translation>Även när en fattigdom spelas.</translation>
    </message>
    <message>
        <source>Bernd plays a poverty with Clara, and Dieter holds both ♦A: he may announce swines against them.</source>
        <translation>Bernd spelar en fattigdom med Clara, och Dieter har båda ♦E: han får anmäla svin mot dem.</translation>
    </message>
    <message>
        <source>Swines are announced before the first card</source>
        <translation>Svin anmäls före första kortet</translation>
    </message>
    <message>
        <source>Otherwise they may be announced at any time while both aces are in the hand.</source>
        <translation>Annars får de anmälas när som helst medan båda essen finns på handen.</translation>
    </message>
    <message>
        <source>Anna holds both ♦A and says nothing before the first card: they stay foxes for the whole game.</source>
        <translation>Anna har båda ♦E och säger inget före första kortet: de förblir rävar hela spelet.</translation>
    </message>
    <message>
        <source>Only the second ace becomes a swine</source>
        <translation>Bara det andra esset blir svin</translation>
    </message>
    <message>
        <source>After the first ace has come home to the own side, the second may be announced as a swine.</source>
        <translation>När det första esset har gått hem till det egna laget får det andra anmälas som svin.</translation>
    </message>
    <message>
        <source>Clara wins a trick with her first ♦A: now she may announce her other ♦A as a swine.</source>
        <translation>Clara vinner ett stick med sitt första ♦E: nu får hon anmäla sitt andra ♦E som svin.</translation>
    </message>
    <message>
        <source>Hyperswines</source>
        <translation>Hypersvin</translation>
    </message>
    <message>
        <source>Who holds both nines of the trump suit may set them above the swines; without nines, the kings.</source>
        <translation>Den som har båda niorna i trumffärgen får sätta dem över svinen; utan nior gäller kungarna.</translation>
    </message>
    <message>
        <source>Clara has announced swines. Anna holds both ♦9 and announces hyperswines: her ♦9 takes Clara&apos;s ♦A.</source>
        <translation>Clara har anmält svin. Anna har båda ♦9 och anmäler hypersvin: hennes ♦9 tar Claras ♦E.</translation>
    </message>
    <message>
        <source>Hyperswines in suit soli</source>
        <translation>Hypersvin i färgsolon</translation>
    </message>
    <message>
        <source>Also in suit soli, with the cards of the solo&apos;s suit.</source>
        <translation>Även i färgsolon, med korten i solots färg.</translation>
    </message>
    <message>
        <source>In Bernd&apos;s club solo Clara has announced swines, and Anna holds both ♣9: she may announce hyperswines.</source>
        <translation>I Bernds klöversolo har Clara anmält svin, och Anna har båda ♣9: hon får anmäla hypersvin.</translation>
    </message>
    <message>
        <source>Hyperswines in a poverty</source>
        <translation>Hypersvin i en fattigdom</translation>
    </message>
    <message>
        <source>Dieter has announced swines against Bernd&apos;s poverty, and Anna holds both ♦9: she may announce hyperswines.</source>
        <translation>Dieter har anmält svin mot Bernds fattigdom, och Anna har båda ♦9: hon får anmäla hypersvin.</translation>
    </message>
    <message>
        <source>Hyperswines are announced before the first card</source>
        <translation>Hypersvin anmäls före första kortet</translation>
    </message>
    <message>
        <source>Otherwise they may be announced at any time while both cards are in the hand.</source>
        <translation>Annars får de anmälas när som helst medan båda korten finns på handen.</translation>
    </message>
    <message>
        <source>Anna holds both ♦9 and says nothing before the first card: they stay the lowest trumps.</source>
        <translation>Anna har båda ♦9 och säger inget före första kortet: de förblir lägsta trumf.</translation>
    </message>
    <message>
        <source>One player may have both</source>
        <translation>En spelare får ha båda</translation>
    </message>
    <message>
        <source>The holder of the swines may announce hyperswines too.</source>
        <translation>Den som har svinen får anmäla hypersvin också.</translation>
    </message>
    <message>
        <source>Clara holds both ♦A and both ♦9: she may announce swines and hyperswines.</source>
        <translation>Clara har båda ♦E och båda ♦9: hon får anmäla svin och hypersvin.</translation>
    </message>
    <message>
        <source>When the second ace may become a swine</source>
        <translation>När det andra esset får bli svin</translation>
    </message>
    <message>
        <source>What must have happened to the first ace.</source>
        <translation>Vad som måste ha hänt med det första esset.</translation>
    </message>
    <message>
        <source>Clara&apos;s known partner wins the trick with her first ♦A: that is enough if the side must win it, but not if she must do so herself.</source>
        <translation>Claras kända partner vinner sticket där hennes första ♦E ligger: det räcker om laget måste vinna det, men inte om hon själv måste göra det.</translation>
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
        <source>Anna is dealt 12 cards, and ♦9 is the lowest trump; without nines it would be 10 cards and ♦K.</source>
        <translation>Anna får 12 kort, och ♦9 är lägsta trumf; utan nior skulle det vara 10 kort och ♦K.</translation>
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
        <source>With 5 rounds a table of four plays 20 games, and one more for each deal that is repeated.</source>
        <translation>Med 5 omgångar spelar ett bord med fyra spelare 20 spel, och ett till för varje giv som upprepas.</translation>
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
        <source>With 20, each of the four players deals 20 times, which makes 80 games.</source>
        <translation>Med 20 ger var och en av de fyra spelarna 20 gånger, vilket blir 80 spel.</translation>
    </message>
    <message>
        <source>Points are limited</source>
        <translation>Poängen är begränsade</translation>
    </message>
    <message>
        <source>The party ends when a pot of points is used up; each game takes out what is written for it.</source>
        <translation>Partiet slutar när en pott med poäng är slut; varje spel tar ut det som skrivs för det.</translation>
    </message>
    <message>
        <source>The pot holds 40 points. Anna and Bernd win a game and write 3 each with plus counting, so 34 are left.</source>
        <translation>Potten innehåller 40 poäng. Anna och Bernd vinner ett spel och skriver med plusräkning 3 var, så 34 är kvar.</translation>
    </message>
    <message>
        <source>Points in the pot</source>
        <translation>Poäng i potten</translation>
    </message>
    <message>
        <source>How many points can be written in the party altogether.</source>
        <translation>Hur många poäng som sammanlagt kan skrivas i partiet.</translation>
    </message>
    <message>
        <source>With 40 and plus counting, a normal game worth 4 takes out 8, for two players write it; 32 are left.</source>
        <translation>Med 40 och plusräkning tar ett normalspel värt 4 ut 8, eftersom två spelare skriver det; 32 är kvar.</translation>
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
        <source>A card counts until the next trick is led</source>
        <translation>Ett kort räknas tills nästa stick spelas ut</translation>
    </message>
    <message>
        <source>A player may announce as if still holding the card that lies in the trick on the table.</source>
        <translation>Man får ange som om man ännu höll kortet som ligger i sticket på bordet.</translation>
    </message>
    <message>
        <source>Anna has led ♠A to the second trick and holds 10 cards; she may still say Re, which needs 11, until the third trick is led.</source>
        <translation>Anna har spelat ut ♠E i andra sticket och har 10 kort kvar; hon får ännu säga Re, som kräver 11, tills tredje sticket spelas ut.</translation>
    </message>
    <message>
        <source>In all games with a trump suit but pure suit soli; otherwise the ten of hearts is like any heart.</source>
        <translation>I alla spel med en trumffärg utom rena färgsolon; annars är hjärtertian som vilket hjärterkort som helst.</translation>
    </message>
    <message>
        <source>Bernd leads ♣Q, and Clara takes it with ♥10.</source>
        <translation>Bernd spelar ut ♣D, och Clara tar den med ♥10.</translation>
    </message>
    <message>
        <source>Anna leads ♥10, and Bernd adds the other ♥10: the trick is Bernd&apos;s.</source>
        <translation>Anna spelar ut ♥10, och Bernd lägger den andra ♥10: sticket är Bernds.</translation>
    </message>
    <message>
        <source>The second ♥10 beats the first in other tricks; in the last one Anna leads ♥10, Bernd adds the other, and Anna wins.</source>
        <translation>I andra stick slår den andra ♥10 den första; i det sista spelar Anna ut ♥10, Bernd lägger den andra, och Anna vinner.</translation>
    </message>
    <message>
        <source>The first one wins once there are swines</source>
        <translation>Den första vinner när det finns svin</translation>
    </message>
    <message>
        <source>After swines have been announced the first ten of hearts always beats the second.</source>
        <translation>När svin har anmälts slår den första hjärtertian alltid den andra.</translation>
    </message>
    <message>
        <source>Clara has announced swines. Anna leads ♥10, Bernd adds the other ♥10, and the trick is Anna&apos;s.</source>
        <translation>Clara har anmält svin. Anna spelar ut ♥10, Bernd lägger den andra ♥10, och sticket är Annas.</translation>
    </message>
    <message>
        <source>In all games with special points</source>
        <translation>I alla spel med extrapoäng</translation>
    </message>
    <message>
        <source>Not in a poverty</source>
        <translation>Inte i en fattigdom</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Aldrig</translation>
    </message>
    <message>
        <source>Bernd of Kontra plays ♦A, and Anna of Re takes the trick with ♥10: a point for Re.</source>
        <translation>Bernd i Kontra spelar ♦E, och Anna i Re tar sticket med ♥10: en poäng för Re.</translation>
    </message>
    <message>
        <source>A fox caught in the last trick counts twice</source>
        <translation>En räv som fångas i sista sticket räknas dubbelt</translation>
    </message>
    <message>
        <source>A second point for each fox that is caught in the last trick.</source>
        <translation>En andra poäng för varje räv som fångas i sista sticket.</translation>
    </message>
    <message>
        <source>Anna takes the ♦A of her opponent Bernd in the last trick: two points for her side instead of one.</source>
        <translation>Anna tar sin motståndare Bernds ♦E i sista sticket: två poäng för hennes lag i stället för en.</translation>
    </message>
    <message>
        <source>A fox wins the last trick</source>
        <translation>En räv vinner sista sticket</translation>
    </message>
    <message>
        <source>A point for winning the last trick with an ace of diamonds.</source>
        <translation>En poäng för att vinna sista sticket med ett ruteress.</translation>
    </message>
    <message>
        <source>Anna leads ♦A to the last trick, and nobody holds a higher trump: a point for her side.</source>
        <translation>Anna spelar ut ♦E till sista sticket, och ingen har högre trumf: en poäng för hennes lag.</translation>
    </message>
    <message>
        <source>… with both foxes</source>
        <translation>… med båda rävarna</translation>
    </message>
    <message>
        <source>A second point if the other fox lies in that trick and belongs to the same side.</source>
        <translation>En andra poäng om den andra räven ligger i det sticket och hör till samma lag.</translation>
    </message>
    <message>
        <source>Anna wins the last trick with ♦A, and her partner adds the other ♦A: two points instead of one.</source>
        <translation>Anna vinner sista sticket med ♦E, och hennes partner lägger det andra ♦E: två poäng i stället för en.</translation>
    </message>
    <message>
        <source>Anna leads ♣J to the last trick, and nobody holds a higher trump: a point for her side.</source>
        <translation>Anna spelar ut ♣Kn till sista sticket, och ingen har högre trumf: en poäng för hennes lag.</translation>
    </message>
    <message>
        <source>Caught charlie</source>
        <translation>Fångad Karlchen</translation>
    </message>
    <message>
        <source>A point for winning the last trick with a jack of clubs of the opponents in it.</source>
        <translation>En poäng för att vinna sista sticket när en av motståndarnas klöverknektar ligger i det.</translation>
    </message>
    <message>
        <source>Bernd plays ♣J to the last trick, and his opponent Anna takes it with ♥Q: a point for her side.</source>
        <translation>Bernd spelar ♣Kn i sista sticket, och hans motståndare Anna tar det med ♥D: en poäng för hennes lag.</translation>
    </message>
    <message>
        <source>Charlie with both jacks</source>
        <translation>Karlchen med båda knektarna</translation>
    </message>
    <message>
        <source>A second point if the other jack of clubs lies in that trick and belongs to the same side.</source>
        <translation>En andra poäng om den andra klöverknekten ligger i det sticket och hör till samma lag.</translation>
    </message>
    <message>
        <source>Anna wins the last trick with ♣J, and her partner adds the other ♣J: two points instead of one.</source>
        <translation>Anna vinner sista sticket med ♣Kn, och hennes partner lägger den andra ♣Kn: två poäng i stället för en.</translation>
    </message>
    <message>
        <source>Both jacks of clubs caught</source>
        <translation>Båda klöverknektarna fångade</translation>
    </message>
    <message>
        <source>A second point for the second jack of clubs of the opponents in the last trick.</source>
        <translation>En andra poäng för motståndarnas andra klöverknekt i sista sticket.</translation>
    </message>
    <message>
        <source>Both opponents play ♣J to the last trick, and Anna takes it with ♥Q: two points instead of one.</source>
        <translation>Båda motståndarna spelar ♣Kn i sista sticket, och Anna tar det med ♥D: två poäng i stället för en.</translation>
    </message>
    <message>
        <source>Only the queen of diamonds catches charlie</source>
        <translation>Bara ruterdamen fångar Karlchen</translation>
    </message>
    <message>
        <source>A jack of clubs is caught only if a queen of diamonds wins the trick.</source>
        <translation>En klöverknekt är fångad bara om en ruterdam vinner sticket.</translation>
    </message>
    <message>
        <source>Anna takes an opponent&apos;s ♣J in the last trick: with ♦Q it is a point, with ♥Q it is none.</source>
        <translation>Anna tar en motståndares ♣Kn i sista sticket: med ♦D ger det en poäng, med ♥D ingen.</translation>
    </message>
    <message>
        <source>One ten of hearts takes the other</source>
        <translation>Den ena hjärtertian tar den andra</translation>
    </message>
    <message>
        <source>A point for winning a trick with a ten of hearts when the opponents&apos; one lies in it.</source>
        <translation>En poäng för att vinna ett stick med en hjärtertia när motståndarnas ligger i det.</translation>
    </message>
    <message>
        <source>Anna leads ♥10, and her opponent Bernd takes it with the second ♥10: a point for his side.</source>
        <translation>Anna spelar ut ♥10, och hennes motståndare Bernd tar den med den andra ♥10: en poäng för hans lag.</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Hjärterstick</translation>
    </message>
    <message>
        <source>A point for a trick of four plain hearts.</source>
        <translation>En poäng för ett stick med fyra hjärter som inte är trumf.</translation>
    </message>
    <message>
        <source>There are no nines. Anna leads ♥A, and ♥K, ♥A and ♥K follow: a point for her side.</source>
        <translation>Det spelas utan nior. Anna spelar ut ♥E, och ♥K, ♥E och ♥K följer: en poäng för hennes lag.</translation>
    </message>
    <message>
        <source>Anna wins the first three tricks, one of them with 42 card points, and finds nobody: her doppelkopf still counts.</source>
        <translation>Anna vinner de tre första sticken, ett av dem med 42 ögon, och finner ingen partner: hennes dubbelhuvud räknas ändå.</translation>
    </message>
    <message>
        <source>Doppelkopf counts</source>
        <translation>Dubbelhuvud räknas</translation>
    </message>
    <message>
        <source>In which games a trick of 40 or more card points brings a point.</source>
        <translation>I vilka spel ett stick med 40 ögon eller mer ger en poäng.</translation>
    </message>
    <message>
        <source>A trick in Bernd&apos;s poverty holds 42 card points: it brings a point, unless a doppelkopf does not count there.</source>
        <translation>Ett stick i Bernds fattigdom innehåller 42 ögon: det ger en poäng, om dubbelhuvud räknas där.</translation>
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
        <source>With 12, Bernd may look at every trick of the game again; with 1, only at the last one.</source>
        <translation>Med 12 får Bernd se alla stick i spelet igen; med 1 bara det senaste.</translation>
    </message>
    <message>
        <source>The piles show single tricks</source>
        <translation>Högarna visar enskilda stick</translation>
    </message>
    <message>
        <source>Each allowed trick of a pile can be opened; otherwise a pile is one heap of cards.</source>
        <translation>Varje tillåtet stick i en hög kan öppnas; annars är högen bara en bunt kort.</translation>
    </message>
    <message>
        <source>Anna has won three tricks: three packets lie before her, and each of them can be opened.</source>
        <translation>Anna har vunnit tre stick: tre buntar ligger framför henne, och var och en av dem kan öppnas.</translation>
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
        <source>Bernd has won one trick, ♣A ♣10 ♣K ♣9: the number 25 stands at his pile.</source>
        <translation>Bernd har vunnit ett stick, ♣E ♣10 ♣K ♣9: talet 25 står vid hans hög.</translation>
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
        <source>Clara plays a heart solo: the mark at her name stays until the last card.</source>
        <translation>Clara spelar hjärtersolo: märket vid hennes namn står kvar till sista kortet.</translation>
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
        <source>Bernd plays ♣Q: from now on he is marked as Re.</source>
        <translation>Bernd spelar ♣D: från och med nu är han märkt som Re.</translation>
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
        <source>♠10 is led, and Anna holds ♠A and ♠9: only these two of her cards are marked.</source>
        <translation>♠10 spelas ut, och Anna har ♠E och ♠9: bara de två av hennes kort märks ut.</translation>
    </message>
    <message>
        <source>Open hands are allowed</source>
        <translation>Öppna händer är tillåtna</translation>
    </message>
    <message>
        <source>Somebody who wants to learn may look at all the hands during the game.</source>
        <translation>Den som vill lära sig får se allas händer under spelet.</translation>
    </message>
    <message>
        <source>Dieter is learning the game and turns all the hands face up while he plays.</source>
        <translation>Dieter håller på att lära sig spelet och vänder upp allas händer medan han spelar.</translation>
    </message>
    <message>
        <source>Hints are allowed</source>
        <translation>Tips är tillåtna</translation>
    </message>
    <message>
        <source>A player may ask the program what it would do.</source>
        <translation>En spelare får fråga programmet vad det skulle göra.</translation>
    </message>
    <message>
        <source>Anna does not know what to lead and asks for a hint: the program would play ♠A.</source>
        <translation>Anna vet inte vad hon ska spela ut och ber om ett tips: programmet skulle spela ♠E.</translation>
    </message>
    <message>
        <source>Cards may be taken back</source>
        <translation>Kort får tas tillbaka</translation>
    </message>
    <message>
        <source>A player may take back the own last decision in a game that counts.</source>
        <translation>En spelare får ångra sitt senaste beslut i ett spel som räknas.</translation>
    </message>
    <message>
        <source>Bernd has played ♥K by mistake and takes it back, although the game counts.</source>
        <translation>Bernd har spelat ♥K av misstag och tar tillbaka den, fast spelet räknas.</translation>
    </message>
    <message>
        <source>Points of a club solo</source>
        <translation>Poäng för klöversolo</translation>
    </message>
    <message>
        <source>So many points more for whoever wins it.</source>
        <translation>Så många poäng till får den som vinner det.</translation>
    </message>
    <message>
        <source>With 2, a club solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Med 2 är ett klöversolo som vinns med 125 ögon värt 3 i stället för 1, innan det tredubblas för solospelaren.</translation>
    </message>
    <message>
        <source>Points of a spade solo</source>
        <translation>Poäng för spadersolo</translation>
    </message>
    <message>
        <source>With 2, a spade solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Med 2 är ett spadersolo som vinns med 125 ögon värt 3 i stället för 1, innan det tredubblas för solospelaren.</translation>
    </message>
    <message>
        <source>Points of a heart solo</source>
        <translation>Poäng för hjärtersolo</translation>
    </message>
    <message>
        <source>With 2, a heart solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Med 2 är ett hjärtersolo som vinns med 125 ögon värt 3 i stället för 1, innan det tredubblas för solospelaren.</translation>
    </message>
    <message>
        <source>Points of a diamond solo</source>
        <translation>Poäng för rutersolo</translation>
    </message>
    <message>
        <source>With 2, a diamond solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Med 2 är ett rutersolo som vinns med 125 ögon värt 3 i stället för 1, innan det tredubblas för solospelaren.</translation>
    </message>
    <message>
        <source>Points of a queen solo</source>
        <translation>Poäng för damsolo</translation>
    </message>
    <message>
        <source>With 2, a queen solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Med 2 är ett damsolo som vinns med 125 ögon värt 3 i stället för 1, innan det tredubblas för solospelaren.</translation>
    </message>
    <message>
        <source>Points of a jack solo</source>
        <translation>Poäng för knektsolo</translation>
    </message>
    <message>
        <source>With 2, a jack solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Med 2 är ett knektsolo som vinns med 125 ögon värt 3 i stället för 1, innan det tredubblas för solospelaren.</translation>
    </message>
    <message>
        <source>Points of a king solo</source>
        <translation>Poäng för kungssolo</translation>
    </message>
    <message>
        <source>With 2, a king solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Med 2 är ett kungssolo som vinns med 125 ögon värt 3 i stället för 1, innan det tredubblas för solospelaren.</translation>
    </message>
    <message>
        <source>Points of a queen-jack solo</source>
        <translation>Poäng för dam-knekt-solo</translation>
    </message>
    <message>
        <source>With 2, a queen-jack solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Med 2 är ett dam-knekt-solo som vinns med 125 ögon värt 3 i stället för 1, innan det tredubblas för solospelaren.</translation>
    </message>
    <message>
        <source>Points of a king-jack solo</source>
        <translation>Poäng för kung-knekt-solo</translation>
    </message>
    <message>
        <source>With 2, a king-jack solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Med 2 är ett kung-knekt-solo som vinns med 125 ögon värt 3 i stället för 1, innan det tredubblas för solospelaren.</translation>
    </message>
    <message>
        <source>Points of a king-queen solo</source>
        <translation>Poäng för kung-dam-solo</translation>
    </message>
    <message>
        <source>With 2, a king-queen solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Med 2 är ett kung-dam-solo som vinns med 125 ögon värt 3 i stället för 1, innan det tredubblas för solospelaren.</translation>
    </message>
    <message>
        <source>Points of a Koehler</source>
        <translation>Poäng för Köhler</translation>
    </message>
    <message>
        <source>With 2, a Koehler that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Med 2 är en Köhler som vinns med 125 ögon värd 3 i stället för 1, innan den tredubblas för solospelaren.</translation>
    </message>
    <message>
        <source>Points of a meatless solo</source>
        <translation>Poäng för köttfritt solo</translation>
    </message>
    <message>
        <source>With 2, a meatless solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Med 2 är ett köttfritt solo som vinns med 125 ögon värt 3 i stället för 1, innan det tredubblas för solospelaren.</translation>
    </message>
    <message>
        <source>Points of a marriage that found nobody</source>
        <translation>Poäng för ett bröllop utan partner</translation>
    </message>
    <message>
        <source>With 2, Anna&apos;s marriage finds nobody, and she wins with 125 card points: it is worth 3 instead of 1, before it is tripled for her.</source>
        <translation>Med 2: Annas bröllop förblir utan partner, och hon vinner med 125 ögon. Det är värt 3 i stället för 1, innan det tredubblas för henne.</translation>
    </message>
    <message>
        <source>Points of a silent marriage</source>
        <translation>Poäng för ett tyst bröllop</translation>
    </message>
    <message>
        <source>With 2, Anna wins a silent marriage with 125 card points: it is worth 3 instead of 1, before it is tripled for her.</source>
        <translation>Med 2: Anna vinner ett tyst bröllop med 125 ögon. Det är värt 3 i stället för 1, innan det tredubblas för henne.</translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation>Alla stick</translation>
    </message>
    <message>
        <source>Only tricks that could find the partner</source>
        <translation>Bara stick som kunde ge partnern</translation>
    </message>
    <message>
        <source>Marriage before poverty</source>
        <translation>Bröllop före fattigdom</translation>
    </message>
    <message>
        <source>An announced marriage beats a poverty; otherwise the poverty is played.</source>
        <translation>Ett anmält bröllop går före en fattigdom; annars spelas fattigdomen.</translation>
    </message>
    <message>
        <source>Anna announces a marriage and Bernd a poverty: the marriage is played.</source>
        <translation>Anna anmäler bröllop och Bernd fattigdom: bröllopet spelas.</translation>
    </message>
    <message>
        <source>Anna wins the first trick herself and Clara the second: Clara is Anna&apos;s partner.</source>
        <translation>Anna vinner själv det första sticket och Clara det andra: Clara är Annas partner.</translation>
    </message>
    <message>
        <source>Bernd wins a trick that was led with ♣J, which decides nothing; then he leads ♠A, wins and is Anna&apos;s partner.</source>
        <translation>Bernd vinner ett stick där ♣Kn spelades ut, vilket inte avgör något; sedan spelar han ut ♠E, vinner och är Annas partner.</translation>
    </message>
    <message>
        <source>Anna chooses hearts: Clara wins a spade trick, which decides nothing; Bernd wins the first heart trick and is Anna&apos;s partner.</source>
        <translation>Anna väljer hjärter: Clara vinner ett spaderstick, vilket inte avgör något; Bernd vinner det första hjärtersticket och är Annas partner.</translation>
    </message>
    <message>
        <source>Bernd leads ♠A and wins, which decides nothing; then he leads ♦10, Clara wins with ♣J and is Anna&apos;s partner.</source>
        <translation>Bernd spelar ut ♠E och vinner, vilket inte avgör något; sedan spelar han ut ♦10, Clara vinner med ♣Kn och är Annas partner.</translation>
    </message>
    <message>
        <source>Anna looks for the first plain-suit trick, leads ♣A and wins it herself: she plays alone.</source>
        <translation>Anna söker första färgsticket, spelar ut ♣E och vinner själv: hon spelar ensam.</translation>
    </message>
    <message>
        <source>With 12, Anna may look for a partner up to the last trick; with 3, she plays alone once she has won the first three.</source>
        <translation>Med 12 får Anna söka partner till och med sista sticket; med 3 spelar hon ensam om hon har vunnit de tre första.</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
    <message>
        <source>Who holds both kings of diamonds may name a new partner when playing the first one.</source>
        <translation>Den som har båda ruterkungarna får utse en ny partner när den första spelas.</translation>
    </message>
    <message>
        <source>Bernd holds both ♦K. When he plays the first one, he names Dieter his partner; Anna and Clara are now their opponents.</source>
        <translation>Bernd har båda ♦K. När han spelar den första utser han Dieter till sin partner; Anna och Clara är nu deras motståndare.</translation>
    </message>
    <message>
        <source>Tricks counted in the search</source>
        <translation>Stick som räknas i sökandet</translation>
    </message>
    <message>
        <source>Which tricks count towards the last one that can find the partner.</source>
        <translation>Vilka stick som räknas fram till det sista som kan ge partnern.</translation>
    </message>
    <message>
        <source>Anna looks for a plain-suit trick within three, and two trump tricks are over: one is left, or three if only plain-suit tricks count.</source>
        <translation>Anna söker ett färgstick inom tre stick, och två trumfstick är spelade: ett är kvar, eller tre om bara färgstick räknas.</translation>
    </message>
    <message>
        <source>A ruffed plain-suit trick finds the partner</source>
        <translation>Ett trumfat färgstick ger partnern</translation>
    </message>
    <message>
        <source>Whoever ruffs a plain-suit trick becomes the partner; otherwise only a plain card does.</source>
        <translation>Den som trumfar ett färgstick blir partner; annars gör bara ett felkort det.</translation>
    </message>
    <message>
        <source>Anna looks for the first plain-suit trick; Bernd leads ♠A, Clara ruffs it with ♦10 and is Anna&apos;s partner.</source>
        <translation>Anna söker första färgsticket; Bernd spelar ut ♠E, Clara trumfar med ♦10 och är Annas partner.</translation>
    </message>
    <message>
        <source>The search moves the limits</source>
        <translation>Sökandet flyttar gränserna</translation>
    </message>
    <message>
        <source>Each trick of the search gives one card more time to announce.</source>
        <translation>Varje stick under sökandet ger ett kort längre tid för angivelser.</translation>
    </message>
    <message>
        <source>The third trick finds Anna&apos;s partner: Re, which needs 11 cards, may then be said with 9.</source>
        <translation>Det tredje sticket ger Anna en partner: Re, som kräver 11 kort, får då sägas med 9.</translation>
    </message>
    <message>
        <source>Last trick for Genscher</source>
        <translation>Sista stick för Genscher</translation>
    </message>
    <message>
        <source>Up to which trick a new partner may be named.</source>
        <translation>Till och med vilket stick en ny partner får utses.</translation>
    </message>
    <message>
        <source>With 6, Bernd plays his first ♦K in the seventh trick and still holds the other: he can name nobody any more.</source>
        <translation>Med 6: Bernd spelar sin första ♦K i sjunde sticket och har ännu den andra kvar. Då kan han inte längre utse någon.</translation>
    </message>
    <message>
        <source>As the other rules say</source>
        <translation>Som de andra reglerna säger</translation>
    </message>
    <message>
        <source>One fox does not count</source>
        <translation>En räv räknas inte</translation>
    </message>
    <message>
        <source>A single fox does not count, two do</source>
        <translation>En ensam räv räknas inte, två gör det</translation>
    </message>
    <message>
        <source>The player after the poor one</source>
        <translation>Spelaren efter den fattiga</translation>
    </message>
    <message>
        <source>The player left of the dealer</source>
        <translation>Spelaren till vänster om givaren</translation>
    </message>
    <message>
        <source>How many trumps come back</source>
        <translation>Hur många trumf som kommer tillbaka</translation>
    </message>
    <message>
        <source>Whether trumps come back</source>
        <translation>Om trumf kommer tillbaka</translation>
    </message>
    <message>
        <source>The cards are dealt again</source>
        <translation>Ny giv</translation>
    </message>
    <message>
        <source>Everybody plays alone for the fewest points</source>
        <translation>Alla spelar ensamma om minst antal ögon</translation>
    </message>
    <message>
        <source>The first one is played</source>
        <translation>Den första spelas</translation>
    </message>
    <message>
        <source>A player with at most three trumps may say so and look for a partner who takes them.</source>
        <translation>En spelare med högst tre trumf får säga det och söka en partner som tar dem.</translation>
    </message>
    <message>
        <source>Bernd&apos;s only trumps are ♥J, ♦K and ♦9: he may declare a poverty.</source>
        <translation>Bernds enda trumf är ♥Kn, ♦K och ♦9: han får anmäla fattigdom.</translation>
    </message>
    <message>
        <source>The cards are offered to the others</source>
        <translation>Korten erbjuds de andra</translation>
    </message>
    <message>
        <source>Whoever takes them is the partner and gives as many back; otherwise a poverty is a redeal.</source>
        <translation>Den som tar dem blir partner och ger lika många tillbaka; annars innebär en fattigdom ny giv.</translation>
    </message>
    <message>
        <source>Bernd offers three cards face down. Clara takes them, gives three back and is his partner.</source>
        <translation>Bernd erbjuder tre kort med baksidan upp. Clara tar dem, ger tre tillbaka och är hans partner.</translation>
    </message>
    <message>
        <source>Only trumps are passed</source>
        <translation>Bara trumf lämnas över</translation>
    </message>
    <message>
        <source>Exactly the trumps are passed, be they few or none; no plain cards fill them up.</source>
        <translation>Just trumfkorten lämnas över, oavsett om de är få eller inga; inga felkort fyller ut.</translation>
    </message>
    <message>
        <source>Bernd holds just two trumps: he passes these two, and Clara gives two cards back.</source>
        <translation>Bernd har bara två trumf: han lämnar över de två, och Clara ger två kort tillbaka.</translation>
    </message>
    <message>
        <source>Foxes do not count</source>
        <translation>Rävar räknas inte</translation>
    </message>
    <message>
        <source>Aces of diamonds are not counted among the three trumps that a poor hand may have.</source>
        <translation>Ruteress räknas inte bland de tre trumf som en fattig hand får ha.</translation>
    </message>
    <message>
        <source>Anna&apos;s trumps are ♣J, ♦A, ♦10 and ♦9: the fox does not count, so three are left and it is a poverty.</source>
        <translation>Annas trumf är ♣Kn, ♦E, ♦10 och ♦9: räven räknas inte, så tre är kvar och det är en fattigdom.</translation>
    </message>
    <message>
        <source>Foxes are passed on top</source>
        <translation>Rävar lämnas över därutöver</translation>
    </message>
    <message>
        <source>The foxes come on top of the three cards that are passed.</source>
        <translation>Rävarna tillkommer utöver de tre kort som lämnas över.</translation>
    </message>
    <message>
        <source>Anna&apos;s trumps are ♣J, ♦A and ♦9: she passes four cards, these three and a plain one.</source>
        <translation>Annas trumf är ♣Kn, ♦E och ♦9: hon lämnar över fyra kort, de tre och ett felkort.</translation>
    </message>
    <message>
        <source>Foxes are passed face up</source>
        <translation>Rävar lämnas över öppet</translation>
    </message>
    <message>
        <source>While the others are asked, aces of diamonds among the passed cards lie open.</source>
        <translation>Medan de andra tillfrågas ligger ruteress bland de överlämnade korten öppna.</translation>
    </message>
    <message>
        <source>There is a fox among Anna&apos;s three cards: the others see ♦A and two cards face down while they are asked.</source>
        <translation>Det finns en räv bland Annas tre kort: medan de andra tillfrågas ser de ♦E och två kort med baksidan upp.</translation>
    </message>
    <message>
        <source>One trump or none is a redeal</source>
        <translation>En eller ingen trumf ger ny giv</translation>
    </message>
    <message>
        <source>A poverty with at most one trump is dealt again instead of being offered.</source>
        <translation>Vid en fattigdom med högst en trumf blir det ny giv i stället för att den erbjuds.</translation>
    </message>
    <message>
        <source>Dieter&apos;s only trump is ♦K: nobody is asked to take his poverty, and the cards are dealt again.</source>
        <translation>Dieters enda trumf är ♦K: ingen får frågan att ta hans fattigdom, och det blir ny giv.</translation>
    </message>
    <message>
        <source>Throw in without a trump above the fox</source>
        <translation>Kasta korten utan trumf över räven</translation>
    </message>
    <message>
        <source>A hand without any trump above the ace of diamonds may be thrown in.</source>
        <translation>En hand utan någon trumf över ruteress får kastas.</translation>
    </message>
    <message>
        <source>Clara&apos;s trumps are ♦A, ♦10, ♦K and ♦9: none is above the fox, so she may throw in.</source>
        <translation>Claras trumf är ♦E, ♦10, ♦K och ♦9: ingen är över räven, så hon får kasta korten.</translation>
    </message>
    <message>
        <source>Throw in with many nines</source>
        <translation>Kasta korten med många nior</translation>
    </message>
    <message>
        <source>A hand with so many nines may be thrown in; it is shown, and the cards are dealt again.</source>
        <translation>En hand med så många nior får kastas; den visas, och det blir ny giv.</translation>
    </message>
    <message>
        <source>Anna holds ♣9, ♣9, ♠9, ♥9 and ♦9: she may show her hand, and the cards are dealt again.</source>
        <translation>Anna har ♣9, ♣9, ♠9, ♥9 och ♦9: hon får visa sin hand, och det blir ny giv.</translation>
    </message>
    <message>
        <source>Nines needed</source>
        <translation>Nior som krävs</translation>
    </message>
    <message>
        <source>How many nines, of all suits, a hand must hold to be thrown in.</source>
        <translation>Hur många nior, i alla färger, en hand måste ha för att få kastas.</translation>
    </message>
    <message>
        <source>With 5, a hand with five nines may be thrown in; one with four is played.</source>
        <translation>Med 5 får en hand med fem nior kastas; en med fyra spelas.</translation>
    </message>
    <message>
        <source>Throw in with many kings</source>
        <translation>Kasta korten med många kungar</translation>
    </message>
    <message>
        <source>A hand with so many kings may be thrown in.</source>
        <translation>En hand med så många kungar får kastas.</translation>
    </message>
    <message>
        <source>Bernd holds ♣K, ♣K, ♠K, ♥K and ♦K: with five kings needed he may throw in.</source>
        <translation>Bernd har ♣K, ♣K, ♠K, ♥K och ♦K: om det krävs fem kungar får han kasta korten.</translation>
    </message>
    <message>
        <source>Kings needed</source>
        <translation>Kungar som krävs</translation>
    </message>
    <message>
        <source>How many kings a hand must hold to be thrown in.</source>
        <translation>Hur många kungar en hand måste ha för att få kastas.</translation>
    </message>
    <message>
        <source>With 5, a hand with five kings may be thrown in; one with four is played.</source>
        <translation>Med 5 får en hand med fem kungar kastas; en med fyra spelas.</translation>
    </message>
    <message>
        <source>Throw in with many nines and kings</source>
        <translation>Kasta korten med många nior och kungar</translation>
    </message>
    <message>
        <source>A hand with so many nines and kings together may be thrown in.</source>
        <translation>En hand med så många nior och kungar tillsammans får kastas.</translation>
    </message>
    <message>
        <source>Clara holds four nines and three kings: with seven needed she may throw in.</source>
        <translation>Clara har fyra nior och tre kungar: om det krävs sju får hon kasta korten.</translation>
    </message>
    <message>
        <source>Nines and kings needed</source>
        <translation>Nior och kungar som krävs</translation>
    </message>
    <message>
        <source>How many nines and kings a hand must hold to be thrown in.</source>
        <translation>Hur många nior och kungar en hand måste ha för att få kastas.</translation>
    </message>
    <message>
        <source>With 7, two nines and five kings are enough; three of each are too few.</source>
        <translation>Med 7 räcker två nior och fem kungar; tre av varje är för få.</translation>
    </message>
    <message>
        <source>Throw in with many card points</source>
        <translation>Kasta korten med många ögon</translation>
    </message>
    <message>
        <source>A hand that is too rich in card points may be thrown in.</source>
        <translation>En hand som är för rik på ögon får kastas.</translation>
    </message>
    <message>
        <source>Dieter holds five aces and two tens: these are 75 card points, and with 70 needed he may throw in.</source>
        <translation>Dieter har fem ess och två tior: det är 75 ögon, och om det krävs 70 får han kasta korten.</translation>
    </message>
    <message>
        <source>How many card points a hand must hold to be thrown in.</source>
        <translation>Hur många ögon en hand måste ha för att få kastas.</translation>
    </message>
    <message>
        <source>With 70, a hand of 70 card points may be thrown in; one of 69 is played.</source>
        <translation>Med 70 får en hand på 70 ögon kastas; en på 69 spelas.</translation>
    </message>
    <message>
        <source>Throw in without a trump above the jack of diamonds</source>
        <translation>Kasta korten utan trumf över ruterknekt</translation>
    </message>
    <message>
        <source>A hand without any trump above the jack of diamonds may be thrown in.</source>
        <translation>En hand utan någon trumf över ruterknekt får kastas.</translation>
    </message>
    <message>
        <source>Anna&apos;s trumps are ♦J, ♦J, ♦A and ♦9: none is above ♦J, so she may throw in.</source>
        <translation>Annas trumf är ♦Kn, ♦Kn, ♦E och ♦9: ingen är över ♦Kn, så hon får kasta korten.</translation>
    </message>
    <message>
        <source>Foxes in a poverty</source>
        <translation>Rävar i en fattigdom</translation>
    </message>
    <message>
        <source>Which aces of diamonds do not count among the three trumps that a poor hand may have.</source>
        <translation>Vilka ruteress som inte räknas bland de tre trumf som en fattig hand får ha.</translation>
    </message>
    <message>
        <source>Bernd&apos;s trumps are ♦A, ♦A, ♥J and ♦9: it is a poverty if one fox does not count, but not if only a single fox is left out.</source>
        <translation>Bernds trumf är ♦E, ♦E, ♥Kn och ♦9: det är en fattigdom om en räv inte räknas, men inte om bara en ensam räv utelämnas.</translation>
    </message>
    <message>
        <source>Who is asked first to take a poverty</source>
        <translation>Vem som först får frågan att ta en fattigdom</translation>
    </message>
    <message>
        <source>From there on the others are asked in turn.</source>
        <translation>Därifrån tillfrågas de andra i tur och ordning.</translation>
    </message>
    <message>
        <source>Dieter has dealt, and Bernd is poor: Clara, who sits after Bernd, is asked first, or Anna, who sits left of the dealer.</source>
        <translation>Dieter har gett, och Bernd är fattig: först tillfrågas Clara, som sitter efter Bernd, eller Anna, som sitter till vänster om givaren.</translation>
    </message>
    <message>
        <source>What is told of the returned cards</source>
        <translation>Vad som sägs om de återlämnade korten</translation>
    </message>
    <message>
        <source>What everybody hears of the cards that the partner gives back.</source>
        <translation>Vad alla får höra om korten som partnern ger tillbaka.</translation>
    </message>
    <message>
        <source>Clara gives back ♦K, ♦9 and ♠A: everybody hears that there are two trumps, or only that there are trumps.</source>
        <translation>Clara ger tillbaka ♦K, ♦9 och ♠E: alla får höra att det är två trumf, eller bara att det finns trumf.</translation>
    </message>
    <message>
        <source>Nobody takes a poverty</source>
        <translation>Ingen tar en fattigdom</translation>
    </message>
    <message>
        <source>What happens when all have refused.</source>
        <translation>Vad som händer när alla har avböjt.</translation>
    </message>
    <message>
        <source>All refuse Bernd&apos;s cards: they are dealt again, or everybody plays alone, and whoever gets the most card points loses.</source>
        <translation>Alla avböjer Bernds kort: det blir ny giv, eller så spelar alla ensamma, och den som får flest ögon förlorar.</translation>
    </message>
    <message>
        <source>Two poor hands</source>
        <translation>Två fattiga händer</translation>
    </message>
    <message>
        <source>What happens when two players declare a poverty.</source>
        <translation>Vad som händer när två spelare anmäler fattigdom.</translation>
    </message>
    <message>
        <source>Anna and Clara both declare a poverty: Anna sits first and offers her cards, or the cards are dealt again.</source>
        <translation>Både Anna och Clara anmäler fattigdom: Anna sitter först och erbjuder sina kort, eller så blir det ny giv.</translation>
    </message>
    <message>
        <source>Against the queens also in a poverty</source>
        <translation>Mot damerna även i en fattigdom</translation>
    </message>
    <message>
        <source>Whoever beats a poverty gets the point for winning against the queens of clubs.</source>
        <translation>Den som slår en fattigdom får poängen för vinst mot klöverdamerna.</translation>
    </message>
    <message>
        <source>Bernd plays a poverty with Clara, and Kontra wins with 130 card points: the game is worth 2 instead of 1.</source>
        <translation>Bernd spelar en fattigdom med Clara, och Kontra vinner med 130 ögon: spelet är värt 2 i stället för 1.</translation>
    </message>
    <message>
        <source>The higher solo by the ranking</source>
        <translation>Det högre solot enligt rangordningen</translation>
    </message>
    <message>
        <source>Whoever promises more</source>
        <translation>Den som lovar mest</translation>
    </message>
    <message>
        <source>The soloist</source>
        <translation>Solospelaren</translation>
    </message>
    <message>
        <source>After duty soli only</source>
        <translation>Bara efter pliktsolon</translation>
    </message>
    <message>
        <source>After every solo</source>
        <translation>Efter varje solo</translation>
    </message>
    <message>
        <source>Duty solo</source>
        <translation>Pliktsolo</translation>
    </message>
    <message>
        <source>Voluntary solo</source>
        <translation>Frivilligt solo</translation>
    </message>
    <message>
        <source>Throwing in</source>
        <translation>Kasta korten</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Klöver</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Spader</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Hjärter</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ruter</translation>
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
        <source>Pure club solo</source>
        <translation>Rent klöversolo</translation>
    </message>
    <message>
        <source>Pure spade solo</source>
        <translation>Rent spadersolo</translation>
    </message>
    <message>
        <source>Pure heart solo</source>
        <translation>Rent hjärtersolo</translation>
    </message>
    <message>
        <source>Pure diamond solo</source>
        <translation>Rent rutersolo</translation>
    </message>
    <message>
        <source>Fewest-tricks solo</source>
        <translation>Solo på minst antal stick</translation>
    </message>
    <message>
        <source>Everybody chooses a game secretly</source>
        <translation>Alla väljer ett spel i hemlighet</translation>
    </message>
    <message>
        <source>Healthy or reservation, then the kinds in turn</source>
        <translation>Frisk eller förbehåll, sedan sorterna i tur och ordning</translation>
    </message>
    <message>
        <source>Healthy, small or big, then the kinds in turn</source>
        <translation>Frisk, litet eller stort, sedan sorterna i tur och ordning</translation>
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
        <source>Anna holds four queens and four aces: she has a reservation and plays a queen solo.</source>
        <translation>Anna har fyra damer och fyra ess: hon har ett förbehåll och spelar damsolo.</translation>
    </message>
    <message>
        <source>Suit soli</source>
        <translation>Färgsolon</translation>
    </message>
    <message>
        <source>With 1, Clara must play one solo; if she has not done so when the rounds are over, she must play it then.</source>
        <translation>Med 1 måste Clara spela ett solo; om hon inte har gjort det när omgångarna är slut måste hon spela det då.</translation>
    </message>
    <message>
        <source>… of them suit soli</source>
        <translation>… därav färgsolon</translation>
    </message>
    <message>
        <source>So many of the duty soli must be suit soli.</source>
        <translation>Så många av pliktsolona måste vara färgsolon.</translation>
    </message>
    <message>
        <source>With 2 duty soli and 1 here, Dieter has played a queen solo; his other one must be a suit solo.</source>
        <translation>Med 2 pliktsolon och 1 här: Dieter har spelat ett damsolo, så hans andra måste vara ett färgsolo.</translation>
    </message>
    <message>
        <source>… of them picture soli</source>
        <translation>… därav bildsolon</translation>
    </message>
    <message>
        <source>So many of the duty soli must be soli with kings, queens or jacks as trumps.</source>
        <translation>Så många av pliktsolona måste vara solon med kungar, damer eller knektar som trumf.</translation>
    </message>
    <message>
        <source>With 2 duty soli and 1 here, Anna has played a club solo; her other one must be a picture solo, such as a jack solo.</source>
        <translation>Med 2 pliktsolon och 1 här: Anna har spelat ett klöversolo, så hennes andra måste vara ett bildsolo, till exempel ett knektsolo.</translation>
    </message>
    <message>
        <source>A forced duty solo may be offered</source>
        <translation>Ett tvingat pliktsolo får erbjudas</translation>
    </message>
    <message>
        <source>Who is made to play a duty solo may first ask whether somebody else wants to play a solo.</source>
        <translation>Den som tvingas spela ett pliktsolo får först fråga om någon annan vill spela ett solo.</translation>
    </message>
    <message>
        <source>Clara is made to play and offers her solo. Bernd plays a jack solo instead; Clara still owes hers and is next again.</source>
        <translation>Clara tvingas spela och erbjuder sitt solo. Bernd spelar ett knektsolo i stället; Clara har fortfarande sitt kvar och står åter i tur.</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Spelare vid bordet</translation>
    </message>
    <message>
        <source>With five players the dealer sits out and writes nothing; a round has five games.</source>
        <translation>Med fem spelare sitter givaren över och skriver inget; en omgång har fem spel.</translation>
    </message>
    <message>
        <source>With 5, Dieter deals to the four others and gets no cards himself; the player to his left deals the next game.</source>
        <translation>Med 5 ger Dieter till de fyra andra och får själv inga kort; spelaren till vänster om honom ger nästa spel.</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Antal spel</translation>
    </message>
    <message>
        <source>The party ends after so many games; 0 means no such limit.</source>
        <translation>Partiet slutar efter så många spel; 0 betyder ingen sådan gräns.</translation>
    </message>
    <message>
        <source>With 4, the party is over after four games; hands that were thrown in are not counted.</source>
        <translation>Med 4 är partiet slut efter fyra spel; kastade händer räknas inte.</translation>
    </message>
    <message>
        <source>Cards are dealt in packets</source>
        <translation>Korten ges i buntar</translation>
    </message>
    <message>
        <source>How many cards each player gets at a time, such as 3 4 3; one by one if that does not make up a hand.</source>
        <translation>Hur många kort varje spelare får åt gången, till exempel 3 4 3; ett i taget om det inte går jämnt ut med en hand.</translation>
    </message>
    <message>
        <source>With 3 3 3 3, Anna gets three cards, then Bernd, Clara and Dieter, and so on four times around.</source>
        <translation>Med 3 3 3 3 får Anna tre kort, sedan Bernd, Clara och Dieter, och så vidare fyra varv.</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duell</translation>
    </message>
    <message>
        <source>Two people across from each other play against one another, each with a computer as partner.</source>
        <translation>Två människor mitt emot varandra spelar mot varandra, var och en med en dator som partner.</translation>
    </message>
    <message>
        <source>Anna and Clara sit across from each other and are opponents; Bernd and Dieter are the computers and announce nothing.</source>
        <translation>Anna och Clara sitter mitt emot varandra och är motståndare; Bernd och Dieter är datorerna och gör inga angivelser.</translation>
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
        <source>Poverty</source>
        <translation>Fattigdom</translation>
    </message>
    <message>
        <source>Swines</source>
        <translation>Svin</translation>
    </message>
    <message>
        <source>Cards in the own hand</source>
        <translation>Kort på egen hand</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>Kort på bordet</translation>
    </message>
    <message>
        <source>As in tournaments</source>
        <translation>Som i turneringar</translation>
    </message>
    <message>
        <source>Each announcement raises the need by 30</source>
        <translation>Varje angivelse höjer kravet med 30</translation>
    </message>
    <message>
        <source>Kontra needs less once Re is said</source>
        <translation>Kontra behöver mindre när Re är sagt</translation>
    </message>
    <message>
        <source>What was earned all the same</source>
        <translation>Det som ändå har uppnåtts</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ingenting</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Knacka</translation>
    </message>
    <message>
        <source>Announcements do not show the side; everybody announces alone, and each one counts.</source>
        <translation>Angivelser visar inte laget; alla anger var för sig, och varje angivelse räknas.</translation>
    </message>
    <message>
        <source>Anna and Bernd both belong to Re and both knock: nobody learns that they are partners, and each knock counts.</source>
        <translation>Både Anna och Bernd hör till Re och båda knackar: ingen får veta att de är partner, och varje knackning räknas.</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say Re or Kontra.</source>
        <translation>Hur många kort en spelare ännu måste ha kvar för att säga Re eller Kontra.</translation>
    </message>
    <message>
        <source>With 11 of twelve cards, Anna may say Re until she plays her second card.</source>
        <translation>Med 11 av tolv kort får Anna säga Re tills hon spelar sitt andra kort.</translation>
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
        <source>With 9 of twelve cards, Anna may say no 90 until she plays her fourth card.</source>
        <translation>Med 9 av tolv kort får Anna säga inga 90 tills hon spelar sitt fjärde kort.</translation>
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
        <source>With 6 of twelve cards, Anna may say no 60 until she plays her seventh card.</source>
        <translation>Med 6 av tolv kort får Anna säga inga 60 tills hon spelar sitt sjunde kort.</translation>
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
        <source>With 3 of twelve cards, Anna may say no 30 until she plays her tenth card.</source>
        <translation>Med 3 av tolv kort får Anna säga inga 30 tills hon spelar sitt tionde kort.</translation>
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
        <source>With 3 of twelve cards, Anna may say black until she plays her tenth card.</source>
        <translation>Med 3 av tolv kort får Anna säga svart tills hon spelar sitt tionde kort.</translation>
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
        <source>With 3, nobody may announce anything any more once ten of the twelve tricks are over.</source>
        <translation>Med 3 får ingen längre göra någon angivelse när tio av de tolv sticken är spelade.</translation>
    </message>
    <message>
        <source>Only the announced level must be in time</source>
        <translation>Bara det angivna steget måste vara i tid</translation>
    </message>
    <message>
        <source>Levels that are skipped need not be in time themselves.</source>
        <translation>Steg som hoppas över behöver inte själva vara i tid.</translation>
    </message>
    <message>
        <source>No 90 needs 9 cards and no 60 needs 6. Anna has said nothing and holds 7: she may still say no 60 at once.</source>
        <translation>Inga 90 kräver 9 kort och inga 60 kräver 6. Anna har inget sagt och har 7 kvar: hon får ännu säga inga 60 direkt.</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Svar</translation>
    </message>
    <message>
        <source>A side that has said nothing may still answer Re or Kontra, up to one card after the opponents&apos; limit.</source>
        <translation>Ett lag som inget har sagt får ännu svara Re eller Kontra, upp till ett kort efter motståndarnas gräns.</translation>
    </message>
    <message>
        <source>Anna says no 90, which needs 9 cards: Clara may still reply Kontra while she holds 8.</source>
        <translation>Anna säger inga 90, som kräver 9 kort: Clara får ännu svara Kontra medan hon har 8.</translation>
    </message>
    <message>
        <source>Announcements bind strictly</source>
        <translation>Angivelser är strikt bindande</translation>
    </message>
    <message>
        <source>Re and Kontra too must be met, and a reply promises to reach what the opponents deny.</source>
        <translation>Även Re och Kontra måste uppfyllas, och ett svar lovar att nå det som motståndarna förnekar.</translation>
    </message>
    <message>
        <source>Re and Kontra have both been said, and the game ends at 120 to 120: nobody wins.</source>
        <translation>Både Re och Kontra har sagts, och spelet slutar 120 mot 120: ingen vinner.</translation>
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
        <source>Re and Kontra have both been said, and Re wins with 155 card points: the 2 points for won and no 90 become 8.</source>
        <translation>Både Re och Kontra har sagts, och Re vinner med 155 ögon: de 2 poängen för vunnet och inga 90 blir 8.</translation>
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
        <source>Re has been said, and Kontra wins with 125 card points: 2 points, one of them against the queens, become 4 instead of 3.</source>
        <translation>Re har sagts, och Kontra vinner med 125 ögon: 2 poäng, varav en mot damerna, blir 4 i stället för 3.</translation>
    </message>
    <message>
        <source>Forced announcement after a rich first trick</source>
        <translation>Tvingande angivelse efter ett rikt första stick</translation>
    </message>
    <message>
        <source>Who wins a first trick with 30 card points, or as many as are set, must announce the next level.</source>
        <translation>Den som vinner ett första stick med 30 ögon, eller så många som är inställt, måste ange nästa steg.</translation>
    </message>
    <message>
        <source>Anna wins the first trick, ♣A ♣10 ♣10 ♣K, with 35 card points: she must say Re or Kontra.</source>
        <translation>Anna vinner första sticket, ♣E ♣10 ♣10 ♣K, med 35 ögon: hon måste säga Re eller Kontra.</translation>
    </message>
    <message>
        <source>… only if nobody has announced</source>
        <translation>… bara om ingen har gjort någon angivelse</translation>
    </message>
    <message>
        <source>An earlier announcement of either side lifts the duty.</source>
        <translation>En tidigare angivelse av något av lagen upphäver plikten.</translation>
    </message>
    <message>
        <source>Clara says Kontra before Anna of Re wins a first trick of 35 card points: Anna need not announce.</source>
        <translation>Clara säger Kontra innan Anna i Re vinner ett första stick med 35 ögon: Anna behöver inte göra någon angivelse.</translation>
    </message>
    <message>
        <source>… only Re or Kontra</source>
        <translation>… bara Re eller Kontra</translation>
    </message>
    <message>
        <source>A side that has announced already need not go higher.</source>
        <translation>Ett lag som redan har gjort en angivelse behöver inte gå högre.</translation>
    </message>
    <message>
        <source>Anna says Re before she wins a first trick of 35 card points: she need not say no 90.</source>
        <translation>Anna säger Re innan hon vinner ett första stick med 35 ögon: hon behöver inte säga inga 90.</translation>
    </message>
    <message>
        <source>… also in a marriage</source>
        <translation>… även i ett bröllop</translation>
    </message>
    <message>
        <source>The duty also holds when the first trick has found the partner of a marriage.</source>
        <translation>Plikten gäller också när första sticket har gett partnern i ett bröllop.</translation>
    </message>
    <message>
        <source>Bernd wins the first trick with 35 card points and becomes Anna&apos;s partner: he must say Re.</source>
        <translation>Bernd vinner första sticket med 35 ögon och blir Annas partner: han måste säga Re.</translation>
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
        <source>Kontra says no 60, and Re gets 125 card points: 1 point for 90 against no 60, and if each one counts, 1 more for 120 against no 90.</source>
        <translation>Kontra säger inga 60, och Re får 125 ögon: 1 poäng för 90 mot inga 60, och om var och en räknas 1 till för 120 mot inga 90.</translation>
    </message>
    <message>
        <source>Card points that force an announcement</source>
        <translation>Ögon som tvingar till en angivelse</translation>
    </message>
    <message>
        <source>How rich the first trick must be to force its winner.</source>
        <translation>Hur rikt första sticket måste vara för att tvinga den som vinner det.</translation>
    </message>
    <message>
        <source>With 30, a first trick of ♣A ♣10 ♣10 ♣9 with 31 card points forces Anna; ♣A ♣10 ♣K ♣K with 29 does not.</source>
        <translation>Med 30 tvingas Anna av ett första stick med ♣E ♣10 ♣10 ♣9, alltså 31 ögon; av ♣E ♣10 ♣K ♣K med 29 tvingas hon inte.</translation>
    </message>
    <message>
        <source>What the limits count</source>
        <translation>Vad gränserna räknar</translation>
    </message>
    <message>
        <source>Whether the own cards or the cards on the table say how long one may announce.</source>
        <translation>Om de egna korten eller korten på bordet bestämmer hur länge man får göra angivelser.</translation>
    </message>
    <message>
        <source>Anna is fourth in the second trick and holds 11 cards. By her own cards she may still say Re; by the table she may not, for 7 lie there.</source>
        <translation>Anna är fjärde hand i andra sticket och har 11 kort. Efter egna kort får hon ännu säga Re; efter bordet får hon det inte, för där ligger 7.</translation>
    </message>
    <message>
        <source>Limits by cards on the table</source>
        <translation>Gränser efter kort på bordet</translation>
    </message>
    <message>
        <source>Up to how many cards on the table Re and Kontra, no 90, no 60, no 30 and black may be said.</source>
        <translation>Upp till hur många kort på bordet Re och Kontra, inga 90, inga 60, inga 30 och svart får sägas.</translation>
    </message>
    <message>
        <source>With 5 as the first number, Re may be said until somebody plays the sixth card of the game.</source>
        <translation>Med 5 som första tal får Re sägas tills någon spelar spelets sjätte kort.</translation>
    </message>
    <message>
        <source>Levels may be skipped</source>
        <translation>Steg får hoppas över</translation>
    </message>
    <message>
        <source>Whoever says no 60 has said no 90 with it; otherwise each level must be said by itself.</source>
        <translation>Den som säger inga 60 har därmed sagt inga 90; annars måste varje steg sägas för sig.</translation>
    </message>
    <message>
        <source>Anna has said nothing yet and says no 60 at once: Re and no 90 are said with it.</source>
        <translation>Anna har ännu inget sagt och säger direkt inga 60: därmed är också Re och inga 90 sagda.</translation>
    </message>
    <message>
        <source>Card points needed</source>
        <translation>Ögon som krävs</translation>
    </message>
    <message>
        <source>How announcements change what a side needs to win.</source>
        <translation>Hur angivelser ändrar vad ett lag behöver för att vinna.</translation>
    </message>
    <message>
        <source>Re is said, and Kontra says no 90. As in tournaments Kontra needs 151 card points, with a raised need 180, and 150 where Kontra needs less.</source>
        <translation>Re är sagt, och Kontra säger inga 90. Som i turneringar behöver Kontra 151 ögon, med höjt krav 180, och 150 där Kontra behöver mindre.</translation>
    </message>
    <message>
        <source>Re and Kontra raise the need too</source>
        <translation>Även Re och Kontra höjer kravet</translation>
    </message>
    <message>
        <source>Otherwise only no 90 and higher do.</source>
        <translation>Annars gör bara inga 90 och högre det.</translation>
    </message>
    <message>
        <source>Anna says Re and no more: her side needs 151 card points instead of 121.</source>
        <translation>Anna säger Re och inget mer: hennes lag behöver 151 ögon i stället för 121.</translation>
    </message>
    <message>
        <source>Both sides miss their announcement</source>
        <translation>Båda lagen missar sin avsägelse</translation>
    </message>
    <message>
        <source>What counts when nobody wins.</source>
        <translation>Vad som räknas när ingen vinner.</translation>
    </message>
    <message>
        <source>Both sides say no 90, and Re gets 125 card points: nobody wins, and the point of Re for 120 against no 90 counts, or nothing does.</source>
        <translation>Båda lagen säger inga 90, och Re får 125 ögon: ingen vinner, och poängen till Re för 120 mot inga 90 räknas, eller så räknas ingenting.</translation>
    </message>
    <message>
        <source>Points for Re and for Kontra</source>
        <translation>Poäng för Re och för Kontra</translation>
    </message>
    <message>
        <source>What each of them adds to the value where they do not double.</source>
        <translation>Vad var och en av dem lägger till värdet där de inte fördubblar.</translation>
    </message>
    <message>
        <source>With 2, Re is said and wins with 125 card points: the game is worth 3.</source>
        <translation>Med 2: Re är sagt och vinner med 125 ögon. Spelet är värt 3.</translation>
    </message>
    <message>
        <source>Points for an early announcement</source>
        <translation>Poäng för en tidig angivelse</translation>
    </message>
    <message>
        <source>What Re and Kontra add if they are said before the first card.</source>
        <translation>Vad Re och Kontra lägger till om de sägs före första kortet.</translation>
    </message>
    <message>
        <source>With 1, Anna says Re before the first card and wins: the game is worth 1 more than if she had said it later.</source>
        <translation>Med 1: Anna säger Re före första kortet och vinner. Spelet är värt 1 mer än om hon hade sagt det senare.</translation>
    </message>
    <message>
        <source>Cowardice loses</source>
        <translation>Feghet förlorar</translation>
    </message>
    <message>
        <source>A side that wins three levels above what it announced loses the game instead; not in soli.</source>
        <translation>Ett lag som vinner tre steg över det som det har angett förlorar i stället spelet; inte i solon.</translation>
    </message>
    <message>
        <source>Re announces nothing and keeps Kontra below 60 card points: Re loses, for it could have said Re, no 90 and no 60.</source>
        <translation>Re gör ingen angivelse och håller Kontra under 60 ögon: Re förlorar, för laget hade kunnat säga Re, inga 90 och inga 60.</translation>
    </message>
    <message>
        <source>The value is multiplied</source>
        <translation>Värdet multipliceras</translation>
    </message>
    <message>
        <source>Points are added for the winner</source>
        <translation>Vinnaren får poäng därtill</translation>
    </message>
    <message>
        <source>By bock, but not by Re and Kontra</source>
        <translation>Av bock, men inte av Re och Kontra</translation>
    </message>
    <message>
        <source>By everything</source>
        <translation>Av allt</translation>
    </message>
    <message>
        <source>By nothing</source>
        <translation>Av ingenting</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>When nobody writes anything</source>
        <translation>När ingen skriver något</translation>
    </message>
    <message>
        <source>At 120 to 120</source>
        <translation>Vid 120 mot 120</translation>
    </message>
    <message>
        <source>Like any other game</source>
        <translation>Som vilket annat spel som helst</translation>
    </message>
    <message>
        <source>Neither counted more often nor using up a bock game</source>
        <translation>Räknas inte flera gånger och förbrukar inget bockspel</translation>
    </message>
    <message>
        <source>Anna and Bernd win with a value of 4. Plus: each of them writes 4. Minus: Clara and Dieter write -4 each. Plus and minus: all four write.</source>
        <translation>Anna och Bernd vinner med värdet 4. Plus: de skriver 4 var. Minus: Clara och Dieter skriver −4 var. Plus och minus: alla fyra skriver.</translation>
    </message>
    <message>
        <source>A solo always counts three times</source>
        <translation>Ett solo räknas alltid tre gånger</translation>
    </message>
    <message>
        <source>Also the three opponents write three times the value; otherwise only the soloist does.</source>
        <translation>Även de tre motståndarna skriver tre gånger värdet; annars gör bara solospelaren det.</translation>
    </message>
    <message>
        <source>Anna loses a queen solo worth 2. With plus counting Bernd, Clara and Dieter write 6 each instead of 2.</source>
        <translation>Anna förlorar ett damsolo värt 2. Med plusräkning skriver Bernd, Clara och Dieter 6 var i stället för 2.</translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation>Bockrundor</translation>
    </message>
    <message>
        <source>After certain games the next four games count several times; at a table of five the next five.</source>
        <translation>Efter vissa spel räknas de följande fyra spelen flera gånger; vid ett bord med fem spelare de följande fem.</translation>
    </message>
    <message>
        <source>A game has ended at 120 to 120: the next four games count double, and then all is as before.</source>
        <translation>Ett spel har slutat 120 mot 120: de följande fyra spelen räknas dubbelt, och sedan är allt som förut.</translation>
    </message>
    <message>
        <source>A new bock round follows the open ones</source>
        <translation>En ny bockrunda följer efter de pågående</translation>
    </message>
    <message>
        <source>Bock rounds are played one after the other; otherwise they overlap and multiply.</source>
        <translation>Bockrundor spelas en efter en; annars överlappar de varandra och multipliceras.</translation>
    </message>
    <message>
        <source>Three bock games are still open when four more are earned: seven games count double, and none counts four times.</source>
        <translation>Tre bockspel återstår när fyra till tillkommer: sju spel räknas dubbelt, och inget räknas fyra gånger.</translation>
    </message>
    <message>
        <source>Bock after 120 to 120</source>
        <translation>Bock efter 120 mot 120</translation>
    </message>
    <message>
        <source>A game in which both sides have 120 card points brings a bock round.</source>
        <translation>Ett spel där båda lagen har 120 ögon ger en bockrunda.</translation>
    </message>
    <message>
        <source>Nobody has announced, and the game ends at 120 to 120: Kontra wins, and the next four games are bock games.</source>
        <translation>Ingen har gjort någon angivelse, och spelet slutar 120 mot 120: Kontra vinner, och de följande fyra spelen är bockspel.</translation>
    </message>
    <message>
        <source>Bock after a lost solo</source>
        <translation>Bock efter ett förlorat solo</translation>
    </message>
    <message>
        <source>A solo that the soloist loses brings a bock round, also a marriage that was played alone.</source>
        <translation>Ett solo som solospelaren förlorar ger en bockrunda, även ett bröllop som spelades utan partner.</translation>
    </message>
    <message>
        <source>Clara plays a jack solo and gets only 110 card points: the next four games are bock games.</source>
        <translation>Clara spelar knektsolo och får bara 110 ögon: de följande fyra spelen är bockspel.</translation>
    </message>
    <message>
        <source>Bock after a lost announcement</source>
        <translation>Bock efter en förlorad angivelse</translation>
    </message>
    <message>
        <source>A side that has announced anything and does not win brings a bock round.</source>
        <translation>Ett lag som har gjort någon angivelse och inte vinner ger en bockrunda.</translation>
    </message>
    <message>
        <source>Anna says Re, but her side gets only 112 card points: the next four games are bock games.</source>
        <translation>Anna säger Re, men hennes lag får bara 112 ögon: de följande fyra spelen är bockspel.</translation>
    </message>
    <message>
        <source>Bock after a heart trick</source>
        <translation>Bock efter ett hjärterstick</translation>
    </message>
    <message>
        <source>A trick of four plain hearts brings a bock round; not in soli.</source>
        <translation>Ett stick med fyra hjärter som inte är trumf ger en bockrunda; inte i solon.</translation>
    </message>
    <message>
        <source>Anna leads ♥A, and ♥9, ♥K and ♥K follow: nobody has ruffed, so the next four games are bock games.</source>
        <translation>Anna spelar ut ♥E, och ♥9, ♥K och ♥K följer: ingen har trumfat, så de följande fyra spelen är bockspel.</translation>
    </message>
    <message>
        <source>Bock after a black game</source>
        <translation>Bock efter ett svart spel</translation>
    </message>
    <message>
        <source>A game in which a side has no trick brings a bock round.</source>
        <translation>Ett spel där ett av lagen inte får något stick ger en bockrunda.</translation>
    </message>
    <message>
        <source>Re wins all twelve tricks: the next four games are bock games.</source>
        <translation>Re vinner alla tolv sticken: de följande fyra spelen är bockspel.</translation>
    </message>
    <message>
        <source>Factor of a bock round</source>
        <translation>Faktor för en bockrunda</translation>
    </message>
    <message>
        <source>How many times the games of a bock round count.</source>
        <translation>Hur många gånger spelen i en bockrunda räknas.</translation>
    </message>
    <message>
        <source>With 2, a game worth 5 counts 10 in a bock round, and 20 where two bock rounds overlap.</source>
        <translation>Med 2 ger ett spel värt 5 i stället 10 i en bockrunda, och 20 där två bockrundor överlappar.</translation>
    </message>
    <message>
        <source>Special points are multiplied</source>
        <translation>Extrapoäng multipliceras</translation>
    </message>
    <message>
        <source>Whether special points stand inside the doubling by Re and Kontra and by bock.</source>
        <translation>Om extrapoäng ingår i fördubblingen genom Re och Kontra och genom bock.</translation>
    </message>
    <message>
        <source>Re has doubled a bock game in which the winners caught a fox: it counts 2 if only bock multiplies it, 4 if everything does, 1 if nothing does.</source>
        <translation>Re har fördubblat ett bockspel där vinnarna fångade en räv: räven ger 2 om bara bock multiplicerar den, 4 om allt gör det, 1 om inget gör det.</translation>
    </message>
    <message>
        <source>Effect of bock</source>
        <translation>Verkan av bock</translation>
    </message>
    <message>
        <source>Whether a bock game counts several times, or the winner gets as many points on top.</source>
        <translation>Om ett bockspel räknas flera gånger, eller om vinnaren får lika många poäng därtill.</translation>
    </message>
    <message>
        <source>A bock game worth 3 counts 6 if it is multiplied by two, and 5 if two points are added.</source>
        <translation>Ett bockspel värt 3 ger 6 om det multipliceras med två, och 5 om två poäng läggs till.</translation>
    </message>
    <message>
        <source>Highest bock factor</source>
        <translation>Högsta bockfaktor</translation>
    </message>
    <message>
        <source>What would go higher waits behind the open bock games; with 0 nothing waits, and 16 is the highest.</source>
        <translation>Det som skulle gå högre väntar bakom de pågående bockspelen; med 0 väntar inget, och 16 är det högsta.</translation>
    </message>
    <message>
        <source>With 2, two bock games are still open when four more are earned: six games count double, and none counts four times.</source>
        <translation>Med 2: två bockspel återstår när fyra till tillkommer. Sex spel räknas dubbelt, och inget räknas fyra gånger.</translation>
    </message>
    <message>
        <source>Bock after a cold strike</source>
        <translation>Bock efter ett kallt slag</translation>
    </message>
    <message>
        <source>A game that ends without anything to write brings a bock round.</source>
        <translation>Ett spel som slutar utan något att skriva ger en bockrunda.</translation>
    </message>
    <message>
        <source>Both sides say no 60, and the game ends at 120 to 120: nobody wins or writes anything, and the next four games are bock games.</source>
        <translation>Båda lagen säger inga 60, och spelet slutar 120 mot 120: ingen vinner eller skriver något, och de följande fyra spelen är bockspel.</translation>
    </message>
    <message>
        <source>Bock after announcements of both sides</source>
        <translation>Bock efter angivelser av båda lagen</translation>
    </message>
    <message>
        <source>A game in which both Re and Kontra have announced brings a bock round.</source>
        <translation>Ett spel där både Re och Kontra har gjort angivelser ger en bockrunda.</translation>
    </message>
    <message>
        <source>Anna says Re, and later Clara says Kontra: whoever wins, the next four games are bock games.</source>
        <translation>Anna säger Re, och senare säger Clara Kontra: vem som än vinner är de följande fyra spelen bockspel.</translation>
    </message>
    <message>
        <source>A bock round for each reason</source>
        <translation>En bockrunda för varje anledning</translation>
    </message>
    <message>
        <source>A game with several reasons brings as many bock rounds; otherwise just one.</source>
        <translation>Ett spel med flera anledningar ger lika många bockrundor; annars bara en.</translation>
    </message>
    <message>
        <source>Anna has said Re, and the game ends at 120 to 120. If both are reasons for bock, it brings two bock rounds, not one.</source>
        <translation>Anna har sagt Re, och spelet slutar 120 mot 120. Om båda är anledningar till bock ger det två bockrundor, inte en.</translation>
    </message>
    <message>
        <source>Duty soli and bock</source>
        <translation>Pliktsolon och bock</translation>
    </message>
    <message>
        <source>Whether a duty solo takes part in bock rounds.</source>
        <translation>Om ett pliktsolo ingår i bockrundor.</translation>
    </message>
    <message>
        <source>Bernd is made to play his duty solo while bock games are open: it counts double and uses one up, or it counts once and uses none up.</source>
        <translation>Bernd tvingas spela sitt pliktsolo medan bockspel pågår: det räknas dubbelt och förbrukar ett, eller så räknas det en gång och förbrukar inget.</translation>
    </message>
    <message>
        <source>Bonus for an announced marriage</source>
        <translation>Bonus för ett anmält bröllop</translation>
    </message>
    <message>
        <source>So many points the bridegroom gets from each of the others, whatever the result.</source>
        <translation>Så många poäng får bröllopsspelaren av var och en av de andra, oavsett resultatet.</translation>
    </message>
    <message>
        <source>With 1 and plus-minus counting, Anna announces a marriage: she gets 3 points, and the others lose 1 each, even if she loses the game.</source>
        <translation>Med 1 och plus-minus-räkning: Anna anmäler bröllop. Hon får 3 poäng, och de andra förlorar 1 var, även om hon förlorar spelet.</translation>
    </message>
    <message>
        <source>The winner never loses points</source>
        <translation>Vinnaren förlorar aldrig poäng</translation>
    </message>
    <message>
        <source>If special points would make the value negative for the winner, the game counts nothing.</source>
        <translation>Om extrapoäng skulle göra värdet negativt för vinnaren räknas spelet inte.</translation>
    </message>
    <message>
        <source>Re wins with 121 card points, but Kontra has caught two foxes: 1 minus 2 would be negative, so the game counts 0.</source>
        <translation>Re vinner med 121 ögon, men Kontra har fångat två rävar: 1 minus 2 skulle bli negativt, så spelet ger 0.</translation>
    </message>
    <message>
        <source>120 to 120 counts one point</source>
        <translation>120 mot 120 ger en poäng</translation>
    </message>
    <message>
        <source>If Kontra wins with exactly 120 card points, there is no point against the queens.</source>
        <translation>Om Kontra vinner med exakt 120 ögon ges ingen poäng mot damerna.</translation>
    </message>
    <message>
        <source>Nobody has announced, and the game ends at 120 to 120: Kontra wins, and the game is worth 1 instead of 2.</source>
        <translation>Ingen har gjort någon angivelse, och spelet slutar 120 mot 120: Kontra vinner, och spelet är värt 1 i stället för 2.</translation>
    </message>
    <message>
        <source>Stake for a point, in hundredths</source>
        <translation>Insats per poäng, i hundradelar</translation>
    </message>
    <message>
        <source>What a point is worth in play money; 0 shows no money. It is bookkeeping only.</source>
        <translation>Vad en poäng är värd i spelpengar; 0 visar inga pengar. Det är bara bokföring.</translation>
    </message>
    <message>
        <source>With 10, a normal game worth 4 costs each of the two losers 0.40.</source>
        <translation>Med 10 kostar ett normalspel värt 4 de två förlorarna 0,40 var.</translation>
    </message>
    <message>
        <source>Limit for a game, in hundredths</source>
        <translation>Limit för ett spel, i hundradelar</translation>
    </message>
    <message>
        <source>Nobody loses more play money than this in one game; 0 means no limit.</source>
        <translation>Ingen förlorar mer spelpengar än så i ett spel; 0 betyder ingen limit.</translation>
    </message>
    <message>
        <source>A game would cost Dieter 1.20 in play money; with 100 he pays only 1.00.</source>
        <translation>Ett spel skulle kosta Dieter 1,20 i spelpengar; med 100 betalar han bara 1,00.</translation>
    </message>
    <message>
        <source>Commission in per cent</source>
        <translation>Provision i procent</translation>
    </message>
    <message>
        <source>What the house keeps of the winnings in play money.</source>
        <translation>Vad huset behåller av vinsterna i spelpengar.</translation>
    </message>
    <message>
        <source>With 9 and a stake of 100, Anna wins a solo worth 4: of the 12.00 the house keeps 1.44, and Anna gets 10.56.</source>
        <translation>Med 9 och en insats på 100: Anna vinner ett solo värt 4. Av de 12,00 behåller huset 1,44, och Anna får 10,56.</translation>
    </message>
    <message>
        <source>The stake is played for as a whole</source>
        <translation>Insatsen spelas om i sin helhet</translation>
    </message>
    <message>
        <source>At the end of the party the best player wins the stakes of the others.</source>
        <translation>I slutet av partiet vinner den bästa spelaren de andras insatser.</translation>
    </message>
    <message>
        <source>With a stake of 100, Clara has the most points at the end of the party and wins 1.00 from each of the three others.</source>
        <translation>Med en insats på 100: Clara har flest poäng i slutet av partiet och vinner 1,00 av var och en av de tre andra.</translation>
    </message>
    <message>
        <source>Tens of hearts are the highest trumps</source>
        <translation>Hjärtertiorna är högsta trumf</translation>
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
    <name>rules dialog</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gör om</translation>
    </message>
    <message>
        <source>&amp;Back to the chosen set</source>
        <translation>&amp;Tillbaka till den valda uppsättningen</translation>
    </message>
    <message>
        <source>&amp;Open a file …</source>
        <translation>&amp;Öppna en fil …</translation>
    </message>
    <message>
        <source>&amp;Write to a file …</source>
        <translation>&amp;Skriv till en fil …</translation>
    </message>
    <message>
        <source>Write for &amp;FreeDoko …</source>
        <translation>Skriv för &amp;FreeDoko …</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Kopiera som text</translation>
    </message>
</context>
<context>
    <name>ruleset</name>
    <message>
        <source>Own rules</source>
        <translation>Egna regler</translation>
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
        <translation>nej</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>inga</translation>
    </message>
    <message>
        <source>numbers from %1 to %2</source>
        <translation>tal från %1 till %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 till %2</translation>
    </message>
    <message>
        <source>one of these is on: %1</source>
        <translation>en av dessa är på: %1</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1, eller %2</translation>
    </message>
    <message>
        <source>“%1” is “%2”</source>
        <translation>”%1” är ”%2”</translation>
    </message>
    <message>
        <source>“%1” is off</source>
        <translation>”%1” är av</translation>
    </message>
    <message>
        <source>“%1” is on</source>
        <translation>”%1” är på</translation>
    </message>
    <message>
        <source>“%1” is not 0</source>
        <translation>”%1” är inte 0</translation>
    </message>
    <message>
        <source>Without effect now. It acts if: %1.</source>
        <translation>Utan verkan just nu. Regeln gäller om: %1.</translation>
    </message>
    <message>
        <source>“%1” must stay on: it is the last way for a marriage to find a partner.</source>
        <translation>”%1” måste vara på: det är det enda sätt som återstår att finna en partner till ett bröllop.</translation>
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
        <source>Suit soli among them</source>
        <translation>Därav färgsolon</translation>
    </message>
    <message>
        <source>Picture soli among them</source>
        <translation>Därav bildsolon</translation>
    </message>
    <message>
        <source>Play money won or lost</source>
        <translation>Vunna eller förlorade spelpengar</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pengar</translation>
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
        <source>Suit</source>
        <translation>Färg</translation>
    </message>
    <message>
        <source>Pict.</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Bock</source>
        <translation>Bock</translation>
    </message>
    <message>
        <source>Round %1: the points of its games, and the sum</source>
        <translation>Omgång %1: poängen i dess spel, och summan</translation>
    </message>
    <message>
        <source>R %1</source>
        <translation>Omg %1</translation>
    </message>
    <message>
        <source>sat out, sum %2</source>
        <translation>satt över, summa %2</translation>
    </message>
    <message>
        <source>%1 in the round, sum %2</source>
        <translation>%1 i omgången, summa %2</translation>
    </message>
    <message>
        <source>%1 as soloist of a duty solo, sum %2</source>
        <translation>%1 som solospelare i ett pliktsolo, summa %2</translation>
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
    <name>season</name>
    <message>
        <source>%1: the file cannot be read, the process that reads it has ended.</source>
        <translation>%1: filen kan inte läsas, processen som läser den har avslutats.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n rule(s) changed</source>
        <translation>
            <numerusform>%1, %n regel ändrad</numerusform>
            <numerusform>%1, %n regler ändrade</numerusform>
        </translation>
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
        <source>%1 chooses a game.</source>
        <translation>%1 väljer ett spel.</translation>
    </message>
    <message>
        <source>%1 must play a duty solo and chooses one.</source>
        <translation>%1 måste spela ett pliktsolo och väljer ett.</translation>
    </message>
    <message>
        <source>%1 is asked whether to throw the hand in.</source>
        <translation>%1 får frågan om att kasta korten.</translation>
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
        <source>%1 is asked for a poverty.</source>
        <translation>%1 får frågan om fattigdom.</translation>
    </message>
    <message>
        <source>%1 is asked for a marriage.</source>
        <translation>%1 får frågan om bröllop.</translation>
    </message>
    <message>
        <source>%1 is asked for a bid.</source>
        <translation>%1 får frågan om ett bud.</translation>
    </message>
    <message>
        <source>%1 is asked for swines.</source>
        <translation>%1 får frågan om svin.</translation>
    </message>
    <message>
        <source>%1 chooses cards to offer.</source>
        <translation>%1 väljer kort att erbjuda.</translation>
    </message>
    <message>
        <source>%1 is asked whether to take the cards.</source>
        <translation>%1 får frågan om att ta korten.</translation>
    </message>
    <message>
        <source>%1 chooses cards to give back.</source>
        <translation>%1 väljer kort att ge tillbaka.</translation>
    </message>
    <message>
        <source>Play the %1 now, to which your partner belongs.</source>
        <translation>Spela %1 nu: med det kortet valde du din partner.</translation>
    </message>
    <message>
        <source>Choose cards of your hand.</source>
        <translation>Välj kort ur din hand.</translation>
    </message>
    <message>
        <source>It is your turn to speak.</source>
        <translation>Det är din tur att svara.</translation>
    </message>
    <message>
        <source>A new partner can be chosen only while you hold both kings of diamonds.</source>
        <translation>Du kan välja en ny partner bara medan du har båda ruterkungarna.</translation>
    </message>
    <message>
        <source>%1 throws in a hand with many nines.</source>
        <translation>%1 kastar en hand med många nior.</translation>
    </message>
    <message>
        <source>%1 throws in a hand with many kings.</source>
        <translation>%1 kastar en hand med många kungar.</translation>
    </message>
    <message>
        <source>%1 throws in a hand with many nines and kings.</source>
        <translation>%1 kastar en hand med många nior och kungar.</translation>
    </message>
    <message>
        <source>%1 throws in a hand with too many card points.</source>
        <translation>%1 kastar en hand med för många ögon.</translation>
    </message>
    <message>
        <source>%1 throws in a hand with no trump above the ace of diamonds.</source>
        <translation>%1 kastar en hand utan trumf över ruteress.</translation>
    </message>
    <message>
        <source>%1 throws in a hand with no trump above the jack of diamonds.</source>
        <translation>%1 kastar en hand utan trumf över ruterknekt.</translation>
    </message>
    <message>
        <source>%1 has a small reservation.</source>
        <translation>%1 har ett litet förbehåll.</translation>
    </message>
    <message>
        <source>%1 has a big reservation.</source>
        <translation>%1 har ett stort förbehåll.</translation>
    </message>
    <message>
        <source>%1 bids no more.</source>
        <translation>%1 bjuder inte mer.</translation>
    </message>
    <message>
        <source>%1 announces no swines.</source>
        <translation>%1 anmäler inga svin.</translation>
    </message>
    <message>
        <source>%1 does not take the cards.</source>
        <translation>%1 tar inte korten.</translation>
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
        <source>%1 announces swines.</source>
        <translation>%1 anmäler svin.</translation>
    </message>
    <message>
        <source>%1 announces swines and hyperswines.</source>
        <translation>%1 anmäler svin och hypersvin.</translation>
    </message>
    <message>
        <source>%1 announces hyperswines.</source>
        <translation>%1 anmäler hypersvin.</translation>
    </message>
    <message>
        <source>%1 plays Genscher: %2 is the partner now.</source>
        <translation>%1 spelar Genscher: nu är %2 partner.</translation>
    </message>
    <message>
        <source>%1 bids: %2.</source>
        <translation>%1 bjuder: %2.</translation>
    </message>
    <message>
        <source>%1 knocks: %2.</source>
        <translation>%1 knackar: %2.</translation>
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
            <numerusform>Enligt reglerna får bara det senaste sticket ses.</numerusform>
            <numerusform>Enligt reglerna får bara de senaste %n sticken ses.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card is played before the game is found.</source>
        <translation>Inget kort spelas innan det är klart vilket spel det blir.</translation>
    </message>
    <message>
        <source>%1 has chosen a game.</source>
        <translation>%1 har valt ett spel.</translation>
    </message>
    <message>
        <source>%1 must play a duty solo and offers the game to the others first.</source>
        <translation>%1 måste spela ett pliktsolo och erbjuder först de andra spelet.</translation>
    </message>
    <message>
        <source>%1 wants to play: %2.</source>
        <translation>%1 vill spela: %2.</translation>
    </message>
    <message>
        <source>%1 declares a poverty.</source>
        <translation>%1 anmäler fattigdom.</translation>
    </message>
    <message>
        <source>Several players want a solo and bid for it: %1.</source>
        <translation>Flera spelare vill spela solo och bjuder om det: %1.</translation>
    </message>
    <message>
        <source>Nobody wants a special game.</source>
        <translation>Ingen vill spela ett särskilt spel.</translation>
    </message>
    <message>
        <source>Nobody takes the cards: everybody plays alone for the fewest card points.</source>
        <translation>Ingen tar korten: alla spelar ensamma om minst antal ögon.</translation>
    </message>
    <message>
        <source>Nobody takes the cards, so they are dealt again.</source>
        <translation>Ingen tar korten, så det blir ny giv.</translation>
    </message>
    <message>
        <source>The cards are dealt again.</source>
        <translation>Det blir ny giv.</translation>
    </message>
    <message>
        <source>So rich a first trick forces %1 to announce: %2.</source>
        <translation>Ett så rikt första stick tvingar %1 till en angivelse: %2.</translation>
    </message>
    <message>
        <source>Nobody could become the partner, so the game is void and dealt again.</source>
        <translation>Ingen kunde bli partner, så spelet gäller inte och det blir ny giv.</translation>
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
        <source>120 to 120 card points</source>
        <translation>120 mot 120 ögon</translation>
    </message>
    <message>
        <source>a lost solo</source>
        <translation>ett förlorat solo</translation>
    </message>
    <message>
        <source>Re announced and not won</source>
        <translation>Re angivet men inte vunnet</translation>
    </message>
    <message>
        <source>Kontra announced and not won</source>
        <translation>Kontra angivet men inte vunnet</translation>
    </message>
    <message>
        <source>a heart trick</source>
        <translation>ett hjärterstick</translation>
    </message>
    <message>
        <source>a side without a trick</source>
        <translation>ett lag utan stick</translation>
    </message>
    <message>
        <source>both sides announced</source>
        <translation>angivelser av båda lagen</translation>
    </message>
    <message>
        <source>a cold strike</source>
        <translation>ett kallt slag</translation>
    </message>
    <message>
        <source>This was a duty solo.</source>
        <translation>Det var ett pliktsolo.</translation>
    </message>
    <message>
        <source>The cards were dealt again.</source>
        <translation>Det blev ny giv.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>Brings bock games: %1.</source>
        <translation>Ger bockspel: %1.</translation>
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
    <message numerus="yes">
        <source>%n point(s) left in the pot</source>
        <translation>
            <numerusform>%n poäng kvar i potten</numerusform>
            <numerusform>%n poäng kvar i potten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) left</source>
        <translation>
            <numerusform>%n spel kvar</numerusform>
            <numerusform>%n spel kvar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bock game(s) to come</source>
        <translation>
            <numerusform>%n bockspel återstår</numerusform>
            <numerusform>%n bockspel återstår</numerusform>
        </translation>
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
    <name>show</name>
    <message>
        <source>Practice game</source>
        <translation>Övningsspel</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Ge igen</translation>
    </message>
    <message>
        <source>The same player deals once more.</source>
        <translation>Samma spelare ger en gång till.</translation>
    </message>
    <message>
        <source>Back to the party</source>
        <translation>Tillbaka till partiet</translation>
    </message>
    <message>
        <source>The practice game ends.</source>
        <translation>Övningsspelet slutar.</translation>
    </message>
    <message>
        <source>%1, it is your turn. Press Space when you are alone with the screen.</source>
        <translation>%1, det är din tur. Tryck på blanksteg när du är ensam vid skärmen.</translation>
    </message>
    <message>
        <source>By the rules of this party there are no hints.</source>
        <translation>Enligt partiets regler ges inga tips.</translation>
    </message>
    <message>
        <source>By the rules of this party hands stay hidden during the game.</source>
        <translation>Enligt partiets regler förblir händerna dolda under spelet.</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Foxes</source>
        <translation>Rävar</translation>
    </message>
    <message>
        <source>Charlies</source>
        <translation>Karlchen</translation>
    </message>
    <message>
        <source>Soli</source>
        <translation>Solon</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angivelser</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vunna</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Finished games in which the player took part</source>
        <translation>Avslutade spel där spelaren deltog</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>The sum of the points of all games</source>
        <translation>Summan av poängen i alla spel</translation>
    </message>
    <message>
        <source>Per game</source>
        <translation>Per spel</translation>
    </message>
    <message>
        <source>Points per game</source>
        <translation>Poäng per spel</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alla</translation>
    </message>
    <message>
        <source>Games won, of all games</source>
        <translation>Vunna spel, av alla spel</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Games won as Re, soli and special games aside</source>
        <translation>Vunna spel som Re, utom solon och särskilda spel</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Games won as Kontra, not against a solo</source>
        <translation>Vunna spel som Kontra, utom mot solon</translation>
    </message>
    <message>
        <source>Against solo</source>
        <translation>Mot solo</translation>
    </message>
    <message>
        <source>Games won by those who played against a solo</source>
        <translation>Vunna spel mot ett solo</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Bröllop</translation>
    </message>
    <message>
        <source>Own marriages won</source>
        <translation>Vunna egna bröllop</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Fattigdom</translation>
    </message>
    <message>
        <source>Games won in which the player was poor and somebody took the cards</source>
        <translation>Vunna spel där spelaren var fattig och någon tog korten</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Spelade</translation>
    </message>
    <message>
        <source>Games played alone, silent marriages among them</source>
        <translation>Spel på egen hand, däribland tysta bröllop</translation>
    </message>
    <message>
        <source>Games played alone and won</source>
        <translation>Vunna spel på egen hand</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Gjorda</translation>
    </message>
    <message>
        <source>Announcements made, from Re and Kontra up to black, replies too</source>
        <translation>Gjorda angivelser, från Re och Kontra till svart, även svar</translation>
    </message>
    <message>
        <source>Announcements after which the own side won</source>
        <translation>Angivelser efter vilka det egna laget vann</translation>
    </message>
    <message>
        <source>Caught</source>
        <translation>Fångade</translation>
    </message>
    <message>
        <source>Foxes caught from the opponents</source>
        <translation>Rävar som fångats från motståndarna</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Förlorade</translation>
    </message>
    <message>
        <source>Own foxes that the opponents caught</source>
        <translation>Egna rävar som motståndarna fångade</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Dubbelhuvud</translation>
    </message>
    <message>
        <source>Tricks of 40 card points or more that brought a point</source>
        <translation>Stick med 40 ögon eller mer som gav en poäng</translation>
    </message>
    <message>
        <source>Last tricks won with the jack of clubs</source>
        <translation>Sista stick vunna med klöverknekten</translation>
    </message>
    <message>
        <source>Jacks of clubs caught in the last trick</source>
        <translation>Klöverknektar fångade i sista sticket</translation>
    </message>
    <message>
        <source>Own jacks of clubs that were caught in the last trick</source>
        <translation>Egna klöverknektar som fångades i sista sticket</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Ögon</translation>
    </message>
    <message>
        <source>Card points in the own tricks, per game</source>
        <translation>Ögon i de egna sticken, per spel</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Människa</translation>
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
        <translation>%1: %2 av %3</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2), %3</source>
        <translation>%1 (%2), %3</translation>
    </message>
    <message>
        <source>Running sum</source>
        <translation>Löpande summa</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s) the sum is %1; at best it was %2, at worst %3.</source>
        <translation>
            <numerusform>Efter %n spel är summan %1; som bäst var den %2, som sämst %3.</numerusform>
            <numerusform>Efter %n spel är summan %1; som bäst var den %2, som sämst %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first game</source>
        <translation>Före första spelet</translation>
    </message>
    <message>
        <source>Game %1: points %2, sum %3</source>
        <translation>Spel %1: poäng %2, summa %3</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alla</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Människor</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Datorspelare</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Hela tiden</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>De senaste 30 dagarna</translation>
    </message>
    <message>
        <source>The last 365 days</source>
        <translation>De senaste 365 dagarna</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alla regler</translation>
    </message>
    <message>
        <source>%1 (running)</source>
        <translation>%1 (pågår)</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>When the party began</source>
        <translation>När partiet började</translation>
    </message>
    <message>
        <source>How many games of the party are over</source>
        <translation>Hur många av partiets spel som är slut</translation>
    </message>
    <message>
        <source>The sum of the player’s points</source>
        <translation>Summan av spelarens poäng</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Who took part</source>
        <translation>Vilka som deltog</translation>
    </message>
    <message>
        <source>The rule set of the party</source>
        <translation>Partiets regeluppsättning</translation>
    </message>
    <message>
        <source>Against a solo</source>
        <translation>Mot ett solo</translation>
    </message>
    <message>
        <source>Own marriage</source>
        <translation>Eget bröllop</translation>
    </message>
    <message>
        <source>Own poverty</source>
        <translation>Egen fattigdom</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Antal</translation>
    </message>
    <message>
        <source>Points each</source>
        <translation>Snittpoäng</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Andel vunna</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Roller</translation>
    </message>
    <message>
        <source>Games played alone</source>
        <translation>Spel på egen hand</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Angivelser</translation>
    </message>
    <message>
        <source>Re or Kontra</source>
        <translation>Re eller Kontra</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Svar</translation>
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
    <name>strong</name>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Det är det enda kortet du får spela.</translation>
    </message>
    <message>
        <source>The {card} brings most in {deals} deals that are possible after all that was played.</source>
        <translation>Mest ger {card} i {deals} givar som är möjliga efter allt som har spelats.</translation>
    </message>
    <message>
        <source>In {wins} of 100 possible deals you win with these cards, which is better than refusing.</source>
        <translation>I {wins} av 100 möjliga givar vinner du med de här korten, vilket är bättre än att tacka nej.</translation>
    </message>
    <message>
        <source>In {wins} of 100 possible deals you would win with these cards: refusing is better.</source>
        <translation>I {wins} av 100 möjliga givar skulle du vinna med de här korten: det är bättre att tacka nej.</translation>
    </message>
    <message>
        <source>To give back these cards brings most, in {deals} possible deals.</source>
        <translation>Att ge tillbaka de här korten ger mest i {deals} möjliga givar.</translation>
    </message>
    <message>
        <source>Of the games that were thought through, a normal one brings most.</source>
        <translation>Av de spel som räknades igenom ger ett normalspel mest.</translation>
    </message>
    <message>
        <source>In {wins} of 100 possible deals you win this solo, and it brings more than a normal game.</source>
        <translation>I {wins} av 100 möjliga givar vinner du det här solot, och det ger mer än ett normalspel.</translation>
    </message>
    <message>
        <source>You owe a solo, and in {wins} of 100 possible deals you win this one.</source>
        <translation>Du är skyldig ett solo, och det här vinner du i {wins} av 100 möjliga givar.</translation>
    </message>
    <message>
        <source>You must play a solo now: of all, this one brings most.</source>
        <translation>Du måste spela solo nu: av alla ger det här mest.</translation>
    </message>
    <message>
        <source>In {wins} of 100 possible deals your solo makes what this promises.</source>
        <translation>I {wins} av 100 möjliga givar uppnår ditt solo vad det lovar.</translation>
    </message>
    <message>
        <source>Together with {player} you gain more, in {deals} possible deals.</source>
        <translation>Tillsammans med {player} vinner du mer, i {deals} möjliga givar.</translation>
    </message>
    <message>
        <source>Announced now, these trumps would bring less, in {deals} possible deals.</source>
        <translation>Om de anmäls nu ger de här trumfkorten mindre, i {deals} möjliga givar.</translation>
    </message>
    <message>
        <source>In {wins} of 100 deals that are possible your side keeps what this promises.</source>
        <translation>I {wins} av 100 möjliga givar håller ditt lag vad det här lovar.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>%1 In the pile: %2.</source>
        <translation>%1 I högen: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, chosen to be given away</source>
        <translation>%1, vald att ges bort</translation>
    </message>
    <message>
        <source>%1, just received</source>
        <translation>%1, just mottaget</translation>
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
    <name>takeback</name>
    <message>
        <source>By the rules of this party nothing is taken back.</source>
        <translation>Enligt partiets regler får inget tas tillbaka.</translation>
    </message>
    <message>
        <source>The game has been counted.</source>
        <translation>Spelet är redan räknat.</translation>
    </message>
    <message>
        <source>You have decided nothing yet that could be taken back.</source>
        <translation>Du har ännu inte bestämt något som kan tas tillbaka.</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Inget har tagits tillbaka.</translation>
    </message>
</context>
<context>
    <name>teach</name>
    <message>
        <source>It hardly matters: the {other} brings about as much.</source>
        <translation>Det spelar knappast någon roll: {other} ger ungefär lika mycket.</translation>
    </message>
    <message>
        <source>Your side makes {first} card points on average, instead of {second} ({other}).</source>
        <translation>Ditt lag får {first} ögon i snitt, i stället för {second} ({other}).</translation>
    </message>
    <message>
        <source>Your side gets this trick in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Ditt lag tar det här sticket i {first} av 100 givar, i stället för {second} ({other}).</translation>
    </message>
    <message>
        <source>Your side is all but certain to get this trick ({other}: {second} of 100 deals).</source>
        <translation>Ditt lag tar så gott som säkert det här sticket ({other}: {second} av 100 givar).</translation>
    </message>
    <message>
        <source>An opponent trumps this trick in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>En motståndare trumfar det här sticket i {first} av 100 givar, i stället för {second} ({other}).</translation>
    </message>
    <message>
        <source>No opponent will trump this trick ({other}: {second} of 100 deals).</source>
        <translation>Ingen motståndare trumfar det här sticket ({other}: {second} av 100 givar).</translation>
    </message>
    <message>
        <source>Your partner adds points in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Din partner smörjer i {first} av 100 givar, i stället för {second} ({other}).</translation>
    </message>
    <message>
        <source>Your partner is all but certain to add points ({other}: {second} of 100 deals).</source>
        <translation>Din partner smörjer så gott som säkert ({other}: {second} av 100 givar).</translation>
    </message>
    <message>
        <source>A fox of yours is caught in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>En av dina rävar fångas i {first} av 100 givar, i stället för {second} ({other}).</translation>
    </message>
    <message>
        <source>Your fox is as good as safe ({other}: {second} of 100 deals).</source>
        <translation>Din räv är så gott som säker ({other}: {second} av 100 givar).</translation>
    </message>
    <message>
        <source>Your partner&apos;s fox is caught in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Din partners räv fångas i {first} av 100 givar, i stället för {second} ({other}).</translation>
    </message>
    <message>
        <source>Your partner&apos;s fox is as good as safe ({other}: {second} of 100 deals).</source>
        <translation>Din partners räv är så gott som säker ({other}: {second} av 100 givar).</translation>
    </message>
    <message>
        <source>Your side catches a fox in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Ditt lag fångar en räv i {first} av 100 givar, i stället för {second} ({other}).</translation>
    </message>
    <message>
        <source>Your side is all but certain to catch a fox ({other}: {second} of 100 deals).</source>
        <translation>Ditt lag fångar så gott som säkert en räv ({other}: {second} av 100 givar).</translation>
    </message>
    <message>
        <source>Charlie wins you the last trick in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Du vinner sista sticket med Karlchen i {first} av 100 givar, i stället för {second} ({other}).</translation>
    </message>
    <message>
        <source>Charlie is all but certain to win you the last trick ({other}: {second} of 100 deals).</source>
        <translation>Du vinner så gott som säkert sista sticket med Karlchen ({other}: {second} av 100 givar).</translation>
    </message>
    <message>
        <source>The opponents&apos; charlie scores in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Motståndarna får poäng för Karlchen i {first} av 100 givar, i stället för {second} ({other}).</translation>
    </message>
    <message>
        <source>The opponents&apos; charlie will not score ({other}: {second} of 100 deals).</source>
        <translation>Motståndarna får ingen poäng för Karlchen ({other}: {second} av 100 givar).</translation>
    </message>
    <message>
        <source>Your side makes a doppelkopf in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Ditt lag får ett dubbelhuvud i {first} av 100 givar, i stället för {second} ({other}).</translation>
    </message>
    <message>
        <source>Your side is all but certain of a doppelkopf ({other}: {second} of 100 deals).</source>
        <translation>Ditt lag får så gott som säkert ett dubbelhuvud ({other}: {second} av 100 givar).</translation>
    </message>
    <message>
        <source>The opponents make a doppelkopf in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Motståndarna får ett dubbelhuvud i {first} av 100 givar, i stället för {second} ({other}).</translation>
    </message>
    <message>
        <source>The opponents make no doppelkopf ({other}: {second} of 100 deals).</source>
        <translation>Motståndarna får inget dubbelhuvud ({other}: {second} av 100 givar).</translation>
    </message>
    <message>
        <source>A plain ace of yours takes a trick in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Ett av dina ess i felfärg tar ett stick i {first} av 100 givar, i stället för {second} ({other}).</translation>
    </message>
    <message>
        <source>A plain ace of yours is all but certain to take a trick ({other}: {second} of 100 deals).</source>
        <translation>Ett av dina ess i felfärg tar så gott som säkert ett stick ({other}: {second} av 100 givar).</translation>
    </message>
    <message>
        <source>You find a partner in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Du hittar en partner i {first} av 100 givar, i stället för {second} ({other}).</translation>
    </message>
    <message>
        <source>You are all but certain to find a partner ({other}: {second} of 100 deals).</source>
        <translation>Du hittar så gott som säkert en partner ({other}: {second} av 100 givar).</translation>
    </message>
    <message>
        <source>Your side gets the last trick in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Ditt lag tar sista sticket i {first} av 100 givar, i stället för {second} ({other}).</translation>
    </message>
    <message>
        <source>Your side is all but certain of the last trick ({other}: {second} of 100 deals).</source>
        <translation>Ditt lag tar så gott som säkert sista sticket ({other}: {second} av 100 givar).</translation>
    </message>
    <message>
        <source>Your side passes 120 card points in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Ditt lag kommer över 120 ögon i {first} av 100 givar, i stället för {second} ({other}).</translation>
    </message>
    <message>
        <source>Your side is all but certain to pass 120 card points ({other}: {second} of 100 deals).</source>
        <translation>Ditt lag kommer så gott som säkert över 120 ögon ({other}: {second} av 100 givar).</translation>
    </message>
    <message>
        <source>The opponents stay below {limit} in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Motståndarna stannar under {limit} i {first} av 100 givar, i stället för {second} ({other}).</translation>
    </message>
    <message>
        <source>The opponents are all but certain to stay below {limit} ({other}: {second} of 100 deals).</source>
        <translation>Motståndarna stannar så gott som säkert under {limit} ({other}: {second} av 100 givar).</translation>
    </message>
    <message>
        <source>Your side reaches {limit} in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Ditt lag når {limit} i {first} av 100 givar, i stället för {second} ({other}).</translation>
    </message>
    <message>
        <source>Your side is all but certain to reach {limit} ({other}: {second} of 100 deals).</source>
        <translation>Ditt lag når så gott som säkert {limit} ({other}: {second} av 100 givar).</translation>
    </message>
    <message>
        <source>{player} trumps this trick in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>{player} trumfar det här sticket i {first} av 100 givar, i stället för {second} ({other}).</translation>
    </message>
    <message>
        <source>{player} will not trump this trick ({other}: {second} of 100 deals).</source>
        <translation>{player} trumfar inte det här sticket ({other}: {second} av 100 givar).</translation>
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
        <source>With so few trumps you need a partner who takes them.</source>
        <translation>Med så få trumf behöver du en partner som tar dem.</translation>
    </message>
    <message>
        <source>This hand promises little, and you may throw it in.</source>
        <translation>Den här handen lovar inte mycket, och du får kasta den.</translation>
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
        <source>You must play a solo, but this hand is weak: perhaps somebody else takes the game.</source>
        <translation>Du måste spela ett solo, men den här handen är svag: kanske tar någon annan över spelet.</translation>
    </message>
    <message>
        <source>Your reservation is another one.</source>
        <translation>Ditt förbehåll är ett annat.</translation>
    </message>
    <message>
        <source>You have said that you have a reservation, and this is the best one.</source>
        <translation>Du har sagt att du har ett förbehåll, och det här är det bästa.</translation>
    </message>
    <message>
        <source>This solo should make about {points} card points: promise that much for it.</source>
        <translation>Det här solot bör ge omkring {points} ögon: så mycket kan du lova.</translation>
    </message>
    <message>
        <source>Your solo should not be promised more than that.</source>
        <translation>Mer än så bör du inte lova för ditt solo.</translation>
    </message>
    <message>
        <source>You have nothing to announce.</source>
        <translation>Du har inget att anmäla.</translation>
    </message>
    <message>
        <source>Your side should make about {points} card points: say so while you may.</source>
        <translation>Ditt lag bör få omkring {points} ögon: säg det medan du får.</translation>
    </message>
    <message>
        <source>All trumps must go, and these plain cards help you least.</source>
        <translation>Alla trumf måste bort, och de här felkorten har du minst nytta av.</translation>
    </message>
    <message>
        <source>With your trumps and the ones that come you should make about {points} card points.</source>
        <translation>Med dina trumf och dem som kommer till bör du få omkring {points} ögon.</translation>
    </message>
    <message>
        <source>Your trumps are too weak to win with a poor partner.</source>
        <translation>Dina trumf är för svaga för att vinna med en fattig partner.</translation>
    </message>
    <message>
        <source>Give back what makes a suit run out, and keep trumps and aces.</source>
        <translation>Ge tillbaka det som gör dig renons i en färg, och behåll trumf och ess.</translation>
    </message>
    <message>
        <source>Give back the cards that cost you least, and keep trumps and aces.</source>
        <translation>Ge tillbaka de kort som kostar dig minst, och behåll trumf och ess.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Det är det enda kortet du får spela.</translation>
    </message>
    <message>
        <source>Every trick hurts: lead {card}, which others should have to take.</source>
        <translation>Varje stick är av ondo: spela ut {card}, så bör någon annan bli tvungen att ta sticket.</translation>
    </message>
    <message>
        <source>Every trick hurts: stay under it and get rid of what is dangerous.</source>
        <translation>Varje stick är av ondo: lägg dig under och gör dig av med det som är farligt.</translation>
    </message>
    <message>
        <source>You must take this trick: do it with the card that is most dangerous later.</source>
        <translation>Du måste ta det här sticket: gör det med det kort som blir farligast senare.</translation>
    </message>
    <message>
        <source>Perhaps somebody still takes this trick: play as low as you can.</source>
        <translation>Kanske tar någon ändå det här sticket: spela så lågt du kan.</translation>
    </message>
    <message>
        <source>Whoever else takes this trick becomes your partner: let it go.</source>
        <translation>Tar någon annan det här sticket blir den spelaren din partner: låt det gå.</translation>
    </message>
    <message>
        <source>The trick is your partner&apos;s: give it points.</source>
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
        <source>Your side is losing; together with {player} your chances are better.</source>
        <translation>Ditt lag förlorar; tillsammans med {player} har du bättre chanser.</translation>
    </message>
    <message>
        <source>You are looking for a partner: lead a card that somebody else can take.</source>
        <translation>Du söker en partner: spela ut ett kort som någon annan kan ta.</translation>
    </message>
    <message>
        <source>You play alone and {card} cannot be beaten: draw the others&apos; trumps.</source>
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
        <source>{card} cannot be beaten: draw the opponents&apos; trumps.</source>
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
        <source>Swines are the highest trumps, and no fox of yours can be caught any more: announce them.</source>
        <translation>Svin är högsta trumf, och ingen av dina rävar kan längre fångas: anmäl dem.</translation>
    </message>
    <message>
        <source>Hyperswines beat even the swines: announce them.</source>
        <translation>Hypersvin slår till och med svinen: anmäl dem.</translation>
    </message>
    <message>
        <source>Nothing is certain here: lead the card that costs you least.</source>
        <translation>Inget är säkert här: spela ut det kort som kostar dig minst.</translation>
    </message>
</context>
<context>
    <name>trade</name>
    <message numerus="yes">
        <source>%1 offers %n card(s) face down.</source>
        <translation>
            <numerusform>%1 erbjuder %n kort med baksidan upp.</numerusform>
            <numerusform>%1 erbjuder %n kort med baksidan upp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open fox(es) among them.</source>
        <translation>
            <numerusform>Därav %n öppen räv.</numerusform>
            <numerusform>Därav %n öppna rävar.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes the cards and is the partner of %2.</source>
        <translation>%1 tar korten och är partner till %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %n card(s) back.</source>
        <translation>
            <numerusform>%1 ger tillbaka %n kort.</numerusform>
            <numerusform>%1 ger tillbaka %n kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>No trump came back.</source>
        <translation>Ingen trumf kom tillbaka.</translation>
    </message>
    <message>
        <source>At least one trump came back.</source>
        <translation>Minst en trumf kom tillbaka.</translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) came back.</source>
        <translation>
            <numerusform>%n trumf kom tillbaka.</numerusform>
            <numerusform>%n trumfar kom tillbaka.</numerusform>
        </translation>
    </message>
    <message>
        <source>You receive: %1.</source>
        <translation>Du får: %1.</translation>
    </message>
</context>
<context>
    <name>trouble</name>
    <message>
        <source>this is no file that can be read from its beginning to its end</source>
        <translation>filen går inte att läsa från början till slut</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>det här är inte text i UTF-8</translation>
    </message>
    <message>
        <source>everybody needs a name of their own</source>
        <translation>alla behöver ett eget namn</translation>
    </message>
    <message>
        <source>there are not %1 players, as the rules say</source>
        <translation>det är inte %1 spelare, som reglerna säger</translation>
    </message>
    <message>
        <source>more than %1 lines are too many</source>
        <translation>mer än %1 rader är för många</translation>
    </message>
    <message>
        <source>%1 does not belong here</source>
        <translation>%1 hör inte hemma här</translation>
    </message>
    <message>
        <source>%1 is no player; there are 0 to %2</source>
        <translation>%1 är ingen spelare; det finns 0 till %2</translation>
    </message>
    <message>
        <source>%1 is no announcement, such as &apos;0 no 90&apos;</source>
        <translation>%1 är ingen angivelse, som till exempel &apos;0 no 90&apos;</translation>
    </message>
    <message>
        <source>%1 is none of %2</source>
        <translation>%1 är inget av följande: %2</translation>
    </message>
    <message>
        <source>%1: %2 is not yes or no</source>
        <translation>%1: %2 är varken ja eller nej</translation>
    </message>
    <message>
        <source>%1: %2 is not a number</source>
        <translation>%1: %2 är inget tal</translation>
    </message>
    <message>
        <source>%1: %2 is not a text</source>
        <translation>%1: %2 är ingen text</translation>
    </message>
    <message>
        <source>there is no preference %1</source>
        <translation>det finns ingen inställning %1</translation>
    </message>
    <message>
        <source>%1: %2 is none of %3</source>
        <translation>%1: %2 är inget av följande: %3</translation>
    </message>
    <message>
        <source>%1: %2 is not within %3 and %4</source>
        <translation>%1: %2 ligger inte mellan %3 och %4</translation>
    </message>
    <message>
        <source>%1 entries are too many for preferences</source>
        <translation>%1 poster är för många för inställningar</translation>
    </message>
    <message>
        <source>%1 is not within 0 and %2, the events of the last game</source>
        <translation>%1 ligger inte mellan 0 och %2, händelserna i det sista spelet</translation>
    </message>
    <message>
        <source>there are no players of the kind %1</source>
        <translation>det finns inga spelare av det slaget: %1</translation>
    </message>
    <message>
        <source>%1 is no card; cards are written like CQ, HT or D9</source>
        <translation>%1 är inget kort; kort skrivs som CQ, HT eller D9</translation>
    </message>
    <message>
        <source>%1 is %2, not a whole number</source>
        <translation>%1 är %2, inte ett heltal</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a line begins with a seat, 0 to 3</source>
        <translation>en rad börjar med en plats, 0 till 3</translation>
    </message>
    <message>
        <source>%1 is no card, announcement or reservation</source>
        <translation>%1 är varken kort, angivelse eller förbehåll</translation>
    </message>
    <message>
        <source>line %1: %2 is not known and was left out</source>
        <translation>rad %1: %2 är okänt och togs inte med</translation>
    </message>
    <message>
        <source>there is no rule of FreeDoko in it</source>
        <translation>den innehåller ingen regel från FreeDoko</translation>
    </message>
    <message>
        <source>%1 is neither yes nor no</source>
        <translation>%1 är varken ja eller nej</translation>
    </message>
    <message>
        <source>there is no rule set %1; there are %2</source>
        <translation>det finns ingen regeluppsättning %1; det finns %2</translation>
    </message>
    <message>
        <source>%1 does not belong in a rule file</source>
        <translation>%1 hör inte hemma i en regelfil</translation>
    </message>
    <message>
        <source>a game begins here, but the one before is not over</source>
        <translation>här börjar ett spel, men det förra är inte slut</translation>
    </message>
    <message>
        <source>%1 is no date like 2026-05-31T20:15</source>
        <translation>%1 är inget datum som 2026-05-31T20:15</translation>
    </message>
    <message>
        <source>nobody can sit like %1</source>
        <translation>så kan ingen sitta: %1</translation>
    </message>
    <message>
        <source>%1 is not within 0 and %2</source>
        <translation>%1 ligger inte mellan 0 och %2</translation>
    </message>
    <message>
        <source>there is no rule %1</source>
        <translation>det finns ingen regel %1</translation>
    </message>
    <message>
        <source>%1: %2 is not a list</source>
        <translation>%1: %2 är ingen lista</translation>
    </message>
    <message>
        <source>%1: there must be %2 values, not %3</source>
        <translation>%1: det måste vara %2 värden, inte %3</translation>
    </message>
    <message>
        <source>%1: %2 is not a number within %3 and %4</source>
        <translation>%1: %2 är inget tal mellan %3 och %4</translation>
    </message>
    <message>
        <source>%1: a name stands there twice</source>
        <translation>%1: ett namn står där två gånger</translation>
    </message>
    <message>
        <source>at least one of %1 must be on</source>
        <translation>minst en av dessa måste vara på: %1</translation>
    </message>
    <message>
        <source>the numbers of %1 must not rise, but are %2</source>
        <translation>talen för %1 får inte stiga, men är %2</translation>
    </message>
    <message>
        <source>health</source>
        <translation>frisk eller förbehåll</translation>
    </message>
    <message>
        <source>name</source>
        <translation>förbehållets namn</translation>
    </message>
    <message>
        <source>game</source>
        <translation>spel</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>påtvingat solo</translation>
    </message>
    <message>
        <source>throw</source>
        <translation>kasta korten</translation>
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
        <source>poverty</source>
        <translation>fattigdom</translation>
    </message>
    <message>
        <source>marriage</source>
        <translation>bröllop</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>bud</translation>
    </message>
    <message>
        <source>swines</source>
        <translation>svin</translation>
    </message>
    <message>
        <source>pass cards</source>
        <translation>lämna kort</translation>
    </message>
    <message>
        <source>take cards</source>
        <translation>ta kort</translation>
    </message>
    <message>
        <source>return cards</source>
        <translation>ge tillbaka kort</translation>
    </message>
    <message>
        <source>card</source>
        <translation>kort</translation>
    </message>
    <message>
        <source>seat %1 has %2 cards instead of %3</source>
        <translation>plats %1 har %2 kort i stället för %3</translation>
    </message>
    <message>
        <source>a deal has four hands, a start player from 0 to 3 and four numbers of owed soli</source>
        <translation>till en giv hör fyra händer, en förhand från 0 till 3 och fyra tal för återstående solon</translation>
    </message>
    <message>
        <source>%1 was dealt %2 times</source>
        <translation>%1 delades ut %2 gånger</translation>
    </message>
    <message>
        <source>seat %1 owes no solo and cannot be made to play one</source>
        <translation>plats %1 har inget solo kvar att spela och kan inte tvingas till något</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>den platsen finns inte</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>spelet är slut</translation>
    </message>
    <message>
        <source>this announcement may not be made now</source>
        <translation>den angivelsen är inte tillåten nu</translation>
    </message>
    <message>
        <source>it is the turn of seat %1</source>
        <translation>det är plats %1 som står på tur</translation>
    </message>
    <message>
        <source>this is no answer to the question for %1</source>
        <translation>det är inget svar på frågan ”%1”</translation>
    </message>
    <message>
        <source>no card may be played during the question for %1</source>
        <translation>inget kort får spelas under frågan ”%1”</translation>
    </message>
    <message>
        <source>the card is not in the hand</source>
        <translation>kortet finns inte på handen</translation>
    </message>
    <message>
        <source>the card does not follow suit</source>
        <translation>kortet bekänner inte färg</translation>
    </message>
    <message>
        <source>%1 is %2, not a text</source>
        <translation>%1 är %2, inte en text</translation>
    </message>
    <message>
        <source>%1 is %2, not yes or no</source>
        <translation>%1 är %2, varken ja eller nej</translation>
    </message>
    <message>
        <source>%1 is %2, not a list</source>
        <translation>%1 är %2, inte en lista</translation>
    </message>
    <message>
        <source>%1 is %2, not a group of entries</source>
        <translation>%1 är %2, inte en grupp av poster</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, rad %2: %3</translation>
    </message>
    <message>
        <source>%1 is %2, so there can be no %3</source>
        <translation>%1 är %2, så %3 kan inte finnas</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 saknas</translation>
    </message>
    <message>
        <source>this is not YAML</source>
        <translation>det här är inte YAML</translation>
    </message>
    <message>
        <source>this is not readable YAML: %1</source>
        <translation>det här är inte läsbar YAML: %1</translation>
    </message>
    <message>
        <source>the file is empty or not one of ours</source>
        <translation>filen är tom eller inte en av programmets</translation>
    </message>
    <message>
        <source>format %1 is not known; a newer version of the program wrote it</source>
        <translation>formatet %1 är okänt; en nyare version av programmet har skrivit det</translation>
    </message>
    <message>
        <source>format %1 is not known; the first one is 1</source>
        <translation>formatet %1 är okänt; det första är 1</translation>
    </message>
    <message>
        <source>%1 bytes are too many for this kind of file; at most %2 are read</source>
        <translation>%1 byte är för mycket för en sådan fil; högst %2 läses</translation>
    </message>
    <message>
        <source>there is a character that no text holds, number %1</source>
        <translation>där finns ett tecken som inte hör hemma i någon text, nummer %1</translation>
    </message>
    <message>
        <source>a reference to another place of the file is not read</source>
        <translation>en hänvisning till ett annat ställe i filen läses inte</translation>
    </message>
    <message>
        <source>a second document begins</source>
        <translation>ett andra dokument börjar</translation>
    </message>
    <message>
        <source>more than %1 values are too many for one of our files</source>
        <translation>mer än %1 värden är för många för en av programmets filer</translation>
    </message>
    <message>
        <source>a name for a place of the file (&amp;) is not read</source>
        <translation>ett namn på ett ställe i filen (&amp;) läses inte</translation>
    </message>
    <message>
        <source>a tag (!) is not read</source>
        <translation>en typangivelse (!) läses inte</translation>
    </message>
    <message>
        <source>%1 stands there twice</source>
        <translation>%1 står där två gånger</translation>
    </message>
    <message>
        <source>more than %1 groups or lists within each other are too many</source>
        <translation>mer än %1 grupper eller listor inuti varandra är för många</translation>
    </message>
    <message>
        <source>the name of an entry is a list or a group</source>
        <translation>namnet på en post är en lista eller en grupp</translation>
    </message>
    <message>
        <source>a value of %1 letters is too long</source>
        <translation>ett värde på %1 tecken är för långt</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>%1 catches the jack of clubs of %3 in the last trick with the %4.</source>
        <translation>%1 fångar klöverknekten från %3 i sista sticket med %4.</translation>
    </message>
    <message>
        <source>%1 takes the ten of hearts of %3 with the other one in trick %2.</source>
        <translation>%1 tar hjärtertian från %3 med den andra i stick %2.</translation>
    </message>
    <message>
        <source>%1 takes trick %2, in which all four cards are hearts.</source>
        <translation>%1 tar stick %2, där alla fyra korten är hjärter.</translation>
    </message>
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
    <message numerus="yes">
        <source>The value counts %n time(s).</source>
        <translation>
            <numerusform>Värdet räknas %n gång.</numerusform>
            <numerusform>Värdet räknas %n gånger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bock</source>
        <translation>Bock</translation>
    </message>
    <message numerus="yes">
        <source>In a bock round the winner gets %n point(s) more.</source>
        <translation>
            <numerusform>I en bockrunda får vinnaren %n poäng till.</numerusform>
            <numerusform>I en bockrunda får vinnaren %n poäng till.</numerusform>
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
        <source>%1 announced early</source>
        <translation>%1 angivet tidigt</translation>
    </message>
    <message>
        <source>Kind of solo</source>
        <translation>Typ av solo</translation>
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
        <source>Reply to %1</source>
        <translation>Svar på %1</translation>
    </message>
    <message>
        <source>Kontra has won without the queens of clubs.</source>
        <translation>Kontra har vunnit utan klöverdamerna.</translation>
    </message>
    <message>
        <source>The soloist&apos;s points count three times.</source>
        <translation>Solospelarens poäng räknas tre gånger.</translation>
    </message>
    <message>
        <source>By the rules a solo of this kind is worth more.</source>
        <translation>Enligt reglerna är ett sådant solo värt mer.</translation>
    </message>
    <message>
        <source>%1 said it before the first card; it counts for the side that wins.</source>
        <translation>%1 sa det före första kortet; det räknas för laget som vinner.</translation>
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
        <source>Fox caught</source>
        <translation>Fångad räv</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Räv fångad i sista sticket</translation>
    </message>
    <message>
        <source>Fox wins the last trick</source>
        <translation>Räv vinner sista sticket</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>Fångad Karlchen</translation>
    </message>
    <message>
        <source>Dulle caught</source>
        <translation>Fångad Dulle</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Hjärterstick</translation>
    </message>
    <message>
        <source>%1 catches the %4 of %3 in trick %2.</source>
        <translation>%1 fångar %4 från %3 i stick %2.</translation>
    </message>
    <message>
        <source>%1 catches a fox of %3 in the very last trick.</source>
        <translation>%1 fångar en räv från %3 i allra sista sticket.</translation>
    </message>
    <message>
        <source>%1 lays the other fox into the last trick.</source>
        <translation>%1 lägger den andra räven i sista sticket.</translation>
    </message>
    <message>
        <source>%1 takes the last trick with a fox.</source>
        <translation>%1 tar sista sticket med en räv.</translation>
    </message>
    <message>
        <source>%1 lays the other jack of clubs into the last trick.</source>
        <translation>%1 lägger den andra klöverknekten i sista sticket.</translation>
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
        <source>Thrown in: many nines</source>
        <translation>Kastade kort: många nior</translation>
    </message>
    <message>
        <source>Thrown in: many kings</source>
        <translation>Kastade kort: många kungar</translation>
    </message>
    <message>
        <source>Thrown in: many nines and kings</source>
        <translation>Kastade kort: många nior och kungar</translation>
    </message>
    <message>
        <source>Thrown in: too many card points</source>
        <translation>Kastade kort: för många ögon</translation>
    </message>
    <message>
        <source>Thrown in: no trump above the ace of diamonds</source>
        <translation>Kastade kort: ingen trumf över ruteress</translation>
    </message>
    <message>
        <source>Thrown in: no trump above the jack of diamonds</source>
        <translation>Kastade kort: ingen trumf över ruterknekt</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Fattigdom</translation>
    </message>
    <message>
        <source>Fewest card points</source>
        <translation>Minst antal ögon</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
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
        <source>Pure club solo</source>
        <translation>Rent klöversolo</translation>
    </message>
    <message>
        <source>Pure spade solo</source>
        <translation>Rent spadersolo</translation>
    </message>
    <message>
        <source>Pure heart solo</source>
        <translation>Rent hjärtersolo</translation>
    </message>
    <message>
        <source>Pure diamond solo</source>
        <translation>Rent rutersolo</translation>
    </message>
    <message>
        <source>Fewest-tricks solo</source>
        <translation>Solo på minst antal stick</translation>
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
        <source>first trick</source>
        <translation>första främmande stick</translation>
    </message>
    <message>
        <source>first plain-suit trick</source>
        <translation>första färgstick</translation>
    </message>
    <message>
        <source>first trump trick</source>
        <translation>första trumfstick</translation>
    </message>
    <message>
        <source>first club trick</source>
        <translation>första klöverstick</translation>
    </message>
    <message>
        <source>first spade trick</source>
        <translation>första spaderstick</translation>
    </message>
    <message>
        <source>first heart trick</source>
        <translation>första hjärterstick</translation>
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
        <source>reply to no 90</source>
        <translation>svar på inga 90</translation>
    </message>
    <message>
        <source>reply to no 60</source>
        <translation>svar på inga 60</translation>
    </message>
    <message>
        <source>reply to no 30</source>
        <translation>svar på inga 30</translation>
    </message>
    <message>
        <source>reply to black</source>
        <translation>svar på svart</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>knackning</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
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
