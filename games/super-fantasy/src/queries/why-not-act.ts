/** Why a hero cannot do what he thinks of: the one place where it is decided. */
import type { Reason } from '@questhall/kernel';
import { itemCard, smallItemCard } from '../content/index.ts';
import type { Act } from '../decisions.ts';
import type { HeroState, State } from '../state.ts';
import type { Use } from '../vocabulary.ts';
import { isBesidePortal } from './acts.ts';
import { foesInRoom, isBigFigure, whyNotAim, whyNotNow } from './aims.ts';
import { assaultSquares } from './assault.ts';
import { attackTypeOf, isInReach } from './attack.ts';
import { boardOf, figureSquares, heroState, linked, ringTo } from './board.ts';
import { abilitiesOf, abilityIndex, isFull, isHeld, moveLicence, usesOf, weaponsOf } from './heroes.ts';
import { jumpSquares } from './jumps.ts';
import { sealedTiles } from './reach.ts';
import { landings } from './throws.ts';
import { facingFor, holders } from './zones.ts';

export function whyNotAct(s: State, id: string, act: Act): Reason | undefined {
  const hero = heroState(s, id);
  const pool = s.turn?.pool ?? 0;
  if ('dice' in act && act.do !== 'endTurn' && (act.dice < 1 || act.dice > pool))
    return { rule: 'SF-RULING-22', have: pool };
  switch (act.do) {
    case 'move':
      return whyNotMove(s, hero);
    case 'pickDoor':
    case 'bashDoor':
      return whyNotDoor(s, hero, act.at.door);
    case 'bashBarrel':
      return isBeside(s, hero, act.at.square) ? undefined : { rule: 'SF-BARREL-01' };
    case 'pickChest':
      return isBeside(s, hero, act.at.square) ? undefined : { rule: 'SF-CHEST-01' };
    case 'attack':
      return whyNotAttack(s, hero, act);
    case 'charge':
      return isFull(hero, abilityIndex(hero, act.ability))
        ? { rule: 'SF-CHARGE-03', ability: act.ability }
        : undefined;
    case 'ability':
      return whyNotAbility(s, hero, act);
    case 'smallItem':
      return whyNotSmallItem(s, hero, act);
    case 'castTome':
      return whyNotTarget(s, hero, itemUse(act.tome), act.at);
    case 'help':
      return whyNotHelp(s, act.at.figure);
    case 'lever':
      return pool < 1 ? { rule: 'SF-PROP-01' } : undefined;
    case 'brazier':
      return whyNotBrazier(s, hero, act);
    case 'closePortal': {
      const portal = s.portals.find(({ cell }) => cell === act.at.square);
      return portal && isBesidePortal(s, hero, portal) ? undefined : { rule: 'SF-PROP-09' };
    }
    case 'slip':
      if (isHeld(hero)) return { rule: 'SF-MOVE-12' };
      return holders(s, id, hero.cell).length === 0 ? { rule: 'SF-DODGE-05' } : undefined;
    case 'push':
      return isHeld(heroState(s, act.at.figure)) ? { rule: 'SF-RULING-56' } : undefined;
    case 'throwTome':
      return pool < 1 ? { rule: 'SF-DODGE-07' } : undefined;
    case 'defend':
    case 'disarm':
    case 'breakFree':
    case 'face':
    case 'pushStatue':
    case 'withdraw':
    case 'endTurn':
      return undefined;
  }
}

const isBeside = (s: State, hero: HeroState, square: number): boolean =>
  linked(boardOf(s), hero.cell, square);

/** [SF-MOVE-11] [SF-MOVE-12] [SF-RULING-39] */
function whyNotMove(s: State, hero: HeroState): Reason | undefined {
  if (isHeld(hero)) return { rule: 'SF-MOVE-12' };
  if (moveLicence(s, hero.id).ignoreZones) return undefined;
  const slipped = s.turn?.slipped ?? [];
  const held = holders(s, hero.id, hero.cell).filter((id) => !slipped.includes(id));
  return held.length > 0 ? { rule: 'SF-MOVE-11', figure: held[0] ?? '' } : undefined;
}

/** [SF-DOOR-03] [SF-PROP-03] [SF-PROP-04] */
function whyNotDoor(s: State, hero: HeroState, index: number): Reason | undefined {
  const door = s.doors[index];
  if (!door) return { rule: 'SF-PROP-04' };
  if (!boardOf(s).layout.doors[index]?.cells.includes(hero.cell)) return { rule: 'SF-DOOR-03' };
  return door.locked ? { rule: 'SF-PROP-03' } : undefined;
}

/** [SF-ATK-05] [SF-RANGE-02] [SF-RULING-155] */
function whyNotAttack(s: State, hero: HeroState, act: Extract<Act, { do: 'attack' }>): Reason | undefined {
  const weapon = weaponsOf(hero).find(({ id }) => id === act.weapon);
  if (!weapon) return { rule: 'SF-RULING-144' };
  if (hero.tome !== '' && s.dodge && weapon.position === 'both hands') return { rule: 'SF-DODGE-06' };
  if (!isInReach(s, hero.cell, act.at.figure, weapon)) return { rule: 'SF-RANGE-02', range: weapon.range };
  const forced = warCryTarget(s, hero, weapon);
  if (forced && forced !== act.at.figure && forced !== act.also)
    return { rule: 'SF-DODGE-14', figure: forced };
  if (act.also === undefined) return undefined;
  if (attackTypeOf(weapon) !== 'ranged') return { rule: 'SF-RULING-83' };
  const squares = [...figureSquares(s, act.at.figure), ...figureSquares(s, act.also)];
  return facingFor(boardOf(s), hero.cell, squares) ? undefined : { rule: 'SF-RULING-155' };
}

/** [SF-DODGE-14] Whoever cried is among the targets, if he can be reached. */
function warCryTarget(s: State, hero: HeroState, weapon: { readonly range: 1 | 2 | 3 }): string | undefined {
  if (!s.dodge || hero.warCry === '') return undefined;
  const crier = heroState(s, hero.warCry);
  return !crier.lying && isInReach(s, hero.cell, crier.id, weapon) ? crier.id : undefined;
}

function whyNotAbility(s: State, hero: HeroState, act: Extract<Act, { do: 'ability' }>): Reason | undefined {
  const index = abilityIndex(hero, act.ability);
  const max = abilitiesOf(hero)[index]?.max ?? 0;
  if (!isFull(hero, index)) return { rule: 'SF-ABIL-02', have: hero.energy[index] ?? 0, need: max };
  const use = usesOf(hero, index)[act.use];
  if (!use) return { rule: 'SF-ABIL-08' };
  const now = whyNotNow(s, hero, use);
  if (now) return now;
  const figure = 'figure' in act.at ? act.at.figure : '';
  if (use.aim === 'tome') {
    if (act.tome !== undefined) return whyNotTarget(s, hero, itemUse(act.tome), act.at);
    return s.dodge ? undefined : { rule: 'SF-RULING-89' };
  }
  const aimed = figure === '' ? undefined : whyNotAim(s, hero, use.aim, figure);
  if (aimed) return { rule: aimed, figure };
  return whyNotDeeds(s, hero, use, act, figure);
}

/** What the deeds of an ability need to come about. */
function whyNotDeeds(
  s: State,
  hero: HeroState,
  use: Use,
  act: Extract<Act, { do: 'ability' }>,
  figure: string,
): Reason | undefined {
  for (const deed of use.deeds) {
    if (deed.do === 'freeMove' && isHeld(hero) && !deed.toTarget) return { rule: 'SF-RULING-56' };
    if (deed.do === 'freeMove' && deed.toTarget) {
      if ((s.turn?.pool ?? 0) < 1) return { rule: 'SF-RULING-78' };
      if (assaultSquares(s, hero, figure, deed.n).length === 0) return { rule: 'SF-RULING-78', figure };
    }
    if (deed.do === 'jump') {
      if (isHeld(hero)) return { rule: 'SF-RULING-56' };
      if (jumpSquares(s, hero, deed.n).length === 0) return { rule: 'SF-ZANVOR-02' };
    }
    if (deed.do === 'throwMonster') {
      if (isBigFigure(s, figure) && !deed.big) return { rule: 'SF-RULING-80', figure };
      if (landings(s, hero.id, figure, deed.n, deed.breaks).length === 0)
        return { rule: 'SF-RULING-80', figure };
    }
    if (deed.do === 'mark' && deed.all && foesInRoom(s, hero).length === 0) return { rule: 'SF-BARKA-05' };
    if (deed.do === 'ruinWall') {
      if (s.ruined.length >= 3) return { rule: 'SF-LUCKY-06' };
      const wall = 'wall' in act.at ? act.at.wall : -1;
      const sealed = sealedTiles(s);
      if (boardOf(s).layout.stretches[wall]?.tiles.some((tile) => sealed.includes(tile)))
        return { rule: 'SF-RULING-163' };
    }
  }
  return undefined;
}

const itemUse = (tome: string): Use => {
  const card = itemCard(tome);
  if (card.kind !== 'tome') throw new Error(`${tome} is no Tome`);
  return card.use;
};

function whyNotTarget(s: State, hero: HeroState, use: Use, at: object): Reason | undefined {
  if (!('figure' in at)) return undefined;
  const figure = String(at.figure);
  const rule = whyNotAim(s, hero, use.aim, figure);
  return rule ? { rule, figure } : undefined;
}

/** An item that would do nothing is not wasted. */
function whyNotSmallItem(
  s: State,
  hero: HeroState,
  act: Extract<Act, { do: 'smallItem' }>,
): Reason | undefined {
  const { use } = smallItemCard(act.item);
  for (const deed of use.deeds) {
    if (deed.do === 'cure' && !(deed.status === 'poisoned' && hero.poisoned)) return { rule: 'SF-SMALL-02' };
    if (deed.do === 'gainEnergy' && act.ability && isFull(hero, abilityIndex(hero, act.ability)))
      return { rule: 'SF-CHARGE-03', ability: act.ability };
  }
  return whyNotTarget(s, hero, use, act.at);
}

/** [SF-HUNT-03] [SF-DODGE-01] No help among rivals. */
function whyNotHelp(s: State, figure: string): Reason | undefined {
  if (s.options.mode === 'big-hunting') return { rule: 'SF-HUNT-03' };
  if (s.dodge && heroState(s, figure).seat % 2 !== heroState(s, s.turn?.hero ?? '').seat % 2)
    return { rule: 'SF-DODGE-09' };
  return heroState(s, figure).lying ? { rule: 'SF-RULING-142' } : undefined;
}

function whyNotBrazier(s: State, hero: HeroState, act: Extract<Act, { do: 'brazier' }>): Reason | undefined {
  if (!act.far) return undefined;
  const board = boardOf(s);
  const reached = weaponsOf(hero).some(
    (weapon) => weapon.attribute === 'magic' && ringTo(board, hero.cell, act.at.square) === weapon.range,
  );
  return reached ? undefined : { rule: 'SF-PROP-06' };
}
