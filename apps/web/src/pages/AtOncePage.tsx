import type { GameId } from '@questhall/games';
import { GAMES } from '@questhall/games';
import { useState } from 'react';
import type { NewGame } from '../app/routes.ts';
import { formatRoute } from '../app/routes.ts';
import { useSettings } from '../app/SettingsProvider.tsx';
import type { Settings } from '../app/settings.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { newSecret } from '../play/names.ts';
import { setUpOf } from '../play/set-ups.ts';
import type { Start } from '../play/starts.ts';
import { putStart } from '../play/starts.ts';
import { pageOf } from '../tables/pages.ts';
import { Notice } from './Notice.tsx';
import { firstPlaces, specOf, withOwn } from './table-spec.ts';

interface AtOnceProps {
  readonly game: GameId;
  readonly start: NewGame;
}

export const openTable = (game: GameId, start: Start): void => {
  putStart(start);
  window.location.replace(formatRoute({ page: 'table', game, start: { saved: start.order.id } }));
};

/** One person among bots, as the mode proposes. */
async function usualMatch({ game, start }: AtOnceProps, settings: Settings): Promise<Start> {
  const { mode, hero } = start;
  const setUp = setUpOf(game, mode, await GAMES[game].rules());
  const places = firstPlaces(start, setUp.players.usual, settings.name);
  const spec = {
    game,
    settings: { players: places.length, options: { ...withOwn(game, start), ...setUp.options } },
    seats: places.map((place) => specOf(place, settings.autoForced)),
  };
  return { order: { do: 'begin', id: newSecret(10), spec }, wish: hero };
}

async function lessonOf({ game, start }: AtOnceProps, settings: Settings): Promise<Start | undefined> {
  const { lesson: first, laterLessons = [] } = pageOf(game);
  const load = start.lesson === undefined ? first : laterLessons.find(({ id }) => id === start.lesson)?.load;
  const lesson = (await load?.())?.lesson;
  if (lesson === undefined) return undefined;
  const seats = lesson.spec.seats?.map((seat) =>
    seat.holder === 'you' ? { ...seat, name: settings.name } : seat,
  );
  const spec = { ...lesson.spec, ...(seats && { seats }) };
  return { order: { do: 'begin', id: newSecret(10), spec, seed: lesson.seed }, lesson };
}

/** What begins at once, because everything about it is settled: a lesson, or a match as most people want it. */
export function AtOncePage({ game, start }: AtOnceProps) {
  const { settings } = useSettings();
  const [load] = useState(() => async () => {
    const made = start.way === 'learn' ? lessonOf : usualMatch;
    const found = await made({ game, start }, settings);
    if (found !== undefined) openTable(game, found);
    return found === undefined ? ('none' as const) : ('begun' as const);
  });
  const found = useLoaded(load);
  if (found !== 'none')
    return (
      <Notice
        title={
          start.way === 'learn'
            ? t('Loading the lesson')
            : t('Setting up {title}', { title: GAMES[game].title })
        }
        game={game}
        waiting
      />
    );
  return (
    <Notice icon={shellIcon.graduateCapIcon} title={t('No lesson yet')} game={game}>
      {t('Play alone instead: ask for a hint now and then, and undo as you like.')}
    </Notice>
  );
}
