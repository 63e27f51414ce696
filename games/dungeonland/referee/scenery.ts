/** [DL-RULING-116] Ovens and trap plates: they work when they should, on whom they should, and at no other time. */
import type { SceneryView } from '../src/view.ts';
import { hasPower, touches } from './book.ts';
import type { Check, Moment } from './check.ts';
import { nameOf, when } from './check.ts';
import type { Square } from './grid.ts';
import { key, squaresOf } from './grid.ts';
import type { Blow } from './memory.ts';
import type { Piece } from './world.ts';
import { isFriend, standing } from './world.ts';

const RULE = 'DL-RULING-116';

const ovensBeside = ({ world, grid }: Moment, piece: Piece): readonly SceneryView[] =>
  world.scenery.filter(({ type, x, y }) => type === 'oven' && touches(grid, piece, { x, y }));

/** Whoever begins beside an oven that has not baked in this round sets it off, asleep or awake. */
const ovensAreDue: Check = (event, m) => {
  const piece = event.type === 'activationBegan' ? m.world.pieces.get(event.figure) : undefined;
  if (!piece?.at) return undefined;
  for (const { id } of ovensBeside(m, piece))
    if (!m.memory.hotOvens.has(id))
      m.memory.sceneryDue.set(id, `${nameOf(m, piece.id)} begins beside oven ${id}, and it stays cold`);
  return undefined;
};

/** By a step of one's own; pushes, swaps and returns set off nothing, nor does whoever flies or is a ghost. */
const STEPPED = ['move', 'run', 'sidestep', 'event', 'consumable'];

const platesAreDue: Check = (event, m) => {
  if (event.type !== 'moved' || !STEPPED.includes(event.why)) return undefined;
  const piece = m.world.pieces.get(event.figure);
  const to = event.path.at(-1);
  if (!piece || !to || !isFriend(piece) || skims(m, piece)) return undefined;
  const plate = m.world.scenery.find(
    (each) => each.type === 'trapPlate' && !each.used && key(each) === key(to),
  );
  if (plate)
    m.memory.sceneryDue.set(
      plate.id,
      `${nameOf(m, piece.id)} stepped on trap plate ${plate.id}, and it did nothing`,
    );
  return undefined;
};

const skims = ({ memory }: Moment, piece: Piece): boolean =>
  hasPower(memory, piece, 'fly') || hasPower(memory, piece, 'ghostly');

const worksForACause = when('sceneryUsed', RULE, ({ scenery, what, figure }, m) => {
  if (what !== 'oven' && what !== 'trapPlate') return false;
  const isDue = m.memory.sceneryDue.delete(scenery);
  if (what === 'oven') m.memory.hotOvens.add(scenery);
  return !isDue && `${what} ${scenery} is set off by ${nameOf(m, figure)}, who did not set it off`;
});

/** Looked for when the next thing begins. */
const worksAtOnce = when(['moved', 'attackDeclared', 'activationEnded'], RULE, (_event, m) => {
  const [first] = m.memory.sceneryDue.values();
  m.memory.sceneryDue.clear();
  return first;
});

const threeDice = when('attackRolled', RULE, ({ figure, faces }, m) => {
  const blow = m.memory.blows.findLast(({ by, roll }) => by === figure && !roll);
  if (blow?.occasion !== 'scenery') return false;
  const rolled = faces.length - faces.filter((face) => face === 'critical').length;
  return (
    rolled !== 3 && `${blow.shape === 'target' ? 'a trap plate' : 'an oven'} rolled ${rolled} dice, not 3`
  );
});

/** All figures adjacent to the oven, and nobody else. Seen when the activation ends. */
const ovensReachAll = when('activationEnded', RULE, (_event, m) => {
  for (const blow of m.memory.blows)
    if (blow.occasion === 'scenery' && blow.shape === 'blast' && (blow.successes ?? 0) > 0) {
      const wrong = wronglyBaked(m, blow);
      if (wrong) return wrong;
    }
  return false;
});

function wronglyBaked(m: Moment, blow: Blow): string | undefined {
  const beside = (squares: readonly Square[]) => squares.some((square) => m.grid.adjacent(square, blow.at));
  const missed = standing(m.world).find((piece) => {
    const stood = blow.stood.get(piece.id) ?? [];
    const stayed = squaresOf(piece).map(key).join() === stood.map(key).join();
    return stayed && beside(stood) && !blow.defences.has(piece.id);
  });
  if (missed) return `${nameOf(m, missed.id)} is adjacent to an oven and was spared`;
  const extra = [...blow.defences.keys()].find((id) => !beside(blow.stood.get(id) ?? []));
  return extra === undefined ? undefined : `${nameOf(m, extra)} is not adjacent to the oven and was baked`;
}

export const SCENERY: readonly Check[] = [
  worksForACause,
  worksAtOnce,
  ovensAreDue,
  platesAreDue,
  threeDice,
  ovensReachAll,
];
