/** [PQ-COMP-04] The benches on which Monsters and Bosses are made. */
import type { Json } from '@questhall/kernel';
import type { FormWords } from '@questhall/schema';
import type { Bench, CheckedContent } from '../../../manifest.ts';
import { BOSSES, MONSTERS } from '../content/index.ts';
import type { BroughtMonster } from '../content/own.ts';
import { ownFoe, ownFoeId } from '../content/own.ts';
import type { Boss, Monster } from '../vocabulary.ts';
import { foeText } from '../words/content.ts';
import type { BossDraft, MonsterDraft } from './foe-draft.ts';
import { bossDraft, monsterDraft, putsTokens, readBoss, readMonster } from './foe-draft.ts';
import { HERO_WORDS } from './hero-words.ts';

const START_MONSTER: MonsterDraft = {
  name: 'My Monster',
  looks: 'slime',
  type: 'spirit',
  life: 3,
  initiative: 5,
  movement: { steps: 1, dir: 'left' },
  turn: [{ do: 'attack', reach: 'melee', damage: 1 }],
};

const START_BOSS: BossDraft = {
  name: 'My Boss',
  looks: 'badger',
  type: 'strength',
  life: 14,
  initiative: 6,
  movement: { steps: 1, dir: 'right' },
  turn: [{ do: 'attack', reach: 'melee', damage: 2 }],
  abilities: [
    {
      when: 'standing',
      modifiers: [
        { stat: 'life', by: { per: 'heroCount', each: 12, beyond: 1 } },
        { stat: 'damage', by: { per: 'heroCount', each: 2, beyond: 1, max: 2 } },
      ],
    },
  ],
};

/** Cards of the box carry every field there is; what is not on them is left out. */
const plain = (value: unknown): { readonly [key: string]: Json } => JSON.parse(JSON.stringify(value));

/** As somebody would have written it: ids and short names are given by the rules. */
function draftOf(foe: Monster | Boss): Json {
  const { id: looks, origin: _origin, short: _short, prize, ...rest } = plain(foe);
  const { combo, ...others } = (prize ?? {}) as { readonly [key: string]: Json };
  const { id: _id, level: _level, ...lent } = (combo ?? {}) as { readonly [key: string]: Json };
  const kept =
    prize === undefined ? {} : { prize: { ...(combo !== undefined && { combo: lent }), ...others } };
  return { looks: looks ?? '', ...rest, ...kept } as Json;
}

const GROWS = {
  heroCount: 'for each Hero in the game',
  roundNumber: 'for each Round so far',
  ownDamage: 'for each damage on it',
};

const looks = (foes: readonly (Monster | Boss)[]): { readonly [id: string]: string } =>
  Object.fromEntries(foes.map(({ id, name }) => [id, name]));

const words = (foes: readonly (Monster | Boss)[]): FormWords => ({
  labels: {
    ...HERO_WORDS.labels,
    looks: 'Drawn like',
    movement: 'Moves',
    steps: 'Lanes',
    'movement.dir': 'Way',
    attackFirst: 'Attacks before it moves',
    turn: 'In its Turn',
    onHit: 'When it hits',
    defend: 'Defends with',
    activation: '',
    abilities: 'Abilities',
    prize: 'Prize',
    combo: 'Combo',
    discardOnUse: 'Discarded once used',
    reach: 'Reach',
    from: 'From',
    lane: 'Lane',
    lanes: 'Position Order: lane',
    'turn.lanes': 'Lanes',
    'onHit.lanes': 'Lanes',
    'effects.lanes': 'Lanes',
    'move.lanes': 'Lanes',
    n: 'Cards',
    'summon.n': 'Monsters',
    'displaySize.n': 'Cards face up',
  },
  values: {
    ...HERO_WORDS.values,
    looks: looks(foes),
    defend: { '': 'nothing', ...HERO_WORDS.values.type },
    turn: { ...HERO_WORDS.values.effects, summon: 'Call Monsters' },
    onHit: { ...HERO_WORDS.values.effects },
    effects: { ...HERO_WORDS.values.effects, summon: 'Call Monsters', displaySize: 'Face-up cards' },
    abilities: {
      standing: 'always',
      turnStart: 'at the start of its Turn',
      turnEnd: 'at the end of its Turn',
      roundStart: 'at the start of each Round',
      roundEnd: 'at the end of each Round',
      onDamaged: 'when it suffers damage',
      neighbourDefeated: 'when a Monster beside it is Defeated',
      deploy: 'when it is placed',
      free: 'in the own Turn, when one likes',
    },
    per: { ...HERO_WORDS.values.per, ...GROWS },
    who: {
      ...HERO_WORDS.values.who,
      self: 'itself',
      target: 'whoever is hit',
      adjacentMonsters: 'the Monsters beside it',
      adjacentHeroes: 'the Heroes beside it',
      laneHeroes: 'the Heroes of its lane',
    },
    from: { deck: 'the deck', discard: 'those Defeated' },
    lane: { own: 'its own', random: 'a random one', emptiest: 'the emptiest' },
    lanes: {
      1: '1 Hero',
      2: '2 Heroes',
      3: '3 Heroes',
      4: '4 Heroes',
      5: '5 Heroes',
      X: 'X: nobody',
      B: 'B: Boss',
    },
    by: {
      ...HERO_WORDS.values.by,
      ...Object.fromEntries([-5, -4, -3, -2, -1].map((n) => [n, `${-n} less`])),
      ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [n, `${n} more`])),
    },
  },
  starts: {
    ...HERO_WORDS.starts,
    turn: { do: 'attack', reach: 'melee', damage: 1 },
    onHit: { do: 'discard', what: 'energy', n: 1, who: 'target' },
    abilities: { when: 'turnEnd', effects: [{ do: 'heal', amount: 1, who: 'self' }] },
    effects: { do: 'heal', amount: 1, who: 'self' },
    prize: { abilities: [{ when: 'free', uses: 'oncePerTurn', effects: [{ do: 'swapDisplay', n: 1 }] }] },
    'prize.abilities': { when: 'free', uses: 'oncePerTurn', effects: [{ do: 'swapDisplay', n: 1 }] },
    combo: {
      name: 'Lesson Learnt',
      cost: ['strength', 'speed'],
      effects: [{ do: 'attack', reach: 'distance', damage: 3 }],
    },
    modifiers: { stat: 'initiative', by: -1 },
    'standing.modifiers': { stat: 'life', by: { per: 'heroCount', each: 1, beyond: 1 } },
    movement: { steps: 1, dir: 'left' },
    lanes: [[1], [1, 2], ['B'], [3, 4], [5]],
  },
});

type Loose = MonsterDraft | BossDraft;

/** Tokens, the way of what does not move: nobody has to think of it. */
function tidy(draft: Json): Json {
  const { activation: _before, movement, ...rest } = draft as unknown as Loose;
  const { steps, dir } = movement;
  const moves = steps === 0 ? { steps } : { steps, dir: dir ?? 'left' };
  const tokens = putsTokens(rest as unknown as Parameters<typeof putsTokens>[0]);
  return { ...rest, movement: moves, ...(tokens && { activation: true }) } as unknown as Json;
}

const checker =
  (rank: 'monster' | 'boss', role: string, reader: typeof readMonster | typeof readBoss) =>
  (content: unknown): CheckedContent => {
    const found = reader(content);
    if ('problems' in found) return found;
    const id = ownFoeId(rank, found.ok as unknown as BroughtMonster);
    const card = ownFoe(id);
    const picture = card === undefined ? '' : foeText(card).join('\n');
    return { id, title: found.ok.name, role, picture };
  };

export const monsterBench: Bench = {
  schema: monsterDraft,
  words: words(MONSTERS),
  start: START_MONSTER as unknown as Json,
  box: MONSTERS.map((monster) => ({ name: monster.name, draft: draftOf(monster) })),
  tidy,
  check: checker('monster', 'Monster', readMonster),
};

export const bossBench: Bench = {
  schema: bossDraft,
  words: words(BOSSES),
  start: START_BOSS as unknown as Json,
  box: BOSSES.map((boss) => ({ name: boss.name, draft: draftOf(boss) })),
  tidy,
  check: checker('boss', 'Boss', readBoss),
};
