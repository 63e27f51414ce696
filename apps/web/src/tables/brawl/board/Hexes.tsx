import type { BrawlOption, HexId, Home, TrapFace } from '@questhall/games/brawl';
import { asBrawlOption, HEXES, hexNamed } from '@questhall/games/brawl';
import { art } from '../../../art/brawl/index.ts';
import { t } from '../../../language/texts.ts';
import { Cell } from '../../../table/parts/Cell.tsx';
import { Glyph } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import { intend, pointing } from '../intent.ts';
import { groundWords } from '../logic/ground.ts';
import type { Place } from '../logic/place.ts';
import { outlineAt, placeOf } from '../logic/place.ts';
import type { BrawlScene } from '../logic/scene.ts';
import { isStatue } from './Ground.tsx';
import styles from './Hexes.module.css';

interface HexesProps {
  readonly scene: BrawlScene;
  readonly near: Home;
  readonly hit: readonly HexId[];
}

/** Every hex as a place one can point at, with the trap that lies on it. */
export function Hexes({ scene, near, hit }: HexesProps) {
  const { view, decision } = scene;
  const areas = areaOptions(scene);
  const legal = (decision?.options ?? []).flatMap(({ at }) => (typeof at?.hex === 'number' ? [at.hex] : []));
  return (
    <g className={styles.hexes}>
      <path className={styles.halo} d={legal.map((hex) => outlineAt(placeOf(hex, near), 1)).join('')} />
      {HEXES.map((_, hex) => {
        if (isStatue(hex)) return null;
        const place = placeOf(hex, near);
        const trapped = view.traps.includes(hex);
        const reached = areas.get(hex) ?? [];
        return (
          <g
            key={hexNamed(hex)}
            {...pointing(
              () => intend(decision?.id, { hex, hit: reached }),
              () => intend(decision?.id, NOWHERE),
            )}
          >
            <Cell
              at={{ hex }}
              candidates={[
                { do: 'move', at: { hex } },
                { do: 'deploy', at: { hex } },
                { do: 'putTrap', at: { hex } },
              ]}
              shape={outlineAt(place, 3)}
              label={labelOf(hex, view)}
              threatened={hit.includes(hex)}
            >
              {trapped && <Trap x={place.x} y={place.y} />}
              {view.sprung?.hex === hex && !trapped && <Sprung face={view.sprung.face} place={place} />}
            </Cell>
          </g>
        );
      })}
    </g>
  );
}

/** Turned over; it lies open until a fresh one is laid. */
function Sprung({ face, place: { x, y } }: { readonly face: TrapFace; readonly place: Place }) {
  return (
    <g className={styles.sprung} transform={`translate(${x} ${y})`}>
      <g>
        <path d={outlineAt({ x: 0, y: 0 }, 12)} fill="#f6e3cb" stroke="#7c2418" strokeWidth="4" />
        <image href={art(trapArt(face))} x="-24" y="-24" width="48" height="48" />
      </g>
    </g>
  );
}

export const trapArt = (face: TrapFace): string => `trap-${face.replace('damage', '')}`;

const NOWHERE = { hex: undefined, hit: [] };

/** Which hexes an area attack would hit, by the hex its options point at. */
function areaOptions({ decision }: BrawlScene): ReadonlyMap<HexId, readonly HexId[]> {
  const areas = new Map<HexId, readonly HexId[]>();
  for (const raw of decision?.options ?? []) {
    const option: BrawlOption = asBrawlOption(raw);
    if (option.do === 'aimArea')
      areas.set(option.at.hex, [...(areas.get(option.at.hex) ?? []), ...option.hexes]);
  }
  return areas;
}

const labelOf = (hex: HexId, view: BrawlScene['view']): string =>
  [t('Hex {hex}', { hex: hexNamed(hex) }), ...groundWords(hex, view)].join(', ');

/** Face down. */
function Trap({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className={styles.trap} transform={`translate(${x} ${y})`}>
      <path d={outlineAt({ x: 0, y: 3 }, 17)} fill="#1c0f0a" />
      <path d={outlineAt({ x: 0, y: 0 }, 17)} fill="#7c2418" stroke="#f3dcc0" strokeWidth="2" />
      <Glyph shape={icon.wolfTrapIcon} x={-15} y={-15} size={30} fill="#f6e3cb" />
    </g>
  );
}
