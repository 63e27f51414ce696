import { canonical } from '@questhall/kernel';
import { shellIcon } from '../../../icons/icons.ts';
import { looseOptions } from '../../../table/refs.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { icon } from '../icons.ts';
import { isInTray } from '../logic/drawn.ts';
import { armOf } from '../logic/meant.ts';
import type { DungeonScene } from '../logic/scene.ts';
import { CHOOSE_ABOVE, DEED_LABELS, TITLES, WAIT } from '../words.ts';
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
  const { decision, words, view, choose } = scene;
  const deeds = looseOptions(decision).filter(
    (option) => decision !== null && isInTray(option, decision) && armOf(option) === undefined,
  );
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
        </ul>
      )}
    </section>
  );
}
