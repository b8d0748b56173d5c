<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>NewPartyDialog</name>
    <message numerus="yes">
        <source>The party has %n round(s) of four games.</source>
        <translation>
            <numerusform>The party has %n round of four games.</numerusform>
            <numerusform>The party has %n rounds of four games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody plays %n duty solo(s).</source>
        <translation>
            <numerusform>Everybody plays %n duty solo.</numerusform>
            <numerusform>Everybody plays %n duty solos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paint</name>
    <message numerus="yes">
        <source>%1: %n card point(s)</source>
        <translation>
            <numerusform>%1: %n card point</numerusform><numerusform>%1: %n card points</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n card point</numerusform>
            <numerusform>%n card points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>question</name>
    <message numerus="yes">
        <source>You still owe %n duty solo(s).</source>
        <translation>
            <numerusform>You still owe %n duty solo.</numerusform>
            <numerusform>You still owe %n duty solos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may be said while %n trick(s) or more are to be taken.</source>
        <translation>
            <numerusform>%1 may be said while %n trick or more is to be taken.</numerusform>
            <numerusform>%1 may be said while %n tricks or more are to be taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may be said while you hold %n card(s) or more.</source>
        <translation>
            <numerusform>%1 may be said while you hold %n card or more.</numerusform>
            <numerusform>%1 may be said while you hold %n cards or more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remark</name>
    <message numerus="yes">
        <source>%1 has %n card point(s) but missed its own announcement: %2.</source>
        <translation>
            <numerusform>%1 has %n card point but missed its own announcement: %2.</numerusform>
            <numerusform>%1 has %n card points but missed its own announcement: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So %1 wins with %n card point(s).</source>
        <translation>
            <numerusform>So %1 wins with %n card point.</numerusform>
            <numerusform>So %1 wins with %n card points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sentence</name>
    <message numerus="yes">
        <source>By the rules only the last %n trick(s) may be looked at.</source>
        <translation>
            <numerusform>By the rules only the last %n trick may be looked at.</numerusform><numerusform>By the rules only the last %n tricks may be looked at.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the trick with %n card point(s).</source>
        <translation>
            <numerusform>%1 takes the trick with %n card point.</numerusform>
            <numerusform>%1 takes the trick with %n card points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message numerus="yes">
        <source>The game counts minus %n point(s) for %1.</source>
        <translation>
            <numerusform>The game counts minus %n point for %1.</numerusform>
            <numerusform>The game counts minus %n points for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game counts %n point(s) for %1.</source>
        <translation>
            <numerusform>The game counts %n point for %1.</numerusform>
            <numerusform>The game counts %n points for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n card point(s).</source>
        <translation>
            <numerusform>%1 has %n card point.</numerusform>
            <numerusform>%1 has %n card points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trick %2 brings %1 %n card point(s).</source>
        <translation>
            <numerusform>Trick %2 brings %1 %n card point.</numerusform>
            <numerusform>Trick %2 brings %1 %n card points.</numerusform>
        </translation>
    </message>
</context>
</TS>
