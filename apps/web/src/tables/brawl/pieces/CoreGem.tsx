import type { Core } from '@questhall/games/brawl';
import { useId } from 'react';
import { t } from '../../../language/texts.ts';
import { Glyph } from '../../../ui/Icon.tsx';
import { CORE_LOOKS } from '../logic/cores.ts';
import { printed } from '../printed.ts';
import styles from './CoreGem.module.css';

interface CoreGemProps {
  readonly core: Core;
  /** An empty setting is left where the gem was. */
  readonly spent?: boolean;
}

export function CoreGem({ core, spent = false }: CoreGemProps) {
  const id = useId();
  const { light, dark, line, icon, shape, sign } = CORE_LOOKS[core];
  const [x, y, size] = sign;
  const name = printed.names.cores[core];
  const label = spent ? t('{core}, spent', { core: name }) : name;
  return (
    <svg className={styles.gem} viewBox="-1 -1 42 42" role="img" aria-label={label}>
      <title>{label}</title>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
      </defs>
      <path
        d={shape}
        fill={spent ? '#241a13' : `url(#${id})`}
        stroke={spent ? '#7b6650' : line}
        strokeWidth="1.8"
      />
      <path
        d={shape}
        transform="translate(2.6 2.6) scale(.87)"
        fill="none"
        stroke="#fff"
        strokeOpacity={spent ? 0.12 : 0.5}
        strokeWidth="1.2"
      />
      <Glyph shape={icon} x={x} y={y} size={size} fill={spent ? '#7b6650' : '#fffaf0'} />
    </svg>
  );
}
