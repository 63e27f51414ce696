/** Auf Deutsch, was jeder Tisch sagt, im Browser wie im Terminal: Tipps, und Gründe, die kein Spiel kennt. */

export const atEveryTable: { readonly [english: string]: string } = {
  'It is the only choice.': 'Es gibt keine andere Wahl.',
  'Nothing much comes of it at once.': 'Zunächst passiert dadurch wenig.',
  'Almost always: {what}': 'Fast immer: {what}',
  'Most often: {what}': 'Meistens: {what}',
  'Sometimes: {what}': 'Manchmal: {what}',
  'Otherwise it would still act.': 'Sonst könnte diese Figur noch handeln.',
  'Compared with “{than}”: {gains}.': 'Verglichen mit „{than}“: {gains}.',
  'wins the match at once more often': 'gewinnt die Partie öfter sofort',
  '{n, plural, one {one more foe} other {# more foes}} defeated this round':
    '{n, plural, one {ein Gegner mehr} other {# Gegner mehr}} in dieser Runde besiegt',
  'about {n} more damage to your foes': 'etwa {n} Schaden mehr bei deinen Gegnern',
  'about {n} less damage to your side': 'etwa {n} Schaden weniger auf deiner Seite',
  'your side is more likely to stay standing': 'deine Seite bleibt eher auf den Beinen',
  '{n, plural, one {one more point} other {# more points}}':
    '{n, plural, one {ein Punkt mehr} other {# Punkte mehr}}',
  'about {n} more healed': 'etwa {n} mehr geheilt',
  '{n, plural, one {one more treasure} other {# more treasures}}':
    '{n, plural, one {ein Schatz mehr} other {# Schätze mehr}}',
  '{n, plural, one {one more card} other {# more cards}} in hand':
    '{n, plural, one {eine Karte mehr} other {# Karten mehr}} auf der Hand',
  'chance to win {n, plural, one {one point} other {# points}} higher':
    'Siegchance {n, plural, one {einen Punkt} other {# Punkte}} höher',
  'Then best: “{next}”.': 'Danach am besten: „{next}“.',
  'About as good: “{than}”.': 'Etwa gleich gut: „{than}“.',
  'about equal': 'etwa gleich gut',
  'It is not your turn to decide.': 'Du bist gerade nicht gefragt.',
  'The match is over.': 'Die Partie ist zu Ende.',
  'That answer came too late: the table has moved on.':
    'Diese Antwort kam zu spät: Der Tisch ist schon weiter.',
  'That is not possible now ({option}).': 'Das geht jetzt nicht ({option}).',
  'This is a record of another game ({game}).': 'Das ist die Aufzeichnung eines anderen Spiels ({game}).',
  'This was played with rules version {found}; these are version {have}.':
    'Das wurde mit Version {found} der Regeln gespielt; dies ist Version {have}.',
};
