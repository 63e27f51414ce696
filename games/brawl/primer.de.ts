/** Brawl auf einer Seite: dieselben Regeln, Bilder und Zeichen wie im Englischen. */
import type { Primer } from '../primer.ts';

export const primer: Primer = {
  goal: 'Drei Champions je Seite in einem Ring aus Sechseckfeldern. Erfülle Herausforderungen und setze Gegner außer Gefecht: Die erste Seite mit fünf Siegpunkten gewinnt sofort. Würfel gibt es nicht.',
  turn: [
    {
      title: 'Werten',
      text: 'Du erhältst die Punkte jeder Herausforderung, deren Bedingung du jetzt, zu Beginn deines Zuges, erfüllst.',
    },
    {
      title: 'Handeln',
      text: 'Gib bis zu drei Kerne, einen jeder Farbe, für Karten deiner Champions und für Standardaktionen aus.',
    },
    {
      title: 'Erholen',
      text: 'Mach deine Kerne bereit, lege deine Hand ab und ziehe fünf Karten. Sie dienen erst für Reaktionen, dann für deinen nächsten Zug.',
    },
    {
      title: 'Die Leiste rückt vor',
      text: 'Nach beiden Zügen rückt jede Herausforderung einen Platz nach rechts, und eine neue erscheint.',
    },
  ],
  figures: [
    {
      of: { champion: 0 },
      says: 'Ein Champion: Lebenspunkte, Verteidigung, und was sich ändert, wenn er aufsteigt.',
    },
    { of: { card: 'plundarr' }, says: 'Eine Karte: ihr Kern, ihre Bewegung und ihre Stärke.' },
    {
      of: { challenge: 'blue-ground' },
      says: 'Eine Herausforderung: was zu Beginn deines Zuges gelten muss.',
    },
  ],
  know: [
    {
      title: 'Drei Kerne, drei Aktionen',
      text: 'Jede Aktion erschöpft einen Kern: Manipulation, Zerstörung oder Erschaffung. Eine Karte braucht den Kern ihrer Farbe.',
      rules: ['SFB-CORE-01', 'SFB-CORE-02', 'SFB-CORE-03'],
      also: 'Energie Kosten Farbe',
      when: { asked: ['act'] },
    },
    {
      title: 'Herausforderungen zählen zu Beginn deines Zuges',
      text: 'Was du mitten in einem Zug erfüllst, bringt nichts: Dein Gegner hat immer einen Zug, um es zu verhindern.',
      rules: ['SFB-SCORE-01', 'SFB-SCORE-02', 'SFB-SCORE-08'],
      also: 'Punkte SP gewinnen Leiste',
      when: { asked: ['act'] },
    },
    {
      title: 'Der Platz entscheidet, was sie wert ist',
      text: 'Eine neue Herausforderung zählt noch nicht. Dann ist sie einen Punkt wert, zwei, und wieder einen, bevor sie verschwindet.',
      rules: ['SFB-SCORE-07', 'SFB-TRACK-01', 'SFB-TRACK-05'],
      also: 'Wert Punkte Platz',
      when: { seen: ['trackAdvanced'] },
    },
    {
      title: 'Ein Champion außer Gefecht ist ein Punkt',
      text: 'Du erhältst einen Punkt, und der Champion, der es war, steigt auf. Setzt du selbst einen deiner Champions außer Gefecht, geht der Punkt an den Gegner.',
      rules: ['SFB-OOA-01', 'SFB-OOA-02', 'SFB-OOA-03', 'SFB-OOA-12'],
      also: 'töten ausschalten Tod',
      when: { seen: ['knockedOut'] },
    },
    {
      title: 'Niemand ist für immer draußen',
      text: 'Champions kommen geheilt durch ihr Tor zurück, mit jeder Aktion, die einen Bewegungswert hat.',
      rules: ['SFB-OOA-04', 'SFB-OOA-06', 'SFB-OOA-10'],
      also: 'Rückkehr wiederkommen Tor',
      when: { seen: ['knockedOut'] },
    },
    {
      title: 'Stärke minus Verteidigung',
      text: 'Ein Angriff verursacht seine Stärke minus die Verteidigung des Ziels. Schaden, den eine Karte als Schaden nennt, wird nie verringert.',
      rules: ['SFB-DMG-02', 'SFB-BASIC-09', 'SFB-BASIC-10'],
      also: 'Angriff Rüstung Treffer',
      when: { seen: ['struck'] },
    },
    {
      title: 'Wen du treffen kannst',
      text: 'Nur Feinde, solange die Karte nichts anderes sagt. Ein Bereich trifft alle darin, auch deine eigenen Champions.',
      rules: ['SFB-BASIC-05', 'SFB-BASIC-06', 'SFB-DMG-04'],
      also: 'Bereich Reichweite Freund Verbündeter Ziel',
      when: { asked: ['attack'] },
    },
    {
      title: 'Reaktionen kosten den Kern von morgen',
      text: 'Einmal je Angriff darfst du für einen deiner Champions, der angegriffen wird, eine Reaktion spielen. Der Kern bleibt in deinem nächsten Zug erschöpft.',
      rules: ['SFB-REACT-02', 'SFB-REACT-04', 'SFB-CORE-06'],
      also: 'verteidigen kontern fremder Zug',
      when: { asked: ['react'] },
    },
    {
      title: 'Standardaktionen brauchen keine Karte',
      text: 'Bewegen 1, dazu je nach Farbe Planen, Heilen oder 1 Schaden; oder Bewegen 2 mit einem beliebigen Kern. Jede einmal pro Zug.',
      rules: ['SFB-STD-01', 'SFB-STD-02', 'SFB-STD-03', 'SFB-STD-04', 'SFB-STD-05'],
      also: 'einfach bewegen heilen',
      when: { asked: ['act'] },
    },
    {
      title: 'Fallen liegen verdeckt',
      text: 'Wer das Feld betritt, auch gestoßen, deckt sie auf: Schaden, Festwurzeln oder Betäubung. Eine neue kommt woandershin.',
      rules: ['SFB-TRAP-01', 'SFB-TRAP-02', 'SFB-TRAP-08'],
      also: 'verborgen Feld Gefahr',
      when: { asked: ['placeTrap'] },
    },
    {
      title: 'Stoß sie gegen etwas',
      text: 'Was Wegstoßen oder Heranziehen aufhält, tut weh: Jedes fehlende Feld wird zu Schaden. Wer festgewurzelt ist, bekommt den vollen Schaden ab.',
      rules: ['SFB-KW-PUSH-03', 'SFB-KW-PUSH-05', 'SFB-DISP-03'],
      also: 'Wand Statue Aufprall verschieben',
      when: { seen: ['rooted'] },
    },
    {
      title: 'Aufgestiegen bis zum Fall',
      text: 'Steigt ein Champion auf, wird seine Karte umgedreht: bessere Werte und eine dauerhafte Wirkung, bis er außer Gefecht gesetzt wird.',
      rules: ['SFB-LEVEL-01', 'SFB-LEVEL-03', 'SFB-LEVEL-05'],
      also: 'Aufstieg Karte Stufe',
      when: { seen: ['levelledUp'] },
    },
  ],
  icons: [
    { icon: 'walkingBootIcon', name: 'Bewegen', text: 'so viele Felder weit' },
    { icon: 'crossedSwordsIcon', name: 'Stärke', text: 'vor der Verteidigung' },
    { icon: 'shieldIcon', name: 'Verteidigung', text: 'mindert jeden Angriff' },
    { icon: 'pushIcon', name: 'Wegstoßen', text: 'weg vom Angreifer' },
    { icon: 'wolfTrapIcon', name: 'Falle', text: 'niemand weiß, welche' },
    { icon: 'upgradeIcon', name: 'Aufstieg', text: 'wenn ein Feind außer Gefecht geht' },
  ],
};
