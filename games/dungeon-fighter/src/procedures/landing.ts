/** Where dice and Templates come to rest: handed in by whoever threw them, or drawn from the landing table. */
import { below, handedIn } from '@questhall/kernel';
import {
  FAILS_STYLE,
  FLIPS,
  MISSES,
  ON_TEMPLATE,
  SHORT_FLIPS,
  SLIME_MISSES,
  SLIME_PROFILE,
  THORNS,
} from '../content/landing.ts';
import { oddsOf, profileOf } from '../queries/odds.ts';
import { flipRequest, throwRequest } from '../queries/requests.ts';
import type { State } from '../state.ts';
import type { Fault, FlipLanding, Landing, Rest, Section, Template, ThrowRequest } from '../throws.ts';
import { FACES_OF, readFlip, readLanding, SECTIONS } from '../throws.ts';

export function landThrow(s: State): Landing {
  const request = throwRequest(s);
  const handed = handedIn(s);
  if (handed === undefined) return drawnLanding(s, request);
  const landing = readLanding(String(handed), request);
  if (!landing) throw new Error(`this throw cannot land like this: ${handed}`);
  return landing;
}

export function landFlip(s: State, template: Template): FlipLanding {
  const handed = handedIn(s);
  if (handed === undefined) return drawnFlip(s);
  const landing = readFlip(String(handed), flipRequest(s, template));
  if (!landing) throw new Error(`this flip cannot end like this: ${handed}`);
  return landing;
}

const PER = 1000;
const NO_FAULT: readonly Fault[] = [];
const NOTHING: readonly number[] = [];

function drawnLanding(s: State, request: ThrowRequest): Landing {
  const { die, requirements, bushes, templates } = request;
  const { hand } = s.options;
  const { hits, mean } = oddsOf(die, requirements, hand);
  const profile = profileOf(mean);
  const face = FACES_OF[die][below(s, 6)] ?? 'blank';
  const thorns = bushes && below(s, PER) < THORNS[hand];
  if (below(s, PER) >= hits) {
    const { rest, faults } = drawnMiss(s, request, profile);
    return { rest, face, thorns, faults, pushedOff: NOTHING, real: false };
  }
  for (const { template } of templates) {
    if (below(s, PER) >= ON_TEMPLATE) continue;
    const sent = template === 'slime' ? { slimeTarget: drawnSlimeTarget(s) } : {};
    return { rest: template, ...sent, face, thorns, faults: NO_FAULT, pushedOff: NOTHING, real: false };
  }
  const rest = drawnSection(s, profile);
  return { rest, face, thorns, faults: NO_FAULT, pushedOff: NOTHING, real: false };
}

function drawnSection(s: State, profile: readonly number[]): Section {
  let left = below(s, PER);
  for (let i = 0; i < SECTIONS.length; i++) {
    left -= profile[i] ?? 0;
    if (left < 0) return SECTIONS[i] as Section;
  }
  return 'section1';
}

function drawnMiss(
  s: State,
  { requirements }: ThrowRequest,
  profile: readonly number[],
): { rest: Rest; faults: readonly Fault[] } {
  if (requirements.length > 0 && below(s, PER) < FAILS_STYLE) {
    const fault = requirements[below(s, requirements.length)] as Fault;
    return { rest: drawnSection(s, profile), faults: [fault] };
  }
  let left = below(s, PER);
  for (const rest of ['outside', 'bone', 'hole'] as const) {
    left -= MISSES[rest];
    if (left < 0) return { rest, faults: NO_FAULT };
  }
  return { rest: drawnSection(s, profile), faults: ['bounce'] };
}

function drawnSlimeTarget(s: State): Rest {
  let left = below(s, PER);
  for (const rest of ['hole', 'bone', 'outside'] as const) {
    left -= SLIME_MISSES[rest];
    if (left < 0) return rest;
  }
  return drawnSection(s, SLIME_PROFILE);
}

function drawnFlip(s: State): FlipLanding {
  if (below(s, PER) < FLIPS[s.options.hand]) return { result: 'lies', covered: NOTHING, real: false };
  return { result: below(s, PER) < SHORT_FLIPS ? 'short' : 'table', covered: NOTHING, real: false };
}
