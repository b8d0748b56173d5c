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
    <name>LogPanel</name>
    <message>
        <source>Course of the game</source>
        <translation>Przebieg gry</translation>
    </message>
    <message>
        <source>What happens in the game is written here.</source>
        <translation>Tutaj zapisywane jest to, co dzieje się w grze.</translation>
    </message>
</context>
<context>
    <name>NewPartyDialog</name>
    <message>
        <source>New party</source>
        <translation>Nowa partia</translation>
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
        <source>The rules of the last party</source>
        <translation>Zasady ostatniej partii</translation>
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
        <source>Who plays here, and how well</source>
        <translation>Kto tu gra i na jakim poziomie</translation>
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
        <source>The party has no fixed end.</source>
        <translation>Partia nie ma ustalonego końca.</translation>
    </message>
    <message numerus="yes">
        <source>The party has %n round(s) of four games.</source>
        <translation>
            <numerusform>Partia ma %n rundę po cztery gry.</numerusform>
            <numerusform>Partia ma %n rundy po cztery gry.</numerusform>
            <numerusform>Partia ma %n rund po cztery gry.</numerusform>
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
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score sheet</source>
        <translation>Tabela wyników</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
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
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>Close the program; the party goes on here the next time</source>
        <translation>Zamknij program; następnym razem partia potoczy się dalej od tego miejsca</translation>
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
        <source>&amp;Score sheet</source>
        <translation>&amp;Tabela wyników</translation>
    </message>
    <message>
        <source>Show or hide the score sheet of the party</source>
        <translation>Pokaż lub ukryj tabelę wyników partii</translation>
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
        <source>Play the chosen card; with none chosen, end the running pause</source>
        <translation>Zagraj wybraną kartę; jeśli żadna nie jest wybrana, zakończ trwającą przerwę</translation>
    </message>
    <message>
        <source>Choose none of the cards any more</source>
        <translation>Zrezygnuj z wyboru karty</translation>
    </message>
    <message>
        <source>Play the card at this place of the hand, counted from the left; 0, A and B are 10 to 12</source>
        <translation>Zagraj kartę z tego miejsca na ręce, licząc od lewej; 0, A i B oznaczają 10 do 12</translation>
    </message>
</context>
<context>
    <name>advice</name>
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
        <source>Hint: say that you have a reservation.</source>
        <translation>Podpowiedź: zgłoś zastrzeżenie.</translation>
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
    <name>help</name>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
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
        <source>Rules of thumb</source>
        <translation>Praktyk</translation>
    </message>
    <message>
        <source>Remembers all cards and plays as a seasoned club player would teach it.</source>
        <translation>Pamięta wszystkie karty i gra tak, jak uczyłby doświadczony gracz klubowy.</translation>
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
    <name>paint</name>
    <message>
        <source>Trick %1, led by %2</source>
        <translation>Lewa nr %1, wychodzi %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card point(s)</source>
        <translation>
            <numerusform>%1: %n punkt w kartach</numerusform><numerusform>%1: %n punkty w kartach</numerusform><numerusform>%1: %n punktów w kartach</numerusform></translation>
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
        <source>solo</source>
        <translation>solo</translation>
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
        <source>Wait before a computer player's card</source>
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
        <source>You must play a duty solo now. Which one?</source>
        <translation>Musisz teraz zagrać solo obowiązkowe. Które?</translation>
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
        <source>Do you play a marriage?</source>
        <translation>Czy grasz wesele?</translation>
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
    <message numerus="yes">
        <source>You still owe %n duty solo(s).</source>
        <translation>
            <numerusform>Masz jeszcze do zagrania %n solo obowiązkowe.</numerusform>
            <numerusform>Masz jeszcze do zagrania %n obowiązkowe gry solo.</numerusform>
            <numerusform>Masz jeszcze do zagrania %n obowiązkowych gier solo.</numerusform>
        </translation>
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
        <source>Who takes that trick becomes your partner.</source>
        <translation>Kto weźmie tę lewę, zostaje twoim partnerem.</translation>
    </message>
    <message>
        <source>You do not play such a game, or leave it to another player.</source>
        <translation>Nie grasz takiej gry albo zostawiasz ją innemu graczowi.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
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
    <message>
        <source>After this solo the deal is repeated: %1 deals again.</source>
        <translation>Po tym solu rozdanie jest powtarzane: karty rozdaje znowu %1.</translation>
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
        <source>Who has not announced may answer the opponents with Re or Kontra, up to one card later.</source>
        <translation>Kto nic nie zapowiedział, może odpowiedzieć przeciwnikom „Re” lub „Kontra”, najpóźniej o jedną kartę później.</translation>
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
        <source>The soloist leads, and the same player deals again. Otherwise the lead stays left of the dealer.</source>
        <translation>Wychodzi grający solo, a potem rozdaje znowu ten sam gracz. W przeciwnym razie wychodzi gracz na lewo od rozdającego.</translation>
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
        <source>Number of rounds is limited</source>
        <translation>Ograniczona liczba rund</translation>
    </message>
    <message>
        <source>The party ends after the set number of rounds; open duty soli are played after them.</source>
        <translation>Partia kończy się po ustalonej liczbie rund; potem rozgrywa się zaległe obowiązkowe gry solo.</translation>
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
        <source>Past tricks that may be looked at</source>
        <translation>Lewy dostępne do obejrzenia</translation>
    </message>
    <message>
        <source>How many of the last tricks everybody may see again during the game.</source>
        <translation>Ile ostatnich lew każdy może obejrzeć ponownie w trakcie gry.</translation>
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
        <source>Who plays the special game stays shown</source>
        <translation>Grający specjalną grę pozostaje oznaczony</translation>
    </message>
    <message>
        <source>Soloist, bridegroom and partner keep their mark during the game.</source>
        <translation>Grający solo, ogłaszający wesele i jego partner są oznaczeni przez całą grę.</translation>
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
        <source>Cards that may be played are marked</source>
        <translation>Oznaczane są karty, które wolno zagrać</translation>
    </message>
    <message>
        <source>The program may show which cards of the hand may be played.</source>
        <translation>Program może pokazywać, które karty z ręki wolno zagrać.</translation>
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
        <source>Suit soli</source>
        <translation>Solo kolorowe</translation>
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
        <source>How many cards a player must still hold to say Re or Kontra.</source>
        <translation>Ile kart gracz musi mieć jeszcze na ręce, aby powiedzieć „Re” lub „Kontra”.</translation>
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
        <source>No 60: cards needed</source>
        <translation>Bez 60: potrzebne karty</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say no 60.</source>
        <translation>Ile kart gracz musi mieć jeszcze na ręce, aby powiedzieć „bez 60”.</translation>
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
        <source>Black: cards needed</source>
        <translation>Schwarz: potrzebne karty</translation>
    </message>
    <message>
        <source>How many cards a player must still hold to say black.</source>
        <translation>Ile kart gracz musi mieć jeszcze na ręce, aby powiedzieć „schwarz”.</translation>
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
        <source>A card counts until its trick is full</source>
        <translation>Karta liczy się, dopóki jej lewa nie jest pełna</translation>
    </message>
    <message>
        <source>A player who has played to the running trick may still announce as if holding that card.</source>
        <translation>Kto zagrał już do bieżącej lewy, może jeszcze zapowiadać tak, jakby miał tę kartę na ręce.</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Odpowiedzi</translation>
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
        <source>The point against the queens is doubled too</source>
        <translation>Punkt przeciwko damom też się podwaja</translation>
    </message>
    <message>
        <source>The point for winning against the queens of clubs is inside the doubling.</source>
        <translation>Podwojenie obejmuje punkt za wygraną przeciwko damom trefl.</translation>
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
        <source>Tens of hearts are the highest trumps</source>
        <translation>Dziesiątki kier są najwyższymi atutami</translation>
    </message>
    <message>
        <source>In all games with a trump suit; otherwise the ten of hearts is a plain heart.</source>
        <translation>We wszystkich grach z kolorem atutowym; w przeciwnym razie dziesiątka kier jest zwykłym kierem.</translation>
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
        <source>Soli</source>
        <translation>Gry solo</translation>
    </message>
    <message>
        <source>Duty soli still to be played</source>
        <translation>Obowiązkowe gry solo, które trzeba jeszcze zagrać</translation>
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
        <source>%1 must play a duty solo and chooses one.</source>
        <translation>%1 musi zagrać solo obowiązkowe i wybiera je.</translation>
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
        <source>%1 is asked for a marriage.</source>
        <translation>%1 odpowiada na pytanie o wesele.</translation>
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
            <numerusform>Według zasad wolno obejrzeć tylko %n ostatnią lewę.</numerusform><numerusform>Według zasad wolno obejrzeć tylko %n ostatnie lewy.</numerusform><numerusform>Według zasad wolno obejrzeć tylko %n ostatnich lew.</numerusform></translation>
    </message>
    <message>
        <source>No card is played before the game is found.</source>
        <translation>Nie zagrywa się kart, zanim gra nie zostanie ustalona.</translation>
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
        <source>House rules</source>
        <translation>Zasady domowe</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
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
    <name>table</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <source>Your reservation is another one.</source>
        <translation>Twoje zastrzeżenie jest inne.</translation>
    </message>
    <message>
        <source>Your side should make about {points} card points: say so while you may.</source>
        <translation>Twoja strona powinna zdobyć około {points} punktów w kartach: zapowiedz to, póki możesz.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>To jedyna karta, którą możesz zagrać.</translation>
    </message>
    <message>
        <source>Whoever else takes this trick becomes your partner: let it go.</source>
        <translation>Kto inny weźmie tę lewę, zostanie twoim partnerem: oddaj ją.</translation>
    </message>
    <message>
        <source>The trick is your partner's: give it points.</source>
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
        <source>You are looking for a partner: lead a card that somebody else can take.</source>
        <translation>Szukasz partnera: wyjdź kartą, którą może wziąć ktoś inny.</translation>
    </message>
    <message>
        <source>You play alone and {card} cannot be beaten: draw the others' trumps.</source>
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
        <source>{card} cannot be beaten: draw the opponents' trumps.</source>
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
        <source>Nothing is certain here: lead the card that costs you least.</source>
        <translation>Nic tu nie jest pewne: wyjdź kartą, która kosztuje cię najmniej.</translation>
    </message>
</context>
<context>
    <name>verdict</name>
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
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 przeciwko „%2”</translation>
    </message>
    <message>
        <source>Kontra has won without the queens of clubs.</source>
        <translation>Kontra wygrywa bez dam trefl.</translation>
    </message>
    <message>
        <source>The soloist's points count three times.</source>
        <translation>Punkty grającego solo liczą się potrójnie.</translation>
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
        <source>%1 catches the ace of diamonds of %3 in trick %2.</source>
        <translation>%1 łapie w lewie nr %2 asa karo, którego traci %3.</translation>
    </message>
    <message>
        <source>Fox caught</source>
        <translation>Złapany lis</translation>
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
