/** Aiming: the stance, the pull of a pointer or two needles for a single key, and letting go. */
import type { Sample, Sway } from '@questhall/dice-table';
import { danceAt, MOST_SAMPLES, swayAt } from '@questhall/dice-table';
import type { SeenDice, Thrown } from '@questhall/dungeon-fighter/dice';
import type { Json, Option } from '@questhall/kernel';
import { useCallback, useRef, useState } from 'react';
import type { DfScene } from '../logic/scene.ts';
import type { AimInput, Asked, Pull, StanceField } from './aim.ts';
import { chosen, FARTHEST_HEADING, flicked, pullOf, stanceFor, stepped, thrownBy } from './aim.ts';

/** What the hand is doing. Times are milliseconds of `performance.now`. */
export type Doing =
  | { readonly is: 'resting' }
  | { readonly is: 'pulling'; readonly since: number; readonly pull: Pull | undefined }
  | { readonly is: 'heading'; readonly since: number }
  | { readonly is: 'power'; readonly since: number; readonly from: number; readonly heading: number };

export interface Aim {
  readonly asked: Asked;
  readonly stance: AimInput;
  readonly doing: Doing;
  /** Somebody may throw here and now. */
  readonly mine: boolean;
  readonly dancing: boolean;
  /** What would be thrown at this moment; nothing while nobody pulls. */
  readonly wouldThrow: (now: number) => AimInput | undefined;
  readonly pullNow: (now: number) => Pull | undefined;
  readonly swayNow: (now: number) => Sway;
  readonly step: (field: StanceField, by: 1 | -1) => void;
  readonly choose: (choices: Parameters<typeof chosen>[1]) => void;
  readonly grab: (x: number, y: number) => void;
  readonly pull: (x: number, y: number) => void;
  readonly release: () => void;
  readonly cancel: () => void;
  /** The one key: starts a needle, stops it, lets go. */
  readonly press: () => void;
  readonly throwReal: (landing: string) => void;
}

const RESTING: Doing = { is: 'resting' };
const STILL: Sway = { heading: 0, power: 0 };
/** One sweep of a needle there and back, in milliseconds. */
const SWEEP = 2600;
/** Pixels are not mm; a flick across the screen counts like one across the table. */
const TENTHS_A_PIXEL = 9;

/** There and back again, from −1 to 1. */
const needle = (elapsed: number): number => {
  const part = (elapsed % SWEEP) / SWEEP;
  return part < 0.5 ? part * 4 - 1 : 3 - part * 4;
};

export const diceOf = ({ dice }: Pick<DfScene, 'dice'>): SeenDice | null =>
  dice as unknown as SeenDice | null;

const throwOption = ({ decision }: DfScene): Option | undefined =>
  decision?.options.find((option) => option.do === 'throw' || option.do === 'flip');

const keyOf = (asked: Asked): string =>
  asked.kind === 'flip' ? asked.template : [asked.die, ...asked.requirements].join(' ');

export function useAim(scene: DfScene): Aim | undefined {
  const { view, choose } = scene;
  const asked = view.throwing;
  const option = throwOption(scene);
  const [stances, setStances] = useState<ReadonlyMap<string, AimInput>>(new Map());
  const [doing, setDoing] = useState<Doing>(RESTING);
  const grabbed = useRef<{ readonly x: number; readonly y: number; path: Sample[] }>(undefined);
  const seed = diceOf(scene)?.sway ?? '';
  const key = asked === null ? '' : keyOf(asked);
  const stance = stances.get(key) ?? (asked === null ? undefined : stanceFor(asked));
  const change = useCallback(
    (next: AimInput) => setStances((before) => new Map(before).set(key, next)),
    [key],
  );
  if (asked === null || stance === undefined) return undefined;

  const dancing = asked.kind === 'throw' && asked.requirements.includes('dancing');
  const elapsed = (now: number): number =>
    'since' in doing ? Math.max(0, Math.round(now - doing.since)) : 0;
  const swayNow = (now: number): Sway => {
    if (asked.kind === 'flip' || doing.is === 'resting') return STILL;
    const { heading, power } = swayAt(seed, elapsed(now), view.options.sway);
    return { heading: heading + (dancing ? danceAt(seed, elapsed(now)) : 0), power };
  };
  const pullNow = (now: number): Pull | undefined => {
    switch (doing.is) {
      case 'resting':
        return undefined;
      case 'pulling':
        return doing.pull;
      case 'heading':
        return { heading: needle(now - doing.since) * FARTHEST_HEADING * 0.6, power: 0.62 };
      case 'power':
        return { heading: doing.heading, power: (needle(now - doing.from) + 1.1) / 2.1 };
    }
  };
  const wouldThrow = (now: number): AimInput | undefined => {
    const pull = pullNow(now);
    return pull && thrownBy(stance, pull, elapsed(now));
  };
  const send = (thrown: Thrown): void => {
    setDoing(RESTING);
    if (option) choose(option, thrown as unknown as Json);
  };
  const letGo = (input: AimInput | undefined): void => {
    if (input === undefined) setDoing(RESTING);
    else send({ by: 'hand', input });
  };

  return {
    asked,
    stance,
    doing,
    mine: option !== undefined,
    dancing,
    wouldThrow,
    pullNow,
    swayNow,
    step: (field, by) => change(stepped(stance, field, by)),
    choose: (choices) => change(chosen(stance, choices)),
    grab(x, y) {
      if (option === undefined) return;
      const since = performance.now();
      grabbed.current = { x, y, path: [{ t: 0, right: 0, away: 0 }] };
      setDoing({ is: 'pulling', since, pull: undefined });
    },
    pull(x, y) {
      const start = grabbed.current;
      if (start === undefined || doing.is !== 'pulling') return;
      const [dx, dy] = [x - start.x, y - start.y];
      const sample: Sample = {
        t: elapsed(performance.now()),
        right: Math.round(dx * TENTHS_A_PIXEL),
        away: Math.round(-dy * TENTHS_A_PIXEL),
      };
      start.path = [...start.path, sample].slice(-MOST_SAMPLES);
      setDoing({ ...doing, pull: pullOf(dx, dy) });
    },
    release() {
      const start = grabbed.current;
      grabbed.current = undefined;
      if (start === undefined || doing.is !== 'pulling') return;
      const t = elapsed(performance.now());
      if (doing.pull) letGo(thrownBy(stance, doing.pull, t));
      else letGo(flicked(stance, start.path, t));
    },
    cancel() {
      grabbed.current = undefined;
      setDoing(RESTING);
    },
    press() {
      if (option === undefined) return;
      const now = performance.now();
      if (doing.is === 'resting') setDoing({ is: 'heading', since: now });
      else if (doing.is === 'heading')
        setDoing({ is: 'power', since: doing.since, from: now, heading: pullNow(now)?.heading ?? 0 });
      else if (doing.is === 'power') letGo(wouldThrow(now));
    },
    throwReal: (landing) => send({ by: 'real', landing }),
  };
}
