import type { GameId, Stories } from '@questhall/games';
import { GAMES } from '@questhall/games';
import type { Json, Words } from '@questhall/kernel';
import type { TableInfo } from '@questhall/protocol';
import { useCallback } from 'react';
import { useLoaded } from '../app/use-loaded.ts';
import { t } from '../language/texts.ts';
import type { TableConnection } from '../play/connection.ts';
import styles from './Journal.module.css';

/** What the game tells around its matches; nothing: it tells nothing, or not yet. */
export const useStories = (game: GameId): Stories | undefined =>
  useLoaded(useCallback(() => GAMES[game].stories?.() ?? Promise.resolve(undefined), [game]));

/** How this match ends, as a tale. */
export const epilogueOf = (stories: Stories | undefined, view: Json, won: boolean): string | undefined =>
  stories?.of[stories.now(view)]?.[won ? 'won' : 'lost'];

/** The story after the one that is over, where each is a match of its own. */
export function nextStory(
  stories: Stories | undefined,
  view: Json,
  { client }: TableConnection,
  { settings }: TableInfo,
  words: Words,
): { readonly title: string; readonly play: () => void } | undefined {
  if (stories === undefined || settings.options.mode === 'campaign') return undefined;
  const order = Object.keys(stories.of);
  const next = order[order.indexOf(stories.now(view)) + 1];
  if (next === undefined || order.indexOf(stories.now(view)) < 0) return undefined;
  const options = { ...settings.options, [stories.setting]: next };
  const play = async () => {
    const changed = await client.ask({ type: 'settings', settings: { options } });
    if (!('refused' in changed)) await client.ask({ type: 'start' });
  };
  return { title: words.setting(stories.setting, next), play: () => void play() };
}

interface JournalProps {
  readonly stories: Stories | undefined;
  readonly view: Json;
  readonly words: Words;
}

/** What has been told so far: how each adventure that is over ended, and how this one began. */
export function Journal({ stories, view, words }: JournalProps) {
  const now = stories?.of[stories.now(view)];
  if (stories === undefined || now === undefined) return null;
  const past = stories.past?.(view) ?? [];
  const named = (value: string): string => words.setting(stories.setting, value);
  return (
    <section className={styles.journal}>
      <h3>{t('Journal')}</h3>
      {past.map((value) => (
        <p key={value}>
          <b>{named(value)}</b> {stories.of[value]?.won}
        </p>
      ))}
      {!past.includes(stories.now(view)) && (
        <p>
          <b>{named(stories.now(view))}</b> {now.intro}
        </p>
      )}
    </section>
  );
}
