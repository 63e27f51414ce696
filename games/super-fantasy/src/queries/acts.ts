/** Everything a hero might think of doing in his turn (decision 5). What speaks against it: why-not-act.ts. */
import { FACINGS } from '@questhall/geometry';
import { isMagicItem, smallItemCard } from '../content/index.ts';
import type { Act } from '../decisions.ts';
import type { HeroState, State } from '../state.ts';
import { aimsAt } from './aims.ts';
import { attackTypeOf, isInReach } from './attack.ts';
import { apart, boardOf, heroState, isHeroId, isWithin, linked, tileAt } from './board.ts';
import { abilitiesOf, isFull, isHeld, tomesOf, usesOf, waitingOf, weaponsOf } from './heroes.ts';
import { portalSquares } from './places.ts';
import { foesOf } from './zones.ts';

export function acts(s: State, id: string): Act[] {
  const hero = heroState(s, id);
  const pool = s.turn?.pool ?? 0;
  const list: Act[] = [];
  /** Every number of dice where it is possible; otherwise one candidate that shows why not. */
  const withDice = (make: (dice: number) => Act, possible = true): void => {
    if (pool === 0 || !possible) list.push(make(pool));
    else for (let dice = 1; dice <= pool; dice++) list.push(make(dice));
  };
  withDice((dice) => ({ do: 'move', dice }));
  doors(s, hero, withDice);
  containers(s, hero, withDice);
  attacks(s, hero, withDice);
  for (let dice = 1; dice <= pool; dice++) list.push({ do: 'defend', dice });
  for (const { id: ability } of abilitiesOf(hero)) {
    withDice((dice) => ({ do: 'charge', ability, at: { card: ability }, dice }));
  }
  traps(s, hero, withDice);
  abilities(s, hero, list);
  tomes(s, hero, withDice);
  smallItems(s, hero, list);
  freeing(s, hero, withDice);
  props(s, hero, withDice, list);
  if (s.dodge) dodge(s, hero, withDice, list);
  for (const facing of FACINGS) if (facing !== hero.facing) list.push({ do: 'face', facing });
  if (s.turn?.fresh && s.options.mode !== 'big-hunting' && !s.dodge && s.turnMarker > 1)
    list.push({ do: 'withdraw' });
  if (pool > 0) list.push({ do: 'endTurn', dice: pool });
  list.push({ do: 'endTurn', dice: 0 });
  return list;
}

type WithDice = (make: (dice: number) => Act, possible?: boolean) => void;

/** Doors of the room he is in. */
function doors(s: State, hero: HeroState, withDice: WithDice): void {
  const { layout } = boardOf(s);
  const tile = tileAt(s, hero.cell);
  s.doors.forEach((door, index) => {
    const passage = layout.doors[index];
    if (door.open || !passage?.tiles.includes(tile)) return;
    const near = passage.cells.includes(hero.cell) && !door.locked;
    withDice((dice) => ({ do: 'pickDoor', at: { door: index }, dice }), near);
    withDice((dice) => ({ do: 'bashDoor', at: { door: index }, dice }), near);
  });
  const gate = layout.gate;
  if (gate && !s.gateOpen && gate.cells.includes(hero.cell))
    withDice((dice) => ({ do: 'bashDoor', at: { door: s.doors.length }, dice }), false);
}

/** Barrels and chests of the room, and those next to him. */
function containers(s: State, hero: HeroState, withDice: WithDice): void {
  const board = boardOf(s);
  const tile = tileAt(s, hero.cell);
  for (const square of s.barrels) {
    const near = linked(board, hero.cell, square);
    if (near || tileAt(s, square) === tile)
      withDice((dice) => ({ do: 'bashBarrel', at: { square }, dice }), near);
  }
  for (const { cell: square } of s.chests) {
    const near = linked(board, hero.cell, square);
    if (near || tileAt(s, square) === tile)
      withDice((dice) => ({ do: 'pickChest', at: { square }, dice }), near);
  }
}

function attacks(s: State, hero: HeroState, withDice: WithDice): void {
  const foes = foesOf(s, hero.id);
  const double = s.turn?.running.some((running) =>
    waitingOf(running).some((effect) => effect.do === 'twoTargets'),
  );
  for (const weapon of weaponsOf(hero)) {
    const reached = foes.filter((figure) => isInReach(s, hero.cell, figure, weapon));
    for (const figure of foes) {
      const possible = reached.includes(figure);
      if (!possible && !isNear(s, hero.cell, figure)) continue;
      withDice((dice) => ({ do: 'attack', weapon: weapon.id, at: { figure }, dice }), possible);
    }
    if (!double || attackTypeOf(weapon) !== 'ranged') continue;
    reached.forEach((figure, at) => {
      for (const also of reached.slice(at + 1))
        withDice((dice) => ({ do: 'attack', weapon: weapon.id, also, at: { figure }, dice }));
    });
  }
}

function traps(s: State, hero: HeroState, withDice: WithDice): void {
  const board = boardOf(s);
  s.doors.forEach((door, index) => {
    if (door.trap && !door.open && board.layout.doors[index]?.cells.includes(hero.cell))
      withDice((dice) => ({ do: 'disarm', at: { door: index }, dice }));
  });
  for (const { cell: square, trap } of s.chests) {
    if (trap && linked(board, hero.cell, square))
      withDice((dice) => ({ do: 'disarm', at: { square }, dice }));
  }
  for (const square of s.floorTraps) {
    if (linked(board, hero.cell, square)) withDice((dice) => ({ do: 'disarm', at: { square }, dice }));
  }
}

function abilities(s: State, hero: HeroState, list: Act[]): void {
  abilitiesOf(hero).forEach(({ id: ability }, index) => {
    const card = { at: { card: ability } } as const;
    if (!isFull(hero, index)) {
      list.push({ do: 'ability', ability, use: 0, ...card });
      return;
    }
    usesOf(hero, index).forEach(({ aim }, use) => {
      if (aim === 'self' || aim === 'roomMonsters') list.push({ do: 'ability', ability, use, ...card });
      else if (aim === 'wallOfRoom') {
        const tile = tileAt(s, hero.cell);
        if (s.dodge || s.options.mode === 'big-hunting') return;
        boardOf(s).layout.stretches.forEach(({ tiles }, wall) => {
          if (tiles.includes(tile) && !s.ruined.includes(wall))
            list.push({ do: 'ability', ability, use, at: { wall } });
        });
      } else if (aim === 'tome') tomeAbility(s, hero, ability, use, list);
      else
        for (const figure of aimsAt(s, hero, aim)) list.push({ do: 'ability', ability, use, at: { figure } });
    });
  });
}

/** [SF-RULING-89] Dark Knowledge: each Tome in hand at each target. */
function tomeAbility(s: State, hero: HeroState, ability: string, use: number, list: Act[]): void {
  const held = tomesOf(hero);
  if (held.length === 0) list.push({ do: 'ability', ability, use, at: { card: ability } });
  for (const tome of held) {
    const { aim } = tome.use;
    if (aim === 'self') list.push({ do: 'ability', ability, use, tome: tome.id, at: { card: ability } });
    for (const figure of aimsAt(s, hero, aim))
      list.push({ do: 'ability', ability, use, tome: tome.id, at: { figure } });
  }
}

function tomes(s: State, hero: HeroState, withDice: WithDice): void {
  for (const tome of tomesOf(hero)) {
    const { aim } = tome.use;
    if (aim === 'self') withDice((dice) => ({ do: 'castTome', tome: tome.id, at: { card: tome.id }, dice }));
    for (const figure of aimsAt(s, hero, aim)) {
      const possible = isHeroId(s, figure) || isNear(s, hero.cell, figure);
      if (possible) withDice((dice) => ({ do: 'castTome', tome: tome.id, at: { figure }, dice }));
    }
  }
}

function smallItems(s: State, hero: HeroState, list: Act[]): void {
  const seen: string[] = [];
  for (const item of hero.backpack) {
    if (seen.includes(item) || isMagicItem(item)) continue;
    seen.push(item);
    const { aim } = smallItemCard(item).use;
    if (aim === 'ability') {
      for (const { id: ability } of abilitiesOf(hero))
        list.push({ do: 'smallItem', item, ability, at: { card: item } });
    } else if (aim === 'self') list.push({ do: 'smallItem', item, at: { card: item } });
    else for (const figure of aimsAt(s, hero, aim)) list.push({ do: 'smallItem', item, at: { figure } });
  }
}

function freeing(s: State, hero: HeroState, withDice: WithDice): void {
  const figure = hero.id;
  if (hero.frozen) withDice((dice) => ({ do: 'breakFree', from: 'ice', at: { figure }, dice }));
  if (hero.caged) withDice((dice) => ({ do: 'breakFree', from: 'cage', at: { figure }, dice }));
  if (hero.inHole) withDice((dice) => ({ do: 'breakFree', from: 'hole', at: { figure }, dice }));
  const board = boardOf(s);
  for (const other of s.heroes) {
    if (other.id === hero.id || !isHeld(other) || !linked(board, hero.cell, other.cell)) continue;
    if (other.frozen) withDice((dice) => ({ do: 'help', from: 'ice', at: { figure: other.id }, dice }));
    if (other.caged) withDice((dice) => ({ do: 'help', from: 'cage', at: { figure: other.id }, dice }));
  }
}

function props(s: State, hero: HeroState, withDice: WithDice, list: Act[]): void {
  const board = boardOf(s);
  const near = (square: number): boolean => linked(board, hero.cell, square);
  for (const { cell: square } of s.levers) {
    if (square === hero.cell || near(square)) list.push({ do: 'lever', at: { square } });
  }
  if (s.statue >= 0 && near(s.statue))
    withDice((dice) => ({ do: 'pushStatue', at: { square: s.statue }, dice }));
  for (const { cell: square } of s.braziers) {
    if (near(square)) withDice((dice) => ({ do: 'brazier', far: false, at: { square }, dice }));
    else if (
      weaponsOf(hero).some((weapon) => weapon.attribute === 'magic') &&
      tileAt(s, square) === tileAt(s, hero.cell)
    )
      withDice((dice) => ({ do: 'brazier', far: true, at: { square }, dice }));
  }
  for (const portal of s.portals) {
    if (portal.closable && !portal.closed)
      withDice(
        (dice) => ({ do: 'closePortal', at: { square: portal.cell }, dice }),
        isBesidePortal(s, hero, portal),
      );
  }
}

function dodge(s: State, hero: HeroState, withDice: WithDice, list: Act[]): void {
  withDice((dice) => ({ do: 'slip', dice }));
  const board = boardOf(s);
  for (const figure of foesOf(s, hero.id)) {
    if (linked(board, hero.cell, heroState(s, figure).cell))
      withDice((dice) => ({ do: 'push', at: { figure }, dice }));
  }
  if (hero.tome === '') return;
  for (const square of throwSquares(s, hero)) list.push({ do: 'throwTome', at: { square } });
}

/** Near enough to wonder about. */
const isNear = (s: State, from: number, figure: string): boolean => isWithin(s, from, figure, 3);

/** [SF-PROP-09] Beside one of its squares. */
export function isBesidePortal(s: State, hero: HeroState, portal: State['portals'][number]): boolean {
  const board = boardOf(s);
  return portalSquares(s, portal).some((cell) => linked(board, hero.cell, cell));
}

/** [SF-DODGE-07] Up to 6 away, not on a column. */
function throwSquares(s: State, hero: HeroState): number[] {
  const { grid, solid } = boardOf(s).layout;
  const squares: number[] = [];
  for (let cell = 0; cell < grid.size; cell++) {
    const far = apart(boardOf(s), hero.cell, cell);
    if (far >= 1 && far <= 6 && !solid[cell]) squares.push(cell);
  }
  return squares;
}
