/**
 * The game all engines play: 100 moves on a 12×12 field, 30 figures, three decks with discards, two hands, dice.
 * The rule body mutates plain objects and takes its dice from outside, so that every engine runs the very same code
 * with its own way of keeping state and its own generator.
 */
export type Side = 0 | 1;

export interface Figure {
  id: string;
  owner: Side;
  x: number;
  y: number;
  hp: number;
  tired: number;
}

export interface Pile {
  draw: number[];
  discard: number[];
}

export interface Core {
  figures: Record<string, Figure>;
  decks: { order: Pile; loot: Pile; fate: Pile };
  hands: [number[], number[]];
  score: [number, number];
  moves: number;
  dice: number[];
}

export type Move =
  | { do: 'move'; figure: string; x: number; y: number }
  | { do: 'attack'; figure: string; target: string }
  | { do: 'draw' }
  | { do: 'play'; card: number; figure: string };

export interface Dice {
  d6(): number;
  /** A shuffled copy. */
  shuffle(cards: readonly number[]): number[];
}

export const SIZE = 12;
export const LIMIT = 100;
const FULL_HAND = 5;
const FULL_HP = 6;
const LOOT = 100;
const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

export function coreSetup(dice: Dice): Core {
  const figures: Record<string, Figure> = {};
  for (let i = 0; i < 30; i++) {
    const owner: Side = i % 2 === 0 ? 0 : 1;
    const place = i >> 1;
    const row = Math.floor(place / 5);
    const id = `f${i}`;
    figures[id] = {
      id,
      owner,
      x: (place % 5) * 2 + 1,
      y: owner === 0 ? 3 + row : 8 - row,
      hp: FULL_HP,
      tired: 0,
    };
  }
  const pile = (): Pile => ({
    draw: dice.shuffle(Array.from({ length: 40 }, (_, card) => card)),
    discard: [],
  });
  const decks = { order: pile(), loot: pile(), fate: pile() };
  return { figures, decks, hands: [[], []], score: [0, 0], moves: 0, dice: [] };
}

export function legalMoves(s: Core, side: Side): Move[] {
  const moves: Move[] = [];
  const occupants: Record<number, Figure> = {};
  let anyone: string | undefined;
  for (const id in s.figures) {
    const figure = figureOf(s, id);
    if (figure.hp <= 0) continue;
    occupants[figure.y * SIZE + figure.x] = figure;
    if (figure.owner === side) anyone ??= id;
  }
  for (const id in s.figures) {
    const figure = figureOf(s, id);
    if (figure.owner !== side || figure.hp <= 0) continue;
    for (const [dx, dy] of DIRECTIONS) {
      const x = figure.x + dx;
      const y = figure.y + dy;
      if (x < 0 || y < 0 || x >= SIZE || y >= SIZE) continue;
      const occupant = occupants[y * SIZE + x];
      if (!occupant) moves.push({ do: 'move', figure: id, x, y });
      else if (occupant.owner !== side) moves.push({ do: 'attack', figure: id, target: occupant.id });
    }
  }
  const hand = s.hands[side];
  if (hand.length < FULL_HAND) moves.push({ do: 'draw' });
  if (anyone !== undefined) {
    for (let card = 0; card < hand.length; card++) moves.push({ do: 'play', card, figure: anyone });
  }
  return moves;
}

export function applyMove(s: Core, side: Side, move: Move, dice: Dice): void {
  switch (move.do) {
    case 'move': {
      const figure = figureOf(s, move.figure);
      if (figure.owner !== side || figure.hp <= 0) throw new Error('illegal move');
      figure.x = move.x;
      figure.y = move.y;
      figure.tired++;
      break;
    }
    case 'attack':
      attack(s, side, figureOf(s, move.figure), figureOf(s, move.target), dice);
      break;
    case 'draw':
      if (s.hands[side].length >= FULL_HAND) throw new Error('illegal draw');
      s.hands[side].push(drawFrom(s.decks.order, dice));
      break;
    case 'play':
      playCard(s, side, move.card, figureOf(s, move.figure), dice);
      break;
  }
  s.moves++;
}

function attack(s: Core, side: Side, attacker: Figure, target: Figure, dice: Dice): void {
  if (attacker.owner !== side || target.owner === side || target.hp <= 0) throw new Error('illegal attack');
  const [first, second, guard] = [dice.d6(), dice.d6(), dice.d6()];
  s.dice = [first, second, guard];
  const fate = drawFrom(s.decks.fate, dice);
  const hits = Math.max(0, first + second + (fate % 3) - guard - 3);
  target.hp = Math.max(0, target.hp - hits);
  attacker.tired++;
  s.decks.fate.discard.push(fate);
  if (target.hp > 0) return;
  s.score[side] += 3;
  if (s.hands[side].length < FULL_HAND) s.hands[side].push(LOOT + drawFrom(s.decks.loot, dice));
}

function playCard(s: Core, side: Side, at: number, figure: Figure, dice: Dice): void {
  const [card] = s.hands[side].splice(at, 1);
  if (card === undefined) throw new Error('illegal card');
  if (card % 4 === 0) figure.hp = Math.min(FULL_HP, figure.hp + 2);
  else if (card % 4 === 1) s.score[side]++;
  else if (card % 4 === 2) figure.tired = 0;
  else s.dice = [dice.d6()];
  const deck = card >= LOOT ? s.decks.loot : s.decks.order;
  deck.discard.push(card % LOOT);
}

function drawFrom(pile: Pile, dice: Dice): number {
  if (pile.draw.length === 0) {
    pile.draw = dice.shuffle(pile.discard);
    pile.discard = [];
  }
  return pile.draw.pop() as number;
}

const figureOf = (s: Core, id: string): Figure => s.figures[id] as Figure;

/** 1 for a side that leads, 0 for one that trails. */
export const reward = (s: Core, side: Side): number =>
  s.score[0] === s.score[1] ? 0.5 : s.score[side] > s.score[side === 0 ? 1 : 0] ? 1 : 0;

const clonePile = (pile: Pile): Pile => ({ draw: pile.draw.slice(), discard: pile.discard.slice() });

export function cloneCore(s: Core): Core {
  const figures: Record<string, Figure> = {};
  for (const id in s.figures) {
    const { owner, x, y, hp, tired } = figureOf(s, id);
    figures[id] = { id, owner, x, y, hp, tired };
  }
  const { order, loot, fate } = s.decks;
  return {
    figures,
    decks: { order: clonePile(order), loot: clonePile(loot), fate: clonePile(fate) },
    hands: [s.hands[0].slice(), s.hands[1].slice()],
    score: [s.score[0], s.score[1]],
    moves: s.moves,
    dice: s.dice.slice(),
  };
}
