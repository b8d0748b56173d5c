<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About FreeDoko-Qt</source>
        <translation>O programie FreeDoko-Qt</translation>
    </message>
    <message>
        <source>Version %1, with Python %2 and Qt %3</source>
        <translation>Wersja %1, Python %2 i Qt %3</translation>
    </message>
    <message>
        <source>Doppelkopf at a table of your own rules, against computer players that never peek.</source>
        <translation>Doppelkopf przy stole z własnymi zasadami, przeciwko graczom komputerowym, którzy nigdy nie podglądają kart.</translation>
    </message>
    <message>
        <source>The program uses no network and keeps everything on this computer.</source>
        <translation>Program nie korzysta z sieci i przechowuje wszystko na tym komputerze.</translation>
    </message>
    <message>
        <source>It is free software: you may use, pass on and change it under the terms of the GNU General Public License, version 3 or later. There is no warranty.</source>
        <translation>To wolne oprogramowanie: możesz go używać, przekazywać je dalej i zmieniać na warunkach Powszechnej Licencji Publicznej GNU (GNU General Public License), w wersji 3 lub nowszej. Program nie jest objęty żadną gwarancją.</translation>
    </message>
</context>
<context>
    <name>AnnouncePanel</name>
    <message>
        <source>Announcements</source>
        <translation>Zapowiedzi</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>Tabele (*.csv);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Export the score sheet</source>
        <translation>Eksportuj tabelę wyników</translation>
    </message>
    <message>
        <source>The score sheet cannot be written: %1</source>
        <translation>Nie można zapisać tabeli wyników: %1</translation>
    </message>
    <message>
        <source>Reports (*.yaml);;All files (*)</source>
        <translation>Zgłoszenia (*.yaml);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Zgłoś problem</translation>
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
        <translation>&amp;Anuluj</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>I am alone with the &amp;screen</source>
        <translation>Jestem &amp;sam(a) przed ekranem</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Open a party</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>Parties (*.yaml);;All files (*)</source>
        <translation>Partie (*.yaml);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Save a copy of the party</source>
        <translation>Zapisz kopię partii</translation>
    </message>
    <message>
        <source>The rules cannot be kept: %1</source>
        <translation>Nie można zachować zasad: %1</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message numerus="yes">
        <source>%n rule(s) differ from “%1”.</source>
        <translation>
            <numerusform>%n zasada jest inna niż w zestawie „%1”.</numerusform>
            <numerusform>%n zasady są inne niż w zestawie „%1”.</numerusform>
            <numerusform>%n zasad jest innych niż w zestawie „%1”.</numerusform>
        </translation>
    </message>
    <message>
        <source>These rules are just those of “%1”.</source>
        <translation>Te zasady są dokładnie takie jak w zestawie „%1”.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Zasada</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Tutaj</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>&amp;Form</source>
        <translation>&amp;Formularz</translation>
    </message>
    <message>
        <source>&amp;Scores only</source>
        <translation>Same p&amp;unkty</translation>
    </message>
    <message>
        <source>Line %1 is being changed.</source>
        <translation>Zmieniany jest wiersz %1.</translation>
    </message>
    <message>
        <source>Enter the game</source>
        <translation>Wpisz grę</translation>
    </message>
    <message>
        <source>Enter the change</source>
        <translation>Wpisz zmianę</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>What the rule means</source>
        <translation>Co oznacza zasada</translation>
    </message>
    <message>
        <source>Here stands what the rule means that the mouse or the keyboard has come to.</source>
        <translation>Tutaj widać, co oznacza zasada wskazana myszą lub klawiaturą.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Gracze:</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Zasady:</translation>
    </message>
    <message>
        <source>&amp;Time:</source>
        <translation>Okre&amp;s:</translation>
    </message>
    <message>
        <source>A row for &amp;each rule set</source>
        <translation>Osobny wiersz na każdy z&amp;estaw zasad</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message numerus="yes">
        <source>It needs %n number(s) from %1 to %2 with blanks between them.</source>
        <translation>
            <numerusform>Potrzebna jest %n liczba od %1 do %2, bez spacji.</numerusform>
            <numerusform>Potrzebne są %n liczby od %1 do %2, rozdzielone spacjami.</numerusform>
            <numerusform>Potrzeba %n liczb od %1 do %2, rozdzielonych spacjami.</numerusform>
        </translation>
    </message>
    <message>
        <source>It needs numbers from %1 to %2 with blanks between them.</source>
        <translation>Potrzebne są liczby od %1 do %2, rozdzielone spacjami.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Points o&amp;f:</source>
        <translation>Punkty g&amp;racza:</translation>
    </message>
    <message>
        <source>Whose points are shown</source>
        <translation>Czyje punkty są pokazane</translation>
    </message>
    <message>
        <source>Games of the party</source>
        <translation>Gry partii</translation>
    </message>
    <message>
        <source>Choose a party to see its games.</source>
        <translation>Wybierz partię, aby zobaczyć jej gry.</translation>
    </message>
    <message>
        <source>This file is damaged and cannot be opened.</source>
        <translation>Ten plik jest uszkodzony i nie można go otworzyć.</translation>
    </message>
    <message>
        <source>No game of this party is of all the kinds you have chosen.</source>
        <translation>Żadna gra tej partii nie należy naraz do wszystkich wybranych rodzajów.</translation>
    </message>
    <message>
        <source>No game of this party has been finished.</source>
        <translation>W tej partii nie ukończono jeszcze żadnej gry.</translation>
    </message>
</context>
<context>
    <name>GraphPanel</name>
    <message>
        <source>Running sums</source>
        <translation>Sumy bieżące</translation>
    </message>
    <message>
        <source>Before the first game</source>
        <translation>Przed pierwszą grą</translation>
    </message>
    <message>
        <source>The curves begin with the first game.</source>
        <translation>Krzywe zaczynają się od pierwszej gry.</translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message>
        <source>Groups of rules</source>
        <translation>Grupy zasad</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n różnica</numerusform>
            <numerusform>%n różnice</numerusform>
            <numerusform>%n różnic</numerusform>
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
        <translation>nikt</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Solo &amp;by:</source>
        <translation>Solo gr&amp;a:</translation>
    </message>
    <message>
        <source>&amp;Kind of solo:</source>
        <translation>&amp;Rodzaj sola:</translation>
    </message>
    <message>
        <source>Brings bock games for</source>
        <translation>Powody gier Bock</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Klawisze</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Zasady</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
</context>
<context>
    <name>HindsightLine</name>
    <message>
        <source>Cards reckoned</source>
        <translation>Obliczone karty</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Points that each choice brings on average in deals that are possible after all that was said and played, and how much less than the best one. Return or a double click takes a choice.</source>
        <translation>Punkty, które każdy wybór daje średnio w rozdaniach możliwych po wszystkim, co powiedziano i zagrano, oraz o ile mniej niż najlepszy. Enter lub podwójne kliknięcie dokonuje wyboru.</translation>
    </message>
    <message>
        <source>Choices by their worth</source>
        <translation>Wybory według wartości</translation>
    </message>
</context>
<context>
    <name>ListWindow</name>
    <message>
        <source>Lists (*.yaml);;All files (*)</source>
        <translation>Zapisy gier (*.yaml);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Open a list</source>
        <translation>Otwórz zapis gry</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>Tabele (*.csv);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Export the list</source>
        <translation>Eksportuj zapis gry</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Nie można zapisać pliku: %1</translation>
    </message>
    <message>
        <source>Line %1 has been deleted, and all after it has been counted anew.</source>
        <translation>Usunięto wiersz %1, a wszystko po nim policzono od nowa.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>There is no list yet. A list keeps the score of a round with real cards.</source>
        <translation>Nie ma jeszcze zapisu gry. W zapisie notuje się punkty, gdy gra się prawdziwymi kartami.</translation>
    </message>
    <message>
        <source>&amp;New list …</source>
        <translation>&amp;Nowy zapis gry …</translation>
    </message>
    <message>
        <source>Change the line</source>
        <translation>Zmień wiersz</translation>
    </message>
    <message>
        <source>Delete the line</source>
        <translation>Usuń wiersz</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Zapis gry</translation>
    </message>
    <message>
        <source>List: %1</source>
        <translation>Zapis gry: %1</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Course of the game</source>
        <translation>Przebieg gry</translation>
    </message>
    <message>
        <source>Return shows the moment of the line with the cursor.</source>
        <translation>Enter pokazuje moment, którego dotyczy wiersz z kursorem.</translation>
    </message>
    <message>
        <source>What happens in the game is written here.</source>
        <translation>Tutaj zapisywane jest to, co dzieje się w grze.</translation>
    </message>
    <message>
        <source>Click on a line to look at its moment.</source>
        <translation>Kliknij wiersz, aby obejrzeć moment, którego dotyczy.</translation>
    </message>
</context>
<context>
    <name>NewListDialog</name>
    <message>
        <source>New list</source>
        <translation>Nowy zapis gry</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Rozpocznij</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Zasady:</translation>
    </message>
    <message>
        <source>&amp;First player:</source>
        <translation>&amp;Pierwszy gracz:</translation>
    </message>
    <message>
        <source>&amp;Second player:</source>
        <translation>&amp;Drugi gracz:</translation>
    </message>
    <message>
        <source>&amp;Third player:</source>
        <translation>&amp;Trzeci gracz:</translation>
    </message>
    <message>
        <source>F&amp;ourth player:</source>
        <translation>&amp;Czwarty gracz:</translation>
    </message>
    <message>
        <source>Fi&amp;fth player:</source>
        <translation>P&amp;iąty gracz:</translation>
    </message>
    <message>
        <source>First &amp;dealer:</source>
        <translation>Pierw&amp;szy rozdający:</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Własne zasady</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Każdy gracz musi mieć imię.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Dwóch graczy ma to samo imię.</translation>
    </message>
</context>
<context>
    <name>NewPartyDialog</name>
    <message>
        <source>New party</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>&amp;Change the rules …</source>
        <translation>Z&amp;mień zasady …</translation>
    </message>
    <message>
        <source>D&amp;raw another</source>
        <translation>Wy&amp;losuj inne</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Rozpocznij</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Several people at one computer: a curtain hides the cards until the next one is there.</source>
        <translation>Kilka osób przy jednym komputerze: kurtyna zasłania karty, dopóki nie usiądzie następna.</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Własne zasady</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>At the &amp;bottom:</source>
        <translation>Na &amp;dole:</translation>
    </message>
    <message>
        <source>On the &amp;left:</source>
        <translation>Po l&amp;ewej:</translation>
    </message>
    <message>
        <source>&amp;Opposite:</source>
        <translation>&amp;Naprzeciwko:</translation>
    </message>
    <message>
        <source>On the ri&amp;ght:</source>
        <translation>Po &amp;prawej:</translation>
    </message>
    <message>
        <source>F&amp;ifth:</source>
        <translation>P&amp;iąte miejsce:</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>R&amp;ules:</source>
        <translation>&amp;Zasady:</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>The same seed deals the same cards again, in every game of the party.</source>
        <translation>To samo ziarno daje znowu te same karty w każdej grze partii.</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>Ziarn&amp;o losowe:</translation>
    </message>
    <message>
        <source>&amp;First dealer:</source>
        <translation>Pierw&amp;szy rozdający:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>The party has %n game(s).</source>
        <translation>
            <numerusform>Partia ma %n grę.</numerusform>
            <numerusform>Partia ma %n gry.</numerusform>
            <numerusform>Partia ma %n gier.</numerusform>
        </translation>
    </message>
    <message>
        <source>The party has no fixed end.</source>
        <translation>Partia nie ma ustalonego końca.</translation>
    </message>
    <message numerus="yes">
        <source>The party has %n round(s).</source>
        <translation>
            <numerusform>Partia ma %n rundę.</numerusform>
            <numerusform>Partia ma %n rundy.</numerusform>
            <numerusform>Partia ma %n rund.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody plays %n duty solo(s).</source>
        <translation>
            <numerusform>Każdy gra %n solo obowiązkowe.</numerusform>
            <numerusform>Każdy gra %n obowiązkowe gry solo.</numerusform>
            <numerusform>Każdy gra %n obowiązkowych gier solo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Każdy gracz musi mieć imię.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Dwóch graczy ma to samo imię.</translation>
    </message>
    <message>
        <source>The seed is a number from 0 to %1.</source>
        <translation>Ziarno losowe to liczba od 0 do %1.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close this message</source>
        <translation>Zamknij ten komunikat</translation>
    </message>
</context>
<context>
    <name>OurRulesDialog</name>
    <message>
        <source>Our rules</source>
        <translation>Nasze zasady</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Drukuj …</translation>
    </message>
    <message>
        <source>&amp;Save as a page …</source>
        <translation>Zapisz jako &amp;stronę …</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Strony (*.html)</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Nie można zapisać pliku: %1</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>What the game brings</source>
        <translation>Co przynosi gra</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>No rule is like that. Clear the search, or show all rules.</source>
        <translation>Żadna zasada nie pasuje. Wyczyść wyszukiwanie albo pokaż wszystkie zasady.</translation>
    </message>
</context>
<context>
    <name>PartiesDialog</name>
    <message>
        <source>Parties</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>The parties are being read:</source>
        <translation>Wczytywanie partii:</translation>
    </message>
    <message>
        <source>Not all parties have been read.</source>
        <translation>Nie wczytano wszystkich partii.</translation>
    </message>
    <message>
        <source>&amp;Read the others</source>
        <translation>Wczytaj pozos&amp;tałe</translation>
    </message>
    <message>
        <source>The party is being opened …</source>
        <translation>Trwa otwieranie partii …</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
</context>
<context>
    <name>PartyCommands</name>
    <message>
        <source>Save a copy of the party</source>
        <translation>Zapisz kopię partii</translation>
    </message>
    <message>
        <source>Parties (*.yaml);;All files (*)</source>
        <translation>Partie (*.yaml);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Delete a party</source>
        <translation>Usuwanie partii</translation>
    </message>
    <message>
        <source>Delete the party of %1?</source>
        <translation>Usunąć partię z %1?</translation>
    </message>
    <message>
        <source>It counts no longer in the statistics. As long as this list is open it can be brought back.</source>
        <translation>Nie będzie się już liczyć w statystykach. Dopóki ta lista jest otwarta, partię można przywrócić.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>The file lies in %1.</source>
        <translation>Plik znajduje się w folderze %1.</translation>
    </message>
    <message>
        <source>Open a party</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>The party of %1 has been deleted.</source>
        <translation>Usunięto partię z %1.</translation>
    </message>
    <message>
        <source>This game is not in the file any more.</source>
        <translation>Tej gry nie ma już w pliku.</translation>
    </message>
    <message>
        <source>The party cannot be opened: %1</source>
        <translation>Nie można otworzyć partii: %1</translation>
    </message>
    <message>
        <source>That could not be done: %1</source>
        <translation>Tego nie udało się zrobić: %1</translation>
    </message>
</context>
<context>
    <name>PartyLines</name>
    <message>
        <source>Parties</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>&amp;Delete the chosen party …</source>
        <translation>&amp;Usuń wybraną partię …</translation>
    </message>
    <message>
        <source>Delete &amp;all parties of %1 …</source>
        <translation>Usuń wsz&amp;ystkie partie gracza %1 …</translation>
    </message>
</context>
<context>
    <name>PartyList</name>
    <message>
        <source>Search for players, rules or a date</source>
        <translation>Szukaj graczy, zasad lub daty</translation>
    </message>
    <message>
        <source>Search for a party</source>
        <translation>Szukaj partii</translation>
    </message>
    <message>
        <source>Saved parties</source>
        <translation>Zapisane partie</translation>
    </message>
    <message>
        <source>The parties are being read …</source>
        <translation>Trwa wczytywanie partii …</translation>
    </message>
    <message>
        <source>No party has all these words.</source>
        <translation>Żadna partia nie zawiera wszystkich tych słów.</translation>
    </message>
    <message>
        <source>No party has been saved yet. A party comes here once it is over, or when you begin another.</source>
        <translation>Nie zapisano jeszcze żadnej partii. Partia trafia tutaj, gdy się skończy albo gdy rozpoczniesz inną.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Some cards in the chosen style</source>
        <translation>Kilka kart w wybranym stylu</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Look at the &amp;table</source>
        <translation>Obejrzyj &amp;stół</translation>
    </message>
    <message>
        <source>Look &amp;back at the game</source>
        <translation>Prze&amp;jrzyj grę</translation>
    </message>
    <message>
        <source>Back to the &amp;party</source>
        <translation>P&amp;owrót do partii</translation>
    </message>
    <message>
        <source>N&amp;ew party …</source>
        <translation>Now&amp;a partia …</translation>
    </message>
    <message>
        <source>N&amp;ext game</source>
        <translation>Następn&amp;a gra</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Lewy</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Punkty w kartach</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Look at the moment when this happened</source>
        <translation>Obejrzyj moment, w którym to się stało</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>What if …</source>
        <translation>A gdyby …</translation>
    </message>
    <message>
        <source>Play on from this moment at one of the seats. The score stays as it is.</source>
        <translation>Graj dalej od tego momentu na jednym z miejsc. Wynik pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>Play again …</source>
        <translation>Jeszcze raz …</translation>
    </message>
    <message>
        <source>Play the same deal from its beginning. The score stays as it is.</source>
        <translation>Zagraj to samo rozdanie od początku. Wynik pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Widok z miejsca</translation>
    </message>
    <message>
        <source>The seat from which the table is seen</source>
        <translation>Miejsce, z którego widać stół</translation>
    </message>
    <message>
        <source>Cards valued</source>
        <translation>Ocenione karty</translation>
    </message>
    <message>
        <source>Moments of the game</source>
        <translation>Momenty gry</translation>
    </message>
    <message>
        <source>Moment %1 of %2</source>
        <translation>Moment %1 z %2</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>The running party keeps its rules. What you change here is for the next one.</source>
        <translation>Trwająca partia zachowuje swoje zasady. Zmiany wprowadzone tutaj dotyczą następnej.</translation>
    </message>
    <message>
        <source>&amp;Rules of:</source>
        <translation>&amp;Zestaw zasad:</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Zestaw zasad</translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation>Zapisz &amp;jako …</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Our rules …</source>
        <translation>Nasze zasa&amp;dy …</translation>
    </message>
    <message>
        <source>The rules as a text to read, to print and to hang on the wall</source>
        <translation>Zasady jako tekst do czytania, wydrukowania i powieszenia na ścianie</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Więcej</translation>
    </message>
    <message>
        <source>With nines everybody has 12 cards. Set the limits of the announcements to %1?</source>
        <translation>Z dziewiątkami każdy ma 12 kart. Ustawić terminy zapowiedzi na %1?</translation>
    </message>
    <message>
        <source>Without nines everybody has 10 cards. Set the limits of the announcements to %1?</source>
        <translation>Bez dziewiątek każdy ma 10 kart. Ustawić terminy zapowiedzi na %1?</translation>
    </message>
    <message>
        <source>Set the &amp;limits</source>
        <translation>Ustaw &amp;terminy</translation>
    </message>
    <message>
        <source>That could not be undone: %1</source>
        <translation>Tego nie udało się cofnąć: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed.</source>
        <translation>
            <numerusform>Zmieniono %n zasadę.</numerusform>
            <numerusform>Zmieniono %n zasady.</numerusform>
            <numerusform>Zmieniono %n zasad.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>the chosen set</source>
        <translation>wybrany zestaw</translation>
    </message>
    <message>
        <source>Search for rules</source>
        <translation>Szukaj zasad</translation>
    </message>
    <message>
        <source>O&amp;nly what differs from</source>
        <translation>Tylko zasady i&amp;nne niż</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Porównaj z zestawem</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save the rules under a name</source>
        <translation>Zapisz zasady pod nazwą</translation>
    </message>
    <message>
        <source>such as: the rules of our Thursday round</source>
        <translation>na przykład: zasady naszych czwartkowych spotkań</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nazwa:</translation>
    </message>
    <message>
        <source>&amp;About it:</source>
        <translation>&amp;Opis:</translation>
    </message>
    <message>
        <source>There is a set of this name already. It will be replaced.</source>
        <translation>Zestaw o tej nazwie już istnieje. Zostanie zastąpiony.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Zastąp</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score sheet</source>
        <translation>Tabela wyników</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Wykres</translation>
    </message>
    <message>
        <source>Show the running sums as curves</source>
        <translation>Pokaż sumy bieżące jako krzywe</translation>
    </message>
    <message>
        <source>Previous game</source>
        <translation>Poprzednia gra</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Następna gra</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Wygrywa: %1</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>Wartość: %1</translation>
    </message>
    <message>
        <source>Bock: %1</source>
        <translation>Bock: %1</translation>
    </message>
    <message>
        <source>Look at this game</source>
        <translation>Obejrzyj tę grę</translation>
    </message>
</context>
<context>
    <name>SetCommands</name>
    <message>
        <source>Delete the rule set “%1”?</source>
        <translation>Usunąć zestaw zasad „%1”?</translation>
    </message>
    <message>
        <source>Delete a rule set</source>
        <translation>Usuwanie zestawu zasad</translation>
    </message>
    <message>
        <source>As long as this dialog is open it can be brought back with Undo.</source>
        <translation>Dopóki to okno jest otwarte, zestaw można przywrócić poleceniem „Cofnij”.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Open rules</source>
        <translation>Otwórz zasady</translation>
    </message>
    <message>
        <source>Rules (*.yaml *.rules rules);;All files (*)</source>
        <translation>Zasady (*.yaml *.rules rules);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>The rules cannot be read. %1</source>
        <translation>Nie można odczytać zasad. %1</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Nie można odczytać pliku: %1</translation>
    </message>
    <message>
        <source>These are the rules of “%1” now. To keep them, save them under a name.</source>
        <translation>Teraz są tu zasady „%1”. Aby je zachować, zapisz je pod nazwą.</translation>
    </message>
    <message>
        <source>Rules (*.yaml);;All files (*)</source>
        <translation>Zasady (*.yaml);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Write the rules to a file</source>
        <translation>Zapisz zasady do pliku</translation>
    </message>
    <message>
        <source>FreeDoko’s rules (*)</source>
        <translation>Zasady FreeDoko (*)</translation>
    </message>
    <message>
        <source>Write the rules for FreeDoko</source>
        <translation>Zapisz zasady dla FreeDoko</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) that FreeDoko does not know were left out.</source>
        <translation>
            <numerusform>Pominięto %n zasadę, której FreeDoko nie zna.</numerusform>
            <numerusform>Pominięto %n zasady, których FreeDoko nie zna.</numerusform>
            <numerusform>Pominięto %n zasad, których FreeDoko nie zna.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules have been copied. Saved as a file, the text can be opened here.</source>
        <translation>Zasady zostały skopiowane. Tekst zapisany w pliku można tutaj otworzyć.</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Nie można zapisać pliku: %1</translation>
    </message>
</context>
<context>
    <name>SlipForm</name>
    <message>
        <source>Enter the card points of a side.</source>
        <translation>Wpisz punkty w kartach jednej ze stron.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Punkty w kartach</translation>
    </message>
    <message>
        <source>Side that has the card points</source>
        <translation>Strona, która ma te punkty w kartach</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Gra:</translation>
    </message>
    <message>
        <source>&amp;Marriage announced before by:</source>
        <translation>Wcześniej w&amp;esele ogłosił(a):</translation>
    </message>
    <message>
        <source>&amp;Card points:</source>
        <translation>&amp;Punkty w kartach:</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Zapowiedź</translation>
    </message>
    <message>
        <source>Early</source>
        <translation>Wczesna</translation>
    </message>
    <message>
        <source>Said before the first card</source>
        <translation>Złożona przed pierwszą kartą</translation>
    </message>
    <message>
        <source>The soloist has fewer tricks than each of the &amp;others</source>
        <translation>Grający solo ma mniej lew niż każdy z p&amp;ozostałych</translation>
    </message>
    <message>
        <source>A trick of four &amp;hearts, which brings bock games</source>
        <translation>Lewa z czterech &amp;kierów, która przynosi gry Bock</translation>
    </message>
    <message>
        <source>Special points</source>
        <translation>Punkty dodatkowe</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 has not taken a single &amp;trick</source>
        <translation>%1 nie ma ani jednej &amp;lewy</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Most card points</source>
        <translation>Najwięcej punktów</translation>
    </message>
    <message>
        <source>Plays alone</source>
        <translation>Gra w pojedynkę</translation>
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
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>E&amp;xport as CSV …</source>
        <translation>E&amp;ksportuj jako CSV …</translation>
    </message>
    <message>
        <source>Write the table to a file for a spreadsheet</source>
        <translation>Zapisz tabelę w pliku dla arkusza kalkulacyjnego</translation>
    </message>
    <message>
        <source>&amp;Show everything</source>
        <translation>&amp;Pokaż wszystko</translation>
    </message>
    <message>
        <source>&amp;Won</source>
        <translation>&amp;Wygrane</translation>
    </message>
    <message>
        <source>C&amp;urve</source>
        <translation>K&amp;rzywa</translation>
    </message>
    <message>
        <source>Part&amp;ies</source>
        <translation>Part&amp;ie</translation>
    </message>
    <message>
        <source>Shares won</source>
        <translation>Odsetki wygranych</translation>
    </message>
    <message>
        <source>The parties are being read:</source>
        <translation>Wczytywanie partii:</translation>
    </message>
    <message>
        <source>Not all parties have been read, so not all games are counted.</source>
        <translation>Nie wczytano wszystkich partii, więc nie wszystkie gry są policzone.</translation>
    </message>
    <message>
        <source>&amp;Read the others</source>
        <translation>Wczytaj pozos&amp;tałe</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be read and are not counted:</source>
        <translation>
            <numerusform>Nie można odczytać %n pliku, więc nie jest on liczony:</numerusform>
            <numerusform>Nie można odczytać %n plików, więc nie są one liczone:</numerusform>
            <numerusform>Nie można odczytać %n plików, więc nie są one liczone:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No game fits what is chosen above.</source>
        <translation>Żadna gra nie pasuje do tego, co wybrano powyżej.</translation>
    </message>
    <message>
        <source>The parties are being read …</source>
        <translation>Trwa wczytywanie partii …</translation>
    </message>
    <message>
        <source>Nothing to count yet. Play a party: each game that is over counts here for everybody at the table.</source>
        <translation>Nie ma jeszcze czego liczyć. Rozegraj partię: każda skończona gra liczy się tutaj dla wszystkich przy stole.</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Eksportuj statystyki</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv);;All files (*)</source>
        <translation>Wartości rozdzielone przecinkami (*.csv);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>statistics.csv</source>
        <translation>statystyki.csv</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Nie można zapisać pliku: %1</translation>
    </message>
    <message>
        <source>Delete parties</source>
        <translation>Usuwanie partii</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n party/parties?</source>
        <translation>
            <numerusform>Usunąć %n partię?</numerusform>
            <numerusform>Usunąć %n partie?</numerusform>
            <numerusform>Usunąć %n partii?</numerusform>
        </translation>
    </message>
    <message>
        <source>Their games no longer count for anybody who took part. As long as the statistics are open they can be brought back.</source>
        <translation>Ich gry nie będą się już liczyć nikomu, kto brał w nich udział. Dopóki statystyki są otwarte, można je przywrócić.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>That could not be done: %1</source>
        <translation>Tego nie udało się zrobić: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n party/parties deleted.</source>
        <translation>
            <numerusform>Usunięto %n partię.</numerusform>
            <numerusform>Usunięto %n partie.</numerusform>
            <numerusform>Usunięto %n partii.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The preferences could not be kept: %1.</source>
        <translation>Nie udało się zachować ustawień: %1.</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Pasek narzędzi</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Tabela wyników</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Przebieg gry</translation>
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
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Rozgrywka</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>Pr&amp;zegląd</translation>
    </message>
    <message>
        <source>Part&amp;y</source>
        <translation>Par&amp;tia</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Pomoc</translation>
    </message>
    <message>
        <source>&amp;New party …</source>
        <translation>&amp;Nowa partia …</translation>
    </message>
    <message>
        <source>Choose players and rules, and start a new party</source>
        <translation>Wybierz graczy i zasady i rozpocznij nową partię</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Otwórz …</translation>
    </message>
    <message>
        <source>Load a party from a file and play on</source>
        <translation>Wczytaj partię z pliku i graj dalej</translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation>&amp;Zapisz jako …</translation>
    </message>
    <message>
        <source>Write a copy of the party to a file; the party itself is always kept</source>
        <translation>Zapisz kopię partii w pliku; sama partia jest zawsze przechowywana</translation>
    </message>
    <message>
        <source>&amp;Rules …</source>
        <translation>Za&amp;sady …</translation>
    </message>
    <message>
        <source>Choose, change and keep the rules of the next party</source>
        <translation>Wybierz, zmień i zachowaj zasady następnej partii</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>Close the program; the party goes on here the next time</source>
        <translation>Zamknij program; następnym razem partia potoczy się dalej od tego miejsca</translation>
    </message>
    <message>
        <source>Report a &amp;problem …</source>
        <translation>Zgłoś &amp;problem …</translation>
    </message>
    <message>
        <source>Write rules, cards and all that has happened to one file, without names and folders</source>
        <translation>Zapisz w jednym pliku zasady, karty i wszystko, co się wydarzyło, bez imion i folderów</translation>
    </message>
    <message>
        <source>Go one event back, or on</source>
        <translation>Przejdź o jedno zdarzenie wstecz lub naprzód</translation>
    </message>
    <message>
        <source>Go back to the trick before, or on to the end of the next one</source>
        <translation>Wróć do poprzedniej lewy lub przejdź do końca następnej</translation>
    </message>
    <message>
        <source>Go to the first or last moment of the game</source>
        <translation>Przejdź do pierwszego lub ostatniego momentu gry</translation>
    </message>
    <message>
        <source>Let the game run by itself, or stop it</source>
        <translation>Odtwarzaj grę samoczynnie albo ją zatrzymaj</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Zamknij przegląd</translation>
    </message>
    <message>
        <source>Saved &amp;parties …</source>
        <translation>Zapisane &amp;partie …</translation>
    </message>
    <message>
        <source>Go on with a party that was left, or look back at any game of one</source>
        <translation>Graj dalej w przerwanej partii albo przejrzyj dowolną grę z zapisanych partii</translation>
    </message>
    <message>
        <source>&amp;Statistics …</source>
        <translation>&amp;Statystyki …</translation>
    </message>
    <message>
        <source>Show how everybody has played in all parties that are kept</source>
        <translation>Pokaż, jak kto grał we wszystkich zapisanych partiach</translation>
    </message>
    <message>
        <source>&amp;Write a list …</source>
        <translation>Pro&amp;wadź zapis gry …</translation>
    </message>
    <message>
        <source>Keep the score of a round that plays with real cards</source>
        <translation>Notuj punkty, gdy gra się przy stole prawdziwymi kartami</translation>
    </message>
    <message>
        <source>&amp;Export as CSV …</source>
        <translation>&amp;Eksportuj jako CSV …</translation>
    </message>
    <message>
        <source>Write the score sheet to a file for a spreadsheet</source>
        <translation>Zapisz tabelę wyników w pliku dla arkusza kalkulacyjnego</translation>
    </message>
    <message>
        <source>P&amp;rint …</source>
        <translation>&amp;Drukuj …</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Wydrukuj tabelę wyników</translation>
    </message>
    <message>
        <source>Save as P&amp;DF …</source>
        <translation>Zapisz jako PD&amp;F …</translation>
    </message>
    <message>
        <source>Write the score sheet as it would be printed to a PDF file</source>
        <translation>Zapisz tabelę wyników w pliku PDF, tak jak wyglądałaby na wydruku</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>End the running pause, or deal the next game</source>
        <translation>Zakończ trwającą przerwę albo rozdaj karty do następnej gry</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <translation>&amp;Zapowiedz</translation>
    </message>
    <message>
        <source>Make the first announcement that is offered</source>
        <translation>Złóż pierwszą z dostępnych zapowiedzi</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Ostatnia lewa</translation>
    </message>
    <message>
        <source>Show the last trick beside the running one</source>
        <translation>Pokaż ostatnią lewę obok bieżącej</translation>
    </message>
    <message>
        <source>&amp;Earlier trick</source>
        <translation>&amp;Wcześniejsza lewa</translation>
    </message>
    <message>
        <source>Go one trick further back, as far as the rules allow it</source>
        <translation>Cofnij się o jedną lewę dalej, o ile pozwalają na to zasady</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Podpowiedź</translation>
    </message>
    <message>
        <source>Say what a computer player would do, and why</source>
        <translation>Powiedz, co zrobiłby gracz komputerowy i dlaczego</translation>
    </message>
    <message>
        <source>Let the com&amp;puter play</source>
        <translation>Niech gra &amp;komputer</translation>
    </message>
    <message>
        <source>The computer plays your cards too until you switch it off</source>
        <translation>Komputer gra także twoimi kartami, dopóki tego nie wyłączysz</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>Take your last decision back, with all that followed</source>
        <translation>Cofnij swoją ostatnią decyzję i wszystko, co po niej nastąpiło</translation>
    </message>
    <message>
        <source>&amp;Do it again</source>
        <translation>Po&amp;nów</translation>
    </message>
    <message>
        <source>Do again what you have taken back</source>
        <translation>Przywróć to, co zostało cofnięte</translation>
    </message>
    <message>
        <source>&amp;Open hands</source>
        <translation>Odkryte k&amp;arty</translation>
    </message>
    <message>
        <source>Lay all hands face up; the course of the game notes it</source>
        <translation>Odkryj karty wszystkich; przebieg gry to odnotuje</translation>
    </message>
    <message>
        <source>&amp;Look back at the last game</source>
        <translation>&amp;Przejrzyj ostatnią grę</translation>
    </message>
    <message>
        <source>Walk through the game that was played last, with all hands open</source>
        <translation>Przejdź przez ostatnio rozegraną grę, z odkrytymi kartami wszystkich</translation>
    </message>
    <message>
        <source>&amp;First moment</source>
        <translation>P&amp;oczątek gry</translation>
    </message>
    <message>
        <source>Go to the first moment of the game</source>
        <translation>Przejdź do pierwszego momentu gry</translation>
    </message>
    <message>
        <source>Trick &amp;back</source>
        <translation>Poprzednia &amp;lewa</translation>
    </message>
    <message>
        <source>Go back to the trick before</source>
        <translation>Wróć do poprzedniej lewy</translation>
    </message>
    <message>
        <source>Step bac&amp;k</source>
        <translation>Krok &amp;wstecz</translation>
    </message>
    <message>
        <source>Go one event back</source>
        <translation>Przejdź o jedno zdarzenie wstecz</translation>
    </message>
    <message>
        <source>&amp;Run by itself</source>
        <translation>Odtwarzaj &amp;samoczynnie</translation>
    </message>
    <message>
        <source>Let the game run by itself at the speed of the preferences, or stop it</source>
        <translation>Odtwarzaj grę samoczynnie w tempie z ustawień albo ją zatrzymaj</translation>
    </message>
    <message>
        <source>Step &amp;on</source>
        <translation>Krok &amp;naprzód</translation>
    </message>
    <message>
        <source>Go one event on</source>
        <translation>Przejdź o jedno zdarzenie naprzód</translation>
    </message>
    <message>
        <source>&amp;Trick on</source>
        <translation>Następna l&amp;ewa</translation>
    </message>
    <message>
        <source>Go on to the end of the next trick</source>
        <translation>Przejdź do końca następnej lewy</translation>
    </message>
    <message>
        <source>L&amp;ast moment</source>
        <translation>&amp;Koniec gry</translation>
    </message>
    <message>
        <source>Go to the last moment of the game</source>
        <translation>Przejdź do ostatniego momentu gry</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>Wszystkie karty o&amp;dkryte</translation>
    </message>
    <message>
        <source>Lay all hands face up, or show them as they were seen from the seat</source>
        <translation>Odkryj karty wszystkich albo pokaż je tak, jak było je widać z tego miejsca</translation>
    </message>
    <message>
        <source>&amp;Earlier game</source>
        <translation>Wcześniejsza &amp;gra</translation>
    </message>
    <message>
        <source>Look at the game of the party before this one</source>
        <translation>Obejrzyj grę partii sprzed tej gry</translation>
    </message>
    <message>
        <source>Later &amp;game</source>
        <translation>Późniejsza g&amp;ra</translation>
    </message>
    <message>
        <source>Look at the game of the party after this one</source>
        <translation>Obejrzyj grę partii po tej grze</translation>
    </message>
    <message>
        <source>&amp;Value my cards</source>
        <translation>Oceń &amp;moje karty</translation>
    </message>
    <message>
        <source>Work out what each card of this seat was worth, by what could be known then</source>
        <translation>Oblicz, ile była warta każda karta tego miejsca według tego, co można było wtedy wiedzieć</translation>
    </message>
    <message>
        <source>Reckon w&amp;ith open cards</source>
        <translation>Li&amp;cz przy odkrytych kartach</translation>
    </message>
    <message>
        <source>Work out what each card would have brought with all cards open; this is hindsight</source>
        <translation>Oblicz, co dałaby każda karta przy wszystkich kartach odkrytych; to wiedza po fakcie</translation>
    </message>
    <message>
        <source>&amp;What if …</source>
        <translation>&amp;A gdyby …</translation>
    </message>
    <message>
        <source>Play on from this moment at one of the seats; the score stays as it is</source>
        <translation>Graj dalej od tego momentu na jednym z miejsc; wynik pozostaje bez zmian</translation>
    </message>
    <message>
        <source>Play this &amp;deal again …</source>
        <translation>Zagraj to rozdanie &amp;jeszcze raz …</translation>
    </message>
    <message>
        <source>Play the same deal from its beginning at one of the seats; the score stays as it is</source>
        <translation>Zagraj to samo rozdanie od początku na jednym z miejsc; wynik pozostaje bez zmian</translation>
    </message>
    <message>
        <source>Back to the &amp;party</source>
        <translation>Powró&amp;t do partii</translation>
    </message>
    <message>
        <source>Leave the game that does not count, and go on with the party</source>
        <translation>Porzuć grę, która się nie liczy, i graj dalej w partii</translation>
    </message>
    <message>
        <source>&amp;Close the review</source>
        <translation>&amp;Zamknij przegląd</translation>
    </message>
    <message>
        <source>Go back to the table as it was</source>
        <translation>Wróć do stołu w takim stanie, w jakim był</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Tabela wyników</translation>
    </message>
    <message>
        <source>Show or hide the score sheet of the party</source>
        <translation>Pokaż lub ukryj tabelę wyników partii</translation>
    </message>
    <message>
        <source>&amp;Graph of the sums</source>
        <translation>&amp;Wykres sum</translation>
    </message>
    <message>
        <source>Draw the running sums in place of the score sheet</source>
        <translation>Pokaż sumy bieżące na wykresie zamiast tabeli wyników</translation>
    </message>
    <message>
        <source>&amp;Course of the game</source>
        <translation>&amp;Przebieg gry</translation>
    </message>
    <message>
        <source>Show or hide what has happened in the game so far</source>
        <translation>Pokaż lub ukryj to, co dotąd wydarzyło się w grze</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>&amp;Następna część okna</translation>
    </message>
    <message>
        <source>Move the keyboard to the next part: table, questions, panels</source>
        <translation>Przenieś klawiaturę do następnej części: stół, pytania, panele</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>P&amp;ełny ekran</translation>
    </message>
    <message>
        <source>Use the whole screen for the table</source>
        <translation>Przeznacz cały ekran na stół</translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation>&amp;Ustawienia …</translation>
    </message>
    <message>
        <source>Language, speed, cards and colours</source>
        <translation>Język, tempo, karty i kolory</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Klawisze</translation>
    </message>
    <message>
        <source>The game waits until the review is closed.</source>
        <translation>Gra czeka, aż przegląd zostanie zamknięty.</translation>
    </message>
    <message>
        <source>This is the first game of the party.</source>
        <translation>To pierwsza gra partii.</translation>
    </message>
    <message>
        <source>This is the last game of the party.</source>
        <translation>To ostatnia gra partii.</translation>
    </message>
    <message>
        <source>Show all keys of the program</source>
        <translation>Pokaż wszystkie klawisze programu</translation>
    </message>
    <message>
        <source>&amp;Rules of this party</source>
        <translation>&amp;Zasady tej partii</translation>
    </message>
    <message>
        <source>Show the rules by which the party is played</source>
        <translation>Pokaż zasady, według których toczy się partia</translation>
    </message>
    <message>
        <source>&amp;Our rules …</source>
        <translation>&amp;Nasze zasady …</translation>
    </message>
    <message>
        <source>Show the rules as a text to read, to print and to hang on the wall</source>
        <translation>Pokaż zasady jako tekst do czytania, wydrukowania i powieszenia na ścianie</translation>
    </message>
    <message>
        <source>&amp;About FreeDoko-Qt</source>
        <translation>&amp;O programie FreeDoko-Qt</translation>
    </message>
    <message>
        <source>Show version and licence</source>
        <translation>Pokaż wersję i licencję</translation>
    </message>
    <message>
        <source>Walk along the cards that may be played</source>
        <translation>Przejdź po kartach, które wolno zagrać</translation>
    </message>
    <message>
        <source>Go to the first or last card that may be played</source>
        <translation>Przejdź do pierwszej lub ostatniej karty, którą wolno zagrać</translation>
    </message>
    <message>
        <source>Play the chosen card; with none chosen, end the running pause. In a poverty, Space chooses a card to be given away, and Return gives all of them</source>
        <translation>Zagrywa wybraną kartę; gdy żadna nie jest wybrana, kończy przerwę. Przy biedzie spacja wybiera kartę do oddania, a Enter oddaje wszystkie wybrane</translation>
    </message>
    <message>
        <source>Leave the card; with none chosen, in a poverty, choose the cards to give anew</source>
        <translation>Zostawia kartę; gdy żadna nie jest wybrana, przy biedzie pozwala wybrać karty do oddania od nowa</translation>
    </message>
    <message>
        <source>Play the card at this place of the hand, counted from the left; 0, A, B … are 10, 11, 12 …</source>
        <translation>Zagrywa kartę z tego miejsca na ręce, licząc od lewej; 0, A, B … to 10, 11, 12 …</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>%1 ± %2 less</source>
        <translation>o %1 ± %2 mniej</translation>
    </message>
    <message>
        <source>Announce %1</source>
        <translation>Zapowiedz „%1”</translation>
    </message>
    <message>
        <source>Only play: %1</source>
        <translation>Tylko zagraj: %1</translation>
    </message>
    <message>
        <source>Take the cards</source>
        <translation>Weź karty</translation>
    </message>
    <message>
        <source>Announce swines</source>
        <translation>Zapowiedz świnie</translation>
    </message>
    <message>
        <source>Announce hyperswines</source>
        <translation>Zapowiedz hiperświnie</translation>
    </message>
    <message>
        <source>Genscher with %1</source>
        <translation>Genscher z graczem %1</translation>
    </message>
    <message>
        <source>Say no</source>
        <translation>Powiedz „nie”</translation>
    </message>
    <message>
        <source>%1: %2 points on average, the best.</source>
        <translation>%1: średnio %2 punktu, najlepszy wynik.</translation>
    </message>
    <message>
        <source>%1: %2 points on average, %3 less than the best, give or take %4.</source>
        <translation>%1: średnio %2 punktu, o %3 mniej niż najlepszy wynik, z dokładnością do %4.</translation>
    </message>
    <message>
        <source>Hint: play the %1.</source>
        <translation>Podpowiedź – zagraj: %1.</translation>
    </message>
    <message>
        <source>Hint: announce %1.</source>
        <translation>Podpowiedź: zapowiedz „%1”.</translation>
    </message>
    <message>
        <source>Hint: say that you are healthy.</source>
        <translation>Podpowiedź: powiedz „zdrowy”.</translation>
    </message>
    <message>
        <source>Hint: say that you have a big reservation.</source>
        <translation>Podpowiedź: zgłoś duże zastrzeżenie.</translation>
    </message>
    <message>
        <source>Hint: say that you have a small reservation.</source>
        <translation>Podpowiedź: zgłoś małe zastrzeżenie.</translation>
    </message>
    <message>
        <source>Hint: say that you have a reservation.</source>
        <translation>Podpowiedź: zgłoś zastrzeżenie.</translation>
    </message>
    <message>
        <source>Hint: offer the game to the others first, else play: %1.</source>
        <translation>Podpowiedź – najpierw zaproponuj grę innym, a w razie odmowy zagraj: %1.</translation>
    </message>
    <message>
        <source>Hint: offer these cards: %1.</source>
        <translation>Podpowiedź – zaproponuj te karty: %1.</translation>
    </message>
    <message>
        <source>Hint: give back these cards: %1.</source>
        <translation>Podpowiedź – oddaj te karty: %1.</translation>
    </message>
    <message>
        <source>Hint: take the cards.</source>
        <translation>Podpowiedź: weź karty.</translation>
    </message>
    <message>
        <source>Hint: announce swines.</source>
        <translation>Podpowiedź: zapowiedz świnie.</translation>
    </message>
    <message>
        <source>Hint: announce hyperswines.</source>
        <translation>Podpowiedź: zapowiedz hiperświnie.</translation>
    </message>
    <message>
        <source>Hint: play Genscher with %1.</source>
        <translation>Podpowiedź – zagraj Genscher, nowy partner: %1.</translation>
    </message>
    <message>
        <source>Hint: say no.</source>
        <translation>Podpowiedź: powiedz „nie”.</translation>
    </message>
    <message>
        <source>Hint: choose this game: %1.</source>
        <translation>Podpowiedź – wybierz tę grę: %1.</translation>
    </message>
    <message>
        <source>There is nothing for you to decide just now.</source>
        <translation>W tej chwili nie masz nic do zdecydowania.</translation>
    </message>
</context>
<context>
    <name>character</name>
    <message>
        <source>Boldness</source>
        <translation>Odwaga</translation>
    </message>
    <message>
        <source>How readily the player announces and plays soli.</source>
        <translation>Jak chętnie gracz zapowiada i gra solo.</translation>
    </message>
    <message>
        <source>Announces and plays a solo only where hardly anything can go wrong.</source>
        <translation>Zapowiada i gra solo tylko wtedy, gdy prawie nic nie może się nie udać.</translation>
    </message>
    <message>
        <source>Announces and plays soli less readily than usual.</source>
        <translation>Zapowiada i gra solo mniej chętnie niż zwykle.</translation>
    </message>
    <message>
        <source>Announces and plays soli as a seasoned club player does.</source>
        <translation>Zapowiada i gra solo jak doświadczony gracz klubowy.</translation>
    </message>
    <message>
        <source>Announces and plays soli more readily than usual.</source>
        <translation>Zapowiada i gra solo chętniej niż zwykle.</translation>
    </message>
    <message>
        <source>Announces and plays soli with hands that are too weak for others.</source>
        <translation>Zapowiada i gra solo nawet z kartami, które dla innych są za słabe.</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Zaufanie</translation>
    </message>
    <message>
        <source>How much the player concludes from the cards that the others play. It never sees their hands.</source>
        <translation>Jak wiele gracz wnioskuje z kart zagrywanych przez innych. Nigdy nie widzi ich kart na ręku.</translation>
    </message>
    <message>
        <source>Concludes nothing at all from the cards that the others play.</source>
        <translation>Z kart zagrywanych przez innych niczego nie wnioskuje.</translation>
    </message>
    <message>
        <source>Concludes less than usual from the cards that the others play.</source>
        <translation>Z kart zagrywanych przez innych wnioskuje mniej niż zwykle.</translation>
    </message>
    <message>
        <source>Concludes from the cards that the others play what people mostly mean by them.</source>
        <translation>Z kart zagrywanych przez innych wnioskuje to, co zwykle oznaczają.</translation>
    </message>
    <message>
        <source>Concludes more than usual from the cards that the others play.</source>
        <translation>Z kart zagrywanych przez innych wnioskuje więcej niż zwykle.</translation>
    </message>
    <message>
        <source>Takes every card that the others play for a message.</source>
        <translation>Każdą kartę zagraną przez innych uważa za wiadomość.</translation>
    </message>
    <message>
        <source>To a player of this strength it makes no difference.</source>
        <translation>U gracza na tym poziomie nie robi to różnicy.</translation>
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
            <numerusform>Wybierz %n kartę do zaproponowania; oddać trzeba wszystkie atuty.</numerusform>
            <numerusform>Wybierz %n karty do zaproponowania; oddać trzeba wszystkie atuty.</numerusform>
            <numerusform>Wybierz %n kart do zaproponowania; oddać trzeba wszystkie atuty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to give back.</source>
        <translation>
            <numerusform>Wybierz %n kartę do oddania.</numerusform>
            <numerusform>Wybierz %n karty do oddania.</numerusform>
            <numerusform>Wybierz %n kart do oddania.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give these %n card(s)</source>
        <translation>
            <numerusform>Oddaj %n kartę</numerusform>
            <numerusform>Oddaj te %n karty</numerusform>
            <numerusform>Oddaj te %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>They lie face down for everybody else.</source>
        <translation>Dla wszystkich pozostałych leżą zakryte.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) more.</source>
        <translation>
            <numerusform>Jeszcze %n karta.</numerusform>
            <numerusform>Jeszcze %n karty.</numerusform>
            <numerusform>Jeszcze %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many.</source>
        <translation>
            <numerusform>O %n kartę za dużo.</numerusform>
            <numerusform>O %n karty za dużo.</numerusform>
            <numerusform>O %n kart za dużo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) must go with them.</source>
        <translation>
            <numerusform>Musi dojść jeszcze %n atut.</numerusform>
            <numerusform>Muszą dojść jeszcze %n atuty.</numerusform>
            <numerusform>Musi dojść jeszcze %n atutów.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>controller</name>
    <message>
        <source>%1 takes the last decision back.</source>
        <translation>%1 cofa ostatnią decyzję.</translation>
    </message>
    <message>
        <source>%1 goes on as before.</source>
        <translation>%1 gra dalej tak jak przedtem.</translation>
    </message>
</context>
<context>
    <name>deck</name>
    <message>
        <source>The deck %1 cannot be read; the classic cards take its place.</source>
        <translation>Nie można odczytać talii %1; zastępują ją klasyczne karty.</translation>
    </message>
    <message>
        <source>The deck %1 is damaged; the classic cards take its place.</source>
        <translation>Talia %1 jest uszkodzona; zastępują ją klasyczne karty.</translation>
    </message>
    <message>
        <source>The deck %1 lacks some cards; the classic cards take its place.</source>
        <translation>W talii %1 brakuje kart; zastępują ją klasyczne karty.</translation>
    </message>
</context>
<context>
    <name>explained</name>
    <message>
        <source>Trumps: tens of hearts if so agreed, queens, jacks, clubs.</source>
        <translation>Atuty: dziesiątki kier (jeśli tak ustalono), damy, walety, trefle.</translation>
    </message>
    <message>
        <source>Trumps: tens of hearts if so agreed, queens, jacks, spades.</source>
        <translation>Atuty: dziesiątki kier (jeśli tak ustalono), damy, walety, piki.</translation>
    </message>
    <message>
        <source>Trumps: tens of hearts if so agreed, queens, jacks, hearts.</source>
        <translation>Atuty: dziesiątki kier (jeśli tak ustalono), damy, walety, kiery.</translation>
    </message>
    <message>
        <source>Trumps as in the normal game.</source>
        <translation>Atuty jak w grze zwykłej.</translation>
    </message>
    <message>
        <source>Trumps: the queens only.</source>
        <translation>Atuty: tylko damy.</translation>
    </message>
    <message>
        <source>Trumps: the jacks only.</source>
        <translation>Atuty: tylko walety.</translation>
    </message>
    <message>
        <source>Trumps: the kings only.</source>
        <translation>Atuty: tylko króle.</translation>
    </message>
    <message>
        <source>Trumps: queens and jacks.</source>
        <translation>Atuty: damy i walety.</translation>
    </message>
    <message>
        <source>Trumps: kings and jacks.</source>
        <translation>Atuty: króle i walety.</translation>
    </message>
    <message>
        <source>Trumps: kings and queens.</source>
        <translation>Atuty: króle i damy.</translation>
    </message>
    <message>
        <source>Trumps: kings, queens and jacks.</source>
        <translation>Atuty: króle, damy i walety.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Nie ma atutów.</translation>
    </message>
    <message>
        <source>Trumps: all clubs, no other card.</source>
        <translation>Atuty: wszystkie trefle i żadna inna karta.</translation>
    </message>
    <message>
        <source>Trumps: all spades, no other card.</source>
        <translation>Atuty: wszystkie piki i żadna inna karta.</translation>
    </message>
    <message>
        <source>Trumps: all hearts, no other card.</source>
        <translation>Atuty: wszystkie kiery i żadna inna karta.</translation>
    </message>
    <message>
        <source>Trumps: all diamonds, no other card.</source>
        <translation>Atuty: wszystkie kara i żadna inna karta.</translation>
    </message>
    <message>
        <source>Offer it to the others first:</source>
        <translation>Najpierw zaproponuj innym:</translation>
    </message>
    <message>
        <source>Play alone:</source>
        <translation>Graj w pojedynkę:</translation>
    </message>
    <message>
        <source>Deal again:</source>
        <translation>Rozdaj ponownie:</translation>
    </message>
    <message>
        <source>Marriage, decided by the:</source>
        <translation>Wesele, rozstrzyga:</translation>
    </message>
    <message>
        <source>With a partner:</source>
        <translation>Z partnerem:</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Przykład: %1</translation>
    </message>
    <message>
        <source>%1 met: %2</source>
        <translation>%1 spełnione: %2</translation>
    </message>
    <message>
        <source>%1 missing: %2</source>
        <translation>%1 niespełnione: %2</translation>
    </message>
    <message>
        <source>It needs</source>
        <translation>Warunki działania</translation>
    </message>
    <message>
        <source>It has no effect now, because it needs</source>
        <translation>Teraz bez skutku; warunki działania</translation>
    </message>
    <message>
        <source>Set to</source>
        <translation>Ustawienie</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Możliwe wartości</translation>
    </message>
    <message>
        <source>Key in FreeDoko</source>
        <translation>Klucz we FreeDoko</translation>
    </message>
    <message>
        <source>not in FreeDoko</source>
        <translation>brak we FreeDoko</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupa</translation>
    </message>
    <message>
        <source>without effect</source>
        <translation>bez skutku</translation>
    </message>
    <message>
        <source>Who plays so</source>
        <translation>Kto tak gra</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>Last game of round</source>
        <translation>Ostatnia gra rundy</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Uwagi</translation>
    </message>
    <message>
        <source>Sum of %1</source>
        <translation>Suma: %1</translation>
    </message>
    <message>
        <source>Money of %1</source>
        <translation>Pieniądze: %1</translation>
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
        <translation>Lis</translation>
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
        <translation>Kiery</translation>
    </message>
</context>
<context>
    <name>form</name>
    <message>
        <source>%1, greyed out</source>
        <translation>%1, wyszarzone</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>W górę</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>W dół</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>At the table in a review</source>
        <translation>Przy stole podczas przeglądu</translation>
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
        <translation>W</translation>
    </message>
    <message>
        <source>With open cards: no card was played at this moment.</source>
        <translation>Przy odkrytych kartach: w tym momencie nie zagrano żadnej karty.</translation>
    </message>
    <message>
        <source>With open cards: this moment is too far from the end to be reckoned exactly.</source>
        <translation>Przy odkrytych kartach: ten moment jest zbyt daleko od końca, by go dokładnie obliczyć.</translation>
    </message>
    <message>
        <source>With open cards: nothing is reckoned at this moment of this game.</source>
        <translation>Przy odkrytych kartach: w tym momencie tej gry nic się nie oblicza.</translation>
    </message>
    <message>
        <source>With open cards: nothing is reckoned in a game that is still running.</source>
        <translation>Przy odkrytych kartach: w grze, która jeszcze trwa, nic się nie oblicza.</translation>
    </message>
    <message>
        <source>With open cards: games of practice are not reckoned.</source>
        <translation>Przy odkrytych kartach: gier ćwiczebnych się nie oblicza.</translation>
    </message>
    <message>
        <source>With open cards: nothing is reckoned while the game runs by itself.</source>
        <translation>Przy odkrytych kartach: nic się nie oblicza, gdy gra biegnie sama.</translation>
    </message>
    <message>
        <source>With open cards: the reckoning came to grief.</source>
        <translation>Przy odkrytych kartach: obliczenie się nie powiodło.</translation>
    </message>
    <message>
        <source>With open cards: reckoning …</source>
        <translation>Przy odkrytych kartach: obliczanie …</translation>
    </message>
    <message>
        <source>With open cards (hindsight), score of %1: %2</source>
        <translation>Przy odkrytych kartach (po fakcie), wynik gracza %1: %2</translation>
    </message>
    <message>
        <source>%1 %2 (played)</source>
        <translation>%1 %2 (zagrana)</translation>
    </message>
    <message numerus="yes">
        <source>%1: score %2, %n card point(s)</source>
        <translation>
            <numerusform>%1: wynik %2, %n punkt w kartach</numerusform>
            <numerusform>%1: wynik %2, %n punkty w kartach</numerusform>
            <numerusform>%1: wynik %2, %n punktów w kartach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (played): score %2, %n card point(s)</source>
        <translation>
            <numerusform>%1 (zagrana): wynik %2, %n punkt w kartach</numerusform>
            <numerusform>%1 (zagrana): wynik %2, %n punkty w kartach</numerusform>
            <numerusform>%1 (zagrana): wynik %2, %n punktów w kartach</numerusform>
        </translation>
    </message>
    <message>
        <source>What %1 would have written after each card, and the card points of that side, if everybody had seen all cards and played their best from there on. Nobody at the table could know that.</source>
        <translation>Co %1 zapisałby po każdej karcie i ile punktów w kartach miałaby ta strona, gdyby wszyscy widzieli wszystkie karty i grali odtąd najlepiej. Nikt przy stole nie mógł tego wiedzieć.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Dummy</source>
        <translation>Manekin</translation>
    </message>
    <message>
        <source>Plays any legal card. For the very first games.</source>
        <translation>Zagrywa dowolną dozwoloną kartę. Na zupełnie pierwsze gry.</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Nowicjusz</translation>
    </message>
    <message>
        <source>Knows the rules of thumb but often misjudges its cards, and announces nothing.</source>
        <translation>Zna ogólne zasady dobrej gry, ale często źle ocenia swoje karty i niczego nie zapowiada.</translation>
    </message>
    <message>
        <source>Measured: 0.56 points a game more than Dummy, two against two.</source>
        <translation>Zmierzono: o 0,56 punktu na grę więcej niż Manekin, dwóch na dwóch.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Początkujący</translation>
    </message>
    <message>
        <source>Forgets tricks that are turned over, plays no solo and never announces anything.</source>
        <translation>Zapomina lewy, gdy tylko zostaną odwrócone, nie gra solo i nigdy niczego nie zapowiada.</translation>
    </message>
    <message>
        <source>Measured: 0.14 points a game more than Novice, two against two.</source>
        <translation>Zmierzono: o 0,14 punktu na grę więcej niż Nowicjusz, dwóch na dwóch.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalny</translation>
    </message>
    <message>
        <source>Measured: 0.07 points a game more than Beginner, two against two, by its cards alone.</source>
        <translation>Zmierzono: o 0,07 punktu na grę więcej niż Początkujący, dwóch na dwóch, samą grą kartami.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Silny</translation>
    </message>
    <message>
        <source>Plays the game through in 80 or more possible deals before each decision. Never sees your cards.</source>
        <translation>Przed każdą decyzją rozgrywa grę do końca w co najmniej 80 możliwych rozdaniach. Nigdy nie widzi twoich kart.</translation>
    </message>
    <message>
        <source>Measured: 0.52 points a game more than Normal by its cards alone, 0.67 with announcements and soli, two against two.</source>
        <translation>Zmierzono: o 0,52 punktu na grę więcej niż Normalny samą grą kartami, o 0,67 z zapowiedziami i solami, dwóch na dwóch.</translation>
    </message>
    <message>
        <source>Thinks like the strong player, but through 300 or more possible deals.</source>
        <translation>Myśli jak silny gracz, ale rozgrywa co najmniej 300 możliwych rozdań.</translation>
    </message>
    <message>
        <source>Measured: no certain difference to Strong, two against two, by its cards alone.</source>
        <translation>Zmierzono: samą grą kartami bez pewnej różnicy w porównaniu z poziomem Silny, dwóch na dwóch.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mistrz</translation>
    </message>
    <message>
        <source>Remembers all cards and plays as a seasoned club player would teach it.</source>
        <translation>Pamięta wszystkie karty i gra tak, jak uczyłby doświadczony gracz klubowy.</translation>
    </message>
</context>
<context>
    <name>list</name>
    <message>
        <source>Re or Kontra</source>
        <translation>Re lub Kontra</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>Reply to Re or Kontra</source>
        <translation>Odpowiedź na Re lub Kontra</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Wpis ręczny</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>nie pasuje</translation>
    </message>
    <message>
        <source>Entered by hand.</source>
        <translation>Wpisano ręcznie.</translation>
    </message>
    <message>
        <source>Line %1 counts nothing: %2</source>
        <translation>Wiersz %1 się nie liczy: %2</translation>
    </message>
    <message>
        <source>The scores sum to %1. With plus and minus they should sum to zero.</source>
        <translation>Suma wpisanych punktów to %1. Przy liczeniu plus-minus powinna wynosić zero.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 rozdaje.</translation>
    </message>
    <message>
        <source>%1 deals and sits out.</source>
        <translation>%1 rozdaje i pauzuje.</translation>
    </message>
    <message>
        <source>It is a bock game: %1.</source>
        <translation>To gra Bock: %1.</translation>
    </message>
    <message>
        <source>%1 must play a duty solo.</source>
        <translation>%1 musi zagrać solo obowiązkowe.</translation>
    </message>
    <message>
        <source>The list cannot be written to %1: %2</source>
        <translation>Zapisu gry nie można zachować w pliku %1: %2</translation>
    </message>
    <message>
        <source>The list is full: by the rules no game is left.</source>
        <translation>Zapis jest pełny: według zasad nie zostaje już żadna gra.</translation>
    </message>
    <message>
        <source>Every player needs a score.</source>
        <translation>Każdy gracz musi mieć wpisane punkty.</translation>
    </message>
    <message>
        <source>Nobody can write %1 for one game.</source>
        <translation>Za jedną grę nikt nie może zapisać %1.</translation>
    </message>
    <message>
        <source>By these rules nobody can play: %1.</source>
        <translation>Według tych zasad nikt nie może zagrać: %1.</translation>
    </message>
    <message>
        <source>Tick the one who plays alone.</source>
        <translation>Zaznacz tego, kto gra w pojedynkę.</translation>
    </message>
    <message>
        <source>By these rules this brings no bock round: %1.</source>
        <translation>Według tych zasad nie przynosi to rundy Bock: %1.</translation>
    </message>
    <message>
        <source>Only duty soli are left: %1 must play a solo.</source>
        <translation>Zostały tylko obowiązkowe gry solo: %1 musi zagrać solo.</translation>
    </message>
    <message>
        <source>%1 owes a solo of another kind.</source>
        <translation>%1 ma jeszcze zaległe solo innego rodzaju.</translation>
    </message>
    <message>
        <source>Tick the two who are Re, or the one who plays a silent marriage.</source>
        <translation>Zaznacz dwóch graczy strony Re albo tego, kto gra ciche wesele.</translation>
    </message>
    <message>
        <source>Tick whoever has the most card points: one, two or three players.</source>
        <translation>Zaznacz tych, którzy mają najwięcej punktów w kartach: jednego, dwóch lub trzech graczy.</translation>
    </message>
    <message>
        <source>Tick two players: the one whose game it is, and the partner.</source>
        <translation>Zaznacz dwóch graczy: tego, czyja to gra, i partnera.</translation>
    </message>
    <message>
        <source>There are 240 card points in a game, so that %1 cannot be.</source>
        <translation>W grze jest 240 punktów w kartach, więc %1 nie jest możliwe.</translation>
    </message>
    <message>
        <source>%1 has card points, so it cannot be without a trick.</source>
        <translation>%1 ma punkty w kartach, więc nie może być bez lewy.</translation>
    </message>
    <message>
        <source>In this game nobody can announce anything.</source>
        <translation>W tej grze nikt nie może niczego zapowiedzieć.</translation>
    </message>
    <message>
        <source>%1 stands there with two announcements; only the highest one is written down.</source>
        <translation>%1 ma wpisane dwie zapowiedzi; zapisuje się tylko najwyższą.</translation>
    </message>
    <message>
        <source>By these rules nobody can say: %1.</source>
        <translation>Według tych zasad nikt nie może zapowiedzieć: %1.</translation>
    </message>
    <message>
        <source>The two of %1 cannot both have announced the same.</source>
        <translation>Gracze strony %1 nie mogli obaj zapowiedzieć tego samego.</translation>
    </message>
    <message>
        <source>%1 has replied, so it can have announced nothing else.</source>
        <translation>%1 ma odpowiedź, więc nie może mieć innej zapowiedzi.</translation>
    </message>
    <message>
        <source>%1 has replied to something that nobody has announced.</source>
        <translation>%1 odpowiada na coś, czego nikt nie zapowiedział.</translation>
    </message>
    <message>
        <source>So many special points cannot be in this game: %1.</source>
        <translation>W tej grze nie może być tylu takich punktów dodatkowych: %1.</translation>
    </message>
    <message>
        <source>The last trick belongs to one side, so the other can get no special point in it.</source>
        <translation>Ostatnia lewa należy do jednej strony, więc druga nie może mieć w niej punktu dodatkowego.</translation>
    </message>
    <message>
        <source>%1 has no trick, so it can have no special point.</source>
        <translation>%1 nie ma żadnej lewy, więc nie może mieć punktu dodatkowego.</translation>
    </message>
    <message>
        <source>A fox caught in the last trick is also a caught fox; enter both.</source>
        <translation>Lis złapany w ostatniej lewie to także złapany lis; wpisz jedno i drugie.</translation>
    </message>
    <message>
        <source>%1 has too few card points for so many doppelkopf tricks.</source>
        <translation>%1 ma za mało punktów w kartach na tyle Doppelkopfów.</translation>
    </message>
    <message>
        <source>B&amp;ridegroom:</source>
        <translation>Wesele ogł&amp;asza:</translation>
    </message>
    <message>
        <source>Poo&amp;r player:</source>
        <translation>Gracz z &amp;biedą:</translation>
    </message>
    <message>
        <source>Genscher &amp;by:</source>
        <translation>Genscher z&amp;agrywa:</translation>
    </message>
    <message>
        <source>Announcement of %1</source>
        <translation>Zapowiedź gracza %1</translation>
    </message>
    <message>
        <source>%1 has said it before the first card</source>
        <translation>%1 zapowiada to przed pierwszą kartą</translation>
    </message>
</context>
<context>
    <name>list window</name>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Zapis gry</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>&amp;Wiersz</translation>
    </message>
    <message>
        <source>&amp;New list …</source>
        <translation>&amp;Nowy zapis gry …</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Otwórz …</translation>
    </message>
    <message>
        <source>&amp;Export as CSV …</source>
        <translation>&amp;Eksportuj jako CSV …</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Drukuj …</translation>
    </message>
    <message>
        <source>Save as P&amp;DF …</source>
        <translation>Zapisz jako PD&amp;F …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>&amp;Change the line</source>
        <translation>Z&amp;mień wiersz</translation>
    </message>
    <message>
        <source>&amp;Delete the line</source>
        <translation>&amp;Usuń wiersz</translation>
    </message>
</context>
<context>
    <name>look</name>
    <message>
        <source>That was before the first card.</source>
        <translation>To było przed pierwszą kartą.</translation>
    </message>
    <message>
        <source>This trick lies on the table.</source>
        <translation>Ta lewa leży na stole.</translation>
    </message>
    <message>
        <source>All hands are open.</source>
        <translation>Wszystkie karty są odkryte.</translation>
    </message>
    <message>
        <source>The hands are hidden again.</source>
        <translation>Karty są znowu zakryte.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>The program has a fault (%1). What you have played is saved.</source>
        <translation>W programie wystąpił błąd (%1). To, co zostało rozegrane, jest zapisane.</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message numerus="yes">
        <source>Bock: counts %n time(s).</source>
        <translation>
            <numerusform>Bock: liczy się %n-krotnie.</numerusform>
            <numerusform>Bock: liczy się %n-krotnie.</numerusform>
            <numerusform>Bock: liczy się %n-krotnie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bock: %n point(s) more for the winner.</source>
        <translation>
            <numerusform>Bock: wygrany dostaje %n punkt więcej.</numerusform>
            <numerusform>Bock: wygrany dostaje %n punkty więcej.</numerusform>
            <numerusform>Bock: wygrany dostaje %n punktów więcej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bock game(s) waiting.</source>
        <translation>
            <numerusform>Czeka jeszcze %n gra Bock.</numerusform>
            <numerusform>Czekają jeszcze %n gry Bock.</numerusform>
            <numerusform>Czeka jeszcze %n gier Bock.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 deals and sits out.</source>
        <translation>%1 rozdaje i pauzuje.</translation>
    </message>
    <message>
        <source>From here on it is practice.</source>
        <translation>Od tej chwili to gra treningowa.</translation>
    </message>
</context>
<context>
    <name>paint</name>
    <message>
        <source>Trick %1, led by %2</source>
        <translation>Lewa nr %1, wychodzi %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card point(s)</source>
        <translation>
            <numerusform>%1: %n punkt w kartach</numerusform>
            <numerusform>%1: %n punkty w kartach</numerusform>
            <numerusform>%1: %n punktów w kartach</numerusform>
        </translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Zastrzeżenia</translation>
    </message>
    <message>
        <source>healthy</source>
        <translation>zdrowy</translation>
    </message>
    <message>
        <source>reservation</source>
        <translation>zastrzeżenie</translation>
    </message>
    <message>
        <source>marriage</source>
        <translation>wesele</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>w pojedynkę</translation>
    </message>
    <message>
        <source>duty solo</source>
        <translation>solo obowiązkowe</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>gra wybrana</translation>
    </message>
    <message>
        <source>big reservation</source>
        <translation>duże zastrzeżenie</translation>
    </message>
    <message>
        <source>small reservation</source>
        <translation>małe zastrzeżenie</translation>
    </message>
    <message>
        <source>bids no more</source>
        <translation>nie licytuje dalej</translation>
    </message>
    <message>
        <source>bids %1</source>
        <translation>licytuje „%1”</translation>
    </message>
    <message>
        <source>wants a solo</source>
        <translation>chce grać solo</translation>
    </message>
    <message>
        <source>forced to announce</source>
        <translation>musi zapowiedzieć</translation>
    </message>
    <message>
        <source>swines</source>
        <translation>świnie</translation>
    </message>
    <message>
        <source>hyperswines</source>
        <translation>hiperświnie</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>takes no cards</source>
        <translation>nie bierze kart</translation>
    </message>
    <message>
        <source>poverty</source>
        <translation>bieda</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
    <message>
        <source>throws in</source>
        <translation>odrzuca karty</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>The cards are dealt again.</source>
        <translation>Karty rozdaje się ponownie.</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>teraz gra</translation>
    </message>
    <message>
        <source>leads this trick</source>
        <translation>wychodzi w tej lewie</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>rozdaje</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n lewa</numerusform>
            <numerusform>%n lewy</numerusform>
            <numerusform>%n lew</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n punkt w kartach</numerusform>
            <numerusform>%n punkty w kartach</numerusform>
            <numerusform>%n punktów w kartach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parties</name>
    <message>
        <source>running</source>
        <translation>trwa</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>niedokończona</translation>
    </message>
    <message>
        <source>over</source>
        <translation>skończona</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>uszkodzona</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n rozegrana gra</numerusform>
            <numerusform>%n rozegrane gry</numerusform>
            <numerusform>%n rozegranych gier</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n party/parties</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n gra</numerusform>
            <numerusform>%n gry</numerusform>
            <numerusform>%n gier</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Soli</source>
        <translation>Gry solo</translation>
    </message>
    <message>
        <source>Games of one against three</source>
        <translation>Gry jednego przeciwko trzem</translation>
    </message>
    <message>
        <source>Bock games</source>
        <translation>Gry Bock</translation>
    </message>
    <message>
        <source>Games that counted more often than once</source>
        <translation>Gry, które liczyły się więcej niż raz</translation>
    </message>
    <message>
        <source>Lost announcements</source>
        <translation>Przegrane zapowiedzi</translation>
    </message>
    <message>
        <source>Games in which a side announced something and did not win</source>
        <translation>Gry, w których strona coś zapowiedziała i nie wygrała</translation>
    </message>
    <message>
        <source>Big losses</source>
        <translation>Duże straty</translation>
    </message>
    <message>
        <source>The games that cost the player most</source>
        <translation>Gry, w których gracz stracił najwięcej</translation>
    </message>
    <message>
        <source>Marriages and poverties</source>
        <translation>Wesela i biedy</translation>
    </message>
    <message>
        <source>Games with a marriage or with an exchange of cards</source>
        <translation>Gry z weselem lub z wymianą kart</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <translation>Nikt nie wygrywa.</translation>
    </message>
    <message>
        <source>%1 wins (%2), %3 to %4 card points.</source>
        <translation>%1 wygrywa (%2), punkty w kartach: %3 do %4.</translation>
    </message>
    <message numerus="yes">
        <source>Bock: counts %n time(s).</source>
        <translation>
            <numerusform>Bock: liczy się %n-krotnie.</numerusform>
            <numerusform>Bock: liczy się %n-krotnie.</numerusform>
            <numerusform>Bock: liczy się %n-krotnie.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>pauzuje</translation>
    </message>
    <message>
        <source>%1 (lost)</source>
        <translation>%1 (przegrana)</translation>
    </message>
    <message numerus="yes">
        <source>Losses of %n point(s) or more</source>
        <translation>
            <numerusform>Straty od %n punktu</numerusform>
            <numerusform>Straty od %n punktów</numerusform>
            <numerusform>Straty od %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The worst tenth of the games of %1 in this party, and whatever costs %n point(s)</source>
        <translation>
            <numerusform>Jedna dziesiąta gier partii, w których najwięcej traci %1, oraz każda strata co najmniej %n punktu</numerusform>
            <numerusform>Jedna dziesiąta gier partii, w których najwięcej traci %1, oraz każda strata co najmniej %n punktów</numerusform>
            <numerusform>Jedna dziesiąta gier partii, w których najwięcej traci %1, oraz każda strata co najmniej %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Graj dalej</translation>
    </message>
    <message>
        <source>Play on in this party; the one that is running now is kept in the list</source>
        <translation>Graj dalej w tej partii; ta, która teraz trwa, zostaje na liście</translation>
    </message>
    <message>
        <source>&amp;Look at</source>
        <translation>&amp;Obejrzyj</translation>
    </message>
    <message>
        <source>Go through the chosen game on the table, card by card</source>
        <translation>Przejrzyj wybraną grę na stole, karta po karcie</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>Zagraj to rozdanie &amp;jeszcze raz</translation>
    </message>
    <message>
        <source>Play the same cards again, as practice that is not counted</source>
        <translation>Zagraj te same karty jeszcze raz, treningowo i bez liczenia</translation>
    </message>
    <message>
        <source>Save a &amp;copy …</source>
        <translation>Zapisz &amp;kopię …</translation>
    </message>
    <message>
        <source>Write the party to another file</source>
        <translation>Zapisz partię w innym pliku</translation>
    </message>
    <message>
        <source>&amp;Delete …</source>
        <translation>&amp;Usuń …</translation>
    </message>
    <message>
        <source>Put the file of the party into the trash</source>
        <translation>Przenieś plik partii do kosza</translation>
    </message>
    <message>
        <source>Show in &amp;its folder</source>
        <translation>Pokaż w &amp;folderze</translation>
    </message>
    <message>
        <source>Open the folder in which the file lies</source>
        <translation>Otwórz folder, w którym leży plik</translation>
    </message>
    <message>
        <source>&amp;Open a file …</source>
        <translation>Otwórz &amp;plik …</translation>
    </message>
    <message>
        <source>Open a party that lies somewhere else</source>
        <translation>Otwórz partię z innego miejsca</translation>
    </message>
    <message>
        <source>Clo&amp;se</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Lp.</translation>
    </message>
    <message>
        <source>The number of the game</source>
        <translation>Numer gry</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Co zagrano</translation>
    </message>
    <message>
        <source>Soloist</source>
        <translation>Grający</translation>
    </message>
    <message>
        <source>Who played alone, or whose marriage or poverty it was</source>
        <translation>Kto grał w pojedynkę albo czyje było wesele lub czyja bieda</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Wygrywa</translation>
    </message>
    <message>
        <source>The side that won</source>
        <translation>Strona, która wygrała</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Zapowiedzi</translation>
    </message>
    <message>
        <source>The highest announcement of each side</source>
        <translation>Najwyższa zapowiedź każdej ze stron</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>How many points the game was worth</source>
        <translation>Ile punktów była warta gra</translation>
    </message>
    <message>
        <source>Bock</source>
        <translation>Bock</translation>
    </message>
    <message>
        <source>How many times the game counted, if more than once</source>
        <translation>Ile razy liczyła się gra, jeśli więcej niż raz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>What the game brought the player</source>
        <translation>Co gra przyniosła graczowi</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>The points of the player up to this game</source>
        <translation>Punkty gracza do tej gry włącznie</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>When the party began</source>
        <translation>Kiedy zaczęła się partia</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Who took part, each with the sum of the points</source>
        <translation>Kto brał udział, z sumą punktów każdego gracza</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>The rule set of the party</source>
        <translation>Zestaw zasad partii</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>How many games have been played</source>
        <translation>Ile gier rozegrano</translation>
    </message>
    <message>
        <source>The sum of the first person at the table</source>
        <translation>Suma pierwszej osoby przy stole</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Whether the party is running, was left unfinished, is over or is damaged</source>
        <translation>Czy partia trwa, jest niedokończona, skończona czy uszkodzona</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>In the party this deal came to nothing.</source>
        <translation>W partii to rozdanie nie doszło do skutku.</translation>
    </message>
    <message>
        <source>In the party it was: %1. %2</source>
        <translation>W partii było tak: %1. %2</translation>
    </message>
    <message>
        <source>%1 writes as much here as in the party: %2.</source>
        <translation>%1 zapisuje tutaj tyle samo co w partii: %2.</translation>
    </message>
    <message>
        <source>%1 writes %2 here, and wrote %3 in the party.</source>
        <translation>%1 zapisuje tutaj %2, a w partii %3.</translation>
    </message>
</context>
<context>
    <name>preference</name>
    <message>
        <source>General</source>
        <translation>Ogólne</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasyczny</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Czterokolorowy</translation>
    </message>
    <message>
        <source>Large signs</source>
        <translation>Duże znaki</translation>
    </message>
    <message>
        <source>German suits</source>
        <translation>Niemieckie kolory</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Zgodnie z językiem</translation>
    </message>
    <message>
        <source>English (A K Q J)</source>
        <translation>Angielskie (A K Q J)</translation>
    </message>
    <message>
        <source>German (A K D B)</source>
        <translation>Niemieckie (A K D B)</translation>
    </message>
    <message>
        <source>Swedish (E Ku D Kn)</source>
        <translation>Szwedzkie (E Ku D Kn)</translation>
    </message>
    <message>
        <source>Swedish (E K D Kn)</source>
        <translation>Szwedzkie (E K D Kn)</translation>
    </message>
    <message>
        <source>Polish (A K D W)</source>
        <translation>Polskie (A K D W)</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nocny</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Śliwkowy</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Piaskowy</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>The language of all texts; it can be changed while a game runs.</source>
        <translation>Język wszystkich tekstów; można go zmienić w trakcie gry.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Light or dark windows, or colours that are told apart most easily.</source>
        <translation>Jasne lub ciemne okna albo kolory, które najłatwiej odróżnić.</translation>
    </message>
    <message>
        <source>Flight of the cards</source>
        <translation>Lot kart</translation>
    </message>
    <message>
        <source>How long a card flies to its place; at 0 nothing moves, it is simply there.</source>
        <translation>Jak długo karta leci na swoje miejsce; przy 0 nic się nie porusza, karta od razu leży na miejscu.</translation>
    </message>
    <message>
        <source>Wait before a computer player&apos;s card</source>
        <translation>Czas przed kartą gracza komputerowego</translation>
    </message>
    <message>
        <source>So that you can follow the play; at 0 they play as fast as they can.</source>
        <translation>Aby dało się śledzić grę; przy 0 gracze komputerowi grają tak szybko, jak potrafią.</translation>
    </message>
    <message>
        <source>Pause after a trick</source>
        <translation>Przerwa po lewie</translation>
    </message>
    <message>
        <source>How long a full trick stays in the middle; a click or the space bar ends it.</source>
        <translation>Jak długo pełna lewa zostaje na środku stołu; kliknięcie lub spacja kończy przerwę.</translation>
    </message>
    <message>
        <source>Card style</source>
        <translation>Styl kart</translation>
    </message>
    <message>
        <source>The drawing of the cards.</source>
        <translation>Rysunek kart.</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Litery na kartach</translation>
    </message>
    <message>
        <source>The letters in the corners of kings, queens, jacks and aces.</source>
        <translation>Litery w rogach króli, dam, waletów i asów.</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Koszulki kart</translation>
    </message>
    <message>
        <source>The colour of the cards that lie face down.</source>
        <translation>Kolor kart leżących koszulką do góry.</translation>
    </message>
    <message>
        <source>Dim cards that may not be played</source>
        <translation>Przyciemniaj karty, których nie wolno zagrać</translation>
    </message>
    <message>
        <source>Only where the rules of the party allow it.</source>
        <translation>Tylko wtedy, gdy zasady partii na to pozwalają.</translation>
    </message>
    <message>
        <source>Reckon with open cards in the review</source>
        <translation>Licz przy odkrytych kartach podczas przeglądu</translation>
    </message>
    <message>
        <source>What each card would have brought if everybody had seen all cards; this is hindsight.</source>
        <translation>Co dałaby każda karta, gdyby wszyscy widzieli wszystkie karty; to wiedza po fakcie.</translation>
    </message>
</context>
<context>
    <name>presets</name>
    <message>
        <source>DDV tournament</source>
        <translation>Turniej DDV</translation>
    </message>
    <message>
        <source>The tournament rules of the German Doppelkopf association: 20 games and a duty solo each.</source>
        <translation>Zasady turniejowe niemieckiego związku Doppelkopfa: 20 gier i dla każdego jedno solo obowiązkowe.</translation>
    </message>
    <message>
        <source>FreeDoko, as it starts</source>
        <translation>FreeDoko, ustawienia początkowe</translation>
    </message>
    <message>
        <source>What FreeDoko plays when nobody has changed a rule.</source>
        <translation>Tak gra FreeDoko, gdy nikt nie zmienił żadnej zasady.</translation>
    </message>
    <message>
        <source>FreeDoko, for beginners</source>
        <translation>FreeDoko, dla początkujących</translation>
    </message>
    <message>
        <source>FreeDoko&apos;s simple rules: no soli, no swines, no tens of hearts on top, no special points.</source>
        <translation>Proste zasady FreeDoko: bez gier solo, bez świń, bez dziesiątek kier na szczycie, bez punktów dodatkowych.</translation>
    </message>
    <message>
        <source>FreeDoko, standard</source>
        <translation>FreeDoko, standard</translation>
    </message>
    <message>
        <source>What the people of FreeDoko play at home: bock rounds, swines, poverty and Genscher.</source>
        <translation>Tak grają w domu twórcy FreeDoko: rundy Bock, świnie, bieda i Genscher.</translation>
    </message>
    <message>
        <source>FreeDoko, tournament</source>
        <translation>FreeDoko, turniej</translation>
    </message>
    <message>
        <source>FreeDoko&apos;s idea of tournament rules; it differs from the DDV in replies and a few points.</source>
        <translation>Zasady turniejowe w ujęciu FreeDoko; od DDV różnią się odpowiedziami i kilkoma szczegółami.</translation>
    </message>
    <message>
        <source>FreeDoko, as its overview tells</source>
        <translation>FreeDoko, według przeglądu zasad</translation>
    </message>
    <message>
        <source>The rules of FreeDoko&apos;s older German overview, where duty soli come first.</source>
        <translation>Zasady ze starszego niemieckiego przeglądu FreeDoko, w którym solo obowiązkowe ma pierwszeństwo.</translation>
    </message>
    <message>
        <source>Darmstadt round</source>
        <translation>Stolik z Darmstadt</translation>
    </message>
    <message>
        <source>A home round from Darmstadt: small and big reservations, deadlines by cards on the table.</source>
        <translation>Domowe zasady z Darmstadt: małe i duże zastrzeżenia, terminy liczone według kart na stole.</translation>
    </message>
    <message>
        <source>Ameke, 40 cards</source>
        <translation>Ameke, 40 kart</translation>
    </message>
    <message>
        <source>A pub round from Ameke without nines: ranked soli, bock rounds, Re and Kontra for one point.</source>
        <translation>Gra z gospody w Ameke bez dziewiątek: gry solo z hierarchią, rundy Bock, Re i Kontra po jednym punkcie.</translation>
    </message>
    <message>
        <source>Dubbelhuvud</source>
        <translation>Dubbelhuvud</translation>
    </message>
    <message>
        <source>The rules of a Swedish page: the tournament rules, four games, a stake for each point.</source>
        <translation>Zasady ze szwedzkiej strony: zasady turniejowe, cztery gry, stawka za każdy punkt.</translation>
    </message>
    <message>
        <source>DDV in the Polish reading</source>
        <translation>DDV w wersji polskiej</translation>
    </message>
    <message>
        <source>The tournament rules as a Polish page tells them, without duty soli and without an end.</source>
        <translation>Zasady turniejowe według polskiej strony, bez obowiązkowych gier solo i bez ustalonego końca.</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Print the score sheet</source>
        <translation>Wydrukuj tabelę wyników</translation>
    </message>
    <message>
        <source>Save the score sheet as PDF</source>
        <translation>Zapisz tabelę wyników jako PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Dokumenty PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Tabela wyników</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Nie można zapisać pliku %1: %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Strona %1 z %2</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>Stan na dzień: %1</translation>
    </message>
    <message>
        <source>Score sheet: %1</source>
        <translation>Tabela wyników: %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
</context>
<context>
    <name>prose</name>
    <message>
        <source>What differs from “%1”</source>
        <translation>Różnice względem zestawu „%1”</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Zasada</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Tutaj</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Tam</translation>
    </message>
    <message>
        <source>Re and Kontra</source>
        <translation>Re i Kontra</translation>
    </message>
    <message>
        <source>no 90</source>
        <translation>bez 90</translation>
    </message>
    <message>
        <source>no 60</source>
        <translation>bez 60</translation>
    </message>
    <message>
        <source>no 30</source>
        <translation>bez 30</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message numerus="yes">
        <source>with at least %n card(s) in the hand</source>
        <translation>
            <numerusform>przy co najmniej %n karcie na ręce</numerusform>
            <numerusform>przy co najmniej %n kartach na ręce</numerusform>
            <numerusform>przy co najmniej %n kartach na ręce</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with at most %n card(s) on the table</source>
        <translation>
            <numerusform>przy najwyżej %n karcie na stole</numerusform>
            <numerusform>przy najwyżej %n kartach na stole</numerusform>
            <numerusform>przy najwyżej %n kartach na stole</numerusform>
        </translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Zapowiedzi</translation>
    </message>
    <message>
        <source>Whoever expects to win says Re or Kontra, by the own side, and after that no 90, no 60, no 30 or black, which the others then stay below. Each can be announced as long as this holds:</source>
        <translation>Kto liczy na wygraną, mówi – zależnie od swojej strony – „Re” lub „Kontra”, a potem „bez 90”, „bez 60”, „bez 30” lub „schwarz”; tylu punktów przeciwnicy nie mogą wtedy osiągnąć. Każdą zapowiedź można złożyć tak długo:</translation>
    </message>
    <message>
        <source>Whoever expects to win knocks, and after that says no 90, no 60, no 30 or black: what is left to the others then. That does not show the side; everybody announces alone, and each announcement counts. Each can be made as long as this holds:</source>
        <translation>Kto liczy na wygraną, puka, a potem mówi „bez 90”, „bez 60”, „bez 30” lub „schwarz”, zależnie od tego, ile zostawia przeciwnikom. Nie zdradza to strony; każdy zapowiada sam i każda zapowiedź się liczy. Każdą można złożyć tak długo:</translation>
    </message>
    <message>
        <source>A player who has played to the running trick counts as still holding that card.</source>
        <translation>Kto zagrał już do bieżącej lewy, jest traktowany tak, jakby miał tę kartę jeszcze na ręce.</translation>
    </message>
    <message>
        <source>Levels may be skipped; only the one that is announced must be in time.</source>
        <translation>Stopnie wolno pomijać; w terminie musi być tylko ten, który się zapowiada.</translation>
    </message>
    <message>
        <source>Levels may be skipped if those are in time too.</source>
        <translation>Stopnie wolno pomijać, jeśli na pominięte też nie jest jeszcze za późno.</translation>
    </message>
    <message>
        <source>No level may be skipped: each is announced by itself.</source>
        <translation>Żadnego stopnia nie wolno pominąć: każdy zapowiada się osobno.</translation>
    </message>
    <message>
        <source>Whoever has not announced may answer the opponents with Re or Kontra up to one card later.</source>
        <translation>Kto nic nie zapowiedział, może odpowiedzieć przeciwnikom „Re” lub „Kontra”, najpóźniej o jedną kartę później.</translation>
    </message>
    <message>
        <source>There are no replies with a later deadline.</source>
        <translation>Odpowiedzi z późniejszym terminem nie ma.</translation>
    </message>
    <message>
        <source>In the last trick nobody may announce anything any more.</source>
        <translation>W ostatniej lewie nikt nie może już nic zapowiedzieć.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody may announce anything when fewer than %n tricks are left.</source>
        <translation>
            <numerusform>Gdy zostaje mniej niż %n lewa, nikt nie może już nic zapowiedzieć.</numerusform>
            <numerusform>Gdy zostaje mniej niż %n lewy, nikt nie może już nic zapowiedzieć.</numerusform>
            <numerusform>Gdy zostaje mniej niż %n lew, nikt nie może już nic zapowiedzieć.</numerusform>
        </translation>
    </message>
    <message>
        <source>In a marriage each trick of the search gives one card more time.</source>
        <translation>W weselu każda lewa szukania partnera daje o jedną kartę więcej czasu.</translation>
    </message>
    <message>
        <source>The search for a partner of a marriage gives no more time.</source>
        <translation>Szukanie partnera w weselu nie daje dodatkowego czasu.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever wins a first trick of %n or more card points must announce Re or Kontra, unless the own side has announced already.</source>
        <translation>
            <numerusform>Kto weźmie pierwszą lewę wartą co najmniej %n punkt w kartach, musi zapowiedzieć „Re” lub „Kontra”, chyba że jego strona już coś zapowiedziała.</numerusform>
            <numerusform>Kto weźmie pierwszą lewę wartą co najmniej %n punkty w kartach, musi zapowiedzieć „Re” lub „Kontra”, chyba że jego strona już coś zapowiedziała.</numerusform>
            <numerusform>Kto weźmie pierwszą lewę wartą co najmniej %n punktów w kartach, musi zapowiedzieć „Re” lub „Kontra”, chyba że jego strona już coś zapowiedziała.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever wins a first trick of %n or more card points must announce, one level higher if the own side has announced already.</source>
        <translation>
            <numerusform>Kto weźmie pierwszą lewę wartą co najmniej %n punkt w kartach, musi złożyć zapowiedź, a jeśli jego strona już zapowiadała – o stopień wyższą.</numerusform>
            <numerusform>Kto weźmie pierwszą lewę wartą co najmniej %n punkty w kartach, musi złożyć zapowiedź, a jeśli jego strona już zapowiadała – o stopień wyższą.</numerusform>
            <numerusform>Kto weźmie pierwszą lewę wartą co najmniej %n punktów w kartach, musi złożyć zapowiedź, a jeśli jego strona już zapowiadała – o stopień wyższą.</numerusform>
        </translation>
    </message>
    <message>
        <source>This duty falls away as soon as anybody has announced.</source>
        <translation>Obowiązek ten znika, gdy tylko ktokolwiek coś zapowie.</translation>
    </message>
    <message>
        <source>The duty also holds in a marriage once the first trick has found the partner.</source>
        <translation>Obowiązek ten dotyczy także wesela, jeśli pierwsza lewa wyłoniła partnera.</translation>
    </message>
    <message>
        <source>There is no such duty in a marriage.</source>
        <translation>W weselu nie ma takiego obowiązku.</translation>
    </message>
    <message>
        <source>Cards and trumps</source>
        <translation>Karty i atuty</translation>
    </message>
    <message>
        <source>We play with 48 cards: ace, ten, king, queen, jack and nine of clubs, spades, hearts and diamonds, each of them twice. Everybody gets 12 cards.</source>
        <translation>Gramy 48 kartami: as, dziesiątka, król, dama, walet i dziewiątka w treflach, pikach, kierach i karach, każda karta podwójnie. Każdy dostaje 12 kart.</translation>
    </message>
    <message>
        <source>We play with 40 cards, without the nines: ace, ten, king, queen and jack of clubs, spades, hearts and diamonds, each of them twice. Everybody gets 10 cards.</source>
        <translation>Gramy 40 kartami, bez dziewiątek: as, dziesiątka, król, dama i walet w treflach, pikach, kierach i karach, każda karta podwójnie. Każdy dostaje 10 kart.</translation>
    </message>
    <message>
        <source>An ace counts 11 card points, a ten 10, a king 4, a queen 3 and a jack 2; together there are 240.</source>
        <translation>As jest wart 11 punktów w kartach, dziesiątka 10, król 4, dama 3, a walet 2; razem jest ich 240.</translation>
    </message>
    <message>
        <source>The players with the queens of clubs are Re, the others are Kontra.</source>
        <translation>Gracze z damami trefl to strona Re, pozostali to Kontra.</translation>
    </message>
    <message>
        <source>Trumps are, from the top: the tens of hearts, the queens, the jacks, and then ace, ten, king and nine of diamonds. Queens and jacks rank clubs, spades, hearts, diamonds.</source>
        <translation>Atuty to, od najwyższego: dziesiątki kier, damy, walety, a po nich as, dziesiątka, król i dziewiątka karo. Wśród dam i waletów obowiązuje kolejność: trefl, pik, kier, karo.</translation>
    </message>
    <message>
        <source>Trumps are, from the top: the tens of hearts, the queens, the jacks, and then ace, ten and king of diamonds. Queens and jacks rank clubs, spades, hearts, diamonds.</source>
        <translation>Atuty to, od najwyższego: dziesiątki kier, damy, walety, a po nich as, dziesiątka i król karo. Wśród dam i waletów obowiązuje kolejność: trefl, pik, kier, karo.</translation>
    </message>
    <message>
        <source>Trumps are, from the top: the queens, the jacks, and then ace, ten, king and nine of diamonds. Queens and jacks rank clubs, spades, hearts, diamonds.</source>
        <translation>Atuty to, od najwyższego: damy, walety, a po nich as, dziesiątka, król i dziewiątka karo. Wśród dam i waletów obowiązuje kolejność: trefl, pik, kier, karo.</translation>
    </message>
    <message>
        <source>Trumps are, from the top: the queens, the jacks, and then ace, ten and king of diamonds. Queens and jacks rank clubs, spades, hearts, diamonds.</source>
        <translation>Atuty to, od najwyższego: damy, walety, a po nich as, dziesiątka i król karo. Wśród dam i waletów obowiązuje kolejność: trefl, pik, kier, karo.</translation>
    </message>
    <message>
        <source>Clubs, spades and hearts are plain suits, in the order ace, ten, king, nine.</source>
        <translation>Trefle, piki i kiery to kolory boczne, w kolejności: as, dziesiątka, król, dziewiątka.</translation>
    </message>
    <message>
        <source>Clubs, spades and hearts are plain suits, in the order ace, ten, king.</source>
        <translation>Trefle, piki i kiery to kolory boczne, w kolejności: as, dziesiątka, król.</translation>
    </message>
    <message>
        <source>Whoever can must follow the suit that was led, or trump if trump was led; whoever cannot may play any card.</source>
        <translation>Kto może, musi dodać do koloru wyjścia, a po wyjściu w atut – dodać atut; kto nie może, zagrywa dowolną kartę.</translation>
    </message>
    <message>
        <source>Of two equal cards in a trick the first one is higher.</source>
        <translation>Z dwóch jednakowych kart w lewie wyższa jest pierwsza.</translation>
    </message>
    <message>
        <source>Of the two tens of hearts, however, the second one beats the first.</source>
        <translation>Z dwóch dziesiątek kier jednak druga bije pierwszą.</translation>
    </message>
    <message>
        <source>In the last trick it is the other way round: there the first ten of hearts wins.</source>
        <translation>W ostatniej lewie jest odwrotnie: tam wygrywa pierwsza dziesiątka kier.</translation>
    </message>
    <message>
        <source>Only in the last trick the second ten of hearts beats the first.</source>
        <translation>Tylko w ostatniej lewie druga dziesiątka kier bije pierwszą.</translation>
    </message>
    <message>
        <source>Once swines have been announced, the first ten of hearts always wins.</source>
        <translation>Gdy zapowiedziano świnie, zawsze wygrywa pierwsza dziesiątka kier.</translation>
    </message>
    <message>
        <source>Whoever holds both aces of diamonds may announce swines before the first card is played; the two aces are then the highest trumps.</source>
        <translation>Kto ma oba asy karo, może zapowiedzieć świnie, zanim padnie pierwsza karta; oba asy są wtedy najwyższymi atutami.</translation>
    </message>
    <message>
        <source>Whoever holds both aces of diamonds may announce swines at any time while both are still in the hand; the two aces are then the highest trumps.</source>
        <translation>Kto ma oba asy karo, może zapowiedzieć świnie w każdej chwili, dopóki oba są na ręce; oba asy są wtedy najwyższymi atutami.</translation>
    </message>
    <message>
        <source>Whoever has held both aces of diamonds, and whose side has won the trick with the first one, may announce the second one as a swine; it is then the highest trump.</source>
        <translation>Kto miał oba asy karo i czyja strona wzięła lewę z pierwszym z nich, może drugiego zapowiedzieć jako świnię; jest on wtedy najwyższym atutem.</translation>
    </message>
    <message>
        <source>Whoever has won a trick with the first of both aces of diamonds may announce the second one as a swine; it is then the highest trump.</source>
        <translation>Kto wziął lewę pierwszym z obu swoich asów karo, może drugiego zapowiedzieć jako świnię; jest on wtedy najwyższym atutem.</translation>
    </message>
    <message>
        <source>In suit soli the aces of the trump suit can become swines.</source>
        <translation>W solu kolorowym świniami mogą zostać asy koloru atutowego.</translation>
    </message>
    <message>
        <source>There are no swines in soli.</source>
        <translation>W grach solo nie ma świń.</translation>
    </message>
    <message>
        <source>Swines are also possible in a poverty.</source>
        <translation>Świnie są możliwe także w biedzie.</translation>
    </message>
    <message>
        <source>There are no swines in a poverty.</source>
        <translation>W biedzie nie ma świń.</translation>
    </message>
    <message>
        <source>Once there are swines, whoever holds both nines of diamonds may announce hyperswines, which beat even the swines.</source>
        <translation>Gdy są świnie, ten, kto ma obie dziewiątki karo, może zapowiedzieć hiperświnie, które biją nawet świnie.</translation>
    </message>
    <message>
        <source>Once there are swines, whoever holds both kings of diamonds may announce hyperswines, which beat even the swines.</source>
        <translation>Gdy są świnie, ten, kto ma oba króle karo, może zapowiedzieć hiperświnie, które biją nawet świnie.</translation>
    </message>
    <message>
        <source>This too happens before the first card.</source>
        <translation>To też robi się przed pierwszą kartą.</translation>
    </message>
    <message>
        <source>This may happen at any time while both cards are in the hand.</source>
        <translation>Można to zrobić w każdej chwili, dopóki obie karty są na ręce.</translation>
    </message>
    <message>
        <source>One player may have swines and hyperswines.</source>
        <translation>Jeden gracz może mieć i świnie, i hiperświnie.</translation>
    </message>
    <message>
        <source>Whoever has announced swines cannot have hyperswines as well.</source>
        <translation>Kto zapowiedział świnie, nie może mieć też hiperświń.</translation>
    </message>
    <message>
        <source>There are hyperswines in suit soli too.</source>
        <translation>Hiperświnie są także w solu kolorowym.</translation>
    </message>
    <message>
        <source>There are no hyperswines in soli.</source>
        <translation>W grach solo nie ma hiperświń.</translation>
    </message>
    <message>
        <source>There are hyperswines in a poverty too.</source>
        <translation>Hiperświnie są także w biedzie.</translation>
    </message>
    <message>
        <source>There are no hyperswines in a poverty.</source>
        <translation>W biedzie nie ma hiperświń.</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Wesele</translation>
    </message>
    <message>
        <source>Whoever holds both queens of clubs may announce a marriage. The partner is found in one of these ways, which the bridegroom names:</source>
        <translation>Kto ma obie damy trefl, może ogłosić wesele. Partnera wyłania jedna z tych lew, którą wskazuje ogłaszający:</translation>
    </message>
    <message>
        <source>the first trick that another player wins</source>
        <translation>pierwsza lewa, którą weźmie inny gracz</translation>
    </message>
    <message>
        <source>the first trick led with a plain suit that another player wins</source>
        <translation>pierwsza lewa z wyjściem w kolor boczny, którą weźmie inny gracz</translation>
    </message>
    <message>
        <source>the first club, spade or heart trick that another player wins</source>
        <translation>pierwsza lewa treflowa, pikowa lub kierowa, którą weźmie inny gracz</translation>
    </message>
    <message>
        <source>the first trick led with trump that another player wins</source>
        <translation>pierwsza lewa z wyjściem w atut, którą weźmie inny gracz</translation>
    </message>
    <message>
        <source>Whoever holds both queens of clubs may announce a marriage; the first other player who wins a trick becomes the partner.</source>
        <translation>Kto ma obie damy trefl, może ogłosić wesele; partnerem zostaje pierwszy inny gracz, który weźmie lewę.</translation>
    </message>
    <message>
        <source>Whoever holds both queens of clubs may announce a marriage; the first other player who wins a trick led with a plain suit becomes the partner.</source>
        <translation>Kto ma obie damy trefl, może ogłosić wesele; partnerem zostaje pierwszy inny gracz, który weźmie lewę z wyjściem w kolor boczny.</translation>
    </message>
    <message>
        <source>Whoever holds both queens of clubs may announce a marriage and names clubs, spades or hearts; the first other player who wins a trick led with that suit becomes the partner.</source>
        <translation>Kto ma obie damy trefl, może ogłosić wesele i wskazuje trefle, piki lub kiery; partnerem zostaje pierwszy inny gracz, który weźmie lewę z wyjściem w ten kolor.</translation>
    </message>
    <message>
        <source>Whoever holds both queens of clubs may announce a marriage; the first other player who wins a trick led with trump becomes the partner.</source>
        <translation>Kto ma obie damy trefl, może ogłosić wesele; partnerem zostaje pierwszy inny gracz, który weźmie lewę z wyjściem w atut.</translation>
    </message>
    <message>
        <source>It does not matter whether the winner of a plain-suit trick has ruffed.</source>
        <translation>Nie ma znaczenia, czy lewę w kolorze bocznym przebito atutem.</translation>
    </message>
    <message>
        <source>A plain-suit trick that is ruffed does not count.</source>
        <translation>Lewa w kolorze bocznym przebita atutem się nie liczy.</translation>
    </message>
    <message>
        <source>If no partner is found, the bridegroom plays alone.</source>
        <translation>Jeśli partner się nie znajdzie, ogłaszający wesele gra w pojedynkę.</translation>
    </message>
    <message numerus="yes">
        <source>If no partner is found in the first %n trick(s), the bridegroom plays alone.</source>
        <translation>
            <numerusform>Jeśli partner nie znajdzie się w pierwszej lewie, ogłaszający wesele gra w pojedynkę.</numerusform>
            <numerusform>Jeśli partner nie znajdzie się w pierwszych %n lewach, ogłaszający wesele gra w pojedynkę.</numerusform>
            <numerusform>Jeśli partner nie znajdzie się w pierwszych %n lewach, ogłaszający wesele gra w pojedynkę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no partner is found in the first %n trick(s) that could have done it, the bridegroom plays alone.</source>
        <translation>
            <numerusform>Jeśli partner nie znajdzie się w pierwszej lewie, która mogłaby go wyłonić, ogłaszający wesele gra w pojedynkę.</numerusform>
            <numerusform>Jeśli partner nie znajdzie się w pierwszych %n lewach, które mogłyby go wyłonić, ogłaszający wesele gra w pojedynkę.</numerusform>
            <numerusform>Jeśli partner nie znajdzie się w pierwszych %n lewach, które mogłyby go wyłonić, ogłaszający wesele gra w pojedynkę.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first trick that could find a partner decides: if the bridegroom wins it, he plays alone.</source>
        <translation>Rozstrzyga pierwsza lewa, która mogłaby wyłonić partnera: jeśli weźmie ją sam ogłaszający wesele, gra w pojedynkę.</translation>
    </message>
    <message numerus="yes">
        <source>The bridegroom gets %n point(s) from each of the others for the marriage.</source>
        <translation>
            <numerusform>Za wesele ogłaszający dostaje od każdego z pozostałych %n punkt.</numerusform>
            <numerusform>Za wesele ogłaszający dostaje od każdego z pozostałych %n punkty.</numerusform>
            <numerusform>Za wesele ogłaszający dostaje od każdego z pozostałych %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever keeps silent about both queens of clubs plays alone against the three others.</source>
        <translation>Kto przemilczy obie damy trefl, gra w pojedynkę przeciwko trzem pozostałym: to ciche wesele.</translation>
    </message>
    <message>
        <source>Genscher: whoever holds both kings of diamonds may name a new partner when playing the first of them.</source>
        <translation>Genscher: kto ma oba króle karo, może przy zagraniu pierwszego z nich wskazać nowego partnera.</translation>
    </message>
    <message numerus="yes">
        <source>This is possible up to trick %n.</source>
        <translation>
            <numerusform>Można to zrobić najpóźniej w lewie nr %n.</numerusform>
            <numerusform>Można to zrobić najpóźniej w lewie nr %n.</numerusform>
            <numerusform>Można to zrobić najpóźniej w lewie nr %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation>Rundy Bock</translation>
    </message>
    <message>
        <source>There are no bock rounds.</source>
        <translation>Nie ma rund Bock.</translation>
    </message>
    <message numerus="yes">
        <source>A bock round follows, in which everybody deals once and each game counts %n times:</source>
        <translation>
            <numerusform>W tych przypadkach następuje runda Bock, w której każdy raz rozdaje, a każda gra liczy się %n-krotnie:</numerusform>
            <numerusform>W tych przypadkach następuje runda Bock, w której każdy raz rozdaje, a każda gra liczy się %n-krotnie:</numerusform>
            <numerusform>W tych przypadkach następuje runda Bock, w której każdy raz rozdaje, a każda gra liczy się %n-krotnie:</numerusform>
        </translation>
    </message>
    <message>
        <source>after a game with 120 card points on both sides</source>
        <translation>po grze, w której obie strony mają po 120 punktów w kartach</translation>
    </message>
    <message>
        <source>after a lost solo</source>
        <translation>po przegranym solu</translation>
    </message>
    <message>
        <source>after a lost announcement</source>
        <translation>po przegranej zapowiedzi</translation>
    </message>
    <message>
        <source>after a trick of four plain hearts</source>
        <translation>po lewie z czterech kierów niebędących atutami</translation>
    </message>
    <message>
        <source>after a game in which a side has no trick</source>
        <translation>po grze, w której jedna ze stron nie ma żadnej lewy</translation>
    </message>
    <message>
        <source>after a game in which nobody writes anything</source>
        <translation>po grze, za którą nikt nic nie zapisuje</translation>
    </message>
    <message>
        <source>after a cold strike, 120 to 120</source>
        <translation>po grze za zero, przy stanie 120 do 120</translation>
    </message>
    <message>
        <source>after a game in which both sides have announced</source>
        <translation>po grze, w której zapowiadały obie strony</translation>
    </message>
    <message>
        <source>A new bock round begins when the open ones are over.</source>
        <translation>Nowa runda Bock zaczyna się po zakończeniu trwających.</translation>
    </message>
    <message>
        <source>A new bock round begins at once and multiplies with the open ones.</source>
        <translation>Nowa runda Bock zaczyna się od razu i mnoży się z trwającymi.</translation>
    </message>
    <message numerus="yes">
        <source>No game counts more than %n times; what would is played later.</source>
        <translation>
            <numerusform>Żadna gra nie liczy się więcej niż %n-krotnie; nadwyżkę rozgrywa się później.</numerusform>
            <numerusform>Żadna gra nie liczy się więcej niż %n-krotnie; nadwyżkę rozgrywa się później.</numerusform>
            <numerusform>Żadna gra nie liczy się więcej niż %n-krotnie; nadwyżkę rozgrywa się później.</numerusform>
        </translation>
    </message>
    <message>
        <source>A game with several reasons brings as many bock rounds.</source>
        <translation>Gra z kilkoma powodami przynosi tyle samo rund Bock.</translation>
    </message>
    <message>
        <source>A game with several reasons brings one bock round.</source>
        <translation>Gra z kilkoma powodami przynosi jedną rundę Bock.</translation>
    </message>
    <message>
        <source>Duty soli take no part in bock rounds.</source>
        <translation>Solo obowiązkowe nie bierze udziału w rundach Bock.</translation>
    </message>
    <message>
        <source>Duty soli take part in bock rounds.</source>
        <translation>Solo obowiązkowe bierze udział w rundach Bock.</translation>
    </message>
    <message numerus="yes">
        <source>A bock round follows, in which everybody deals once and the winner gets %n more point(s):</source>
        <translation>
            <numerusform>W tych przypadkach następuje runda Bock, w której każdy raz rozdaje, a wygrany dostaje %n punkt więcej:</numerusform>
            <numerusform>W tych przypadkach następuje runda Bock, w której każdy raz rozdaje, a wygrany dostaje %n punkty więcej:</numerusform>
            <numerusform>W tych przypadkach następuje runda Bock, w której każdy raz rozdaje, a wygrany dostaje %n punktów więcej:</numerusform>
        </translation>
    </message>
    <message>
        <source>The party and its score</source>
        <translation>Partia i zapis</translation>
    </message>
    <message numerus="yes">
        <source>A party has %n round(s); in a round everybody deals once.</source>
        <translation>
            <numerusform>Partia ma %n rundę; w rundzie każdy rozdaje raz.</numerusform>
            <numerusform>Partia ma %n rundy; w rundzie każdy rozdaje raz.</numerusform>
            <numerusform>Partia ma %n rund; w rundzie każdy rozdaje raz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A party ends when %n point(s) have been written altogether.</source>
        <translation>
            <numerusform>Partia kończy się, gdy łącznie zapisano %n punkt.</numerusform>
            <numerusform>Partia kończy się, gdy łącznie zapisano %n punkty.</numerusform>
            <numerusform>Partia kończy się, gdy łącznie zapisano %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A party ends after %n game(s) at the latest.</source>
        <translation>
            <numerusform>Partia kończy się najpóźniej po %n grze.</numerusform>
            <numerusform>Partia kończy się najpóźniej po %n grach.</numerusform>
            <numerusform>Partia kończy się najpóźniej po %n grach.</numerusform>
        </translation>
    </message>
    <message>
        <source>A party has no fixed end.</source>
        <translation>Partia nie ma ustalonego końca.</translation>
    </message>
    <message>
        <source>The winners write the value of the game as plus points, the others nothing.</source>
        <translation>Wygrani zapisują wartość gry jako punkty dodatnie, pozostali nic.</translation>
    </message>
    <message>
        <source>The losers write the value of the game as minus points, the others nothing.</source>
        <translation>Przegrani zapisują wartość gry jako punkty ujemne, pozostali nic.</translation>
    </message>
    <message>
        <source>The winners write the value of the game as plus, the losers as minus points.</source>
        <translation>Wygrani zapisują wartość gry jako punkty dodatnie, przegrani jako ujemne.</translation>
    </message>
    <message>
        <source>A soloist writes three times the value.</source>
        <translation>Grający solo zapisuje potrójną wartość.</translation>
    </message>
    <message>
        <source>In a solo everybody writes three times the value.</source>
        <translation>W grze solo wszyscy zapisują potrójną wartość.</translation>
    </message>
    <message numerus="yes">
        <source>We count play money: a point is worth %n hundredth(s).</source>
        <translation>
            <numerusform>Liczymy w umownych pieniądzach: punkt jest wart %n setną.</numerusform>
            <numerusform>Liczymy w umownych pieniądzach: punkt jest wart %n setne.</numerusform>
            <numerusform>Liczymy w umownych pieniądzach: punkt jest wart %n setnych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody loses more than %n hundredth(s) in a game.</source>
        <translation>
            <numerusform>Nikt nie traci w jednej grze więcej niż %n setną.</numerusform>
            <numerusform>Nikt nie traci w jednej grze więcej niż %n setne.</numerusform>
            <numerusform>Nikt nie traci w jednej grze więcej niż %n setnych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The house keeps %n per cent of the winnings.</source>
        <translation>
            <numerusform>Dom zatrzymuje %n procent wygranych.</numerusform>
            <numerusform>Dom zatrzymuje %n procent wygranych.</numerusform>
            <numerusform>Dom zatrzymuje %n procent wygranych.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best player of the party wins the stakes of the others.</source>
        <translation>Najlepszy gracz partii zgarnia stawki pozostałych.</translation>
    </message>
    <message>
        <source>What may be seen</source>
        <translation>Co wolno oglądać</translation>
    </message>
    <message>
        <source>The last trick may be looked at again.</source>
        <translation>Wolno ponownie obejrzeć ostatnią lewę.</translation>
    </message>
    <message numerus="yes">
        <source>The last %n tricks may be looked at again.</source>
        <translation>
            <numerusform>Wolno ponownie obejrzeć %n ostatnią lewę.</numerusform>
            <numerusform>Wolno ponownie obejrzeć %n ostatnie lewy.</numerusform>
            <numerusform>Wolno ponownie obejrzeć %n ostatnich lew.</numerusform>
        </translation>
    </message>
    <message>
        <source>All tricks may be looked at again.</source>
        <translation>Wolno ponownie obejrzeć wszystkie lewy.</translation>
    </message>
    <message>
        <source>The piles show single tricks.</source>
        <translation>Stosy pokazują pojedyncze lewy.</translation>
    </message>
    <message>
        <source>The card points of the piles are shown.</source>
        <translation>Przy stosach widać punkty w kartach.</translation>
    </message>
    <message>
        <source>Who plays a special game stays marked.</source>
        <translation>Kto gra specjalną grę, pozostaje oznaczony.</translation>
    </message>
    <message>
        <source>Sides that are known are marked.</source>
        <translation>Znane strony są oznaczane.</translation>
    </message>
    <message>
        <source>Cards that may be played may be marked.</source>
        <translation>Karty, które wolno zagrać, mogą być oznaczane.</translation>
    </message>
    <message>
        <source>For learning the hands may be opened.</source>
        <translation>Do nauki wolno odkryć karty wszystkich graczy.</translation>
    </message>
    <message>
        <source>A player may ask for a hint.</source>
        <translation>Gracz może poprosić o podpowiedź.</translation>
    </message>
    <message>
        <source>A player may take a card back.</source>
        <translation>Gracz może cofnąć zagranie.</translation>
    </message>
    <message>
        <source>What has been played stays played.</source>
        <translation>Zagrana karta leży i już się jej nie cofa.</translation>
    </message>
    <message>
        <source>Dealing and reservations</source>
        <translation>Rozdawanie i zastrzeżenia</translation>
    </message>
    <message>
        <source>We are five at the table: the dealer sits out and writes nothing.</source>
        <translation>Przy stole jest nas pięcioro: rozdający pauzuje i nic nie zapisuje.</translation>
    </message>
    <message>
        <source>We are four at the table.</source>
        <translation>Przy stole jest nas czworo.</translation>
    </message>
    <message>
        <source>It is a duel: two people across from each other play against one another, each with a computer as partner.</source>
        <translation>To pojedynek: dwie osoby siedzące naprzeciwko siebie grają przeciwko sobie, każda z komputerem jako partnerem.</translation>
    </message>
    <message>
        <source>The cards are dealt in packets of %1.</source>
        <translation>Karty rozdaje się porcjami: %1.</translation>
    </message>
    <message>
        <source>The cards are dealt one by one.</source>
        <translation>Karty rozdaje się po jednej.</translation>
    </message>
    <message>
        <source>No hand may be thrown in.</source>
        <translation>Żadnej ręki nie wolno odrzucić.</translation>
    </message>
    <message>
        <source>A hand may be thrown in; it is shown, and the same player deals again:</source>
        <translation>W tych przypadkach wolno odrzucić rękę; pokazuje się ją, a karty rozdaje ponownie ten sam gracz:</translation>
    </message>
    <message numerus="yes">
        <source>with %n or more nines</source>
        <translation>
            <numerusform>przy co najmniej %n dziewiątce</numerusform>
            <numerusform>przy co najmniej %n dziewiątkach</numerusform>
            <numerusform>przy co najmniej %n dziewiątkach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n or more kings</source>
        <translation>
            <numerusform>przy co najmniej %n królu</numerusform>
            <numerusform>przy co najmniej %n królach</numerusform>
            <numerusform>przy co najmniej %n królach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n or more nines and kings together</source>
        <translation>
            <numerusform>przy co najmniej %n dziewiątce lub królu</numerusform>
            <numerusform>przy łącznie co najmniej %n dziewiątkach i królach</numerusform>
            <numerusform>przy łącznie co najmniej %n dziewiątkach i królach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n or more card points</source>
        <translation>
            <numerusform>przy co najmniej %n punkcie w kartach</numerusform>
            <numerusform>przy co najmniej %n punktach w kartach</numerusform>
            <numerusform>przy co najmniej %n punktach w kartach</numerusform>
        </translation>
    </message>
    <message>
        <source>without any trump above the ace of diamonds</source>
        <translation>bez żadnego atutu powyżej asa karo</translation>
    </message>
    <message>
        <source>without any trump above the jack of diamonds</source>
        <translation>bez żadnego atutu powyżej waleta karo</translation>
    </message>
    <message>
        <source>Before the first card everybody chooses in secret which game to play.</source>
        <translation>Przed pierwszą kartą każdy wybiera w tajemnicy, jaką grę chce zagrać.</translation>
    </message>
    <message>
        <source>Before the first card everybody says in turn “healthy” or “reservation”. Then those with a reservation are asked for its kind, one kind after the other, until one is played.</source>
        <translation>Przed pierwszą kartą każdy po kolei mówi „zdrowy” lub „zastrzeżenie”. Potem graczy z zastrzeżeniem pyta się o jego rodzaj, jeden rodzaj po drugim, aż któreś dojdzie do gry.</translation>
    </message>
    <message>
        <source>Before the first card everybody says in turn “healthy”, “small” or “big”. A big reservation is a solo and goes before all small ones; then those that remain are asked for the kind.</source>
        <translation>Przed pierwszą kartą każdy po kolei mówi „zdrowy”, „małe” lub „duże”. Duże zastrzeżenie to solo i ma pierwszeństwo przed wszystkimi małymi; potem pozostałych graczy z zastrzeżeniem pyta się o jego rodzaj.</translation>
    </message>
    <message>
        <source>If several have a reservation, this order decides: %1.</source>
        <translation>Jeśli zastrzeżenie ma kilku graczy, decyduje ta kolejność: %1.</translation>
    </message>
    <message>
        <source>A solo goes before a thrown hand.</source>
        <translation>Solo ma pierwszeństwo przed odrzuceniem kart.</translation>
    </message>
    <message>
        <source>A thrown hand goes before a solo.</source>
        <translation>Odrzucenie kart ma pierwszeństwo przed solem.</translation>
    </message>
    <message>
        <source>A solo goes before a marriage.</source>
        <translation>Solo ma pierwszeństwo przed weselem.</translation>
    </message>
    <message>
        <source>A solo goes before a poverty, and a poverty before a marriage.</source>
        <translation>Solo ma pierwszeństwo przed biedą, a bieda przed weselem.</translation>
    </message>
    <message>
        <source>A poverty goes before a marriage.</source>
        <translation>Bieda ma pierwszeństwo przed weselem.</translation>
    </message>
    <message>
        <source>A solo goes before a marriage, and a marriage before a poverty.</source>
        <translation>Solo ma pierwszeństwo przed weselem, a wesele przed biedą.</translation>
    </message>
    <message>
        <source>A marriage goes before a poverty.</source>
        <translation>Wesele ma pierwszeństwo przed biedą.</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Bieda</translation>
    </message>
    <message>
        <source>There is no poverty.</source>
        <translation>Nie ma biedy.</translation>
    </message>
    <message>
        <source>Whoever holds at most three trumps may declare a poverty.</source>
        <translation>Kto ma najwyżej trzy atuty, może zgłosić biedę.</translation>
    </message>
    <message>
        <source>Aces of diamonds are not counted for this.</source>
        <translation>Asów karo się przy tym nie wlicza.</translation>
    </message>
    <message>
        <source>One ace of diamonds is not counted for this.</source>
        <translation>Jednego asa karo się przy tym nie wlicza.</translation>
    </message>
    <message>
        <source>A single ace of diamonds is not counted for this; two are.</source>
        <translation>Pojedynczego asa karo się przy tym nie wlicza; dwa się wlicza.</translation>
    </message>
    <message>
        <source>Then the cards are dealt again.</source>
        <translation>Wtedy karty rozdaje się ponownie.</translation>
    </message>
    <message>
        <source>With one trump or none the cards are dealt again.</source>
        <translation>Przy najwyżej jednym atucie karty rozdaje się ponownie.</translation>
    </message>
    <message>
        <source>If two players are poor, the poverty of the first one is played.</source>
        <translation>Jeśli biedę ma dwóch graczy, gra się biedę pierwszego z nich.</translation>
    </message>
    <message>
        <source>If two players are poor, the cards are dealt again.</source>
        <translation>Jeśli biedę ma dwóch graczy, karty rozdaje się ponownie.</translation>
    </message>
    <message>
        <source>The poor player lays three cards, all trumps among them, face down on the table and offers them to the others.</source>
        <translation>Gracz z biedą kładzie na stole trzy zakryte karty, w tym wszystkie swoje atuty, i proponuje je pozostałym.</translation>
    </message>
    <message>
        <source>The poor player lays the trumps, and nothing else, face down on the table and offers them to the others.</source>
        <translation>Gracz z biedą kładzie na stole zakryte atuty, i nic poza nimi, i proponuje je pozostałym.</translation>
    </message>
    <message>
        <source>Aces of diamonds are passed on top of the three cards.</source>
        <translation>Asy karo przekazuje się dodatkowo, oprócz tych trzech kart.</translation>
    </message>
    <message>
        <source>Aces of diamonds among them lie face up.</source>
        <translation>Asy karo leżą wśród nich odkryte.</translation>
    </message>
    <message>
        <source>The player after the poor one is asked first, then the others in turn.</source>
        <translation>Najpierw pyta się gracza siedzącego po tym, kto ma biedę, potem pozostałych po kolei.</translation>
    </message>
    <message>
        <source>The player left of the dealer is asked first, then the others in turn.</source>
        <translation>Najpierw pyta się gracza na lewo od rozdającego, potem pozostałych po kolei.</translation>
    </message>
    <message>
        <source>Whoever takes them becomes the partner and gives as many cards back; it is said how many trumps are among them.</source>
        <translation>Kto je weźmie, zostaje partnerem i oddaje tyle samo kart; mówi się przy tym, ile jest wśród nich atutów.</translation>
    </message>
    <message>
        <source>Whoever takes them becomes the partner and gives as many cards back; it is said whether there are trumps among them.</source>
        <translation>Kto je weźmie, zostaje partnerem i oddaje tyle samo kart; mówi się przy tym, czy są wśród nich atuty.</translation>
    </message>
    <message>
        <source>If nobody takes them, the cards are dealt again.</source>
        <translation>Jeśli nikt ich nie weźmie, karty rozdaje się ponownie.</translation>
    </message>
    <message>
        <source>If nobody takes them, everybody plays alone, and the fewest card points win.</source>
        <translation>Jeśli nikt ich nie weźmie, każdy gra sam, a wygrywa ten, kto ma najmniej punktów w kartach.</translation>
    </message>
    <message>
        <source>Soli</source>
        <translation>Gry solo</translation>
    </message>
    <message>
        <source>There are no soli.</source>
        <translation>Nie ma gier solo.</translation>
    </message>
    <message>
        <source>Whoever wants to may play alone against the three others:</source>
        <translation>Kto chce, może zagrać w pojedynkę przeciwko trzem pozostałym:</translation>
    </message>
    <message>
        <source>Suit solo (%1): the suit is trump in place of diamonds; tens of hearts, queens and jacks stay trumps.</source>
        <translation>Solo kolorowe (%1): wybrany kolor jest atutem zamiast kar; dziesiątki kier, damy i walety pozostają atutami.</translation>
    </message>
    <message>
        <source>Suit solo (%1): the suit is trump in place of diamonds; queens and jacks stay trumps.</source>
        <translation>Solo kolorowe (%1): wybrany kolor jest atutem zamiast kar; damy i walety pozostają atutami.</translation>
    </message>
    <message>
        <source>Pure suit solo: only the cards of one suit are trumps.</source>
        <translation>Czyste solo kolorowe: atutami są tylko karty jednego koloru.</translation>
    </message>
    <message>
        <source>Queen solo: only the queens are trumps.</source>
        <translation>Solo dam: atutami są tylko damy.</translation>
    </message>
    <message>
        <source>Jack solo: only the jacks are trumps.</source>
        <translation>Solo waletów: atutami są tylko walety.</translation>
    </message>
    <message>
        <source>King solo: only the kings are trumps.</source>
        <translation>Solo króli: atutami są tylko króle.</translation>
    </message>
    <message>
        <source>Queen-jack solo: queens and below them jacks are trumps.</source>
        <translation>Solo dam i waletów: atutami są damy, a pod nimi walety.</translation>
    </message>
    <message>
        <source>King-jack solo: kings and below them jacks are trumps.</source>
        <translation>Solo króli i waletów: atutami są króle, a pod nimi walety.</translation>
    </message>
    <message>
        <source>King-queen solo: kings and below them queens are trumps.</source>
        <translation>Solo króli i dam: atutami są króle, a pod nimi damy.</translation>
    </message>
    <message>
        <source>Koehler: kings, below them queens, below them jacks are trumps.</source>
        <translation>Köhler: atutami są króle, pod nimi damy, a pod nimi walety.</translation>
    </message>
    <message>
        <source>Meatless solo: there are no trumps.</source>
        <translation>Solo bez atutu (Fleischloser): nie ma atutów.</translation>
    </message>
    <message>
        <source>Fewest-tricks solo: with the normal trumps, everybody for themselves; the soloist wins with fewer tricks than anybody else.</source>
        <translation>Solo na najmniej lew: przy zwykłych atutach każdy gra sam; grający solo wygrywa, jeśli ma mniej lew niż każdy z pozostałych.</translation>
    </message>
    <message>
        <source>If several want a solo, the first one after the dealer plays it.</source>
        <translation>Jeśli solo chce grać kilku graczy, gra pierwszy z nich, licząc od rozdającego.</translation>
    </message>
    <message>
        <source>If several want a solo, a duty solo goes before a voluntary one; of the same sort, the first one after the dealer plays.</source>
        <translation>Jeśli solo chce grać kilku graczy, solo obowiązkowe ma pierwszeństwo przed dobrowolnym; przy tym samym rodzaju gra pierwszy, licząc od rozdającego.</translation>
    </message>
    <message>
        <source>If several want a solo, the higher one is played; from the top: %1.</source>
        <translation>Jeśli solo chce grać kilku graczy, gra się wyższe; od najwyższego: %1.</translation>
    </message>
    <message>
        <source>If several want a solo, all soli have the same rank.</source>
        <translation>Jeśli solo chce grać kilku graczy, wszystkie gry solo są równorzędne.</translation>
    </message>
    <message>
        <source>Of two equal soli that of the first one after the dealer is played.</source>
        <translation>Z dwóch równorzędnych gier solo gra się tę, którą zgłasza pierwszy gracz, licząc od rozdającego.</translation>
    </message>
    <message>
        <source>Of two equal soli that of the player who promises more is played; the promise binds.</source>
        <translation>Z dwóch równorzędnych gier solo gra się tę, za którą gracz obiecuje więcej; obietnica wiąże.</translation>
    </message>
    <message>
        <source>In a solo the soloist leads.</source>
        <translation>W solu wychodzi grający solo.</translation>
    </message>
    <message>
        <source>In a solo too the player left of the dealer leads.</source>
        <translation>Także w solu wychodzi gracz na lewo od rozdającego.</translation>
    </message>
    <message>
        <source>In a duty solo the soloist leads, in other soli the player left of the dealer.</source>
        <translation>W solu obowiązkowym wychodzi grający solo, w innych grach solo gracz na lewo od rozdającego.</translation>
    </message>
    <message>
        <source>After a voluntary solo the same player deals again.</source>
        <translation>Po solu dobrowolnym rozdaje znowu ten sam gracz.</translation>
    </message>
    <message>
        <source>After a solo the deal moves on as always.</source>
        <translation>Po solu rozdaje jak zawsze następny gracz.</translation>
    </message>
    <message>
        <source>After a duty solo the same player deals again, after other soli the deal moves on.</source>
        <translation>Po solu obowiązkowym rozdaje znowu ten sam gracz, po innych grach solo następny.</translation>
    </message>
    <message>
        <source>After every solo the same player deals again.</source>
        <translation>Po każdym solu rozdaje znowu ten sam gracz.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody owes %n duty solo(s) in the party.</source>
        <translation>
            <numerusform>Każdy musi zagrać w partii %n solo obowiązkowe.</numerusform>
            <numerusform>Każdy musi zagrać w partii %n obowiązkowe gry solo.</numerusform>
            <numerusform>Każdy musi zagrać w partii %n obowiązkowych gier solo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must be suit soli.</source>
        <translation>
            <numerusform>Wśród nich musi być %n solo kolorowe.</numerusform>
            <numerusform>Wśród nich muszą być %n kolorowe gry solo.</numerusform>
            <numerusform>Wśród nich musi być %n kolorowych gier solo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must be soli with kings, queens or jacks as trumps.</source>
        <translation>
            <numerusform>Wśród nich musi być %n solo z królami, damami lub waletami jako atutami.</numerusform>
            <numerusform>Wśród nich muszą być %n gry solo z królami, damami lub waletami jako atutami.</numerusform>
            <numerusform>Wśród nich musi być %n gier solo z królami, damami lub waletami jako atutami.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever still owes one at the end of the party is made to play it.</source>
        <translation>Kto na końcu partii ma jeszcze zaległe solo, jest do niego zmuszony.</translation>
    </message>
    <message>
        <source>Whoever is made to may first ask whether somebody else wants to play a solo.</source>
        <translation>Kto jest do niego zmuszony, może najpierw zapytać, czy ktoś inny chce zagrać solo.</translation>
    </message>
    <message>
        <source>A voluntary solo is only allowed after the own duty soli.</source>
        <translation>Solo dobrowolne jest dozwolone dopiero po własnych obowiązkowych.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Re wins with 121 card points, Kontra with 120. If Kontra alone has announced, Kontra needs 121, and Re wins with 120. Whoever has said no 90, no 60, no 30 or black wins only if the others stay below that; they in turn need no more than to reach it.</source>
        <translation>Re wygrywa, mając 121 punktów w kartach, Kontra – 120. Jeśli zapowiedziała tylko Kontra, potrzebuje ona 121, a Re wygrywa, mając 120. Kto powiedział „bez 90”, „bez 60”, „bez 30” lub „schwarz”, wygrywa tylko wtedy, gdy przeciwnicy nie osiągną tej granicy; im z kolei wystarczy ją osiągnąć.</translation>
    </message>
    <message>
        <source>Re wins with 121 card points, Kontra with 120. If Kontra alone has announced, Kontra needs 121, and Re wins with 120. Announcements bind strictly: Re and Kontra promise 120, and a reply promises to reach what the opponents deny.</source>
        <translation>Re wygrywa, mając 121 punktów w kartach, Kontra – 120. Jeśli zapowiedziała tylko Kontra, potrzebuje ona 121, a Re wygrywa, mając 120. Zapowiedzi wiążą ściśle: Re i Kontra zobowiązują do 120, a odpowiedź – do zdobycia tego, czego odmawiają przeciwnicy.</translation>
    </message>
    <message>
        <source>Re wins with 121 card points, Kontra with 120. Each step that a side has announced raises what it needs by 30; Re and Kontra are a step of their own.</source>
        <translation>Re wygrywa, mając 121 punktów w kartach, Kontra – 120. Każdy stopień zapowiedziany przez stronę podnosi jej wymóg o 30; Re i Kontra są osobnym stopniem.</translation>
    </message>
    <message>
        <source>Re wins with 121 card points, Kontra with 120. Each step from no 90 on raises what a side needs by 30.</source>
        <translation>Re wygrywa, mając 121 punktów w kartach, Kontra – 120. Każdy stopień od „bez 90” wzwyż podnosi wymóg strony o 30.</translation>
    </message>
    <message>
        <source>Re wins with 121 card points, Kontra with 120. If Kontra alone has announced, Kontra needs 121, and Re wins with 120. Each level from no 90 on raises what a side needs by 30; Kontra needs one card point less than Re as soon as Re has been said.</source>
        <translation>Re wygrywa, mając 121 punktów w kartach, Kontra – 120. Jeśli zapowiedziała tylko Kontra, potrzebuje ona 121, a Re wygrywa, mając 120. Każdy stopień od „bez 90” wzwyż podnosi wymóg strony o 30; po zapowiedzi „Re” Kontra potrzebuje o jeden punkt w kartach mniej niż Re.</translation>
    </message>
    <message>
        <source>If both sides miss what they announced, nobody wins, and what was earned counts.</source>
        <translation>Jeśli żadna strona nie spełni swojej zapowiedzi, nikt nie wygrywa, a liczy się to, co mimo to zdobyto.</translation>
    </message>
    <message>
        <source>If both sides miss what they announced, the game counts nothing.</source>
        <translation>Jeśli żadna strona nie spełni swojej zapowiedzi, gra nie przynosi punktów.</translation>
    </message>
    <message>
        <source>Cowardice: a side that wins three levels above its announcement loses the game instead; not in soli.</source>
        <translation>Tchórzostwo: strona, która wygrywa o trzy stopnie wyżej, niż zapowiedziała, przegrywa grę; nie dotyczy gier solo.</translation>
    </message>
    <message>
        <source>What a game counts</source>
        <translation>Ile jest warta gra</translation>
    </message>
    <message>
        <source>The winner has these points:</source>
        <translation>Wygrany dostaje takie punkty:</translation>
    </message>
    <message>
        <source>1 for the game</source>
        <translation>1 za wygraną</translation>
    </message>
    <message>
        <source>1 each if the others have fewer than 90, 60 or 30 card points, or no trick</source>
        <translation>po 1, jeśli przeciwnicy mają mniej niż 90, 60 lub 30 punktów w kartach albo ani jednej lewy</translation>
    </message>
    <message>
        <source>1 for each level from no 90 on that either side has announced</source>
        <translation>1 za każdy stopień od „bez 90” wzwyż zapowiedziany przez którąkolwiek stronę</translation>
    </message>
    <message>
        <source>1 for 120 card points against no 90, for 90 against no 60, for 60 against no 30 or for 30 against black; of several only the highest</source>
        <translation>1 za 120 punktów w kartach przeciwko „bez 90”, za 90 przeciwko „bez 60”, za 60 przeciwko „bez 30” lub za 30 przeciwko „schwarz”; z kilku tylko za najwyższą zapowiedź</translation>
    </message>
    <message>
        <source>1 each for 120 card points against no 90, for 90 against no 60, for 60 against no 30 and for 30 against black</source>
        <translation>po 1 za 120 punktów w kartach przeciwko „bez 90”, za 90 przeciwko „bez 60”, za 60 przeciwko „bez 30” i za 30 przeciwko „schwarz”</translation>
    </message>
    <message numerus="yes">
        <source>%n for each Re and Kontra that was said</source>
        <translation>
            <numerusform>%n za każde zapowiedziane Re i Kontra</numerusform>
            <numerusform>%n za każde zapowiedziane Re i Kontra</numerusform>
            <numerusform>%n za każde zapowiedziane Re i Kontra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more for a Re or Kontra before the first card</source>
        <translation>
            <numerusform>%n więcej za Re lub Kontra zapowiedziane przed pierwszą kartą</numerusform>
            <numerusform>%n więcej za Re lub Kontra zapowiedziane przed pierwszą kartą</numerusform>
            <numerusform>%n więcej za Re lub Kontra zapowiedziane przed pierwszą kartą</numerusform>
        </translation>
    </message>
    <message>
        <source>1 for Kontra for winning against the queens of clubs; not in soli</source>
        <translation>1 dla strony Kontra za wygraną przeciwko damom trefl; nie w grach solo</translation>
    </message>
    <message>
        <source>1 for Kontra for winning against the queens of clubs, in soli too</source>
        <translation>1 dla strony Kontra za wygraną przeciwko damom trefl, także w grach solo</translation>
    </message>
    <message>
        <source>There is no point against the queens in a poverty.</source>
        <translation>W biedzie nie ma punktu przeciwko damom.</translation>
    </message>
    <message>
        <source>There is a point against the queens in a poverty too.</source>
        <translation>Także w biedzie jest punkt przeciwko damom.</translation>
    </message>
    <message>
        <source>There is a point against the queens in a silent marriage too.</source>
        <translation>Także w cichym weselu jest punkt przeciwko damom.</translation>
    </message>
    <message>
        <source>There is no point against the queens in a silent marriage.</source>
        <translation>W cichym weselu nie ma punktu przeciwko damom.</translation>
    </message>
    <message>
        <source>Points for an announcement that the opponents missed, and special points, also go to a side that loses; the winner has so many fewer.</source>
        <translation>Punkty za niespełnioną zapowiedź przeciwników i punkty dodatkowe dostaje także strona, która przegrywa; wygrany ma wtedy o tyle mniej.</translation>
    </message>
    <message>
        <source>If Kontra wins with just 120 card points, the game counts 1 point, and none against the queens.</source>
        <translation>Jeśli Kontra wygrywa, mając dokładnie 120 punktów w kartach, gra jest warta 1 punkt i nie ma punktu przeciwko damom.</translation>
    </message>
    <message>
        <source>Re and Kontra double the points, each of them.</source>
        <translation>Re i Kontra podwajają punkty, każda z tych zapowiedzi osobno.</translation>
    </message>
    <message>
        <source>The point against the queens is doubled as well.</source>
        <translation>Punkt przeciwko damom też się podwaja.</translation>
    </message>
    <message>
        <source>The point against the queens is not doubled.</source>
        <translation>Punktu przeciwko damom się nie podwaja.</translation>
    </message>
    <message>
        <source>Special points are not doubled by Re and Kontra, but bock counts for them too.</source>
        <translation>Re i Kontra nie podwajają punktów dodatkowych, ale Bock dotyczy także ich.</translation>
    </message>
    <message>
        <source>Special points are multiplied with everything else.</source>
        <translation>Punkty dodatkowe mnoży się razem ze wszystkim innym.</translation>
    </message>
    <message>
        <source>Special points are never multiplied.</source>
        <translation>Punktów dodatkowych nigdy się nie mnoży.</translation>
    </message>
    <message>
        <source>If the special points of the losers outweigh the value, the game counts nothing.</source>
        <translation>Jeśli punkty dodatkowe przegranych przeważają nad wartością, gra nie przynosi punktów.</translation>
    </message>
    <message>
        <source>If the special points of the losers outweigh the value, the winners lose the rest.</source>
        <translation>Jeśli punkty dodatkowe przegranych przeważają nad wartością, wygrani tracą różnicę.</translation>
    </message>
    <message>
        <source>A solo brings its winner these points on top:</source>
        <translation>Solo przynosi temu, kto je wygra, dodatkowo takie punkty:</translation>
    </message>
    <message>
        <source>Special points</source>
        <translation>Punkty dodatkowe</translation>
    </message>
    <message>
        <source>For each of these the side that has done it gets a point:</source>
        <translation>Za każde z tych osiągnięć strona, której się ono uda, dostaje punkt:</translation>
    </message>
    <message>
        <source>Doppelkopf: a trick of 40 or more card points</source>
        <translation>Doppelkopf: lewa warta co najmniej 40 punktów w kartach</translation>
    </message>
    <message>
        <source>Doppelkopf: a trick of 40 or more card points; not in a poverty</source>
        <translation>Doppelkopf: lewa warta co najmniej 40 punktów w kartach; nie w biedzie</translation>
    </message>
    <message>
        <source>Caught fox: an ace of diamonds of the opponents in an own trick</source>
        <translation>Złapany lis: as karo przeciwników we własnej lewie</translation>
    </message>
    <message>
        <source>Fox in the last trick: one that is caught there counts two</source>
        <translation>Lis w ostatniej lewie: złapany tam liczy się podwójnie</translation>
    </message>
    <message>
        <source>Fox wins: an ace of diamonds that wins the last trick</source>
        <translation>Lis wygrywa: as karo, który bierze ostatnią lewę</translation>
    </message>
    <message>
        <source>Both foxes: one more if the other fox of the same side lies in that trick</source>
        <translation>Oba lisy: jeden punkt więcej, jeśli w tej lewie leży drugi lis tej samej strony</translation>
    </message>
    <message>
        <source>Charlie: a jack of clubs that wins the last trick</source>
        <translation>Karlchen: walet trefl, który bierze ostatnią lewę</translation>
    </message>
    <message>
        <source>Both charlies: one more if the other jack of clubs of the same side lies in that trick</source>
        <translation>Oba Karlcheny: jeden punkt więcej, jeśli w tej lewie leży drugi walet trefl tej samej strony</translation>
    </message>
    <message>
        <source>Caught charlie: a jack of clubs of the opponents in the last trick</source>
        <translation>Złapany Karlchen: walet trefl przeciwników w ostatniej lewie</translation>
    </message>
    <message>
        <source>Caught charlie: a jack of clubs of the opponents in the last trick, won with a queen of diamonds</source>
        <translation>Złapany Karlchen: walet trefl przeciwników w ostatniej lewie wziętej damą karo</translation>
    </message>
    <message>
        <source>Both charlies caught: one more for the second jack of clubs</source>
        <translation>Złapane oba Karlcheny: jeden punkt więcej za drugiego waleta trefl</translation>
    </message>
    <message>
        <source>One ten of hearts takes the other, which belongs to the opponents</source>
        <translation>Jedna dziesiątka kier bije drugą, należącą do przeciwników</translation>
    </message>
    <message>
        <source>Heart trick: a trick of four plain hearts</source>
        <translation>Lewa kierowa: lewa z czterech kierów niebędących atutami</translation>
    </message>
    <message>
        <source>A doppelkopf brings no point.</source>
        <translation>Doppelkopf nie przynosi punktu.</translation>
    </message>
    <message>
        <source>Special points count in soli too.</source>
        <translation>Punkty dodatkowe liczą się także w grach solo.</translation>
    </message>
    <message>
        <source>There are no special points in soli.</source>
        <translation>W grach solo nie ma punktów dodatkowych.</translation>
    </message>
    <message>
        <source>In a marriage that found nobody the tricks up to the deciding one still bring them, except for foxes.</source>
        <translation>W weselu bez partnera przynoszą je jeszcze lewy do rozstrzygającej włącznie, z wyjątkiem lisów.</translation>
    </message>
    <message>
        <source>A marriage that found nobody is a solo in this.</source>
        <translation>Wesele bez partnera liczy się pod tym względem jak solo.</translation>
    </message>
</context>
<context>
    <name>question</name>
    <message>
        <source>Are you healthy, or do you have a reservation?</source>
        <translation>Zdrowy czy zastrzeżenie?</translation>
    </message>
    <message>
        <source>Which game do you play?</source>
        <translation>Jaką grę grasz?</translation>
    </message>
    <message>
        <source>Which game do you want to play?</source>
        <translation>Jaką grę chcesz zagrać?</translation>
    </message>
    <message>
        <source>You must play a duty solo now. Which one?</source>
        <translation>Musisz teraz zagrać solo obowiązkowe. Które?</translation>
    </message>
    <message>
        <source>Do you throw your hand in?</source>
        <translation>Czy odrzucasz karty?</translation>
    </message>
    <message>
        <source>Do you play a duty solo?</source>
        <translation>Czy grasz solo obowiązkowe?</translation>
    </message>
    <message>
        <source>Do you play a solo?</source>
        <translation>Czy grasz solo?</translation>
    </message>
    <message>
        <source>Do you declare a poverty?</source>
        <translation>Czy zgłaszasz biedę?</translation>
    </message>
    <message>
        <source>Do you play a marriage?</source>
        <translation>Czy grasz wesele?</translation>
    </message>
    <message>
        <source>Others want a solo as well. What do you promise?</source>
        <translation>Inni też chcą grać solo. Ile obiecujesz?</translation>
    </message>
    <message>
        <source>Do you announce swines?</source>
        <translation>Czy zapowiadasz świnie?</translation>
    </message>
    <message>
        <source>Your side says that it will win the game.</source>
        <translation>Twoja strona zapowiada, że wygra grę.</translation>
    </message>
    <message>
        <source>Your side says that the opponents will not reach 90 card points.</source>
        <translation>Twoja strona zapowiada, że przeciwnicy nie zdobędą 90 punktów w kartach.</translation>
    </message>
    <message>
        <source>Your side says that the opponents will not reach 60 card points.</source>
        <translation>Twoja strona zapowiada, że przeciwnicy nie zdobędą 60 punktów w kartach.</translation>
    </message>
    <message>
        <source>Your side says that the opponents will not reach 30 card points.</source>
        <translation>Twoja strona zapowiada, że przeciwnicy nie zdobędą 30 punktów w kartach.</translation>
    </message>
    <message>
        <source>Your side says that the opponents will not take a single trick.</source>
        <translation>Twoja strona zapowiada, że przeciwnicy nie wezmą ani jednej lewy.</translation>
    </message>
    <message>
        <source>Your side answers the announcement of the opponents; it can say nothing more after that.</source>
        <translation>Twoja strona odpowiada na zapowiedź przeciwników; potem nie może już nic zapowiedzieć.</translation>
    </message>
    <message>
        <source>Your side answers that it will reach 120 card points.</source>
        <translation>Twoja strona odpowiada, że zdobędzie 120 punktów w kartach.</translation>
    </message>
    <message>
        <source>Your side answers that it will reach 90 card points.</source>
        <translation>Twoja strona odpowiada, że zdobędzie 90 punktów w kartach.</translation>
    </message>
    <message>
        <source>Your side answers that it will reach 60 card points.</source>
        <translation>Twoja strona odpowiada, że zdobędzie 60 punktów w kartach.</translation>
    </message>
    <message>
        <source>Your side answers that it will reach 30 card points.</source>
        <translation>Twoja strona odpowiada, że zdobędzie 30 punktów w kartach.</translation>
    </message>
    <message>
        <source>Your side answers that it will take a trick.</source>
        <translation>Twoja strona odpowiada, że weźmie lewę.</translation>
    </message>
    <message numerus="yes">
        <source>Do you take the %n card(s)?</source>
        <translation>
            <numerusform>Czy bierzesz %n kartę?</numerusform>
            <numerusform>Czy bierzesz te %n karty?</numerusform>
            <numerusform>Czy bierzesz te %n kart?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offers them in a poverty.</source>
        <translation>W biedzie proponuje je %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n open fox(es) are among them.</source>
        <translation>
            <numerusform>Jest wśród nich %n odkryty lis.</numerusform>
            <numerusform>Są wśród nich %n odkryte lisy.</numerusform>
            <numerusform>Jest wśród nich %n odkrytych lisów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your solo: %1.</source>
        <translation>Twoje solo: %1.</translation>
    </message>
    <message>
        <source>The highest bid is that of %1: %2.</source>
        <translation>Najwyżej licytuje %1: „%2”.</translation>
    </message>
    <message numerus="yes">
        <source>You still owe %n duty solo(s).</source>
        <translation>
            <numerusform>Masz jeszcze do zagrania %n solo obowiązkowe.</numerusform>
            <numerusform>Masz jeszcze do zagrania %n obowiązkowe gry solo.</numerusform>
            <numerusform>Masz jeszcze do zagrania %n obowiązkowych gier solo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must be suit solo(s).</source>
        <translation>
            <numerusform>Wśród nich musi być %n solo kolorowe.</numerusform>
            <numerusform>Wśród nich muszą być %n kolorowe gry solo.</numerusform>
            <numerusform>Wśród nich musi być %n kolorowych gier solo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must be picture solo(s).</source>
        <translation>
            <numerusform>Wśród nich musi być %n solo figurowe.</numerusform>
            <numerusform>Wśród nich muszą być %n figurowe gry solo.</numerusform>
            <numerusform>Wśród nich musi być %n figurowych gier solo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other player who takes that trick becomes your partner.</source>
        <translation>Kto inny weźmie tę lewę, zostanie twoim partnerem.</translation>
    </message>
    <message>
        <source>You promise this if you play the solo; it counts as announced.</source>
        <translation>Obiecujesz to, jeśli zagrasz swoje solo; liczy się to jak zapowiedź.</translation>
    </message>
    <message>
        <source>You become the partner, take the cards up and give as many back.</source>
        <translation>Zostajesz partnerem, bierzesz te karty na rękę i oddajesz tyle samo.</translation>
    </message>
    <message>
        <source>Take the cards</source>
        <translation>Weź karty</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>You want to play a solo and will be asked which one.</source>
        <translation>Chcesz zagrać solo; zaraz padnie pytanie, które.</translation>
    </message>
    <message>
        <source>Big reservation</source>
        <translation>Duże zastrzeżenie</translation>
    </message>
    <message>
        <source>You want a marriage, a poverty or a new deal and will be asked which of them.</source>
        <translation>Chcesz wesela, biedy lub ponownego rozdania; zaraz padnie pytanie, co z tego wybierasz.</translation>
    </message>
    <message>
        <source>Small reservation</source>
        <translation>Małe zastrzeżenie</translation>
    </message>
    <message>
        <source>You hold both queens of clubs: you will secretly play alone against three.</source>
        <translation>Masz obie damy trefl: po cichu zagrasz w pojedynkę przeciwko trzem graczom.</translation>
    </message>
    <message>
        <source>Healthy</source>
        <translation>Zdrowy</translation>
    </message>
    <message>
        <source>You want to play the normal game.</source>
        <translation>Chcesz zagrać zwykłą grę.</translation>
    </message>
    <message>
        <source>You want to play a special game and will be asked which one.</source>
        <translation>Chcesz zagrać grę specjalną; zaraz padnie pytanie, jaką.</translation>
    </message>
    <message>
        <source>Reservation</source>
        <translation>Zastrzeżenie</translation>
    </message>
    <message>
        <source>You do not play such a game, or leave it to another player.</source>
        <translation>Nie grasz takiej gry albo zostawiasz ją innemu graczowi.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>You promise no more and leave the solo to the others.</source>
        <translation>Nie obiecujesz więcej i zostawiasz solo innym.</translation>
    </message>
    <message>
        <source>You do not announce them now.</source>
        <translation>Teraz ich nie zapowiadasz.</translation>
    </message>
    <message>
        <source>You leave the cards to the next player.</source>
        <translation>Zostawiasz karty następnemu graczowi.</translation>
    </message>
    <message>
        <source>Your aces of the trump suit become the highest trumps.</source>
        <translation>Twoje asy koloru atutowego stają się najwyższymi atutami.</translation>
    </message>
    <message>
        <source>Swines</source>
        <translation>Schweine (świnie)</translation>
    </message>
    <message>
        <source>Your two cards rise even above the swines.</source>
        <translation>Twoje dwie karty stają się wyższe nawet od świń.</translation>
    </message>
    <message>
        <source>Hyperswines</source>
        <translation>Hiperświnie</translation>
    </message>
    <message>
        <source>You play a king of diamonds now and %1 is your partner from then on.</source>
        <translation>Zagrywasz teraz króla karo i od tej chwili twoim partnerem jest %1.</translation>
    </message>
    <message>
        <source>Genscher with %1</source>
        <translation>Genscher: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 may be said until %n card(s) have been played.</source>
        <translation>
            <numerusform>„%1” można zapowiedzieć, dopóki nie zostanie zagrana %n karta.</numerusform>
            <numerusform>„%1” można zapowiedzieć, dopóki nie zostaną zagrane %n karty.</numerusform>
            <numerusform>„%1” można zapowiedzieć, dopóki nie zostanie zagranych %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may be said while %n trick(s) or more are to be taken.</source>
        <translation>
            <numerusform>„%1” można zapowiedzieć, dopóki do wzięcia zostaje co najmniej %n lewa.</numerusform>
            <numerusform>„%1” można zapowiedzieć, dopóki do wzięcia zostają co najmniej %n lewy.</numerusform>
            <numerusform>„%1” można zapowiedzieć, dopóki do wzięcia zostaje co najmniej %n lew.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may be said until you play your next card.</source>
        <translation>„%1” można zapowiedzieć, dopóki nie zagrasz następnej karty.</translation>
    </message>
    <message numerus="yes">
        <source>%1 may be said while you hold %n card(s) or more.</source>
        <translation>
            <numerusform>„%1” można zapowiedzieć, dopóki masz na ręce co najmniej %n kartę.</numerusform>
            <numerusform>„%1” można zapowiedzieć, dopóki masz na ręce co najmniej %n karty.</numerusform>
            <numerusform>„%1” można zapowiedzieć, dopóki masz na ręce co najmniej %n kart.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remark</name>
    <message numerus="yes">
        <source>This game brings bock games, %n reason(s).</source>
        <translation>
            <numerusform>Ta gra przynosi gry Bock z %n powodu.</numerusform>
            <numerusform>Ta gra przynosi gry Bock z %n powodów.</numerusform>
            <numerusform>Ta gra przynosi gry Bock z %n powodów.</numerusform>
        </translation>
    </message>
    <message>
        <source>After this solo the deal is repeated: %1 deals again.</source>
        <translation>Po tym solu rozdanie jest powtarzane: karty rozdaje znowu %1.</translation>
    </message>
    <message>
        <source>%1 has the most card points and pays the others.</source>
        <translation>%1 ma najwięcej punktów w kartach i płaci pozostałym.</translation>
    </message>
    <message>
        <source>These have the most card points and pay the others: %1.</source>
        <translation>Najwięcej punktów w kartach mają i pozostałym płacą: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n card point(s) but missed its own announcement: %2.</source>
        <translation>
            <numerusform>%1 ma %n punkt w kartach, ale nie spełnia własnej zapowiedzi: %2.</numerusform>
            <numerusform>%1 ma %n punkty w kartach, ale nie spełnia własnej zapowiedzi: %2.</numerusform>
            <numerusform>%1 ma %n punktów w kartach, ale nie spełnia własnej zapowiedzi: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both sides missed their announcements, so nobody wins.</source>
        <translation>Żadna strona nie spełniła swojej zapowiedzi, więc nikt nie wygrywa.</translation>
    </message>
    <message numerus="yes">
        <source>So %1 wins with %n card point(s).</source>
        <translation>
            <numerusform>Dlatego %1 wygrywa, mając %n punkt w kartach.</numerusform>
            <numerusform>Dlatego %1 wygrywa, mając %n punkty w kartach.</numerusform>
            <numerusform>Dlatego %1 wygrywa, mając %n punktów w kartach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only Kontra was announced, so Re needed no more than 120 card points.</source>
        <translation>Zapowiedziano tylko Kontra, więc stronie Re wystarczało 120 punktów w kartach.</translation>
    </message>
    <message>
        <source>At 120 to 120 card points Kontra wins, as Re needs 121.</source>
        <translation>Przy stanie 120 do 120 punktów w kartach wygrywa Kontra, bo Re potrzebuje 121.</translation>
    </message>
    <message>
        <source>%1 has won, but the points of the other side weigh as much.</source>
        <translation>%1 wygrywa, ale punkty drugiej strony ważą tyle samo.</translation>
    </message>
    <message>
        <source>%1 has won, but the points of the other side weigh more.</source>
        <translation>%1 wygrywa, ale punkty drugiej strony ważą więcej.</translation>
    </message>
    <message>
        <source>%1 held both queens of clubs and played alone: it counts as a solo.</source>
        <translation>%1 ma obie damy trefl i gra w pojedynkę: liczy się to jako solo.</translation>
    </message>
    <message>
        <source>The marriage of %1 found no partner: it counts as a solo.</source>
        <translation>%1 nie znajduje partnera do wesela: gra liczy się jako solo.</translation>
    </message>
    <message>
        <source>%1 has played a duty solo with this.</source>
        <translation>Tym samym %1 ma za sobą solo obowiązkowe.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>This game can be looked through when it is over.</source>
        <translation>Tę grę będzie można przejrzeć, gdy się skończy.</translation>
    </message>
    <message>
        <source>This game is still running, so hands stay hidden.</source>
        <translation>Ta gra jeszcze trwa, więc karty pozostają zakryte.</translation>
    </message>
    <message>
        <source>This game is still running, so it is seen from one seat only.</source>
        <translation>Ta gra jeszcze trwa, więc widać ją tylko z jednego miejsca.</translation>
    </message>
    <message>
        <source>This game is still running, so no card is valued in it.</source>
        <translation>Ta gra jeszcze trwa, więc nie ocenia się w niej kart.</translation>
    </message>
    <message>
        <source>All cards of this seat have been valued.</source>
        <translation>Wszystkie karty tego miejsca są już ocenione.</translation>
    </message>
    <message>
        <source>There is no card in this game that can be valued.</source>
        <translation>W tej grze nie ma karty, którą można by ocenić.</translation>
    </message>
    <message>
        <source>The game is over here. Go back to where you want to play on.</source>
        <translation>W tym momencie gra jest skończona. Cofnij się tam, skąd chcesz grać dalej.</translation>
    </message>
    <message>
        <source>This game is still running, so nothing is tried out in it.</source>
        <translation>Ta gra jeszcze trwa, więc niczego się w niej nie próbuje.</translation>
    </message>
    <message>
        <source>Judged by what could be known then:</source>
        <translation>Ocena według tego, co można było wtedy wiedzieć:</translation>
    </message>
    <message>
        <source>No card cost points beyond doubt.</source>
        <translation>O żadnej karcie nie da się z pewnością powiedzieć, że kosztowała punkty.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) cost points; the costliest are marked on the line of moments.</source>
        <translation>
            <numerusform>%n karta kosztowała punkty; jest zaznaczona na osi momentów.</numerusform>
            <numerusform>%n karty kosztowały punkty; najkosztowniejsze są zaznaczone na osi momentów.</numerusform>
            <numerusform>%n kart kosztowało punkty; najkosztowniejsze są zaznaczone na osi momentów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 was the best card. %2</source>
        <translation>Karta %1 była najlepsza. %2</translation>
    </message>
    <message>
        <source>The %1 was as good as any; the %2 is hardly better.</source>
        <translation>Karta %1 była równie dobra jak inne; karta %2 jest najwyżej odrobinę lepsza.</translation>
    </message>
    <message>
        <source>You played the %1; the %2 was worth %3 points more. %4</source>
        <translation>Twoje zagranie: %1; karta %2 była warta o %3 punktu więcej. %4</translation>
    </message>
    <message>
        <source>%5 played the %1; the %2 was worth %3 points more. %4</source>
        <translation>Zagranie gracza %5: %1; karta %2 była warta o %3 punktu więcej. %4</translation>
    </message>
    <message>
        <source>A game that is looked at is not played: choose to play on from here.</source>
        <translation>Oglądanej gry się nie rozgrywa: aby zagrać dalej od tego miejsca, wybierz „A gdyby …”.</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <translation>Trening: %1</translation>
    </message>
    <message>
        <source>Dealt again: %1</source>
        <translation>Ponowne rozdanie: %1</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Gra %1: %2</translation>
    </message>
    <message>
        <source>The cards have been dealt.</source>
        <translation>Karty są rozdane.</translation>
    </message>
    <message>
        <source>The cards: %1.</source>
        <translation>Karty: %1.</translation>
    </message>
    <message>
        <source>The game chosen: %1.</source>
        <translation>Wybrana gra: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Trick %1: %2 takes %n card point(s).</source>
        <translation>
            <numerusform>Lewa nr %1: %2 bierze %n punkt w kartach.</numerusform>
            <numerusform>Lewa nr %1: %2 bierze %n punkty w kartach.</numerusform>
            <numerusform>Lewa nr %1: %2 bierze %n punktów w kartach.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Plus: only winners write</source>
        <translation>Plus: zapisują tylko wygrani</translation>
    </message>
    <message>
        <source>Minus: only losers write</source>
        <translation>Minus: zapisują tylko przegrani</translation>
    </message>
    <message>
        <source>Plus and minus</source>
        <translation>Plus i minus</translation>
    </message>
    <message>
        <source>First in seat order</source>
        <translation>Pierwszy w kolejności przy stole</translation>
    </message>
    <message>
        <source>Duty solo before voluntary solo</source>
        <translation>Solo obowiązkowe przed dobrowolnym</translation>
    </message>
    <message>
        <source>For the highest one only</source>
        <translation>Tylko za najwyższą</translation>
    </message>
    <message>
        <source>For each one</source>
        <translation>Za każdą</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Liczenie</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Informacje</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Wesele</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Zapowiedzi</translation>
    </message>
    <message>
        <source>Tens of hearts</source>
        <translation>Dziesiątki kier (Dulle)</translation>
    </message>
    <message>
        <source>Special points</source>
        <translation>Punkty dodatkowe</translation>
    </message>
    <message>
        <source>Tricks up to the deciding one still bring them, foxes never; otherwise it is scored like any solo.</source>
        <translation>Przynoszą je jeszcze lewy do rozstrzygającej włącznie, lisy nigdy; w przeciwnym razie gra liczy się jak każde solo.</translation>
    </message>
    <message>
        <source>The chosen suit is trump instead of diamonds; queens, jacks and the tens of hearts stay trumps.</source>
        <translation>Wybrany kolor jest atutem zamiast kar; damy, walety i dziesiątki kier pozostają atutami.</translation>
    </message>
    <message>
        <source>In Clara&apos;s club solo ♣A is a trump below the jacks, and ♦A is a plain card.</source>
        <translation>W solu trefl Clary ♣A jest atutem pod waletami, a ♦A kartą w kolorze bocznym.</translation>
    </message>
    <message>
        <source>Anna&apos;s ♦K takes ♣Q, and Bernd&apos;s ♦Q takes ♣J; aces, tens and nines are plain cards.</source>
        <translation>♦K Anny bije ♣D, a ♦D Bernda bije ♣W; asy, dziesiątki i dziewiątki są w kolorach bocznych.</translation>
    </message>
    <message>
        <source>Dieter leads ♣A: nobody can ruff it, so the trick is his.</source>
        <translation>Dieter wychodzi ♣A: nikt nie może go przebić atutem, więc lewa należy do Dietera.</translation>
    </message>
    <message>
        <source>Bernd has no spade left and ruffs ♠A with ♥J; only ♠J or ♣J could still beat him.</source>
        <translation>Bernd nie ma już pików i przebija ♠A kartą ♥W; pobić mogłyby go jeszcze tylko ♠W lub ♣W.</translation>
    </message>
    <message>
        <source>Anna leads ♣Q: whoever holds a queen must play one, and jacks are plain cards.</source>
        <translation>Anna wychodzi ♣D: kto ma damę, musi ją dodać, a walety są w kolorach bocznych.</translation>
    </message>
    <message>
        <source>Bernd leads ♣K, which nothing beats; ♥10 is a plain heart below ♥A.</source>
        <translation>Bernd wychodzi ♣K, którego nic nie bije; ♥10 jest zwykłym kierem niższym od ♥A.</translation>
    </message>
    <message>
        <source>Clara&apos;s ♦Q takes ♣J; ♥10 and ♦A are plain cards.</source>
        <translation>♦D Clary bije ♣W; ♥10 i ♦A są w kolorach bocznych.</translation>
    </message>
    <message>
        <source>Dieter&apos;s ♦K takes ♣J; queens are plain cards below the tens.</source>
        <translation>♦K Dietera bije ♣W; damy są w kolorach bocznych, niższe od dziesiątek.</translation>
    </message>
    <message>
        <source>Anna&apos;s ♦K takes ♣Q; jacks are plain cards below the tens.</source>
        <translation>♦K Anny bije ♣D; walety są w kolorach bocznych, niższe od dziesiątek.</translation>
    </message>
    <message>
        <source>The soloist leads, and the same player deals again. Otherwise the lead stays left of the dealer.</source>
        <translation>Wychodzi grający solo, a potem rozdaje znowu ten sam gracz. W przeciwnym razie wychodzi gracz na lewo od rozdającego.</translation>
    </message>
    <message>
        <source>Dieter has dealt, and Bernd plays a voluntary solo: Bernd leads, and Dieter deals again.</source>
        <translation>Rozdawał Dieter, a Bernd gra solo dobrowolne: Bernd wychodzi, a potem znowu rozdaje Dieter.</translation>
    </message>
    <message>
        <source>Thrown hands before soli</source>
        <translation>Odrzucenie kart przed grami solo</translation>
    </message>
    <message>
        <source>A hand that may be thrown in beats an announced solo; otherwise the solo is played.</source>
        <translation>Ręka, którą wolno odrzucić, ma pierwszeństwo przed zgłoszonym solem; w przeciwnym razie gra się solo.</translation>
    </message>
    <message>
        <source>Anna wants a jack solo, and Clara throws in her five nines: the cards are dealt again.</source>
        <translation>Anna chce grać solo waletów, a Clara odrzuca swoje pięć dziewiątek: karty rozdaje się ponownie.</translation>
    </message>
    <message>
        <source>How reservations are asked for</source>
        <translation>Sposób pytania o zastrzeżenia</translation>
    </message>
    <message>
        <source>It decides what the others learn about reservations that do not come to be played.</source>
        <translation>Od tego zależy, czego pozostali dowiadują się o zastrzeżeniach, które nie dochodzą do gry.</translation>
    </message>
    <message>
        <source>Asked in two steps, Anna and Clara both have a reservation; Anna plays a solo, and what Clara had stays secret.</source>
        <translation>Przy pytaniu w dwóch krokach Anna i Clara zgłaszają zastrzeżenie; Anna gra solo, a co miała Clara, pozostaje tajemnicą.</translation>
    </message>
    <message>
        <source>Anna wants a voluntary solo, and Clara after her a duty solo: by seats Anna plays, by duty Clara does.</source>
        <translation>Anna chce grać solo dobrowolne, a po niej Clara obowiązkowe: według kolejności przy stole gra Anna, według obowiązku Clara.</translation>
    </message>
    <message>
        <source>Voluntary soli only after the own duty soli</source>
        <translation>Solo dobrowolne dopiero po własnych obowiązkowych</translation>
    </message>
    <message>
        <source>Who still owes duty soli may only play a solo that pays one of them.</source>
        <translation>Kto ma jeszcze zaległe solo obowiązkowe, może zagrać tylko takie solo, które je zalicza.</translation>
    </message>
    <message>
        <source>Bernd owes a suit solo and nothing else: he may play a club solo, but not yet a queen solo.</source>
        <translation>Bernd ma zaległe jedno solo kolorowe i nic więcej: może zagrać solo trefl, ale jeszcze nie solo dam.</translation>
    </message>
    <message>
        <source>Pure suit soli</source>
        <translation>Czyste solo kolorowe</translation>
    </message>
    <message>
        <source>Only the cards of one suit are trumps, in the order ace, ten, king, queen, jack, nine.</source>
        <translation>Atutami są tylko karty jednego koloru, w kolejności: as, dziesiątka, król, dama, walet, dziewiątka.</translation>
    </message>
    <message>
        <source>In a pure spade solo ♠A is the highest trump, and ♣Q is a plain club.</source>
        <translation>W czystym solu pik ♠A jest najwyższym atutem, a ♣D zwykłym treflem.</translation>
    </message>
    <message>
        <source>Everybody plays alone with the normal trumps; the soloist wins with fewer tricks than anybody else.</source>
        <translation>Każdy gra sam, przy zwykłych atutach; grający solo wygrywa, jeśli ma mniej lew niż każdy z pozostałych.</translation>
    </message>
    <message>
        <source>Clara wins two tricks, the others three, three and four: Clara has won.</source>
        <translation>Clara bierze dwie lewy, pozostali trzy, trzy i cztery: Clara wygrywa.</translation>
    </message>
    <message>
        <source>Suits of the suit soli</source>
        <translation>Kolory sola kolorowego</translation>
    </message>
    <message>
        <source>Which suits may be chosen for a suit solo.</source>
        <translation>Które kolory można wybrać do sola kolorowego.</translation>
    </message>
    <message>
        <source>With diamonds alone, Anna may play a diamond solo, but no heart solo.</source>
        <translation>Gdy wybrano tylko kara, Anna może zagrać solo karo, ale nie solo kier.</translation>
    </message>
    <message>
        <source>Order of reservations</source>
        <translation>Kolejność zastrzeżeń</translation>
    </message>
    <message>
        <source>Which kind of reservation beats which; empty means as the other rules say.</source>
        <translation>Który rodzaj zastrzeżenia ma pierwszeństwo przed którym; puste pole oznacza: według pozostałych zasad.</translation>
    </message>
    <message>
        <source>With thrown hands first, Bernd&apos;s five nines beat Anna&apos;s solo; left empty, Anna plays.</source>
        <translation>Gdy odrzucenie kart stoi na początku, pięć dziewiątek Bernda ma pierwszeństwo przed solem Anny; przy pustej liście gra Anna.</translation>
    </message>
    <message>
        <source>Ranking of the soli</source>
        <translation>Hierarchia gier solo</translation>
    </message>
    <message>
        <source>The higher solo is played; soli that are not named rank equally below.</source>
        <translation>Gra się wyższe solo; gry solo, których tu nie wymieniono, stoją równorzędnie poniżej.</translation>
    </message>
    <message>
        <source>With diamonds above queens, Clara&apos;s diamond solo is played before Anna&apos;s queen solo.</source>
        <translation>Gdy kara stoją wyżej niż damy, gra się solo karo Clary, a nie solo dam Anny.</translation>
    </message>
    <message>
        <source>Soli of the same rank</source>
        <translation>Równorzędne gry solo</translation>
    </message>
    <message>
        <source>Who plays if two want soli of the same rank; the promise binds like an announcement.</source>
        <translation>Kto gra, gdy dwóch graczy chce grać równorzędne solo; obietnica wiąże jak zapowiedź.</translation>
    </message>
    <message>
        <source>Anna and Clara both want a queen solo: Anna sits first and plays, or Clara promises more.</source>
        <translation>Anna i Clara chcą grać solo dam: gra Anna, bo siedzi wcześniej, albo Clara, jeśli obiecuje więcej.</translation>
    </message>
    <message>
        <source>Lead in a solo</source>
        <translation>Wyjście w solu</translation>
    </message>
    <message>
        <source>Who leads the first trick of a solo; a forced duty solo is always led by the soloist.</source>
        <translation>Kto wychodzi w pierwszej lewie sola; w wymuszonym solu obowiązkowym zawsze wychodzi grający solo.</translation>
    </message>
    <message>
        <source>Dieter has dealt, and Clara plays a solo: she leads herself, or Anna does, who sits left of Dieter.</source>
        <translation>Rozdawał Dieter, a Clara gra solo: wychodzi ona sama albo Anna, która siedzi na lewo od Dietera.</translation>
    </message>
    <message>
        <source>Same dealer after a solo</source>
        <translation>Ten sam rozdający po solu</translation>
    </message>
    <message>
        <source>After which soli the same player deals again; never after a forced one.</source>
        <translation>Po których grach solo rozdaje znowu ten sam gracz; nigdy po wymuszonej.</translation>
    </message>
    <message>
        <source>Dieter has dealt, and Anna plays a duty solo: he deals again, unless no deal is ever repeated.</source>
        <translation>Rozdawał Dieter, a Anna gra solo obowiązkowe: rozdaje znowu on, chyba że rozdania nigdy się nie powtarza.</translation>
    </message>
    <message>
        <source>Special points in soli</source>
        <translation>Punkty dodatkowe w grach solo</translation>
    </message>
    <message>
        <source>Doppelkopf, foxes and the others count in soli too.</source>
        <translation>Doppelkopf, lisy i pozostałe punkty dodatkowe liczą się także w grach solo.</translation>
    </message>
    <message>
        <source>Anna&apos;s ♣A takes ♣A, ♣10 and ♣10 in her queen solo: the doppelkopf brings her a point.</source>
        <translation>W solu dam ♣A Anny bierze lewę z ♣A, ♣10 i ♣10: Doppelkopf przynosi jej punkt.</translation>
    </message>
    <message>
        <source>Against the queens also in soli</source>
        <translation>Przeciwko damom także w grach solo</translation>
    </message>
    <message>
        <source>Whoever beats a solo gets the point for winning against the queens of clubs too.</source>
        <translation>Kto wygra z solem, także dostaje punkt za wygraną przeciwko damom trefl.</translation>
    </message>
    <message>
        <source>Bernd gets 100 card points in a queen solo and loses: it is worth 2 instead of 1.</source>
        <translation>Bernd zdobywa w solu dam 100 punktów w kartach i przegrywa: gra jest warta 2 zamiast 1.</translation>
    </message>
    <message>
        <source>Against the queens also in silent marriages</source>
        <translation>Przeciwko damom także w cichym weselu</translation>
    </message>
    <message>
        <source>Whoever beats a silent marriage gets the point for winning against the queens of clubs too.</source>
        <translation>Kto wygra z cichym weselem, także dostaje punkt za wygraną przeciwko damom trefl.</translation>
    </message>
    <message>
        <source>Anna plays a silent marriage and gets 100 card points: it is worth 2 instead of 1.</source>
        <translation>Anna gra ciche wesele i zdobywa 100 punktów w kartach: gra jest warta 2 zamiast 1.</translation>
    </message>
    <message>
        <source>The own side won the trick with the first ace</source>
        <translation>Lewę z pierwszym asem wzięła własna strona</translation>
    </message>
    <message>
        <source>The player won the trick with the own first ace</source>
        <translation>Gracz wziął lewę ze swoim pierwszym asem</translation>
    </message>
    <message>
        <source>Who holds both aces of the trump suit may make them the highest trumps.</source>
        <translation>Kto ma oba asy koloru atutowego, może zrobić z nich najwyższe atuty.</translation>
    </message>
    <message>
        <source>Clara holds both ♦A and announces swines: her ♦A takes Anna&apos;s ♥10.</source>
        <translation>Clara ma oba ♦A i zapowiada świnie: jej ♦A bije ♥10 Anny.</translation>
    </message>
    <message>
        <source>Swines in suit soli</source>
        <translation>Świnie w solu kolorowym</translation>
    </message>
    <message>
        <source>Also in suit soli, with the aces of the solo&apos;s suit, and for every player.</source>
        <translation>Także w solu kolorowym, z asami koloru sola i dla każdego gracza.</translation>
    </message>
    <message>
        <source>Bernd plays a club solo, and Clara holds both ♣A: she may announce them as swines against him.</source>
        <translation>Bernd gra solo trefl, a Clara ma oba ♣A: może zapowiedzieć je przeciwko niemu jako świnie.</translation>
    </message>
    <message>
        <source>Swines in a poverty</source>
        <translation>Świnie w biedzie</translation>
    </message>
    <message>
        <source>Also when a poverty is played.</source>
        <translation>Także wtedy, gdy gra się biedę.</translation>
    </message>
    <message>
        <source>Bernd plays a poverty with Clara, and Dieter holds both ♦A: he may announce swines against them.</source>
        <translation>Bernd gra biedę razem z Clarą, a Dieter ma oba ♦A: może zapowiedzieć przeciwko nim świnie.</translation>
    </message>
    <message>
        <source>Swines are announced before the first card</source>
        <translation>Świnie zapowiada się przed pierwszą kartą</translation>
    </message>
    <message>
        <source>Otherwise they may be announced at any time while both aces are in the hand.</source>
        <translation>W przeciwnym razie można je zapowiedzieć w każdej chwili, dopóki oba asy są na ręce.</translation>
    </message>
    <message>
        <source>Anna holds both ♦A and says nothing before the first card: they stay foxes for the whole game.</source>
        <translation>Anna ma oba ♦A i nic nie mówi przed pierwszą kartą: przez całą grę pozostają one lisami.</translation>
    </message>
    <message>
        <source>Only the second ace becomes a swine</source>
        <translation>Świnią zostaje tylko drugi as</translation>
    </message>
    <message>
        <source>After the first ace has come home to the own side, the second may be announced as a swine.</source>
        <translation>Gdy pierwszy as trafi do własnej strony, drugiego można zapowiedzieć jako świnię.</translation>
    </message>
    <message>
        <source>Clara wins a trick with her first ♦A: now she may announce her other ♦A as a swine.</source>
        <translation>Clara bierze lewę swoim pierwszym ♦A: teraz może drugiego ♦A zapowiedzieć jako świnię.</translation>
    </message>
    <message>
        <source>Hyperswines</source>
        <translation>Hiperświnie</translation>
    </message>
    <message>
        <source>Who holds both nines of the trump suit may set them above the swines; without nines, the kings.</source>
        <translation>Kto ma obie dziewiątki koloru atutowego, może ustawić je ponad świniami; w grze bez dziewiątek – oba króle.</translation>
    </message>
    <message>
        <source>Clara has announced swines. Anna holds both ♦9 and announces hyperswines: her ♦9 takes Clara&apos;s ♦A.</source>
        <translation>Clara zapowiedziała świnie. Anna ma obie ♦9 i zapowiada hiperświnie: jej ♦9 bije ♦A Clary.</translation>
    </message>
    <message>
        <source>Hyperswines in suit soli</source>
        <translation>Hiperświnie w solu kolorowym</translation>
    </message>
    <message>
        <source>Also in suit soli, with the cards of the solo&apos;s suit.</source>
        <translation>Także w solu kolorowym, z kartami koloru sola.</translation>
    </message>
    <message>
        <source>In Bernd&apos;s club solo Clara has announced swines, and Anna holds both ♣9: she may announce hyperswines.</source>
        <translation>W solu trefl Bernda Clara zapowiedziała świnie, a Anna ma obie ♣9: może zapowiedzieć hiperświnie.</translation>
    </message>
    <message>
        <source>Hyperswines in a poverty</source>
        <translation>Hiperświnie w biedzie</translation>
    </message>
    <message>
        <source>Dieter has announced swines against Bernd&apos;s poverty, and Anna holds both ♦9: she may announce hyperswines.</source>
        <translation>Dieter zapowiedział świnie przeciwko biedzie Bernda, a Anna ma obie ♦9: może zapowiedzieć hiperświnie.</translation>
    </message>
    <message>
        <source>Hyperswines are announced before the first card</source>
        <translation>Hiperświnie zapowiada się przed pierwszą kartą</translation>
    </message>
    <message>
        <source>Otherwise they may be announced at any time while both cards are in the hand.</source>
        <translation>W przeciwnym razie można je zapowiedzieć w każdej chwili, dopóki obie karty są na ręce.</translation>
    </message>
    <message>
        <source>Anna holds both ♦9 and says nothing before the first card: they stay the lowest trumps.</source>
        <translation>Anna ma obie ♦9 i nic nie mówi przed pierwszą kartą: pozostają one najniższymi atutami.</translation>
    </message>
    <message>
        <source>One player may have both</source>
        <translation>Jeden gracz może mieć jedne i drugie</translation>
    </message>
    <message>
        <source>The holder of the swines may announce hyperswines too.</source>
        <translation>Gracz mający świnie może zapowiedzieć także hiperświnie.</translation>
    </message>
    <message>
        <source>Clara holds both ♦A and both ♦9: she may announce swines and hyperswines.</source>
        <translation>Clara ma oba ♦A i obie ♦9: może zapowiedzieć świnie i hiperświnie.</translation>
    </message>
    <message>
        <source>When the second ace may become a swine</source>
        <translation>Kiedy drugi as może zostać świnią</translation>
    </message>
    <message>
        <source>What must have happened to the first ace.</source>
        <translation>Co musiało się stać z pierwszym asem.</translation>
    </message>
    <message>
        <source>Clara&apos;s known partner wins the trick with her first ♦A: that is enough if the side must win it, but not if she must do so herself.</source>
        <translation>Znany partner Clary bierze lewę z jej pierwszym ♦A: to wystarcza, jeśli lewę ma wziąć strona, ale nie, jeśli ma ją wziąć sama Clara.</translation>
    </message>
    <message>
        <source>Play with nines</source>
        <translation>Gra z dziewiątkami</translation>
    </message>
    <message>
        <source>48 cards and 12 tricks; without the nines 40 cards and 10 tricks. There are 240 card points.</source>
        <translation>48 kart i 12 lew; bez dziewiątek 40 kart i 10 lew. W kartach jest zawsze 240 punktów.</translation>
    </message>
    <message>
        <source>Anna is dealt 12 cards, and ♦9 is the lowest trump; without nines it would be 10 cards and ♦K.</source>
        <translation>Anna dostaje 12 kart, a najniższym atutem jest ♦9; bez dziewiątek byłoby to 10 kart i ♦K.</translation>
    </message>
    <message>
        <source>Number of rounds is limited</source>
        <translation>Ograniczona liczba rund</translation>
    </message>
    <message>
        <source>The party ends after the set number of rounds; open duty soli are played after them.</source>
        <translation>Partia kończy się po ustalonej liczbie rund; potem rozgrywa się zaległe obowiązkowe gry solo.</translation>
    </message>
    <message>
        <source>With 5 rounds a table of four plays 20 games, and one more for each deal that is repeated.</source>
        <translation>Przy 5 rundach stół czteroosobowy gra 20 gier i jeszcze jedną za każde powtórzone rozdanie.</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Liczba rund</translation>
    </message>
    <message>
        <source>In a round everybody deals once; games whose deal is repeated come on top.</source>
        <translation>W rundzie każdy rozdaje raz; gry, których rozdanie się powtarza, liczą się ponad to.</translation>
    </message>
    <message>
        <source>With 20, each of the four players deals 20 times, which makes 80 games.</source>
        <translation>Przy 20 każdy z czterech graczy rozdaje 20 razy, co daje 80 gier.</translation>
    </message>
    <message>
        <source>Points are limited</source>
        <translation>Ograniczona liczba punktów</translation>
    </message>
    <message>
        <source>The party ends when a pot of points is used up; each game takes out what is written for it.</source>
        <translation>Partia kończy się po wyczerpaniu puli punktów; każda gra zabiera z niej tyle, ile za nią zapisano.</translation>
    </message>
    <message>
        <source>The pot holds 40 points. Anna and Bernd win a game and write 3 each with plus counting, so 34 are left.</source>
        <translation>W puli jest 40 punktów. Anna i Bernd wygrywają grę i przy liczeniu plus zapisują po 3, więc zostają 34.</translation>
    </message>
    <message>
        <source>Points in the pot</source>
        <translation>Punkty w puli</translation>
    </message>
    <message>
        <source>How many points can be written in the party altogether.</source>
        <translation>Ile punktów łącznie można zapisać w partii.</translation>
    </message>
    <message>
        <source>With 40 and plus counting, a normal game worth 4 takes out 8, for two players write it; 32 are left.</source>
        <translation>Przy 40 i liczeniu plus zwykła gra o wartości 4 zabiera z puli 8, bo zapisuje ją dwóch graczy; zostają 32.</translation>
    </message>
    <message>
        <source>Duty soli of each player</source>
        <translation>Obowiązkowe gry solo każdego gracza</translation>
    </message>
    <message>
        <source>Soli that everybody must play in the party; who has not done so by the end is made to.</source>
        <translation>Gry solo, które każdy musi zagrać w partii; kto nie zrobi tego do końca, jest do sola zmuszony.</translation>
    </message>
    <message>
        <source>Who writes the value of a game. With plus and minus the four scores always sum to zero.</source>
        <translation>Kto zapisuje wartość gry. Przy liczeniu plus-minus suma czterech wyników zawsze wynosi zero.</translation>
    </message>
    <message>
        <source>A card counts until the next trick is led</source>
        <translation>Karta liczy się do wyjścia w następną lewę</translation>
    </message>
    <message>
        <source>A player may announce as if still holding the card that lies in the trick on the table.</source>
        <translation>Można zapowiadać tak, jakby karta leżąca w lewie na stole była jeszcze na ręce.</translation>
    </message>
    <message>
        <source>Anna has led ♠A to the second trick and holds 10 cards; she may still say Re, which needs 11, until the third trick is led.</source>
        <translation>Anna wyszła ♠A w drugą lewę i ma 10 kart; wciąż może powiedzieć Re, które wymaga 11, do wyjścia w trzecią lewę.</translation>
    </message>
    <message>
        <source>In all games with a trump suit but pure suit soli; otherwise the ten of hearts is like any heart.</source>
        <translation>We wszystkich grach z kolorem atutowym oprócz czystych gier solo kolorowych; w innych dziesiątka kier jest takim kierem jak każdy.</translation>
    </message>
    <message>
        <source>Bernd leads ♣Q, and Clara takes it with ♥10.</source>
        <translation>Bernd wychodzi ♣D, a Clara bije ją kartą ♥10.</translation>
    </message>
    <message>
        <source>Anna leads ♥10, and Bernd adds the other ♥10: the trick is Bernd&apos;s.</source>
        <translation>Anna wychodzi ♥10, a Bernd dodaje drugą ♥10: lewa należy do Bernda.</translation>
    </message>
    <message>
        <source>The second ♥10 beats the first in other tricks; in the last one Anna leads ♥10, Bernd adds the other, and Anna wins.</source>
        <translation>W innych lewach druga ♥10 bije pierwszą; w ostatniej Anna wychodzi ♥10, Bernd dodaje drugą i wygrywa Anna.</translation>
    </message>
    <message>
        <source>The first one wins once there are swines</source>
        <translation>Gdy są świnie, wygrywa pierwsza</translation>
    </message>
    <message>
        <source>After swines have been announced the first ten of hearts always beats the second.</source>
        <translation>Po zapowiedzeniu świń pierwsza dziesiątka kier zawsze bije drugą.</translation>
    </message>
    <message>
        <source>Clara has announced swines. Anna leads ♥10, Bernd adds the other ♥10, and the trick is Anna&apos;s.</source>
        <translation>Clara zapowiedziała świnie. Anna wychodzi ♥10, Bernd dodaje drugą ♥10 i lewa należy do Anny.</translation>
    </message>
    <message>
        <source>In all games with special points</source>
        <translation>We wszystkich grach z punktami dodatkowymi</translation>
    </message>
    <message>
        <source>Not in a poverty</source>
        <translation>Nie w biedzie</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nigdy</translation>
    </message>
    <message>
        <source>Bernd of Kontra plays ♦A, and Anna of Re takes the trick with ♥10: a point for Re.</source>
        <translation>Bernd ze strony Kontra zagrywa ♦A, a Anna ze strony Re bierze lewę kartą ♥10: punkt dla Re.</translation>
    </message>
    <message>
        <source>A fox caught in the last trick counts twice</source>
        <translation>Lis złapany w ostatniej lewie liczy się podwójnie</translation>
    </message>
    <message>
        <source>A second point for each fox that is caught in the last trick.</source>
        <translation>Drugi punkt za każdego lisa złapanego w ostatniej lewie.</translation>
    </message>
    <message>
        <source>Anna takes the ♦A of her opponent Bernd in the last trick: two points for her side instead of one.</source>
        <translation>Anna łapie w ostatniej lewie ♦A swojego przeciwnika Bernda: dwa punkty dla jej strony zamiast jednego.</translation>
    </message>
    <message>
        <source>A fox wins the last trick</source>
        <translation>Lis bierze ostatnią lewę</translation>
    </message>
    <message>
        <source>A point for winning the last trick with an ace of diamonds.</source>
        <translation>Punkt za wzięcie ostatniej lewy asem karo.</translation>
    </message>
    <message>
        <source>Anna leads ♦A to the last trick, and nobody holds a higher trump: a point for her side.</source>
        <translation>Anna wychodzi ♦A w ostatniej lewie i nikt nie ma wyższego atutu: punkt dla jej strony.</translation>
    </message>
    <message>
        <source>… with both foxes</source>
        <translation>… z oboma lisami</translation>
    </message>
    <message>
        <source>A second point if the other fox lies in that trick and belongs to the same side.</source>
        <translation>Drugi punkt, jeśli w tej lewie leży drugi lis i należy do tej samej strony.</translation>
    </message>
    <message>
        <source>Anna wins the last trick with ♦A, and her partner adds the other ♦A: two points instead of one.</source>
        <translation>Anna bierze ostatnią lewę kartą ♦A, a jej partner dodaje drugiego ♦A: dwa punkty zamiast jednego.</translation>
    </message>
    <message>
        <source>Anna leads ♣J to the last trick, and nobody holds a higher trump: a point for her side.</source>
        <translation>Anna wychodzi ♣W w ostatniej lewie i nikt nie ma wyższego atutu: punkt dla jej strony.</translation>
    </message>
    <message>
        <source>Caught charlie</source>
        <translation>Złapany Karlchen</translation>
    </message>
    <message>
        <source>A point for winning the last trick with a jack of clubs of the opponents in it.</source>
        <translation>Punkt za wzięcie ostatniej lewy, w której leży walet trefl przeciwników.</translation>
    </message>
    <message>
        <source>Bernd plays ♣J to the last trick, and his opponent Anna takes it with ♥Q: a point for her side.</source>
        <translation>Bernd zagrywa w ostatniej lewie ♣W, a jego przeciwniczka Anna bije go kartą ♥D: punkt dla jej strony.</translation>
    </message>
    <message>
        <source>Charlie with both jacks</source>
        <translation>Karlchen z oboma waletami</translation>
    </message>
    <message>
        <source>A second point if the other jack of clubs lies in that trick and belongs to the same side.</source>
        <translation>Drugi punkt, jeśli w tej lewie leży drugi walet trefl i należy do tej samej strony.</translation>
    </message>
    <message>
        <source>Anna wins the last trick with ♣J, and her partner adds the other ♣J: two points instead of one.</source>
        <translation>Anna bierze ostatnią lewę kartą ♣W, a jej partner dodaje drugiego ♣W: dwa punkty zamiast jednego.</translation>
    </message>
    <message>
        <source>Both jacks of clubs caught</source>
        <translation>Złapane oba walety trefl</translation>
    </message>
    <message>
        <source>A second point for the second jack of clubs of the opponents in the last trick.</source>
        <translation>Drugi punkt za drugiego waleta trefl przeciwników w ostatniej lewie.</translation>
    </message>
    <message>
        <source>Both opponents play ♣J to the last trick, and Anna takes it with ♥Q: two points instead of one.</source>
        <translation>Obaj przeciwnicy zagrywają w ostatniej lewie ♣W, a Anna bierze ją kartą ♥D: dwa punkty zamiast jednego.</translation>
    </message>
    <message>
        <source>Only the queen of diamonds catches charlie</source>
        <translation>Karlchena łapie tylko dama karo</translation>
    </message>
    <message>
        <source>A jack of clubs is caught only if a queen of diamonds wins the trick.</source>
        <translation>Walet trefl jest złapany tylko wtedy, gdy lewę bierze dama karo.</translation>
    </message>
    <message>
        <source>Anna takes an opponent&apos;s ♣J in the last trick: with ♦Q it is a point, with ♥Q it is none.</source>
        <translation>Anna bije w ostatniej lewie ♣W przeciwnika: kartą ♦D – jest punkt, kartą ♥D – nie ma.</translation>
    </message>
    <message>
        <source>One ten of hearts takes the other</source>
        <translation>Jedna dziesiątka kier bije drugą</translation>
    </message>
    <message>
        <source>A point for winning a trick with a ten of hearts when the opponents&apos; one lies in it.</source>
        <translation>Punkt za wzięcie dziesiątką kier lewy, w której leży dziesiątka kier przeciwników.</translation>
    </message>
    <message>
        <source>Anna leads ♥10, and her opponent Bernd takes it with the second ♥10: a point for his side.</source>
        <translation>Anna wychodzi ♥10, a jej przeciwnik Bernd bije ją drugą ♥10: punkt dla jego strony.</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Lewa kierowa</translation>
    </message>
    <message>
        <source>A point for a trick of four plain hearts.</source>
        <translation>Punkt za lewę z czterech kierów niebędących atutami.</translation>
    </message>
    <message>
        <source>There are no nines. Anna leads ♥A, and ♥K, ♥A and ♥K follow: a point for her side.</source>
        <translation>Gra się bez dziewiątek. Anna wychodzi ♥A, a po nim padają ♥K, ♥A i ♥K: punkt dla jej strony.</translation>
    </message>
    <message>
        <source>Anna wins the first three tricks, one of them with 42 card points, and finds nobody: her doppelkopf still counts.</source>
        <translation>Anna bierze pierwsze trzy lewy, jedną z nich z 42 punktami w kartach, i nie znajduje partnera: jej Doppelkopf mimo to się liczy.</translation>
    </message>
    <message>
        <source>Doppelkopf counts</source>
        <translation>Doppelkopf się liczy</translation>
    </message>
    <message>
        <source>In which games a trick of 40 or more card points brings a point.</source>
        <translation>W których grach lewa warta co najmniej 40 punktów w kartach przynosi punkt.</translation>
    </message>
    <message>
        <source>A trick in Bernd&apos;s poverty holds 42 card points: it brings a point, unless a doppelkopf does not count there.</source>
        <translation>Lewa w biedzie Bernda ma 42 punkty w kartach: przynosi punkt, chyba że Doppelkopf w biedzie się nie liczy.</translation>
    </message>
    <message>
        <source>Past tricks that may be looked at</source>
        <translation>Lewy dostępne do obejrzenia</translation>
    </message>
    <message>
        <source>How many of the last tricks everybody may see again during the game.</source>
        <translation>Ile ostatnich lew każdy może obejrzeć ponownie w trakcie gry.</translation>
    </message>
    <message>
        <source>With 12, Bernd may look at every trick of the game again; with 1, only at the last one.</source>
        <translation>Przy 12 Bernd może ponownie obejrzeć każdą lewę gry, przy 1 tylko ostatnią.</translation>
    </message>
    <message>
        <source>The piles show single tricks</source>
        <translation>Stosy pokazują pojedyncze lewy</translation>
    </message>
    <message>
        <source>Each allowed trick of a pile can be opened; otherwise a pile is one heap of cards.</source>
        <translation>Każdą dozwoloną lewę stosu można otworzyć; w przeciwnym razie stos to po prostu kupka kart.</translation>
    </message>
    <message>
        <source>Anna has won three tricks: three packets lie before her, and each of them can be opened.</source>
        <translation>Anna wzięła trzy lewy: leżą przed nią trzy kupki i każdą można otworzyć.</translation>
    </message>
    <message>
        <source>Card points of the piles are shown</source>
        <translation>Punkty w kartach widoczne przy stosach</translation>
    </message>
    <message>
        <source>The card points that each player has won stand at the piles during the game.</source>
        <translation>W trakcie gry przy stosach widać, ile punktów w kartach ma już każdy gracz.</translation>
    </message>
    <message>
        <source>Bernd has won one trick, ♣A ♣10 ♣K ♣9: the number 25 stands at his pile.</source>
        <translation>Bernd wziął jedną lewę, ♣A ♣10 ♣K ♣9: przy jego stosie stoi liczba 25.</translation>
    </message>
    <message>
        <source>Who plays the special game stays shown</source>
        <translation>Grający specjalną grę pozostaje oznaczony</translation>
    </message>
    <message>
        <source>Soloist, bridegroom and partner keep their mark during the game.</source>
        <translation>Grający solo, ogłaszający wesele i jego partner są oznaczeni przez całą grę.</translation>
    </message>
    <message>
        <source>Clara plays a heart solo: the mark at her name stays until the last card.</source>
        <translation>Clara gra solo kier: znak przy jej imieniu pozostaje do ostatniej karty.</translation>
    </message>
    <message>
        <source>Known sides are shown</source>
        <translation>Znane strony są pokazywane</translation>
    </message>
    <message>
        <source>Sides that everybody can know from the play so far are marked.</source>
        <translation>Oznaczane są strony, które każdy może znać z dotychczasowej gry.</translation>
    </message>
    <message>
        <source>Bernd plays ♣Q: from now on he is marked as Re.</source>
        <translation>Bernd zagrywa ♣D: od tej chwili jest oznaczony jako Re.</translation>
    </message>
    <message>
        <source>Cards that may be played are marked</source>
        <translation>Oznaczane są karty, które wolno zagrać</translation>
    </message>
    <message>
        <source>The program may show which cards of the hand may be played.</source>
        <translation>Program może pokazywać, które karty z ręki wolno zagrać.</translation>
    </message>
    <message>
        <source>♠10 is led, and Anna holds ♠A and ♠9: only these two of her cards are marked.</source>
        <translation>Wyjście było ♠10, a Anna ma ♠A i ♠9: z jej kart oznaczone są tylko te dwie.</translation>
    </message>
    <message>
        <source>Open hands are allowed</source>
        <translation>Odkryte karty są dozwolone</translation>
    </message>
    <message>
        <source>Somebody who wants to learn may look at all the hands during the game.</source>
        <translation>Kto chce się uczyć, może w trakcie gry oglądać karty wszystkich graczy.</translation>
    </message>
    <message>
        <source>Dieter is learning the game and turns all the hands face up while he plays.</source>
        <translation>Dieter uczy się gry i podczas niej odkrywa karty wszystkich graczy.</translation>
    </message>
    <message>
        <source>Hints are allowed</source>
        <translation>Podpowiedzi są dozwolone</translation>
    </message>
    <message>
        <source>A player may ask the program what it would do.</source>
        <translation>Gracz może zapytać program, co by zrobił.</translation>
    </message>
    <message>
        <source>Anna does not know what to lead and asks for a hint: the program would play ♠A.</source>
        <translation>Anna nie wie, czym wyjść, i prosi o podpowiedź: program zagrałby ♠A.</translation>
    </message>
    <message>
        <source>Cards may be taken back</source>
        <translation>Zagrania można cofać</translation>
    </message>
    <message>
        <source>A player may take back the own last decision in a game that counts.</source>
        <translation>W grze, która się liczy, gracz może cofnąć swoją ostatnią decyzję.</translation>
    </message>
    <message>
        <source>Bernd has played ♥K by mistake and takes it back, although the game counts.</source>
        <translation>Bernd przez pomyłkę zagrał ♥K i cofa to zagranie, choć gra się liczy.</translation>
    </message>
    <message>
        <source>Points of a club solo</source>
        <translation>Punkty za solo trefl</translation>
    </message>
    <message>
        <source>So many points more for whoever wins it.</source>
        <translation>Tyle punktów więcej dostaje ten, kto wygra tę grę.</translation>
    </message>
    <message>
        <source>With 2, a club solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Przy 2 solo trefl wygrane ze 125 punktami w kartach jest warte 3 zamiast 1, zanim wartość potroi się dla grającego solo.</translation>
    </message>
    <message>
        <source>Points of a spade solo</source>
        <translation>Punkty za solo pik</translation>
    </message>
    <message>
        <source>With 2, a spade solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Przy 2 solo pik wygrane ze 125 punktami w kartach jest warte 3 zamiast 1, zanim wartość potroi się dla grającego solo.</translation>
    </message>
    <message>
        <source>Points of a heart solo</source>
        <translation>Punkty za solo kier</translation>
    </message>
    <message>
        <source>With 2, a heart solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Przy 2 solo kier wygrane ze 125 punktami w kartach jest warte 3 zamiast 1, zanim wartość potroi się dla grającego solo.</translation>
    </message>
    <message>
        <source>Points of a diamond solo</source>
        <translation>Punkty za solo karo</translation>
    </message>
    <message>
        <source>With 2, a diamond solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Przy 2 solo karo wygrane ze 125 punktami w kartach jest warte 3 zamiast 1, zanim wartość potroi się dla grającego solo.</translation>
    </message>
    <message>
        <source>Points of a queen solo</source>
        <translation>Punkty za solo dam</translation>
    </message>
    <message>
        <source>With 2, a queen solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Przy 2 solo dam wygrane ze 125 punktami w kartach jest warte 3 zamiast 1, zanim wartość potroi się dla grającego solo.</translation>
    </message>
    <message>
        <source>Points of a jack solo</source>
        <translation>Punkty za solo waletów</translation>
    </message>
    <message>
        <source>With 2, a jack solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Przy 2 solo waletów wygrane ze 125 punktami w kartach jest warte 3 zamiast 1, zanim wartość potroi się dla grającego solo.</translation>
    </message>
    <message>
        <source>Points of a king solo</source>
        <translation>Punkty za solo króli</translation>
    </message>
    <message>
        <source>With 2, a king solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Przy 2 solo króli wygrane ze 125 punktami w kartach jest warte 3 zamiast 1, zanim wartość potroi się dla grającego solo.</translation>
    </message>
    <message>
        <source>Points of a queen-jack solo</source>
        <translation>Punkty za solo dam i waletów</translation>
    </message>
    <message>
        <source>With 2, a queen-jack solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Przy 2 solo dam i waletów wygrane ze 125 punktami w kartach jest warte 3 zamiast 1, zanim wartość potroi się dla grającego solo.</translation>
    </message>
    <message>
        <source>Points of a king-jack solo</source>
        <translation>Punkty za solo króli i waletów</translation>
    </message>
    <message>
        <source>With 2, a king-jack solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Przy 2 solo króli i waletów wygrane ze 125 punktami w kartach jest warte 3 zamiast 1, zanim wartość potroi się dla grającego solo.</translation>
    </message>
    <message>
        <source>Points of a king-queen solo</source>
        <translation>Punkty za solo króli i dam</translation>
    </message>
    <message>
        <source>With 2, a king-queen solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Przy 2 solo króli i dam wygrane ze 125 punktami w kartach jest warte 3 zamiast 1, zanim wartość potroi się dla grającego solo.</translation>
    </message>
    <message>
        <source>Points of a Koehler</source>
        <translation>Punkty za Köhlera</translation>
    </message>
    <message>
        <source>With 2, a Koehler that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Przy 2 Köhler wygrany ze 125 punktami w kartach jest wart 3 zamiast 1, zanim wartość potroi się dla grającego solo.</translation>
    </message>
    <message>
        <source>Points of a meatless solo</source>
        <translation>Punkty za solo bez atutu</translation>
    </message>
    <message>
        <source>With 2, a meatless solo that is won with 125 card points is worth 3 instead of 1, before it is tripled for the soloist.</source>
        <translation>Przy 2 solo bez atutu wygrane ze 125 punktami w kartach jest warte 3 zamiast 1, zanim wartość potroi się dla grającego solo.</translation>
    </message>
    <message>
        <source>Points of a marriage that found nobody</source>
        <translation>Punkty za wesele bez partnera</translation>
    </message>
    <message>
        <source>With 2, Anna&apos;s marriage finds nobody, and she wins with 125 card points: it is worth 3 instead of 1, before it is tripled for her.</source>
        <translation>Przy 2: wesele Anny nie znajduje partnera i Anna wygrywa, mając 125 punktów w kartach; gra jest warta 3 zamiast 1, zanim wartość potroi się dla Anny.</translation>
    </message>
    <message>
        <source>Points of a silent marriage</source>
        <translation>Punkty za ciche wesele</translation>
    </message>
    <message>
        <source>With 2, Anna wins a silent marriage with 125 card points: it is worth 3 instead of 1, before it is tripled for her.</source>
        <translation>Przy 2: Anna wygrywa ciche wesele, mając 125 punktów w kartach; gra jest warta 3 zamiast 1, zanim wartość potroi się dla Anny.</translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation>Wszystkie lewy</translation>
    </message>
    <message>
        <source>Only tricks that could find the partner</source>
        <translation>Tylko lewy, które mogły wyłonić partnera</translation>
    </message>
    <message>
        <source>Marriage before poverty</source>
        <translation>Wesele przed biedą</translation>
    </message>
    <message>
        <source>An announced marriage beats a poverty; otherwise the poverty is played.</source>
        <translation>Ogłoszone wesele ma pierwszeństwo przed biedą; w przeciwnym razie gra się biedę.</translation>
    </message>
    <message>
        <source>Anna announces a marriage and Bernd a poverty: the marriage is played.</source>
        <translation>Anna ogłasza wesele, a Bernd zgłasza biedę: gra się wesele.</translation>
    </message>
    <message>
        <source>Anna wins the first trick herself and Clara the second: Clara is Anna&apos;s partner.</source>
        <translation>Pierwszą lewę bierze sama Anna, a drugą Clara: Clara jest partnerką Anny.</translation>
    </message>
    <message>
        <source>Bernd wins a trick that was led with ♣J, which decides nothing; then he leads ♠A, wins and is Anna&apos;s partner.</source>
        <translation>Bernd bierze lewę z wyjściem ♣W, co niczego nie rozstrzyga; potem wychodzi ♠A, bierze lewę i jest partnerem Anny.</translation>
    </message>
    <message>
        <source>Anna chooses hearts: Clara wins a spade trick, which decides nothing; Bernd wins the first heart trick and is Anna&apos;s partner.</source>
        <translation>Anna wybiera kiery: Clara bierze lewę pikową, co niczego nie rozstrzyga; Bernd bierze pierwszą lewę kierową i jest partnerem Anny.</translation>
    </message>
    <message>
        <source>Bernd leads ♠A and wins, which decides nothing; then he leads ♦10, Clara wins with ♣J and is Anna&apos;s partner.</source>
        <translation>Bernd wychodzi ♠A i bierze lewę, co niczego nie rozstrzyga; potem wychodzi ♦10, Clara bierze lewę kartą ♣W i jest partnerką Anny.</translation>
    </message>
    <message>
        <source>Anna looks for the first plain-suit trick, leads ♣A and wins it herself: she plays alone.</source>
        <translation>Anna szuka pierwszej lewy w kolorze bocznym, wychodzi ♣A i sama ją bierze: gra w pojedynkę.</translation>
    </message>
    <message>
        <source>With 12, Anna may look for a partner up to the last trick; with 3, she plays alone once she has won the first three.</source>
        <translation>Przy 12 Anna może szukać partnera do ostatniej lewy; przy 3 gra w pojedynkę, gdy weźmie pierwsze trzy.</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
    <message>
        <source>Who holds both kings of diamonds may name a new partner when playing the first one.</source>
        <translation>Kto ma oba króle karo, może przy zagraniu pierwszego wskazać nowego partnera.</translation>
    </message>
    <message>
        <source>Bernd holds both ♦K. When he plays the first one, he names Dieter his partner; Anna and Clara are now their opponents.</source>
        <translation>Bernd ma oba ♦K. Zagrywając pierwszego, wskazuje na partnera Dietera; Anna i Clara są teraz ich przeciwniczkami.</translation>
    </message>
    <message>
        <source>Tricks counted in the search</source>
        <translation>Lewy liczone przy szukaniu partnera</translation>
    </message>
    <message>
        <source>Which tricks count towards the last one that can find the partner.</source>
        <translation>Które lewy liczą się do ostatniej, która może wyłonić partnera.</translation>
    </message>
    <message>
        <source>Anna looks for a plain-suit trick within three, and two trump tricks are over: one is left, or three if only plain-suit tricks count.</source>
        <translation>Anna szuka lewy w kolorze bocznym wśród trzech lew, a dwie lewy atutowe już minęły: zostaje jedna albo trzy, jeśli liczą się tylko lewy w kolorze bocznym.</translation>
    </message>
    <message>
        <source>A ruffed plain-suit trick finds the partner</source>
        <translation>Przebita lewa w kolorze bocznym wyłania partnera</translation>
    </message>
    <message>
        <source>Whoever ruffs a plain-suit trick becomes the partner; otherwise only a plain card does.</source>
        <translation>Kto przebije atutem lewę w kolorze bocznym, zostaje partnerem; w przeciwnym razie wyłania go tylko karta w kolorze bocznym.</translation>
    </message>
    <message>
        <source>Anna looks for the first plain-suit trick; Bernd leads ♠A, Clara ruffs it with ♦10 and is Anna&apos;s partner.</source>
        <translation>Anna szuka pierwszej lewy w kolorze bocznym; Bernd wychodzi ♠A, Clara przebija go kartą ♦10 i jest partnerką Anny.</translation>
    </message>
    <message>
        <source>The search moves the limits</source>
        <translation>Szukanie przesuwa terminy</translation>
    </message>
    <message>
        <source>Each trick of the search gives one card more time to announce.</source>
        <translation>Każda lewa szukania partnera daje o jedną kartę więcej czasu na zapowiedź.</translation>
    </message>
    <message>
        <source>The third trick finds Anna&apos;s partner: Re, which needs 11 cards, may then be said with 9.</source>
        <translation>Partnera Anny wyłania trzecia lewa: „Re”, które wymaga 11 kart, wolno wtedy powiedzieć, mając 9.</translation>
    </message>
    <message>
        <source>Last trick for Genscher</source>
        <translation>Ostatnia lewa na Genscher</translation>
    </message>
    <message>
        <source>Up to which trick a new partner may be named.</source>
        <translation>Do której lewy można wskazać nowego partnera.</translation>
    </message>
    <message>
        <source>With 6, Bernd plays his first ♦K in the seventh trick and still holds the other: he can name nobody any more.</source>
        <translation>Przy 6 Bernd zagrywa pierwszego ♦K w siódmej lewie i ma jeszcze drugiego: nie może już nikogo wskazać.</translation>
    </message>
    <message>
        <source>As the other rules say</source>
        <translation>Według pozostałych zasad</translation>
    </message>
    <message>
        <source>One fox does not count</source>
        <translation>Jeden lis się nie liczy</translation>
    </message>
    <message>
        <source>A single fox does not count, two do</source>
        <translation>Pojedynczy lis się nie liczy, dwa tak</translation>
    </message>
    <message>
        <source>The player after the poor one</source>
        <translation>Gracz po tym, kto ma biedę</translation>
    </message>
    <message>
        <source>The player left of the dealer</source>
        <translation>Gracz na lewo od rozdającego</translation>
    </message>
    <message>
        <source>How many trumps come back</source>
        <translation>Ile atutów wraca</translation>
    </message>
    <message>
        <source>Whether trumps come back</source>
        <translation>Czy wracają atuty</translation>
    </message>
    <message>
        <source>The cards are dealt again</source>
        <translation>Karty rozdaje się ponownie</translation>
    </message>
    <message>
        <source>Everybody plays alone for the fewest points</source>
        <translation>Każdy gra sam o jak najmniej punktów</translation>
    </message>
    <message>
        <source>The first one is played</source>
        <translation>Gra się pierwszą</translation>
    </message>
    <message>
        <source>A player with at most three trumps may say so and look for a partner who takes them.</source>
        <translation>Gracz mający najwyżej trzy atuty może to zgłosić i poszukać partnera, który je weźmie.</translation>
    </message>
    <message>
        <source>Bernd&apos;s only trumps are ♥J, ♦K and ♦9: he may declare a poverty.</source>
        <translation>Jedyne atuty Bernda to ♥W, ♦K i ♦9: może zgłosić biedę.</translation>
    </message>
    <message>
        <source>The cards are offered to the others</source>
        <translation>Karty proponuje się pozostałym</translation>
    </message>
    <message>
        <source>Whoever takes them is the partner and gives as many back; otherwise a poverty is a redeal.</source>
        <translation>Kto je weźmie, zostaje partnerem i oddaje tyle samo kart; w przeciwnym razie bieda oznacza ponowne rozdanie.</translation>
    </message>
    <message>
        <source>Bernd offers three cards face down. Clara takes them, gives three back and is his partner.</source>
        <translation>Bernd proponuje trzy zakryte karty. Clara je bierze, oddaje trzy i jest jego partnerką.</translation>
    </message>
    <message>
        <source>Only trumps are passed</source>
        <translation>Przekazuje się tylko atuty</translation>
    </message>
    <message>
        <source>Exactly the trumps are passed, be they few or none; no plain cards fill them up.</source>
        <translation>Przekazuje się dokładnie same atuty, choćby było ich mało lub wcale; nie uzupełnia się ich kartami w kolorach bocznych.</translation>
    </message>
    <message>
        <source>Bernd holds just two trumps: he passes these two, and Clara gives two cards back.</source>
        <translation>Bernd ma tylko dwa atuty: przekazuje te dwa, a Clara oddaje dwie karty.</translation>
    </message>
    <message>
        <source>Foxes do not count</source>
        <translation>Lisy się nie liczą</translation>
    </message>
    <message>
        <source>Aces of diamonds are not counted among the three trumps that a poor hand may have.</source>
        <translation>Asów karo nie wlicza się do trzech atutów, które wolno mieć przy biedzie.</translation>
    </message>
    <message>
        <source>Anna&apos;s trumps are ♣J, ♦A, ♦10 and ♦9: the fox does not count, so three are left and it is a poverty.</source>
        <translation>Atuty Anny to ♣W, ♦A, ♦10 i ♦9: lis się nie liczy, więc zostają trzy i jest to bieda.</translation>
    </message>
    <message>
        <source>Foxes are passed on top</source>
        <translation>Lisy przekazuje się dodatkowo</translation>
    </message>
    <message>
        <source>The foxes come on top of the three cards that are passed.</source>
        <translation>Lisy dochodzą do trzech przekazywanych kart.</translation>
    </message>
    <message>
        <source>Anna&apos;s trumps are ♣J, ♦A and ♦9: she passes four cards, these three and a plain one.</source>
        <translation>Atuty Anny to ♣W, ♦A i ♦9: przekazuje cztery karty, te trzy i jedną w kolorze bocznym.</translation>
    </message>
    <message>
        <source>Foxes are passed face up</source>
        <translation>Lisy przekazuje się odkryte</translation>
    </message>
    <message>
        <source>While the others are asked, aces of diamonds among the passed cards lie open.</source>
        <translation>Podczas pytania pozostałych asy karo wśród przekazywanych kart leżą odkryte.</translation>
    </message>
    <message>
        <source>There is a fox among Anna&apos;s three cards: the others see ♦A and two cards face down while they are asked.</source>
        <translation>Wśród trzech kart Anny jest lis: podczas pytania pozostali widzą ♦A i dwie zakryte karty.</translation>
    </message>
    <message>
        <source>One trump or none is a redeal</source>
        <translation>Najwyżej jeden atut oznacza ponowne rozdanie</translation>
    </message>
    <message>
        <source>A poverty with at most one trump is dealt again instead of being offered.</source>
        <translation>Przy biedzie z najwyżej jednym atutem karty rozdaje się ponownie, zamiast je proponować.</translation>
    </message>
    <message>
        <source>Dieter&apos;s only trump is ♦K: nobody is asked to take his poverty, and the cards are dealt again.</source>
        <translation>Jedyny atut Dietera to ♦K: nikogo nie pyta się o przyjęcie jego biedy, a karty rozdaje się ponownie.</translation>
    </message>
    <message>
        <source>Throw in without a trump above the fox</source>
        <translation>Odrzucenie kart bez atutu powyżej lisa</translation>
    </message>
    <message>
        <source>A hand without any trump above the ace of diamonds may be thrown in.</source>
        <translation>Rękę bez żadnego atutu wyższego od asa karo wolno odrzucić.</translation>
    </message>
    <message>
        <source>Clara&apos;s trumps are ♦A, ♦10, ♦K and ♦9: none is above the fox, so she may throw in.</source>
        <translation>Atuty Clary to ♦A, ♦10, ♦K i ♦9: żaden nie jest wyższy od lisa, więc może ona odrzucić karty.</translation>
    </message>
    <message>
        <source>Throw in with many nines</source>
        <translation>Odrzucenie kart przy wielu dziewiątkach</translation>
    </message>
    <message>
        <source>A hand with so many nines may be thrown in; it is shown, and the cards are dealt again.</source>
        <translation>Rękę z tyloma dziewiątkami wolno odrzucić; pokazuje się ją, a karty rozdaje ponownie.</translation>
    </message>
    <message>
        <source>Anna holds ♣9, ♣9, ♠9, ♥9 and ♦9: she may show her hand, and the cards are dealt again.</source>
        <translation>Anna ma ♣9, ♣9, ♠9, ♥9 i ♦9: może pokazać swoją rękę, a karty rozdaje się ponownie.</translation>
    </message>
    <message>
        <source>Nines needed</source>
        <translation>Potrzebne dziewiątki</translation>
    </message>
    <message>
        <source>How many nines, of all suits, a hand must hold to be thrown in.</source>
        <translation>Ile dziewiątek, licząc wszystkie kolory, trzeba mieć na ręce, aby móc ją odrzucić.</translation>
    </message>
    <message>
        <source>With 5, a hand with five nines may be thrown in; one with four is played.</source>
        <translation>Przy 5 rękę z pięcioma dziewiątkami wolno odrzucić; z czterema się gra.</translation>
    </message>
    <message>
        <source>Throw in with many kings</source>
        <translation>Odrzucenie kart przy wielu królach</translation>
    </message>
    <message>
        <source>A hand with so many kings may be thrown in.</source>
        <translation>Rękę z tyloma królami wolno odrzucić.</translation>
    </message>
    <message>
        <source>Bernd holds ♣K, ♣K, ♠K, ♥K and ♦K: with five kings needed he may throw in.</source>
        <translation>Bernd ma ♣K, ♣K, ♠K, ♥K i ♦K: jeśli potrzeba pięciu króli, może odrzucić karty.</translation>
    </message>
    <message>
        <source>Kings needed</source>
        <translation>Potrzebne króle</translation>
    </message>
    <message>
        <source>How many kings a hand must hold to be thrown in.</source>
        <translation>Ile króli trzeba mieć na ręce, aby móc ją odrzucić.</translation>
    </message>
    <message>
        <source>With 5, a hand with five kings may be thrown in; one with four is played.</source>
        <translation>Przy 5 rękę z pięcioma królami wolno odrzucić; z czterema się gra.</translation>
    </message>
    <message>
        <source>Throw in with many nines and kings</source>
        <translation>Odrzucenie kart przy wielu dziewiątkach i królach</translation>
    </message>
    <message>
        <source>A hand with so many nines and kings together may be thrown in.</source>
        <translation>Rękę z tyloma dziewiątkami i królami łącznie wolno odrzucić.</translation>
    </message>
    <message>
        <source>Clara holds four nines and three kings: with seven needed she may throw in.</source>
        <translation>Clara ma cztery dziewiątki i trzy króle: jeśli potrzeba siedmiu takich kart, może je odrzucić.</translation>
    </message>
    <message>
        <source>Nines and kings needed</source>
        <translation>Potrzebne dziewiątki i króle</translation>
    </message>
    <message>
        <source>How many nines and kings a hand must hold to be thrown in.</source>
        <translation>Ile dziewiątek i króli trzeba mieć na ręce, aby móc ją odrzucić.</translation>
    </message>
    <message>
        <source>With 7, two nines and five kings are enough; three of each are too few.</source>
        <translation>Przy 7 wystarczą dwie dziewiątki i pięć króli; po trzy to za mało.</translation>
    </message>
    <message>
        <source>Throw in with many card points</source>
        <translation>Odrzucenie kart przy wielu punktach</translation>
    </message>
    <message>
        <source>A hand that is too rich in card points may be thrown in.</source>
        <translation>Rękę ze zbyt wieloma punktami w kartach wolno odrzucić.</translation>
    </message>
    <message>
        <source>Dieter holds five aces and two tens: these are 75 card points, and with 70 needed he may throw in.</source>
        <translation>Dieter ma pięć asów i dwie dziesiątki: to 75 punktów w kartach, więc jeśli potrzeba 70, może odrzucić karty.</translation>
    </message>
    <message>
        <source>How many card points a hand must hold to be thrown in.</source>
        <translation>Ile punktów w kartach trzeba mieć na ręce, aby móc ją odrzucić.</translation>
    </message>
    <message>
        <source>With 70, a hand of 70 card points may be thrown in; one of 69 is played.</source>
        <translation>Przy 70 rękę z 70 punktami w kartach wolno odrzucić; z 69 się gra.</translation>
    </message>
    <message>
        <source>Throw in without a trump above the jack of diamonds</source>
        <translation>Odrzucenie kart bez atutu powyżej waleta karo</translation>
    </message>
    <message>
        <source>A hand without any trump above the jack of diamonds may be thrown in.</source>
        <translation>Rękę bez żadnego atutu wyższego od waleta karo wolno odrzucić.</translation>
    </message>
    <message>
        <source>Anna&apos;s trumps are ♦J, ♦J, ♦A and ♦9: none is above ♦J, so she may throw in.</source>
        <translation>Atuty Anny to ♦W, ♦W, ♦A i ♦9: żaden nie jest wyższy od ♦W, więc może ona odrzucić karty.</translation>
    </message>
    <message>
        <source>Foxes in a poverty</source>
        <translation>Lisy przy biedzie</translation>
    </message>
    <message>
        <source>Which aces of diamonds do not count among the three trumps that a poor hand may have.</source>
        <translation>Których asów karo nie wlicza się do trzech atutów, które wolno mieć przy biedzie.</translation>
    </message>
    <message>
        <source>Bernd&apos;s trumps are ♦A, ♦A, ♥J and ♦9: it is a poverty if one fox does not count, but not if only a single fox is left out.</source>
        <translation>Atuty Bernda to ♦A, ♦A, ♥W i ♦9: jest to bieda, jeśli jeden lis się nie liczy, ale nie, jeśli pomija się tylko pojedynczego lisa.</translation>
    </message>
    <message>
        <source>Who is asked first to take a poverty</source>
        <translation>Kto jest pierwszy pytany o przyjęcie biedy</translation>
    </message>
    <message>
        <source>From there on the others are asked in turn.</source>
        <translation>Od tego gracza pyta się pozostałych po kolei.</translation>
    </message>
    <message>
        <source>Dieter has dealt, and Bernd is poor: Clara, who sits after Bernd, is asked first, or Anna, who sits left of the dealer.</source>
        <translation>Rozdawał Dieter, a Bernd ma biedę: pierwsza pytana jest Clara, która siedzi po Berndzie, albo Anna, która siedzi na lewo od rozdającego.</translation>
    </message>
    <message>
        <source>What is told of the returned cards</source>
        <translation>Co wiadomo o oddanych kartach</translation>
    </message>
    <message>
        <source>What everybody hears of the cards that the partner gives back.</source>
        <translation>Czego wszyscy dowiadują się o kartach, które oddaje partner.</translation>
    </message>
    <message>
        <source>Clara gives back ♦K, ♦9 and ♠A: everybody hears that there are two trumps, or only that there are trumps.</source>
        <translation>Clara oddaje ♦K, ♦9 i ♠A: wszyscy słyszą, że są wśród nich dwa atuty, albo tylko, że są jakieś atuty.</translation>
    </message>
    <message>
        <source>Nobody takes a poverty</source>
        <translation>Nikt nie przyjmuje biedy</translation>
    </message>
    <message>
        <source>What happens when all have refused.</source>
        <translation>Co się dzieje, gdy wszyscy odmówili.</translation>
    </message>
    <message>
        <source>All refuse Bernd&apos;s cards: they are dealt again, or everybody plays alone, and whoever gets the most card points loses.</source>
        <translation>Wszyscy odmawiają przyjęcia kart Bernda: rozdaje się je ponownie albo każdy gra sam i przegrywa ten, kto zdobędzie najwięcej punktów w kartach.</translation>
    </message>
    <message>
        <source>Two poor hands</source>
        <translation>Dwie biedy</translation>
    </message>
    <message>
        <source>What happens when two players declare a poverty.</source>
        <translation>Co się dzieje, gdy biedę zgłasza dwóch graczy.</translation>
    </message>
    <message>
        <source>Anna and Clara both declare a poverty: Anna sits first and offers her cards, or the cards are dealt again.</source>
        <translation>Anna i Clara zgłaszają biedę: Anna siedzi wcześniej i proponuje swoje karty albo karty rozdaje się ponownie.</translation>
    </message>
    <message>
        <source>Against the queens also in a poverty</source>
        <translation>Przeciwko damom także w biedzie</translation>
    </message>
    <message>
        <source>Whoever beats a poverty gets the point for winning against the queens of clubs.</source>
        <translation>Kto wygra z biedą, dostaje punkt za wygraną przeciwko damom trefl.</translation>
    </message>
    <message>
        <source>Bernd plays a poverty with Clara, and Kontra wins with 130 card points: the game is worth 2 instead of 1.</source>
        <translation>Bernd gra biedę razem z Clarą, a Kontra wygrywa, mając 130 punktów w kartach: gra jest warta 2 zamiast 1.</translation>
    </message>
    <message>
        <source>The higher solo by the ranking</source>
        <translation>Wyższe solo według hierarchii</translation>
    </message>
    <message>
        <source>Whoever promises more</source>
        <translation>Ten, kto obiecuje więcej</translation>
    </message>
    <message>
        <source>The soloist</source>
        <translation>Grający solo</translation>
    </message>
    <message>
        <source>After duty soli only</source>
        <translation>Tylko po solu obowiązkowym</translation>
    </message>
    <message>
        <source>After every solo</source>
        <translation>Po każdym solu</translation>
    </message>
    <message>
        <source>Duty solo</source>
        <translation>Solo obowiązkowe</translation>
    </message>
    <message>
        <source>Voluntary solo</source>
        <translation>Solo dobrowolne</translation>
    </message>
    <message>
        <source>Throwing in</source>
        <translation>Odrzucenie kart</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Trefle</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Piki</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Kiery</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Kara</translation>
    </message>
    <message>
        <source>Club solo</source>
        <translation>Solo trefl</translation>
    </message>
    <message>
        <source>Spade solo</source>
        <translation>Solo pik</translation>
    </message>
    <message>
        <source>Heart solo</source>
        <translation>Solo kier</translation>
    </message>
    <message>
        <source>Diamond solo</source>
        <translation>Solo karo</translation>
    </message>
    <message>
        <source>Pure club solo</source>
        <translation>Czyste solo trefl</translation>
    </message>
    <message>
        <source>Pure spade solo</source>
        <translation>Czyste solo pik</translation>
    </message>
    <message>
        <source>Pure heart solo</source>
        <translation>Czyste solo kier</translation>
    </message>
    <message>
        <source>Pure diamond solo</source>
        <translation>Czyste solo karo</translation>
    </message>
    <message>
        <source>Fewest-tricks solo</source>
        <translation>Solo na najmniej lew</translation>
    </message>
    <message>
        <source>Everybody chooses a game secretly</source>
        <translation>Każdy wybiera grę w tajemnicy</translation>
    </message>
    <message>
        <source>Healthy or reservation, then the kinds in turn</source>
        <translation>Zdrowy lub zastrzeżenie, potem rodzaje po kolei</translation>
    </message>
    <message>
        <source>Healthy, small or big, then the kinds in turn</source>
        <translation>Zdrowy, małe lub duże zastrzeżenie, potem rodzaje po kolei</translation>
    </message>
    <message>
        <source>Soli</source>
        <translation>Gry solo</translation>
    </message>
    <message>
        <source>A player may play alone against the three others. Silent marriages do not depend on this.</source>
        <translation>Gracz może zagrać w pojedynkę przeciwko trzem pozostałym. Ciche wesele od tego nie zależy.</translation>
    </message>
    <message>
        <source>Anna holds four queens and four aces: she has a reservation and plays a queen solo.</source>
        <translation>Anna ma cztery damy i cztery asy: zgłasza zastrzeżenie i gra solo dam.</translation>
    </message>
    <message>
        <source>Suit soli</source>
        <translation>Solo kolorowe</translation>
    </message>
    <message>
        <source>With 1, Clara must play one solo; if she has not done so when the rounds are over, she must play it then.</source>
        <translation>Przy 1 Clara musi zagrać jedno solo; jeśli nie zrobi tego do końca rund, musi zagrać je wtedy.</translation>
    </message>
    <message>
        <source>… of them suit soli</source>
        <translation>… w tym solo kolorowe</translation>
    </message>
    <message>
        <source>So many of the duty soli must be suit soli.</source>
        <translation>Tyle z obowiązkowych gier solo musi być kolorowych.</translation>
    </message>
    <message>
        <source>With 2 duty soli and 1 here, Dieter has played a queen solo; his other one must be a suit solo.</source>
        <translation>Przy 2 obowiązkowych grach solo i wartości 1 tutaj Dieter zagrał solo dam; drugie musi być solem kolorowym.</translation>
    </message>
    <message>
        <source>… of them picture soli</source>
        <translation>… w tym solo figurowe</translation>
    </message>
    <message>
        <source>So many of the duty soli must be soli with kings, queens or jacks as trumps.</source>
        <translation>W tylu z obowiązkowych gier solo atutami muszą być króle, damy lub walety.</translation>
    </message>
    <message>
        <source>With 2 duty soli and 1 here, Anna has played a club solo; her other one must be a picture solo, such as a jack solo.</source>
        <translation>Przy 2 obowiązkowych grach solo i wartości 1 tutaj Anna zagrała solo trefl; drugie musi być solem figurowym, na przykład solem waletów.</translation>
    </message>
    <message>
        <source>A forced duty solo may be offered</source>
        <translation>Wymuszone solo można zaproponować innym</translation>
    </message>
    <message>
        <source>Who is made to play a duty solo may first ask whether somebody else wants to play a solo.</source>
        <translation>Kto jest zmuszony do sola obowiązkowego, może najpierw zapytać, czy ktoś inny chce zagrać solo.</translation>
    </message>
    <message>
        <source>Clara is made to play and offers her solo. Bernd plays a jack solo instead; Clara still owes hers and is next again.</source>
        <translation>Clara jest zmuszona do sola i proponuje grę innym. Zamiast niej Bernd gra solo waletów; Clara nadal ma swoje do zagrania i zaraz znowu jej kolej.</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Gracze przy stole</translation>
    </message>
    <message>
        <source>With five players the dealer sits out and writes nothing; a round has five games.</source>
        <translation>Przy pięciu graczach rozdający pauzuje i nic nie zapisuje; runda ma pięć gier.</translation>
    </message>
    <message>
        <source>With 5, Dieter deals to the four others and gets no cards himself; the player to his left deals the next game.</source>
        <translation>Przy 5 Dieter rozdaje czterem pozostałym, a sam nie dostaje kart; do następnej gry rozdaje gracz na lewo od niego.</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Liczba gier</translation>
    </message>
    <message>
        <source>The party ends after so many games; 0 means no such limit.</source>
        <translation>Partia kończy się po tylu grach; 0 oznacza brak ograniczenia.</translation>
    </message>
    <message>
        <source>With 4, the party is over after four games; hands that were thrown in are not counted.</source>
        <translation>Przy 4 partia kończy się po czterech grach; odrzuconych kart się nie liczy.</translation>
    </message>
    <message>
        <source>Cards are dealt in packets</source>
        <translation>Rozdawanie kart porcjami</translation>
    </message>
    <message>
        <source>How many cards each player gets at a time, such as 3 4 3; one by one if that does not make up a hand.</source>
        <translation>Ile kart każdy gracz dostaje naraz, na przykład 3 4 3; po jednej, jeśli nie złoży się to na pełną rękę.</translation>
    </message>
    <message>
        <source>With 3 3 3 3, Anna gets three cards, then Bernd, Clara and Dieter, and so on four times around.</source>
        <translation>Przy 3 3 3 3 Anna dostaje trzy karty, potem Bernd, Clara i Dieter, i tak cztery razy dookoła.</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Pojedynek</translation>
    </message>
    <message>
        <source>Two people across from each other play against one another, each with a computer as partner.</source>
        <translation>Dwie osoby siedzące naprzeciwko siebie grają przeciwko sobie, każda z komputerem jako partnerem.</translation>
    </message>
    <message>
        <source>Anna and Clara sit across from each other and are opponents; Bernd and Dieter are the computers and announce nothing.</source>
        <translation>Anna i Clara siedzą naprzeciwko siebie i są przeciwniczkami; Bernd i Dieter to komputery i niczego nie zapowiadają.</translation>
    </message>
    <message>
        <source>Koehler</source>
        <translation>Köhler</translation>
    </message>
    <message>
        <source>Kings, queens and jacks are trumps, in this order.</source>
        <translation>Atutami są króle, damy i walety, w tej kolejności.</translation>
    </message>
    <message>
        <source>Meatless solo</source>
        <translation>Solo bez atutu (Fleischloser)</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Nie ma atutów.</translation>
    </message>
    <message>
        <source>Jack solo</source>
        <translation>Solo waletów</translation>
    </message>
    <message>
        <source>Only jacks are trumps.</source>
        <translation>Atutami są tylko walety.</translation>
    </message>
    <message>
        <source>Queen solo</source>
        <translation>Solo dam</translation>
    </message>
    <message>
        <source>Only queens are trumps.</source>
        <translation>Atutami są tylko damy.</translation>
    </message>
    <message>
        <source>King solo</source>
        <translation>Solo króli</translation>
    </message>
    <message>
        <source>Only kings are trumps.</source>
        <translation>Atutami są tylko króle.</translation>
    </message>
    <message>
        <source>Queen-jack solo</source>
        <translation>Solo dam i waletów</translation>
    </message>
    <message>
        <source>Queens and jacks are trumps, queens above jacks.</source>
        <translation>Atutami są damy i walety, damy nad waletami.</translation>
    </message>
    <message>
        <source>King-jack solo</source>
        <translation>Solo króli i waletów</translation>
    </message>
    <message>
        <source>Kings and jacks are trumps, kings above jacks.</source>
        <translation>Atutami są króle i walety, króle nad waletami.</translation>
    </message>
    <message>
        <source>King-queen solo</source>
        <translation>Solo króli i dam</translation>
    </message>
    <message>
        <source>Kings and queens are trumps, kings above queens.</source>
        <translation>Atutami są króle i damy, króle nad damami.</translation>
    </message>
    <message>
        <source>The soloist leads in a voluntary solo</source>
        <translation>W solu dobrowolnym wychodzi grający solo</translation>
    </message>
    <message>
        <source>Several soli</source>
        <translation>Kilka gier solo</translation>
    </message>
    <message>
        <source>Whose solo is played when more than one player wants one.</source>
        <translation>Czyje solo się gra, gdy chce je grać więcej niż jeden gracz.</translation>
    </message>
    <message>
        <source>First trick of another player</source>
        <translation>Pierwsza lewa innego gracza (pierwszy obcy)</translation>
    </message>
    <message>
        <source>The bridegroom may choose that any trick of another player finds the partner.</source>
        <translation>Ogłaszający wesele może wybrać, że partnera wyłania dowolna lewa innego gracza.</translation>
    </message>
    <message>
        <source>First plain-suit trick of another player</source>
        <translation>Pierwsza lewa innego gracza w kolorze bocznym</translation>
    </message>
    <message>
        <source>The bridegroom may choose that only a trick led with a plain suit finds the partner.</source>
        <translation>Ogłaszający wesele może wybrać, że partnera wyłania tylko lewa z wyjściem w kolor boczny.</translation>
    </message>
    <message>
        <source>First club, spade or heart trick of another player</source>
        <translation>Pierwsza lewa treflowa, pikowa lub kierowa innego gracza</translation>
    </message>
    <message>
        <source>The bridegroom may choose one plain suit; only a trick led with it finds the partner.</source>
        <translation>Ogłaszający wesele może wybrać jeden kolor boczny; partnera wyłania tylko lewa z wyjściem w ten kolor.</translation>
    </message>
    <message>
        <source>First trump trick of another player</source>
        <translation>Pierwsza lewa atutowa innego gracza</translation>
    </message>
    <message>
        <source>The bridegroom may choose that only a trick led with a trump finds the partner.</source>
        <translation>Ogłaszający wesele może wybrać, że partnera wyłania tylko lewa z wyjściem w atut.</translation>
    </message>
    <message>
        <source>The first matching trick decides</source>
        <translation>Rozstrzyga pierwsza pasująca lewa</translation>
    </message>
    <message>
        <source>If the bridegroom wins the first trick that could have found a partner, he plays alone.</source>
        <translation>Jeśli ogłaszający wesele weźmie pierwszą lewę, która mogła wyłonić partnera, gra w pojedynkę.</translation>
    </message>
    <message>
        <source>Last trick that can find the partner</source>
        <translation>Ostatnia lewa, która może wyłonić partnera</translation>
    </message>
    <message>
        <source>Counted over all tricks; after it the bridegroom plays alone.</source>
        <translation>Licząc wszystkie lewy; po niej ogłaszający wesele gra w pojedynkę.</translation>
    </message>
    <message>
        <source>Re and Kontra: cards needed</source>
        <translation>Re i Kontra: potrzebne karty</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Bieda</translation>
    </message>
    <message>
        <source>Swines</source>
        <translation>Schweine (świnie)</translation>
    </message>
    <message>
        <source>Cards in the own hand</source>
        <translation>Karty na własnej ręce</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>Karty na stole</translation>
    </message>
    <message>
        <source>As in tournaments</source>
        <translation>Jak na turniejach</translation>
    </message>
    <message>
        <source>Each announcement raises the need by 30</source>
        <translation>Każda zapowiedź podnosi wymóg o 30</translation>
    </message>
    <message>
        <source>Kontra needs less once Re is said</source>
        <translation>Po zapowiedzi „Re” Kontra potrzebuje mniej</translation>
    </message>
    <message>
        <source>What was earned all the same</source>
        <translation>To, co mimo to zdobyto</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Pukanie</translation>
    </message>
    <message>
        <source>Announcements do not show the side; everybody announces alone, and each one counts.</source>
        <translation>Zapowiedzi nie zdradzają strony; każdy zapowiada sam i każda zapowiedź się liczy.</translation>
    </message>
    <message>
        <source>Anna and Bernd both belong to Re and both knock: nobody learns that they are partners, and each knock counts.</source>
        <translation>Anna i Bernd należą do Re i oboje pukają: nikt nie dowiaduje się, że są partnerami, a każde pukanie się liczy.</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say Re or Kontra.</source>
        <translation>Ile kart gracz musi mieć jeszcze na ręce, aby powiedzieć „Re” lub „Kontra”.</translation>
    </message>
    <message>
        <source>With 11 of twelve cards, Anna may say Re until she plays her second card.</source>
        <translation>Przy 11 z dwunastu kart Anna może powiedzieć „Re”, dopóki nie zagra drugiej karty.</translation>
    </message>
    <message>
        <source>No 90: cards needed</source>
        <translation>Bez 90: potrzebne karty</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say no 90.</source>
        <translation>Ile kart gracz musi mieć jeszcze na ręce, aby powiedzieć „bez 90”.</translation>
    </message>
    <message>
        <source>With 9 of twelve cards, Anna may say no 90 until she plays her fourth card.</source>
        <translation>Przy 9 z dwunastu kart Anna może powiedzieć „bez 90”, dopóki nie zagra czwartej karty.</translation>
    </message>
    <message>
        <source>No 60: cards needed</source>
        <translation>Bez 60: potrzebne karty</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say no 60.</source>
        <translation>Ile kart gracz musi mieć jeszcze na ręce, aby powiedzieć „bez 60”.</translation>
    </message>
    <message>
        <source>With 6 of twelve cards, Anna may say no 60 until she plays her seventh card.</source>
        <translation>Przy 6 z dwunastu kart Anna może powiedzieć „bez 60”, dopóki nie zagra siódmej karty.</translation>
    </message>
    <message>
        <source>No 30: cards needed</source>
        <translation>Bez 30: potrzebne karty</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say no 30.</source>
        <translation>Ile kart gracz musi mieć jeszcze na ręce, aby powiedzieć „bez 30”.</translation>
    </message>
    <message>
        <source>With 3 of twelve cards, Anna may say no 30 until she plays her tenth card.</source>
        <translation>Przy 3 z dwunastu kart Anna może powiedzieć „bez 30”, dopóki nie zagra dziesiątej karty.</translation>
    </message>
    <message>
        <source>Black: cards needed</source>
        <translation>Schwarz: potrzebne karty</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say black.</source>
        <translation>Ile kart gracz musi mieć jeszcze na ręce, aby powiedzieć „schwarz”.</translation>
    </message>
    <message>
        <source>With 3 of twelve cards, Anna may say black until she plays her tenth card.</source>
        <translation>Przy 3 z dwunastu kart Anna może powiedzieć „schwarz”, dopóki nie zagra dziesiątej karty.</translation>
    </message>
    <message>
        <source>Last announcement: tricks left</source>
        <translation>Ostatnia zapowiedź: pozostałe lewy</translation>
    </message>
    <message>
        <source>Nobody may announce anything, replies included, when fewer tricks than this are left.</source>
        <translation>Gdy zostaje mniej lew, nikt nie może już nic zapowiedzieć ani odpowiedzieć na zapowiedź.</translation>
    </message>
    <message>
        <source>With 3, nobody may announce anything any more once ten of the twelve tricks are over.</source>
        <translation>Przy 3 nikt nie może już nic zapowiedzieć, gdy minie dziesięć z dwunastu lew.</translation>
    </message>
    <message>
        <source>Only the announced level must be in time</source>
        <translation>W terminie musi być tylko zapowiadany stopień</translation>
    </message>
    <message>
        <source>Levels that are skipped need not be in time themselves.</source>
        <translation>Pominięte stopnie same nie muszą być w terminie.</translation>
    </message>
    <message>
        <source>No 90 needs 9 cards and no 60 needs 6. Anna has said nothing and holds 7: she may still say no 60 at once.</source>
        <translation>„Bez 90” wymaga 9 kart, a „bez 60” 6. Anna nic nie powiedziała i ma 7: może jeszcze od razu powiedzieć „bez 60”.</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Odpowiedzi</translation>
    </message>
    <message>
        <source>A side that has said nothing may still answer Re or Kontra, up to one card after the opponents&apos; limit.</source>
        <translation>Strona, która nic nie zapowiedziała, może jeszcze odpowiedzieć „Re” lub „Kontra”, najpóźniej o jedną kartę po terminie przeciwników.</translation>
    </message>
    <message>
        <source>Anna says no 90, which needs 9 cards: Clara may still reply Kontra while she holds 8.</source>
        <translation>Anna mówi „bez 90”, co wymaga 9 kart: Clara może jeszcze odpowiedzieć „Kontra”, dopóki ma 8.</translation>
    </message>
    <message>
        <source>Announcements bind strictly</source>
        <translation>Zapowiedzi wiążą ściśle</translation>
    </message>
    <message>
        <source>Re and Kontra too must be met, and a reply promises to reach what the opponents deny.</source>
        <translation>Także Re i Kontra trzeba spełnić, a odpowiedź zobowiązuje do zdobycia tego, czego odmawiają przeciwnicy.</translation>
    </message>
    <message>
        <source>Re and Kontra have both been said, and the game ends at 120 to 120: nobody wins.</source>
        <translation>Zapowiedziano i Re, i Kontra, a gra kończy się wynikiem 120 do 120: nikt nie wygrywa.</translation>
    </message>
    <message>
        <source>Re and Kontra double</source>
        <translation>Re i Kontra podwajają</translation>
    </message>
    <message>
        <source>Each of them doubles the points of the game; otherwise each adds two points.</source>
        <translation>Każda z tych zapowiedzi podwaja punkty gry; w przeciwnym razie każda dodaje dwa punkty.</translation>
    </message>
    <message>
        <source>Re and Kontra have both been said, and Re wins with 155 card points: the 2 points for won and no 90 become 8.</source>
        <translation>Zapowiedziano i Re, i Kontra, a Re wygrywa, mając 155 punktów w kartach: 2 punkty za wygraną i „bez 90” zmieniają się w 8.</translation>
    </message>
    <message>
        <source>The point against the queens is doubled too</source>
        <translation>Punkt przeciwko damom też się podwaja</translation>
    </message>
    <message>
        <source>The point for winning against the queens of clubs is inside the doubling.</source>
        <translation>Podwojenie obejmuje punkt za wygraną przeciwko damom trefl.</translation>
    </message>
    <message>
        <source>Re has been said, and Kontra wins with 125 card points: 2 points, one of them against the queens, become 4 instead of 3.</source>
        <translation>Zapowiedziano Re, a Kontra wygrywa, mając 125 punktów w kartach: 2 punkty, w tym jeden przeciwko damom, zmieniają się w 4 zamiast w 3.</translation>
    </message>
    <message>
        <source>Forced announcement after a rich first trick</source>
        <translation>Obowiązkowa zapowiedź po bogatej pierwszej lewie</translation>
    </message>
    <message>
        <source>Who wins a first trick with 30 card points, or as many as are set, must announce the next level.</source>
        <translation>Kto weźmie pierwszą lewę wartą 30 punktów w kartach lub tyle, ile ustawiono, musi zapowiedzieć następny stopień.</translation>
    </message>
    <message>
        <source>Anna wins the first trick, ♣A ♣10 ♣10 ♣K, with 35 card points: she must say Re or Kontra.</source>
        <translation>Anna bierze pierwszą lewę, ♣A ♣10 ♣10 ♣K, wartą 35 punktów w kartach: musi powiedzieć „Re” lub „Kontra”.</translation>
    </message>
    <message>
        <source>… only if nobody has announced</source>
        <translation>… tylko jeśli nikt nie zapowiadał</translation>
    </message>
    <message>
        <source>An earlier announcement of either side lifts the duty.</source>
        <translation>Wcześniejsza zapowiedź którejkolwiek strony znosi ten obowiązek.</translation>
    </message>
    <message>
        <source>Clara says Kontra before Anna of Re wins a first trick of 35 card points: Anna need not announce.</source>
        <translation>Clara mówi „Kontra”, zanim Anna ze strony Re weźmie pierwszą lewę wartą 35 punktów w kartach: Anna nie musi zapowiadać.</translation>
    </message>
    <message>
        <source>… only Re or Kontra</source>
        <translation>… tylko Re lub Kontra</translation>
    </message>
    <message>
        <source>A side that has announced already need not go higher.</source>
        <translation>Strona, która już coś zapowiedziała, nie musi iść wyżej.</translation>
    </message>
    <message>
        <source>Anna says Re before she wins a first trick of 35 card points: she need not say no 90.</source>
        <translation>Anna mówi „Re”, zanim weźmie pierwszą lewę wartą 35 punktów w kartach: nie musi mówić „bez 90”.</translation>
    </message>
    <message>
        <source>… also in a marriage</source>
        <translation>… także w weselu</translation>
    </message>
    <message>
        <source>The duty also holds when the first trick has found the partner of a marriage.</source>
        <translation>Obowiązek dotyczy także sytuacji, gdy pierwsza lewa wyłoniła partnera w weselu.</translation>
    </message>
    <message>
        <source>Bernd wins the first trick with 35 card points and becomes Anna&apos;s partner: he must say Re.</source>
        <translation>Bernd bierze pierwszą lewę wartą 35 punktów w kartach i zostaje partnerem Anny: musi powiedzieć „Re”.</translation>
    </message>
    <message>
        <source>Point for 120 against no 90 and so on</source>
        <translation>Punkt za 120 przeciwko „bez 90” i tak dalej</translation>
    </message>
    <message>
        <source>Whether only the highest missed announcement of the opponents brings a point, or each one.</source>
        <translation>Czy punkt przynosi tylko najwyższa niespełniona zapowiedź przeciwników, czy każda.</translation>
    </message>
    <message>
        <source>Kontra says no 60, and Re gets 125 card points: 1 point for 90 against no 60, and if each one counts, 1 more for 120 against no 90.</source>
        <translation>Kontra mówi „bez 60”, a Re zdobywa 125 punktów w kartach: 1 punkt za 90 przeciwko „bez 60” i, jeśli liczy się każda zapowiedź, jeszcze 1 za 120 przeciwko „bez 90”.</translation>
    </message>
    <message>
        <source>Card points that force an announcement</source>
        <translation>Punkty w kartach zmuszające do zapowiedzi</translation>
    </message>
    <message>
        <source>How rich the first trick must be to force its winner.</source>
        <translation>Jak bogata musi być pierwsza lewa, aby zmusić do zapowiedzi tego, kto ją wziął.</translation>
    </message>
    <message>
        <source>With 30, a first trick of ♣A ♣10 ♣10 ♣9 with 31 card points forces Anna; ♣A ♣10 ♣K ♣K with 29 does not.</source>
        <translation>Przy 30 pierwsza lewa ♣A ♣10 ♣10 ♣9 z 31 punktami w kartach zmusza Annę do zapowiedzi; ♣A ♣10 ♣K ♣K z 29 nie.</translation>
    </message>
    <message>
        <source>What the limits count</source>
        <translation>Co liczą terminy zapowiedzi</translation>
    </message>
    <message>
        <source>Whether the own cards or the cards on the table say how long one may announce.</source>
        <translation>Czy o tym, jak długo wolno zapowiadać, decydują własne karty, czy karty na stole.</translation>
    </message>
    <message>
        <source>Anna is fourth in the second trick and holds 11 cards. By her own cards she may still say Re; by the table she may not, for 7 lie there.</source>
        <translation>Anna gra czwarta w drugiej lewie i ma 11 kart. Według własnych kart może jeszcze powiedzieć „Re”; według kart na stole już nie, bo leży ich tam 7.</translation>
    </message>
    <message>
        <source>Limits by cards on the table</source>
        <translation>Terminy według kart na stole</translation>
    </message>
    <message>
        <source>Up to how many cards on the table Re and Kontra, no 90, no 60, no 30 and black may be said.</source>
        <translation>Do ilu kart na stole wolno powiedzieć „Re” i „Kontra”, „bez 90”, „bez 60”, „bez 30” i „schwarz”.</translation>
    </message>
    <message>
        <source>With 5 as the first number, Re may be said until somebody plays the sixth card of the game.</source>
        <translation>Przy 5 jako pierwszej liczbie „Re” wolno powiedzieć, dopóki ktoś nie zagra szóstej karty gry.</translation>
    </message>
    <message>
        <source>Levels may be skipped</source>
        <translation>Stopnie wolno pomijać</translation>
    </message>
    <message>
        <source>Whoever says no 60 has said no 90 with it; otherwise each level must be said by itself.</source>
        <translation>Kto mówi „bez 60”, mówi tym samym „bez 90”; w przeciwnym razie każdy stopień trzeba zapowiedzieć osobno.</translation>
    </message>
    <message>
        <source>Anna has said nothing yet and says no 60 at once: Re and no 90 are said with it.</source>
        <translation>Anna nic jeszcze nie zapowiedziała i od razu mówi „bez 60”: „Re” i „bez 90” są tym samym powiedziane.</translation>
    </message>
    <message>
        <source>Card points needed</source>
        <translation>Potrzebne punkty w kartach</translation>
    </message>
    <message>
        <source>How announcements change what a side needs to win.</source>
        <translation>Jak zapowiedzi zmieniają to, czego strona potrzebuje do wygranej.</translation>
    </message>
    <message>
        <source>Re is said, and Kontra says no 90. As in tournaments Kontra needs 151 card points, with a raised need 180, and 150 where Kontra needs less.</source>
        <translation>Re jest zapowiedziane, a Kontra mówi „bez 90”. Jak na turniejach Kontra potrzebuje 151 punktów w kartach, przy podniesionym wymogu 180, a 150 tam, gdzie Kontra potrzebuje mniej.</translation>
    </message>
    <message>
        <source>Re and Kontra raise the need too</source>
        <translation>Re i Kontra też podnoszą wymóg</translation>
    </message>
    <message>
        <source>Otherwise only no 90 and higher do.</source>
        <translation>W przeciwnym razie podnosi go dopiero „bez 90” i wyżej.</translation>
    </message>
    <message>
        <source>Anna says Re and no more: her side needs 151 card points instead of 121.</source>
        <translation>Anna mówi „Re” i nic więcej: jej strona potrzebuje 151 punktów w kartach zamiast 121.</translation>
    </message>
    <message>
        <source>Both sides miss their announcement</source>
        <translation>Obie strony nie spełniają zapowiedzi</translation>
    </message>
    <message>
        <source>What counts when nobody wins.</source>
        <translation>Co się liczy, gdy nikt nie wygrywa.</translation>
    </message>
    <message>
        <source>Both sides say no 90, and Re gets 125 card points: nobody wins, and the point of Re for 120 against no 90 counts, or nothing does.</source>
        <translation>Obie strony mówią „bez 90”, a Re zdobywa 125 punktów w kartach: nikt nie wygrywa i liczy się punkt Re za 120 przeciwko „bez 90” albo nie liczy się nic.</translation>
    </message>
    <message>
        <source>Points for Re and for Kontra</source>
        <translation>Punkty za Re i za Kontra</translation>
    </message>
    <message>
        <source>What each of them adds to the value where they do not double.</source>
        <translation>Ile każda z tych zapowiedzi dodaje do wartości, jeśli nie podwajają.</translation>
    </message>
    <message>
        <source>With 2, Re is said and wins with 125 card points: the game is worth 3.</source>
        <translation>Przy 2 strona Re zapowiada „Re” i wygrywa, mając 125 punktów w kartach: gra jest warta 3.</translation>
    </message>
    <message>
        <source>Points for an early announcement</source>
        <translation>Punkty za wczesną zapowiedź</translation>
    </message>
    <message>
        <source>What Re and Kontra add if they are said before the first card.</source>
        <translation>Ile dodają Re i Kontra zapowiedziane przed pierwszą kartą.</translation>
    </message>
    <message>
        <source>With 1, Anna says Re before the first card and wins: the game is worth 1 more than if she had said it later.</source>
        <translation>Przy 1 Anna mówi „Re” przed pierwszą kartą i wygrywa: gra jest warta o 1 więcej, niż gdyby powiedziała to później.</translation>
    </message>
    <message>
        <source>Cowardice loses</source>
        <translation>Tchórzostwo przegrywa</translation>
    </message>
    <message>
        <source>A side that wins three levels above what it announced loses the game instead; not in soli.</source>
        <translation>Strona, która wygrywa o trzy stopnie wyżej, niż zapowiedziała, przegrywa grę; nie dotyczy gier solo.</translation>
    </message>
    <message>
        <source>Re announces nothing and keeps Kontra below 60 card points: Re loses, for it could have said Re, no 90 and no 60.</source>
        <translation>Re niczego nie zapowiada i nie dopuszcza strony Kontra do 60 punktów w kartach: Re przegrywa, bo mogło powiedzieć „Re”, „bez 90” i „bez 60”.</translation>
    </message>
    <message>
        <source>The value is multiplied</source>
        <translation>Wartość jest mnożona</translation>
    </message>
    <message>
        <source>Points are added for the winner</source>
        <translation>Wygrany dostaje dodatkowe punkty</translation>
    </message>
    <message>
        <source>By bock, but not by Re and Kontra</source>
        <translation>Przez Bock, ale nie przez Re i Kontra</translation>
    </message>
    <message>
        <source>By everything</source>
        <translation>Przez wszystko</translation>
    </message>
    <message>
        <source>By nothing</source>
        <translation>Bez mnożenia</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>When nobody writes anything</source>
        <translation>Gdy nikt nic nie zapisuje</translation>
    </message>
    <message>
        <source>At 120 to 120</source>
        <translation>Przy stanie 120 do 120</translation>
    </message>
    <message>
        <source>Like any other game</source>
        <translation>Jak każda inna gra</translation>
    </message>
    <message>
        <source>Neither counted more often nor using up a bock game</source>
        <translation>Nie liczy się wielokrotnie i nie zużywa gry Bock</translation>
    </message>
    <message>
        <source>Anna and Bernd win with a value of 4. Plus: each of them writes 4. Minus: Clara and Dieter write -4 each. Plus and minus: all four write.</source>
        <translation>Anna i Bernd wygrywają grę o wartości 4. Plus: każde z nich zapisuje 4. Minus: Clara i Dieter zapisują po −4. Plus i minus: zapisują wszyscy czworo.</translation>
    </message>
    <message>
        <source>A solo always counts three times</source>
        <translation>Solo zawsze liczy się potrójnie</translation>
    </message>
    <message>
        <source>Also the three opponents write three times the value; otherwise only the soloist does.</source>
        <translation>Także trzej przeciwnicy zapisują potrójną wartość; w przeciwnym razie tylko grający solo.</translation>
    </message>
    <message>
        <source>Anna loses a queen solo worth 2. With plus counting Bernd, Clara and Dieter write 6 each instead of 2.</source>
        <translation>Anna przegrywa solo dam o wartości 2. Przy liczeniu plus Bernd, Clara i Dieter zapisują po 6 zamiast po 2.</translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation>Rundy Bock</translation>
    </message>
    <message>
        <source>After certain games the next four games count several times; at a table of five the next five.</source>
        <translation>Po niektórych grach cztery następne gry liczą się wielokrotnie; przy stole pięcioosobowym pięć następnych.</translation>
    </message>
    <message>
        <source>A game has ended at 120 to 120: the next four games count double, and then all is as before.</source>
        <translation>Gra skończyła się wynikiem 120 do 120: cztery następne gry liczą się podwójnie, a potem wszystko jest jak przedtem.</translation>
    </message>
    <message>
        <source>A new bock round follows the open ones</source>
        <translation>Nowa runda Bock następuje po trwających</translation>
    </message>
    <message>
        <source>Bock rounds are played one after the other; otherwise they overlap and multiply.</source>
        <translation>Rundy Bock rozgrywa się jedna po drugiej; w przeciwnym razie nakładają się i mnożą.</translation>
    </message>
    <message>
        <source>Three bock games are still open when four more are earned: seven games count double, and none counts four times.</source>
        <translation>Zostały jeszcze trzy gry Bock, gdy dochodzą cztery następne: siedem gier liczy się podwójnie, a żadna poczwórnie.</translation>
    </message>
    <message>
        <source>Bock after 120 to 120</source>
        <translation>Bock po 120 do 120</translation>
    </message>
    <message>
        <source>A game in which both sides have 120 card points brings a bock round.</source>
        <translation>Gra, w której obie strony mają po 120 punktów w kartach, przynosi rundę Bock.</translation>
    </message>
    <message>
        <source>Nobody has announced, and the game ends at 120 to 120: Kontra wins, and the next four games are bock games.</source>
        <translation>Nikt nic nie zapowiedział, a gra kończy się wynikiem 120 do 120: wygrywa Kontra, a cztery następne gry to gry Bock.</translation>
    </message>
    <message>
        <source>Bock after a lost solo</source>
        <translation>Bock po przegranym solu</translation>
    </message>
    <message>
        <source>A solo that the soloist loses brings a bock round, also a marriage that was played alone.</source>
        <translation>Solo przegrane przez grającego solo przynosi rundę Bock, także wesele rozegrane w pojedynkę.</translation>
    </message>
    <message>
        <source>Clara plays a jack solo and gets only 110 card points: the next four games are bock games.</source>
        <translation>Clara gra solo waletów i zdobywa tylko 110 punktów w kartach: cztery następne gry to gry Bock.</translation>
    </message>
    <message>
        <source>Bock after a lost announcement</source>
        <translation>Bock po przegranej zapowiedzi</translation>
    </message>
    <message>
        <source>A side that has announced anything and does not win brings a bock round.</source>
        <translation>Jeśli strona, która coś zapowiedziała, nie wygrywa, następuje runda Bock.</translation>
    </message>
    <message>
        <source>Anna says Re, but her side gets only 112 card points: the next four games are bock games.</source>
        <translation>Anna mówi „Re”, ale jej strona zdobywa tylko 112 punktów w kartach: cztery następne gry to gry Bock.</translation>
    </message>
    <message>
        <source>Bock after a heart trick</source>
        <translation>Bock po lewie kierowej</translation>
    </message>
    <message>
        <source>A trick of four plain hearts brings a bock round; not in soli.</source>
        <translation>Lewa z czterech kierów niebędących atutami przynosi rundę Bock; nie dotyczy gier solo.</translation>
    </message>
    <message>
        <source>Anna leads ♥A, and ♥9, ♥K and ♥K follow: nobody has ruffed, so the next four games are bock games.</source>
        <translation>Anna wychodzi ♥A, a po nim padają ♥9, ♥K i ♥K: nikt nie przebił atutem, więc cztery następne gry to gry Bock.</translation>
    </message>
    <message>
        <source>Bock after a black game</source>
        <translation>Bock po grze „schwarz”</translation>
    </message>
    <message>
        <source>A game in which a side has no trick brings a bock round.</source>
        <translation>Gra, w której jedna ze stron nie ma żadnej lewy, przynosi rundę Bock.</translation>
    </message>
    <message>
        <source>Re wins all twelve tricks: the next four games are bock games.</source>
        <translation>Re bierze wszystkie dwanaście lew: cztery następne gry to gry Bock.</translation>
    </message>
    <message>
        <source>Factor of a bock round</source>
        <translation>Mnożnik rundy Bock</translation>
    </message>
    <message>
        <source>How many times the games of a bock round count.</source>
        <translation>Ile razy liczą się gry rundy Bock.</translation>
    </message>
    <message>
        <source>With 2, a game worth 5 counts 10 in a bock round, and 20 where two bock rounds overlap.</source>
        <translation>Przy 2 gra o wartości 5 liczy się w rundzie Bock za 10, a za 20 tam, gdzie nakładają się dwie rundy Bock.</translation>
    </message>
    <message>
        <source>Special points are multiplied</source>
        <translation>Mnożenie punktów dodatkowych</translation>
    </message>
    <message>
        <source>Whether special points stand inside the doubling by Re and Kontra and by bock.</source>
        <translation>Czy podwajanie przez Re i Kontra oraz przez Bock obejmuje punkty dodatkowe.</translation>
    </message>
    <message>
        <source>Re has doubled a bock game in which the winners caught a fox: it counts 2 if only bock multiplies it, 4 if everything does, 1 if nothing does.</source>
        <translation>Re podwoiło grę Bock, w której wygrani złapali lisa: lis liczy się za 2, jeśli mnoży go tylko Bock, za 4, jeśli wszystko, i za 1, jeśli nic.</translation>
    </message>
    <message>
        <source>Effect of bock</source>
        <translation>Działanie Bock</translation>
    </message>
    <message>
        <source>Whether a bock game counts several times, or the winner gets as many points on top.</source>
        <translation>Czy gra Bock liczy się wielokrotnie, czy też wygrany dostaje tyle punktów dodatkowo.</translation>
    </message>
    <message>
        <source>A bock game worth 3 counts 6 if it is multiplied by two, and 5 if two points are added.</source>
        <translation>Gra Bock o wartości 3 liczy się za 6, jeśli mnoży się ją przez dwa, i za 5, jeśli dodaje się dwa punkty.</translation>
    </message>
    <message>
        <source>Highest bock factor</source>
        <translation>Najwyższy mnożnik Bock</translation>
    </message>
    <message>
        <source>What would go higher waits behind the open bock games; with 0 nothing waits, and 16 is the highest.</source>
        <translation>To, co przekroczyłoby mnożnik, czeka za trwającymi grami Bock; przy 0 nic nie czeka, a najwyższy mnożnik to 16.</translation>
    </message>
    <message>
        <source>With 2, two bock games are still open when four more are earned: six games count double, and none counts four times.</source>
        <translation>Przy 2 zostały jeszcze dwie gry Bock, gdy dochodzą cztery następne: sześć gier liczy się podwójnie, a żadna poczwórnie.</translation>
    </message>
    <message>
        <source>Bock after a cold strike</source>
        <translation>Bock po grze za zero</translation>
    </message>
    <message>
        <source>A game that ends without anything to write brings a bock round.</source>
        <translation>Gra, po której nie ma nic do zapisania, przynosi rundę Bock.</translation>
    </message>
    <message>
        <source>Both sides say no 60, and the game ends at 120 to 120: nobody wins or writes anything, and the next four games are bock games.</source>
        <translation>Obie strony mówią „bez 60”, a gra kończy się wynikiem 120 do 120: nikt nie wygrywa i nic nie zapisuje, a cztery następne gry to gry Bock.</translation>
    </message>
    <message>
        <source>Bock after announcements of both sides</source>
        <translation>Bock po zapowiedziach obu stron</translation>
    </message>
    <message>
        <source>A game in which both Re and Kontra have announced brings a bock round.</source>
        <translation>Gra, w której zapowiadały i Re, i Kontra, przynosi rundę Bock.</translation>
    </message>
    <message>
        <source>Anna says Re, and later Clara says Kontra: whoever wins, the next four games are bock games.</source>
        <translation>Anna mówi „Re”, a później Clara „Kontra”: niezależnie od tego, kto wygra, cztery następne gry to gry Bock.</translation>
    </message>
    <message>
        <source>A bock round for each reason</source>
        <translation>Runda Bock za każdy powód</translation>
    </message>
    <message>
        <source>A game with several reasons brings as many bock rounds; otherwise just one.</source>
        <translation>Gra z kilkoma powodami przynosi tyle samo rund Bock; w przeciwnym razie tylko jedną.</translation>
    </message>
    <message>
        <source>Anna has said Re, and the game ends at 120 to 120. If both are reasons for bock, it brings two bock rounds, not one.</source>
        <translation>Anna powiedziała „Re”, a gra kończy się wynikiem 120 do 120. Jeśli oba powody dają Bock, przynosi to dwie rundy Bock, a nie jedną.</translation>
    </message>
    <message>
        <source>Duty soli and bock</source>
        <translation>Solo obowiązkowe a Bock</translation>
    </message>
    <message>
        <source>Whether a duty solo takes part in bock rounds.</source>
        <translation>Czy solo obowiązkowe bierze udział w rundach Bock.</translation>
    </message>
    <message>
        <source>Bernd is made to play his duty solo while bock games are open: it counts double and uses one up, or it counts once and uses none up.</source>
        <translation>Bernd jest zmuszony do sola obowiązkowego, gdy trwają gry Bock: solo liczy się podwójnie i zużywa jedną z nich albo liczy się pojedynczo i nie zużywa żadnej.</translation>
    </message>
    <message>
        <source>Bonus for an announced marriage</source>
        <translation>Premia za ogłoszone wesele</translation>
    </message>
    <message>
        <source>So many points the bridegroom gets from each of the others, whatever the result.</source>
        <translation>Tyle punktów ogłaszający wesele dostaje od każdego z pozostałych, niezależnie od wyniku.</translation>
    </message>
    <message>
        <source>With 1 and plus-minus counting, Anna announces a marriage: she gets 3 points, and the others lose 1 each, even if she loses the game.</source>
        <translation>Przy 1 i liczeniu plus-minus Anna ogłasza wesele: dostaje 3 punkty, a pozostali tracą po 1, nawet jeśli przegra grę.</translation>
    </message>
    <message>
        <source>The winner never loses points</source>
        <translation>Wygrany nigdy nie traci punktów</translation>
    </message>
    <message>
        <source>If special points would make the value negative for the winner, the game counts nothing.</source>
        <translation>Jeśli przez punkty dodatkowe wartość byłaby dla wygranego ujemna, gra nie przynosi punktów.</translation>
    </message>
    <message>
        <source>Re wins with 121 card points, but Kontra has caught two foxes: 1 minus 2 would be negative, so the game counts 0.</source>
        <translation>Re wygrywa, mając 121 punktów w kartach, ale Kontra złapała dwa lisy: 1 minus 2 dałoby wynik ujemny, więc gra liczy się za 0.</translation>
    </message>
    <message>
        <source>120 to 120 counts one point</source>
        <translation>120 do 120 liczy się za jeden punkt</translation>
    </message>
    <message>
        <source>If Kontra wins with exactly 120 card points, there is no point against the queens.</source>
        <translation>Jeśli Kontra wygrywa, mając dokładnie 120 punktów w kartach, nie ma punktu przeciwko damom.</translation>
    </message>
    <message>
        <source>Nobody has announced, and the game ends at 120 to 120: Kontra wins, and the game is worth 1 instead of 2.</source>
        <translation>Nikt nic nie zapowiedział, a gra kończy się wynikiem 120 do 120: wygrywa Kontra, a gra jest warta 1 zamiast 2.</translation>
    </message>
    <message>
        <source>Stake for a point, in hundredths</source>
        <translation>Stawka za punkt, w setnych</translation>
    </message>
    <message>
        <source>What a point is worth in play money; 0 shows no money. It is bookkeeping only.</source>
        <translation>Ile wart jest punkt w umownych pieniądzach; przy 0 pieniądze nie są pokazywane. To tylko zapis.</translation>
    </message>
    <message>
        <source>With 10, a normal game worth 4 costs each of the two losers 0.40.</source>
        <translation>Przy 10 zwykła gra o wartości 4 kosztuje każdego z dwóch przegranych 0,40.</translation>
    </message>
    <message>
        <source>Limit for a game, in hundredths</source>
        <translation>Limit na grę, w setnych</translation>
    </message>
    <message>
        <source>Nobody loses more play money than this in one game; 0 means no limit.</source>
        <translation>Nikt nie traci w jednej grze więcej umownych pieniędzy; 0 oznacza brak limitu.</translation>
    </message>
    <message>
        <source>A game would cost Dieter 1.20 in play money; with 100 he pays only 1.00.</source>
        <translation>Gra kosztowałaby Dietera 1,20 w umownych pieniądzach; przy 100 płaci tylko 1,00.</translation>
    </message>
    <message>
        <source>Commission in per cent</source>
        <translation>Prowizja w procentach</translation>
    </message>
    <message>
        <source>What the house keeps of the winnings in play money.</source>
        <translation>Ile z wygranych w umownych pieniądzach zatrzymuje dom.</translation>
    </message>
    <message>
        <source>With 9 and a stake of 100, Anna wins a solo worth 4: of the 12.00 the house keeps 1.44, and Anna gets 10.56.</source>
        <translation>Przy 9 i stawce 100 Anna wygrywa solo o wartości 4: z 12,00 dom zatrzymuje 1,44, a Anna dostaje 10,56.</translation>
    </message>
    <message>
        <source>The stake is played for as a whole</source>
        <translation>Gra o całą stawkę</translation>
    </message>
    <message>
        <source>At the end of the party the best player wins the stakes of the others.</source>
        <translation>Na końcu partii najlepszy gracz zgarnia stawki pozostałych.</translation>
    </message>
    <message>
        <source>With a stake of 100, Clara has the most points at the end of the party and wins 1.00 from each of the three others.</source>
        <translation>Przy stawce 100 Clara ma na końcu partii najwięcej punktów i wygrywa po 1,00 od każdego z trzech pozostałych.</translation>
    </message>
    <message>
        <source>Tens of hearts are the highest trumps</source>
        <translation>Dziesiątki kier są najwyższymi atutami</translation>
    </message>
    <message>
        <source>The second ten of hearts beats the first</source>
        <translation>Druga dziesiątka kier bije pierwszą</translation>
    </message>
    <message>
        <source>When both tens of hearts lie in one trick, the later one is higher.</source>
        <translation>Gdy w jednej lewie leżą obie dziesiątki kier, wyższa jest późniejsza.</translation>
    </message>
    <message>
        <source>The other way round in the last trick</source>
        <translation>W ostatniej lewie odwrotnie</translation>
    </message>
    <message>
        <source>In the last trick the order of the two tens of hearts is reversed.</source>
        <translation>W ostatniej lewie kolejność obu dziesiątek kier jest odwrócona.</translation>
    </message>
    <message>
        <source>Caught fox</source>
        <translation>Złapany lis</translation>
    </message>
    <message>
        <source>A point for each ace of diamonds of the opponents in an own trick.</source>
        <translation>Punkt za każdego asa karo przeciwników we własnej lewie.</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Karlchen</translation>
    </message>
    <message>
        <source>A point for winning the last trick with a jack of clubs.</source>
        <translation>Punkt za wzięcie ostatniej lewy waletem trefl.</translation>
    </message>
    <message>
        <source>Special points of a marriage that found nobody</source>
        <translation>Punkty dodatkowe wesela bez partnera</translation>
    </message>
</context>
<context>
    <name>rules dialog</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>&amp;Back to the chosen set</source>
        <translation>Powrót do &amp;wybranego zestawu</translation>
    </message>
    <message>
        <source>&amp;Open a file …</source>
        <translation>&amp;Otwórz plik …</translation>
    </message>
    <message>
        <source>&amp;Write to a file …</source>
        <translation>&amp;Zapisz do pliku …</translation>
    </message>
    <message>
        <source>Write for &amp;FreeDoko …</source>
        <translation>Zapisz dla &amp;FreeDoko …</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Kopiuj jako tekst</translation>
    </message>
</context>
<context>
    <name>ruleset</name>
    <message>
        <source>Own rules</source>
        <translation>Własne zasady</translation>
    </message>
</context>
<context>
    <name>ruleword</name>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>numbers from %1 to %2</source>
        <translation>liczby od %1 do %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>od %1 do %2</translation>
    </message>
    <message>
        <source>one of these is on: %1</source>
        <translation>włączona jest jedna z zasad: %1</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1 lub %2</translation>
    </message>
    <message>
        <source>“%1” is “%2”</source>
        <translation>ustawienie zasady „%1” to „%2”</translation>
    </message>
    <message>
        <source>“%1” is off</source>
        <translation>zasada „%1” jest wyłączona</translation>
    </message>
    <message>
        <source>“%1” is on</source>
        <translation>zasada „%1” jest włączona</translation>
    </message>
    <message>
        <source>“%1” is not 0</source>
        <translation>wartość zasady „%1” jest różna od 0</translation>
    </message>
    <message>
        <source>Without effect now. It acts if: %1.</source>
        <translation>Teraz bez skutku. Działa, jeśli: %1.</translation>
    </message>
    <message>
        <source>“%1” must stay on: it is the last way for a marriage to find a partner.</source>
        <translation>Zasada „%1” musi pozostać włączona: to ostatni sposób na znalezienie partnera w weselu.</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <source>No.</source>
        <translation>Lp.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Wygrywa</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Zapowiedzi</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Sum of all games</source>
        <translation>Suma wszystkich gier</translation>
    </message>
    <message>
        <source>Suit soli among them</source>
        <translation>W tym solo kolorowe</translation>
    </message>
    <message>
        <source>Picture soli among them</source>
        <translation>W tym solo figurowe</translation>
    </message>
    <message>
        <source>Play money won or lost</source>
        <translation>Wygrane lub przegrane umowne pieniądze</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pieniądze</translation>
    </message>
    <message>
        <source>Soli</source>
        <translation>Gry solo</translation>
    </message>
    <message>
        <source>Duty soli still to be played</source>
        <translation>Obowiązkowe gry solo, które trzeba jeszcze zagrać</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Pict.</source>
        <translation>Figur.</translation>
    </message>
    <message>
        <source>Bock</source>
        <translation>Bock</translation>
    </message>
    <message>
        <source>Round %1: the points of its games, and the sum</source>
        <translation>Runda %1: punkty z jej gier i suma</translation>
    </message>
    <message>
        <source>R %1</source>
        <translation>R %1</translation>
    </message>
    <message>
        <source>sat out, sum %2</source>
        <translation>pauza, suma %2</translation>
    </message>
    <message>
        <source>%1 in the round, sum %2</source>
        <translation>%1 w rundzie, suma %2</translation>
    </message>
    <message>
        <source>%1 as soloist of a duty solo, sum %2</source>
        <translation>%1 w solu obowiązkowym, suma %2</translation>
    </message>
    <message>
        <source>%1 as soloist, sum %2</source>
        <translation>%1 w grze solo, suma %2</translation>
    </message>
    <message>
        <source>%1, sum %2</source>
        <translation>%1, suma %2</translation>
    </message>
</context>
<context>
    <name>season</name>
    <message>
        <source>%1: the file cannot be read, the process that reads it has ended.</source>
        <translation>%1: nie można odczytać pliku, proces, który go czyta, się zakończył.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n rule(s) changed</source>
        <translation>
            <numerusform>%1, %n zmieniona zasada</numerusform>
            <numerusform>%1, %n zmienione zasady</numerusform>
            <numerusform>%1, %n zmienionych zasad</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sentence</name>
    <message>
        <source>%1 announces a marriage: the first trick of another player decides.</source>
        <translation>%1 ogłasza wesele: rozstrzyga pierwsza lewa innego gracza.</translation>
    </message>
    <message>
        <source>%1 announces a marriage: the first plain-suit trick of another player decides.</source>
        <translation>%1 ogłasza wesele: rozstrzyga pierwsza lewa innego gracza w kolorze bocznym.</translation>
    </message>
    <message>
        <source>%1 announces a marriage: the first trump trick of another player decides.</source>
        <translation>%1 ogłasza wesele: rozstrzyga pierwsza lewa atutowa innego gracza.</translation>
    </message>
    <message>
        <source>%1 announces a marriage: the first club trick of another player decides.</source>
        <translation>%1 ogłasza wesele: rozstrzyga pierwsza lewa treflowa innego gracza.</translation>
    </message>
    <message>
        <source>%1 announces a marriage: the first spade trick of another player decides.</source>
        <translation>%1 ogłasza wesele: rozstrzyga pierwsza lewa pikowa innego gracza.</translation>
    </message>
    <message>
        <source>%1 announces a marriage: the first heart trick of another player decides.</source>
        <translation>%1 ogłasza wesele: rozstrzyga pierwsza lewa kierowa innego gracza.</translation>
    </message>
    <message>
        <source>Clubs were led: you must follow with a club.</source>
        <translation>Wyjście było w trefle: musisz dodać trefla.</translation>
    </message>
    <message>
        <source>Spades were led: you must follow with a spade.</source>
        <translation>Wyjście było w piki: musisz dodać pika.</translation>
    </message>
    <message>
        <source>Hearts were led: you must follow with a heart.</source>
        <translation>Wyjście było w kiery: musisz dodać kiera.</translation>
    </message>
    <message>
        <source>Diamonds were led: you must follow with a diamond.</source>
        <translation>Wyjście było w kara: musisz dodać karo.</translation>
    </message>
    <message>
        <source>Trump was led: you must follow with a trump.</source>
        <translation>Wyjście było w atuty: musisz dodać atut.</translation>
    </message>
    <message>
        <source>%1 is asked: healthy, or a reservation?</source>
        <translation>%1 odpowiada na pytanie: zdrowy czy zastrzeżenie?</translation>
    </message>
    <message>
        <source>%1 names the game.</source>
        <translation>%1 wybiera grę.</translation>
    </message>
    <message>
        <source>%1 chooses a game.</source>
        <translation>%1 wybiera grę.</translation>
    </message>
    <message>
        <source>%1 must play a duty solo and chooses one.</source>
        <translation>%1 musi zagrać solo obowiązkowe i wybiera je.</translation>
    </message>
    <message>
        <source>%1 is asked whether to throw the hand in.</source>
        <translation>%1 odpowiada na pytanie o odrzucenie kart.</translation>
    </message>
    <message>
        <source>%1 is asked for a duty solo.</source>
        <translation>%1 odpowiada na pytanie o solo obowiązkowe.</translation>
    </message>
    <message>
        <source>%1 is asked for a solo.</source>
        <translation>%1 odpowiada na pytanie o solo.</translation>
    </message>
    <message>
        <source>%1 is asked for a poverty.</source>
        <translation>%1 odpowiada na pytanie o biedę.</translation>
    </message>
    <message>
        <source>%1 is asked for a marriage.</source>
        <translation>%1 odpowiada na pytanie o wesele.</translation>
    </message>
    <message>
        <source>%1 is asked for a bid.</source>
        <translation>%1 odpowiada na pytanie o licytację.</translation>
    </message>
    <message>
        <source>%1 is asked for swines.</source>
        <translation>%1 odpowiada na pytanie o świnie.</translation>
    </message>
    <message>
        <source>%1 chooses cards to offer.</source>
        <translation>%1 wybiera karty do zaproponowania.</translation>
    </message>
    <message>
        <source>%1 is asked whether to take the cards.</source>
        <translation>%1 odpowiada na pytanie o przyjęcie kart.</translation>
    </message>
    <message>
        <source>%1 chooses cards to give back.</source>
        <translation>%1 wybiera karty do oddania.</translation>
    </message>
    <message>
        <source>Play the %1 now, to which your partner belongs.</source>
        <translation>Zagraj teraz kartę, z którą związany jest wybór partnera: %1.</translation>
    </message>
    <message>
        <source>Choose cards of your hand.</source>
        <translation>Wybierz karty ze swojej ręki.</translation>
    </message>
    <message>
        <source>It is your turn to speak.</source>
        <translation>Teraz głos należy do ciebie.</translation>
    </message>
    <message>
        <source>A new partner can be chosen only while you hold both kings of diamonds.</source>
        <translation>Nowego partnera można wybrać tylko wtedy, gdy masz oba króle karo.</translation>
    </message>
    <message>
        <source>%1 throws in a hand with many nines.</source>
        <translation>%1 odrzuca rękę z wieloma dziewiątkami.</translation>
    </message>
    <message>
        <source>%1 throws in a hand with many kings.</source>
        <translation>%1 odrzuca rękę z wieloma królami.</translation>
    </message>
    <message>
        <source>%1 throws in a hand with many nines and kings.</source>
        <translation>%1 odrzuca rękę z wieloma dziewiątkami i królami.</translation>
    </message>
    <message>
        <source>%1 throws in a hand with too many card points.</source>
        <translation>%1 odrzuca rękę ze zbyt wieloma punktami w kartach.</translation>
    </message>
    <message>
        <source>%1 throws in a hand with no trump above the ace of diamonds.</source>
        <translation>%1 odrzuca rękę bez atutu powyżej asa karo.</translation>
    </message>
    <message>
        <source>%1 throws in a hand with no trump above the jack of diamonds.</source>
        <translation>%1 odrzuca rękę bez atutu powyżej waleta karo.</translation>
    </message>
    <message>
        <source>%1 has a small reservation.</source>
        <translation>%1 zgłasza małe zastrzeżenie.</translation>
    </message>
    <message>
        <source>%1 has a big reservation.</source>
        <translation>%1 zgłasza duże zastrzeżenie.</translation>
    </message>
    <message>
        <source>%1 bids no more.</source>
        <translation>%1 nie licytuje dalej.</translation>
    </message>
    <message>
        <source>%1 announces no swines.</source>
        <translation>%1 nie zapowiada świń.</translation>
    </message>
    <message>
        <source>%1 does not take the cards.</source>
        <translation>%1 nie bierze kart.</translation>
    </message>
    <message>
        <source>%1 plays alone against three: a silent marriage.</source>
        <translation>%1 gra w pojedynkę przeciwko trzem graczom: to ciche wesele.</translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation>%1 zagrywa: %2.</translation>
    </message>
    <message>
        <source>%1 announces swines.</source>
        <translation>%1 zapowiada świnie.</translation>
    </message>
    <message>
        <source>%1 announces swines and hyperswines.</source>
        <translation>%1 zapowiada świnie i hiperświnie.</translation>
    </message>
    <message>
        <source>%1 announces hyperswines.</source>
        <translation>%1 zapowiada hiperświnie.</translation>
    </message>
    <message>
        <source>%1 plays Genscher: %2 is the partner now.</source>
        <translation>%1 gra Genscher: partnerem jest teraz %2.</translation>
    </message>
    <message>
        <source>%1 bids: %2.</source>
        <translation>%1 licytuje: „%2”.</translation>
    </message>
    <message>
        <source>%1 knocks: %2.</source>
        <translation>%1 zapowiada bez ujawniania strony: %2.</translation>
    </message>
    <message>
        <source>%1 replies with %2.</source>
        <translation>%1 odpowiada „%2”.</translation>
    </message>
    <message>
        <source>%1 announces %2.</source>
        <translation>%1 zapowiada „%2”.</translation>
    </message>
    <message>
        <source>%1 is healthy.</source>
        <translation>%1 mówi „zdrowy”.</translation>
    </message>
    <message>
        <source>%1 has a reservation.</source>
        <translation>%1 zgłasza zastrzeżenie.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 pasuje.</translation>
    </message>
    <message>
        <source>%1 plays a duty solo: %2.</source>
        <translation>%1 gra solo obowiązkowe: %2.</translation>
    </message>
    <message>
        <source>%1 plays a solo: %2.</source>
        <translation>%1 gra solo: %2.</translation>
    </message>
    <message>
        <source>%1 has found no partner and plays alone.</source>
        <translation>%1 nie znajduje partnera i gra w pojedynkę.</translation>
    </message>
    <message>
        <source>%1 is the partner of %2.</source>
        <translation>%1 i %2 są teraz partnerami.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>%1 leads.</source>
        <translation>Wychodzi %1.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>Teraz gra %1.</translation>
    </message>
    <message>
        <source>It is your turn: lead a card.</source>
        <translation>Twoja kolej: wyjdź kartą.</translation>
    </message>
    <message>
        <source>It is your turn: play a card.</source>
        <translation>Twoja kolej: zagraj kartę.</translation>
    </message>
    <message>
        <source>%1 has dealt, so you speak first.</source>
        <translation>Karty rozdaje %1, więc pierwszy głos należy do ciebie.</translation>
    </message>
    <message>
        <source>It is not your turn, but that of %1.</source>
        <translation>To nie twoja kolej, teraz gra %1.</translation>
    </message>
    <message>
        <source>There is no earlier trick.</source>
        <translation>Nie ma wcześniejszej lewy.</translation>
    </message>
    <message numerus="yes">
        <source>By the rules only the last %n trick(s) may be looked at.</source>
        <translation>
            <numerusform>Według zasad wolno obejrzeć tylko %n ostatnią lewę.</numerusform>
            <numerusform>Według zasad wolno obejrzeć tylko %n ostatnie lewy.</numerusform>
            <numerusform>Według zasad wolno obejrzeć tylko %n ostatnich lew.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card is played before the game is found.</source>
        <translation>Nie zagrywa się kart, zanim gra nie zostanie ustalona.</translation>
    </message>
    <message>
        <source>%1 has chosen a game.</source>
        <translation>%1 ma już wybraną grę.</translation>
    </message>
    <message>
        <source>%1 must play a duty solo and offers the game to the others first.</source>
        <translation>%1 musi zagrać solo obowiązkowe i najpierw proponuje grę pozostałym.</translation>
    </message>
    <message>
        <source>%1 wants to play: %2.</source>
        <translation>%1 chce grać: %2.</translation>
    </message>
    <message>
        <source>%1 declares a poverty.</source>
        <translation>%1 zgłasza biedę.</translation>
    </message>
    <message>
        <source>Several players want a solo and bid for it: %1.</source>
        <translation>Kilku graczy chce grać solo i o nie licytuje: %1.</translation>
    </message>
    <message>
        <source>Nobody wants a special game.</source>
        <translation>Nikt nie chce gry specjalnej.</translation>
    </message>
    <message>
        <source>Nobody takes the cards: everybody plays alone for the fewest card points.</source>
        <translation>Nikt nie bierze kart: każdy gra sam o jak najmniej punktów w kartach.</translation>
    </message>
    <message>
        <source>Nobody takes the cards, so they are dealt again.</source>
        <translation>Nikt nie bierze kart, więc rozdaje się je ponownie.</translation>
    </message>
    <message>
        <source>The cards are dealt again.</source>
        <translation>Karty rozdaje się ponownie.</translation>
    </message>
    <message>
        <source>So rich a first trick forces %1 to announce: %2.</source>
        <translation>Po tak bogatej pierwszej lewie %1 musi zapowiedzieć: „%2”.</translation>
    </message>
    <message>
        <source>Nobody could become the partner, so the game is void and dealt again.</source>
        <translation>Nikt nie mógł zostać partnerem, więc gra jest nieważna i karty rozdaje się ponownie.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the trick with %n card point(s).</source>
        <translation>
            <numerusform>%1 bierze lewę: %n punkt w kartach.</numerusform>
            <numerusform>%1 bierze lewę: %n punkty w kartach.</numerusform>
            <numerusform>%1 bierze lewę: %n punktów w kartach.</numerusform>
        </translation>
    </message>
    <message>
        <source>This announcement can no longer be made.</source>
        <translation>Na tę zapowiedź jest już za późno.</translation>
    </message>
    <message>
        <source>This is not asked now.</source>
        <translation>Teraz nikt o to nie pyta.</translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>120 to 120 card points</source>
        <translation>120 do 120 punktów w kartach</translation>
    </message>
    <message>
        <source>a lost solo</source>
        <translation>przegrane solo</translation>
    </message>
    <message>
        <source>Re announced and not won</source>
        <translation>Re zapowiedziane i niewygrane</translation>
    </message>
    <message>
        <source>Kontra announced and not won</source>
        <translation>Kontra zapowiedziane i niewygrane</translation>
    </message>
    <message>
        <source>a heart trick</source>
        <translation>lewa kierowa</translation>
    </message>
    <message>
        <source>a side without a trick</source>
        <translation>strona bez lewy</translation>
    </message>
    <message>
        <source>both sides announced</source>
        <translation>zapowiedzi obu stron</translation>
    </message>
    <message>
        <source>a cold strike</source>
        <translation>gra za zero</translation>
    </message>
    <message>
        <source>This was a duty solo.</source>
        <translation>To było solo obowiązkowe.</translation>
    </message>
    <message>
        <source>The cards were dealt again.</source>
        <translation>Karty rozdano ponownie.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>Brings bock games: %1.</source>
        <translation>Przynosi gry Bock: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Game %1: the duty soli that are still owed</source>
        <translation>Gra %1: zaległe obowiązkowe gry solo</translation>
    </message>
    <message>
        <source>Game %1, round %2</source>
        <translation>Gra %1, runda %2</translation>
    </message>
    <message>
        <source>Game %1 of %2, round %3 of %4</source>
        <translation>Gra %1 z %2, runda %3 z %4</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left in the pot</source>
        <translation>
            <numerusform>w puli został %n punkt</numerusform>
            <numerusform>w puli zostały %n punkty</numerusform>
            <numerusform>w puli zostało %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) left</source>
        <translation>
            <numerusform>została %n gra</numerusform>
            <numerusform>zostały %n gry</numerusform>
            <numerusform>zostało %n gier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bock game(s) to come</source>
        <translation>
            <numerusform>jeszcze %n gra Bock</numerusform>
            <numerusform>jeszcze %n gry Bock</numerusform>
            <numerusform>jeszcze %n gier Bock</numerusform>
        </translation>
    </message>
    <message>
        <source>The party is over: %1 has won it.</source>
        <translation>Partia jest skończona: wygrywa %1.</translation>
    </message>
    <message>
        <source>The party is over: it ends in a draw.</source>
        <translation>Partia jest skończona: wynik to remis.</translation>
    </message>
</context>
<context>
    <name>show</name>
    <message>
        <source>Practice game</source>
        <translation>Gra treningowa</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Rozdaj ponownie</translation>
    </message>
    <message>
        <source>The same player deals once more.</source>
        <translation>Rozdaje znowu ten sam gracz.</translation>
    </message>
    <message>
        <source>Back to the party</source>
        <translation>Powrót do partii</translation>
    </message>
    <message>
        <source>The practice game ends.</source>
        <translation>Gra treningowa się kończy.</translation>
    </message>
    <message>
        <source>%1, it is your turn. Press Space when you are alone with the screen.</source>
        <translation>%1, twoja kolej. Naciśnij spację, gdy nikt inny nie widzi ekranu.</translation>
    </message>
    <message>
        <source>By the rules of this party there are no hints.</source>
        <translation>Według zasad tej partii nie ma podpowiedzi.</translation>
    </message>
    <message>
        <source>By the rules of this party hands stay hidden during the game.</source>
        <translation>Według zasad tej partii karty pozostają zakryte w trakcie gry.</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Foxes</source>
        <translation>Lisy</translation>
    </message>
    <message>
        <source>Charlies</source>
        <translation>Karlcheny</translation>
    </message>
    <message>
        <source>Soli</source>
        <translation>Gry solo</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Zapowiedzi</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Finished games in which the player took part</source>
        <translation>Skończone gry, w których gracz brał udział</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>The sum of the points of all games</source>
        <translation>Suma punktów wszystkich gier</translation>
    </message>
    <message>
        <source>Per game</source>
        <translation>Na grę</translation>
    </message>
    <message>
        <source>Points per game</source>
        <translation>Punkty na grę</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Games won, of all games</source>
        <translation>Wygrane spośród wszystkich gier</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Games won as Re, soli and special games aside</source>
        <translation>Gry wygrane jako Re, z pominięciem gier solo i specjalnych</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Games won as Kontra, not against a solo</source>
        <translation>Gry wygrane jako Kontra, ale nie przeciwko solu</translation>
    </message>
    <message>
        <source>Against solo</source>
        <translation>Przeciw solu</translation>
    </message>
    <message>
        <source>Games won by those who played against a solo</source>
        <translation>Gry wygrane przeciwko grającemu solo</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Wesele</translation>
    </message>
    <message>
        <source>Own marriages won</source>
        <translation>Wygrane własne wesela</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Bieda</translation>
    </message>
    <message>
        <source>Games won in which the player was poor and somebody took the cards</source>
        <translation>Wygrane gry, w których gracz miał biedę, a ktoś wziął jego karty</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Games played alone, silent marriages among them</source>
        <translation>Gry w pojedynkę, w tym ciche wesela</translation>
    </message>
    <message>
        <source>Games played alone and won</source>
        <translation>Wygrane gry w pojedynkę</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Announcements made, from Re and Kontra up to black, replies too</source>
        <translation>Złożone zapowiedzi, od Re i Kontra aż po „schwarz”, także odpowiedzi</translation>
    </message>
    <message>
        <source>Announcements after which the own side won</source>
        <translation>Zapowiedzi, po których własna strona wygrała</translation>
    </message>
    <message>
        <source>Caught</source>
        <translation>Złapane</translation>
    </message>
    <message>
        <source>Foxes caught from the opponents</source>
        <translation>Lisy złapane przeciwnikom</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Stracone</translation>
    </message>
    <message>
        <source>Own foxes that the opponents caught</source>
        <translation>Własne lisy złapane przez przeciwników</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>Tricks of 40 card points or more that brought a point</source>
        <translation>Lewy warte co najmniej 40 punktów w kartach, które przyniosły punkt</translation>
    </message>
    <message>
        <source>Last tricks won with the jack of clubs</source>
        <translation>Ostatnie lewy wzięte waletem trefl</translation>
    </message>
    <message>
        <source>Jacks of clubs caught in the last trick</source>
        <translation>Walety trefl złapane w ostatniej lewie</translation>
    </message>
    <message>
        <source>Own jacks of clubs that were caught in the last trick</source>
        <translation>Własne walety trefl złapane w ostatniej lewie</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Pkt w kartach</translation>
    </message>
    <message>
        <source>Card points in the own tricks, per game</source>
        <translation>Punkty w kartach we własnych lewach, na grę</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 z %3</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n gra</numerusform>
            <numerusform>%n gry</numerusform>
            <numerusform>%n gier</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2), %3</source>
        <translation>%1 (%2), %3</translation>
    </message>
    <message>
        <source>Running sum</source>
        <translation>Suma bieżąca</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s) the sum is %1; at best it was %2, at worst %3.</source>
        <translation>
            <numerusform>Po %n grze suma wynosi %1; najwyższa była równa %2, a najniższa %3.</numerusform>
            <numerusform>Po %n grach suma wynosi %1; najwyższa była równa %2, a najniższa %3.</numerusform>
            <numerusform>Po %n grach suma wynosi %1; najwyższa była równa %2, a najniższa %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first game</source>
        <translation>Przed pierwszą grą</translation>
    </message>
    <message>
        <source>Game %1: points %2, sum %3</source>
        <translation>Gra %1: punkty %2, suma %3</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Ludzie</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Gracze komputerowi</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Cały czas</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Ostatnie 30 dni</translation>
    </message>
    <message>
        <source>The last 365 days</source>
        <translation>Ostatnie 365 dni</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Wszystkie zasady</translation>
    </message>
    <message>
        <source>%1 (running)</source>
        <translation>%1 (trwa)</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>When the party began</source>
        <translation>Kiedy zaczęła się partia</translation>
    </message>
    <message>
        <source>How many games of the party are over</source>
        <translation>Ile gier partii jest skończonych</translation>
    </message>
    <message>
        <source>The sum of the player’s points</source>
        <translation>Suma punktów gracza</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Who took part</source>
        <translation>Kto brał udział</translation>
    </message>
    <message>
        <source>The rule set of the party</source>
        <translation>Zestaw zasad partii</translation>
    </message>
    <message>
        <source>Against a solo</source>
        <translation>Przeciwko solu</translation>
    </message>
    <message>
        <source>Own marriage</source>
        <translation>Własne wesele</translation>
    </message>
    <message>
        <source>Own poverty</source>
        <translation>Własna bieda</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Points each</source>
        <translation>Punkty na grę</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Odsetek wygranych</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Role</translation>
    </message>
    <message>
        <source>Games played alone</source>
        <translation>Gry w pojedynkę</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Zapowiedzi</translation>
    </message>
    <message>
        <source>Re or Kontra</source>
        <translation>Re lub Kontra</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Odpowiedź</translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message>
        <source>The party cannot be saved: %1</source>
        <translation>Nie można zapisać partii: %1</translation>
    </message>
    <message>
        <source>%1. The file has been set aside as %2.</source>
        <translation>%1. Plik został odłożony jako %2.</translation>
    </message>
</context>
<context>
    <name>strong</name>
    <message>
        <source>It is the only card you may play.</source>
        <translation>To jedyna karta, którą możesz zagrać.</translation>
    </message>
    <message>
        <source>The {card} brings most in {deals} deals that are possible after all that was played.</source>
        <translation>Karta {card} przynosi najwięcej w {deals} rozdaniach możliwych po wszystkim, co dotąd zagrano.</translation>
    </message>
    <message>
        <source>In {wins} of 100 possible deals you win with these cards, which is better than refusing.</source>
        <translation>W {wins} na 100 możliwych rozdań wygrywasz z tymi kartami, a to lepsze niż odmowa.</translation>
    </message>
    <message>
        <source>In {wins} of 100 possible deals you would win with these cards: refusing is better.</source>
        <translation>W {wins} na 100 możliwych rozdań wygrasz z tymi kartami: lepiej odmówić.</translation>
    </message>
    <message>
        <source>To give back these cards brings most, in {deals} possible deals.</source>
        <translation>Oddanie tych kart przynosi najwięcej w {deals} możliwych rozdaniach.</translation>
    </message>
    <message>
        <source>Of the games that were thought through, a normal one brings most.</source>
        <translation>Z przemyślanych gier najwięcej daje gra normalna.</translation>
    </message>
    <message>
        <source>In {wins} of 100 possible deals you win this solo, and it brings more than a normal game.</source>
        <translation>W {wins} na 100 możliwych rozdań wygrywasz to solo, a daje ono więcej niż gra normalna.</translation>
    </message>
    <message>
        <source>You owe a solo, and in {wins} of 100 possible deals you win this one.</source>
        <translation>Musisz jeszcze zagrać solo, a to wygrywasz w {wins} na 100 możliwych rozdań.</translation>
    </message>
    <message>
        <source>You must play a solo now: of all, this one brings most.</source>
        <translation>Musisz teraz zagrać solo: ze wszystkich to daje najwięcej.</translation>
    </message>
    <message>
        <source>In {wins} of 100 possible deals your solo makes what this promises.</source>
        <translation>W {wins} na 100 możliwych rozdań twoje solo osiąga to, co obiecuje.</translation>
    </message>
    <message>
        <source>Together with {player} you gain more, in {deals} possible deals.</source>
        <translation>Razem z graczem {player} zyskujesz więcej w {deals} możliwych rozdaniach.</translation>
    </message>
    <message>
        <source>Announced now, these trumps would bring less, in {deals} possible deals.</source>
        <translation>Zapowiedziane teraz, te atuty przyniosłyby mniej w {deals} możliwych rozdaniach.</translation>
    </message>
    <message>
        <source>In {wins} of 100 deals that are possible your side keeps what this promises.</source>
        <translation>W {wins} na 100 możliwych rozdań twoja strona dotrzymuje tej zapowiedzi.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>%1 In the pile: %2.</source>
        <translation>%1 W stosie: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, chosen to be given away</source>
        <translation>%1, do oddania</translation>
    </message>
    <message>
        <source>%1, just received</source>
        <translation>%1, właśnie otrzymana</translation>
    </message>
    <message>
        <source>%1, may be played</source>
        <translation>%1, można zagrać</translation>
    </message>
    <message>
        <source>%1, may not be played: %2</source>
        <translation>%1, nie można zagrać: %2</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
</context>
<context>
    <name>takeback</name>
    <message>
        <source>By the rules of this party nothing is taken back.</source>
        <translation>Według zasad tej partii niczego się nie cofa.</translation>
    </message>
    <message>
        <source>The game has been counted.</source>
        <translation>Gra jest już policzona.</translation>
    </message>
    <message>
        <source>You have decided nothing yet that could be taken back.</source>
        <translation>Nie ma jeszcze żadnej twojej decyzji, którą można by cofnąć.</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Nic nie zostało cofnięte.</translation>
    </message>
</context>
<context>
    <name>teach</name>
    <message>
        <source>It hardly matters: the {other} brings about as much.</source>
        <translation>To prawie bez różnicy: karta {other} daje mniej więcej tyle samo.</translation>
    </message>
    <message>
        <source>Your side makes {first} card points on average, instead of {second} ({other}).</source>
        <translation>Punkty w kartach twojej strony: średnio {first} zamiast {second} ({other}).</translation>
    </message>
    <message>
        <source>Your side gets this trick in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Twoja strona bierze tę lewę w {first} na 100 rozdań zamiast w {second} ({other}).</translation>
    </message>
    <message>
        <source>Your side is all but certain to get this trick ({other}: {second} of 100 deals).</source>
        <translation>Twoja strona niemal na pewno weźmie tę lewę ({other}: {second} na 100 rozdań).</translation>
    </message>
    <message>
        <source>An opponent trumps this trick in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Przeciwnik przebija tę lewę atutem w {first} na 100 rozdań zamiast w {second} ({other}).</translation>
    </message>
    <message>
        <source>No opponent will trump this trick ({other}: {second} of 100 deals).</source>
        <translation>Żaden przeciwnik nie przebije tej lewy atutem ({other}: {second} na 100 rozdań).</translation>
    </message>
    <message>
        <source>Your partner adds points in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Twój partner dorzuca punkty w {first} na 100 rozdań zamiast w {second} ({other}).</translation>
    </message>
    <message>
        <source>Your partner is all but certain to add points ({other}: {second} of 100 deals).</source>
        <translation>Twój partner niemal na pewno dorzuci punkty ({other}: {second} na 100 rozdań).</translation>
    </message>
    <message>
        <source>A fox of yours is caught in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Twój lis zostaje złapany w {first} na 100 rozdań zamiast w {second} ({other}).</translation>
    </message>
    <message>
        <source>Your fox is as good as safe ({other}: {second} of 100 deals).</source>
        <translation>Twój lis jest praktycznie bezpieczny ({other}: {second} na 100 rozdań).</translation>
    </message>
    <message>
        <source>Your partner&apos;s fox is caught in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Lis twojego partnera zostaje złapany w {first} na 100 rozdań zamiast w {second} ({other}).</translation>
    </message>
    <message>
        <source>Your partner&apos;s fox is as good as safe ({other}: {second} of 100 deals).</source>
        <translation>Lis twojego partnera jest praktycznie bezpieczny ({other}: {second} na 100 rozdań).</translation>
    </message>
    <message>
        <source>Your side catches a fox in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Twoja strona łapie lisa w {first} na 100 rozdań zamiast w {second} ({other}).</translation>
    </message>
    <message>
        <source>Your side is all but certain to catch a fox ({other}: {second} of 100 deals).</source>
        <translation>Twoja strona niemal na pewno złapie lisa ({other}: {second} na 100 rozdań).</translation>
    </message>
    <message>
        <source>Charlie wins you the last trick in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Karlchen daje ci ostatnią lewę w {first} na 100 rozdań zamiast w {second} ({other}).</translation>
    </message>
    <message>
        <source>Charlie is all but certain to win you the last trick ({other}: {second} of 100 deals).</source>
        <translation>Karlchen niemal na pewno da ci ostatnią lewę ({other}: {second} na 100 rozdań).</translation>
    </message>
    <message>
        <source>The opponents&apos; charlie scores in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Karlchen przeciwników daje im punkt w {first} na 100 rozdań zamiast w {second} ({other}).</translation>
    </message>
    <message>
        <source>The opponents&apos; charlie will not score ({other}: {second} of 100 deals).</source>
        <translation>Karlchen przeciwników nie da im punktu ({other}: {second} na 100 rozdań).</translation>
    </message>
    <message>
        <source>Your side makes a doppelkopf in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Twoja strona zdobywa Doppelkopfa w {first} na 100 rozdań zamiast w {second} ({other}).</translation>
    </message>
    <message>
        <source>Your side is all but certain of a doppelkopf ({other}: {second} of 100 deals).</source>
        <translation>Twoja strona niemal na pewno zdobędzie Doppelkopfa ({other}: {second} na 100 rozdań).</translation>
    </message>
    <message>
        <source>The opponents make a doppelkopf in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Przeciwnicy zdobywają Doppelkopfa w {first} na 100 rozdań zamiast w {second} ({other}).</translation>
    </message>
    <message>
        <source>The opponents make no doppelkopf ({other}: {second} of 100 deals).</source>
        <translation>Przeciwnicy nie zdobędą Doppelkopfa ({other}: {second} na 100 rozdań).</translation>
    </message>
    <message>
        <source>A plain ace of yours takes a trick in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Twój as w kolorze bocznym bierze lewę w {first} na 100 rozdań zamiast w {second} ({other}).</translation>
    </message>
    <message>
        <source>A plain ace of yours is all but certain to take a trick ({other}: {second} of 100 deals).</source>
        <translation>Twój as w kolorze bocznym niemal na pewno weźmie lewę ({other}: {second} na 100 rozdań).</translation>
    </message>
    <message>
        <source>You find a partner in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Znajdujesz partnera w {first} na 100 rozdań zamiast w {second} ({other}).</translation>
    </message>
    <message>
        <source>You are all but certain to find a partner ({other}: {second} of 100 deals).</source>
        <translation>Niemal na pewno znajdziesz partnera ({other}: {second} na 100 rozdań).</translation>
    </message>
    <message>
        <source>Your side gets the last trick in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Twoja strona bierze ostatnią lewę w {first} na 100 rozdań zamiast w {second} ({other}).</translation>
    </message>
    <message>
        <source>Your side is all but certain of the last trick ({other}: {second} of 100 deals).</source>
        <translation>Twoja strona niemal na pewno weźmie ostatnią lewę ({other}: {second} na 100 rozdań).</translation>
    </message>
    <message>
        <source>Your side passes 120 card points in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Twoja strona przekracza 120 punktów w kartach w {first} na 100 rozdań zamiast w {second} ({other}).</translation>
    </message>
    <message>
        <source>Your side is all but certain to pass 120 card points ({other}: {second} of 100 deals).</source>
        <translation>Twoja strona niemal na pewno przekroczy 120 punktów w kartach ({other}: {second} na 100 rozdań).</translation>
    </message>
    <message>
        <source>The opponents stay below {limit} in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Przeciwnicy zostają poniżej {limit} punktów w {first} na 100 rozdań zamiast w {second} ({other}).</translation>
    </message>
    <message>
        <source>The opponents are all but certain to stay below {limit} ({other}: {second} of 100 deals).</source>
        <translation>Przeciwnicy niemal na pewno zostaną poniżej {limit} punktów ({other}: {second} na 100 rozdań).</translation>
    </message>
    <message>
        <source>Your side reaches {limit} in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>Twoja strona osiąga {limit} punktów w {first} na 100 rozdań zamiast w {second} ({other}).</translation>
    </message>
    <message>
        <source>Your side is all but certain to reach {limit} ({other}: {second} of 100 deals).</source>
        <translation>Twoja strona niemal na pewno osiągnie {limit} punktów ({other}: {second} na 100 rozdań).</translation>
    </message>
    <message>
        <source>{player} trumps this trick in {first} of 100 deals, instead of {second} ({other}).</source>
        <translation>{player} przebija tę lewę atutem w {first} na 100 rozdań zamiast w {second} ({other}).</translation>
    </message>
    <message>
        <source>{player} will not trump this trick ({other}: {second} of 100 deals).</source>
        <translation>{player} nie przebije tej lewy atutem ({other}: {second} na 100 rozdań).</translation>
    </message>
</context>
<context>
    <name>thumb</name>
    <message>
        <source>Nothing in this hand is worth a reservation.</source>
        <translation>Nic na tej ręce nie jest warte zastrzeżenia.</translation>
    </message>
    <message>
        <source>You hold both queens of clubs and a strong hand: play alone without saying so.</source>
        <translation>Masz obie damy trefl i silną rękę: graj w pojedynkę, nie mówiąc o tym.</translation>
    </message>
    <message>
        <source>You hold both queens of clubs: look for a partner.</source>
        <translation>Masz obie damy trefl: poszukaj partnera.</translation>
    </message>
    <message>
        <source>With so few trumps you need a partner who takes them.</source>
        <translation>Przy tak niewielu atutach potrzebny ci partner, który je weźmie.</translation>
    </message>
    <message>
        <source>This hand promises little, and you may throw it in.</source>
        <translation>Ta ręka niewiele obiecuje, a wolno ci ją odrzucić.</translation>
    </message>
    <message>
        <source>This hand is strong enough for a solo.</source>
        <translation>Ta ręka jest dość silna na solo.</translation>
    </message>
    <message>
        <source>You owe a solo, and this hand has a fair chance.</source>
        <translation>Masz zaległe solo, a ta ręka daje niezłe szanse.</translation>
    </message>
    <message>
        <source>You must play a solo now: this one has the best chances.</source>
        <translation>Musisz teraz zagrać solo: to daje największe szanse.</translation>
    </message>
    <message>
        <source>You must play a solo, but this hand is weak: perhaps somebody else takes the game.</source>
        <translation>Musisz zagrać solo, ale ta ręka jest słaba: może ktoś inny przejmie grę.</translation>
    </message>
    <message>
        <source>Your reservation is another one.</source>
        <translation>Twoje zastrzeżenie jest inne.</translation>
    </message>
    <message>
        <source>You have said that you have a reservation, and this is the best one.</source>
        <translation>Zastrzeżenie masz już zgłoszone, a to jest najlepsze.</translation>
    </message>
    <message>
        <source>This solo should make about {points} card points: promise that much for it.</source>
        <translation>To solo powinno dać około {points} punktów w kartach: tyle za nie obiecaj.</translation>
    </message>
    <message>
        <source>Your solo should not be promised more than that.</source>
        <translation>Za swoje solo lepiej nie obiecuj więcej.</translation>
    </message>
    <message>
        <source>You have nothing to announce.</source>
        <translation>Nie masz nic do zapowiedzenia.</translation>
    </message>
    <message>
        <source>Your side should make about {points} card points: say so while you may.</source>
        <translation>Twoja strona powinna zdobyć około {points} punktów w kartach: zapowiedz to, póki możesz.</translation>
    </message>
    <message>
        <source>All trumps must go, and these plain cards help you least.</source>
        <translation>Wszystkie atuty trzeba oddać, a te karty w kolorach bocznych pomagają ci najmniej.</translation>
    </message>
    <message>
        <source>With your trumps and the ones that come you should make about {points} card points.</source>
        <translation>Ze swoimi atutami i tymi, które dojdą, możesz zdobyć około {points} punktów w kartach.</translation>
    </message>
    <message>
        <source>Your trumps are too weak to win with a poor partner.</source>
        <translation>Twoje atuty są za słabe, aby wygrać z partnerem, który ma biedę.</translation>
    </message>
    <message>
        <source>Give back what makes a suit run out, and keep trumps and aces.</source>
        <translation>Oddaj to, co opróżni ci jakiś kolor, a zatrzymaj atuty i asy.</translation>
    </message>
    <message>
        <source>Give back the cards that cost you least, and keep trumps and aces.</source>
        <translation>Oddaj karty, które kosztują cię najmniej, a zatrzymaj atuty i asy.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>To jedyna karta, którą możesz zagrać.</translation>
    </message>
    <message>
        <source>Every trick hurts: lead {card}, which others should have to take.</source>
        <translation>Każda lewa szkodzi: kartę {card} powinni wziąć inni, więc wyjdź nią.</translation>
    </message>
    <message>
        <source>Every trick hurts: stay under it and get rid of what is dangerous.</source>
        <translation>Każda lewa szkodzi: dołóż niżej i pozbądź się tego, co groźne.</translation>
    </message>
    <message>
        <source>You must take this trick: do it with the card that is most dangerous later.</source>
        <translation>Tę lewę musisz wziąć: zrób to kartą, która później byłaby najgroźniejsza.</translation>
    </message>
    <message>
        <source>Perhaps somebody still takes this trick: play as low as you can.</source>
        <translation>Może ktoś jeszcze weźmie tę lewę: zagraj jak najniżej.</translation>
    </message>
    <message>
        <source>Whoever else takes this trick becomes your partner: let it go.</source>
        <translation>Kto inny weźmie tę lewę, zostanie twoim partnerem: oddaj ją.</translation>
    </message>
    <message>
        <source>The trick is your partner&apos;s: give it points.</source>
        <translation>Lewa należy do partnera: dorzuć punkty.</translation>
    </message>
    <message>
        <source>You are last: take the trick as cheaply as you can.</source>
        <translation>Grasz ostatnią kartę w lewie: weź ją jak najtaniej.</translation>
    </message>
    <message>
        <source>You cannot take this trick at a fair price: give it as little as you can.</source>
        <translation>Nie weźmiesz tej lewy za rozsądną cenę: dołóż jak najmniej.</translation>
    </message>
    <message>
        <source>Your partner will keep this trick: give it points.</source>
        <translation>Ta lewa zostanie przy partnerze: dorzuć punkty.</translation>
    </message>
    <message>
        <source>{card} has good chances to win this trick.</source>
        <translation>Karta {card} ma duże szanse wziąć tę lewę.</translation>
    </message>
    <message>
        <source>Your side should get this trick: give it points.</source>
        <translation>Tę lewę powinna wziąć twoja strona: dorzuć punkty.</translation>
    </message>
    <message>
        <source>The trick may be lost: play a card that you can spare.</source>
        <translation>Lewa może przepaść: zagraj kartę, bez której się obejdziesz.</translation>
    </message>
    <message>
        <source>Your side is losing; together with {player} your chances are better.</source>
        <translation>Twoja strona przegrywa; razem z graczem {player} masz większe szanse.</translation>
    </message>
    <message>
        <source>You are looking for a partner: lead a card that somebody else can take.</source>
        <translation>Szukasz partnera: wyjdź kartą, którą może wziąć ktoś inny.</translation>
    </message>
    <message>
        <source>You play alone and {card} cannot be beaten: draw the others&apos; trumps.</source>
        <translation>Grasz w pojedynkę, a karta {card} jest nie do pobicia: ściągnij atuty pozostałych.</translation>
    </message>
    <message>
        <source>Only a trump beats {card}: lead it against the soloist.</source>
        <translation>Karta {card} przegrywa tylko z atutem: wyjdź nią przeciwko grającemu solo.</translation>
    </message>
    <message>
        <source>Nobody should be able to trump {card} yet: lead it before that changes.</source>
        <translation>Karta {card} raczej nie zostanie jeszcze przebita atutem: wyjdź nią, zanim to się zmieni.</translation>
    </message>
    <message>
        <source>Your partner has none of this suit and can trump it.</source>
        <translation>Partner nie ma tego koloru i może przebić atutem.</translation>
    </message>
    <message>
        <source>{card} cannot be beaten: draw the opponents&apos; trumps.</source>
        <translation>Karta {card} jest nie do pobicia: ściągnij atuty przeciwników.</translation>
    </message>
    <message>
        <source>Lead a low plain card, so that the soloist gains little from it.</source>
        <translation>Wyjdź niską kartą w kolorze bocznym, aby grający solo niewiele na tym zyskał.</translation>
    </message>
    <message>
        <source>You are re: lead a low trump, so that the others run out of trumps.</source>
        <translation>Grasz po stronie Re: wyjdź niskim atutem, aby pozostałym skończyły się atuty.</translation>
    </message>
    <message>
        <source>Any legal move will do.</source>
        <translation>Każde dozwolone zagranie jest dobre.</translation>
    </message>
    <message>
        <source>Swines are the highest trumps, and no fox of yours can be caught any more: announce them.</source>
        <translation>Świnie to najwyższe atuty i żadnego twojego lisa nie da się już złapać: zapowiedz je.</translation>
    </message>
    <message>
        <source>Hyperswines beat even the swines: announce them.</source>
        <translation>Hiperświnie biją nawet świnie: zapowiedz je.</translation>
    </message>
    <message>
        <source>Nothing is certain here: lead the card that costs you least.</source>
        <translation>Nic tu nie jest pewne: wyjdź kartą, która kosztuje cię najmniej.</translation>
    </message>
</context>
<context>
    <name>trade</name>
    <message numerus="yes">
        <source>%1 offers %n card(s) face down.</source>
        <translation>
            <numerusform>%1 proponuje %n zakrytą kartę.</numerusform>
            <numerusform>%1 proponuje %n zakryte karty.</numerusform>
            <numerusform>%1 proponuje %n zakrytych kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open fox(es) among them.</source>
        <translation>
            <numerusform>Jest wśród nich %n odkryty lis.</numerusform>
            <numerusform>Są wśród nich %n odkryte lisy.</numerusform>
            <numerusform>Jest wśród nich %n odkrytych lisów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes the cards and is the partner of %2.</source>
        <translation>Karty bierze %1, a partnerem jest teraz %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %n card(s) back.</source>
        <translation>
            <numerusform>%1 oddaje %n kartę.</numerusform>
            <numerusform>%1 oddaje %n karty.</numerusform>
            <numerusform>%1 oddaje %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>No trump came back.</source>
        <translation>Nie wrócił żaden atut.</translation>
    </message>
    <message>
        <source>At least one trump came back.</source>
        <translation>Wrócił co najmniej jeden atut.</translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) came back.</source>
        <translation>
            <numerusform>Wrócił %n atut.</numerusform>
            <numerusform>Wróciły %n atuty.</numerusform>
            <numerusform>Wróciło %n atutów.</numerusform>
        </translation>
    </message>
    <message>
        <source>You receive: %1.</source>
        <translation>Dostajesz: %1.</translation>
    </message>
</context>
<context>
    <name>trouble</name>
    <message>
        <source>this is no file that can be read from its beginning to its end</source>
        <translation>tego pliku nie da się odczytać od początku do końca</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>to nie jest tekst w UTF-8</translation>
    </message>
    <message>
        <source>everybody needs a name of their own</source>
        <translation>każdy potrzebuje własnej nazwy</translation>
    </message>
    <message>
        <source>there are not %1 players, as the rules say</source>
        <translation>graczy nie jest tylu, ilu wymagają zasady (%1)</translation>
    </message>
    <message>
        <source>more than %1 lines are too many</source>
        <translation>więcej niż %1 wierszy to za dużo</translation>
    </message>
    <message>
        <source>%1 does not belong here</source>
        <translation>%1: to tutaj nie należy</translation>
    </message>
    <message>
        <source>%1 is no player; there are 0 to %2</source>
        <translation>nie ma gracza %1; są gracze od 0 do %2</translation>
    </message>
    <message>
        <source>%1 is no announcement, such as &apos;0 no 90&apos;</source>
        <translation>%1 nie jest zapowiedzią, taką jak na przykład &apos;0 no 90&apos;</translation>
    </message>
    <message>
        <source>%1 is none of %2</source>
        <translation>%1 nie jest żadnym z tych słów: %2</translation>
    </message>
    <message>
        <source>%1: %2 is not yes or no</source>
        <translation>%1: %2 to ani tak, ani nie</translation>
    </message>
    <message>
        <source>%1: %2 is not a number</source>
        <translation>%1: %2 nie jest liczbą</translation>
    </message>
    <message>
        <source>%1: %2 is not a text</source>
        <translation>%1: %2 nie jest tekstem</translation>
    </message>
    <message>
        <source>there is no preference %1</source>
        <translation>nie ma ustawienia %1</translation>
    </message>
    <message>
        <source>%1: %2 is none of %3</source>
        <translation>%1: %2 nie jest żadnym z tych słów: %3</translation>
    </message>
    <message>
        <source>%1: %2 is not within %3 and %4</source>
        <translation>%1: %2 nie mieści się między %3 a %4</translation>
    </message>
    <message>
        <source>%1 entries are too many for preferences</source>
        <translation>liczba wpisów %1 jest za duża jak na ustawienia</translation>
    </message>
    <message>
        <source>%1 is not within 0 and %2, the events of the last game</source>
        <translation>%1 nie mieści się między 0 a %2, czyli liczbą zdarzeń ostatniej gry</translation>
    </message>
    <message>
        <source>there are no players of the kind %1</source>
        <translation>nie ma graczy tego rodzaju: %1</translation>
    </message>
    <message>
        <source>%1 is no card; cards are written like CQ, HT or D9</source>
        <translation>%1 nie jest kartą; karty zapisuje się jak CQ, HT lub D9</translation>
    </message>
    <message>
        <source>%1 is %2, not a whole number</source>
        <translation>%1 to %2, a nie liczba całkowita</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a line begins with a seat, 0 to 3</source>
        <translation>wiersz zaczyna się od miejsca, od 0 do 3</translation>
    </message>
    <message>
        <source>%1 is no card, announcement or reservation</source>
        <translation>%1 nie jest ani kartą, ani zapowiedzią, ani zastrzeżeniem</translation>
    </message>
    <message>
        <source>line %1: %2 is not known and was left out</source>
        <translation>wiersz %1: %2 jest nieznane i zostało pominięte</translation>
    </message>
    <message>
        <source>there is no rule of FreeDoko in it</source>
        <translation>nie ma w nim żadnej zasady FreeDoko</translation>
    </message>
    <message>
        <source>%1 is neither yes nor no</source>
        <translation>%1 to ani tak, ani nie</translation>
    </message>
    <message>
        <source>there is no rule set %1; there are %2</source>
        <translation>nie ma zestawu zasad %1; są %2</translation>
    </message>
    <message>
        <source>%1 does not belong in a rule file</source>
        <translation>%1: to nie należy do pliku z zasadami</translation>
    </message>
    <message>
        <source>a game begins here, but the one before is not over</source>
        <translation>tu zaczyna się gra, a poprzednia nie jest skończona</translation>
    </message>
    <message>
        <source>%1 is no date like 2026-05-31T20:15</source>
        <translation>%1 nie jest datą taką jak 2026-05-31T20:15</translation>
    </message>
    <message>
        <source>nobody can sit like %1</source>
        <translation>tak nikt nie może siedzieć: %1</translation>
    </message>
    <message>
        <source>%1 is not within 0 and %2</source>
        <translation>%1 nie mieści się między 0 a %2</translation>
    </message>
    <message>
        <source>there is no rule %1</source>
        <translation>nie ma zasady %1</translation>
    </message>
    <message>
        <source>%1: %2 is not a list</source>
        <translation>%1: %2 nie jest listą</translation>
    </message>
    <message>
        <source>%1: there must be %2 values, not %3</source>
        <translation>%1: wartości ma być %2, a nie %3</translation>
    </message>
    <message>
        <source>%1: %2 is not a number within %3 and %4</source>
        <translation>%1: %2 nie jest liczbą między %3 a %4</translation>
    </message>
    <message>
        <source>%1: a name stands there twice</source>
        <translation>%1: jedna z nazw występuje dwa razy</translation>
    </message>
    <message>
        <source>at least one of %1 must be on</source>
        <translation>co najmniej jedna z tych zasad musi być włączona: %1</translation>
    </message>
    <message>
        <source>the numbers of %1 must not rise, but are %2</source>
        <translation>liczby zasad %1 nie mogą rosnąć, a wynoszą %2</translation>
    </message>
    <message>
        <source>health</source>
        <translation>zdrowy czy zastrzeżenie</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nazwa zastrzeżenia</translation>
    </message>
    <message>
        <source>game</source>
        <translation>gra</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>wymuszone solo</translation>
    </message>
    <message>
        <source>throw</source>
        <translation>odrzucenie kart</translation>
    </message>
    <message>
        <source>duty solo</source>
        <translation>solo obowiązkowe</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>poverty</source>
        <translation>bieda</translation>
    </message>
    <message>
        <source>marriage</source>
        <translation>wesele</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>licytacja</translation>
    </message>
    <message>
        <source>swines</source>
        <translation>świnie</translation>
    </message>
    <message>
        <source>pass cards</source>
        <translation>przekazanie kart</translation>
    </message>
    <message>
        <source>take cards</source>
        <translation>wzięcie kart</translation>
    </message>
    <message>
        <source>return cards</source>
        <translation>oddanie kart</translation>
    </message>
    <message>
        <source>card</source>
        <translation>karta</translation>
    </message>
    <message>
        <source>seat %1 has %2 cards instead of %3</source>
        <translation>na miejscu %1 liczba kart to %2 zamiast %3</translation>
    </message>
    <message>
        <source>a deal has four hands, a start player from 0 to 3 and four numbers of owed soli</source>
        <translation>rozdanie ma cztery ręce, wychodzącego od 0 do 3 i cztery liczby zaległych solo</translation>
    </message>
    <message>
        <source>%1 was dealt %2 times</source>
        <translation>liczba rozdanych kart %1 wynosi %2</translation>
    </message>
    <message>
        <source>seat %1 owes no solo and cannot be made to play one</source>
        <translation>miejsce %1 nie ma zaległego solo i nie można go do solo zmusić</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>nie ma takiego miejsca</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>gra jest skończona</translation>
    </message>
    <message>
        <source>this announcement may not be made now</source>
        <translation>tej zapowiedzi nie wolno teraz złożyć</translation>
    </message>
    <message>
        <source>it is the turn of seat %1</source>
        <translation>kolej na miejsce %1</translation>
    </message>
    <message>
        <source>this is no answer to the question for %1</source>
        <translation>to nie jest odpowiedź na pytanie „%1”</translation>
    </message>
    <message>
        <source>no card may be played during the question for %1</source>
        <translation>podczas pytania „%1” nie wolno zagrać karty</translation>
    </message>
    <message>
        <source>the card is not in the hand</source>
        <translation>tej karty nie ma na ręce</translation>
    </message>
    <message>
        <source>the card does not follow suit</source>
        <translation>ta karta nie jest do koloru</translation>
    </message>
    <message>
        <source>%1 is %2, not a text</source>
        <translation>%1 to %2, a nie tekst</translation>
    </message>
    <message>
        <source>%1 is %2, not yes or no</source>
        <translation>%1 to %2, a nie tak lub nie</translation>
    </message>
    <message>
        <source>%1 is %2, not a list</source>
        <translation>%1 to %2, a nie lista</translation>
    </message>
    <message>
        <source>%1 is %2, not a group of entries</source>
        <translation>%1 to %2, a nie grupa wpisów</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, wiersz %2: %3</translation>
    </message>
    <message>
        <source>%1 is %2, so there can be no %3</source>
        <translation>%1 to %2, więc nie może być %3</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>brakuje: %1</translation>
    </message>
    <message>
        <source>this is not YAML</source>
        <translation>to nie jest YAML</translation>
    </message>
    <message>
        <source>this is not readable YAML: %1</source>
        <translation>to nie jest czytelny YAML: %1</translation>
    </message>
    <message>
        <source>the file is empty or not one of ours</source>
        <translation>plik jest pusty lub nie pochodzi z tego programu</translation>
    </message>
    <message>
        <source>format %1 is not known; a newer version of the program wrote it</source>
        <translation>format %1 jest nieznany; zapisała go nowsza wersja programu</translation>
    </message>
    <message>
        <source>format %1 is not known; the first one is 1</source>
        <translation>format %1 jest nieznany; pierwszy to 1</translation>
    </message>
    <message>
        <source>%1 bytes are too many for this kind of file; at most %2 are read</source>
        <translation>%1 B to za dużo jak na taki plik; czyta się najwyżej %2 B</translation>
    </message>
    <message>
        <source>there is a character that no text holds, number %1</source>
        <translation>jest tam znak, którego nie ma w żadnym tekście, o numerze %1</translation>
    </message>
    <message>
        <source>a reference to another place of the file is not read</source>
        <translation>odwołania do innego miejsca pliku się nie czyta</translation>
    </message>
    <message>
        <source>a second document begins</source>
        <translation>zaczyna się drugi dokument</translation>
    </message>
    <message>
        <source>more than %1 values are too many for one of our files</source>
        <translation>więcej niż %1 wartości to za dużo jak na plik tego programu</translation>
    </message>
    <message>
        <source>a name for a place of the file (&amp;) is not read</source>
        <translation>nazwy miejsca w pliku (&amp;) się nie czyta</translation>
    </message>
    <message>
        <source>a tag (!) is not read</source>
        <translation>oznaczenia typu (!) się nie czyta</translation>
    </message>
    <message>
        <source>%1 stands there twice</source>
        <translation>%1 występuje tam dwa razy</translation>
    </message>
    <message>
        <source>more than %1 groups or lists within each other are too many</source>
        <translation>więcej niż %1 grup lub list jedna w drugiej to za dużo</translation>
    </message>
    <message>
        <source>the name of an entry is a list or a group</source>
        <translation>nazwa wpisu jest listą lub grupą</translation>
    </message>
    <message>
        <source>a value of %1 letters is too long</source>
        <translation>wartość o długości %1 znaków jest za długa</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>%1 catches the jack of clubs of %3 in the last trick with the %4.</source>
        <translation>%1 łapie w ostatniej lewie waleta trefl, którego traci %3; tę lewę bierze %4.</translation>
    </message>
    <message>
        <source>%1 takes the ten of hearts of %3 with the other one in trick %2.</source>
        <translation>W lewie nr %2 %1 bije drugą dziesiątką kier tę, którą zagrywa %3.</translation>
    </message>
    <message>
        <source>%1 takes trick %2, in which all four cards are hearts.</source>
        <translation>%1 bierze lewę nr %2, w której wszystkie cztery karty to kiery.</translation>
    </message>
    <message>
        <source>No 90</source>
        <translation>Bez 90</translation>
    </message>
    <message>
        <source>No 60</source>
        <translation>Bez 60</translation>
    </message>
    <message>
        <source>No 30</source>
        <translation>Bez 30</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>No 90 announced</source>
        <translation>Zapowiedź „bez 90”</translation>
    </message>
    <message>
        <source>No 60 announced</source>
        <translation>Zapowiedź „bez 60”</translation>
    </message>
    <message>
        <source>No 30 announced</source>
        <translation>Zapowiedź „bez 30”</translation>
    </message>
    <message>
        <source>Black announced</source>
        <translation>Zapowiedź „schwarz”</translation>
    </message>
    <message>
        <source>Nobody wins: Re has %1 card points, Kontra %2.</source>
        <translation>Nikt nie wygrywa; punkty w kartach: Re %1, Kontra %2.</translation>
    </message>
    <message>
        <source>%1 wins with %2 to %3 card points.</source>
        <translation>%1 wygrywa, punkty w kartach: %2 do %3.</translation>
    </message>
    <message>
        <source>The game counts nothing for either side.</source>
        <translation>Gra nie przynosi punktów żadnej ze stron.</translation>
    </message>
    <message numerus="yes">
        <source>The game counts minus %n point(s) for %1.</source>
        <translation>
            <numerusform>Gra jest warta minus %n punkt dla strony %1.</numerusform>
            <numerusform>Gra jest warta minus %n punkty dla strony %1.</numerusform>
            <numerusform>Gra jest warta minus %n punktów dla strony %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game counts %n point(s) for %1.</source>
        <translation>
            <numerusform>Gra jest warta %n punkt dla strony %1.</numerusform>
            <numerusform>Gra jest warta %n punkty dla strony %1.</numerusform>
            <numerusform>Gra jest warta %n punktów dla strony %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The value counts %n time(s).</source>
        <translation>
            <numerusform>Wartość liczy się %n-krotnie.</numerusform>
            <numerusform>Wartość liczy się %n-krotnie.</numerusform>
            <numerusform>Wartość liczy się %n-krotnie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bock</source>
        <translation>Bock</translation>
    </message>
    <message numerus="yes">
        <source>In a bock round the winner gets %n point(s) more.</source>
        <translation>
            <numerusform>W rundzie Bock wygrany dostaje %n punkt więcej.</numerusform>
            <numerusform>W rundzie Bock wygrany dostaje %n punkty więcej.</numerusform>
            <numerusform>W rundzie Bock wygrany dostaje %n punktów więcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Against the queens of clubs</source>
        <translation>Przeciwko damom trefl</translation>
    </message>
    <message>
        <source>%1 announced</source>
        <translation>Zapowiedź „%1”</translation>
    </message>
    <message>
        <source>%1 announced early</source>
        <translation>Wczesna zapowiedź „%1”</translation>
    </message>
    <message>
        <source>Kind of solo</source>
        <translation>Rodzaj sola</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 przeciwko „%2”</translation>
    </message>
    <message>
        <source>Reply to %1</source>
        <translation>Odpowiedź na „%1”</translation>
    </message>
    <message>
        <source>Kontra has won without the queens of clubs.</source>
        <translation>Kontra wygrywa bez dam trefl.</translation>
    </message>
    <message>
        <source>The soloist&apos;s points count three times.</source>
        <translation>Punkty grającego solo liczą się potrójnie.</translation>
    </message>
    <message>
        <source>By the rules a solo of this kind is worth more.</source>
        <translation>Według zasad solo tego rodzaju jest warte więcej.</translation>
    </message>
    <message>
        <source>%1 said it before the first card; it counts for the side that wins.</source>
        <translation>Zapowiada %1 przed pierwszą kartą; liczy się to dla strony, która wygrywa.</translation>
    </message>
    <message>
        <source>%1 has taken no trick.</source>
        <translation>%1 nie ma ani jednej lewy.</translation>
    </message>
    <message>
        <source>Said by %1; it counts for the winners.</source>
        <translation>Zapowiedź strony %1; liczy się dla zwycięzców.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n card point(s).</source>
        <translation>
            <numerusform>%1 ma %n punkt w kartach.</numerusform>
            <numerusform>%1 ma %n punkty w kartach.</numerusform>
            <numerusform>%1 ma %n punktów w kartach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trick %2 brings %1 %n card point(s).</source>
        <translation>
            <numerusform>W lewie nr %2 %1 bierze %n punkt w kartach.</numerusform>
            <numerusform>W lewie nr %2 %1 bierze %n punkty w kartach.</numerusform>
            <numerusform>W lewie nr %2 %1 bierze %n punktów w kartach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>Fox caught</source>
        <translation>Złapany lis</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Lis złapany w ostatniej lewie</translation>
    </message>
    <message>
        <source>Fox wins the last trick</source>
        <translation>Lis bierze ostatnią lewę</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>Złapany Karlchen</translation>
    </message>
    <message>
        <source>Dulle caught</source>
        <translation>Złapana Dulle</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Lewa kierowa</translation>
    </message>
    <message>
        <source>%1 catches the %4 of %3 in trick %2.</source>
        <translation>%1 łapie w lewie nr %2 kartę, którą traci %3: %4.</translation>
    </message>
    <message>
        <source>%1 catches a fox of %3 in the very last trick.</source>
        <translation>%1 łapie w ostatniej lewie lisa, którego traci %3.</translation>
    </message>
    <message>
        <source>%1 lays the other fox into the last trick.</source>
        <translation>%1 dokłada do ostatniej lewy drugiego lisa.</translation>
    </message>
    <message>
        <source>%1 takes the last trick with a fox.</source>
        <translation>%1 bierze ostatnią lewę lisem.</translation>
    </message>
    <message>
        <source>%1 lays the other jack of clubs into the last trick.</source>
        <translation>%1 dokłada do ostatniej lewy drugiego waleta trefl.</translation>
    </message>
    <message>
        <source>%1 takes the last trick with the jack of clubs.</source>
        <translation>%1 bierze ostatnią lewę waletem trefl.</translation>
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
        <translation>as trefl</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>dziesiątka trefl</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>król trefl</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>dama trefl</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>walet trefl</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>dziewiątka trefl</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>as pik</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>dziesiątka pik</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>król pik</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>dama pik</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>walet pik</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>dziewiątka pik</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>as kier</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>dziesiątka kier</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>król kier</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>dama kier</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>walet kier</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>dziewiątka kier</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>as karo</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>dziesiątka karo</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>król karo</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>dama karo</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>walet karo</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>dziewiątka karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trefle</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>piki</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kiery</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>kara</translation>
    </message>
    <message>
        <source>Normal game</source>
        <translation>Gra zwykła</translation>
    </message>
    <message>
        <source>Thrown in: many nines</source>
        <translation>Odrzucenie kart: dużo dziewiątek</translation>
    </message>
    <message>
        <source>Thrown in: many kings</source>
        <translation>Odrzucenie kart: dużo króli</translation>
    </message>
    <message>
        <source>Thrown in: many nines and kings</source>
        <translation>Odrzucenie kart: dużo dziewiątek i króli</translation>
    </message>
    <message>
        <source>Thrown in: too many card points</source>
        <translation>Odrzucenie kart: zbyt wiele punktów w kartach</translation>
    </message>
    <message>
        <source>Thrown in: no trump above the ace of diamonds</source>
        <translation>Odrzucenie kart: brak atutu powyżej asa karo</translation>
    </message>
    <message>
        <source>Thrown in: no trump above the jack of diamonds</source>
        <translation>Odrzucenie kart: brak atutu powyżej waleta karo</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Bieda</translation>
    </message>
    <message>
        <source>Fewest card points</source>
        <translation>Najmniej punktów w kartach</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Wesele</translation>
    </message>
    <message>
        <source>Marriage without a partner</source>
        <translation>Wesele bez partnera</translation>
    </message>
    <message>
        <source>Silent marriage</source>
        <translation>Ciche wesele</translation>
    </message>
    <message>
        <source>Club solo</source>
        <translation>Solo trefl</translation>
    </message>
    <message>
        <source>Spade solo</source>
        <translation>Solo pik</translation>
    </message>
    <message>
        <source>Heart solo</source>
        <translation>Solo kier</translation>
    </message>
    <message>
        <source>Diamond solo</source>
        <translation>Solo karo</translation>
    </message>
    <message>
        <source>Queen solo</source>
        <translation>Solo dam</translation>
    </message>
    <message>
        <source>Jack solo</source>
        <translation>Solo waletów</translation>
    </message>
    <message>
        <source>King solo</source>
        <translation>Solo króli</translation>
    </message>
    <message>
        <source>Queen-jack solo</source>
        <translation>Solo dam i waletów</translation>
    </message>
    <message>
        <source>King-jack solo</source>
        <translation>Solo króli i waletów</translation>
    </message>
    <message>
        <source>King-queen solo</source>
        <translation>Solo króli i dam</translation>
    </message>
    <message>
        <source>Koehler</source>
        <translation>Köhler</translation>
    </message>
    <message>
        <source>Meatless solo</source>
        <translation>Solo bez atutu</translation>
    </message>
    <message>
        <source>Pure club solo</source>
        <translation>Czyste solo trefl</translation>
    </message>
    <message>
        <source>Pure spade solo</source>
        <translation>Czyste solo pik</translation>
    </message>
    <message>
        <source>Pure heart solo</source>
        <translation>Czyste solo kier</translation>
    </message>
    <message>
        <source>Pure diamond solo</source>
        <translation>Czyste solo karo</translation>
    </message>
    <message>
        <source>Fewest-tricks solo</source>
        <translation>Solo na najmniej lew</translation>
    </message>
    <message>
        <source>Marriage: first trick of another player</source>
        <translation>Wesele: pierwsza lewa innego gracza</translation>
    </message>
    <message>
        <source>Marriage: first plain-suit trick of another player</source>
        <translation>Wesele: pierwsza lewa innego gracza w kolorze bocznym</translation>
    </message>
    <message>
        <source>Marriage: first trump trick of another player</source>
        <translation>Wesele: pierwsza lewa atutowa innego gracza</translation>
    </message>
    <message>
        <source>Marriage: first club trick of another player</source>
        <translation>Wesele: pierwsza lewa treflowa innego gracza</translation>
    </message>
    <message>
        <source>Marriage: first spade trick of another player</source>
        <translation>Wesele: pierwsza lewa pikowa innego gracza</translation>
    </message>
    <message>
        <source>Marriage: first heart trick of another player</source>
        <translation>Wesele: pierwsza lewa kierowa innego gracza</translation>
    </message>
    <message>
        <source>first trick</source>
        <translation>pierwsza lewa innego gracza</translation>
    </message>
    <message>
        <source>first plain-suit trick</source>
        <translation>pierwsza lewa w kolorze</translation>
    </message>
    <message>
        <source>first trump trick</source>
        <translation>pierwsza lewa atutowa</translation>
    </message>
    <message>
        <source>first club trick</source>
        <translation>pierwsza lewa treflowa</translation>
    </message>
    <message>
        <source>first spade trick</source>
        <translation>pierwsza lewa pikowa</translation>
    </message>
    <message>
        <source>first heart trick</source>
        <translation>pierwsza lewa kierowa</translation>
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
        <translation>bez 90</translation>
    </message>
    <message>
        <source>no 60</source>
        <translation>bez 60</translation>
    </message>
    <message>
        <source>no 30</source>
        <translation>bez 30</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>reply to no 90</source>
        <translation>jednak 90</translation>
    </message>
    <message>
        <source>reply to no 60</source>
        <translation>jednak 60</translation>
    </message>
    <message>
        <source>reply to no 30</source>
        <translation>jednak 30</translation>
    </message>
    <message>
        <source>reply to black</source>
        <translation>jednak lewa</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>pukanie</translation>
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
        <translation>Gracz komputerowy zawiódł i zagrywa dowolną dozwoloną kartę (%1).</translation>
    </message>
    <message>
        <source>The process of the computer players has ended unexpectedly.</source>
        <translation>Proces graczy komputerowych niespodziewanie się zakończył.</translation>
    </message>
    <message>
        <source>The process of the computer players cannot be started.</source>
        <translation>Nie można uruchomić procesu graczy komputerowych.</translation>
    </message>
    <message>
        <source>A computer player did not answer in time.</source>
        <translation>Gracz komputerowy nie odpowiedział na czas.</translation>
    </message>
</context>
</TS>
