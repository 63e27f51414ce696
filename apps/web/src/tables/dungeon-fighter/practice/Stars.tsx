/** Up to three stars. */
import type { Stars as Count } from './stations.ts';

const STAR = 'M12 2l3 6.6 7 .8-5.2 4.8 1.5 7L12 17.6 5.7 21.2l1.5-7L2 9.4l7-.8Z';

export function Stars({ count, size }: { readonly count: Count; readonly size: number }) {
  return (
    <svg
      width={size * 3}
      height={size}
      viewBox="0 0 72 24"
      role="img"
      aria-label={`${count} of 3 stars`}
      style={{ flex: 'none' }}
    >
      {[0, 1, 2].map((at) => (
        <path
          key={at}
          d={STAR}
          transform={`translate(${at * 24} 0)`}
          fill={at < count ? '#ffc95c' : 'none'}
          stroke={at < count ? '#7a4a08' : '#8a7250'}
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
