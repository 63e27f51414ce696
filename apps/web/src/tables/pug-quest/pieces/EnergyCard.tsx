import { shellIcon } from '../../../icons/icons.ts';
import type { ButtonBind } from '../../../table/parts/button-bind.ts';
import { classes } from '../../../ui/classes.ts';
import { Glyph, Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import type { Energy } from '../vocabulary.ts';
import styles from './EnergyCard.module.css';
import { EnergyMark } from './EnergySymbol.tsx';
import { ENERGY_LOOKS } from './energy-looks.ts';
import { Hinted } from './Hinted.tsx';

/** `can`: may be clicked now. `pays`: would pay for what is pointed at. `chosen`: picked for the present choice. */
export const ENERGY_CARD_STATES = ['idle', 'can', 'pays', 'chosen'] as const;
export type EnergyCardState = (typeof ENERGY_CARD_STATES)[number];

interface EnergyCardProps {
  readonly energy: Energy;
  readonly state?: EnergyCardState;
  /** Said aloud; by default "Spirit energy". */
  readonly label?: string;
  readonly hinted?: boolean;
  /** Makes the card a button. A card that cannot be used is one too: its click is answered by a why-not. */
  readonly bind?: ButtonBind | undefined;
}

export function EnergyCard({ energy, state = 'idle', label, hinted = false, bind }: EnergyCardProps) {
  const { name, colours } = ENERGY_LOOKS[energy];
  const face = (
    <>
      <svg viewBox="0 0 92 130" aria-hidden="true">
        <rect
          x=".75"
          y=".75"
          width="90.5"
          height="128.5"
          rx="11"
          fill="#fdf5e1"
          stroke="rgb(60 34 14 / 60%)"
          strokeWidth="1.5"
        />
        <rect
          x="6"
          y="6"
          width="80"
          height="118"
          rx="7"
          fill={energy === 'joker' ? 'url(#pq-rainbow)' : `url(#pq-card-${energy})`}
        />
        <rect x="6" y="6" width="80" height="118" rx="7" fill={`url(#pq-pattern-${energy})`} />
        <rect x="6" y="6" width="80" height="118" rx="7" fill="url(#pq-gloss)" />
        <circle className={styles.halo} cx="46" cy="58" r="31" />
        <g transform="translate(21 33) scale(1.25)">
          <EnergyMark energy={energy} />
        </g>
        <g transform="translate(9 9) scale(.5)">
          <EnergyMark energy={energy} />
        </g>
      </svg>
      <span className={styles.name} style={{ color: colours[2] }}>
        {name}
      </span>
      {state === 'chosen' && <Icon shape={shellIcon.checkMarkIcon} className={styles.tick} />}
      {hinted && <Hinted />}
    </>
  );
  const className = classes(styles.card, styles[state]);
  const said = label ?? `${name} energy`;
  return bind === undefined ? (
    <span className={className} role="img" aria-label={said}>
      {face}
    </span>
  ) : (
    <button
      {...bind}
      type="button"
      className={className}
      aria-label={said}
      aria-pressed={state === 'chosen' || undefined}
    >
      {face}
    </button>
  );
}

interface EnergyDeckProps {
  readonly count: number;
  readonly can?: boolean;
  readonly hinted?: boolean;
  readonly bind?: ButtonBind | undefined;
}

/** The face-down deck of Energy cards. */
export function EnergyDeck({ count, can = false, hinted = false, bind }: EnergyDeckProps) {
  const label = `Energy deck, ${count} cards`;
  const face = (
    <>
      <svg viewBox="0 0 92 130" aria-hidden="true">
        <rect x="7" y="6" width="84" height="123" rx="11" fill="#3a2417" />
        <rect x="4" y="3.5" width="86" height="124" rx="11" fill="#5d3d27" />
        <rect x="1" y="1" width="87" height="124" rx="11" fill="#8b5e38" stroke="#3d2417" strokeWidth="1.5" />
        <rect x="7" y="7" width="75" height="112" rx="7" fill="#b67a3a" stroke="#f0d29a" strokeWidth="1.5" />
        <rect x="7" y="7" width="75" height="112" rx="7" fill="url(#pq-pattern-joker)" />
        <Glyph shape={icon.pawPrintIcon} x={19.5} y={36} size={50} fill="#fdf3dc" />
      </svg>
      <b className={styles.count}>{count}</b>
      {hinted && <Hinted />}
    </>
  );
  const className = classes(styles.card, can && styles.can);
  return bind === undefined ? (
    <span className={className} role="img" aria-label={label}>
      {face}
    </span>
  ) : (
    <button {...bind} type="button" className={className} aria-label={label}>
      {face}
    </button>
  );
}
