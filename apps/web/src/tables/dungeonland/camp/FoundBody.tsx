import type { HeroView } from '@questhall/games/dungeonland';
import { nameOfFigure, nameOfThing } from '@questhall/games/dungeonland';
import type { Option } from '@questhall/kernel';
import { art } from '../../../art/dungeonland/index.ts';
import { OptionList } from '../../../table/parts/OptionList.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Medallion } from '../../../ui/Medallion.tsx';
import { seatNumber } from '../board/Figures.tsx';
import { differences, wornInPlaceOf } from '../logic/compare.ts';
import { consumableOf } from '../logic/items.ts';
import type { DungeonScene } from '../logic/scene.ts';
import { iconOf, SLOT_NAMES, slotOf, textOf } from '../logic/things.ts';
import { NOTHING_WORN, ONE_USE } from '../words.ts';
import styles from './FoundBody.module.css';

/** The card that was found, and beside it each hero who may have it: what is worn there now, and what would change. */
export function FoundBody(scene: DungeonScene) {
  const { view, decision } = scene;
  const thing = String(decision?.about.thing ?? '');
  const takers = view.heroes
    .map((hero) => ({ hero, own: decision?.options.filter(({ at }) => at?.figure === hero.id) ?? [] }))
    .filter(({ own }) => own.length > 0);
  return (
    <div className={styles.found}>
      <article className={styles.card} aria-label={nameOfThing(thing)}>
        <span className={styles.art}>
          <Icon shape={iconOf(thing)} />
        </span>
        <b>{nameOfThing(thing)}</b>
        <small>{consumableOf(thing) === undefined ? SLOT_NAMES[slotOf(thing)] : ONE_USE}</small>
        <p>{textOf(thing)}</p>
      </article>
      <ul className={styles.takers}>
        {takers.map(({ hero, own }) => (
          <li key={hero.id}>
            <Taker scene={scene} hero={hero} thing={thing} options={own} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TakerProps {
  readonly scene: DungeonScene;
  readonly hero: HeroView;
  readonly thing: string;
  readonly options: readonly Option[];
}

function Taker({ scene, hero, thing, options }: TakerProps) {
  const { view } = scene;
  const portrait = art(hero.card);
  return (
    <section className={styles.taker} aria-label={nameOfFigure(hero.id, view)}>
      <Medallion
        label={nameOfFigure(hero.id, view)}
        size={40}
        base="hero"
        seat={seatNumber(hero.seat)}
        {...(portrait !== undefined && { art: portrait, framed: true })}
      />
      <div>
        <b>{nameOfFigure(hero.id, view)}</b>
        {consumableOf(thing) === undefined ? (
          <Worn hero={hero} thing={thing} />
        ) : (
          <p className={styles.worn}>{carried(hero)}</p>
        )}
      </div>
      <OptionList scene={scene} options={options} className={styles.ways} />
    </section>
  );
}

const carried = ({ consumables }: HeroView): string =>
  consumables.length === 0 ? 'Carries none' : `Carries ${consumables.map(nameOfThing).join(', ')}`;

/** What is worn where the thing goes, and what would be different with it. */
function Worn({ hero, thing }: Pick<TakerProps, 'hero' | 'thing'>) {
  const worn = wornInPlaceOf(hero, thing);
  return (
    <>
      {(worn.length === 0 ? [undefined] : worn).map((each) => (
        <p key={each ?? ''} className={styles.worn}>
          {each === undefined ? NOTHING_WORN : <span title={textOf(each)}>Worn: {nameOfThing(each)}</span>}
          {differences(thing, each).map(({ text, better }) => (
            <em key={text} data-better={better}>
              {text}
            </em>
          ))}
        </p>
      ))}
    </>
  );
}
