import type { CSSProperties, ReactNode } from 'react';
import type { ButtonBind } from '../../../table/parts/button-bind.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconShape } from '../../../ui/icon-shape.ts';
import type { SeatNumber } from '../../../ui/seats.ts';
import { SEAT_STYLES } from '../../../ui/seats.ts';
import { icon } from '../icons.ts';
import type { Direction, EnergyType, Reach } from '../vocabulary.ts';
import styles from './CreatureCard.module.css';
import { EnergySymbol } from './EnergySymbol.tsx';
import { ENERGY_LOOKS } from './energy-looks.ts';
import { Hinted } from './Hinted.tsx';
import { LifeHearts } from './LifeHearts.tsx';
import { ReachSymbol } from './ReachSymbol.tsx';

export const CREATURE_KINDS = ['hero', 'monster', 'boss'] as const;
export type CreatureKind = (typeof CREATURE_KINDS)[number];

/** `can`: may be clicked now. `you`: yours. `hit`: an attack under way or forecast. `pointed`: named by the log. */
export const CREATURE_GLOWS = ['can', 'you', 'hit', 'pointed'] as const;
export type CreatureGlow = (typeof CREATURE_GLOWS)[number];

/** What it is being seen to do right now. */

export interface CreatureMark {
  readonly id: string;
  readonly icon: IconShape;
  readonly label: string;
  /** [PQ-ACTV-01] Of the pair of Activation tokens. */
  readonly colour?: string;
}

export interface CreatureCardProps {
  readonly kind: CreatureKind;
  readonly name: string;
  /** For narrow cards. */
  readonly short?: string;
  /** Address of the portrait. */
  readonly art?: string | undefined;
  readonly type: EnergyType;
  readonly initiative: number;
  readonly life: number;
  readonly maxLife: number;
  /** A hero's player: colour and pattern of the frame. */
  readonly seat?: SeatNumber;
  /** A monster's attack. */
  readonly attack?: { readonly reach: Reach; readonly damage: number; readonly side?: Direction };
  /** A monster's arrows. */
  readonly move?: { readonly steps: number; readonly dir?: Direction };
  readonly defend?: EnergyType;
  /** Activation tokens and treasures that lie on it. */
  readonly marks?: readonly CreatureMark[];
  readonly glow?: CreatureGlow | undefined;
  /** It stands behind another one in its lane: only its strip can be seen. */
  readonly behind?: boolean;
  /** A why-not is open for it. */
  readonly asked?: boolean;
  /** A hint advises it. */
  readonly hinted?: boolean;
  /** What a click would do, on the card's edge: "Attack 1". */
  readonly chip?: ReactNode;
  /** What an attack would do to it: "−2". */
  readonly forecast?: ReactNode;
  /** Said after what the card shows: what a click would do. */
  readonly can?: string | undefined;
  readonly bind?: ButtonBind;
}

const FRAMES: Readonly<Record<CreatureKind, string>> = {
  hero: 'M22 1.5H106Q126.5 1.5 126.5 22V124Q126.5 144.5 106 144.5H22Q1.5 144.5 1.5 124V22Q1.5 1.5 22 1.5Z',
  monster:
    'M13 1.5L30 6L46 1.5H82L98 6L115 1.5L126.5 13L123 30V116L126.5 132L115 144.5L98 141H30L13 144.5L1.5 132L5 116V30L1.5 13Z',
  boss: 'M14 10L24 1.5L34 7L49 1.5L64 8L79 1.5L94 7L104 1.5L114 10L126.5 16L122 34L126.5 52L122.5 73L126.5 94L122 112L126.5 130L114 136L104 144.5L64 140L24 144.5L14 136L1.5 130L6 112L1.5 94L5.5 73L1.5 52L6 34L1.5 16Z',
};

/** A hero (rounded), a monster (cut) or a boss (jagged). The strip with name and life faces away from the front. */
export function CreatureCard(props: CreatureCardProps) {
  const { kind, name, short, art, type, initiative, life, maxLife, seat } = props;
  const { marks = [], glow, behind = false, asked = false, hinted = false, chip, forecast } = props;
  return (
    <button
      {...props.bind}
      type="button"
      className={classes(
        styles.creature,
        styles[kind],
        behind && styles.behind,
        glow !== undefined && styles[glow],
      )}
      aria-label={saidOf(props)}
    >
      <span className={styles.face} data-body="">
        <Frame kind={kind} type={type} seat={seat} />
        {art !== undefined && <img className={styles.picture} src={art} alt="" draggable={false} />}
        {kind === 'hero' ? <EnergySymbol energy={type} className={styles.type} /> : <Foot {...props} />}
        <LifeHearts
          life={Math.max(0, life)}
          max={maxLife}
          most={kind === 'hero' ? 8 : 6}
          className={styles.life}
        />
        <span className={styles.strip}>
          <span className={styles.initiative} title={`Initiative ${initiative}`}>
            {initiative}
          </span>
          <span className={styles.name}>
            <span className={short === undefined ? undefined : styles.long}>{name}</span>
            {short !== undefined && <span className={styles.short}>{short}</span>}
          </span>
          {behind && <span className={styles.count}>{Math.max(0, life)}</span>}
        </span>
        {marks.length > 0 && (
          <span className={styles.marks}>
            {marks.map(({ id, icon, label, colour }) => (
              <span key={id} style={markStyle(colour)}>
                <Icon shape={icon} label={label} />
              </span>
            ))}
          </span>
        )}
        {forecast !== undefined && <span className={styles.forecast}>{forecast}</span>}
        {chip !== undefined && <span className={styles.chip}>{chip}</span>}
        {asked && <span className={styles.asked}>?</span>}
        {hinted && <Hinted />}
      </span>
    </button>
  );
}

const markStyle = (colour: string | undefined): (CSSProperties & Record<'--token', string>) | undefined =>
  colour === undefined ? undefined : { '--token': colour };

/** A monster's type, arrows, defence and attack. */
function Foot({ type, move, defend, attack }: CreatureCardProps) {
  return (
    <span className={styles.foot}>
      <EnergySymbol energy={type} />
      {move !== undefined && move.steps > 0 && (
        <span className={styles.move}>
          {move.dir === 'left' && '◂'}
          {move.steps}
          {move.dir === 'right' && '▸'}
          {move.dir === undefined && '↔'}
        </span>
      )}
      {defend !== undefined && (
        <span className={styles.defend} title={`Defends on ${ENERGY_LOOKS[defend].name}`}>
          <Icon shape={icon.shieldIcon} />
        </span>
      )}
      {attack !== undefined && (
        <span className={styles.attack}>
          <ReachSymbol reach={attack.reach} {...(attack.side && { side: attack.side })} />
          <b>{attack.damage}</b>
        </span>
      )}
    </span>
  );
}

function saidOf({
  kind,
  name,
  type,
  initiative,
  life,
  maxLife,
  attack,
  defend,
  marks = [],
  can,
}: CreatureCardProps): string {
  return [
    name,
    `${ENERGY_LOOKS[type].name} ${kind}`,
    `initiative ${initiative}`,
    `${Math.max(0, life)} of ${maxLife} life`,
    attack && `attack ${attack.damage}, ${attack.reach.replace('-', ' ')}`,
    defend && `defends on ${ENERGY_LOOKS[defend].name}`,
    ...marks.map(({ label }) => label),
    can,
  ]
    .filter(Boolean)
    .join(', ');
}

interface FrameProps {
  readonly kind: CreatureKind;
  readonly type: EnergyType;
  readonly seat: SeatNumber | undefined;
}

function Frame({ kind, type, seat }: FrameProps) {
  const ring = seat === undefined ? undefined : SEAT_STYLES[seat];
  const inside = 'translate(7 7) scale(.89 .904)';
  return (
    <svg className={styles.frame} viewBox="0 0 128 146" preserveAspectRatio="none" aria-hidden="true">
      <path
        d={FRAMES[kind]}
        fill={`url(#pq-stock-${kind})`}
        stroke={ring?.colour ?? (kind === 'boss' ? '#2c0f22' : '#3d2417')}
        strokeWidth={ring === undefined ? 3 : 3.4}
      />
      {ring?.dashes !== undefined && (
        <path
          d={FRAMES[kind]}
          fill="none"
          stroke="#fff"
          strokeOpacity=".8"
          strokeWidth="2.2"
          strokeDasharray={ring.dashes}
          strokeLinecap={ring.round ? 'round' : 'butt'}
        />
      )}
      <path d={FRAMES[kind]} transform={inside} fill={`url(#pq-ground-${type})`} />
      <path d={FRAMES[kind]} transform={inside} fill={`url(#pq-pattern-${type})`} />
    </svg>
  );
}
