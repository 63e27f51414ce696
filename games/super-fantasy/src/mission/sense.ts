/** [5.7] Whether a Mission of the right shape also makes sense. */
import { cellOf, dominoAt, flood, NONE } from '@questhall/geometry';
import type { Problem } from '@questhall/kernel';
import { faceCard, kindCard } from '../content/index.ts';
import { doorEdges, layoutOf } from '../queries/layout.ts';
import type { Kind } from '../vocabulary.ts';
import { KINDS } from '../vocabulary.ts';
import { attainable, canBeMet } from './attainable.ts';
import { MOST_LOCKS, MOST_PROPS, MOST_SQUARES, MOST_TRAPS, NEEDED_PLAYERS } from './limits.ts';
import type { At, Mission, MissionCondition, MissionDeed, MissionMonster, Objective } from './types.ts';
import { PROPS } from './types.ts';

type Note = (field: string, found: string, allowed: string) => void;

/** Tiles first: nothing else can be looked at while they overlap. */
export function tileProblems(mission: Mission): Problem[] {
  const problems: Problem[] = [];
  const taken = new Map<string, string>();
  const tiles = new Map<string, string>();
  const names = new Set<string>();
  mission.tiles.forEach(({ face, at, rot, name }, index) => {
    const field = `tiles[${index}]`;
    const { tile, rows } = faceCard(face);
    if (tiles.has(tile))
      problems.push({
        field: `${field}.face`,
        found: face,
        allowed: `a tile not used yet; ${tile} lies at ${tiles.get(tile) ?? ''}`,
      });
    tiles.set(tile, name);
    if (names.has(name))
      problems.push({ field: `${field}.name`, found: name, allowed: 'a name no other tile has' });
    names.add(name);
    const [width, height] =
      rot % 180 === 0 ? [rows[0]?.length ?? 0, rows.length] : [rows.length, rows[0]?.length ?? 0];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const square = `${at[0] + x},${at[1] + y}`;
        const other = taken.get(square);
        if (other !== undefined && other !== field)
          problems.push({
            field: `${field}.at`,
            found: `square ${square} twice`,
            allowed: 'tiles that do not overlap',
          });
        taken.set(square, field);
      }
    }
  });
  const squares = spanOf([...taken.keys()]);
  if (squares > MOST_SQUARES)
    problems.push({
      field: 'tiles',
      found: `${squares} squares from corner to corner`,
      allowed: `at most ${MOST_SQUARES}: tiles lie together`,
    });
  return problems.slice(0, 10);
}

/** How many squares the smallest rectangle around all of them has. */
function spanOf(squares: readonly string[]): number {
  const places = squares.map((square) => square.split(',').map(Number) as [number, number]);
  const span = (all: readonly number[]): number => Math.max(...all) - Math.min(...all) + 1;
  return places.length === 0 ? 0 : span(places.map(([x]) => x)) * span(places.map(([, y]) => y));
}

export function senseProblems(mission: Mission): Problem[] {
  const problems: Problem[] = [];
  const note: Note = (field, found, allowed) => {
    problems.push({ field, found, allowed });
  };
  counts(mission, note);
  parties(mission, note);
  passages(mission, note);
  squares(mission, note);
  names(mission, note);
  monsters(mission, note);
  if (problems.length === 0) ways(mission, note);
  return problems;
}

function counts(mission: Mission, note: Note): void {
  for (const kind of PROPS) {
    const found = mission.props.filter((prop) => prop.kind === kind).length;
    if (found > MOST_PROPS[kind]) note('props', `${found} × ${kind}`, `at most ${MOST_PROPS[kind]}`);
  }
  const fates = mission.props.filter((prop) => prop.kind === 'fate').length;
  if (fates !== 0 && fates !== 4) note('props', `${fates} × fate`, '0 or 4');
  if ((fates === 4) !== (mission.fate !== undefined))
    note('fate', mission.fate ? 'faces' : 'nothing', 'four faces, if there are Fate tokens');
  const locks = mission.doors.filter(({ lock }) => lock).length;
  if (locks > MOST_LOCKS) note('doors', `${locks} Locks`, `at most ${MOST_LOCKS}`);
  const traps =
    mission.doors.filter(({ trap }) => trap).length +
    mission.chests.filter(({ trap }) => trap).length +
    mission.floorTraps.length;
  if (traps > MOST_TRAPS) note('doors, chests, floorTraps', `${traps} traps`, `at most ${MOST_TRAPS}`);
  if (mission.portals.length === 0) note('portals', 'none', 'at least one Portal');
  for (const kind of ['big', 'small'] as const) {
    if (mission.portals.filter((portal) => portal.kind === kind).length > 1)
      note('portals', `several ${kind} ones`, 'one of each');
  }
  mission.portals.forEach((portal, index) => {
    if (portal.kind === 'big' && !portal.table)
      note(`portals[${index}].table`, 'nothing', 'a table by symbol for a big Portal');
  });
  for (const players of NEEDED_PLAYERS) {
    if (mission.endSpace[players] === undefined)
      note(`endSpace.${players}`, 'nothing', 'a whole number from 2 to 20');
  }
}

/** [SF-CORE-06] Nobody is led twice. */
function parties({ solo }: Mission, note: Note): void {
  solo.forEach(({ heroes }, at) => {
    heroes.forEach((hero, place) => {
      if (heroes.indexOf(hero) < place) note(`solo[${at}].heroes[${place}]`, hero, 'each hero once');
    });
  });
}

/** Every door lies on a border and has two squares on each side. */
function passages(mission: Mission, note: Note): void {
  const layout = layoutOf(mission);
  const all = [
    ...mission.doors.map(({ edge }, index) => ({
      field: `doors[${index}].edge`,
      edge,
      passage: layout.doors[index],
    })),
    ...(mission.gate ? [{ field: 'gate.edge', edge: mission.gate.edge, passage: layout.gate }] : []),
  ];
  const seen = new Set<string>();
  for (const { field, edge, passage } of all) {
    const cells = passage?.cells ?? [];
    const floor = cells.length === 4 && cells.every((cell) => cell !== NONE && layout.tileOf[cell] !== NONE);
    if (!floor || passage?.tiles.length !== 2) {
      note(field, edge, 'an edge between two tiles, with two squares on each side');
      continue;
    }
    const walls = doorEdges(edge).filter((each) =>
      layout.walls.some((wall) => wall.x === each.x && wall.y === each.y && wall.side === each.side),
    );
    if (walls.length > 0) note(field, edge, 'where both tiles have an opening');
    if (seen.has(edge)) note(field, edge, 'one door in one place');
    seen.add(edge);
  }
}

/** Everything stands on floor, and no two obstacles on one square. */
function squares(mission: Mission, note: Note): void {
  const layout = layoutOf(mission);
  const taken = new Map<number, string>();
  layout.furniture.forEach(({ cell, kind }) => {
    if (kind !== 'column') taken.set(cell, kind);
  });
  const check = (field: string, [x, y]: At, obstacle: boolean): void => {
    const cell = cellOf(layout.grid, { x, y });
    if (cell === NONE || layout.tileOf[cell] === NONE) return note(field, `${x},${y}`, 'a square of a tile');
    const other = taken.get(cell);
    if (other !== undefined) return note(field, `${x},${y}, where ${other} is`, 'a free square');
    if (obstacle) taken.set(cell, field);
  };
  const checkAll = (field: string, all: readonly At[], obstacle: boolean, more = ''): void => {
    for (const [index, at] of all.entries()) check(`${field}[${index}]${more}`, at, obstacle);
  };
  const isObstacle = (kind: string): boolean => kind === 'statue' || kind === 'brazier';
  checkAll('columns', mission.columns, true);
  checkAll(
    'chests',
    mission.chests.map(({ at }) => at),
    true,
    '.at',
  );
  checkAll('barrels', mission.barrels, true);
  for (const [index, { kind, at }] of mission.props.entries())
    check(`props[${index}].at`, at, isObstacle(kind));
  checkAll('floorTraps', mission.floorTraps, false);
  for (const [index, { kind, at }] of mission.portals.entries()) {
    for (const square of portalAts(kind, at)) check(`portals[${index}].at`, square, false);
  }
  checkAll('entrance', mission.entrance, true);
  const { heroic, epic } = mission.difficulty;
  for (const [field, all] of [
    ['monsters', mission.monsters],
    ['difficulty.heroic.monsters', heroic.monsters ?? []],
    ['difficulty.epic.monsters', epic.monsters ?? []],
  ] as const) {
    for (const [index, monster] of all.entries()) {
      for (const at of monsterAts(monster)) check(`${field}[${index}].at`, at, true);
    }
  }
  const way = mission.entrance[0];
  const tile = way && layout.tileOf[cellOf(layout.grid, { x: way[0], y: way[1] })];
  const name = tile === undefined ? undefined : layout.tiles[tile]?.name;
  if (name !== undefined && mission.sleepy.includes(name))
    note('sleepy', name, 'not the tile of the entrance');
}

const portalAts = (kind: 'big' | 'small', [x, y]: At): At[] =>
  kind === 'small'
    ? [[x, y]]
    : [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ];

/** [SF-RULING-13] A Big one lies across the way it faces. */
const monsterAts = ({ kind, at: [x, y], facing }: MissionMonster): At[] => {
  if (!kindCard(kind).big) return [[x, y]];
  return facing === 'N' || facing === 'S'
    ? [
        [x, y],
        [x + 1, y],
      ]
    : [
        [x, y],
        [x, y + 1],
      ];
};

/** Whatever is named exists; a monster named by a Condition is there for any number of players. */
function names(mission: Mission, note: Note): void {
  const tiles = mission.tiles.map(({ name }) => name);
  mission.sleepy.forEach((name, index) => {
    if (!tiles.includes(name)) note(`sleepy[${index}]`, name, tiles.join(', '));
  });
  const ids = (kind: string): string[] =>
    mission.props.filter((prop) => prop.kind === kind).map(({ id }) => id);
  const known = (field: string, wanted: readonly string[], there: readonly string[]): void => {
    for (const id of wanted)
      if (!there.includes(id)) note(field, id, there.join(', ') || 'none: there is nothing of that kind');
  };
  const monsterIds = (field: string, wanted: readonly string[], all: readonly MissionMonster[]): void => {
    known(
      field,
      wanted,
      all.flatMap(({ id }) => (id === undefined ? [] : [id])),
    );
    for (const monster of all) {
      if (monster.id !== undefined && wanted.includes(monster.id) && monster.minPlayers !== undefined)
        note(field, `${monster.id} with minPlayers`, 'a monster without minPlayers');
    }
  };
  const condition = (field: string, each: MissionCondition): void => {
    if ('killed' in each) monsterIds(field, each.killed, mission.monsters);
    else if ('levers' in each) known(field, each.levers, ids('lever'));
    else if ('buttons' in each) known(field, each.buttons, ids('button'));
    else if ('braziers' in each) known(field, each.braziers, ids('brazier'));
    else if ('portalClosed' in each)
      known(
        field,
        [each.portalClosed],
        mission.portals.flatMap(({ id, closable }) => (id && closable ? [id] : [])),
      );
    else if ('all' in each)
      for (const [index, part] of each.all.entries()) condition(`${field}.all[${index}]`, part);
    else if ('any' in each)
      for (const [index, part] of each.any.entries()) condition(`${field}.any[${index}]`, part);
  };
  const objective = (field: string, each: Objective, all: readonly MissionMonster[]): void => {
    if ('kill' in each) {
      const { ids: wanted = [], kinds = [] } = each.kill;
      if (wanted.length + kinds.length === 0) note(`${field}.kill`, 'nobody', 'ids, kinds or both');
      monsterIds(`${field}.kill.ids`, wanted, all);
    } else if ('reach' in each) known(`${field}.reach`, [each.reach], tiles);
    else if ('carry' in each) {
      known(`${field}.to`, [each.to], tiles);
      if (ids('tome').length < each.carry)
        note(`${field}.carry`, String(each.carry), `at most the ${ids('tome').length} on the map`);
    } else if ('toggleAll' in each)
      for (const [index, part] of each.toggleAll.entries()) condition(`${field}.toggleAll[${index}]`, part);
    else if ('sequence' in each)
      for (const [index, part] of each.sequence.entries())
        objective(`${field}.sequence[${index}]`, part, all);
    else if ('anyOf' in each)
      for (const [index, part] of each.anyOf.entries()) objective(`${field}.anyOf[${index}]`, part, all);
  };
  mission.doors.forEach(({ lock }, index) => {
    if (lock) condition(`doors[${index}].lock`, lock);
  });
  mission.tiles.forEach(({ sealed }, index) => {
    if (sealed) condition(`tiles[${index}].sealed`, sealed);
  });
  if (mission.gate) condition('gate.opensWhen', mission.gate.opensWhen);
  objective('objective', mission.objective, mission.monsters);
  for (const difficulty of ['heroic', 'epic'] as const) {
    const { objective: changed, monsters: more = [] } = mission.difficulty[difficulty];
    if (changed) objective(`difficulty.${difficulty}.objective`, changed, [...mission.monsters, ...more]);
  }
  const deed = (field: string, each: MissionDeed): void => {
    if ('wake' in each) known(`${field}.wake`, [each.wake], tiles);
    if ('openDoor' in each)
      known(
        `${field}.openDoor`,
        [each.openDoor],
        mission.doors.flatMap(({ id }) => (id ? [id] : [])),
      );
    if ('spawn' in each && !mission.beasts[each.spawn])
      note(`${field}.spawn`, each.spawn, 'a kind on the Beasts Page');
  };
  for (const [index, { when, do: deeds }] of mission.events.entries()) {
    condition(`events[${index}].when`, when);
    for (const [at, each] of deeds.entries()) deed(`events[${index}].do[${at}]`, each);
  }
}

/** Figures of the box, and a Beasts Page for each kind in use. */
function monsters(mission: Mission, note: Note): void {
  const all = [
    ...mission.monsters,
    ...(mission.difficulty.heroic.monsters ?? []),
    ...(mission.difficulty.epic.monsters ?? []),
  ];
  const used = new Set<Kind>(all.map(({ kind }) => kind));
  if (all.some(({ ridden }) => ridden) || mission.portals.length > 0) used.add('ugly-snout');
  for (const kind of used)
    if (!mission.beasts[kind]) note(`beasts.${kind}`, 'nothing', 'a line of the Beasts Page');
  for (const kind of KINDS) {
    const riders = kind === 'ugly-snout' ? all.filter(({ ridden }) => ridden).length : 0;
    const found = all.filter((monster) => monster.kind === kind).length + riders;
    if (found > kindCard(kind).figures)
      note('monsters', `${found} × ${kind}`, `at most ${kindCard(kind).figures}`);
  }
  const seen = new Set<string>();
  for (const { id } of all) {
    if (id !== undefined && seen.has(id)) note('monsters', `${id} twice`, 'ids of their own');
    if (id !== undefined) seen.add(id);
  }
  mission.monsters.forEach((monster, index) => {
    if (monster.ridden && monster.kind !== 'racing-spider')
      note(`monsters[${index}].ridden`, monster.kind, 'racing-spider');
  });
}

/** Objective and Big monsters: there is a way, without any ability or item. */
function ways(mission: Mission, note: Note): void {
  const attained = attainable(mission);
  if (!canBeMet(mission, attained, mission.objective))
    note(
      'objective',
      'out of reach',
      'something the heroes can get to by opening doors, levers, buttons, braziers and Locks',
    );
  const { board } = attained;
  const { grid } = board.layout;
  mission.monsters.forEach((monster, index) => {
    if (!kindCard(monster.kind).big) return;
    const [first, second] = monsterAts(monster).map(([x, y]) => cellOf(grid, { x, y }));
    if (first === undefined || second === undefined) return;
    const place = dominoAt(grid, first, second);
    const { cells } = flood(board.big, place, { links: board.bigLinks });
    const entrance = new Set(mission.entrance.map(([x, y]) => cellOf(grid, { x, y })));
    const there = cells.some((position) => entrance.has(position >> 1));
    if ((board.bigLinks[place] as number) === 0 || !there)
      note(
        `monsters[${index}].at`,
        `${monster.kind} at ${monster.at.join(',')}`,
        'a place two squares wide, with a way two squares wide to the entrance',
      );
  });
}
