/** Aiming: the stance, the pull of a pointer or needles for a single key, and letting go. */
import type { Sample, Sway } from '@questhall/dice-table';
import { danceAt, MOST_SAMPLES, swayAt } from '@questhall/dice-table';
import type { SeenDice, Thrown } from '@questhall/games/dungeon-fighter/dice';
import type { Json, Option } from '@questhall/kernel';
import { useCallback, useRef, useState } from 'react';
import type { DfScene } from '../logic/scene.ts';
import type { AimInput, AimRequest, HitPoint, Pull, StanceField } from './aim.ts';
import {
  chosen,
  FARTHEST_HEADING,
  flicked,
  GOOD_POWER,
  hitAt,
  hitReach,
  isBelly,
  isWound,
  pullOf,
  stanceFor,
  stepped,
  thrownBy,
  unwound,
  windOf,
} from './aim.ts';
import type { Needle } from './needles.ts';
import { NEEDLES, needleAt, swungPower } from './needles.ts';
import type { Pace } from './pace.ts';
import { sweepOf, usePace } from './pace.ts';

/** What the hand is doing. Times are milliseconds of `performance.now`. */
export type Doing =
  | { readonly is: 'resting' }
  | {
      readonly is: 'pulling';
      readonly since: number;
      readonly pull: Pull | undefined;
      /** Radians the pointer has gone around the die. */
      readonly wound: number;
    }
  /** [3.8] Nothing moves by itself: arrows pick, the key throws. */
  | { readonly is: 'picking'; readonly since: number; readonly pull: Pull }
  | { readonly is: Needle; readonly since: number; readonly from: number; readonly set: Partial<Pull> };

export interface Aim {
  readonly asked: AimRequest;
  readonly stance: AimInput;
  readonly doing: Doing;
  /** Somebody may throw here and now. */
  readonly mine: boolean;
  readonly dancing: boolean;
  readonly pace: Pace;
  readonly turnPace: () => void;
  /** What would be thrown at this moment; nothing while nobody pulls. */
  readonly wouldThrow: (now: number) => AimInput | undefined;
  readonly pullNow: (now: number) => Pull | undefined;
  readonly swayNow: (now: number) => Sway;
  readonly step: (field: StanceField, by: 1 | -1) => void;
  readonly choose: (choices: Parameters<typeof chosen>[1]) => void;
  readonly unwind: () => void;
  readonly hit: (point: HitPoint) => void;
  readonly grab: (x: number, y: number) => void;
  readonly pull: (x: number, y: number) => void;
  readonly release: () => void;
  readonly cancel: () => void;
  /** The one key: starts a needle, stops it, starts the next, lets go. */
  readonly press: () => void;
  /** While nothing moves by itself: a bit more to the right, or with more power. */
  readonly pick: (right: number, power: number) => void;
  readonly throwReal: (landing: string) => void;
}

const RESTING: Doing = { is: 'resting' };
const STILL: Sway = { heading: 0, power: 0 };
/** Pixels are not mm; a flick across the screen counts like one across the table. */
const TENTHS_A_PIXEL = 9;
const PICKED: Pull = { heading: 0, power: GOOD_POWER };

export const diceOf = ({ dice }: Pick<DfScene, 'dice'>): SeenDice | null =>
  dice as unknown as SeenDice | null;

const throwOption = ({ decision }: DfScene): Option | undefined =>
  decision?.options.find((option) => option.do === 'throw' || option.do === 'flip');

const keyOf = (asked: AimRequest): string =>
  asked.kind === 'flip' ? asked.template : [asked.die, ...asked.requirements].join(' ');

/** The needles of this throw, in order. */
const needlesFor = (stance: AimInput, dancing: boolean): readonly Needle[] =>
  NEEDLES.filter(
    (each) =>
      each === 'heading' ||
      each === 'power' ||
      (each === 'hit' && hitReach(stance) !== undefined) ||
      (each === 'wind' && isWound(stance)) ||
      (each === 'turn' && dancing),
  );

/** `own` is told the numbers of the throws that are let go here. */
export function useAim(scene: DfScene, own: Set<number>): Aim | undefined {
  const { view, choose } = scene;
  const asked = view.throwing;
  const option = throwOption(scene);
  const [stances, setStances] = useState<ReadonlyMap<string, AimInput>>(new Map());
  const [doing, show] = useState<Doing>(RESTING);
  /** A quick hand is through before the page is drawn again: what it does counts, not what is seen of it. */
  const live = useRef<Doing>(RESTING);
  const setDoing = (next: Doing): void => {
    live.current = next;
    show(next);
  };
  const { pace, turnPace } = usePace();
  const grabbed = useRef<{
    readonly x: number;
    readonly y: number;
    path: Sample[];
    last: readonly [number, number];
  }>(undefined);
  const seed = diceOf(scene)?.sway ?? '';
  const key = asked === null ? '' : keyOf(asked);
  const stance = stances.get(key) ?? (asked === null ? undefined : stanceFor(asked));
  const change = useCallback(
    (next: AimInput) => setStances((before) => new Map(before).set(key, next)),
    [key],
  );
  if (asked === null || stance === undefined) return undefined;

  const sweep = sweepOf(pace);
  const belly = isBelly(stance);
  const wound = isWound(stance);
  const dancing = asked.kind === 'throw' && asked.requirements.includes('dancing');
  const needles = needlesFor(stance, dancing);
  const elapsed = (now: number): number =>
    'since' in live.current ? Math.max(0, Math.round(now - live.current.since)) : 0;
  const swayNow = (now: number): Sway => {
    const { current: doing } = live;
    if (asked.kind === 'flip' || doing.is === 'resting' || doing.is === 'picking') return STILL;
    const { heading, power } = swayAt(seed, elapsed(now), view.options.sway);
    return { heading: heading + (dancing ? danceAt(seed, elapsed(now)) : 0), power };
  };
  const needleNow = (which: Needle, from: number, now: number): Partial<Pull> =>
    needleAt(which, now - from, sweep);
  const pullNow = (now: number): Pull | undefined => {
    const { current: doing } = live;
    switch (doing.is) {
      case 'resting':
        return undefined;
      case 'picking':
        return doing.pull;
      case 'pulling': {
        const wind = wound ? { wind: windOf(doing.wound) } : {};
        // [3.5] The belly swings by itself: the moment is its power.
        if (belly) return { heading: doing.pull?.heading ?? 0, power: swungPower(elapsed(now), sweep) };
        return doing.pull && { ...doing.pull, ...wind };
      }
      default:
        return { ...PICKED, ...doing.set, ...needleNow(doing.is, doing.from, now) };
    }
  };
  const wouldThrow = (now: number): AimInput | undefined => {
    const pull = pullNow(now);
    return pull && thrownBy(stance, pull, elapsed(now));
  };
  const send = (thrown: Thrown): void => {
    setDoing(RESTING);
    own.add(asked.serial);
    if (option) choose(option, thrown as unknown as Json);
  };
  const letGo = (input: AimInput | undefined, by: 'hand' | 'steps' = 'hand'): void => {
    if (input === undefined) setDoing(RESTING);
    else send({ by, input });
  };

  return {
    asked,
    stance,
    doing,
    mine: option !== undefined,
    dancing,
    pace,
    turnPace,
    wouldThrow,
    pullNow,
    swayNow,
    step: (field, by) => change(stepped(stance, field, by)),
    choose: (choices) => change(chosen(stance, choices, asked.board ?? 'labyrinth')),
    unwind: () => change(unwound(stance)),
    hit: (point) => change(hitAt(stance, point)),
    grab(x, y) {
      if (option === undefined) return;
      const since = performance.now();
      grabbed.current = { x, y, path: [{ t: 0, right: 0, away: 0 }], last: [0, 0] };
      setDoing({ is: 'pulling', since, pull: undefined, wound: 0 });
    },
    pull(x, y) {
      const start = grabbed.current;
      const { current: doing } = live;
      if (start === undefined || doing.is !== 'pulling') return;
      const [dx, dy] = [x - start.x, y - start.y];
      const sample: Sample = {
        t: elapsed(performance.now()),
        right: Math.round(dx * TENTHS_A_PIXEL),
        away: Math.round(-dy * TENTHS_A_PIXEL),
      };
      start.path = [...start.path, sample].slice(-MOST_SAMPLES);
      const turned = wound ? turnOf(start.last, [dx, dy]) : 0;
      start.last = [dx, dy];
      setDoing({ ...doing, pull: pullOf(dx, dy), wound: doing.wound + turned });
    },
    release() {
      const start = grabbed.current;
      grabbed.current = undefined;
      const { current: doing } = live;
      if (start === undefined || doing.is !== 'pulling') return;
      const now = performance.now();
      if (belly || doing.pull) letGo(wouldThrow(now));
      else letGo(flicked(stance, start.path, elapsed(now)));
    },
    cancel() {
      grabbed.current = undefined;
      setDoing(RESTING);
    },
    press() {
      if (option === undefined) return;
      const { current: doing } = live;
      const now = performance.now();
      if (doing.is === 'resting' && pace === 'steps') {
        setDoing({ is: 'picking', since: now, pull: PICKED });
      } else if (doing.is === 'resting') {
        setDoing({ is: 'heading', since: now, from: now, set: {} });
      } else if (doing.is === 'picking') {
        // [3.5] Who picks without haste lets go of a dance at the right moment, as far as an average hand does.
        letGo(
          thrownBy(stance, doing.pull, dancing ? (stance.kind === 'throw' ? stance.t : 0) : elapsed(now)),
          'steps',
        );
      } else if (doing.is !== 'pulling') {
        const next = needles[needles.indexOf(doing.is) + 1];
        if (next === undefined) letGo(wouldThrow(now));
        else
          setDoing({
            is: next,
            // The turn of a dance begins when all else is settled.
            since: next === 'turn' ? now : doing.since,
            from: now,
            set: { ...doing.set, ...needleNow(doing.is, doing.from, now) },
          });
      }
    },
    pick(right, power) {
      const { current: doing } = live;
      if (doing.is !== 'picking') return;
      const { pull } = doing;
      const heading = Math.max(-FARTHEST_HEADING, Math.min(FARTHEST_HEADING, pull.heading + right));
      setDoing({ ...doing, pull: { heading, power: Math.max(0.05, Math.min(1, pull.power + power)) } });
    },
    throwReal: (landing) => send({ by: 'real', landing }),
  };
}

/** Nearer to the die than so many pixels a hand does not go around it. */
const TOO_NEAR = 14;

/** Radians a pointer went around the die, whichever way. */
function turnOf([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number {
  if (Math.hypot(ax, ay) < TOO_NEAR || Math.hypot(bx, by) < TOO_NEAR) return 0;
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
}
