/** Adventures as players write them down. */
import { exact, line, listOf, maybe, oneOf, read, sensible, variant, whole } from '@questhall/schema';
import { CLOSING_CARDS } from '../content/closing-cards.ts';
import { EXPLORATION } from '../content/exploration.ts';
import { TILES } from '../content/tiles.ts';
import type { ExplorationCard, Loss, Objective } from '../vocabulary-dungeon.ts';

export const START_TILES = TILES.filter(({ start }) => start);
const ESCORTED = ['cinderella'] as const;
const ACTS = [1, 2, 3] as const;

const goal = <const G extends Objective['goal']>(name: G) => oneOf([name]);
const lost = <const L extends Loss['lost']>(name: L) => oneOf([name]);

const objective = variant('goal', [
  exact({ goal: goal('clearAll') }),
  exact({ goal: goal('clearLast') }),
  exact({ goal: goal('keys'), keys: whole(1, 4) }),
  exact({ goal: goal('villain') }),
  exact({ goal: goal('captives'), captives: whole(1, 3) }),
  exact({ goal: goal('banner'), rounds: whole(1, 12) }),
  exact({ goal: goal('escort'), ally: oneOf(ESCORTED) }),
  exact({ goal: goal('levers'), levers: whole(1, 4) }),
  exact({ goal: goal('mirrors'), mirrors: whole(1, 4) }),
]);

const loss = variant('lost', [
  exact({ lost: lost('rounds'), after: whole(4, 60) }),
  exact({ lost: lost('captiveDies') }),
  exact({ lost: lost('bannerLost') }),
  exact({ lost: lost('allyDies') }),
  exact({ lost: lost('waves'), count: whole(2, 8) }),
]);

const shape = exact({
  name: line(40),
  act: oneOf(ACTS),
  tiles: whole(2, 7),
  startTile: oneOf(START_TILES.map(({ id }) => id)),
  closing: maybe(oneOf(CLOSING_CARDS.map(({ id }) => id))),
  objectives: listOf(objective, 1, 3),
  losses: listOf(loss, 1, 3),
  xp: whole(0, 5),
  gold: whole(0, 120),
});

/** What a goal needs on the closing card: said, where it is not there. */
function lacking({ goal: wanted }: Objective, card: ExplorationCard | undefined): string | undefined {
  const has = (type: string): boolean => card?.scenery.some((piece) => piece.type === type) ?? false;
  switch (wanted) {
    case 'clearLast':
    case 'escort':
      return card ? undefined : 'a last room';
    case 'keys':
      return has('gate') ? undefined : 'a last room with a gate';
    case 'villain':
      return card?.villain ? undefined : 'a last room with a villain';
    case 'banner':
      return has('banner') ? undefined : 'a last room with a banner';
    case 'mirrors':
      return card?.special === 'mirrors' ? undefined : 'a last room with mirrors';
    default:
      return undefined;
  }
}

/** What one can lose by, only where it is there. */
const NEEDED: { readonly [how in Loss['lost']]?: Objective['goal'] } = {
  captiveDies: 'captives',
  bannerLost: 'banner',
  allyDies: 'escort',
  waves: 'mirrors',
};

export const adventureDraft = sensible(shape, ({ act, tiles, closing, objectives, losses }, note) => {
  const card = CLOSING_CARDS.find(({ id }) => id === closing);
  const drawn = Math.max(0, tiles - 2) + (card ? 0 : 1);
  const goals = objectives.map(({ goal: each }) => each);
  objectives.forEach((each, at) => {
    const needs = lacking(each, card);
    if (needs !== undefined) note(`objectives[${at}].goal`, each.goal, needs);
    if (goals.indexOf(each.goal) !== at) note(`objectives[${at}].goal`, each.goal, 'each objective once');
    if (['keys', 'levers', 'captives'].includes(each.goal) && drawn === 0)
      note('tiles', tiles, 'at least 3: what is looked for stands between the first room and the last');
  });
  if (card && card.questLevel > act) note('closing', card.name, `a last room of act ${act} or earlier`);
  const cards = EXPLORATION.filter(({ questLevel }) => questLevel === act).length;
  if (drawn > cards) note('tiles', tiles, `at most ${cards + 2} in act ${act}`);
  losses.forEach(({ lost: how }, at) => {
    const needs = NEEDED[how];
    if (needs !== undefined && !goals.includes(needs)) note(`losses[${at}].lost`, how, `only with ${needs}`);
  });
  if (!losses.some(({ lost: how }) => how === 'rounds'))
    note('losses', losses.length, 'a last round among them: every adventure ends');
});

export const readAdventure = (content: unknown) => read(adventureDraft, content, 'the adventure');
