import { canonical } from '@questhall/kernel';
import { intend, pointing, useIntent } from '../intent.ts';
import type { TriedDeed } from '../logic/chances.ts';
import { percent, triedDeeds } from '../logic/chances.ts';
import type { SuperScene } from '../logic/scene.ts';
import styles from './Chances.module.css';

/** Each deed with its chance of success for every number of dice; a click does it with so many. */
export function Chances({ scene }: { readonly scene: SuperScene }) {
  const deeds = triedDeeds(scene.decision);
  if (deeds.length === 0) return null;
  return (
    <ul className={styles.chances} aria-label="Chances by number of dice">
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
  return (
    <section aria-label={deed.name}>
      <b>{deed.name}</b>
      <span>
        {deed.tries.map(({ act, dice, chance }) => (
          <button
            key={dice}
            type="button"
            data-option={canonical(act)}
            data-taken={dice === Math.min(most, taken ?? most)}
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
            <i style={{ height: percent(chance) }} />
            <strong>{Math.round(100 * chance)}</strong>
            <small>{dice}</small>
          </button>
        ))}
      </span>
    </section>
  );
}
