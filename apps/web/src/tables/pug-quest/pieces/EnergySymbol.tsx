import { classes } from '../../../ui/classes.ts';
import { Glyph } from '../../../ui/Icon.tsx';
import type { Energy } from '../vocabulary.ts';
import styles from './EnergySymbol.module.css';
import { ENERGY_LOOKS } from './energy-looks.ts';

/** The symbol for use inside another drawing, in a box of 40. */
export function EnergyMark({ energy }: { readonly energy: Energy }) {
  const { outline, glyph, colours } = ENERGY_LOOKS[energy];
  const fill = energy === 'joker' ? 'url(#pq-rainbow)' : `url(#pq-symbol-${energy})`;
  return (
    <>
      <path d={outline} fill={fill} stroke={colours[2]} strokeWidth="1.6" strokeLinejoin="round" />
      <path
        d={outline}
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="1.1"
        transform="translate(2.4 2.4) scale(.88)"
      />
      <Glyph shape={glyph} x={9} y={9.8} size={22} fill="rgb(20 6 0 / 45%)" />
      <Glyph shape={glyph} x={9} y={9} size={22} fill="#fffaf0" />
    </>
  );
}

interface EnergySymbolProps {
  readonly energy: Energy;
  /** Said instead of the energy's name: "1 Intellect in tax". */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** Colour, own outline and glyph: three ways to tell one energy from another. */
export function EnergySymbol({ energy, label = ENERGY_LOOKS[energy].name, className }: EnergySymbolProps) {
  return (
    <svg className={classes(styles.symbol, className)} viewBox="0 0 40 40" role="img" aria-label={label}>
      <title>{label}</title>
      <EnergyMark energy={energy} />
    </svg>
  );
}
