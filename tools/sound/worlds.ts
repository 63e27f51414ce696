/** The worlds there are: a folder each, with its effects, its music and its room. The hall is what all share. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Score } from './music/score.ts';
import type { Places } from './sprites.ts';
import type { Recipes } from './synth/recipe.ts';
import type { RoomTone } from './synth/room.ts';

export interface World {
  readonly id: string;
  readonly effects: Recipes;
  readonly music: Score;
  /** The shelf has none. */
  readonly room?: RoomTone;
}

const ROOT = join(import.meta.dirname, '..', '..');
const HALL = 'hall';

/** Where its files are rendered to. */
export const folderOf = (world: string): string =>
  join(ROOT, 'apps/web/src', world === HALL ? 'sound/hall' : `tables/${world}/sound`);

export function readWorlds(): Promise<readonly World[]> {
  const names = readdirSync(join(import.meta.dirname, 'worlds')).sort();
  return Promise.all(
    names.map(async (id) => {
      const parts = readdirSync(join(import.meta.dirname, 'worlds', id)).map(
        (file) => import(`./worlds/${id}/${file}`),
      );
      return Object.assign({ id }, ...(await Promise.all(parts))) as World;
    }),
  );
}

/** What was rendered, and from what. */
export interface Sheet {
  /** Change with the sources. */
  readonly stamps: { readonly [part in 'effects' | 'music' | 'room']: string };
  /** When music and room begin again, in seconds. */
  readonly loop: number;
  readonly room?: number;
  readonly places: Places;
}

export function sheetOf(world: string): Sheet | undefined {
  const file = join(folderOf(world), 'sheet.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Sheet) : undefined;
}

/** All that is written in a folder of the workshop. */
const textOf = (folder: string): string =>
  readdirSync(join(import.meta.dirname, folder))
    .sort()
    .map((file) => readFileSync(join(import.meta.dirname, folder, file), 'utf8'))
    .join('');
const [SYNTH, PLAYER] = [textOf('synth'), textOf('music')];

const stampOf = (source: unknown, maker: string): string =>
  createHash('sha256')
    .update(JSON.stringify(source) + maker)
    .digest('hex')
    .slice(0, 12);

export const stampsOf = ({ effects, music, room }: World): Sheet['stamps'] => ({
  effects: stampOf(effects, SYNTH),
  music: stampOf(music, PLAYER),
  room: stampOf(room ?? '', SYNTH),
});
