/** What is told beside the board, at its longest, and whole matches. */
import type {
  Decision,
  Game,
  GameEvent,
  Json,
  Match,
  MatchOptions,
  MatchRecord,
  Option,
  Viewer,
} from '@questhall/kernel';
import { openMatch, recordOf, seeded, submit } from '@questhall/kernel';
import { anyDeed } from '@questhall/testkit';
import type { Chapter } from '../../src/table/story.ts';
import { toldOn, UNTOLD } from '../../src/table/story.ts';

/** narrator: what others do is being told. recap: it is told again. hint: advice is given. plain: none of it. */
export const MOMENTS = ['narrator', 'recap', 'hint', 'plain'] as const;
export type Moment = (typeof MOMENTS)[number];

export function storyOf(
  { telling = UNTOLD, words }: Game,
  events: readonly GameEvent[],
  view: Json,
  viewer: Viewer,
): readonly Chapter[] {
  return events.reduce<readonly Chapter[]>(
    (story, event) => toldOn(story, event, view, { telling, words, viewer }),
    [],
  );
}

const lengthOf = ({ lines, beat: { sum } }: Chapter): number =>
  sum.length * 20 + (lines[0]?.text.length ?? 0) + (lines.at(-1)?.text.length ?? 0);

/** The one that takes the most room. */
export const longest = (story: readonly Chapter[]): Chapter | undefined =>
  story
    .filter(({ own, lines }) => !own && lines.length > 0)
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];

const MOST = 6000;
const NAMES = ['Nora', 'Bartholomew', 'Zoe', 'Marco', 'Pip'];

/** What somebody answers. */
type Choose = (state: Match['state'], asked: Decision) => Option;

function atRandom(seed: string): Choose {
  const chance = { rng: seeded(seed) };
  return (state, asked) => anyDeed(state, asked, chance);
}

/** A match that was played to its end, at random unless somebody chooses. */
export function playedOut(
  game: Game,
  options: Partial<MatchOptions>,
  seed = 'to the end',
  choose = atRandom(seed),
): MatchRecord {
  const configured = game.configure(options);
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  const seats = NAMES.slice(0, configured.options.players);
  const match = openMatch(game, { options: configured.options, seed, seats });
  for (let answers = 0; answers < MOST && match.state.outcome === null; answers++) {
    const [asked] = match.decisions;
    if (asked === undefined) break;
    submit(match, {
      seat: asked.seat,
      decision: asked.id,
      option: choose(match.state, asked),
    });
  }
  return recordOf(match);
}
