/** [PQ-ROUND] [PQ-INIT] [PQ-ENER-09] Whose Turn it is, and how it ends. */
import type { PugEvent } from '../src/events.ts';
import type { Check, Scene } from './check.ts';
import { check } from './check.ts';
import type { Being, Table } from './table.ts';
import { beingOf, isPug, pugOf } from './table.ts';

const onArea = (table: Table): readonly Being[] =>
  [...table.heroLanes, ...table.monsterLanes].flat().flatMap((id) => beingOf(table, id) ?? []);

/** Things that change an Initiative in ways only the next view shows. */
const UNSETTLING: readonly PugEvent['type'][] = [
  'roundBegan',
  'marked',
  'damaged',
  'healed',
  'monsterPlaced',
  'summoned',
  'bossRevealed',
  'defeated',
  'treasureTaken',
  'treasureDiscarded',
  'lootTaken',
  'turnEnded',
];

/** [PQ-INIT-01] [PQ-INIT-02] [PQ-INIT-03] Of those that have not acted, who may be next. */
function isNext({ table, memory }: Scene, id: string): boolean {
  const all = onArea(table);
  const left = all.filter((each) => !memory.acted.has(each.id) || each.id === id);
  const own = beingOf(table, id);
  if (!own) return false;
  const highest = Math.max(...left.map(({ initiative }) => initiative));
  const heroes = all.filter(({ hero }) => hero).length;
  const heroesFirst = heroes * 2 >= all.length;
  const tied = left.filter(({ initiative }) => initiative === highest);
  const preferred = tied.filter(({ hero }) => hero === heroesFirst);
  return (preferred.length > 0 ? preferred : tied).includes(own);
}

/** [PQ-ENER-09] [PQ-RULING-46] */
const overLimit = ({ table, memory, limitAfter }: Scene, id: string): string | undefined | false => {
  const pug = memory.out.has(id) ? undefined : pugOf(table, id);
  if (!pug) return undefined;
  const limit = Math.max(pug.handLimit, limitAfter(id));
  return pug.hand.length > limit && `${id} ends a Turn with ${pug.hand.length} cards of ${limit}`;
};

export const TURNS: readonly Check[] = [
  check('turnBegan', 'PQ-INIT-01', (scene, { creature }) => {
    const settled = !scene.earlier.some(({ type }) => UNSETTLING.includes(type));
    return settled && !isNext(scene, creature) && `the Turn of ${creature}`;
  }),
  check('turnBegan', 'PQ-ROUND-08', ({ table }, { creature }) =>
    onArea(table).some(({ id }) => id === creature) ? undefined : `${creature} acts and is not on the area`,
  ),
  check('turnEnded', 'PQ-ENER-09', (scene, { creature }) => overLimit(scene, creature)),
  check('worldEnded', 'PQ-RULING-46', (scene, { how }) => {
    const { turn } = scene.memory;
    return how === 'cleared' && turn !== null && isPug(scene.table, turn.of) && overLimit(scene, turn.of);
  }),
  check('worldEnded', 'PQ-W1-05', ({ table }, { how }) =>
    how === 'cleared' && table.monsterLanes.some((lane) => lane.length > 0) ? 'Monsters are left' : undefined,
  ),
  check('worldEnded', 'PQ-FALL-06', ({ table }, { how }) =>
    how === 'wiped' && table.heroLanes.some((lane) => lane.length > 0) ? 'Heroes are left' : undefined,
  ),
  check('roundBegan', 'PQ-ROUND-01', (_scene, { round }) => (round < 1 || round > 10) && `Round ${round}`),
];
