/** [DF-PATH] [DF-MON] [DF-DIFF] [DF-MAB] Rooms and who lives in them. */
import { REQUIREMENTS } from '../src/throws.ts';
import { each, on } from './check.ts';
import { foeCard, inGame, monsterCard, roomCard } from './printed.ts';
import type { Scene } from './scene.ts';

const HARDER = { normal: 0, hard: 2, inferno: 4 } as const;

const advantage = (room: string | null): number =>
  room === null
    ? 0
    : roomCard(room).effects.reduce(
        (sum, effect) => sum + (effect.kind === 'advantage' ? effect.amount : 0),
        0,
      );

const wanted = (scene: Scene, monster: string): readonly string[] => {
  const { room } = scene.table;
  const cards = [foeCard(monster), ...(room ? [roomCard(room)] : [])];
  return REQUIREMENTS.filter((requirement) => cards.some((card) => card.requirement === requirement));
};

const total = (scene: Scene): number =>
  scene.table.setAside.reduce((sum, card) => sum + roomCard(card).icons, 0);
const needed = (scene: Scene): number => (scene.table.levelUp ? 11 : 10);

export const DUNGEON = [
  on('pathsDrawn', 'DF-PATH-01', ({ count, leader }, { table, before }) =>
    leader !== table.leader
      ? `${leader} looks at the rooms, but ${table.leader} leads`
      : count > 2 || (count < 2 && before.decks.dungeon >= 4)
        ? `${count} rooms are drawn`
        : undefined,
  ),
  on('pathChosen', 'DF-PATH-02', ({ card, leader }, { table, before, views, decision }) => {
    if (leader !== table.leader) return `${leader} chooses the room, but ${table.leader} leads`;
    if (decision?.kind !== 'path') return undefined;
    const held = views[decision.seat]?.seat === decision.seat ? before.pathsHeld : 0;
    return held === 0 ? `${card} is chosen, but nobody holds rooms` : undefined;
  }),
  on('monsterRevealed', 'DF-MON-03', ({ monster, life, boss }, { table }) => {
    const printed = foeCard(monster).life;
    const right = printed + (boss ? 0 : advantage(table.room)) + HARDER[table.difficulty];
    return life !== right && `${monster} has ${life} life, not ${right}`;
  }),
  on('monsterRevealed', 'DF-MON-05', ({ monster, gold, boss }) => {
    const right = boss ? 0 : monsterCard(monster).gold;
    return gold !== right && `${gold} Gold lies on ${monster}, not ${right}`;
  }),
  on('monsterRevealed', 'DF-REQ-02', ({ monster, requirements }, scene) => {
    const right = wanted(scene, monster);
    return requirements.join() !== right.join() && `${monster} asks for ${requirements}, not ${right}`;
  }),
  on('monsterRevealed', 'DF-SETUP-09', ({ monster, boss }, { before }) => {
    if (boss) return undefined;
    const lowest = before.decks.monsters.findIndex((left) => left > 0) + 1;
    const { level } = monsterCard(monster);
    return lowest > 0 && level !== lowest && `a Monster of level ${level} before those of level ${lowest}`;
  }),
  on('monsterRevealed', 'DF-ROUND-03', ({ boss }, { table }) =>
    boss !== (table.shops === 3)
      ? `after ${table.shops} Shops comes ${boss ? 'a Boss' : 'a Monster'}`
      : undefined,
  ),
  on('dieRemoved', 'DF-MAB-03', ({ die }, { table, deceived }) =>
    deceived <= 0 || !table.fight?.pool.includes(die) ? `${die} is taken out without a reason` : undefined,
  ),
  on('dieRemoved', 'DF-RULING-35', (_event, { table, decision }) => {
    if (decision?.kind !== 'deceive') return undefined;
    const leads = table.heroes.find(({ id }) => id === table.leader);
    return decision.seat !== leads?.seat && 'somebody who does not lead takes the die out';
  }),
  on('turnBegan', 'DF-MON-06', (_event, { deceived, table }) =>
    deceived > 0
      ? `${table.fight?.monster} is Deceitful, and ${deceived} dice are still in the pool`
      : undefined,
  ),
  on('turnBegan', 'DF-MON-07', (_event, { table, lastThrower }) => {
    const { fight, room } = table;
    if (!fight || lastThrower !== '') return undefined;
    const cards = [foeCard(fight.monster), ...(room ? [roomCard(room)] : [])];
    const template = cards
      .map((card) => card.template)
      .find((each) => each && !fight.templates.includes(each));
    if (template) return `the ${template} Template is not on the board`;
    const die = cards.map((card) => card.specialDie).find((each) => each && !fight.special.includes(each));
    return die && `the ${die} die has not joined`;
  }),
  on('roundBegan', 'DF-REST-13', (_event, scene) =>
    total(scene) >= needed(scene) ? `${total(scene)} icons, and no Shop` : undefined,
  ),
  on('shopOpened', 'DF-REST-13', (_event, scene) =>
    total(scene) < needed(scene) ? `a Shop with ${total(scene)} of ${needed(scene)} icons` : undefined,
  ),
  on('setAside', 'DF-REST-12', ({ card, icons, total: told }, scene) => {
    const right = total(scene) + roomCard(card).icons;
    return (
      (icons !== roomCard(card).icons || told !== right) &&
      `${card}: ${icons} icons, ${told} in all, not ${right}`
    );
  }),
  on('backDownVoted', 'DF-BACK-01', ({ agreed }, { table }) =>
    agreed && table.fight?.boss ? 'the party backs down from a Boss' : undefined,
  ),
  on('backDownVoted', 'DF-RULING-23', (_event, scene) =>
    scene.table.fight && wanted(scene, scene.table.fight.monster).length === 0
      ? 'the party backs down where nothing is required'
      : undefined,
  ),
];

export const DUNGEON_AFTER = [
  each('DF-PATH-01', ({ views, table }) =>
    views.map((view, seat) => {
      const leads = table.heroes.find(({ id }) => id === table.leader)?.seat === seat;
      return view.paths !== null && !leads && `seat ${seat} sees the rooms the Leader holds`;
    }),
  ),
  each('DF-LEAD-01', ({ table, after }) => [
    !['setup', 'over'].includes(after.phase) &&
    !(after.phase === 'resting' && table.fight) &&
    !inGame(table).some(({ id }) => id === table.leader)
      ? `${table.leader || 'nobody'} leads`
      : undefined,
  ]),
];
