/** Moving, and what it costs: steps, spaces, free attacks. */
import { heroCard, printedOn } from '../src/content/index.ts';
import { hasPower, isInvisible, speedOf, touching, weaponsOf } from './book.ts';
import type { Check, Moment } from './check.ts';
import { nameOf, when } from './check.ts';
import type { Square } from './grid.ts';
import { key, squaresOf } from './grid.ts';
import { works } from './memory.ts';
import type { Piece } from './world.ts';
import { opposed, standing } from './world.ts';

const WALKED = ['move', 'run', 'sidestep', 'event', 'consumable'];

const ghostly = ({ memory }: Moment, piece: Piece) =>
  hasPower(memory, piece, 'ghostly') || memory.ghosts.has(piece.id);

/** Who stands on the squares this body would take up there. */
function others({ world }: Moment, piece: Piece, at: Square): Piece[] {
  const wanted = new Set(squaresOf({ at, large: piece.large }).map(key));
  return standing(world).filter(
    (other) => other.id !== piece.id && squaresOf(other).some((square) => wanted.has(key(square))),
  );
}

const stepsAreAdjacent = when('moved', 'DL-MOVE-03', ({ figure, path, why }, m) => {
  const piece = m.world.pieces.get(figure);
  const [to] = path;
  if (!piece?.at || !to || !WALKED.includes(why)) return false;
  const { at } = piece;
  if (Math.max(Math.abs(at.x - to.x), Math.abs(at.y - to.y)) !== 1)
    return `${nameOf(m, figure)} went from ${key(at)} to ${key(to)} in one step`;
  return !piece.large && !m.grid.adjacent(at, to) && `${nameOf(m, figure)} went through a wall to ${key(to)}`;
});

const groundIsFree = when('moved', 'DL-MOVE-01', ({ figure, path, why }, m) => {
  const piece = m.world.pieces.get(figure);
  const [to] = path;
  if (!piece || !to || !WALKED.includes(why)) return false;
  const ground = squaresOf({ at: to, large: piece.large });
  if (ground.some(m.grid.isSolid)) return `${nameOf(m, figure)} entered rock at ${key(to)}`;
  const flies = hasPower(m.memory, piece, 'fly');
  if (ground.some(m.grid.isObstacle) && !flies && !ghostly(m, piece))
    return `${nameOf(m, figure)} entered an obstacle at ${key(to)}`;
  const inTheWay = others(m, piece, to).find(
    (other) => !ghostly(m, piece) && !(flies && !opposed(piece, other)),
  );
  return inTheWay && `${nameOf(m, figure)} entered the space of ${nameOf(m, inTheWay.id)}`;
});

/** [DL-MOVE-02] Seen as soon as something else happens. */
const endsOnFreeSpace = when(
  ['attackDeclared', 'activationEnded', 'activationBegan', 'roundBegan'],
  'DL-MOVE-02',
  (event, m) => {
    // Who strikes in another's activation, once or again, stops a move on its way through a friend.
    if (event.type === 'attackDeclared' && event.by !== m.memory.active) return false;
    for (const piece of standing(m.world)) {
      const [other] = others(m, piece, piece.at as Square);
      if (other) return `${nameOf(m, piece.id)} and ${nameOf(m, other.id)} share a space`;
      if (
        piece.kind !== 'mirror' &&
        squaresOf(piece).some((at) => m.grid.isObstacle(at) || m.grid.isSolid(at))
      )
        return `${nameOf(m, piece.id)} stands on no free space at ${key(piece.at as Square)}`;
    }
    return false;
  },
);

const noFurtherThanSpeed = when('moved', 'DL-ACT-02', ({ figure, why }, m) => {
  const piece = m.world.pieces.get(figure);
  if (!piece || why !== 'move' || figure !== m.memory.active) return false;
  const speed = speedOf(m.world, m.memory, piece);
  const bound = piece.kind === 'villain' ? 2 * speed : speed;
  return m.memory.steps >= bound && `${nameOf(m, figure)} moved further than Speed ${speed}`;
});

const runsTwice = when('moved', 'DL-ENERGY-08', ({ figure, why }, m) =>
  why === 'run' && m.memory.runs >= 2 ? `${nameOf(m, figure)} ran a third time` : false,
);

const immobilizedStays = when('moved', 'DL-POW-17', ({ figure, why }, m) =>
  (why === 'move' || why === 'run') && works(m.memory, figure, 'immobilized')
    ? `${nameOf(m, figure)} is immobilized and moved`
    : false,
);

/** [DL-RULING-67] Can this figure strike somebody adjacent who leaves? */
function canStrike(m: Moment, by: Piece, mover: Piece): boolean {
  if (by.kind === 'mirror' || by.conditions.has('frozen') || by.conditions.has('asleep')) return false;
  const hidden = isInvisible(m.world, m.grid, m.memory, mover);
  const fits = (type: string, pointBlank: boolean) =>
    type === 'melee' || (!hidden && (type === 'magical' || pointBlank));
  if (by.kind === 'hero')
    return weaponsOf(by).some(({ type }) => fits(type, heroCard(by.card).unique === 'pointBlank'));
  return printedOn(by.kind, by.card).attacks.some(({ type }) => fits(type, false));
}

/** [DL-RULING-67f] One whom the mover's side controls does not strike. */
const isControlled = (piece: Piece): boolean => piece.conditions.has('controlled');

function left(m: Moment, mover: Piece, to: Square): Piece[] {
  const there: Piece = { ...mover, at: to };
  return standing(m.world).filter(
    (enemy) =>
      opposed(mover, enemy) &&
      !isControlled(enemy) &&
      touching(m.grid, mover, enemy) &&
      !touching(m.grid, there, enemy) &&
      canStrike(m, enemy, mover),
  );
}

const freeAttacksAreMade = when('moved', 'DL-FREE-01', ({ figure, path, why }, m) => {
  const mover = m.world.pieces.get(figure);
  const [to] = path;
  if (!mover?.at || !to || (why !== 'move' && why !== 'run')) return false;
  if (ghostly(m, mover) || isControlled(mover) || figure !== m.memory.active) return false;
  if (m.memory.unhindered.has(figure)) return false;
  const missed = left(m, mover, to).find(({ id }) => !m.memory.settled.has(id));
  return missed && `${nameOf(m, figure)} left ${nameOf(m, missed.id)} without a free attack`;
});

const freeAttacksHaveACause = when('attackDeclared', 'DL-RULING-67', ({ by, occasion, targets }, m) => {
  if (occasion !== 'free') return false;
  const striker = m.world.pieces.get(by);
  const mover = m.world.pieces.get(targets[0] ?? -1);
  if (!striker || !mover) return `a free attack by or against nobody`;
  if (striker.conditions.has('frozen') || striker.conditions.has('asleep'))
    return `${nameOf(m, by)} cannot act and made a free attack`;
  return !touching(m.grid, striker, mover) && `${nameOf(m, by)} made a free attack on somebody not adjacent`;
});

export const MOVEMENT: readonly Check[] = [
  stepsAreAdjacent,
  groundIsFree,
  endsOnFreeSpace,
  noFurtherThanSpeed,
  runsTwice,
  immobilizedStays,
  freeAttacksAreMade,
  freeAttacksHaveACause,
];
