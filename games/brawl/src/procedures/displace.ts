/** [SFB-DISP] Push, Pull and Fear: straight on, without a choice of the way. */
import { call, callerOf } from '@questhall/kernel';
import { IS_STATUE, next, rowDirection } from '../content/arena.ts';
import type { FearDirection } from '../decisions.ts';
import { emit } from '../events.ts';
import type { Slide } from '../flow.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { effectsOf, sideName } from '../queries/cards.ts';
import { areEnemies, champion, championAt, hasTrap, isIn, sharesHex } from '../queries/champions.ts';
import { fearWays } from '../queries/reach.ts';
import { isImmune, isWarded } from '../queries/values.ts';
import type { ChampionId, State } from '../state.ts';
import type { Displacement } from '../vocabulary.ts';
import { dealDamage } from './damage.ts';
import { canBeMoved, canMove, enterTrap, goAlong } from './move.ts';

/** [SFB-DISP-02] [SFB-RULING-36] Negated as a whole: no move, no trap, no damage. */
export function isNegated(s: State, id: ChampionId, what: Displacement): boolean {
  const against =
    what === 'push' && isImmune(s, id, 'push')
      ? 'push'
      : what === 'fear' && isWarded(s, id, 'fear')
        ? 'fear'
        : isWarded(s, id, 'displacement')
          ? 'displacement'
          : undefined;
  if (against) emit(s, { type: 'warded', champion: id, against });
  return against !== undefined;
}

/** [SFB-KW-PUSH] [SFB-KW-PULL] Away from the source, or towards it, within their common hex row. */
export function shove(
  s: State,
  f: { champion: ChampionId; seat: number; source: ChampionId; how: 'push' | 'pull'; left: number },
): void {
  if (f.left <= 0 || isNegated(s, f.champion, f.how)) return;
  const target = champion(s, f.champion).hex;
  const source = champion(s, f.source).hex;
  const direction = f.how === 'push' ? rowDirection(source, target) : rowDirection(target, source);
  /** [SFB-KW-PUSH-06] [SFB-KW-PULL-06] */
  if (direction < 0) {
    emit(s, { type: 'forfeited', champion: f.champion, what: f.how, why: 'noRow' });
    return;
  }
  call(s, flow.slide, { ...f, direction, back: target });
}

const slide = procedure(flow.slide, {
  /** [SFB-RULING-32] Each hex is one step: enter, trigger, replace the trap, go on. */
  step: (s, f) => {
    if (f.left <= 0 || !isIn(s, f.champion)) return 'end';
    const from = champion(s, f.champion).hex;
    const to = next(from, f.direction);
    if (!canMove(s, f.champion) || !canSlide(s, f, to)) return;
    f.left -= 1;
    if (!sharesHex(s, f.champion)) f.back = from;
    goAlong(s, f.champion, [to], f.how);
    if (hasTrap(s, to)) enterTrap(s, f.champion, f.seat, f.source, f.back);
    return 'stay';
  },
  /** [SFB-KW-PUSH-05] [SFB-KW-PULL-05] [SFB-DISP-03] What is missing hurts; [SFB-DISP-04] not in Fear. */
  collide: (s, f) => {
    if (f.how === 'fear') return 'end';
    callerOf<{ collided?: boolean }>(s).collided = true;
    dealDamage(s, [{ target: f.champion, amount: f.left }], f.source, f.seat, 'collision');
    return;
  },
  /** What the source's Champion card adds to damage by a Push or Pull. */
  follow: (s, f) => {
    const { key, levelled, hex } = champion(s, f.source);
    if (hex < 0 || !isIn(s, f.champion) || !areEnemies(s, f.source, f.champion)) return;
    for (const effect of effectsOf(sideName(key, levelled), 'onDamageBy')) {
      if (effect.op === 'stun' && effect.by?.some((by) => by === f.how))
        call(s, flow.stun, { champion: f.champion });
    }
  },
});

/** [SFB-KW-PUSH-03] [SFB-RULING-27] A Push stops before any Champion; in Fear the feared one passes its own side. */
function canSlide(s: State, f: Slide, to: number): boolean {
  if (to < 0 || IS_STATUE[to]) return false;
  const there = championAt(s, to);
  return there < 0 || (f.how === 'fear' && !areEnemies(s, there, f.champion));
}

/** [SFB-KW-FEAR] */
const flee = procedure(flow.flee, {
  /** [SFB-DISP-04] [SFB-RULING-29] Negated, rooted or without a way out: it stays, without damage. */
  stand: (s, f) => {
    if (isNegated(s, f.champion, 'fear') || !canBeMoved(s, f.champion, 'fear')) return 'end';
    if (fearWays(s, f.champion, f.source, f.distance).length > 0) return;
    emit(s, { type: 'forfeited', champion: f.champion, what: 'fear', why: 'noWay' });
    return 'end';
  },
  /** [SFB-DEC-19] The controller of the feared Champion chooses among the farthest. */
  choose: ask({
    kind: 'fear',
    who: (s, f) => champion(s, f.champion).seat,
    candidates: (s, f): FearDirection[] =>
      fearWays(s, f.champion, f.source, f.distance).map(({ direction, end }) => ({
        do: 'flee',
        direction,
        at: { hex: end },
      })),
    about: (_s, f) => ({ champion: f.champion, source: f.source }),
    answer: (s, f, { direction }) => {
      const way = fearWays(s, f.champion, f.source, f.distance).find((each) => each.direction === direction);
      const { champion: feared, seat, source } = f;
      const left = way?.steps ?? 0;
      call(s, flow.slide, {
        champion: feared,
        seat,
        source,
        how: 'fear',
        direction,
        left,
        back: champion(s, feared).hex,
      });
    },
  }),
});

export const displaceProcedures = [slide, flee];
