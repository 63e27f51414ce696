/** Die Einführung in Super Fantasy Brawl. */
import type { Catalogue } from '../catalogue.ts';

export const brawlLesson: Catalogue = {
  'In a competitive draft both sides bring five Champions, lose one to a ban, and field three.':
    'In der Turnierauswahl bringen beide Seiten fünf Champions mit, verlieren einen durch einen Bann und stellen drei auf.',
  'Bring five, in secret. Do not hang everything on one of them: your rival sees all five before the ban.':
    'Bring fünf mit, geheim. Häng nicht alles an einen von ihnen: Dein Gegner sieht vor dem Bann alle fünf.',
  'Both rosters lie open. Ban the Champion you would least like to meet; one of yours is banned as well.':
    'Beide Aufgebote liegen offen. Banne den Champion, dem du am wenigsten begegnen willst; auch einer von deinen wird gebannt.',
  'Now take three of the four that are left, in turns. What your rival has taken is known: answer it.':
    'Nehmt nun reihum drei der vier, die bleiben. Was dein Gegner genommen hat, ist bekannt: Antworte darauf.',
  'Traps, hand and deployment are as you know them. Set up as you like.':
    'Fallen, Hand und Aufstellung kennst du schon. Stell auf, wie du möchtest.',
  'Play your turn. Keep in mind that a card you hold can be worth more as a Reaction: its text says when.':
    'Spiel deinen Zug. Bedenke, dass eine Karte auf der Hand als Reaktion mehr wert sein kann: Ihr Text sagt, wann.',
  'Your rival attacks, and a card of yours can answer. It costs its Core, which is missing in your next turn: worth it against much damage, or to save a Champion. React, or pass.':
    'Dein Gegner greift an, und eine deiner Karten kann antworten. Sie kostet ihren Kern, der dir im nächsten Zug fehlt: Das lohnt gegen viel Schaden, oder um einen Champion zu retten. Reagiere oder passe.',
  'Your rival attacks. You are asked although no card of yours can answer, so that nobody learns what you hold. Pass.':
    'Dein Gegner greift an. Du wirst gefragt, obwohl keine deiner Karten antworten kann, damit niemand erfährt, was du hältst. Passe.',
  'Asked too often? Below such a question you can say what to answer from now on, for a turn or for the match.':
    'Zu oft gefragt? Unter so einer Frage kannst du sagen, was ab jetzt geantwortet wird, für einen Zug oder die ganze Partie.',
  'That is the whole draft, and half of every duel. Play on here, or set one up for a friend.':
    'Das ist die ganze Auswahl und die Hälfte jedes Duells. Spiel hier weiter, oder richte eines für einen Freund aus.',
  'Welcome to the ring! Two teams of three Champions fight for the favour of the crowd: five victory points win.':
    'Willkommen im Ring! Zwei Teams aus je drei Champions kämpfen um die Gunst der Menge: Fünf Siegpunkte gewinnen.',
  'You go first, so you choose your end of the arena. Both are alike.':
    'Du beginnst, also wählst du dein Ende der Arena. Beide sind gleich.',
  'Draft three Champions, in turns. Each brings six cards: point at one, and they lie open below. A tank, a bruiser and somebody who shoots make a good team.':
    'Wählt reihum je drei Champions. Jeder bringt sechs Karten mit: Zeig auf einen, und sie liegen unten offen. Ein Bollwerk, ein Raufbold und jemand, der schießt, sind ein gutes Team.',
  'The dark hexes are for traps. Put two there, face down: nobody knows which they are. They hurt, root or stun whoever comes onto them.':
    'Die dunklen Felder sind für Fallen. Lege zwei davon verdeckt aus: Niemand weiß, welche es sind. Sie verletzen, verwurzeln oder betäuben jeden, der auf sie gerät.',
  'These five cards are your hand. Mark those you would rather exchange, or keep them all.':
    'Diese fünf Karten sind deine Hand. Markiere, welche du lieber tauschen willst, oder behalte alle.',
  'Place your three Champions on your row. In front of a coloured area is never wrong.':
    'Stelle deine drei Champions auf deine Reihe. Vor einem farbigen Gebiet stehen sie nie falsch.',
  'Up there are the Challenges. What your team meets when your turn begins scores the points of its place; every round they move one place to the right.':
    'Dort oben liegen die Herausforderungen. Was dein Team zu Beginn deines Zuges erfüllt, bringt die Punkte seines Platzes; jede Runde rücken sie einen Platz nach rechts.',
  'In a turn you have three Cores: blue, red and yellow. Each card costs the Core of its colour, so you do three things at most.':
    'In einem Zug hast du drei Kerne: Blau, Rot und Gelb. Jede Karte kostet den Kern ihrer Farbe, du tust also höchstens drei Dinge.',
  'Play a card that glows. Its Champion moves first, as far as the boot says, and then attacks or uses its skill.':
    'Spiele eine Karte, die leuchtet. Ihr Champion bewegt sich zuerst, so weit der Stiefel sagt, dann greift er an oder nutzt seine Fähigkeit.',
  'What does not glow answers as well: click it, and the table says which rule is in the way. H asks for advice, U takes back.':
    'Auch was nicht leuchtet, gibt Antwort: Klick es an, und der Tisch sagt, welche Regel im Weg steht. H fragt um Rat, U nimmt zurück.',
  'No fitting card? Standard Actions need none. Press one, then the Champion who does it: go towards what the Challenges ask for.':
    'Keine passende Karte? Standardaktionen brauchen keine. Drücke eine, dann den Champion, der sie ausführt: Geh dorthin, wo die Herausforderungen es verlangen.',
  'End your turn when you are done. Your Cores become ready again, your hand is discarded, and you draw five new cards: with those you also react in the other turn.':
    'Beende deinen Zug, wenn du fertig bist. Deine Kerne werden wieder bereit, deine Hand wird abgelegt, und du ziehst fünf neue Karten: Mit ihnen reagierst du auch im anderen Zug.',
  'From the second round on, each turn begins at the scoreboard. A tick under a Challenge says who would score it now. Being there is not enough: the others have a turn to drive you off.':
    'Ab der zweiten Runde beginnt jeder Zug mit der Wertung. Ein Haken unter einer Herausforderung sagt, wer sie jetzt werten würde. Dort zu sein genügt nicht: Die anderen haben einen Zug, um dich zu vertreiben.',
  'The other way to points: whoever takes an Enemy out of action gets one, and the Champion who did it levels up. Those who are out come back healed, through their gate.':
    'Der andere Weg zu Punkten: Wer einen Feind außer Gefecht setzt, bekommt einen, und der Champion, der es war, steigt auf. Wer außer Gefecht ist, kommt geheilt durch sein Tor zurück.',
  'Now play this turn as you like. Point at a hex or a rival before you click: the way, the traps and the damage are shown.':
    'Spiele diesen Zug nun, wie du magst. Zeig auf ein Feld oder einen Gegner, bevor du klickst: Weg, Fallen und Schaden werden dir gezeigt.',
  'That is all you need. Play this match to its end, or open a table for your friends: two play a duel, four play two against two.':
    'Mehr brauchst du nicht. Spiele diese Partie zu Ende, oder öffne einen Tisch für deine Freunde: Zu zweit ist es ein Duell, zu viert zwei gegen zwei.',
  'Where to? The hexes that glow are within reach. You may pass your own, not your rivals and statues; a way ends on a trap, and springs it.':
    'Wohin? Die leuchtenden Felder sind erreichbar. An den Deinen kommst du vorbei, an Gegnern und Statuen nicht; ein Weg endet auf einer Falle und löst sie aus.',
  'Now the attack: strength less defence is the damage. Choose whom it hits, or decline and keep only the movement.':
    'Jetzt der Angriff: Stärke minus Verteidigung ist der Schaden. Wähle, wen er trifft, oder verzichte und behalte nur die Bewegung.',
  'A skill cannot be reacted to, and defence does not help against it. Use it, or decline.':
    'Auf eine Fähigkeit kann niemand reagieren, und Verteidigung hilft nicht gegen sie. Nutze sie oder verzichte.',
  'You are attacked! A Reaction helps, but its Core is missing in your own next turn. You are asked whatever you hold, so nobody learns what that is.':
    'Du wirst angegriffen! Eine Reaktion hilft, aber ihr Kern fehlt dir im eigenen nächsten Zug. Du wirst immer gefragt, was du auch hältst: So erfährt niemand, was es ist.',
  'The trap has snapped. Whoever sprang it lays a fresh one, face down, on another trap hex: put it where your rivals want to go.':
    'Die Falle ist zugeschnappt. Wer sie ausgelöst hat, legt eine neue verdeckt auf ein anderes Fallenfeld: dorthin, wo deine Gegner hinwollen.',
  'A stunned Champion costs you one of its cards. Choose which.':
    'Ein betäubter Champion kostet dich eine seiner Karten. Wähle, welche.',
  'Planned cards go back on top of your deck: you draw them first when your turn ends.':
    'Geplante Karten kommen zurück auf deinen Stapel: Am Ende deines Zuges ziehst du sie zuerst.',
  'A Core you paid a Reaction with is still spent. It becomes ready at the end of this turn.':
    'Ein Kern, mit dem du eine Reaktion bezahlt hast, ist noch erschöpft. Am Ende dieses Zuges wird er bereit.',
};
