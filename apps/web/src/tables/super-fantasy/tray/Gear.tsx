import type { HeroView } from '@questhall/games/super-fantasy';
import { nameOf } from '@questhall/games/super-fantasy';
import { art } from '../../../art/super-fantasy/index.ts';
import { useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { emblemOf } from '../logic/emblems.ts';
import styles from './Gear.module.css';

/** Hands, armour and Backpack. */
export function Gear({ hero: { gear, backpack } }: { readonly hero: HeroView }) {
  const things = [...gear, ...backpack]
    .filter((item) => item !== '')
    .map((item, at) => ({ item, id: `${at} ${item}` }));
  return (
    <section className={styles.gear} aria-label="Gear">
      <h3>Gear</h3>
      <ul>
        {things.map(({ item, id }) => (
          <li key={id}>
            <Thing item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Thing({ item }: { readonly item: string }) {
  const target = useTarget({ card: item });
  const drawing = art(`item-${item}`) ?? art(`small-${item}`);
  return (
    <button
      type="button"
      {...target.bind}
      className={classes(styles.thing, target.legal && styles.can)}
      aria-disabled={!target.legal || undefined}
      title={nameOf(item)}
    >
      {drawing === undefined ? <Icon shape={emblemOf(item)} /> : <img src={drawing} alt="" />}
      <span>{nameOf(item)}</span>
    </button>
  );
}
