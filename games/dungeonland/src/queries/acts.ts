/** [DL-ACT] Everything a hero might think of doing in his activation, and why it may not be. */
import type { Reason } from '@questhall/kernel';
import { consumableCard, itemCard, spellCard } from '../content/index.ts';
import type { Act } from '../decisions.ts';
import { consumeOn } from '../procedures/consumables.ts';
import { cardsBehindDoors, emptyTile, holdsObjective } from '../procedures/explore.ts';
import type { Door, FigureState, HeroState, Scenery, State } from '../state.ts';
import type { AttackType, SpellId } from '../vocabulary.ts';
import { SPELL_IDS } from '../vocabulary.ts';
import {
  aimsOf,
  fociOf,
  isHealing,
  rangeOf,
  spellAim,
  spellCost,
  typesOf,
  weaponAim,
  whyNotWeapon,
} from './attacks.ts';
import type { Board } from './board.ts';
import { boardOf, cellAt, doorSquares, squareAt, tileOfCell } from './board.ts';
import {
  anyMonster,
  areAdjacent,
  figure as byId,
  foes,
  friends,
  hero as heroById,
  isFriend,
  linked,
  occupants,
  standsBeside,
} from './figures.ts';
import { hasPower, hasSkill } from './powers.ts';
import { endSpaces, leavingFrom, mayStand, provoked, walkingReach } from './reach.ts';
import type { Aim } from './sight.ts';
import { canAim, whyNotAim } from './sight.ts';
import { anySpaceInSight } from './spaces.ts';
import { maxHealth, maySpend, shieldOf, speedOf, suffers, weaponsOf } from './values.ts';

/** In the order of the box. */
function knownSpells({ skills }: HeroState): SpellId[] {
  const known: SpellId[] = [];
  for (const spell of SPELL_IDS) if (skills.includes(spell)) known.push(spell);
  return known;
}

export function actsOf(s: State, id: number): Act[] {
  const hero = heroById(s, id);
  const list: Act[] = [];
  addMoves(s, hero, list);
  addAttacks(s, hero, list);
  addSpells(s, hero, list);
  addSkills(s, hero, list);
  addThings(s, hero, list);
  addConsumables(s, hero, list);
  list.push({ do: 'swap' }, { do: 'rest' }, { do: 'forgo' }, { do: 'loot' }, { do: 'endActivation' });
  return list;
}

function addMoves(s: State, hero: HeroState, list: Act[]): void {
  list.push({ do: 'walk' });
  const speed = speedOf(s, hero);
  if (whyNoMove(s, hero, speed)) return;
  if ((s.active?.actions ?? 0) > 0) {
    const walking = walkingReach(s, hero, speed);
    const { moves } = goingOn(boardOf(s));
    for (const cell of endSpaces(s, walking)) {
      if (cell !== hero.cell) list.push(moves(cell, provoked(walking, cell)));
    }
  }
  addRuns(s, hero, list);
}

/** By cell and the free attacks it provokes. */
type Going = (cell: number, provokes: number) => Act;

const goings = new WeakMap<Board, { readonly moves: Going; readonly runs: Going }>();

/** Thirty spaces are listed at every step of every activation: each is written down once for its board. */
function goingOn(board: Board): { readonly moves: Going; readonly runs: Going } {
  const known = goings.get(board) ?? { moves: writtenOnce(board, 'move'), runs: writtenOnce(board, 'run') };
  goings.set(board, known);
  return known;
}

function writtenOnce({ grid, squares }: Board, how: 'move' | 'run'): Going {
  const written: (Act | undefined)[][] = [];
  return (cell, provokes) => {
    written[provokes] ??= new Array<Act | undefined>(grid.size).fill(undefined);
    const row = written[provokes];
    const act = row[cell] ?? { do: how, provokes, at: squares[cell] as Board['squares'][number] };
    row[cell] = act;
    return act;
  };
}

/** [DL-ENERGY-07] */
function addRuns(s: State, hero: HeroState, list: Act[]): void {
  const { grid, links } = boardOf(s);
  const where = occupants(s);
  const { runs } = goingOn(boardOf(s));
  const left = hasPower(s, hero, 'ghostly') ? undefined : leavingFrom(s, hero);
  for (let d = 0; d < 8; d++) {
    if (!((links[hero.cell] as number) & (1 << d))) continue;
    const cell = grid.neighbours[hero.cell * 8 + d] as number;
    if (!mayStand(s, hero, where, cell)) continue;
    list.push(runs(cell, left?.(cell).length ?? 0));
  }
}

function addAttacks(s: State, hero: HeroState, list: Act[]): void {
  const targets = foes(s);
  for (const weapon of weaponsOf(hero)) {
    for (const type of typesOf(hero, weapon)) {
      for (const target of targets)
        list.push({ do: 'attack', weapon: weapon.id, type, at: { figure: target.id } });
      list.push({ do: 'attackSpace', weapon: weapon.id, type });
    }
  }
  if (hasSkill(hero, 'shieldSlam'))
    for (const target of targets)
      if (areAdjacent(s, hero, target)) list.push({ do: 'shieldSlam', at: { figure: target.id } });
}

function addSpells(s: State, hero: HeroState, list: Act[]): void {
  const spells = knownSpells(hero);
  if (spells.length === 0) return;
  const foci = fociOf(hero);
  const [near] = foci;
  for (const spell of spells) {
    if (spellCard(spell).shape === 'party') {
      list.push({ do: 'castParty', spell });
      continue;
    }
    const targets: FigureState[] = isHealing(spell)
      ? [...friends(s), ...s.heroes.filter(({ out }) => out)]
      : foes(s);
    for (const focus of near ? foci : [{ id: '', range: 0 }]) {
      for (const target of targets)
        list.push({ do: 'cast', spell, focus: focus.id, at: { figure: target.id } });
      list.push({ do: 'castSpace', spell, focus: focus.id });
    }
  }
}

function addSkills(s: State, hero: HeroState, list: Act[]): void {
  if (hasSkill(hero, 'vigor')) list.push({ do: 'vigor' });
  if (hasSkill(hero, 'defensiveStance') && (s.active?.actions ?? 0) > 0)
    list.push({ do: 'stance', by: 2 }, { do: 'stance', by: 4 });
}

function addThings(s: State, hero: HeroState, list: Act[]): void {
  for (const door of s.map.doors)
    if (!door.open && isAtDoor(s, hero.cell, door)) list.push({ do: 'openDoor', at: { door: door.id } });
  for (const piece of s.map.scenery) {
    if (!isBeside(s, hero.cell, piece)) continue;
    if (piece.lootable) list.push({ do: 'lootScenery', at: { scenery: piece.id } });
    else if (canInteract(piece)) list.push({ do: 'interact', at: { scenery: piece.id } });
  }
}

const INTERACTIVE: readonly Scenery['type'][] = [
  'chest',
  'fountain',
  'altar',
  'lever',
  'gate',
  'cage',
  'key',
];
const canInteract = ({ type, used }: Scenery): boolean =>
  INTERACTIVE.includes(type) && (!used || type === 'fountain' || type === 'altar');

/** [DL-RULING-79] A door is touched from its own two spaces and from those beside them along the wall. */
function isAtDoor(s: State, at: number, door: Door): boolean {
  const { x, y } = squareAt(s, at);
  const along = door.side === 'N' || door.side === 'S';
  if (along ? y !== door.y : x !== door.x) return false;
  const from = along ? door.x : door.y;
  const own = along ? x : y;
  if (own < from - 1 || own > from + 2) return false;
  return doorSquares(door).some((square) => {
    const cell = cellAt(s, square);
    return cell === at || linked(s, at, cell);
  });
}

/** Adjacent to a piece of scenery; a gate is touched although nothing links to it. */
function isBeside(s: State, at: number, piece: Scenery): boolean {
  const cell = cellAt(s, piece);
  if (cell < 0 || cell === at) return false;
  if (piece.type !== 'gate') return linked(s, at, cell);
  const { x, y } = squareAt(s, at);
  return (
    Math.max(Math.abs(x - piece.x), Math.abs(y - piece.y)) === 1 && tileOfCell(s, at) === tileOfCell(s, cell)
  );
}

function addConsumables(s: State, hero: HeroState, list: Act[]): void {
  const kinds = [...new Set(hero.consumables)];
  for (const consumable of kinds) {
    const { effect } = consumableCard(consumable);
    switch (effect.does) {
      case 'heal':
        /** [DL-CHAR-10] The unconscious are reached from anywhere. */
        for (const other of s.heroes)
          if (other === hero || other.out || areAdjacent(s, hero, other))
            list.push({ do: 'consume', consumable, at: { figure: other.id } });
        break;
      case 'revive':
        for (const other of s.heroes)
          if (other.out) list.push({ do: 'consume', consumable, at: { figure: other.id } });
        break;
      case 'snare':
        for (const foe of foes(s))
          if (foe.kind !== 'mirror') list.push({ do: 'consume', consumable, at: { figure: foe.id } });
        break;
      case 'attack':
        for (const foe of foes(s)) list.push({ do: 'consume', consumable, at: { figure: foe.id } });
        list.push({ do: 'consumeAt', consumable });
        break;
      case 'obstacle':
        list.push({ do: 'consumeAt', consumable });
        break;
      default:
        list.push({ do: 'consume', consumable, at: { figure: hero.id } });
    }
  }
}

/** [DL-ACT-01] */
const whyNoAction = (s: State): Reason | undefined =>
  (s.active?.actions ?? 0) > 0 ? undefined : NO_ACTION_LEFT;
const NO_ACTION_LEFT: Reason = { rule: 'DL-ACT-01' };
const NO_RUN_LEFT: Reason = { rule: 'DL-ENERGY-08' };

/** [DL-CHAR-06] [DL-POW-17] */
function whyNoMove(s: State, hero: HeroState, speed: number): Reason | undefined {
  if (suffers(s, hero, 'immobilized')) return { rule: 'DL-POW-17' };
  return speed === 0 ? { rule: 'DL-CHAR-06' } : undefined;
}

const whyNotSpend = (s: State, hero: HeroState, need: number): Reason | undefined => {
  if (suffers(s, hero, 'terrified')) return { rule: 'DL-POW-32' };
  return maySpend(s, hero, need) ? undefined : { rule: 'DL-ENERGY-02', need, have: hero.energy };
};

export function whyNotAct(s: State, id: number, act: Act): Reason | undefined {
  const hero = heroById(s, id);
  switch (act.do) {
    case 'endActivation':
      return undefined;
    case 'walk':
      return whyNoAction(s) ?? whyNoMove(s, hero, speedOf(s, hero));
    /** Spaces are listed only for those who can move. */
    case 'move':
      return whyNoAction(s);
    case 'run':
      return (s.active?.runs ?? 0) >= 2 ? NO_RUN_LEFT : whyNotSpend(s, hero, 1);
    case 'attack': {
      const weapon = itemCard(act.weapon);
      if (weapon.kind !== 'weapon') return { rule: 'DL-WIELD-02' };
      return whyNoAction(s) ?? whyNotWeapon(s, hero, weapon, act.type, byId(s, act.at.figure));
    }
    case 'attackSpace':
      return whyNoAction(s) ?? whyNotSpace(s, hero, act.weapon, act.type);
    case 'cast':
      return (
        whyNoAction(s) ??
        whyNotCast(s, hero, act.spell) ??
        whyNotSpellTarget(s, hero, act.spell, act.focus, act.at.figure)
      );
    case 'castParty':
      return whyNoAction(s) ?? whyNotCast(s, hero, act.spell);
    case 'castSpace':
      return (
        whyNoAction(s) ??
        whyNotCast(s, hero, act.spell) ??
        whyNoSpace(s, hero, spellAim(s, hero, rangeOf(hero, act.focus)), false)
      );
    case 'vigor':
      if (hero.health >= maxHealth(s, hero)) return { rule: 'DL-PROT-01' };
      return whyNoAction(s) ?? whyNotSpend(s, hero, 2);
    case 'stance':
      if (hero.spent.includes('defensiveStance')) return { rule: 'DL-PROT-09' };
      return (
        whyNoAction(s) ??
        (speedOf(s, hero) < act.by ? { rule: 'DL-RULING-41', have: speedOf(s, hero) } : undefined)
      );
    case 'shieldSlam':
      return whyNoAction(s) ?? (shieldOf(hero) ? undefined : { rule: 'DL-PROT-11' });
    case 'openDoor':
      return whyNoAction(s) ?? whyNotExplore(s);
    case 'interact':
      return whyNoAction(s) ?? whyNotInteract(s, hero, act.at.scenery);
    case 'swap':
      return whyNoAction(s);
    case 'rest':
      return whyNotRest(s, hero);
    case 'forgo':
      return whyNoAction(s);
    case 'loot':
      return whyNotLoot(s) ?? whyNotTileLoot(s, hero);
    case 'lootScenery':
      return (
        whyNotLoot(s) ??
        (s.map.scenery.find((piece) => piece.id === act.at.scenery)?.used
          ? { rule: 'DL-RULING-71' }
          : undefined)
      );
    case 'consume':
    case 'consumeAt':
      return whyNotConsume(s, hero, act);
  }
}

/** [DL-RULING-52] Allowed for every attack; a Ranged one may not aim at what is adjacent, but a space is no figure. */
function whyNotSpace(s: State, hero: HeroState, id: string, type: AttackType): Reason | undefined {
  const weapon = itemCard(id);
  if (!hero.wielded.includes(id) || weapon.kind !== 'weapon') return { rule: 'DL-WIELD-02' };
  return whyNoSpace(s, hero, weaponAim(s, hero, weapon, type), true);
}

/** [DL-ATTACK-03] */
const whyNoSpace = (s: State, hero: HeroState, aim: Aim, clear: boolean): Reason | undefined =>
  anySpaceInSight(s, hero, aim, clear) ? undefined : { rule: 'DL-ATTACK-03' };

/** [DL-EQUIP-11] [DL-CAST-03] */
function whyNotCast(s: State, hero: HeroState, spell: SpellId): Reason | undefined {
  if (fociOf(hero).length === 0) return { rule: 'DL-EQUIP-11' };
  return whyNotSpend(s, hero, spellCost(s, hero, spell));
}

/** [DL-CAST-02] [DL-RULING-49] [DL-CHAR-10] Healing the unconscious knows no range. */
function whyNotSpellTarget(
  s: State,
  hero: HeroState,
  spell: SpellId,
  focus: string,
  at: number,
): Reason | undefined {
  const target = byId(s, at);
  if (target.cell < 0) return whyNotRouse(s, at);
  if (target === hero) return undefined;
  if (!isHealing(spell) && isFriend(target)) return { rule: 'DL-RULING-49', figure: at };
  return whyNotAim(s, hero, target, spellAim(s, hero, rangeOf(hero, focus)), occupants(s));
}

/** [DL-RULING-19] Whoever was healed already comes back by himself. */
const whyNotRouse = (s: State, at: number): Reason | undefined =>
  heroById(s, at).out?.healed ? { rule: 'DL-RULING-19', figure: at } : undefined;

/** [DL-EXPL-04] [DL-RULING-78] */
function whyNotExplore(s: State): Reason | undefined {
  if (anyMonster(s)) return { rule: 'DL-EXPL-04' };
  if (cardsBehindDoors(s) === 0) return { rule: 'DL-RULING-114' };
  if (s.map.tiles.length < 2) return undefined;
  const empty = emptyTile(s);
  if (empty === undefined) return { rule: 'DL-RULING-78' };
  return holdsObjective(s, empty)
    ? { rule: 'DL-RULING-115', tile: s.map.tiles[empty]?.tile ?? '' }
    : undefined;
}

/** [DL-ACT-06] [DL-RULING-116] */
function whyNotInteract(s: State, hero: HeroState, id: number): Reason | undefined {
  const piece = s.map.scenery.find((each) => each.id === id);
  if (!piece) return { rule: 'DL-ACT-06' };
  if (piece.used) return { rule: 'DL-RULING-116' };
  if (piece.type === 'altar') {
    if (hero.spent.includes('altar')) return { rule: 'DL-RULING-116' };
    if (hero.health < 2) return { rule: 'DL-RULING-116', have: hero.health };
  }
  if (piece.type === 'gate' && s.progress.keys < 3)
    return { rule: 'DL-RULING-115', have: s.progress.keys, need: 3 };
  return undefined;
}

/** [DL-ACT-08] [DL-RULING-70] */
function whyNotRest(s: State, hero: HeroState): Reason | undefined {
  const none = whyNoAction(s);
  if (none) return none;
  return s.active?.taken === 1 && !suffers(s, hero, 'stunned') ? undefined : { rule: 'DL-RULING-70' };
}

/** [DL-LOOT-01] */
const whyNotLoot = (s: State): Reason | undefined => (anyMonster(s) ? { rule: 'DL-LOOT-01' } : undefined);

/** [DL-LOOT-03] [DL-LOOT-04] */
function whyNotTileLoot(s: State, hero: HeroState): Reason | undefined {
  const tile = s.map.tiles[tileOfCell(s, hero.cell)];
  if (!tile || tile.card === '') return { rule: 'DL-LOOT-04' };
  const { searched } = s.progress;
  for (let i = 0; i < searched.length; i += 2)
    if (searched[i] === tile.x && searched[i + 1] === tile.y) return { rule: 'DL-LOOT-03' };
  return undefined;
}

/** [DL-RULING-62] */
function whyNotConsume(
  s: State,
  hero: HeroState,
  act: Extract<Act, { readonly do: 'consume' | 'consumeAt' }>,
): Reason | undefined {
  const { effect, reaction } = consumableCard(act.consumable);
  if (reaction) return { rule: 'DL-RULING-62', consumable: act.consumable };
  if (act.do === 'consumeAt')
    return whyNoSpace(s, hero, spellAim(s, hero, consumeOn(act.consumable)), act.consumable !== 'fire-oil');
  const target = byId(s, act.at.figure);
  if (effect.does === 'attack')
    return whyNotAim(s, hero, target, spellAim(s, hero, effect.range), occupants(s));
  if (target.cell < 0) return whyNotRouse(s, target.id);
  if (effect.does === 'heal' && target.health >= maxHealth(s, target))
    return { rule: 'DL-TOKEN-03', figure: target.id };
  if (effect.does === 'snare' && !areAdjacent(s, hero, target))
    return { rule: 'DL-EQUIP-05', figure: target.id };
  if (effect.does === 'walk') return whyNoMove(s, hero, speedOf(s, hero));
  return undefined;
}

/** A thing that one move brings within a hero's reach, and the space to go to for it. */
export type Approach = {
  readonly to: { readonly figure: number } | { readonly door: number } | { readonly scenery: number };
  readonly by: { readonly x: number; readonly y: number };
};

/** [DL-ACT-03] What a hero can get at by moving first: enemies, doors, scenery. Few free attacks, few enemies around, few steps. */
export function approachesOf(s: State, id: number): Approach[] {
  const hero = heroById(s, id);
  const actions = s.active?.actions ?? 0;
  const speed = speedOf(s, hero);
  if (actions === 0 || whyNoMove(s, hero, speed)) return [];
  const walking = walkingReach(s, hero, speed);
  const enemies = foes(s);
  const rank = (cell: number): number =>
    provoked(walking, cell) * 10_000 +
    enemies.filter((foe) => standsBeside(s, false, cell, foe)).length * 100 +
    (walking.steps[cell] as number);
  const cells = endSpaces(s, walking)
    .filter((cell) => cell !== hero.cell)
    .toSorted((a, b) => rank(a) - rank(b) || a - b);
  const list: Approach[] = [];
  /** Not what can be got at from here. */
  const add = (to: Approach['to'], fits: (cell: number) => boolean): void => {
    const cell = fits(hero.cell) ? undefined : cells.find(fits);
    if (cell === undefined) return;
    const { x, y } = squareAt(s, cell);
    list.push({ to, by: { x, y } });
  };
  if (actions > 1) {
    const aims = aimsOf(s, hero);
    const where = occupants(s);
    for (const foe of enemies)
      add({ figure: foe.id }, (cell) => aims.some((aim) => canAim(s, hero, cell, foe, aim, where)));
    /** [DL-RULING-78] Whoever leaves a tile may change which one is empty. */
    const home = tileOfCell(s, hero.cell);
    if (whyNotExplore(s) === undefined)
      for (const door of s.map.doors)
        if (!door.open)
          add({ door: door.id }, (cell) => isAtDoor(s, cell, door) && tileOfCell(s, cell) === home);
  }
  for (const piece of s.map.scenery) {
    const worth = piece.lootable
      ? !piece.used && whyNotLoot(s) === undefined
      : actions > 1 && canInteract(piece) && whyNotInteract(s, hero, piece.id) === undefined;
    if (worth) add({ scenery: piece.id }, (cell) => isBeside(s, cell, piece));
  }
  return list;
}
