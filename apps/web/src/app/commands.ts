/** What a single key does at a table, wherever the focus is: its key at first, and what it is for. People may choose others. */
import { t } from '../language/texts.ts';

export const COMMANDS = {
  undo: { key: 'u', does: t('undo') },
  hint: { key: 'h', does: t('hint') },
  log: { key: 'l', does: t('log') },
  recap: { key: 'r', does: t('since your last turn') },
  end: { key: 'e', does: t('end your turn') },
  go: { key: ' ', does: t('go on with what is being shown') },
  sound: { key: 'm', does: t('sound on and off') },
  nearer: { key: '+', does: t('nearer, where the board zooms') },
  farther: { key: '-', does: t('farther') },
  whole: { key: '0', does: t('the whole board') },
  coach: { key: 'c', does: t('to the coach, in a lesson') },
  time: { key: 't', does: t('more time, where there is a clock') },
  plain: { key: 'p', does: t('the table in words, on and off') },
} as const;

/** What one asks the table in words. */
export const ASKING = {
  where: { key: '1', does: t('Where am I?') },
  near: { key: '2', does: t('Who is near?') },
  reach: { key: '3', does: t('What can I reach?') },
  danger: { key: '4', does: t('What can hit me, and how hard?') },
  weakest: { key: '5', does: t('Who is weakest?') },
  hand: { key: '6', does: t('Read my hand') },
  events: { key: '7', does: t('What happened last?') },
  since: { key: '8', does: t('What changed since my last turn?') },
  stand: { key: '9', does: t('How does it stand, and what is asked?') },
  explain: { key: 'i', does: t('Explain this') },
  why: { key: '?', does: t('Why not?') },
  map: { key: 'g', does: t('to the map') },
  options: { key: 'o', does: t('to what you can do') },
  place: { key: 'f', does: t('What is at …? Type a place') },
} as const;

/** What leads over the map in words, besides the arrows. */
export const WALKING = {
  next: { key: 'n', does: t('on the map: to the next figure') },
  last: { key: 'b', does: t('on the map: to the last figure') },
  thing: { key: 'd', does: t('on the map: to the next thing') },
  mark: { key: 'k', does: t('on the map: set a mark') },
  jump: { key: 'j', does: t('on the map: to the next mark') },
} as const;

export type Command = keyof typeof COMMANDS | keyof typeof ASKING | keyof typeof WALKING;
export type Question = Exclude<keyof typeof ASKING, 'explain' | 'why' | 'map' | 'options' | 'place'>;

const ALL: { readonly [command in Command]: { readonly key: string; readonly does: string } } = {
  ...COMMANDS,
  ...ASKING,
  ...WALKING,
};

export const COMMAND_NAMES = Object.keys(ALL) as readonly Command[];

/** Keys that somebody chose instead. */
export type Bound = { readonly [command in Command]?: string };

export const keyOf = (command: Command, bound: Bound): string => bound[command] ?? ALL[command].key;
export const doesOf = (command: Command): string => ALL[command].does;

/** As it stands on the key. */
export const shownKey = (key: string): string =>
  key === ' ' ? t('Space') : key.length === 1 ? key.toUpperCase() : key;

/** With this key for the command; whatever had it takes the one that is free now. */
export function rebound(bound: Bound, command: Command, key: string): Bound {
  const before = keyOf(command, bound);
  const other = COMMAND_NAMES.find((each) => each !== command && keyOf(each, bound) === key);
  return { ...bound, [command]: key, ...(other && { [other]: before }) };
}

/** As kept: whatever is no command, or no key, is left out. */
export function readBound(kept: unknown): Bound {
  const found = Object.entries(Object(kept) as { readonly [command: string]: unknown }).filter(
    ([command, key]) => Object.hasOwn(ALL, command) && typeof key === 'string' && key !== '',
  );
  return Object.fromEntries(found) as Bound;
}
