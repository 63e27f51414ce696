/** [SF-BIG-01] The monsters of the box, and the Beasts Page a Mission begins with. */
import type { Beast, Colour, FateSymbol, Kind, KindCard, MonsterAbility } from '../vocabulary.ts';

const kind = (
  id: Kind,
  name: string,
  figures: number,
  group: KindCard['group'],
  points: number,
  plural = `${name}s`,
): KindCard => ({ id, name, plural, figures, big: group !== 'snout' && group !== 'squad', group, points });

export const KIND_CARDS: readonly KindCard[] = [
  kind('ugly-snout', 'Ugly Snout', 13, 'snout', 1),
  kind('big-snout', 'Big Snout', 4, 'snout', 3),
  kind('s-n-o-u-t', 'S.N.O.U.T.', 4, 'squad', 2),
  kind('spiked-snout', 'Spiked Snout', 2, 'pet', 5),
  kind('racing-spider', 'Racing Spider', 1, 'pet', 5),
  kind('smelly-things', 'Those-Smelly-Things', 2, 'pet', 5, 'Those-Smelly-Things'),
  kind('stud', 'Stud', 1, 'stud', 8, 'Studs'),
  kind('dorbak', 'Dorbak', 1, 'boss', 8),
  kind('zur-ill', 'Zur’ill', 1, 'boss', 8),
  kind('tatanka', 'Tatanka', 1, 'boss', 8),
];

const beast = (
  [protection, life, attack, step, star]: readonly [number, number, number, number, number],
  alarm: FateSymbol,
  behaviour: string,
  initiative: number,
  ...abilities: readonly MonsterAbility[]
): Beast => ({
  protection,
  life,
  attack,
  step,
  star,
  alarm: [alarm],
  behaviour: behaviour.split(' ') as Colour[],
  initiative,
  abilities,
});

/** Protection, Life, Attack, Step, star value; Alarm; Behaviour; Initiative; what else it can do. */
export const BEASTS: { readonly [kind in Kind]: Beast } = {
  'ugly-snout': beast([4, 1, 2, 3, 2], 'lightning', 'yellow green black brown blue red', 1),
  's-n-o-u-t': beast([8, 2, 2, 4, 3], 'skull', 'red yellow black blue brown green', 2, {
    on: 'hit',
    do: 'push',
    n: 1,
  }),
  'big-snout': beast([9, 2, 3, 3, 2], 'drop', 'green brown blue black yellow red', 3),
  'racing-spider': beast([7, 3, 2, 6, 2], 'lightning', 'blue brown green black red yellow', 4, {
    on: 'hit',
    do: 'applyStatus',
    status: 'poisoned',
  }),
  'spiked-snout': beast([8, 3, 3, 3, 2], 'drop', 'yellow red blue green brown black', 5, {
    on: 'failedMelee',
    do: 'stripShieldToken',
    n: 1,
  }),
  'smelly-things': beast([6, 4, 2, 2, 2], 'skull', 'black blue red yellow green brown', 6, {
    on: 'hit',
    do: 'applyStatus',
    status: 'stunned',
  }),
  stud: beast([9, 5, 4, 3, 3], 'skull', 'red yellow blue black brown green', 7, {
    on: 'move',
    do: 'charge',
    least: 2,
    extra: 2,
    dice: 1,
  }),
  tatanka: beast([11, 8, 4, 2, 3], 'drop', 'black brown blue green yellow red', 8, {
    on: 'hit',
    do: 'drawTrap',
  }),
  'zur-ill': beast(
    [9, 5, 3, 4, 4],
    'lightning',
    'green blue brown black yellow red',
    9,
    { on: 'hit', do: 'applyStatus', status: 'frozen' },
    { on: 'firstActivation', do: 'openSmallPortal' },
  ),
  dorbak: beast([10, 6, 4, 3, 3], 'skull', 'red black yellow blue brown green', 10, {
    on: 'hit',
    do: 'extraDamage',
    n: 1,
    stars: 2,
  }),
};
