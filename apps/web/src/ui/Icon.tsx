import { classes } from './classes.ts';
import styles from './Icon.module.css';
import type { IconShape } from './icon-shape.ts';

interface IconProps {
  readonly shape: IconShape;
  /** Said aloud and shown on hover. Without it the icon is decoration and stays silent. */
  readonly label?: string;
  readonly className?: string | undefined;
}

export function Icon({ shape, label, className }: IconProps) {
  return label === undefined ? (
    <svg className={classes(styles.icon, className)} viewBox="0 0 512 512" aria-hidden="true">
      <path d={shape} />
    </svg>
  ) : (
    <svg className={classes(styles.icon, className)} viewBox="0 0 512 512" role="img" aria-label={label}>
      <title>{label}</title>
      <path d={shape} />
    </svg>
  );
}

interface GlyphProps {
  readonly shape: IconShape;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

/** An icon placed inside another drawing. */
export function Glyph({ shape, x, y, size, fill }: GlyphProps) {
  return <path d={shape} fill={fill} transform={`translate(${x} ${y}) scale(${size / 512})`} />;
}
