/** Squares that stop both feet and eyes: walls within the tile, woods, hedges, pillars. */
import { Fragment } from 'react';
import { chances, GOLD, INK, SIDE, short } from './ink.ts';
import styles from './room.module.css';
import type { Block } from './rooms.ts';

interface BlocksProps {
  readonly block: Block;
  /** Columns and rows, as `3 4`. */
  readonly cells: ReadonlySet<string>;
  readonly rows: readonly string[];
  readonly x: number;
  readonly y: number;
}

interface Cell {
  readonly key: string;
  readonly left: number;
  readonly top: number;
  /** Open ground at this side. */
  readonly open: {
    readonly up: boolean;
    readonly down: boolean;
    readonly left: boolean;
    readonly right: boolean;
  };
}

export function Blocks({ block, cells, rows, x, y }: BlocksProps) {
  const isOpen = (column: number, row: number): boolean => !['#', undefined].includes(rows[row]?.[column]);
  const found = [...cells].map((key): Cell => {
    const [column = 0, row = 0] = key.split(' ').map(Number);
    return {
      key,
      left: x + column * SIDE,
      top: y + row * SIDE,
      open: {
        up: isOpen(column, row - 1),
        down: isOpen(column, row + 1),
        left: isOpen(column - 1, row),
        right: isOpen(column + 1, row),
      },
    };
  });
  return (
    <>
      {found.map((cell) => (
        <Shadow key={cell.key} cell={cell} />
      ))}
      {block === 'masonry' ? (
        <Masonry cells={found} />
      ) : (
        found.map((cell) => <Single key={cell.key} block={block} cell={cell} />)
      )}
    </>
  );
}

/** It falls down and to the right. */
function Shadow({ cell: { left, top, open } }: { readonly cell: Cell }) {
  return (
    <>
      {open.down && <rect x={left} y={top + SIDE} width={SIDE} height="30" fill="url(#dl-shade-down)" />}
      {open.right && <rect x={left + SIDE} y={top} width="24" height={SIDE} fill="url(#dl-shade-right)" />}
    </>
  );
}

const FACE = 17;

function Masonry({ cells }: { readonly cells: readonly Cell[] }) {
  const rim = cells
    .map(({ left, top, open }) =>
      [
        open.up && `M${left} ${top}h${SIDE}`,
        open.down && `M${left} ${top + SIDE}h${SIDE}`,
        open.left && `M${left} ${top}v${SIDE}`,
        open.right && `M${left + SIDE} ${top}v${SIDE}`,
      ]
        .filter(Boolean)
        .join(''),
    )
    .join('');
  return (
    <>
      {cells.map(({ key, left, top, open }) => (
        <Fragment key={key}>
          <rect x={left - 0.3} y={top - 0.3} width={SIDE + 0.6} height={SIDE + 0.6} fill="url(#dl-rock)" />
          <rect x={left} y={top} width={SIDE} height={SIDE} fill="url(#dl-hatch)" />
          {open.up && <path d={`M${left} ${top + 2.6}h${SIDE}`} className={styles.lit} />}
          {open.down && <BrickFace left={left} top={top + SIDE - FACE} />}
        </Fragment>
      ))}
      <path d={rim} className={styles.rimInk} />
      <path d={rim} className={styles.rim} />
    </>
  );
}

/** Bricks towards the viewer. */
function BrickFace({ left, top }: { readonly left: number; readonly top: number }) {
  return (
    <>
      <rect x={left} y={top} width={SIDE} height={FACE} fill="url(#dl-face)" />
      <path
        className={styles.mortar}
        d={`M${left} ${top + FACE / 2}h${SIDE}M${left + 14} ${top}v${FACE / 2}M${left + 38} ${top}v${FACE / 2}M${left + 3} ${top + FACE / 2}v${FACE / 2}M${left + 27} ${top + FACE / 2}v${FACE / 2}`}
      />
      <path d={`M${left} ${top}h${SIDE}`} stroke={GOLD} strokeWidth="1.3" />
    </>
  );
}

function Single({ block, cell }: { readonly block: Exclude<Block, 'masonry'>; readonly cell: Cell }) {
  const [x, y] = [cell.left + SIDE / 2, cell.top + SIDE / 2];
  const grown = block === 'trees' || block === 'hedge';
  return (
    <g transform={`translate(${x} ${y})`}>
      {grown ? <Grown block={block} seed={cell.left * 7 + cell.top * 13} /> : BUILT[block]}
    </g>
  );
}

const LEAVES = {
  trees: { ground: '#14282c', dark: '#24493f', mid: '#376850', light: '#578a61', speck: '#a9d68f' },
  hedge: { ground: '#152820', dark: '#264d36', mid: '#3a6b45', light: '#5a8c54', speck: '#e0607a' },
} as const;

/** Crowns over crowns, lit from above; a hedge is clipped square and has roses in it. */
function Grown({ block, seed }: { readonly block: 'trees' | 'hedge'; readonly seed: number }) {
  const chance = chances(seed);
  const { ground, dark, mid, light, speck } = LEAVES[block];
  const crown = (reach: number, spread: number, lift: number): string => {
    const [x, y] = [(chance() - 0.5) * spread, (chance() - 0.5) * spread - lift];
    const points = Array.from({ length: 9 }, (_, at) => {
      const angle = (at / 9) * 2 * Math.PI;
      const far = reach * (0.86 + chance() * 0.28);
      return `${short(x + far * Math.cos(angle))} ${short(y + far * Math.sin(angle) * 0.92)}`;
    });
    const [first = '0 0', ...others] = points;
    const bumps = [...others, first].map(
      (point) => `A${short(reach * 0.42)} ${short(reach * 0.42)} 0 0 1 ${point}`,
    );
    return `M${first}${bumps.join('')}Z`;
  };
  const square = block === 'hedge';
  return (
    <>
      <rect x="-24" y="-24" width="48" height="48" fill={ground} />
      <path d={crown(square ? 22 : 23, 4, 0)} fill={dark} stroke={INK} strokeWidth="1.6" />
      {square && (
        <rect x="-23" y="-23" width="46" height="46" rx="7" fill={dark} stroke={INK} strokeWidth="2" />
      )}
      <path
        d={`${crown(15, 14, 3)}${crown(12, 22, 0)}`}
        fill={mid}
        stroke={INK}
        strokeWidth="1.1"
        strokeOpacity=".7"
      />
      <path d={`${crown(9, 14, 7)}${crown(7, 20, 5)}`} fill={light} />
      {square ? (
        [0, 1, 2].map((rose) => (
          <circle
            key={rose}
            cx={short(chance() * 32 - 16)}
            cy={short(chance() * 32 - 16)}
            r="3"
            fill={speck}
            stroke={INK}
          />
        ))
      ) : (
        <path
          d={Array.from(
            { length: 5 },
            () => `M${short(chance() * 30 - 15)} ${short(chance() * 26 - 16)}l2.4-3`,
          ).join('')}
          stroke={speck}
          strokeWidth="1.4"
          strokeLinecap="round"
        />
      )}
    </>
  );
}

const BUILT: { readonly [block in 'pillar' | 'card' | 'ice']: React.ReactNode } = {
  pillar: (
    <>
      <rect x="-22" y="-22" width="44" height="46" rx="2" fill="#232b5a" stroke={INK} strokeWidth="2.4" />
      <rect x="-22" y="14" width="44" height="10" fill="url(#dl-face)" />
      <rect x="-22" y="-22" width="44" height="36" fill="url(#dl-hatch)" />
      <rect x="-20.5" y="-20.5" width="41" height="33" fill="none" stroke={GOLD} strokeWidth="1.5" />
      <circle cy="-4" r="17" fill="#0d1230" />
      <circle cy="-5" r="16" fill="url(#dl-stone)" stroke={INK} strokeWidth="1.6" />
      <circle cy="-5" r="11" fill="none" stroke="#2a3262" strokeWidth="1.4" />
      <circle cy="-5" r="6.5" fill="#8f98c6" stroke="#2a3262" strokeWidth="1.2" />
    </>
  ),
  card: (
    <>
      <rect x="-20" y="-20" width="44" height="46" rx="4" fill="#02040f" opacity=".5" />
      <rect x="-21" y="-23" width="42" height="47" rx="4" fill="#241a3c" stroke={INK} strokeWidth="2.2" />
      <rect x="-21" y="-25" width="42" height="44" rx="4" fill="#f3e6cc" stroke={INK} strokeWidth="2" />
      <rect
        x="-17.5"
        y="-21.5"
        width="35"
        height="37"
        rx="2.5"
        fill="#7a2440"
        stroke={GOLD}
        strokeWidth="1.4"
      />
      <path
        d="M-17-13L-9-21M-17-3L1-21M-17 7L11-21M-13 15L17-15M-3 15L17-5M7 15L17 5M17-13L9-21M17-3L-1-21M17 7L-11-21M13 15L-17-15M3 15L-17-5M-7 15L-17 5"
        stroke="#d98a92"
        strokeOpacity=".5"
      />
      <circle cy="-3" r="10" fill="#f3e6cc" stroke={INK} strokeWidth="1.3" />
      <path
        d="M0 4C-8-2-8-8-4-9.5-1-10 0-7 0-7S1-10 4-9.5C8-8 8-2 0 4Z"
        fill="#b03a4c"
        stroke={INK}
        strokeWidth="1"
      />
    </>
  ),
  ice: (
    <>
      <rect x="-24" y="-24" width="48" height="48" fill="#1d3f6b" opacity=".55" />
      <path
        d="M-23 22L-22-8L-12-24L4-20L10-24L23-8L22 22Q0 27-23 22Z"
        fill="#8fc3e4"
        stroke={INK}
        strokeWidth="2.2"
      />
      <path d="M-22-8L-12-24L-5-4L-8 24L-23 22Z" fill="#c3e5f7" />
      <path d="M4-20L-5-4L8 0L10-24Z" fill="#dff3fd" />
      <path d="M8 0L23-8L22 22L10 24Z" fill="#5c95c4" />
      <path d="M-5-4L8 0L10 24L-8 24Z" fill="#79b3da" />
      <path d="M-17-10L-14 18M-1-1L1 20M14-4L15 18" stroke="#fff" strokeOpacity=".6" strokeWidth="1.3" />
    </>
  ),
};
