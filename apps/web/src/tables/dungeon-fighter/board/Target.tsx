/** The drawn table, for whoever has no graphics: the same picture as in three dimensions, from above at a slant. */
import { BOARD } from '@questhall/dice-table';
import type { CombatView, LyingTemplate } from '@questhall/games/dungeon-fighter';
import { DIE_NAMES, TEMPLATE_NAMES } from '@questhall/games/dungeon-fighter';
import { SvgBoard } from '../../../table/parts/SvgBoard.tsx';
import { svgButton, useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { Glyph } from '../../../ui/Icon.tsx';
import type { Picture, Piece } from '../arena/arena.ts';
import type { OnFlat } from '../logic/flat.ts';
import { FLAT_BOX as BOX, flatFrom, turnedBy } from '../logic/flat.ts';
import { TEMPLATE_ICONS, TEMPLATE_TONES } from '../logic/looks.ts';
import type { Spot } from '../logic/place.ts';
import { BUSHES, SLANT } from '../logic/place.ts';
import { DieCube } from '../pieces/DieCube.tsx';
import { Bush, Disc } from './Disc.tsx';
import { FlatGadgets } from './FlatGadgets.tsx';
import { AimedAt, Ghost, LastWay } from './FlatWays.tsx';
import styles from './Target.module.css';

interface TargetProps {
  readonly picture: Picture;
  readonly combat: CombatView;
}

export function Target({ picture, combat }: TargetProps) {
  const { board, az, pieces, gadgets, trace, ghost, aim, marks } = picture;
  const onFlat = flatFrom(az);
  /** What is nearer is drawn over what is farther. */
  const depth = ({ placed }: Piece): number => onFlat({ ...placed.at, y: 0 }).y;
  const cubes = pieces.filter(({ is }) => 'die' in is).sort((a, b) => depth(a) - depth(b));
  return (
    <SvgBoard box={BOX}>
      <Disc board={board} lit={marks?.field} turned={turnedBy(az)} />
      {pieces.map(({ key, is, placed }) => {
        if (!('template' in is) || key === 'held') return null;
        const lying = combat.templates.find(({ template }) => template === is.template);
        return lying && <TemplateDisc key={key} lying={lying} at={onFlat(placed.at)} />;
      })}
      {picture.bushes &&
        BUSHES.map(({ x, y }) => (
          <Bush key={`${x} ${y}`} {...onFlat({ x: x / 100, y: BOARD.top, z: y / 100 })} />
        ))}
      {gadgets && <FlatGadgets gadgets={gadgets} onFlat={onFlat} />}
      {ghost && <Ghost ghost={ghost} onFlat={onFlat} />}
      {trace && <LastWay trace={trace} onFlat={onFlat} />}
      {cubes.map((piece) => (
        <Cube key={piece.key} piece={piece} onFlat={onFlat} />
      ))}
      {aim && <AimedAt aim={aim} onFlat={onFlat} />}
    </SvgBoard>
  );
}

interface TemplateDiscProps {
  readonly lying: LyingTemplate;
  readonly at: Spot;
}

function TemplateDisc({ lying: { template }, at: { x, y } }: TemplateDiscProps) {
  const target = useTarget({ template });
  return (
    <g
      {...svgButton(target, `${TEMPLATE_NAMES[template]} Template on the board`)}
      transform={`translate(${x} ${y})`}
      className={classes(styles.piece, target.legal && styles.can)}
    >
      <ellipse cy="3" rx="30" ry={30 * SLANT} fill="#000" opacity=".35" />
      <ellipse rx="30" ry={30 * SLANT} fill={TEMPLATE_TONES[template]} stroke="#fff4df" strokeWidth="2" />
      <Glyph shape={TEMPLATE_ICONS[template]} x={-15} y={-15} size={30} fill="#fff8e6" />
    </g>
  );
}

const FACES = {
  icon: ', icon up',
  blank: '',
  rethrow: ', Re-throw up',
  selfHeal: ', Self Healing up',
  smash: ', hammer up',
  coin: ', coin up',
} as const;

interface CubeProps {
  readonly piece: Piece;
  readonly onFlat: OnFlat;
}

function Cube({ piece: { is, placed }, onFlat }: CubeProps) {
  if (!('die' in is)) return null;
  const size = is.die === 'big' ? 46 : is.die === 'tiny' ? 22 : 30;
  const { x, y } = onFlat(placed.at);
  const ground = onFlat({ ...placed.at, y: 0 });
  return (
    <g>
      <ellipse
        cx={ground.x + 2}
        cy={ground.y + 4}
        rx={size * 0.42}
        ry={size * 0.2}
        fill="#000"
        opacity=".4"
      />
      <g transform={`translate(${x - size / 2} ${y - size * 0.62})`}>
        <svg
          width={size}
          height={size}
          viewBox="0 0 64 64"
          role="img"
          aria-label={`${DIE_NAMES[is.die]}${FACES[is.face]}`}
        >
          <DieCube die={is.die} face={is.face} />
        </svg>
      </g>
    </g>
  );
}
