/** [PQ-COMP-03] The bench on which a Hero is made. */
import type { Json } from '@questhall/kernel';
import type { Bench, CheckedContent } from '../../../manifest.ts';
import kingPugulus from '../../examples/king-pugulus.json' with { type: 'json' };
import madameSouffle from '../../examples/madame-souffle.json' with { type: 'json' };
import { budgetVerdict } from '../budget.ts';
import { HEROES } from '../content/index.ts';
import type { HeroDraft } from '../custom.ts';
import { asDraft, heroDraft, parseHero } from '../custom.ts';
import type { Effect, Hero } from '../vocabulary.ts';
import { heroText } from '../words/cards.ts';
import { HERO_WORDS } from './hero-words.ts';

/** A fair pug to begin with. */
const START: HeroDraft = {
  name: 'Sir Nameless',
  class: 'Squire',
  type: 'strength',
  life: 6,
  initiative: 5,
  movement: 1,
  picture: { pug: 'blank-a', hat: 'paper' },
  ability: {
    name: 'Good Boy',
    when: 'onDraw',
    uses: 'oncePerTurn',
    effects: [{ do: 'swapDisplay', n: 1 }],
  },
  combos: [
    {
      name: 'First Bite',
      level: 1,
      cost: ['strength', 'strength'],
      effects: [{ do: 'attack', reach: 'melee', damage: 3 }],
    },
    {
      name: 'Duck',
      level: 1,
      cost: ['strength'],
      riposte: 'attackedSelf',
      effects: [{ do: 'prevent', max: 2 }],
    },
    {
      name: 'Bark Around',
      level: 1,
      cost: ['strength', 'speed', 'spirit'],
      effects: [
        { do: 'attack', reach: 'triple-fan', damage: 1 },
        { do: 'draw', energy: 1, who: 'self' },
      ],
    },
    {
      name: 'Long Leap',
      level: 2,
      cost: ['strength', 'strength', 'speed'],
      effects: [{ do: 'attack', reach: 'distance', damage: 4 }],
    },
    {
      name: 'Best in Show',
      level: 3,
      cost: ['strength', 'strength', 'speed', 'magic'],
      effects: [
        { do: 'attack', reach: 'penetrating', damage: 3 },
        { do: 'heal', amount: 2, who: 'self' },
      ],
    },
  ],
};

/** As somebody would have written it: ids and drawings are given by the rules. */
function draftOf({ id: _id, origin: _origin, short: _short, combos, ...rest }: Hero): Json {
  const drafts = combos.map(({ id: _combo, ...combo }) => combo);
  // Cards of the box carry every field there is; what is not on them is left out.
  return JSON.parse(JSON.stringify({ ...rest, combos: drafts })) as Json;
}

function check(content: unknown): CheckedContent {
  const read = parseHero(asDraft(content));
  if ('problems' in read) return read;
  const { hero } = read;
  const { points, budget } = budgetVerdict(hero);
  return {
    id: hero.id,
    title: hero.name,
    role: hero.class,
    picture: heroText(hero).join('\n'),
    budget: { points, of: budget },
    parts: hero.combos.map((combo) => ({ id: combo.id, name: combo.name })),
  };
}

const lasts = (effect: Effect): boolean => effect.do === 'mark' && effect.until === 'worldEnd';

type Card = HeroDraft['combos'][number];

/** [PQ-ACTV-01] Tokens are put exactly where a mark lasts until the World ends. */
function withTokens({ activation: _before, ...combo }: Card): Card {
  return combo.effects.some(lasts) ? { ...combo, activation: true } : combo;
}

/** An ability that is always on changes values; any other has effects. Only one that is free can cost something. */
function atItsTime(ability: HeroDraft['ability']): HeroDraft['ability'] {
  const { effects, modifiers, uses, cost, ...rest } = ability;
  if (ability.when === 'standing')
    return { ...rest, modifiers: modifiers ?? [{ stat: 'initiative', by: 1 }] };
  return {
    ...rest,
    ...(uses !== undefined && { uses }),
    ...(cost !== undefined && ability.when === 'free' && { cost }),
    effects: effects ?? [{ do: 'draw', energy: 1, who: 'self' }],
  };
}

function tidy(draft: Json): Json {
  const { ability, combos, ...rest } = draft as unknown as HeroDraft;
  return { ...rest, ability: atItsTime(ability), combos: combos.map(withTokens) } as unknown as Json;
}

export const heroBench: Bench = {
  schema: heroDraft,
  words: HERO_WORDS,
  start: START as unknown as Json,
  box: [
    ...HEROES.map((hero) => ({ name: hero.name, draft: draftOf(hero) })),
    { name: madameSouffle.name, draft: madameSouffle },
    { name: kingPugulus.name, draft: kingPugulus },
  ],
  tidy,
  check,
};
