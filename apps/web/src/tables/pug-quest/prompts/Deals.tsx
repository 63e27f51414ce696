import { asPugOption, ENERGIES, nameOf } from '@questhall/games/pug-quest';
import type { Json, Option } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import type { Scene } from '../../../table/game-table.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import type { TableView } from '../logic/after.ts';
import { artOf } from '../logic/art.ts';
import { EnergyCard } from '../pieces/EnergyCard.tsx';
import { TreasureTag } from '../pieces/TreasureCard.tsx';
import type { Energy } from '../vocabulary.ts';
import { Face } from './Choices.tsx';
import styles from './prompts.module.css';

const isEnergy = (card: string): card is Energy => ENERGIES.some((energy) => energy === card);

const listOf = (cards: Json | undefined): readonly string[] =>
  Array.isArray(cards) ? cards.map((card) => String(card)) : [];

interface GoodsProps {
  readonly cards: readonly string[];
  readonly view: TableView;
  /** What one may still add; without it the goods are only to be looked at. */
  readonly onCard?: (card: string) => void;
  readonly optionOf?: (card: string) => Option | undefined;
}

/** Energy cards and treasures that change hands, or could. */
function Goods({ cards, view, onCard, optionOf }: GoodsProps) {
  const places = cards.map((card, at) => ({ id: `${card}${at}`, card }));
  return (
    <div className={styles.goods}>
      {places.map(({ id, card }) => {
        const option = optionOf?.(card);
        const bind = onCard && {
          onClick: () => onCard(card),
          ...(option && { 'data-option': canonical(option) }),
        };
        return isEnergy(card) ? (
          <EnergyCard key={id} energy={card} state={onCard ? 'can' : 'idle'} bind={bind} />
        ) : (
          <TreasureTag key={id} name={nameOf(card, view)} art={artOf(card, view)} bind={bind} />
        );
      })}
      {cards.length === 0 && <span className={styles.nothing}>nothing yet</span>}
    </div>
  );
}

interface SideProps {
  readonly scene: Scene<TableView>;
  readonly hero: string;
  readonly title: string;
  readonly offered: readonly string[];
  readonly deed?: 'give' | 'take';
}

function DealSide({ scene, hero, title, offered, deed }: SideProps) {
  const { decision, choose, view } = scene;
  const optionOf = (card: string): Option | undefined =>
    decision?.options.find((raw) => {
      const option = asPugOption(raw);
      return (option.do === 'give' || option.do === 'take') && option.do === deed && option.card === card;
    });
  const open = (decision?.options ?? []).flatMap((raw) => {
    const option = asPugOption(raw);
    return (option.do === 'give' || option.do === 'take') && option.do === deed ? [option.card] : [];
  });
  return (
    <section className={styles.dealSide} aria-label={title}>
      <h3>
        <Face id={hero} view={view} size={40} />
        {title}
      </h3>
      <Goods cards={offered} view={view} />
      {deed !== undefined && open.length > 0 && (
        <>
          <p className={styles.lead}>Add</p>
          <Goods
            cards={open}
            view={view}
            optionOf={optionOf}
            onCard={(card) => {
              const option = optionOf(card);
              if (option) choose(option);
            }}
          />
        </>
      )}
    </section>
  );
}

/** [PQ-DEC-24] One side of a deal and the other, card by card. */
export function DealBody(scene: Scene<TableView>) {
  const about = scene.decision?.about ?? {};
  return (
    <div className={styles.deal}>
      <DealSide
        scene={scene}
        hero={String(about.from)}
        title="You give"
        offered={listOf(about.gives)}
        deed="give"
      />
      <Icon shape={icon.tradeIcon} />
      <DealSide
        scene={scene}
        hero={String(about.to)}
        title="You get"
        offered={listOf(about.takes)}
        deed="take"
      />
    </div>
  );
}

/** The same deal, seen by the one who is asked. */
export function DealReplyBody(scene: Scene<TableView>) {
  const about = scene.decision?.about ?? {};
  return (
    <div className={styles.deal}>
      <DealSide scene={scene} hero={String(about.from)} title="You get" offered={listOf(about.gives)} />
      <Icon shape={icon.tradeIcon} />
      <DealSide scene={scene} hero={String(about.to)} title="You give" offered={listOf(about.takes)} />
    </div>
  );
}
