/** Whom or what an ability, Tome or Small Item may name. */
import type { FigureId, HeroState, State } from '../state.ts';
import type { Aim, Condition, Use } from '../vocabulary.ts';
import {
  boardOf,
  figureSquares,
  findMonster,
  heroState,
  isBig,
  ringToFigure,
  tileAt,
  tilesOfMonster,
} from './board.ts';
import { zonesAround } from './heroes.ts';
import { foesOf, teamOf } from './zones.ts';

/** Heroes this hero may help or move: all of them, or his own team; in Big Hunting only himself. */
export function friendsOf(s: State, hero: HeroState): HeroState[] {
  if (s.options.mode === 'big-hunting') return [hero];
  return s.heroes.filter(
    (other) => other.cell >= 0 && (!s.dodge || teamOf(s, other.id) === teamOf(s, hero.id)),
  );
}

/** [SF-ABIL-07] Figures on the tile of a square. */
function isOnTile(s: State, id: FigureId, tile: number): boolean {
  const monster = findMonster(s, id);
  return monster ? tilesOfMonster(s, monster).includes(tile) : tileAt(s, heroState(s, id).cell) === tile;
}

/** Figures that might be named; what speaks against one is for `whyNotAim`. */
export function aimsAt(s: State, hero: HeroState, aim: Aim): FigureId[] {
  switch (aim) {
    case 'monsterWithin3':
    case 'adjacentMonster':
    case 'monsterInRoom':
    case 'anyMonster':
      return foesOf(s, hero.id);
    case 'heroWithin3':
    case 'heroInRoom':
      return friendsOf(s, hero).map(({ id }) => id);
    case 'self':
    case 'roomMonsters':
    case 'wallOfRoom':
    case 'tome':
    case 'ability':
      return [];
  }
}

/** Why a figure cannot be named; undefined: it can. */
export function whyNotAim(s: State, hero: HeroState, aim: Aim, id: FigureId): string | undefined {
  switch (aim) {
    case 'monsterWithin3':
      return ringToFigure(s, hero.cell, id) === 0 ? 'SF-RANGE-07' : undefined;
    case 'heroWithin3': {
      const other = heroState(s, id);
      if (other.lying) return 'SF-RULING-142';
      return id === hero.id || ringToFigure(s, hero.cell, id) > 0 ? undefined : 'SF-TOME-03';
    }
    case 'adjacentMonster': {
      const around = boardOf(s).around[hero.cell] ?? [];
      return figureSquares(s, id).some((cell) => around.includes(cell)) ? undefined : 'SF-RULING-80';
    }
    case 'monsterInRoom':
      return isOnTile(s, id, tileAt(s, hero.cell)) ? undefined : 'SF-BARKA-04';
    case 'heroInRoom': {
      const other = heroState(s, id);
      if (other.lying) return 'SF-RULING-142';
      return tileAt(s, other.cell) === tileAt(s, hero.cell) ? undefined : 'SF-RULING-88';
    }
    case 'anyMonster':
    case 'self':
    case 'roomMonsters':
    case 'wallOfRoom':
    case 'tome':
    case 'ability':
      return undefined;
  }
}

/** [SF-ABIL-07] All monsters, or opponents, in the hero's room. */
export const foesInRoom = (s: State, hero: HeroState): FigureId[] => {
  const tile = tileAt(s, hero.cell);
  return foesOf(s, hero.id).filter((id) => isOnTile(s, id, tile));
};

/** [SF-RULING-93] [SF-RULING-92] What must be true at the moment of use. */
export function whyNotNow(
  s: State,
  hero: HeroState,
  { useIf = [] }: Use,
): { rule: string; zones: number } | undefined {
  const broken = (condition: Condition): boolean => {
    if (!('inZones' in condition)) return false;
    const zones = zonesAround(s, hero.id);
    return condition.orMore ? zones < condition.inZones : zones !== condition.inZones;
  };
  const found = useIf.find(broken);
  if (!found || !('inZones' in found)) return undefined;
  return { rule: found.orMore ? 'SF-YANG-06' : 'SF-ZANVOR-01', zones: zonesAround(s, hero.id) };
}

export const isBigFigure = (s: State, id: FigureId): boolean => {
  const monster = findMonster(s, id);
  return monster !== undefined && isBig(monster);
};
