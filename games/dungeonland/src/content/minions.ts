/** Six minions a level. */
import type { AttackType, Power } from '../vocabulary.ts';
import type { Minion } from '../vocabulary-monsters.ts';
import { cancel, power } from './powers.ts';

type Numbers = readonly [
  speed: number,
  dice: number,
  type: AttackType,
  range: number,
  defence: number,
  health: number,
];

const minion =
  (level: 1 | 2 | 3) =>
  (id: string, name: string, realm: string, numbers: Numbers, ...powers: Power[]): Minion => {
    const [speed, dice, type, range, defence, health] = numbers;
    return { id, name, realm, level, speed, attacks: [{ type, range, dice }], defence, health, powers };
  };

const first = minion(1);
const second = minion(2);
const third = minion(3);

export const MINIONS: readonly Minion[] = [
  first('wolf-cub', 'Wolf Cub', 'Fairy Forest', [5, 2, 'melee', 0, 1, 2], power('swarm')),
  first('mouse-soldier', 'Mouse Soldier', 'Silver Kingdom', [4, 2, 'melee', 0, 1, 2], power('frenzy')),
  first('gingerbread-man', 'Gingerbread Man', 'Fairy Forest', [5, 2, 'melee', 0, 1, 1], power('agile')),
  first('bone-pirate', 'Bone Pirate', 'Isle of Bones', [4, 3, 'ranged', 5, 0, 2]),
  first('candle-imp', 'Candle Imp', 'Fairy Forest', [5, 3, 'magical', 4, 0, 1], power('fly'), power('blind')),
  first('thorn-sprout', 'Thorn Sprout', 'Fairy Forest', [2, 3, 'melee', 0, 1, 2], power('immobilize')),
  second('grey-wolf', 'Grey Wolf', 'Fairy Forest', [5, 3, 'melee', 0, 2, 3], power('hunter')),
  second(
    'mouse-grenadier',
    'Mouse Grenadier',
    'Silver Kingdom',
    [4, 4, 'ranged', 6, 1, 3],
    power('deadeye'),
    power('frenzy'),
  ),
  second(
    'tengu-duelist',
    'Tengu Duelist',
    'Cherry Blossom',
    [5, 3, 'melee', 0, 2, 3],
    power('fly'),
    power('dodge'),
  ),
  second(
    'card-pikeman',
    'Card Pikeman',
    'Silver Kingdom',
    [4, 3, 'melee', 0, 2, 3],
    power('block'),
    power('swarm'),
  ),
  second('hags-apprentice', "Hag's Apprentice", 'Fairy Forest', [3, 4, 'magical', 5, 1, 3], power('terror')),
  second(
    'drowned-corsair',
    'Drowned Corsair',
    'Isle of Bones',
    [3, 4, 'melee', 0, 1, 4],
    power('regeneration', 1),
  ),
  third('dire-wolf', 'Dire Wolf', 'Fairy Forest', [6, 4, 'melee', 0, 2, 4], power('swarm'), power('hunter')),
  third(
    'clockwork-guard',
    'Clockwork Guard',
    'Silver Kingdom',
    [3, 5, 'melee', 0, 4, 5],
    power('magicResistance'),
    cancel('sleep'),
    cancel('control'),
  ),
  third(
    'mirror-wraith',
    'Mirror Wraith',
    'Fairy Forest',
    [4, 5, 'magical', 5, 2, 3],
    power('ghostly'),
    power('invisible'),
  ),
  third(
    'cutthroat-marksman',
    'Cutthroat Marksman',
    'Isle of Bones',
    [4, 6, 'ranged', 7, 2, 4],
    power('sureStrike'),
  ),
  third(
    'oni-brute',
    'Oni Brute',
    'Cherry Blossom',
    [3, 5, 'melee', 0, 3, 6],
    power('largeCreature'),
    power('stun'),
  ),
  third(
    'frost-troll',
    'Frost Troll',
    'Silver Kingdom',
    [3, 5, 'melee', 0, 3, 6],
    power('largeCreature'),
    power('frozen'),
    power('brutalStrike'),
  ),
];
