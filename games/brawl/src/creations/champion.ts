/** [SFB-COMP-05] The bench on which a Champion is made. */
import type { Json } from '@questhall/kernel';
import type { Bench, CheckedContent } from '../../../manifest.ts';
import { CHAMPIONS, championCard } from '../content/index.ts';
import { ownChampionId } from '../content/own.ts';
import type { Champion } from '../vocabulary.ts';
import { cardText, championText } from '../words/cards.ts';
import { english } from '../words/english.ts';
import { contentIn } from '../words/printed.ts';
import type { ChampionDraft } from './champion-draft.ts';
import { championDraft, readChampion } from './champion-draft.ts';
import { CHAMPION_WORDS } from './champion-words.ts';

/** Every keyword that a beginner would try first, and nothing strong. */
const START: ChampionDraft = {
  name: 'My Champion',
  looks: 'goldarr',
  role: 'bruiser',
  basic: { hitpoints: 7, defence: 0, effects: [] },
  levelled: { hitpoints: 8, defence: 0, effects: [] },
  cards: [
    {
      type: 'attack',
      name: 'Shove',
      core: 'destruction',
      move: 2,
      targeting: { kind: 'melee' },
      strength: 2,
      effects: [{ when: 'post', who: 'target', op: 'push', amount: 1 }],
    },
    {
      type: 'attack',
      name: 'Round Swing',
      core: 'destruction',
      move: 1,
      targeting: { kind: 'ring6' },
      strength: 2,
      effects: [],
    },
    {
      type: 'attack',
      name: 'Thrown Rock',
      core: 'manipulation',
      move: 2,
      targeting: { kind: 'indirect', min: 1, max: 2 },
      strength: 2,
      effects: [],
    },
    {
      type: 'skill',
      name: 'Second Wind',
      core: 'creation',
      move: 1,
      targeting: { kind: 'none' },
      effects: [{ when: 'main', who: 'self', op: 'heal', amount: 2 }],
    },
    {
      type: 'skill',
      name: 'Think Ahead',
      core: 'manipulation',
      move: 2,
      targeting: { kind: 'none' },
      effects: [{ when: 'main', who: 'player', op: 'draw', amount: 2 }],
    },
    {
      type: 'reaction',
      name: 'Duck',
      core: 'creation',
      defence: 2,
      effects: [],
    },
  ],
};

/** As somebody would have written it: numbers and ids are given by the rules. */
function draftOf({ id, number: _number, cards, ...rest }: Champion): Json {
  const drafts = cards.map(({ id: _id, number: _card, champion: _owner, targeting, ...card }) => ({
    ...card,
    ...(card.type !== 'reaction' && { targeting }),
  }));
  return { ...rest, looks: id, cards: drafts } as unknown as Json;
}

const printed = contentIn(english);

function check(content: unknown): CheckedContent {
  const found = readChampion(content);
  if ('problems' in found) return found;
  const id = ownChampionId(found.ok);
  const { cards } = championCard(id);
  const texts = cards.map((card) => printed(`card:${card.id}`) ?? cardText(card.id));
  return {
    id,
    title: found.ok.name,
    role: found.ok.role,
    picture: [championText(id), ...texts].join('\n'),
    parts: cards.map((card) => ({ id: card.id, name: card.name })),
  };
}

interface Loose {
  readonly who?: string;
  readonly within?: number;
}

/** Only who stands near the target is looked for within so many hexes. */
function near<E extends Loose>({ within, ...effect }: E): Json {
  return (effect.who === 'enemyNearTarget' ? { ...effect, within: within ?? 1 } : effect) as unknown as Json;
}

function tidy(draft: Json): Json {
  const { cards, ...rest } = draft as unknown as ChampionDraft;
  const tidied = cards.map((card) => ({ ...card, effects: (card.effects as readonly Loose[]).map(near) }));
  return { ...rest, cards: tidied } as unknown as Json;
}

export const championBench: Bench = {
  schema: championDraft,
  words: CHAMPION_WORDS,
  start: START as unknown as Json,
  box: CHAMPIONS.map((champion) => ({ name: champion.name, draft: draftOf(champion) })),
  tidy,
  check,
};
