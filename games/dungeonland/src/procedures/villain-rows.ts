/** [DL-VAI-06] [DL-VAI-15] What the rows of villains' tables do. */
import { flood, NONE } from '@questhall/geometry';
import { call, callEach, isUnderWay, pick, underWay } from '@questhall/kernel';
import { MINIONS } from '../content/index.ts';
import type { Choice } from '../decisions.ts';
import type { DungeonlandEvent } from '../events.ts';
import { emit } from '../events.ts';
import type { EffectOf, Reaction } from '../flow.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { planAdvance, planAttack } from '../queries/ai.ts';
import { areaCells, figuresIn } from '../queries/areas.ts';
import { monsterAim, monsterAttack, rowAttack } from '../queries/attacks.ts';
import { boardOf, cellAt } from '../queries/board.ts';
import {
  areAdjacent,
  attacksOf,
  consciousHeroes,
  distanceBetween,
  distanceToCell,
  figureOrNone,
  hero as heroById,
  isLarge,
  monsters,
  occupants,
  partySeats,
  spacesAt,
} from '../queries/figures.ts';
import { endSpaces, pathOf, walkingReach } from '../queries/reach.ts';
import { inRowOrder } from '../queries/row.ts';
import { canAim, ownEyes, rangeNow, seesCell } from '../queries/sight.ts';
import { nearestFree, spawnPoints } from '../queries/spawn.ts';
import { maxHealth, speedOf, suffers } from '../queries/values.ts';
import { fittingRow, healthiest, ovensNear, villainFigure } from '../queries/villains.ts';
import type { FigureState, HeroState, State } from '../state.ts';
import { NOBODY } from '../state.ts';
import type { RowAttack, RowEffect } from '../vocabulary-monsters.ts';
import { gainGold, heal, inflict, spend } from './energy.ts';
import { settle } from './explore.ts';
import { travel } from './monster-activation.ts';
import { journey } from './move.ts';
import { placeOn, pullTo, shoveFromCells } from './placing.ts';
import { moveCard, reshuffleRow } from './row-cards.ts';

/** [DL-VAI-02] One row per opening of a window. A row that can do nothing is passed over, its limit unspent (VAI-07). */
const villainReacts = procedure(flow.villainReacts, {
  choose: (s, f) => {
    const found = fittingRow(s, f, f.next);
    if (!found) return 'end';
    f.row = found.row.id;
    f.next = found.index + 1;
    const villain = s.villain;
    const said = s.events?.length ?? 0;
    const did = found.row.effects.map((effect) => carryOut(s, f, effect)).includes(true);
    if (!did || !villain) return 'stay';
    villain.fired.push(found.row.id);
    villain.firedIn.push(s.round);
    /** [DL-VAI-09] The row is announced before what it did. */
    s.events?.splice(said, 0, {
      event: { type: 'rowFired', villain: villain.figure, row: found.row.id } as DungeonlandEvent,
    });
    replaceStep(s, f);
    return;
  },
});

/** [DL-VAI-12] The step of his activation whose place the row took. */
function replaceStep(s: State, f: Reaction): void {
  if (!isUnderWay(s, flow.activateMonster)) return;
  const activation = underWay(s, flow.activateMonster);
  if (f.window === 'insteadOfMove') activation.skipMove = true;
  if (f.window === 'insteadOfAttack') activation.skipAttack = true;
}

/** [DL-AI-05] Whom the villain prefers among these, standing where he is. */
function preferred(
  s: State,
  villain: FigureState,
  heroes: readonly FigureState[],
  attack: RowAttack,
): FigureState | undefined {
  const plan = planAttack(s, villain, {
    steps: 0,
    attacks: [attack],
    targets: heroes,
    ...(s.villain ? { forced: s.villain.target } : {}),
  });
  return plan && figureOrNone(s, plan.target);
}

/** True if it did something. */
function carryOut(s: State, f: Reaction, effect: RowEffect): boolean {
  const villain = villainFigure(s);
  if (!villain || !s.villain) return false;
  switch (effect.do) {
    case 'attackArea':
      return attackArea(s, villain, effect);
    case 'attackSelfArea':
      call(s, flow.attack, {
        ...rowAttack(villain, effect.attack),
        centre: villain.cell,
        targets: [villain.id],
        spares: 'friends',
      });
      return true;
    case 'attackTarget':
      return attackOne(s, villain, effect.attack, consciousHeroes(s));
    case 'attackFullHealth':
      return attackOne(
        s,
        villain,
        effect.attack,
        consciousHeroes(s).filter((hero) => hero.health >= maxHealth(s, hero)),
      );
    case 'attackAttacker': {
      const actor = figureOrNone(s, f.actor);
      return actor ? attackOne(s, villain, effect.attack, [actor]) : false;
    }
    case 'attackSeveral':
      return attackSeveral(s, villain, effect);
    case 'intoScenery':
      return intoOven(s, villain, effect);
    case 'extraAttack':
      return extraAttack(s, villain, effect);
    case 'summon':
      return summon(s, villain, effect);
    case 'move':
      return moveVillain(s, villain, effect, f.actor);
    case 'secondMove': {
      /** [DL-POW-17] */
      const speed = suffers(s, villain, 'immobilized') ? 0 : speedOf(s, villain);
      const path = planAdvance(s, villain, speed);
      travel(s, villain.id, path);
      return path.length > 0;
    }
    case 'gainPower':
      s.villain.gained.push(effect.power);
      if (effect.until === 'nextActivation') s.villain.passing.push(effect.power.power);
      emit(s, { type: 'powerGained', figure: villain.id, power: effect.power.power });
      return true;
    case 'losePower':
      s.villain.lost.push(effect.power);
      emit(s, { type: 'powerLost', figure: villain.id, power: effect.power });
      return true;
    case 'bonusSpeed':
      s.villain.speed += effect.amount;
      return true;
    case 'bonusDefence':
      underWay(s, flow.defend).more += effect.amount;
      return true;
    case 'retarget':
      return retarget(s, villain, effect.distance);
    case 'swapNearest':
    case 'swapFarthest':
      return swapPlaces(s, villain, effect.kind, effect.do === 'swapNearest' ? 1 : -1);
    case 'initiative':
      if (effect.to === 'reshuffle') reshuffleRow(s);
      else
        moveCard(
          s,
          s.row.findIndex(({ card }) => card === villain.card),
          0,
        );
      return true;
    case 'richestChoice':
      call(s, flow.richestChoice, { gold: effect.gold, richest: [] });
      return true;
    case 'moveOthers': {
      const ids = monsters(s)
        .filter(({ card }) => effect.kinds.includes(card))
        .map(({ id }) => id);
      if (ids.length > 0) call(s, flow.moveOthers, { ids, spaces: effect.spaces });
      return ids.length > 0;
    }
    case 'markHealthiest': {
      const hero = healthiest(s);
      if (!hero) return false;
      s.villain.target = hero.id;
      inflict(s, hero.id, 'blind');
      return true;
    }
    case 'heal':
      heal(s, villain.id, effect.amount, villain.id);
      return true;
    case 'pull':
      return standingActor(s, f.actor) ? pullTo(s, f.actor, villain.id, effect.spaces) : false;
    case 'drain':
      return drain(s);
  }
}

const standingActor = (s: State, id: number): boolean => (figureOrNone(s, id)?.cell ?? -1) >= 0;

function attackOne(
  s: State,
  villain: FigureState,
  attack: RowAttack,
  targets: readonly FigureState[],
): boolean {
  const target = preferred(s, villain, targets, attack);
  if (!target) return false;
  call(s, flow.attack, { ...rowAttack(villain, attack), targets: [target.id] });
  return true;
}

/** [DL-AI-13] The space that reaches most heroes and fewest minions. */
function attackArea(s: State, villain: FigureState, { attack, push }: EffectOf<'attackArea'>): boolean {
  const { grid, closed } = boardOf(s);
  const where = occupants(s);
  const range = rangeNow(s, attack.range);
  const eyes = ownEyes(s, villain);
  let best: { cell: number; worth: number; health: number } | undefined;
  for (let cell = 0; cell < grid.size; cell++) {
    if (closed[cell] === 1 || distanceToCell(s, villain, cell) > range) continue;
    const caught = figuresIn(s, areaCells(s, [cell], attack.shape === 'bigBlast' ? 2 : 1)).filter(
      (each) => each !== villain,
    );
    const heroes = caught.filter(({ kind }) => kind === 'hero');
    if (heroes.length === 0) continue;
    const worth = heroes.length - caught.filter(({ kind }) => kind === 'minion').length;
    const health = heroes.reduce((sum, hero) => sum + hero.health, 0);
    if (best && (worth < best.worth || (worth === best.worth && health >= best.health))) continue;
    if (seesCell(s, villain, cell, eyes, where)) best = { cell, worth, health };
  }
  if (!best) return false;
  call(s, flow.attack, { ...rowAttack(villain, attack), centre: best.cell, pushes: push ?? 0 });
  return true;
}

/** [DL-VAI-15] One roll, each defends. */
function attackSeveral(
  s: State,
  villain: FigureState,
  { attack, targets }: EffectOf<'attackSeveral'>,
): boolean {
  const where = occupants(s);
  const aim = monsterAim(s, villain, attack);
  const legal = consciousHeroes(s).filter((hero) => canAim(s, villain, villain.cell, hero, aim, where));
  const chosen = inRowOrder(
    s,
    legal.map(({ id }) => id),
  ).slice(0, targets);
  if (chosen.length === 0) return false;
  call(s, flow.attack, { ...rowAttack(villain, attack), targets: chosen });
  return true;
}

/** Pulled beside the oven, then burnt from there. */
function intoOven(s: State, villain: FigureState, { attack }: EffectOf<'intoScenery'>): boolean {
  const heroes = consciousHeroes(s).sort((a, b) => a.health - b.health || a.id - b.id);
  for (const hero of heroes)
    for (const oven of ovensNear(s, hero, 2)) {
      /** [DL-VAI-07] Whoever cannot be pulled beside it is out of its reach. */
      if (distanceToCell(s, hero, oven) > 1 && !shoveFromCells(s, hero.id, [oven], 1, -1)) continue;
      call(s, flow.attack, { ...rowAttack(villain, attack), targets: [hero.id] });
      return true;
    }
  return false;
}

function extraAttack(s: State, villain: FigureState, { other, powers }: EffectOf<'extraAttack'>): boolean {
  const attacked = isUnderWay(s, flow.activateMonster) ? underWay(s, flow.activateMonster).target : NOBODY;
  const targets = consciousHeroes(s).filter(
    (hero) => !other || (hero.id !== attacked && areAdjacent(s, villain, hero)),
  );
  const attacks = attacksOf(villain);
  const plan = planAttack(s, villain, { steps: 0, attacks, targets });
  const attack = plan && attacks[plan.attack];
  if (!plan || !attack) return false;
  call(s, flow.attack, { ...monsterAttack(villain, attack, 'row', powers), targets: [plan.target] });
  return true;
}

function summon(s: State, villain: FigureState, effect: EffectOf<'summon'>): boolean {
  const heroes = s.heroes.length;
  const count =
    effect.count === 'heroesLess1'
      ? heroes - 1
      : effect.count === 'halfHeroes'
        ? Math.ceil(heroes / 2)
        : effect.count;
  const points = placesFor(s, villain, effect.where);
  let placed = false;
  for (let i = 0; i < count && points.length > 0; i++) {
    const kind = effect.kind === 'level-2' ? pick(s, LEVEL_2) : effect.kind;
    placed = settle(s, 'minion', kind, points[i % points.length] as number, 'summon') !== undefined || placed;
  }
  return placed;
}

const LEVEL_2 = MINIONS.filter(({ level }) => level === 2).map(({ id }) => id);

/** [DL-VAI-15] Nearest to the villain, farthest from heroes, or beside an oven. */
function placesFor(s: State, villain: FigureState, where: 'nearest' | 'farthest' | 'oven'): number[] {
  if (where === 'oven') {
    const oven = s.map.scenery.find(({ type }) => type === 'oven');
    return oven ? [nearestFree(s, cellAt(s, oven), false)] : [];
  }
  if (where === 'farthest') return spawnPoints(s, 'farthest');
  const { grid, links } = boardOf(s);
  const { distance } = flood(grid, villain.cell, { links });
  const far = (cell: number): number => (distance[cell] === NONE ? 1000 : (distance[cell] as number));
  const taken = occupants(s);
  return boardOf(s)
    .spawns.flatMap((tile) => tile.filter((cell) => cell >= 0 && taken[cell] === NONE))
    .sort((a, b) => far(a) - far(b) || a - b);
}

function moveVillain(s: State, villain: FigureState, effect: EffectOf<'move'>, actor: number): boolean {
  const quiet = effect.how !== 'towardActor';
  if (effect.how === 'towardActor') {
    const goal = figureOrNone(s, actor);
    const path = goal ? planAdvance(s, villain, effect.spaces, [goal]) : [];
    travel(s, villain.id, path);
    return path.length > 0;
  }
  const walking = walkingReach(s, villain, effect.spaces, { quiet, ghostly: effect.ghostly });
  const heroes = consciousHeroes(s);
  const gap = (cell: number): number =>
    Math.min(...heroes.map((hero) => distanceBetween(s, { ...villain, cell }, hero)));
  let best = villain.cell;
  for (const cell of endSpaces(s, walking)) if (gap(cell) > gap(best)) best = cell;
  if (best === villain.cell) return false;
  const path = pathOf(walking, best);
  call(s, flow.travel, { ...journey(villain, path, 'move', path.length), quiet: true });
  return true;
}

/** [DL-VAI-13] (a) The nearest minion becomes the target. */
function retarget(s: State, villain: FigureState, distance: number): boolean {
  const near = monsters(s)
    .filter((each) => each.kind === 'minion' && distanceBetween(s, villain, each) <= distance)
    .sort((a, b) => distanceBetween(s, villain, a) - distanceBetween(s, villain, b) || a.cell - b.cell);
  const [guard] = near;
  if (!guard) return false;
  const attack = underWay(s, flow.attack);
  attack.targets = [guard.id];
  attack.centre = guard.cell;
  emit(s, { type: 'targetChanged', from: villain.id, to: guard.id, why: 'row' });
  return true;
}

function swapPlaces(s: State, villain: FigureState, kind: string, sign: 1 | -1): boolean {
  const [other] = monsters(s)
    .filter(({ card }) => card === kind)
    .sort(
      (a, b) => sign * (distanceBetween(s, villain, a) - distanceBetween(s, villain, b)) || a.cell - b.cell,
    );
  if (!other || spacesAt(s, isLarge(villain), other.cell).length > 1) return false;
  const { cell } = villain;
  placeOn(s, villain.id, other.cell, 'swapped');
  placeOn(s, other.id, cell, 'swapped');
  return true;
}

/** Energy, or Health where there is none; it can bring a hero down. */
function drain(s: State): boolean {
  const dry: HeroState[] = [];
  for (const hero of consciousHeroes(s)) {
    if (hero.energy > 0) spend(s, hero, 1);
    else dry.push(hero);
  }
  callEach(
    s,
    flow.wound,
    dry.map(({ id }) => ({
      to: id,
      amount: 1,
      by: NOBODY,
      kind: 'plain' as const,
      isAttack: false,
      harmless: false,
      final: 0,
    })),
  );
  return true;
}

/** [DL-DEC-37] */
const richestChoice = procedure(flow.richestChoice, {
  who: (s, f) => {
    const awake = consciousHeroes(s);
    const most = Math.max(...awake.map(({ gold }) => gold));
    f.richest = awake.filter(({ gold }) => gold === most).map(({ id }) => id);
    return f.richest.length === 0 ? 'end' : undefined;
  },
  /** [DL-RULING-117] Of several the party names one. */
  name: ask({
    kind: 'villainChoice',
    who: (s, f) => (f.richest.length > 1 ? partySeats(s) : undefined),
    candidates: (_s, f): Choice[] => f.richest.map((id) => ({ do: 'hero', at: { figure: id } })),
    about: (_s, f) => ({ hero: NOBODY, gold: f.gold }),
    answer: (_s, f, option) => {
      if (option.do === 'hero') f.richest = [option.at.figure];
    },
  }),
  choose: ask({
    kind: 'villainChoice',
    who: (s) => partySeats(s),
    candidates: (s, f): Choice[] =>
      richest(s, f).gold >= f.gold ? [{ do: 'loseGold' }, { do: 'beTerrified' }] : [{ do: 'beTerrified' }],
    about: (s, f) => ({ hero: richest(s, f).id, gold: f.gold }),
    answer: (s, f, option) => {
      if (option.do === 'loseGold') gainGold(s, richest(s, f), -f.gold, 'villain');
      else inflict(s, richest(s, f).id, 'terror');
    },
  }),
});

const richest = (s: State, f: flow.RichestChoice): HeroState => heroById(s, f.richest[0] as number);

const moveOthers = procedure(flow.moveOthers, {
  each: (s, f) => {
    const id = f.ids.shift();
    if (id === undefined) return;
    const figure = figureOrNone(s, id);
    if (figure) travel(s, id, planAdvance(s, figure, f.spaces));
    return 'stay';
  },
});

export const villainProcedures = [villainReacts, richestChoice, moveOthers];
