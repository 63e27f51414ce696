/** What a Champion, a hand or a match can be in when something is done. */
import type { State } from '../../src/state.ts';
import { GATE } from '../../src/state.ts';
import { h } from '../table.ts';

/** Who acts, whom it meets first, and another of each side. */
export interface Cast {
  readonly actor: number;
  readonly target: number;
  readonly ally: number;
}

export interface Circumstance {
  readonly name: string;
  readonly players?: 4;
  arrange(s: State, cast: Cast): void;
}

const champion = (s: State, id: number): State['champions'][number] =>
  s.champions[id] as State['champions'][number];

/** So many hitpoints are left. */
function left(s: State, id: number, hitpoints: number): void {
  const each = champion(s, id);
  each.damage = Math.max(0, PRINTED_LEAST - hitpoints);
}
/** No Champion has fewer hitpoints. */
const PRINTED_LEAST = 4;

function emptyDeck(s: State, seat: number): void {
  const player = s.players[seat] as State['players'][number];
  player.discard.push(...player.deck);
  player.deck = [];
}

/** Traps under the feet of whoever moves away from the target's place. */
const LAID: readonly (readonly [q: number, r: number])[] = [
  [-1, 0],
  [1, 0],
  [-2, -1],
  [-3, 1],
];

export const CIRCUMSTANCES: readonly Circumstance[] = [
  { name: 'plain', arrange: () => {} },
  { name: 'actor on its last hitpoints', arrange: (s, { actor }) => left(s, actor, 1) },
  { name: 'target on its last hitpoints', arrange: (s, { target }) => left(s, target, 1) },
  {
    name: 'everybody on the last hitpoints',
    arrange: (s) => {
      for (const id of s.champions.keys()) left(s, id, 1);
    },
  },
  {
    name: 'actor rooted',
    arrange: (s, { actor }) => {
      champion(s, actor).rooted = true;
    },
  },
  {
    name: 'target rooted',
    arrange: (s, { target }) => {
      champion(s, target).rooted = true;
    },
  },
  {
    name: 'actor levelled up',
    arrange: (s, { actor }) => {
      champion(s, actor).levelled = true;
    },
  },
  {
    name: 'everybody levelled up',
    arrange: (s) => {
      for (const each of s.champions) each.levelled = true;
    },
  },
  {
    name: 'actor on the Gate',
    arrange: (s, { actor }) => {
      champion(s, actor).hex = GATE;
    },
  },
  {
    name: 'target in a corner',
    arrange: (s, { actor, target, ally }) => {
      champion(s, target).hex = h(-5, 3);
      champion(s, actor).hex = h(-4, 2);
      champion(s, ally).hex = h(-4, 3);
    },
  },
  {
    name: 'traps all around',
    arrange: (s) => {
      for (const [q, r] of LAID) {
        const face = s.supply.pop();
        if (face) s.traps.push({ hex: h(q, r), face });
      }
    },
  },
  {
    name: 'empty decks',
    arrange: (s) => {
      for (const { seat } of s.players) emptyDeck(s, seat);
    },
  },
  {
    name: 'hands with everything',
    arrange: (s) => {
      for (const player of s.players) player.hand.push(...player.deck.splice(0));
    },
  },
  {
    name: 'opponents with empty hands',
    arrange: (s) => {
      for (const player of s.players.filter(({ side }) => side === 1)) {
        player.deck.push(...player.hand.splice(0));
      }
    },
  },
  {
    name: 'one point from the end',
    arrange: (s, { target }) => {
      s.vp = s.options.players === 4 ? [6, 6] : [4, 4];
      left(s, target, 1);
    },
  },
  { name: 'four players', players: 4, arrange: () => {} },
  {
    name: 'four players, the last of both sides',
    players: 4,
    arrange: (s, { actor, target }) => {
      s.champions.forEach((each, id) => {
        if (id !== actor && id !== target) each.hex = GATE;
      });
    },
  },
];
