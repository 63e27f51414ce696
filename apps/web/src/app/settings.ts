/** What a person sets for this machine, kept in its local storage. */
/** step: the next beat is shown when one taps for it. */
import { t } from '../language/texts.ts';
import type { Bound } from './commands.ts';
import { readBound } from './commands.ts';
import type { Store } from './device-store.ts';
export const SPEEDS = ['calm', 'brisk', 'instant', 'step'] as const;
export type Speed = (typeof SPEEDS)[number];
export const TEXT_SIZES = ['normal', 'large', 'larger', 'huge', 'double'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** When the table is covered before another person at the same screen plays: if there is something to hide from them. */
export const CURTAINS = ['secrets', 'always', 'never'] as const;
export type Curtain = (typeof CURTAINS)[number];

/** For one switch and for a resting pointer. */
export const SECONDS: readonly number[] = [0, 0.7, 1, 1.5, 2, 3, 5];

export interface Settings {
  /** How the others at the table see you. */
  readonly name: string;
  /** They were asked for it, or gave it unasked. */
  readonly named: boolean;
  readonly sound: boolean;
  /** 0 to 100. */
  readonly effects: number;
  readonly music: number;
  readonly room: number;
  /** A short buzz on phones for hits and turns. */
  readonly vibration: boolean;
  readonly speed: Speed;
  readonly text: TextSize;
  /** Strong patterns wherever colour tells things apart. */
  readonly patterns: boolean;
  /** A question with one answer answers itself. */
  readonly autoForced: boolean;
  /** A turn in which only small things are left ends by itself. */
  readonly endsAlone: boolean;
  /** Each new thing is explained when it comes up first. */
  readonly companion: boolean;
  readonly curtain: Curtain;
  /** Notices of the browser when it is one's turn and the page is in the background. */
  readonly notices: boolean;
  /** The table in words, for whoever does not look at it. */
  readonly plain: boolean;
  /** Somebody who came by keyboard was offered it, and has answered. */
  readonly invited: boolean;
  /** As few words as possible: for a braille line. */
  readonly brief: boolean;
  /** One switch: the focus goes on by itself every so many seconds; 0: it does not. */
  readonly scan: number;
  /** A pointer that rests so many seconds clicks; 0: it does not. */
  readonly dwell: number;
  /** Keys that somebody chose. */
  readonly keys: Bound;
}

export const DEFAULT_SETTINGS: Settings = {
  name: t('Guest'),
  named: false,
  sound: true,
  effects: 70,
  music: 50,
  room: 50,
  vibration: true,
  speed: 'calm',
  text: 'normal',
  patterns: false,
  autoForced: true,
  endsAlone: false,
  companion: true,
  curtain: 'secrets',
  notices: false,
  plain: false,
  invited: false,
  brief: false,
  scan: 0,
  dwell: 0,
  keys: {},
};

const KEY = 'questhall.settings';

const oneOf = <T>(set: readonly T[], value: unknown, otherwise: T): T =>
  set.find((one) => one === value) ?? otherwise;

const percent = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? Math.max(0, Math.min(100, value)) : otherwise;

/** Each field on its own: one that is missing or spoiled takes its default, the others stay. */
export function readSettings(store: Store): Settings {
  let saved: Partial<Record<keyof Settings, unknown>> = {};
  try {
    saved = Object(JSON.parse(store.getItem(KEY) ?? '{}'));
  } catch {
    return DEFAULT_SETTINGS;
  }
  const {
    name,
    named,
    sound,
    effects,
    music,
    room,
    vibration,
    speed,
    text,
    patterns,
    autoForced,
    endsAlone,
    companion,
    curtain,
    notices,
    plain,
    invited,
    brief,
    scan,
    dwell,
  } = DEFAULT_SETTINGS;
  const called = typeof saved.name === 'string' && saved.name !== '' ? saved.name : name;
  return {
    name: called,
    // Whoever has another name than the one everybody begins with has given it.
    named: oneOf([true, false], saved.named, called === name ? named : true),
    sound: oneOf([true, false], saved.sound, sound),
    effects: percent(saved.effects, effects),
    music: percent(saved.music, music),
    room: percent(saved.room, room),
    vibration: oneOf([true, false], saved.vibration, vibration),
    speed: oneOf(SPEEDS, saved.speed, speed),
    text: oneOf(TEXT_SIZES, saved.text, text),
    patterns: oneOf([true, false], saved.patterns, patterns),
    autoForced: oneOf([true, false], saved.autoForced, autoForced),
    endsAlone: oneOf([true, false], saved.endsAlone, endsAlone),
    companion: oneOf([true, false], saved.companion, companion),
    curtain: oneOf(CURTAINS, saved.curtain, curtain),
    notices: oneOf([true, false], saved.notices, notices),
    plain: oneOf([true, false], saved.plain, plain),
    invited: oneOf([true, false], saved.invited, invited),
    brief: oneOf([true, false], saved.brief, brief),
    scan: oneOf(SECONDS, saved.scan, scan),
    dwell: oneOf(SECONDS, saved.dwell, dwell),
    keys: readBound(saved.keys),
  };
}

export function writeSettings(store: Store, settings: Settings): void {
  try {
    store.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A full or forbidden storage costs the memory of the settings, nothing else.
  }
}
