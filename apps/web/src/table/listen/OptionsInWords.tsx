import type { Option } from '@questhall/kernel';
import { canonical, same } from '@questhall/kernel';
import { useContext } from 'react';
import { t } from '../../language/texts.ts';
import type { Scene } from '../game-table.ts';
import { OptionButton } from '../OptionButton.tsx';
import { refKey } from '../refs.ts';
import { Targets } from '../targets.tsx';
import { effectOf } from './ears.ts';
import { useEars } from './Listening.tsx';
import styles from './WordsTable.module.css';

/** Every option, with its cost, its odds and what comes of it. */
export function OptionsInWords(scene: Scene) {
  const ears = useEars(scene);
  const { pointed } = useContext(Targets);
  const { decision } = scene;
  const { Control } = ears.bearings;
  if (decision === null) return <p className={styles.none}>{t('Nothing is asked of you now.')}</p>;
  return (
    <div className={styles.tray}>
      {Control !== undefined && (
        <div data-control="">
          <Control {...scene} />
        </div>
      )}
      <ul className={styles.options} aria-label={t('What you can do')}>
        {decision.options.map((option, nth) => (
          <li
            key={canonical(option)}
            data-nth={nth}
            data-hinted={scene.hints[0] !== undefined && same(scene.hints[0].option, option)}
            {...(option.at && { 'data-thing': refKey(option.at) })}
          >
            <OptionButton option={option} scene={scene} wide>
              {[isMeant(option, pointed) ? t('The coach speaks of this.') : '', effectOf(ears, option)]
                .filter((text) => text !== '')
                .join(' ')}
            </OptionButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isMeant = ({ at, do: deed }: Option, pointed: ReadonlySet<string>): boolean =>
  pointed.has(refKey({ button: deed })) || (at !== undefined && pointed.has(refKey(at)));
