import { asSuperOption } from '@questhall/games/super-fantasy';
import { canonical } from '@questhall/kernel';
import { blocksIn, percent } from '../logic/chances.ts';
import type { SuperScene } from '../logic/scene.ts';
import styles from './DefendPrompt.module.css';
import { Die } from './Die.tsx';

/** More are drawn as one with a number. */
const MOST_DRAWN = 3;

/** How many Shield Dice are rolled, with the chance to block that they give. */
export function DefendPrompt({ decision, choose, words, view }: SuperScene) {
  const blocks = blocksIn(decision);
  return (
    <ul className={styles.choices}>
      {(decision?.options ?? []).map((option) => {
        const chosen = asSuperOption(option);
        const dice = chosen.do === 'spend' ? chosen.dice : 0;
        return (
          <li key={dice}>
            <button
              type="button"
              data-option={canonical(option)}
              aria-label={`${words.option(option, view)}: ${percent(blocks[dice] ?? 0)} to block`}
              onClick={() => choose(option)}
            >
              <span>
                {dice > MOST_DRAWN && `${dice} × `}
                {Array.from({ length: dice > MOST_DRAWN ? 1 : dice }, (_, at) => at).map((at) => (
                  <Die key={at} look="shield" />
                ))}
              </span>
              <b>{percent(blocks[dice] ?? 0)}</b>
              <small>{dice === 0 ? 'no roll' : 'block'}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
