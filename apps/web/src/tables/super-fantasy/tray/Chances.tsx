import { nameOf } from '@questhall/games/super-fantasy';
import { canonical } from '@questhall/kernel';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import { intend, pointing, useIntent } from '../intent.ts';
import type { TriedDeed } from '../logic/chances.ts';
import { percent, triedDeeds } from '../logic/chances.ts';
import { LIKELY } from '../logic/dice.ts';
import { emblemOf } from '../logic/emblems.ts';
import type { SuperScene } from '../logic/scene.ts';
import { monsterOf } from '../logic/scene.ts';
import styles from './Chances.module.css';

/** Each deed with its chance of success for every number of dice; a click does it with so many. */
export function Chances({ scene }: { readonly scene: SuperScene }) {
  const deeds = triedDeeds(scene.decision);
  if (deeds.length === 0) return null;
  return (
    <ul className={styles.chances} aria-label="Chances by number of dice" data-many={deeds.length > 2}>
      {deeds.map((deed) => (
        <li key={deed.key}>
          <Deed scene={scene} deed={deed} />
        </li>
      ))}
    </ul>
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
