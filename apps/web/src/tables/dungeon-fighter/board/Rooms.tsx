/** Between combats: the ways the Leader may choose from, what was found, the Shop, the fire. */

import type { DfView } from '@questhall/games/dungeon-fighter';
import { roomCard, roomText } from '@questhall/games/dungeon-fighter';
import type { Option } from '@questhall/kernel';
import type { ReactNode } from 'react';
import { art } from '../../../art/dungeon-fighter/index.ts';
import { useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { icon } from '../icons.ts';
import type { DfScene } from '../logic/scene.ts';
import { heroName } from '../logic/scene.ts';
import { GearCard } from '../pieces/GearCard.tsx';
import styles from './Rooms.module.css';

/** The Leader sees the cards, the others their backs. */
export function Paths({ view: { paths, pathsHeld, leader, room } }: { readonly view: DfView }) {
  if (room !== null && pathsHeld === 0)
    return (
      <Stage title="The party goes on">
        <PathCard room={room} />
      </Stage>
    );
  const backs = Array.from({ length: paths === null ? pathsHeld : 0 }, (_, at) => at);
  return (
    <Stage title={leader === '' ? 'The labyrinth' : `${heroName(leader)} leads the way`}>
      {paths?.map((card) => (
        <PathCard key={card} room={card} />
      ))}
      {backs.map((at) => (
        <span key={at} className={styles.back}>
          <Icon shape={icon.dungeonGateIcon} label="A room that only the Leader sees" />
        </span>
      ))}
    </Stage>
  );
}

function Stage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.stage} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.cards}>{children}</div>
    </section>
  );
}

function PathCard({ room }: { readonly room: string }) {
  const going = { do: 'path', card: room, at: { card: room } };
  const target = useTarget({ card: room }, [going]);
  const card = roomCard(room);
  const picture = art(card.picture);
  return (
    <button
      type="button"
      {...target.bind}
      className={classes(styles.path, target.legal && styles.can)}
      aria-disabled={!target.legal || undefined}
    >
      <span className={styles.picture}>
        {picture === undefined ? <Icon shape={icon.stonePathIcon} /> : <img src={picture} alt="" />}
      </span>
      <b>{card.name}</b>
      {roomText(card).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {card.icons > 0 && (
        <em>
          <ShopIcons count={card.icons} />
        </em>
      )}
    </button>
  );
}

const ShopIcons = ({ count }: { readonly count: number }) => (
  <span className={styles.icons}>
    {Array.from({ length: count }, (_, at) => at).map((at) => (
      <i key={at} />
    ))}
    <small>{count} towards the Shop</small>
  </span>
);

export function Found({ card }: { readonly card: string }) {
  return (
    <Stage title="Something was left here">
      <div className={styles.sale}>
        <GearCard id={card} large />
      </div>
    </Stage>
  );
}

export function Shop({ scene }: { readonly scene: DfScene }) {
  const { view, names } = scene;
  const { proposal } = view;
  return (
    <section className={styles.stage} aria-label="Shop">
      <h2>
        <Icon shape={icon.shopIcon} className={styles.sign} /> Shop {view.shops} of 3
      </h2>
      {proposal !== null && (
        <p className={styles.proposal}>{names[proposal.seat]} proposes something to buy.</p>
      )}
      <div className={styles.goods}>
        {view.display.map((card) => (
          <div key={card} className={styles.sale} data-proposed={proposal?.card === card}>
            <GearCard id={card} large candidates={[buying(card, view.leader)]} />
          </div>
        ))}
      </div>
      <div className={styles.counter}>
        <Service
          at="gold"
          shape={icon.healingIcon}
          name="Heal everybody by 1"
          price={1}
          candidate={{ do: 'buyHealing' }}
        />
        <Service
          at="white"
          shape={icon.perspectiveDiceSixIcon}
          name="A white die"
          price={2}
          candidate={{ do: 'buyDie' }}
        />
      </div>
    </section>
  );
}

interface ServiceProps {
  readonly at: 'gold' | 'white';
  readonly shape: IconShape;
  readonly name: string;
  readonly price: number;
  readonly candidate: { readonly do: string };
}

function Service({ at, shape, name, price, candidate }: ServiceProps) {
  const target = useTarget({ chest: at }, [{ ...candidate, at: { chest: at } }]);
  return (
    <button
      type="button"
      {...target.bind}
      className={classes(styles.service, target.legal && styles.can)}
      aria-disabled={!target.legal || undefined}
    >
      <Icon shape={shape} />
      <b>{name}</b>
      <em>
        {price}
        <span className="sr-only"> Gold</span>
      </em>
    </button>
  );
}

export function Rest({ view }: { readonly view: DfView }) {
  return (
    <section className={styles.stage} aria-label="Resting">
      <h2>The party rests</h2>
      <span className={styles.fire}>
        <Icon shape={icon.campfireIcon} />
      </span>
      <p className={styles.proposal}>
        {view.iconsNeeded - view.icons > 0
          ? `${view.iconsNeeded - view.icons} more signs until the Shop.`
          : 'The Shop is just around the corner.'}
      </p>
    </section>
  );
}

/** What a click on it could have meant. */
const buying = (card: string, hero: string): Option =>
  Object.assign({ do: 'buy', at: { card } }, { card, hero });
