<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Differences</name>
    <message numerus="yes">
        <source>%n rule(s) differ from “%1”.</source>
        <translation>
            <numerusform>%n rule differs from “%1”.</numerusform>
            <numerusform>%n rules differ from “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message numerus="yes">
        <source>It needs %n number(s) from %1 to %2 with blanks between them.</source>
        <translation>
            <numerusform>It needs %n number from %1 to %2 with blanks between them.</numerusform>
            <numerusform>It needs %n numbers from %1 to %2 with blanks between them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewPartyDialog</name>
    <message numerus="yes">
        <source>The party has %n game(s).</source>
        <translation>
            <numerusform>The party has %n game.</numerusform>
            <numerusform>The party has %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The party has %n round(s).</source>
        <translation>
            <numerusform>The party has %n round.</numerusform>
            <numerusform>The party has %n rounds.</numerusform>
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
    <name>RulesDialog</name>
    <message numerus="yes">
        <source>%n rule(s) changed.</source>
        <translation>
            <numerusform>%n rule changed.</numerusform>
            <numerusform>%n rules changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetCommands</name>
    <message numerus="yes">
        <source>%n rule(s) that FreeDoko does not know were left out.</source>
        <translation>
            <numerusform>%n rule that FreeDoko does not know was left out.</numerusform>
            <numerusform>%n rules that FreeDoko does not know were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message numerus="yes">
        <source>%n file(s) cannot be read and are not counted:</source>
        <translation>
            <numerusform>%n file cannot be read and is not counted:</numerusform>
            <numerusform>%n files cannot be read and are not counted:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n party/parties?</source>
        <translation>
            <numerusform>Delete %n party?</numerusform>
            <numerusform>Delete %n parties?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n party/parties deleted.</source>
        <translation>
            <numerusform>%n party deleted.</numerusform>
            <numerusform>%n parties deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>choosing</name>
    <message numerus="yes">
        <source>Choose %n card(s) to offer; all your trumps go with them.</source>
        <translation>
            <numerusform>Choose %n card to offer; all your trumps go with them.</numerusform>
            <numerusform>Choose %n cards to offer; all your trumps go with them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to give back.</source>
        <translation>
            <numerusform>Choose %n card to give back.</numerusform>
            <numerusform>Choose %n cards to give back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give these %n card(s)</source>
        <translation>
            <numerusform>Give these %n card</numerusform>
            <numerusform>Give these %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) more.</source>
        <translation>
            <numerusform>%n card more.</numerusform>
            <numerusform>%n cards more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many.</source>
        <translation>
            <numerusform>%n card too many.</numerusform>
            <numerusform>%n cards too many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) must go with them.</source>
        <translation>
            <numerusform>%n trump must go with them.</numerusform>
            <numerusform>%n trumps must go with them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hindsight</name>
    <message numerus="yes">
        <source>%1: score %2, %n card point(s)</source>
        <translation>
            <numerusform>%1: score %2, %n card point</numerusform>
            <numerusform>%1: score %2, %n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (played): score %2, %n card point(s)</source>
        <translation>
            <numerusform>%1 (played): score %2, %n card point</numerusform>
            <numerusform>%1 (played): score %2, %n card points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>match</name>
    <message numerus="yes">
        <source>Bock: counts %n time(s).</source>
        <translation>
            <numerusform>Bock: counts %n time.</numerusform>
            <numerusform>Bock: counts %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bock: %n point(s) more for the winner.</source>
        <translation>
            <numerusform>Bock: %n point more for the winner.</numerusform>
            <numerusform>Bock: %n points more for the winner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bock game(s) waiting.</source>
        <translation>
            <numerusform>%n bock game waiting.</numerusform>
            <numerusform>%n bock games waiting.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paint</name>
    <message numerus="yes">
        <source>%1: %n card point(s)</source>
        <translation>
            <numerusform>%1: %n card point</numerusform>
            <numerusform>%1: %n card points</numerusform>
        </translation>
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
    <name>parties</name>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n game played</numerusform>
            <numerusform>%n games played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n party/parties</source>
        <translation>
            <numerusform>%n party</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bock: counts %n time(s).</source>
        <translation>
            <numerusform>Bock: counts %n time.</numerusform>
            <numerusform>Bock: counts %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Losses of %n point(s) or more</source>
        <translation>
            <numerusform>Losses of %n point or more</numerusform>
            <numerusform>Losses of %n points or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The worst tenth of the games of %1 in this party, and whatever costs %n point(s)</source>
        <translation>
            <numerusform>The worst tenth of the games of %1 in this party, and whatever costs %n point</numerusform>
            <numerusform>The worst tenth of the games of %1 in this party, and whatever costs %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prose</name>
    <message numerus="yes">
        <source>with at least %n card(s) in the hand</source>
        <translation>
            <numerusform>with at least %n card in the hand</numerusform>
            <numerusform>with at least %n cards in the hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with at most %n card(s) on the table</source>
        <translation>
            <numerusform>with at most %n card on the table</numerusform>
            <numerusform>with at most %n cards on the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody may announce anything when fewer than %n tricks are left.</source>
        <translation>
            <numerusform>Nobody may announce anything when fewer than %n trick are left.</numerusform>
            <numerusform>Nobody may announce anything when fewer than %n tricks are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever wins a first trick of %n or more card points must announce Re or Kontra, unless the own side has announced already.</source>
        <translation>
            <numerusform>Whoever wins a first trick of %n or more card points must announce Re or Kontra, unless the own side has announced already.</numerusform>
            <numerusform>Whoever wins a first trick of %n or more card points must announce Re or Kontra, unless the own side has announced already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever wins a first trick of %n or more card points must announce, one level higher if the own side has announced already.</source>
        <translation>
            <numerusform>Whoever wins a first trick of %n or more card points must announce, one level higher if the own side has announced already.</numerusform>
            <numerusform>Whoever wins a first trick of %n or more card points must announce, one level higher if the own side has announced already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no partner is found in the first %n trick(s), the bridegroom plays alone.</source>
        <translation>
            <numerusform>If no partner is found in the first %n trick, the bridegroom plays alone.</numerusform>
            <numerusform>If no partner is found in the first %n tricks, the bridegroom plays alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no partner is found in the first %n trick(s) that could have done it, the bridegroom plays alone.</source>
        <translation>
            <numerusform>If no partner is found in the first %n trick that could have done it, the bridegroom plays alone.</numerusform>
            <numerusform>If no partner is found in the first %n tricks that could have done it, the bridegroom plays alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bridegroom gets %n point(s) from each of the others for the marriage.</source>
        <translation>
            <numerusform>The bridegroom gets %n point from each of the others for the marriage.</numerusform>
            <numerusform>The bridegroom gets %n points from each of the others for the marriage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is possible up to trick %n.</source>
        <translation>
            <numerusform>This is possible up to trick %n.</numerusform>
            <numerusform>This is possible up to trick %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bock round follows, in which everybody deals once and each game counts %n times:</source>
        <translation>
            <numerusform>A bock round follows, in which everybody deals once and each game counts %n time:</numerusform>
            <numerusform>A bock round follows, in which everybody deals once and each game counts %n times:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No game counts more than %n times; what would is played later.</source>
        <translation>
            <numerusform>No game counts more than %n time; what would is played later.</numerusform>
            <numerusform>No game counts more than %n times; what would is played later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bock round follows, in which everybody deals once and the winner gets %n more point(s):</source>
        <translation>
            <numerusform>A bock round follows, in which everybody deals once and the winner gets %n more point:</numerusform>
            <numerusform>A bock round follows, in which everybody deals once and the winner gets %n more points:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A party has %n round(s); in a round everybody deals once.</source>
        <translation>
            <numerusform>A party has %n round; in a round everybody deals once.</numerusform>
            <numerusform>A party has %n rounds; in a round everybody deals once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A party ends when %n point(s) have been written altogether.</source>
        <translation>
            <numerusform>A party ends when %n point has been written altogether.</numerusform>
            <numerusform>A party ends when %n points have been written altogether.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A party ends after %n game(s) at the latest.</source>
        <translation>
            <numerusform>A party ends after %n game at the latest.</numerusform>
            <numerusform>A party ends after %n games at the latest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We count play money: a point is worth %n hundredth(s).</source>
        <translation>
            <numerusform>We count play money: a point is worth %n hundredth.</numerusform>
            <numerusform>We count play money: a point is worth %n hundredths.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody loses more than %n hundredth(s) in a game.</source>
        <translation>
            <numerusform>Nobody loses more than %n hundredth in a game.</numerusform>
            <numerusform>Nobody loses more than %n hundredths in a game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The house keeps %n per cent of the winnings.</source>
        <translation>
            <numerusform>The house keeps %n per cent of the winnings.</numerusform>
            <numerusform>The house keeps %n per cent of the winnings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n tricks may be looked at again.</source>
        <translation>
            <numerusform>The last %n trick may be looked at again.</numerusform>
            <numerusform>The last %n tricks may be looked at again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n or more nines</source>
        <translation>
            <numerusform>with %n or more nine</numerusform>
            <numerusform>with %n or more nines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n or more kings</source>
        <translation>
            <numerusform>with %n or more king</numerusform>
            <numerusform>with %n or more kings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n or more nines and kings together</source>
        <translation>
            <numerusform>with %n or more nine and king together</numerusform>
            <numerusform>with %n or more nines and kings together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n or more card points</source>
        <translation>
            <numerusform>with %n or more card points</numerusform>
            <numerusform>with %n or more card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody owes %n duty solo(s) in the party.</source>
        <translation>
            <numerusform>Everybody owes %n duty solo in the party.</numerusform>
            <numerusform>Everybody owes %n duty solos in the party.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must be suit soli.</source>
        <translation>
            <numerusform>%n of them must be a suit solo.</numerusform>
            <numerusform>%n of them must be suit soli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must be soli with kings, queens or jacks as trumps.</source>
        <translation>
            <numerusform>%n of them must be a solo with kings, queens or jacks as trumps.</numerusform>
            <numerusform>%n of them must be soli with kings, queens or jacks as trumps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for each Re and Kontra that was said</source>
        <translation>
            <numerusform>%n for each Re and Kontra that was said</numerusform>
            <numerusform>%n for each Re and Kontra that was said</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more for a Re or Kontra before the first card</source>
        <translation>
            <numerusform>%n more for a Re or Kontra before the first card</numerusform>
            <numerusform>%n more for a Re or Kontra before the first card</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>question</name>
    <message numerus="yes">
        <source>Do you take the %n card(s)?</source>
        <translation>
            <numerusform>Do you take the %n card?</numerusform>
            <numerusform>Do you take the %n cards?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open fox(es) are among them.</source>
        <translation>
            <numerusform>%n open fox is among them.</numerusform>
            <numerusform>%n open foxes are among them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still owe %n duty solo(s).</source>
        <translation>
            <numerusform>You still owe %n duty solo.</numerusform>
            <numerusform>You still owe %n duty solos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must be suit solo(s).</source>
        <translation>
            <numerusform>%n of them must be suit solo.</numerusform>
            <numerusform>%n of them must be suit solos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must be picture solo(s).</source>
        <translation>
            <numerusform>%n of them must be picture solo.</numerusform>
            <numerusform>%n of them must be picture solos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may be said until %n card(s) have been played.</source>
        <translation>
            <numerusform>%1 may be said until %n card has been played.</numerusform>
            <numerusform>%1 may be said until %n cards have been played.</numerusform>
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
        <source>This game brings bock games, %n reason(s).</source>
        <translation>
            <numerusform>This game brings bock games, %n reason.</numerusform>
            <numerusform>This game brings bock games, %n reasons.</numerusform>
        </translation>
    </message>
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
    <name>review</name>
    <message numerus="yes">
        <source>%n card(s) cost points; the costliest are marked on the line of moments.</source>
        <translation>
            <numerusform>%n card cost points; it is marked on the line of moments.</numerusform>
            <numerusform>%n cards cost points; the costliest are marked on the line of moments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trick %1: %2 takes %n card point(s).</source>
        <translation>
            <numerusform>Trick %1: %2 takes %n card point.</numerusform>
            <numerusform>Trick %1: %2 takes %n card points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>season</name>
    <message numerus="yes">
        <source>%1, %n rule(s) changed</source>
        <translation>
            <numerusform>%1, %n rule changed</numerusform>
            <numerusform>%1, %n rules changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sentence</name>
    <message numerus="yes">
        <source>By the rules only the last %n trick(s) may be looked at.</source>
        <translation>
            <numerusform>By the rules only the last %n trick may be looked at.</numerusform>
            <numerusform>By the rules only the last %n tricks may be looked at.</numerusform>
        </translation>
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
    <name>sheet</name>
    <message numerus="yes">
        <source>%n point(s) left in the pot</source>
        <translation>
            <numerusform>%n point left in the pot</numerusform>
            <numerusform>%n points left in the pot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) left</source>
        <translation>
            <numerusform>%n game left</numerusform>
            <numerusform>%n games left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bock game(s) to come</source>
        <translation>
            <numerusform>%n bock game to come</numerusform>
            <numerusform>%n bock games to come</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s) the sum is %1; at best it was %2, at worst %3.</source>
        <translation>
            <numerusform>After %n game the sum is %1; at best it was %2, at worst %3.</numerusform>
            <numerusform>After %n games the sum is %1; at best it was %2, at worst %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trade</name>
    <message numerus="yes">
        <source>%1 offers %n card(s) face down.</source>
        <translation>
            <numerusform>%1 offers %n card face down.</numerusform>
            <numerusform>%1 offers %n cards face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open fox(es) among them.</source>
        <translation>
            <numerusform>%n open fox among them.</numerusform>
            <numerusform>%n open foxes among them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %n card(s) back.</source>
        <translation>
            <numerusform>%1 gives %n card back.</numerusform>
            <numerusform>%1 gives %n cards back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) came back.</source>
        <translation>
            <numerusform>%n trump came back.</numerusform>
            <numerusform>%n trumps came back.</numerusform>
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
        <source>The value counts %n time(s).</source>
        <translation>
            <numerusform>The value counts %n time.</numerusform>
            <numerusform>The value counts %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In a bock round the winner gets %n point(s) more.</source>
        <translation>
            <numerusform>In a bock round the winner gets %n point more.</numerusform>
            <numerusform>In a bock round the winner gets %n points more.</numerusform>
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
