import { canonical } from '@questhall/kernel';
import type { Hint } from '@questhall/protocol';
import { HINT_TEXTS, hintSentences } from '@questhall/protocol';
import { useLayoutEffect, useState } from 'react';
import { rich, t } from '../language/texts.ts';
import { Note } from '../ui/Note.tsx';
import type { Scene } from './game-table.ts';
import styles from './HintNote.module.css';
import { refKey } from './refs.ts';

interface HintNoteProps {
  readonly scene: Scene;
  readonly onClose: () => void;
}

/** Where the option is on the page: the thing it points at, or its button. */
function placeOf({ option }: Hint): Element | null {
  const own = document.querySelector(`[data-option="${CSS.escape(canonical(option))}"]`);
  if (own !== null || option.at === undefined) return own;
  return document.querySelector(`[data-target="${CSS.escape(refKey(option.at))}"]`);
}

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

export const becauseOf = ({ because }: Hint, { words, view }: Scene): string =>
  hintSentences(because, words, view, t).join(' ');

/** Advice, as a flag on the thing it advises, with the next best below it. */
export function HintNote({ scene, onClose }: HintNoteProps) {
  const { hints, words, view } = scene;
  const [best, ...others] = hints;
  const [[anchor, ...about], setPlaces] = useState<readonly Element[]>([]);
  useLayoutEffect(() => {
    const places = hints.flatMap((hint) => placeOf(hint) ?? []);
    const button = document.querySelector('[data-hint]');
    setPlaces(places.length > 0 || button === null ? places : [button]);
  }, [hints]);
  if (best === undefined || anchor === undefined) return null;
  return (
    <Note
      kind="hint"
      side="bottom"
      anchor={anchor}
      about={about}
      title={t('Hint: {option}', { option: words.option(best.option, view) })}
      onClose={onClose}
    >
      <p>{becauseOf(best, scene)}</p>
      <p className={styles.chance}>
        {rich('Chance to win about {chance}', { chance: percent(best.chance) })}
      </p>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((hint) => (
            <li key={canonical(hint.option)}>
              <span>{words.option(hint.option, view)}</span>
              <span>{hint.equal ? t(HINT_TEXTS.equal) : percent(hint.chance)}</span>
              {hint.because.is !== 'nothing' && <small>{becauseOf(hint, scene)}</small>}
            </li>
          ))}
        </ul>
      )}
    </Note>
  );
}
