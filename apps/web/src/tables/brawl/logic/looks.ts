/** Where the drawings of Champions are. */
import { CHAMPIONS, ownFace } from '@questhall/games/brawl';
import { art } from '../../../art/brawl/index.ts';

const inTheBox: ReadonlySet<string> = new Set(CHAMPIONS.map(({ id }) => id));

/** Whom a Champion is drawn like, by its id or as its cards call it. */
export const looksOf = (champion: string): string =>
  inTheBox.has(champion) ? champion : (ownFace(champion)?.looks ?? champion);

export const portraitOf = (champion: string): string | undefined => art(looksOf(champion));
