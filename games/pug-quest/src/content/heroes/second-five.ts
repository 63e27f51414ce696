import type { Hero } from '../../vocabulary.ts';
import {
  attack,
  combo,
  discard,
  draw,
  drawTreasure,
  extraAction,
  heal,
  mark,
  move,
  prevent,
  swapDisplay,
} from '../build.ts';

/** [PQ-VEC-39] Pickpocket is given, but for its cost; [PQ-RULING-58] it is played at melee range. */
const thief: Hero = {
  id: 'thief',
  name: 'Pugpin',
  class: 'Thief',
  origin: 'given',
  type: 'speed',
  life: 5,
  initiative: 9,
  movement: 2,
  ability: { name: 'Light Paws', when: 'onMove', uses: 'oncePerTurn', effects: [draw(1)] },
  combos: [
    combo(
      1,
      'pickpocket',
      'Pickpocket',
      ['speed', 'intellect'],
      [mark('robbed', 'target', 'worldEnd', 'noTreasureDrop'), drawTreasure(1), draw(1)],
      { activation: true, reach: 'melee', conditions: ['targetNotMarked', 'targetNotBoss'] },
    ),
    combo(1, 'not-me', 'Not Me!', ['speed', 'speed'], [prevent('all'), move('self', 1, 'choice')], {
      riposte: 'attackedSelf',
    }),
    combo(
      1,
      'sausage-sting',
      'Sausage Sting',
      ['speed', 'speed', 'strength'],
      [attack('distance', 3), draw(1)],
    ),
    combo(
      2,
      'smoke-and-biscuits',
      'Smoke and Biscuits',
      ['speed', 'speed', 'magic', 'intellect'],
      [attack('double-fork', 3), move('self', 2, 'choice'), draw(1)],
    ),
    combo(
      3,
      'the-big-heist',
      'The Big Heist',
      ['speed', 'speed', 'speed', 'intellect', 'magic'],
      [attack('any', 3), drawTreasure(1), draw(2)],
    ),
  ],
};

/** [PQ-VEC-41] [PQ-RULING-58] Entangle deals 1 at a distance. */
const druid: Hero = {
  id: 'druid',
  name: 'Pugramix',
  class: 'Druid',
  origin: 'given',
  type: 'spirit',
  life: 7,
  initiative: 3,
  movement: 1,
  ability: {
    name: 'Nap Under the Oak',
    when: 'free',
    uses: 'oncePerTurn',
    cost: ['spirit'],
    effects: [heal(1, 'laneHeroes')],
  },
  combos: [
    combo(
      1,
      'entangle',
      'Entangle',
      ['spirit'],
      [attack('distance', 1), mark('rooted', 'target', 'worldEnd', 'cannotMove')],
      { activation: true },
    ),
    combo(1, 'regeneration', 'Regeneration', ['spirit', 'intellect'], [heal(1, 'allHeroes'), draw(1)]),
    combo(
      1,
      'golden-sickle',
      'Golden Sickle',
      ['spirit', 'spirit', 'strength'],
      [attack('double-side', 2, { side: 'either' }), draw(1)],
    ),
    combo(
      2,
      'root-and-branch',
      'Root and Branch',
      ['spirit', 'spirit', 'magic', 'speed'],
      [attack('penetrating', 2), mark('rooted', 'target', 'worldEnd', 'cannotMove'), draw(1)],
      { activation: true },
    ),
    combo(
      3,
      'wake-the-oak',
      'Wake the Oak',
      ['spirit', 'spirit', 'spirit', 'magic', 'strength'],
      [attack('triple-wide', 3), heal(2, 'laneHeroes')],
    ),
  ],
};

const wizard: Hero = {
  id: 'wizard',
  name: 'Elpug',
  class: 'Wizard',
  origin: 'given',
  type: 'magic',
  life: 5,
  initiative: 5,
  movement: 1,
  ability: {
    name: 'Reads Everything',
    when: 'onDraw',
    uses: 'oncePerTurn',
    effects: [draw(1), discard('energy', 1, 'self')],
  },
  combos: [
    combo(1, 'hot-breath', 'Hot Breath', ['magic', 'strength'], [attack('penetrating', 2), draw(1)]),
    combo(
      1,
      'stray-sparks',
      'Stray Sparks',
      ['magic', 'intellect'],
      [attack('any', 1, { times: 2 }), draw(1)],
    ),
    combo(
      1,
      'mimic-magic',
      'Mimic Magic',
      ['magic', 'magic', 'intellect'],
      [{ do: 'copyCombo', of: 'trigger' }],
      { riposte: 'effectPlayed' },
    ),
    combo(
      2,
      'ball-of-fire',
      'Ball of Fire',
      ['magic', 'magic', 'speed', 'strength'],
      [attack('triple-fan', 3)],
    ),
    combo(
      3,
      'burn-the-library',
      'Burn the Library',
      ['magic', 'magic', 'magic', 'intellect', 'speed'],
      [attack('penetrating', 4), discard('display', 5, 'self'), draw(2)],
    ),
  ],
};

/** Alpha Pug and the class are given, the name is ours. */
const ranger: Hero = {
  id: 'ranger',
  name: 'Robin Pug',
  class: 'Ranger',
  origin: 'given',
  type: 'speed',
  life: 6,
  initiative: 8,
  movement: 2,
  ability: {
    name: 'One Eye Shut',
    when: 'free',
    uses: 'oncePerTurn',
    cost: ['speed'],
    effects: [attack('any', 1)],
  },
  combos: [
    combo(1, 'stick-shot', 'Stick Shot', ['speed', 'intellect'], [attack('any', 2), draw(1)]),
    combo(
      1,
      'tag-you-are-it',
      'Tag, You Are It',
      ['speed', 'spirit'],
      [mark('tagged', 'target', 'worldEnd', { stat: 'armour', by: -1 })],
      { activation: true, reach: 'distance', conditions: ['targetNotMarked'] },
    ),
    combo(
      1,
      'go-fetch',
      'Go Fetch',
      ['speed', 'speed', 'strength'],
      [attack('distance', 3), move('target', 2, 'choice')],
    ),
    combo(2, 'long-shot', 'Long Shot', ['speed', 'speed', 'strength', 'intellect'], [attack('any', 5)], {
      conditions: ['notMovedThisTurn'],
    }),
    combo(
      3,
      'alpha-pug',
      'Alpha Pug',
      ['speed', 'speed', 'speed', 'spirit', 'strength'],
      [
        mark(
          'in-the-pack',
          'allHeroes',
          'worldEnd',
          { stat: 'damage', by: 1 },
          { stat: 'initiative', by: 1 },
        ),
        draw(1),
      ],
      { activation: true },
    ),
  ],
};

/** The class is known to the public, the name is ours. */
const bard: Hero = {
  id: 'bard',
  name: 'Pugliaccio',
  class: 'Bard',
  origin: 'public-name',
  type: 'intellect',
  life: 6,
  initiative: 7,
  movement: 1,
  ability: {
    name: 'Sing-Along',
    when: 'free',
    uses: 'oncePerTurn',
    effects: [draw(1, 'ally'), swapDisplay(1)],
  },
  combos: [
    combo(1, 'shrill-note', 'Shrill Note', ['intellect', 'spirit'], [attack('double-fork', 2), draw(1)]),
    combo(1, 'encore', 'Encore', ['intellect', 'speed'], [extraAction(1, 'ally'), swapDisplay(1)]),
    combo(
      1,
      'lullaby',
      'Lullaby',
      ['intellect', 'magic', 'spirit'],
      [mark('asleep', 'target', 'roundEnd', 'noAttack', 'cannotMove'), draw(1)],
      { reach: 'any', conditions: ['targetNotBoss'] },
    ),
    combo(
      2,
      'crescendo',
      'Crescendo',
      ['intellect', 'intellect', 'strength', 'speed'],
      [attack('triple-fan', 2), draw(1), draw(1, 'adjacentHeroes')],
    ),
    combo(
      3,
      'curtain-call',
      'Curtain Call',
      ['intellect', 'intellect', 'intellect', 'spirit', 'magic'],
      [
        mark('in-the-limelight', 'allHeroes', 'roundEnd', { stat: 'damage', by: 1 }),
        extraAction(1, 'adjacentHeroes'),
        draw(2),
      ],
    ),
  ],
};

export const SECOND_FIVE: readonly Hero[] = [thief, druid, wizard, ranger, bard];
