import { canonical } from '@questhall/kernel';
import { shellIcon } from '../../../icons/icons.ts';
import { looseOptions } from '../../../table/refs.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { icon } from '../icons.ts';
import { endIfOnlyRuns, isInTray } from '../logic/drawn.ts';
import { armOf } from '../logic/meant.ts';
import type { DungeonScene } from '../logic/scene.ts';
import { CHOOSE_ABOVE, DEED_LABELS, REST_AND_END, TITLES, WAIT } from '../words.ts';
import styles from './Deeds.module.css';

const ICONS: { readonly [deed: string]: IconShape } = {
  walk: icon.footprintIcon,
  rest: icon.nightSleepIcon,
  swap: icon.backpackIcon,
  loot: icon.lockedChestIcon,
  forgo: shellIcon.sandsOfTimeIcon,
};

/** What can be done without a weapon, a spell, or anything on the map. */
export function Deeds({ scene }: { readonly scene: DungeonScene }) {
  const { decision, words, view, choose, taught } = scene;
  const deeds = looseOptions(decision).filter(
    (option) => decision !== null && isInTray(option, decision) && armOf(option) === undefined,
  );
  // A lesson asks for one thing at a time.
  const rest = taught === true ? undefined : deeds.find((option) => option.do === 'rest');
  return (
    <section className={styles.deeds} aria-label={TITLES.deeds}>
      <h3>{TITLES.deeds}</h3>
      {deeds.length === 0 ? (
        <p>{decision === null ? WAIT : CHOOSE_ABOVE}</p>
      ) : (
        <ul>
          {deeds.map((option) => {
            const sentence = words.option(option, view);
            return (
              <li key={canonical(option)}>
                <button
                  type="button"
                  data-option={canonical(option)}
                  title={sentence}
                  aria-label={sentence}
                  onClick={() => choose(option)}
                >
                  <Icon shape={ICONS[option.do] ?? icon.scrollUnfurledIcon} />
                  {DEED_LABELS[option.do] ?? sentence}
                </button>
              </li>
            );
          })}
          {rest !== undefined && (
            <li>
              <button
                type="button"
                title={REST_AND_END}
                onClick={() => choose(rest, undefined, endIfOnlyRuns)}
              >
                <Icon shape={ICONS.rest ?? icon.scrollUnfurledIcon} />
                {REST_AND_END}
              </button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
