/** What every kind of event of every game with a table sounds like: the events are those its telling knows. */
import { existsSync } from 'node:fs';
import { GAME_IDS, GAMES } from '@questhall/games';
import type { Cues } from '../../apps/web/src/sound/cues.ts';

export interface EventSound {
  readonly event: string;
  readonly sounds: readonly string[];
  /** Why nothing is heard; undefined where something is, or where nobody has said. */
  readonly silent?: string;
}

interface GameSounds {
  readonly game: string;
  readonly rows: readonly EventSound[];
}

type Id = (typeof GAME_IDS)[number];

const cuesOf = (game: Id): URL => new URL(`../../apps/web/src/tables/${game}/sound/cues.ts`, import.meta.url);

async function soundsOf(game: Id): Promise<GameSounds> {
  const { telling } = await GAMES[game].rules();
  const { cues }: { cues: Cues } = await import(cuesOf(game).href);
  const rows = Object.keys(telling?.parts ?? {}).map((event): EventSound => {
    const cue = cues[event];
    if (cue === undefined) return { event, sounds: [] };
    return 'silent' in cue ? { event, sounds: [], silent: cue.silent } : { event, sounds: cue.sounds };
  });
  return { game, rows };
}

export const soundsOfAll = (): Promise<readonly GameSounds[]> =>
  Promise.all(GAME_IDS.filter((game) => existsSync(cuesOf(game))).map(soundsOf));
