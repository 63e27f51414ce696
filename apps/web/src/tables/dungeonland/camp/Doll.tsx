import type { HeroView } from '@questhall/dungeonland';
import { nameOfFigure, nameOfThing } from '@questhall/dungeonland';
import { art } from '../../../art/dungeonland/index.ts';
import { useTarget } from '../../../table/targets.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { DungeonScene } from '../logic/scene.ts';
import type { Slot } from '../logic/things.ts';
import { iconOf, SLOT_NAMES, SLOTS, slotOf, textOf } from '../logic/things.ts';
import styles from './Doll.module.css';

interface Props {
  readonly scene: DungeonScene;
  readonly hero: HeroView;
}

/** The hero with what is worn in each slot, and what is packed. A click on a thing offers what can be done with it. */
export function Doll({ scene: { view }, hero }: Props) {
  return (
    <section className={styles.doll} aria-label={`Equipment of ${nameOfFigure(hero.id, view)}`}>
      <div className={styles.figure}>
        <img src={art(hero.card)} alt="" />
        {SLOTS.map((slot) => (
          <Worn key={slot} slot={slot} things={hero.wielded.filter((thing) => slotOf(thing) === slot)} />
        ))}
      </div>
      <h3>
        Backpack <small className={styles.count}>{hero.backpack.length} of 4</small>
      </h3>
      <ul className={styles.pack}>
        {hero.backpack.map((thing) => (
          <li key={thing}>
            <Thing thing={thing} worn={false} />
          </li>
        ))}
        {hero.backpack.length === 0 && <li className={styles.none}>empty</li>}
      </ul>
    </section>
  );
}

function Worn({ slot, things }: { readonly slot: Slot; readonly things: readonly string[] }) {
  return (
    <div className={styles.slot} data-slot={slot}>
      <small>{SLOT_NAMES[slot]}</small>
      {things.map((thing) => (
        <Thing key={thing} thing={thing} worn />
      ))}
      {things.length === 0 && <span className={styles.none}>free</span>}
    </div>
  );
}

function Thing({ thing, worn }: { readonly thing: string; readonly worn: boolean }) {
  const target = useTarget({ item: thing }, [{ do: worn ? 'unwield' : 'wield', at: { item: thing } }]);
  return (
    <button
      type="button"
      {...target.bind}
      className={styles.thing}
      data-can={target.legal}
      title={textOf(thing)}
      aria-disabled={!target.legal || undefined}
    >
      <Icon shape={iconOf(thing)} />
      {nameOfThing(thing)}
    </button>
  );
}
