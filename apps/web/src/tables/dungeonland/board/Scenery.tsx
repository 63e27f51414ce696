import type { SceneryView } from '@questhall/games/dungeonland';
import { art } from '../../../art/dungeonland/index.ts';
import { svgButton, useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { cornerOf, SIZE } from '../logic/place.ts';
import styles from './Tiles.module.css';

const SCENERY_ART: { readonly [type: string]: string } = {
  trapPlate: 'scenery-trap-plate',
  key: 'scenery-chest',
};

export const SCENERY_NAMES: { readonly [type in SceneryView['type']]: string } = {
  chest: 'Chest',
  barrel: 'Barrel',
  cupboard: 'Cupboard',
  fountain: 'Fountain',
  altar: 'Altar',
  lever: 'Lever',
  gate: 'Gate',
  cage: 'Cage',
  oven: 'Oven',
  trapPlate: 'Trap plate',
  key: 'Key',
  banner: 'Banner',
  pebbles: 'Pebbles',
};

export function SceneryPiece({ piece }: { readonly piece: SceneryView }) {
  const { id, type, used } = piece;
  const target = useTarget({ scenery: id }, [
    { do: 'interact', at: { scenery: id } },
    { do: 'lootScenery', at: { scenery: id } },
  ]);
  const { x, y } = cornerOf(piece);
  const drawing = art(SCENERY_ART[type] ?? `scenery-${type}`);
  return (
    <g
      {...svgButton(target, `${SCENERY_NAMES[type]}${used ? ', used' : ''}`)}
      className={classes(styles.scenery, target.legal && styles.can, used && styles.used)}
    >
      {drawing === undefined ? (
        <>
          <circle
            cx={x + SIZE / 2}
            cy={y + SIZE / 2}
            r="18"
            fill="#d8b25a"
            stroke="#2b1a0c"
            strokeWidth="2"
          />
          <text x={x + SIZE / 2} y={y + SIZE / 2 + 6} className={styles.letter}>
            {SCENERY_NAMES[type].charAt(0)}
          </text>
        </>
      ) : (
        <image href={drawing} x={x + 1} y={y + 1} width={SIZE - 2} height={SIZE - 2} />
      )}
    </g>
  );
}
