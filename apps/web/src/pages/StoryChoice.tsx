import type { ListedGame, Stories } from '@questhall/games';
import { useId } from 'react';
import { t } from '../language/texts.ts';
import { useArt } from '../shelf/use-art.ts';
import { minutesOf } from '../shelf/words.ts';
import styles from './StoryChoice.module.css';

const HARDNESS = { easy: t('Easy'), medium: t('Harder'), deep: t('Hard') } as const;

interface StoryChoiceProps {
  readonly game: ListedGame;
  readonly stories: Stories;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Adventures and Missions to choose from, each with a picture, how long and hard it is, and what it is about. */
export function StoryChoice({ game, stories, label, options, value, onChange }: StoryChoiceProps) {
  const group = useId();
  const art = useArt(game.id);
  const chosen = stories.of[value];
  return (
    <fieldset className={styles.stories} data-game={game.id}>
      <legend>{label}</legend>
      {chosen !== undefined && <p className={styles.intro}>{chosen.intro}</p>}
      <div className={styles.cards}>
        {options.map((option) => {
          const story = stories.of[option.value];
          return (
            <label key={option.value} className={styles.card}>
              <input
                type="radio"
                className="sr-only"
                name={group}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              {story !== undefined && <img src={art(story.picture)} alt="" />}
              <span>
                <b>{option.label}</b>
                {story !== undefined && (
                  <>
                    <small>
                      {minutesOf(story)} · {HARDNESS[story.demand]}
                    </small>
                    {story.blurb}
                  </>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
