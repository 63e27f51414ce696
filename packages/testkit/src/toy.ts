/** Bone Duel: the smallest complete game. Tests of everything that is not a game play it; docs/add-a-game.md walks through it. */
import type { Game, Json, Problem, Rng, Seat, Setting, Viewer } from '@questhall/kernel';
import {
  below,
  call,
  chosen,
  chosenPlayers,
  cloneStack,
  copy,
  freshMachine,
  takeFrom,
} from '@questhall/kernel';
import { procedures, round } from './toy-rules.ts';
import type { Toy, ToyEvent, ToyOptions, ToyView } from './toy-state.ts';
import { BONES, FACTS, fighter, HAND, MOST_MARROW } from './toy-state.ts';
import { toyWords } from './toy-words.ts';

export type { Bone, Fighter, Strike, Toy, ToyEvent, ToyOptions, ToyView } from './toy-state.ts';

const PLAYERS = { min: 2, max: 3 } as const;

const SETTINGS = [
  { key: 'health', kind: 'number', min: 1, max: 9, default: 5 },
  { key: 'scouting', kind: 'flag', default: true },
] as const satisfies readonly Setting[];

function configure(input: { readonly [key: string]: unknown }) {
  const problems: Problem[] = [];
  const { min, max } = PLAYERS;
  const players = chosenPlayers(input.players ?? min, [min, max], problems);
  const options: ToyOptions = { ...chosen(SETTINGS, input, problems), players };
  return problems.length > 0 ? { problems } : { options };
}

function setup(options: ToyOptions, rng: Rng): Toy {
  const s: Toy = {
    ...freshMachine(rng),
    scouting: options.scouting,
    round: 0,
    last: options.players - 1,
    fighters: Array.from({ length: options.players }, () => ({
      health: options.health,
      marrow: 2,
      hand: [],
    })),
    bag: BONES.flatMap((bone) => Array.from({ length: FACTS[bone].copies }, () => bone)),
    pile: [],
    strike: null,
    scouted: null,
  };
  call(s, round, {});
  return s;
}

const clone = (s: Toy): Toy => ({
  ...s,
  stack: cloneStack(s.stack),
  rng: copy(s.rng),
  events: s.events && [...s.events],
  fighters: s.fighters.map(({ health, marrow, hand }) => ({ health, marrow, hand: [...hand] })),
  bag: [...s.bag],
  pile: [...s.pile],
  strike: s.strike && { ...s.strike },
  scouted: s.scouted && { ...s.scouted },
});

const maySee = (s: Toy, viewer: Viewer, seat: Seat): boolean =>
  viewer === seat || (viewer !== null && s.scouted?.by === viewer && s.scouted.of === seat);

const view = (s: Toy, viewer: Viewer): ToyView => ({
  round: s.round,
  you: viewer,
  fighters: s.fighters.map(({ health, marrow, hand }, seat) => ({
    health,
    marrow,
    bones: hand.length,
    hand: maySee(s, viewer, seat) ? [...hand] : null,
  })),
  bag: s.bag.length,
  pile: [...s.pile],
  strike: s.strike && { ...s.strike },
  scouted: s.scouted && { ...s.scouted },
});

/** Unseen hands and the bag are mixed and dealt again; bids that wait for the others may have been any. */
function guess(s: Toy, seat: Seat): void {
  const unseen = s.fighters.filter((_, other) => !maySee(s, seat, other));
  const sizes = unseen.map(({ hand }) => hand.length);
  for (const { hand } of unseen) s.bag.push(...hand.splice(0));
  unseen.forEach(({ hand }, index) => {
    while (hand.length < (sizes[index] ?? 0)) hand.push(takeFrom(s, s.bag));
  });
  for (const { given } of s.stack) {
    for (const bidder of Object.keys(given ?? {}).map(Number)) {
      if (given && bidder !== seat)
        given[bidder] = bidOf(below(s, Math.min(4, fighter(s, bidder).marrow + 1)));
    }
  }
}

const bidOf = (marrow: number) => ({ do: 'bid', marrow });

function evaluate(s: Toy, seat: Seat): number {
  if (s.outcome) return s.outcome.winners.includes(seat) ? 1 : 0;
  const worth = s.fighters.map(({ health, marrow }) => (health > 0 ? 4 * health + marrow : 0));
  const all = worth.reduce((sum, each) => sum + each);
  return (worth[seat] ?? 0) / Math.max(1, all);
}

function faults(s: Toy): string[] {
  const found: string[] = [];
  const everywhere = [...s.bag, ...s.pile, ...s.fighters.flatMap(({ hand }) => hand)];
  for (const bone of BONES) {
    const count = everywhere.filter((each) => each === bone).length;
    if (count !== FACTS[bone].copies)
      found.push(`${count} of ${FACTS[bone].copies} ${bone}s are in the game`);
  }
  s.fighters.forEach(({ health, marrow, hand }, seat) => {
    if (health < 0) found.push(`seat ${seat} has ${health} health`);
    if (marrow < 0 || marrow > MOST_MARROW) found.push(`seat ${seat} has ${marrow} marrow`);
    if (hand.length > HAND) found.push(`seat ${seat} holds ${hand.length} bones`);
  });
  return found;
}

export const toy: Game<Toy, ToyOptions, ToyView> = {
  id: 'toy',
  name: 'Bone Duel',
  version: 1,
  players: PLAYERS,
  settings: SETTINGS,
  configure,
  procedures,
  setup,
  clone,
  view,
  guess,
  side: (_s, seat) => seat,
  evaluate,
  faults,
  content: BONES,
  used: (event) => {
    const { bone } = event as ToyEvent & { readonly bone?: Json };
    return typeof bone === 'string' ? [bone] : [];
  },
  words: toyWords,
};
