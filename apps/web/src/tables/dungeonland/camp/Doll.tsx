import type { HeroView } from '@questhall/games/dungeonland';
import { nameOfFigure, nameOfThing } from '@questhall/games/dungeonland';
import type { Option } from '@questhall/kernel';
import { useState } from 'react';
import { art } from '../../../art/dungeonland/index.ts';
import { useTarget } from '../../../table/targets.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { DungeonScene } from '../logic/scene.ts';
import type { Slot } from '../logic/things.ts';
import { iconOf, SLOT_NAMES, SLOTS, slotOf, textOf } from '../logic/things.ts';
import styles from './Doll.module.css';
import { useDrop } from './use-drop.ts';

interface Props {
  readonly scene: DungeonScene;
  readonly hero: HeroView;
}

type Handling = 'wield' | 'unwield';

/** What a click would mean; the rules say why not where it is not on offer. */
const handling = (deed: Handling, thing: string): Option => ({ do: deed, at: { item: thing } });

/** Where the slot is taken, what is worn makes room. */
const isAbout = ({ do: deed, at }: Option, what: Handling, thing: string): boolean =>
  (deed === what || (what === 'wield' && deed === 'exchange')) &&
  at !== undefined &&
  'item' in at &&
  at.item === thing;

/**
 * The hero with what is worn in each slot, and what is packed. A click on a thing offers what can be done with it; what is
 * dragged onto the hero is worn, what is dragged into the backpack is packed.
 */
export function Doll({ scene: { view, decision, choose }, hero }: Props) {
  const [held, setHeld] = useState<string>();
  /** What it would mean to let go of the thing here. */
  const meant = (deed: Handling): Option | undefined =>
    decision?.options.find((option) => held !== undefined && isAbout(option, deed, held));
  const wearing = meant('wield');
  const packing = meant('unwield');
  const onFigure = useDrop(wearing && (() => choose(wearing)));
  const onPack = useDrop(packing && (() => choose(packing)));
  const thing = (id: string, worn: boolean) => <Thing key={id} thing={id} worn={worn} onHeld={setHeld} />;
  return (
    <section className={styles.doll} aria-label={`Equipment of ${nameOfFigure(hero.id, view)}`}>
      <div ref={onFigure} className={styles.figure} data-drop={wearing !== undefined}>
        <img src={art(hero.card)} alt="" draggable={false} />
        {SLOTS.map((slot) => (
          <Worn key={slot} slot={slot}>
            {hero.wielded.filter((id) => slotOf(id) === slot).map((id) => thing(id, true))}
          </Worn>
        ))}
      </div>
      <h3>
        Backpack <small className={styles.count}>{hero.backpack.length} of 4</small>
      </h3>
      <ul ref={onPack} className={styles.pack} data-drop={packing !== undefined}>
        {hero.backpack.map((id) => (
          <li key={id}>{thing(id, false)}</li>
        ))}
        {hero.backpack.length === 0 && <li className={styles.none}>empty</li>}
      </ul>
    </section>
  );
}

function Worn({ slot, children }: { readonly slot: Slot; readonly children: readonly React.ReactNode[] }) {
  return (
    <div className={styles.slot} data-slot={slot}>
      <small>{SLOT_NAMES[slot]}</small>
      {children}
      {children.length === 0 && <span className={styles.none}>free</span>}
    </div>
  );
}

interface ThingProps {
  readonly thing: string;
  readonly worn: boolean;
  readonly onHeld: (thing: string | undefined) => void;
}

function Thing({ thing, worn, onHeld }: ThingProps) {
  const target = useTarget({ item: thing }, [handling(worn ? 'unwield' : 'wield', thing)]);
  return (
    <button
      type="button"
      {...target.bind}
      className={styles.thing}
      data-can={target.legal}
      title={textOf(thing)}
      aria-disabled={!target.legal || undefined}
      draggable={target.legal}
      onDragStart={({ dataTransfer }) => {
        // Firefox drags nothing without data.
        dataTransfer.setData('text/plain', nameOfThing(thing));
        onHeld(thing);
      }}
      onDragEnd={() => onHeld(undefined)}
    >
      <Icon shape={iconOf(thing)} />
      {nameOfThing(thing)}
    </button>
  );
}
