import { useTarget } from '../../../table/targets.tsx';
import type { DfScene } from '../logic/scene.ts';
import styles from './ShopMeter.module.css';

const SHOPS = 3;

/** How far it is to the next Shop, or that the Boss is next; its large card has the decks and all that was put away. */
export function ShopMeter({ view: { icons, iconsNeeded, shops, phase } }: DfScene) {
  const target = useTarget({ pile: 'table' });
  return (
    <button type="button" {...target.bind} className={styles.meter} aria-disabled>
      {phase === 'boss' || shops >= SHOPS ? (
        'The Boss waits behind the last Shop'
      ) : (
        <Way icons={icons} iconsNeeded={iconsNeeded} shop={shops + 1} />
      )}
    </button>
  );
}

interface WayProps {
  readonly icons: number;
  readonly iconsNeeded: number;
  readonly shop: number;
}

function Way({ icons, iconsNeeded, shop }: WayProps) {
  const left = Math.max(0, iconsNeeded - icons);
  return (
    <>
      Shop {shop} of {SHOPS}
      <b>{left}</b>
      <span role="img" aria-label={`${icons} of ${iconsNeeded} signs, ${left} to go`}>
        {Array.from({ length: iconsNeeded }, (_, at) => at).map((at) => (
          <i key={at} data-on={at < icons} />
        ))}
      </span>
    </>
  );
}
