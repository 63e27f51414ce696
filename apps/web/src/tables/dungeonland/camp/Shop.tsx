import type { HeroView } from '@questhall/games/dungeonland';
import { nameOfFigure, nameOfThing, TRADERS } from '@questhall/games/dungeonland';
import type { Option } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import { OptionList } from '../../../table/parts/OptionList.tsx';
import { useChoice } from '../../../table/parts/use-choice.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import { consumableOf, itemOf } from '../logic/items.ts';
import type { DungeonScene } from '../logic/scene.ts';
import { iconOf, textOf } from '../logic/things.ts';
import { Doll } from './Doll.tsx';
import styles from './Shop.module.css';

interface Props {
  readonly scene: DungeonScene;
  readonly hero: HeroView;
}

/** What the trader has laid out, and the hero who looks at it. Gold is one purse. */
export function Shop({ scene, hero }: Props) {
  const { view } = scene;
  const act = Number(scene.decision?.about.act ?? view.act);
  const trader = TRADERS.find((each) => each.act === act);
  const purse = view.heroes.reduce((sum, { gold }) => sum + gold, 0);
  return (
    <section className={styles.shop} aria-label={trader?.name ?? 'Trader'}>
      <header>
        <h2>{trader?.name}</h2>
        <p className={styles.purse}>
          {nameOfFigure(hero.id, view)} looks around. The party has{' '}
          <Icon shape={icon.twoCoinsIcon} label="gold" />
          <b>{purse}</b>
        </p>
      </header>
      <div className={styles.counter}>
        {view.offer.map((item) => (
          <Ware
            key={item}
            scene={scene}
            thing={item}
            price={itemOf(item)?.cost ?? 0}
            option={{ do: 'buy', at: { item } }}
          />
        ))}
        {(trader?.consumables ?? []).map((consumable) => (
          <Ware
            key={consumable}
            scene={scene}
            thing={consumable}
            price={consumableOf(consumable)?.price ?? 0}
            option={buying(consumable)}
          />
        ))}
      </div>
      <aside>
        <Doll scene={scene} hero={hero} />
        {hero.consumables.length > 0 && (
          <p className={styles.carried}>Carries {hero.consumables.map(nameOfThing).join(', ')}.</p>
        )}
        <Gifts scene={scene} />
      </aside>
    </section>
  );
}

const buying = (consumable: string) => ({ do: 'buyConsumable', consumable });

interface WareProps {
  readonly scene: DungeonScene;
  readonly thing: string;
  readonly price: number;
  readonly option: Option;
}

function Ware({ scene, thing, price, option }: WareProps) {
  const target = useChoice(scene, { item: thing }, (each) => canonical(each) === canonical(option), [option]);
  return (
    <button
      type="button"
      {...target.bind}
      className={classes(styles.ware, target.legal && styles.can)}
      aria-disabled={!target.legal || undefined}
    >
      <span className={styles.art}>
        <Icon shape={iconOf(thing)} />
      </span>
      <b>{nameOfThing(thing)}</b>
      <span>{textOf(thing)}</span>
      <em>
        <Icon shape={icon.twoCoinsIcon} label="Price" />
        {price}
      </em>
    </button>
  );
}

/** What may go into another hero's pack. */
function Gifts({ scene }: { readonly scene: DungeonScene }) {
  const gifts = scene.decision?.options.filter(({ do: deed }) => deed === 'give') ?? [];
  if (gifts.length === 0) return null;
  return <OptionList scene={scene} options={gifts} label="Give away" className={styles.gifts} />;
}
