import type { Scene } from '../../../table/game-table.ts';
import type { TableView } from './after.ts';

/** Who may be put somewhere by the open question. */
export function moverOf({ decision }: Pick<Scene<TableView>, 'decision'>): string | undefined {
  switch (decision?.kind) {
    case 'act':
    case 'placeHero':
      return String(decision.about.hero);
    case 'direction':
      return String(decision.about.creature);
    case 'evilMove':
      return String(decision.about.monster);
    default:
      return undefined;
  }
}
