import { canonical } from '@questhall/kernel';
import type { Hint } from '@questhall/protocol';
import { HINT_TEXTS, hintSentences } from '@questhall/protocol';
import { useEffect } from 'react';
import { shellIcon } from '../icons/icons.ts';
import { rich, t } from '../language/texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { useAnnounce } from '../ui/LiveRegion.tsx';
import type { Scene } from './game-table.ts';
import styles from './HintNote.module.css';
import { sentence } from './listen/plain-text.ts';

interface HintNoteProps {
  readonly scene: Scene;
  readonly onClose: () => void;
}

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

const becauseOf = ({ because }: Hint, { words, view }: Scene): string =>
  hintSentences(because, words, view, t).join(' ');

/** It is said when it comes, with its reason. */
function useSpokenHint(scene: Scene): void {
  const announce = useAnnounce();
  const [best] = scene.hints;
  const spoken =
    best === undefined
      ? ''
      : `${sentence(t('Hint: {option}', { option: scene.words.option(best.option, scene.view) }))} ${sentence(becauseOf(best, scene))} ${t('Chance to win about {chance}', { chance: percent(best.chance) })}.`;
  useEffect(() => announce(spoken, 'assertive'), [spoken, announce]);
}

/** Advice, with the next best below it, in a place of its own: what it advises carries a flag and stays in sight. */
export function HintNote({ scene, onClose }: HintNoteProps) {
  const { hints, words, view } = scene;
  const [best, ...others] = hints;
  useSpokenHint(scene);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClose]);
  if (best === undefined) return null;
  return (
    <aside className={styles.hint} role="note">
      <p className={styles.title}>
        <Icon shape={shellIcon.lightBulbIcon} />
        {t('Hint: {option}', { option: words.option(best.option, view) })}
      </p>
      <p>
        {becauseOf(best, scene)}{' '}
        <b>{rich('Chance to win about {chance}', { chance: percent(best.chance) })}</b>
      </p>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((hint) => (
            <li key={canonical(hint.option)}>
              <span>{words.option(hint.option, view)}</span>
              <span>{hint.equal ? t(HINT_TEXTS.equal) : percent(hint.chance)}</span>
              {hint.because.is !== 'nothing' && hint.because.is !== 'equal' && (
                <small>{becauseOf(hint, scene)}</small>
              )}
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
