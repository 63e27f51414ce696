/** Everything in the box that a match can make use of, and what one event makes use of. */
import type { GameEvent } from '@questhall/kernel';
import { ABILITIES, HEROES, ITEMS, KIND_CARDS, SMALL_ITEMS } from './content/index.ts';
import { MISSIONS } from './content/missions/index.ts';
import type { SuperEvent } from './events.ts';
import { asSuperEvent } from './events.ts';
import { TRAPS } from './vocabulary.ts';

const PROPS = [
  'lever',
  'brazier',
  'statue',
  'tome',
  'fate',
  'gate',
  'lock',
  'portal',
  'ruined-wall',
] as const;

const tags = (kind: string, ids: readonly string[]): string[] => ids.map((id) => `${kind}:${id}`);
const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);

export const content: readonly string[] = [
  ...tags('hero', ids(HEROES)),
  ...tags(
    'ability',
    ids(ABILITIES).flatMap((id) => [1, 2, 3].map((level) => `${id}-${level}`)),
  ),
  ...tags('item', ids(ITEMS)),
  ...tags('small', ids(SMALL_ITEMS)),
  ...tags('monster', ids(KIND_CARDS)),
  ...tags('trap', TRAPS),
  ...tags('prop', PROPS),
  ...tags('mission', ids(MISSIONS)),
];

const inTheBox: ReadonlySet<string> = new Set(content);

/** Missions made by users and the arenas are not in the box. */
export const used = (event: GameEvent): readonly string[] =>
  shownBy(asSuperEvent(event)).filter((piece) => inTheBox.has(piece));

function shownBy(e: SuperEvent): readonly string[] {
  switch (e.type) {
    case 'heroChosen':
      return [`hero:${e.hero}`];
    case 'abilityUsed':
      return [`ability:${e.ability}-${e.level}`];
    case 'itemDrawn':
      return [`${ITEMS.some(({ id }) => id === e.item) ? 'item' : 'small'}:${e.item}`];
    case 'monsterArrived':
    case 'defeated':
      return [`monster:${e.kind}`];
    case 'trapSprung':
      return [`trap:${e.trap}`];
    case 'leverThrown':
      return ['prop:lever'];
    case 'brazierChanged':
      return ['prop:brazier'];
    case 'statuePushed':
      return ['prop:statue'];
    case 'tomePicked':
      return ['prop:tome'];
    case 'fateTokenTurned':
      return ['prop:fate'];
    case 'gateMoved':
      return ['prop:gate'];
    case 'lockRemoved':
      return ['prop:lock'];
    case 'portalWeakened':
      return ['prop:portal'];
    case 'wallRuined':
      return ['prop:ruined-wall'];
    case 'missionBegan':
      return [`mission:${e.mission}`, ...e.kinds.map((kind) => `monster:${kind}`)];
    default:
      return [];
  }
}
