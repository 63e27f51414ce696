/** What a throw came to, in words: beside the die, and for whoever listens. */
import type { Landing, Rest, ThrowView } from '@questhall/games/dungeon-fighter';
import { REQUIREMENT_NAMES, verdictOfThrow } from '@questhall/games/dungeon-fighter';
import type { SeenDice } from '@questhall/games/dungeon-fighter/dice';
import { useState } from 'react';
import { diceOf } from '../throwing/use-aim.ts';
import { isNearMiss, tracedOf } from '../throwing/way.ts';
import type { DfScene } from './scene.ts';

type Note = NonNullable<SeenDice['last']>;

export interface Verdict {
  readonly serial: number;
  readonly hit: boolean;
  /** "Hit for 4", "Miss: a hole". */
  readonly text: string;
  /** "2 cm short; bounced once": only where physics threw. */
  readonly detail: string;
  /** So close that it was shown slowly. */
  readonly near: boolean;
}

const MISSED: { readonly [rest in Rest]?: string } = {
  outside: ': off the board',
  bone: ': a bone',
  hole: ': a hole',
};

/** Why it is one: the first thing that was not as it should be. */
function missedBy({ faults, rest }: Pick<Landing, 'faults' | 'rest'>): string {
  const [fault] = faults;
  if (fault === 'bounce') return ': no bounce';
  return fault === undefined ? (MISSED[rest] ?? '') : `: not by ${REQUIREMENT_NAMES[fault]}`;
}

function detailOf(note: Note, { faults, rest }: Pick<Landing, 'faults' | 'rest'>): string {
  const trace = tracedOf(note);
  return trace ? verdictOfThrow(faults, rest, trace) : '';
}

/** What the throw came to that the view tells of; nothing while the die is in the hand. */
export function verdictOf(scene: DfScene): Verdict | undefined {
  const landing = scene.view.throw?.landing;
  if (!landing) return undefined;
  const last = diceOf(scene)?.last;
  const note = last?.serial === landing.serial ? last : undefined;
  const { serial, hit, face } = landing;
  const near = note !== undefined && !hit && isNearMiss(note);
  const text = textOf(landing, near);
  return {
    serial,
    hit,
    near,
    text: face === 'icon' ? `${text} + icon` : text,
    detail: note ? detailOf(note, landing) : '',
  };
}

function textOf(landing: NonNullable<ThrowView['landing']>, near: boolean): string {
  if (landing.instaKill) return 'Down at once!';
  if (landing.hit) return `Hit for ${landing.damage}`;
  return `${near ? 'Near miss' : 'Miss'}${missedBy(landing)}`;
}

/** The latest verdict, also when the rules have moved on: until the next throw. */
export function useVerdict(scene: DfScene): Verdict | undefined {
  const now = verdictOf(scene);
  const [kept, keep] = useState<Verdict>();
  if (now !== undefined && JSON.stringify(now) !== JSON.stringify(kept)) keep(now);
  const last = diceOf(scene)?.last?.serial;
  const latest = now ?? kept;
  return latest !== undefined && (last === undefined || latest.serial >= last) ? latest : undefined;
}

/** Both parts as one sentence. */
export const spokenVerdict = ({ text, detail }: Verdict): string =>
  detail === '' ? text : `${text}. ${detail}`;
