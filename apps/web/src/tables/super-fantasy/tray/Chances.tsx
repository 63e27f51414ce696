import type { HeroView } from '@questhall/games/super-fantasy';
import { nameOf } from '@questhall/games/super-fantasy';
import { canonical } from '@questhall/kernel';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import { intend, pointing, useIntent } from '../intent.ts';
import type { HopedDeed, TriedDeed } from '../logic/chances.ts';
import { hopedDeeds, percent, triedDeeds, withDiceWords } from '../logic/chances.ts';
import { LIKELY } from '../logic/dice.ts';
import { emblemOf } from '../logic/emblems.ts';
import type { SuperScene } from '../logic/scene.ts';
import { monsterOf } from '../logic/scene.ts';
import styles from './Chances.module.css';

/** Each deed with its chance of success for every number of dice; a click does it with so many. */
export function Chances({ scene, hero }: { readonly scene: SuperScene; readonly hero: HeroView }) {
  const deeds = triedDeeds(scene.decision);
  const hoped = hopedDeeds(scene.decision, hero);
  const all = deeds.length + hoped.length;
  if (all === 0) return null;
  return (
    <ul className={styles.chances} aria-label="Chances by number of dice" data-many={all > 2}>
      {hoped.map((deed) => (
        <li key={deed.key}>
          <Hoped scene={scene} deed={deed} />
        </li>
      ))}
      {deeds.map((deed) => (
        <li key={deed.key}>
          <Deed scene={scene} deed={deed} />
        </li>
      ))}
    </ul>
  );
}

/** Squares or energy that so many dice bring on average; a click rolls them. */
function Hoped({ scene: { choose }, deed }: { readonly scene: SuperScene; readonly deed: HopedDeed }) {
  const most = Math.max(1, ...deed.hopes.map(({ amount }) => amount));
  return (
    <section aria-label={deed.name}>
      <b className={styles.title}>
        <span>
          {deed.name} <em>{`${deed.of}, ${deed.note}`}</em>
        </span>
      </b>
      <span className={styles.bars}>
        {deed.hopes.map(({ act, dice, amount }) => (
          <button
            key={dice}
            type="button"
            data-option={canonical(act)}
            aria-label={`${deed.name} with ${withDiceWords(dice)}: about ${amount} ${deed.of}`}
            onClick={() => choose(act)}
          >
            <strong>{amount}</strong>
            <span>
              <i style={{ height: percent(amount / most) }} />
            </span>
            <small>{dice}</small>
          </button>
        ))}
      </span>
    </section>
  );
}

function Deed({ scene, deed }: { readonly scene: SuperScene; readonly deed: TriedDeed }) {
  const { decision, choose } = scene;
  const { dice: taken } = useIntent(decision?.id);
  const most = Math.max(...deed.tries.map(({ dice }) => dice));
  const proposed = deed.tries.find(({ chance }) => chance >= LIKELY)?.dice ?? most;
  return (
    <section aria-label={deed.name}>
      <Title scene={scene} deed={deed} />
      <span className={styles.bars}>
        {deed.tries.map(({ act, dice, chance }) => (
          <button
            key={dice}
            type="button"
            data-option={canonical(act)}
            data-taken={dice === Math.min(most, taken ?? proposed)}
            aria-label={`${deed.name} with ${dice} dice: ${percent(chance)}`}
            onClick={() => choose(act)}
            {...pointing(
              () =>
                intend(decision?.id, {
                  aim: act.do === 'attack' ? { figure: act.at.figure, weapon: act.weapon } : undefined,
                }),
              () => intend(decision?.id, { aim: undefined }),
            )}
          >
            <strong>{Math.round(100 * chance)}</strong>
            <span>
              <i style={{ height: percent(Math.max(0.04, chance)) }} />
            </span>
            <small>{dice}</small>
          </button>
        ))}
      </span>
    </section>
  );
}

/** With which weapon against whom; or just what is tried. */
function Title({ scene: { view }, deed }: { readonly scene: SuperScene; readonly deed: TriedDeed }) {
  const [first] = deed.tries;
  if (first?.act.do !== 'attack') return <b className={styles.title}>{deed.name}</b>;
  const { weapon, at, also } = first.act;
  const target = monsterOf(at.figure, view);
  return (
    <b className={styles.title}>
      <Icon shape={emblemOf(weapon)} />
      <span>
        {nameOf(weapon)} <em>{`${nameOf(at.figure)}${also === undefined ? '' : ` and ${nameOf(also)}`}`}</em>
      </span>
      {target !== undefined && (
        <small title="Protection">
          <Icon shape={icon.shieldIcon} label="Protection" />
          {target.protection}
        </small>
      )}
    </b>
  );
}
