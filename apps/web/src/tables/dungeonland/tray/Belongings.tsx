import type { HeroView } from '@questhall/games/dungeonland';
import { nameOfThing } from '@questhall/games/dungeonland';
import { useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { showThing } from '../intent.ts';
import { itemOf } from '../logic/items.ts';
import { iconOf } from '../logic/things.ts';
import { TITLES } from '../words.ts';
import styles from './Belongings.module.css';

/** What is worn, and what is packed; weapons in hand are in the list beside it. */
export function Belongings({ hero: { wielded, backpack } }: { readonly hero: HeroView }) {
  const worn = wielded.filter((id) => itemOf(id)?.kind !== 'weapon');
  return (
    <div className={styles.things}>
      {worn.length > 0 && <Things title={TITLES.worn} items={worn} />}
      {backpack.length > 0 && <Things title={TITLES.pack} items={backpack} />}
    </div>
  );
}

function Things({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {items
          .map((item, at) => ({ item, id: `${at} ${item}` }))
          .map(({ item, id }) => (
            <li key={id}>
              <Thing item={item} />
            </li>
          ))}
      </ul>
    </section>
  );
}

function Thing({ item }: { readonly item: string }) {
  const target = useTarget({ item });
  return (
    <button
      type="button"
      {...target.bind}
      className={classes(styles.thing, target.legal && styles.can)}
      onClick={(event) => {
        showThing(item);
        if (target.legal) target.bind.onClick?.(event);
      }}
    >
      <Icon shape={iconOf(item)} />
      {nameOfThing(item)}
    </button>
  );
}
