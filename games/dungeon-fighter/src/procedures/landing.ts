/** Where dice and Templates come to rest: handed in by whoever threw them, or drawn from what was measured. */
import { below, handedIn } from '@questhall/kernel';
import type { Shares } from '../queries/landings.ts';
import { ARROW_SHARES, FLIP_SHARES, landingShares, onTemplate } from '../queries/landings.ts';
import { flipRequest, throwRequest } from '../queries/requests.ts';
import type { State } from '../state.ts';
import type { FlipLanding, Landing, Template, ThrowRequest } from '../throws.ts';
import { FACES_OF, readFlip, readLanding } from '../throws.ts';

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

const NOTHING: readonly number[] = [];

function drawn<T>(s: State, { of, list }: Shares<T>): T {
  let left = below(s, of);
  const found = list.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  if (!found) throw new Error('there is nothing to draw from');
  return found.what;
}

function drawnLanding(
  s: State,
  { board, die, requirements, bushes, dice, templates }: ThrowRequest,
): Landing {
  const { hand } = s.options;
  const face = FACES_OF[die][below(s, 6)] ?? 'blank';
  const ground = { bushes, lying: dice.length };
  const { rest, faults, thorns, cocked } = drawn(s, landingShares(die, requirements, hand, board, ground));
  const shown = { face: cocked ? 'blank' : face, thorns, faults, pushedOff: NOTHING, real: false } as const;
  if (faults.length > 0) return { rest, ...shown };
  for (const { template } of templates) {
    if (below(s, 1000) >= onTemplate(template, hand, board)) continue;
    return {
      rest: template,
      ...(template === 'slime' ? { slimeTarget: drawn(s, ARROW_SHARES[board]) } : {}),
      ...shown,
    };
  }
  return { rest, ...shown };
}

const drawnFlip = (s: State): FlipLanding => ({
  result: drawn(s, FLIP_SHARES[s.options.board][s.options.hand]),
  covered: NOTHING,
  real: false,
});
