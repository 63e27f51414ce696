/** What every kind of event of every game sounds like: the events are those its telling knows. */
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

async function soundsOf(game: (typeof GAME_IDS)[number]): Promise<GameSounds> {
  const { telling } = await GAMES[game].rules();
  const { cues }: { cues: Cues } = await import(`../../apps/web/src/tables/${game}/sound/cues.ts`);
  const rows = Object.keys(telling?.parts ?? {}).map((event): EventSound => {
    const cue = cues[event];
    if (cue === undefined) return { event, sounds: [] };
    return 'silent' in cue ? { event, sounds: [], silent: cue.silent } : { event, sounds: cue.sounds };
  });
  return { game, rows };
}

export const soundsOfAll = (): Promise<readonly GameSounds[]> => Promise.all(GAME_IDS.map(soundsOf));
