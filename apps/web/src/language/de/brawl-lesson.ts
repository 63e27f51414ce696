/** Die Einführung in Super Fantasy Brawl. */
import type { Catalogue } from '../catalogue.ts';

export const brawlLesson: Catalogue = {
  'In a competitive draft both sides bring five Champions, lose one to a ban, and field three.':
    'Bei der Turnierwahl bringen beide Seiten fünf Champions mit, bekommen einen davon gesperrt und stellen drei auf.',
  'Bring five, in secret. Do not hang everything on one of them: your rival sees all five before the ban.':
    'Bring fünf mit, geheim. Häng nicht alles an einen von ihnen: Dein Gegner sieht alle fünf, bevor gesperrt wird.',
  'Both rosters lie open. Ban the Champion you would least like to meet; one of yours is banned as well.':
    'Beide Aufgebote liegen offen. Sperre den Champion, dem du am wenigsten begegnen willst; auch einer von deinen wird gesperrt.',
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
    'Willkommen in der Arena! Zwei Teams aus je drei Champions kämpfen um die Gunst der Menge: Fünf Siegpunkte gewinnen.',
  'You go first, so you choose your end of the arena. Both are alike.':
    'Du beginnst, also wählst du dein Ende der Arena. Beide sind gleich.',
  'You go first, so you choose your end of the arena. Both are alike: take the south.':
    'Du beginnst, also wählst du dein Ende der Arena. Beide sind gleich: Nimm den Süden.',
  'Nobody in reach': 'Niemand erreichbar',
  'Draft three Champions, taking turns with your rival. Each brings six cards, shown below. A tank, a bruiser and somebody who shoots make a good team: the ring marks one that fits.':
    'Wähle im Wechsel mit deinem Gegner drei Champions. Jeder bringt sechs Karten mit, die du unten siehst. Ein Bollwerk, ein Raufbold und jemand, der schießt, sind ein gutes Team: Der Lichtring zeigt einen, der passt.',
  'The dark hexes are for traps. Put two of them there, face down, so that nobody knows which is which. A trap hurts, roots or stuns whoever steps on it.':
    'Die dunklen Felder sind für Fallen. Lege zwei verdeckt aus, sodass niemand weiß, welche welche ist. Eine Falle verletzt, verwurzelt oder betäubt jeden, der sie betritt.',
  'These five cards are your hand. Click those you would rather exchange, or keep them all.':
    'Diese fünf Karten sind deine Hand. Klick an, was du lieber tauschen willst, oder behalte alle.',
  'Place your three Champions on the hexes that glow. Close to a coloured area is a good place: the Challenges are about them.':
    'Stelle deine drei Champions auf die leuchtenden Felder. Nahe an einem farbigen Gebiet stehen sie gut: Um diese geht es in den Herausforderungen.',
  'These are the Challenges. If your team meets one when your turn begins, it scores the number above it. Every round they move one place to the right.':
    'Das sind die Herausforderungen. Erfüllt dein Team zu Beginn deines Zuges eine, bringt sie die Punkte, die über ihr stehen. Jede Runde rücken sie einen Platz nach rechts.',
  'Each turn you have three Cores: blue, red and yellow. A card costs the Core of its colour, so you do three things at most.':
    'In jedem Zug hast du drei Kerne: Blau, Rot und Gelb. Eine Karte kostet den Kern ihrer Farbe, du tust also höchstens drei Dinge.',
  'Play the card in the ring, or another that glows. Its Champion moves first, as far as the boot says, and then attacks or uses its skill.':
    'Spiele die Karte im Lichtring oder eine andere, die leuchtet. Ihr Champion bewegt sich zuerst, so weit der Stiefel sagt, dann greift er an oder nutzt seine Fähigkeit.',
  'Click anything that does not glow, and the table says which rule is in the way. H asks for a hint, U takes back.':
    'Klick an, was nicht leuchtet, und der Tisch sagt, welche Regel im Weg steht. H gibt einen Tipp, U nimmt zurück.',
  'The Standard Actions need no card. Press one, then the Champion who is to do it. Move 2 takes a Champion towards a Challenge.':
    'Die Standardaktionen brauchen keine Karte. Drücke eine, dann den Champion, der sie ausführen soll. Mit Bewegen 2 kommt ein Champion zu einer Herausforderung.',
  'End your turn when you are done. Your Cores become ready again, and you discard your hand and draw five new cards. With those you can also react in your rival’s turn.':
    'Beende deinen Zug, wenn du fertig bist. Deine Kerne werden wieder bereit, du legst deine Hand ab und ziehst fünf neue Karten. Mit ihnen kannst du auch im Zug deines Gegners reagieren.',
  'Your turn begins with scoring. A tick under a Challenge shows which side would score it now. Your rival has a turn in between to drive you off.':
    'Dein Zug beginnt mit der Wertung. Ein Haken unter einer Herausforderung zeigt, welche Seite sie jetzt werten würde. Dazwischen hat dein Gegner einen Zug, um dich zu vertreiben.',
  'There is another way to score: defeat an Enemy for 1 point. The Champion who did it levels up; the defeated one comes back healed, through its gate.':
    'Es gibt noch einen Weg zu Punkten: Ein besiegter Feind bringt 1 Punkt. Der Champion, der ihn besiegt hat, steigt auf; der Besiegte kommt geheilt durch sein Tor zurück.',
  'Now play this turn as you like. Point at a hex or a rival before you click, to see the way, the traps and the damage.':
    'Spiele diesen Zug nun, wie du magst. Zeig auf ein Feld oder einen Gegner, bevor du klickst: So siehst du Weg, Fallen und Schaden.',
  'That is all you need. Play this match to its end, or open a table for your friends: two play a duel, four play two against two.':
    'Mehr brauchst du nicht. Spiele diese Partie zu Ende, oder öffne einen Tisch für deine Freunde: Zu zweit ist es ein Duell, zu viert zwei gegen zwei.',
  'Where to? The hexes that glow are within reach. You can move past your own Champions, but not past rivals and statues. A trap ends the move and springs.':
    'Wohin? Die leuchtenden Felder sind erreichbar. An deinen eigenen Champions kommst du vorbei, an Gegnern und Statuen nicht. Eine Falle beendet die Bewegung und schnappt zu.',
  'Now the attack: the damage is its strength minus the target’s defence. Choose a target, or decline and only keep the movement.':
    'Jetzt der Angriff: Der Schaden ist seine Stärke minus die Verteidigung des Ziels. Wähle ein Ziel, oder verzichte und behalte nur die Bewegung.',
  'This is a skill: nobody can react to it, and no defence helps against it. Use it, or decline.':
    'Das ist eine Fähigkeit: Niemand kann auf sie reagieren, und keine Verteidigung hilft gegen sie. Nutze sie, oder verzichte.',
  'You are attacked! A Reaction helps, but its Core is missing in your next turn. You are asked whatever you hold, so that nobody learns what it is.':
    'Du wirst angegriffen! Eine Reaktion hilft, aber ihr Kern fehlt dir im nächsten Zug. Du wirst immer gefragt, was du auch hältst: So erfährt niemand, was es ist.',
  'The trap is sprung. Whoever sprang it puts a fresh one, face down, on another trap hex: choose one where your rivals want to go.':
    'Die Falle ist zugeschnappt. Wer sie ausgelöst hat, legt eine neue verdeckt auf ein anderes Fallenfeld: dorthin, wo deine Gegner hinwollen.',
  'A Champion of yours is Stunned: discard one of its cards. Choose which.':
    'Einer deiner Champions ist betäubt: Lege eine seiner Karten ab. Wähle, welche.',
  'Planned cards go back on top of your deck: you draw them first when your turn ends.':
    'Geplante Karten kommen zurück auf deinen Stapel: Am Ende deines Zuges ziehst du sie zuerst.',
  'A Core you paid a Reaction with is still spent. It becomes ready at the end of this turn.':
    'Ein Kern, mit dem du eine Reaktion bezahlt hast, ist noch erschöpft. Am Ende dieses Zuges wird er bereit.',
};
