/** [SF-HUNT] Big Hunting: eight rounds, every man for himself. */
import { below, call, pick } from '@questhall/kernel';
import { heroCard, KIND_CARDS, kindCard } from '../content/index.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { procedure } from '../flow.ts';
import { huntEnds } from '../outcome.ts';
import { boardOf, FREE, heroState, occupied } from '../queries/board.ts';
import { levelOf } from '../queries/heroes.ts';
import { figuresLeft } from '../queries/monsters.ts';
import type { State } from '../state.ts';
import type { FateSymbol, HeroId, Kind } from '../vocabulary.ts';
import { arrive } from './arrivals.ts';
import { colourOf, rollFate, symbolOf } from './dice.ts';
import { summonAt } from './monsters-phase.ts';
import { beginHeroesPhase, endHeroesPhase } from './rounds.ts';
import { startSquare } from './stand-up.ts';

const HUNT_ROUNDS = 8;

const huntGame = procedure(flow.huntGame, {
  /** [SF-HUNT-02] The Fate Die names who begins; the start goes round clockwise. */
  start: (s, f) => {
    s.endToken = HUNT_ROUNDS + 1;
    for (const hero of s.heroes) {
      hero.cell = startSquare(s, hero.seat);
      emit(s, { type: 'heroPlaced', hero: hero.id, square: hero.cell });
    }
    f.order = s.heroes.map(({ id }) => id);
    let first = -1;
    while (first < 0) {
      const colour = colourOf(rollFate(s, 'start'));
      first = s.heroes.findIndex((hero) => heroCard(hero.id).colour === colour);
    }
    f.order = [...f.order.slice(first), ...f.order.slice(0, first)];
  },
  rounds: (s, f) => {
    s.order = [...f.order];
    call(s, flow.huntRound, { turn: 0, order: [...f.order] });
    f.order = [...f.order.slice(1), f.order[0] as HeroId];
    return 'stay';
  },
});

const huntRound = procedure(flow.huntRound, {
  begin: (s) => {
    s.phase = 'heroes';
    beginHeroesPhase(s);
    emit(s, { type: 'turnBegan', turn: s.turnMarker, end: s.endToken });
  },
  heroes: (s, f) => {
    const hero = f.order[f.turn];
    if (hero === undefined) return;
    f.turn += 1;
    if (!heroState(s, hero).lying) call(s, flow.heroTurn, { hero });
    return 'stay';
  },
  monsters: (s) => {
    endHeroesPhase(s);
    call(s, flow.monstersPhase, {});
  },
  /** [SF-HUNT-10] */
  end: (s) => {
    s.turnMarker += 1;
    if (s.turnMarker > HUNT_ROUNDS) huntEnds(s, levelOf);
  },
});

/** [SF-HUNT-05] Portal output by symbol in rounds 1-3, 4-6, 7-8. */
const WAVES: readonly { readonly [face in FateSymbol]: number }[] = [
  { lightning: 1, drop: 2, skull: 3 },
  { lightning: 2, drop: 3, skull: 4 },
  { lightning: 3, drop: 4, skull: 4 },
];
const waveOf = (round: number) => WAVES[round <= 3 ? 0 : round <= 6 ? 1 : 2] as (typeof WAVES)[number];

const huntWave = procedure(flow.huntWave, {
  portal: (s) => {
    const [portal] = s.portals;
    if (!portal) return;
    const n = waveOf(s.turnMarker)[symbolOf(rollFate(s, 'portal'))];
    summonAt(s, portal, [{ kind: 'ugly-snout', n }]);
  },
  extra: (s) => {
    const players = s.heroes.length;
    if (s.turnMarker === 3) for (let i = 0; i < (players + 1) >> 1; i++) enter(s, 's-n-o-u-t');
    if (s.turnMarker === 5) for (let i = 0; i < Math.min(4, players); i++) enter(s, 'big-snout');
    if (s.turnMarker === 7) enterPet(s);
  },
});

/** [SF-RULING-168] A free pet figure at random. */
function enterPet(s: State): void {
  const pets = KIND_CARDS.filter(({ group }) => group === 'pet').flatMap(({ id }) =>
    Array.from({ length: figuresLeft(s, id) }, () => id),
  );
  if (pets.length > 0) enter(s, pick(s, pets));
}

/** [SF-RULING-168] The middle of a random side, or the next one clockwise. */
function enter(s: State, kind: Kind): void {
  if (figuresLeft(s, kind) <= 0) return;
  const first = below(s, 4);
  const { big } = kindCard(kind);
  for (let turn = 0; turn < 4; turn++) {
    const squares = middleOf(s, (first + turn) % 4);
    const table = occupied(s);
    const free = squares.filter((cell) => table[cell] === FREE);
    if (big && free.length === 2 && arrive(s, kind, Math.min(...free), 'side', free)) return;
    if (!big && free[0] !== undefined && arrive(s, kind, free[0], 'side')) return;
  }
}

/** The two centre squares of the north, east, south and west side, clockwise. */
export function middleOf(s: State, side: number): number[] {
  const { width, height } = boardOf(s).layout.grid;
  const [x, y] = [width / 2, height / 2];
  const at = (column: number, row: number): number => row * width + column;
  switch (side) {
    case 0:
      return [at(x - 1, 0), at(x, 0)];
    case 1:
      return [at(width - 1, y - 1), at(width - 1, y)];
    case 2:
      return [at(x, height - 1), at(x - 1, height - 1)];
    default:
      return [at(0, y), at(0, y - 1)];
  }
}

export const huntProcedures = [huntGame, huntRound, huntWave];
