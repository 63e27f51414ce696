/** [DL-ACT] A hero's activation: two actions, and what is free. */
import { call } from '@questhall/kernel';
import { itemCard } from '../content/index.ts';
import type { Deed, SpaceOption } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { checkObjectives } from '../objectives.ts';
import { actsOf, approachesOf, whyNotAct } from '../queries/acts.ts';
import {
  rangeOf,
  slamAttack,
  spellAim,
  spellAttack,
  spellCost,
  weaponAim,
  weaponAttack,
} from '../queries/attacks.ts';
import { boardOf, cellAt, squareAt } from '../queries/board.ts';
import { hero as heroById, isOnMap } from '../queries/figures.ts';
import { oddsFor } from '../queries/odds.ts';
import { pathOf, walkingReach } from '../queries/reach.ts';
import type { Aim } from '../queries/sight.ts';
import { spacesInSight } from '../queries/spaces.ts';
import { isIdle, maxEnergy, shieldOf, speedOf, suffers } from '../queries/values.ts';
import type { HeroState, State } from '../state.ts';
import { NOBODY } from '../state.ts';
import type { SpellId } from '../vocabulary.ts';
import { useUp } from './attack-parts.ts';
import { consume, consumeOn, oilAttack } from './consumables.ts';
import { heal, recover, spend } from './energy.ts';
import { addFigure } from './explore.ts';
import { addScenery, scenery, useScenery } from './map-changes.ts';
import { beginActivation, endActivation, intentionsOf } from './monster-activation.ts';
import { journey } from './move.ts';
import { react } from './windows.ts';

const activateHero = procedure(flow.activateHero, {
  begin: (s, f) => {
    const hero = heroById(s, f.hero);
    hero.acted = true;
    hero.stance = 0;
    hero.inked = false;
    beginActivation(s, hero);
    hero.newTile = false;
  },
  controlled: (s, f) => {
    const hero = heroById(s, f.hero);
    if (!suffers(s, hero, 'controlled') || isIdle(s, hero) || !isOnMap(hero)) return;
    if (s.active) s.active.actions = 0;
    call(s, flow.controlledFriend, { figure: f.hero });
  },
  /** [DL-DEC-07] [DL-DEC-09] */
  act: ask({
    kind: 'act',
    who: (s, f) => {
      const hero = heroById(s, f.hero);
      return isOnMap(hero) &&
        !isIdle(s, hero) &&
        !suffers(s, hero, 'controlled') &&
        s.active?.figure === f.hero
        ? hero.seat
        : undefined;
    },
    candidates: (s, f) => actsOf(s, f.hero),
    whyNot: (s, f, act) => whyNotAct(s, f.hero, act),
    about: (s, f) => ({
      hero: f.hero,
      actions: s.active?.actions ?? 0,
      approaches: approachesOf(s, f.hero),
      intentions: intentionsOf(s),
      odds: oddsFor(s, f.hero),
    }),
    answer: (s, f, act) => {
      if (act.do === 'endActivation') return;
      carryOut(s, heroById(s, f.hero), act);
      return 'stay';
    },
  }),
  end: (s, f) => endActivation(s, heroById(s, f.hero)),
});

function takeAction(s: State): void {
  if (!s.active) return;
  s.active.actions -= 1;
  s.active.taken += 1;
}

function carryOut(s: State, hero: HeroState, act: Deed): void {
  switch (act.do) {
    case 'move': {
      takeAction(s);
      const path = pathOf(walkingReach(s, hero, speedOf(s, hero)), cellAt(s, act.at));
      return call(s, flow.travel, journey(hero, path, 'move', speedOf(s, hero)));
    }
    case 'walk':
      takeAction(s);
      return call(s, flow.walk, {
        mover: hero.id,
        left: speedOf(s, hero),
        quiet: false,
        gone: 0,
        why: 'move',
      });
    case 'run':
      spend(s, hero, 1);
      if (s.active) s.active.runs += 1;
      return call(s, flow.travel, journey(hero, [cellAt(s, act.at)], 'run', 1));
    case 'attack': {
      takeAction(s);
      const weapon = itemCard(act.weapon);
      if (weapon.kind !== 'weapon') return;
      return call(s, flow.attack, {
        ...weaponAttack(hero, weapon, act.type, 'action'),
        targets: [act.at.figure],
      });
    }
    case 'attackSpace': {
      const { weapon, type } = act;
      return call(s, flow.aimAtSpace, { hero: hero.id, weapon, type, spell: '', consumable: '' });
    }
    case 'cast':
      return castAt(s, hero, act.spell, act.focus, act.at.figure, -1);
    case 'castParty':
      return castAt(s, hero, act.spell, '', hero.id, -1);
    case 'castSpace': {
      const { focus: weapon, spell } = act;
      return call(s, flow.aimAtSpace, { hero: hero.id, weapon, type: 'magical', spell, consumable: '' });
    }
    case 'vigor':
      takeAction(s);
      spend(s, hero, 2);
      emit(s, { type: 'skillUsed', figure: hero.id, skill: 'vigor' });
      return heal(s, hero.id, 1, hero.id);
    case 'stance':
      takeAction(s);
      hero.spent.push('defensiveStance');
      hero.stance = act.by;
      return emit(s, { type: 'skillUsed', figure: hero.id, skill: 'defensiveStance' });
    case 'shieldSlam':
      takeAction(s);
      emit(s, { type: 'skillUsed', figure: hero.id, skill: 'shieldSlam' });
      return call(s, flow.attack, {
        ...slamAttack(hero, shieldOf(hero) as string),
        targets: [act.at.figure],
      });
    case 'openDoor':
      takeAction(s);
      return call(s, flow.explore, { hero: hero.id, door: act.at.door, trades: false });
    case 'interact':
      takeAction(s);
      return interact(s, hero, act.at.scenery);
    case 'swap':
      takeAction(s);
      return call(s, flow.swapItems, {
        hero: hero.id,
        partner: NOBODY,
        thing: '',
        against: '',
        giving: false,
      });
    case 'rest':
      takeAction(s);
      /** [DL-ACT-09] */
      return recover(s, hero, maxEnergy(s, hero));
    case 'forgo':
      return takeAction(s);
    case 'loot': {
      const tile = s.map.tiles[boardOf(s).tileAt[hero.cell] ?? 0];
      if (tile) s.progress.searched.push(tile.x, tile.y);
      return call(s, flow.rollLoot, { hero: hero.id, pip: 0, rerolled: false, coin: false });
    }
    case 'lootScenery':
      useScenery(s, act.at.scenery);
      emit(s, { type: 'sceneryUsed', figure: hero.id, scenery: act.at.scenery, what: 'search' });
      return call(s, flow.rollLoot, { hero: hero.id, pip: 0, rerolled: false, coin: false });
    case 'consume':
      return consume(s, hero, act.consumable, act.at.figure);
    case 'consumeAt': {
      const { consumable } = act;
      return call(s, flow.aimAtSpace, { hero: hero.id, weapon: '', type: 'magical', spell: '', consumable });
    }
  }
}

/** [DL-CAST-01] [DL-CAST-03] */
function castAt(
  s: State,
  hero: HeroState,
  spell: SpellId,
  focus: string,
  target: number,
  centre: number,
): void {
  takeAction(s);
  spend(s, hero, spellCost(s, hero, spell));
  if (!hero.used.includes('spell')) hero.used.push('spell');
  call(s, flow.attack, {
    ...spellAttack(hero, spell, rangeOf(hero, focus)),
    targets: target === NOBODY ? [] : [target],
    centre,
  });
}

/** What a space is aimed at with: a weapon, a spell, or a thing that is thrown. */
function aimOf(s: State, f: flow.AimAtSpace): Aim {
  const hero = heroById(s, f.hero);
  if (f.consumable !== '') return spellAim(s, hero, consumeOn(f.consumable));
  const weapon = itemCard(f.weapon);
  return f.spell === '' && weapon.kind === 'weapon'
    ? weaponAim(s, hero, weapon, f.type)
    : spellAim(s, hero, rangeOf(hero, f.weapon));
}

/** [DL-ATTACK-03] [DL-RULING-52] A space in range and sight. */
const aimAtSpace = procedure(flow.aimAtSpace, {
  aim: ask({
    kind: 'space',
    who: (s, f) => heroById(s, f.hero).seat,
    candidates: (s, f): SpaceOption[] => [
      ...spacesInSight(
        s,
        heroById(s, f.hero),
        aimOf(s, f),
        f.spell === '' && f.consumable !== 'fire-oil',
      ).map((cell): SpaceOption => ({ do: 'aim', at: squareAt(s, cell) })),
      { do: 'cancel' },
    ],
    about: (_s, f) => ({ hero: f.hero, spell: f.spell, weapon: f.weapon, consumable: f.consumable }),
    answer: (s, f, option) => {
      if (option.do === 'cancel') return;
      const hero = heroById(s, f.hero);
      const centre = cellAt(s, option.at);
      if (f.spell !== '') return castAt(s, hero, f.spell as SpellId, f.weapon, NOBODY, centre);
      if (f.consumable === 'pebbles') {
        useUp(s, hero, 'pebbles');
        const id = addScenery(s, { type: 'pebbles', ...option.at, used: false, lootable: false, holds: '' });
        emit(s, { type: 'sceneryPlaced', figure: hero.id, scenery: id, what: 'pebbles', at: option.at });
        return;
      }
      if (f.consumable !== '') {
        useUp(s, hero, f.consumable);
        return call(s, flow.attack, {
          ...oilAttack(hero.id),
          centre,
        });
      }
      takeAction(s);
      const weapon = itemCard(f.weapon);
      if (weapon.kind === 'weapon')
        call(s, flow.attack, { ...weaponAttack(hero, weapon, f.type, 'action'), centre });
    },
  }),
});

/** [DL-ACT-06] [DL-RULING-115] [DL-RULING-116] */
function interact(s: State, hero: HeroState, id: number): void {
  const piece = scenery(s, id);
  if (!piece) return;
  emit(s, { type: 'sceneryUsed', figure: hero.id, scenery: id, what: piece.type });
  if (piece.type !== 'altar') useScenery(s, id);
  const { progress } = s;
  const advance = (what: string, count: number): void => emit(s, { type: 'objectiveAdvanced', what, count });
  switch (piece.type) {
    case 'fountain':
      recover(s, hero, maxEnergy(s, hero));
      break;
    case 'altar':
      hero.spent.push('altar');
      hero.xp += 1;
      hero.health -= 1;
      emit(s, { type: 'damaged', figure: hero.id, amount: 1, by: NOBODY, health: hero.health });
      emit(s, { type: 'xpGained', figure: hero.id, amount: 1 });
      break;
    case 'key':
      progress.keys += 1;
      advance('keys', progress.keys);
      break;
    case 'lever':
      progress.levers += 1;
      advance('levers', progress.levers);
      break;
    case 'gate':
      progress.gateOpen = true;
      break;
    case 'cage': {
      const figure = addFigure(s, 'ally', piece.holds, cellAt(s, piece), true, hero.id);
      emit(s, {
        type: 'figurePlaced',
        figure: figure.id,
        card: piece.holds,
        at: { x: piece.x, y: piece.y },
        why: 'freed',
      });
      if (piece.holds === 'captive') {
        progress.freed += 1;
        advance('captives', progress.freed);
      }
      break;
    }
    default:
      break;
  }
  checkObjectives(s);
  if (piece.type === 'chest') call(s, flow.rollLoot, { hero: hero.id, pip: 6, rerolled: true, coin: false });
  react(s, 'heroInteracts', { actor: hero.id });
}

export const heroProcedures = [activateHero, aimAtSpace];
