/** Am Ende einer Partie. */
import type { Catalogue } from '../catalogue.ts';

export const endings: Catalogue = {
  'Top Scorer': 'Torschützenkönig',
  'Brought the Tome home {n, plural, one {once} =2 {twice} other {# times}}.':
    'Hat den Folianten {n, plural, one {einmal} =2 {zweimal} other {#-mal}} heimgebracht.',
  Librarian: 'Bibliothekar',
  'Returned {n, plural, one {# Tome} other {# Tomes}}. No late fee.':
    '{n, plural, one {# Folianten} other {# Folianten}} zurückgegeben. Keine Mahngebühr.',
  'Heaviest Hitter': 'Härteste Faust',
  'Dealt {n} damage and slept well.': 'Hat {n} Schaden verursacht und gut geschlafen.',
  'First Aid': 'Erste Hilfe',
  'Got a friend back up {n, plural, one {once} =2 {twice} other {# times}}.':
    'Hat {n, plural, one {einmal} =2 {zweimal} other {#-mal}} jemandem aufgeholfen.',
  'Guardian Angel': 'Schutzengel',
  'Turned aside {n} damage.': 'Hat {n} Schaden abgewendet.',
  'Golden Wrist': 'Goldenes Handgelenk',
  'Best throw: {n}.': 'Bester Wurf: {n}.',
  'Last Word': 'Letztes Wort',
  'Finished off {n, plural, one {# foe} other {# foes}}.':
    'Hat {n, plural, one {# Gegner} other {# Gegner}} erledigt.',
  'Hard to Kill': 'Zäher Brocken',
  'Got {n} life back.': 'Hat {n} Leben zurückbekommen.',
  'Crowd Favourite': 'Publikumsliebling',
  'Met {n, plural, one {# Challenge} other {# Challenges}}.':
    'Hat {n, plural, one {# Herausforderung} other {# Herausforderungen}} erfüllt.',
  Magpie: 'Elster',
  'Picked up {n, plural, one {# shiny thing} other {# shiny things}}.':
    'Hat {n, plural, one {# glänzendes Ding} other {# glänzende Dinge}} aufgesammelt.',
  'Trap Tester': 'Fallenprüfer',
  'Found {n, plural, one {# trap} other {# traps}} the quick way.':
    'Hat {n, plural, one {# Falle} other {# Fallen}} auf die schnelle Art gefunden.',
  'Floor Inspector': 'Bodenprüfer',
  'Checked the floor {n, plural, one {once} =2 {twice} other {# times}}. It is still hard.':
    'Hat {n, plural, one {einmal} =2 {zweimal} other {#-mal}} den Boden geprüft. Er ist immer noch hart.',
  Nosy: 'Spürnase',
  'Looked into {n, plural, one {# corner} other {# corners}} of the dungeon.':
    'Hat in {n, plural, one {# Ecke} other {# Ecken}} des Verlieses geschaut.',
  'Not So Fast': 'Nicht so eilig',
  'Spoiled somebody’s plan {n, plural, one {once} =2 {twice} other {# times}}.':
    'Hat {n, plural, one {einmal} =2 {zweimal} other {#-mal}} jemandem den Plan verdorben.',
  'Lucky Dice': 'Würfelglück',
  'Best roll: {n}.': 'Bester Wurf: {n}.',
  Pincushion: 'Nadelkissen',
  'Took {n} damage, not always on purpose.': 'Hat {n} Schaden eingesteckt, nicht immer mit Absicht.',
  'Live Wire': 'Unter Strom',
  'Surged {n, plural, one {once} =2 {twice} other {# times}}.':
    'Hat {n, plural, one {einmal} =2 {zweimal} other {#-mal}} nachgelegt.',
  'Deep Pockets': 'Tiefe Taschen',
  'Pocketed {n} gold.': 'Hat {n} Gold eingesteckt.',
  Dealt: 'Verursacht',
  Taken: 'Erlitten',
  Saved: 'Verhindert',
  Healed: 'Geheilt',
  Defeated: 'Besiegt',
  Points: 'Punkte',
  Gold: 'Gold',
  Loot: 'Beute',
  'Best roll': 'Bester Wurf',
  'Best throw': 'Bester Wurf',
  Fell: 'Gefallen',
  'What decided it': 'Was den Ausschlag gab',
  'Chance to win, from {first} to {last}': 'Siegchance, von {first} bis {last}',
  'Review this match': 'Diese Partie durchgehen',
  'Reviewing the match': 'Die Partie wird durchgegangen',
  'What would have been better': 'Was besser gewesen wäre',
  'This match cannot be reviewed.': 'Diese Partie lässt sich nicht durchgehen.',
  'No choice of yours cost much.': 'Keine deiner Entscheidungen hat viel gekostet.',
  '−{points} %': '−{points} %',
  'You chose: {option}': 'Du hast gewählt: {option}',
  'Better: {option}': 'Besser: {option}',
  'See it': 'Ansehen',
  Awards: 'Auszeichnungen',
  'Who did what': 'Wer hat was getan',
  Who: 'Wer',
};
