import type { Option, Ref } from '@questhall/kernel';
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Glyph } from '../../ui/Icon.tsx';
import type { IconShape } from '../../ui/icon-shape.ts';
import type { MedallionLooks } from '../../ui/Medallion.tsx';
import { MedallionDrawing } from '../../ui/Medallion.tsx';
import { svgButton, useTarget } from '../targets.tsx';
import styles from './Figure.module.css';

export interface FigureBadge {
  readonly id: string;
  readonly icon: IconShape;
  /** Said aloud: "Stunned". */
  readonly label: string;
}

export interface FigureProps extends MedallionLooks {
  /** What it is called on the table. */
  readonly at: Ref;
  /** Where it stands: what can be done there is done by a click on it, unless it is itself what can be chosen. */
  readonly on?: Ref;
  /** What a click on it could have meant, for the note that says why it is not possible. */
  readonly candidates?: readonly Option[];
  /** Its middle and its width, in units of the board. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Name and numbers, said aloud: "Barka, 2 of 5 wounds". */
  readonly label: string;
  /** Under the figure: life as a number. */
  readonly life?: { readonly left: number; readonly of: number };
  /** Wounds, as pips on the rim. */
  readonly wounds?: { readonly suffered: number; readonly of: number };
  readonly badges?: readonly FigureBadge[];
  /** Where it looks, in degrees clockwise from the right: a wedge at its rim. */
  readonly facing?: number;
  /** Whose turn it is, or who is played here. */
  readonly active?: boolean;
  /** It would be hit by what the pointer rests on. */
  readonly threatened?: boolean;
  /** Drawn instead of the medallion, in a box from -40 to 40. */
  readonly drawing?: ReactNode;
}

/** A figure on an SVG board: a medallion that takes part in the game. */
export function Figure(props: FigureProps) {
  const { at, on = at, candidates = [], x, y, size, label, life, wounds, badges = [], facing } = props;
  const { active = false, threatened = false, base, seat, art, framed, glyph, tone, drawing } = props;
  const own = useTarget(at, candidates);
  const ground = useTarget(on);
  const target = !own.legal && ground.legal ? ground : own;
  const { legal, pointed, asked, hint } = target;
  const glow = threatened ? styles.hit : legal ? styles.can : pointed ? styles.pointed : active && styles.you;
  const said = [label, ...badges.map((badge) => badge.label)].join(', ');
  return (
    <g
      {...svgButton(target, said)}
      className={classes(styles.figure, glow)}
      data-asked={asked || undefined}
      data-hinted={hint !== undefined || undefined}
      transform={`translate(${x} ${y}) scale(${size / 80})`}
    >
      <title>{said}</title>
      <g className={styles.body} data-body="" data-idle={active || undefined}>
        {facing !== undefined && (
          <path className={styles.facing} d="M33-15L52 0L33 15Z" transform={`rotate(${facing})`} />
        )}
        {drawing ?? (
          <MedallionDrawing
            base={base}
            {...(seat !== undefined && { seat })}
            {...(art !== undefined && { art })}
            {...(framed !== undefined && { framed })}
            {...(glyph !== undefined && { glyph })}
            {...(tone !== undefined && { tone })}
          />
        )}
        {wounds !== undefined && <Pips {...wounds} />}
        {life !== undefined && (
          <g className={styles.life}>
            <rect x="-21" y="25" width="42" height="19" rx="9.5" />
            <text x="0" y="39">
              {life.left}/{life.of}
            </text>
          </g>
        )}
        {badges.map(({ id, icon }, index) => (
          <g key={id} className={styles.badge} transform={`translate(${31 - index * 19} -34)`}>
            <circle r="10.5" />
            <Glyph shape={icon} x={-7.5} y={-7.5} size={15} fill="#fff4dc" />
          </g>
        ))}
      </g>
    </g>
  );
}

/** Pips on the lower rim, from left to right; those of wounds are full. */
function Pips({ suffered, of }: NonNullable<FigureProps['wounds']>) {
  const step = Math.min(20, 150 / Math.max(1, of - 1));
  return Array.from({ length: of }, (_, index) => {
    const angle = ((90 + ((of - 1) / 2 - index) * step) * Math.PI) / 180;
    const place = { cx: 35 * Math.cos(angle), cy: 35 * Math.sin(angle) };
    return { id: index, place, full: index < suffered };
  }).map(({ id, place, full }) => (
    <circle key={id} className={styles.pip} data-full={full} r="5" {...place} />
  ));
}
