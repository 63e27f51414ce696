import { useBoardWay } from '../../../table/frame/BoardRoom.tsx';
import type { Scene } from '../../../table/game-table.ts';
import { useTarget } from '../../../table/targets.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import type { TableView } from '../logic/after.ts';
import { worldType } from '../logic/cards.ts';
import { EnergySymbol } from '../pieces/EnergySymbol.tsx';
import { ENERGY_LOOKS } from '../pieces/energy-looks.ts';
import styles from './Market.module.css';
import { TreasureFace } from './TreasureFace.tsx';

/** [PQ-MKT] The stall where the monsters stood. */
export function Market({ scene }: { readonly scene: Scene<TableView> }) {
  const { view, decision } = scene;
  const type = worldType(view);
  const free = decision?.kind === 'market' && decision.about.price === 0;
  return (
    <section className={styles.market} aria-label="Market">
      <header>
        <Icon shape={icon.shopIcon} />
        <h3>Market</h3>
        <div>
          {free ? (
            'free for you'
          ) : (
            <>
              1 <EnergySymbol energy={type} /> {ENERGY_LOOKS[type].name} each, or a treasure in exchange
            </>
          )}
        </div>
      </header>
      <ul>
        {view.market.map((treasure) => (
          <li key={treasure}>
            <Offer scene={scene} treasure={treasure} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offer({ scene, treasure }: { readonly scene: Scene<TableView>; readonly treasure: string }) {
  const { view } = scene;
  const at = { card: treasure };
  const buy = { do: 'buy', treasure, at };
  const { options, legal, hint, bind } = useTarget(at, [buy]);
  const narrow = useBoardWay() > 0;
  const buys = options.some((option) => option.do === 'buy');
  return (
    <TreasureFace
      id={treasure}
      view={view}
      can={legal}
      tag={legal ? (buys ? (options.length > 1 ? 'Buy or swap' : 'Buy') : 'Swap') : undefined}
      row={narrow}
      hinted={hint !== undefined}
      bind={bind}
    />
  );
}
