/** Dice of the box, rolled at home: whoever rolls taps what came up, one die after the other. */
import type { RolledDie, RollOption } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import type { ReactNode } from 'react';
import { t } from '../../language/texts.ts';
import type { Prompt, Scene } from '../game-table.ts';
import styles from './RollPrompt.module.css';

type DrawFace = (die: string, face: string | number) => ReactNode;

/** How a game draws the faces of its dice is its own business. */
export const rollPrompt = <V,>(Body: NonNullable<Prompt<V>['Body']>): Prompt<V> => ({
  title: ({ decision, words, view }) =>
    decision === null ? '' : words.decision(decision.kind, decision.about, view),
  foot: ({ do: deed }) => deed === 'lend',
  Body,
});

export function RollFaces<V>({ scene, draw }: { readonly scene: Scene<V>; readonly draw: DrawFace }) {
  const { decision, choose, words, view } = scene;
  if (decision === null) return null;
  const entered = (decision.about.entered as readonly RolledDie[]).map((rolled, id) => ({ ...rolled, id }));
  const left = Number(decision.about.dice);
  return (
    <>
      <ul className={styles.faces}>
        {decision.options.map((option) => {
          const chosen = option as RollOption;
          return chosen.do === 'lend' ? null : (
            <li key={chosen.face}>
              <button type="button" data-option={canonical(option)} onClick={() => choose(option)}>
                {draw(chosen.die, chosen.face)}
                {words.option(option, view)}
              </button>
            </li>
          );
        })}
      </ul>
      {entered.length + left > 1 && (
        <ol className={styles.entered} aria-label={t('Entered so far')}>
          {entered.map(({ id, die, face, lent }) => (
            <li key={id}>
              <span
                role="img"
                aria-label={words.option({ do: 'rolled', die, face } as RollOption, view)}
                data-lent={lent}
              >
                {draw(die, face)}
              </span>
            </li>
          ))}
          {Array.from({ length: left }, (_, at) => at).map((at) => (
            <li key={`left ${at}`} className={styles.open} />
          ))}
        </ol>
      )}
    </>
  );
}
