/** [SFB-TRAP] Traps: sprung, replaced, moved. */
import type { Reason } from '@questhall/kernel';
import { call, takeFrom } from '@questhall/kernel';
import type { HexId } from '../content/arena.ts';
import { HEX_COUNT, IS_STATUE, next, TRAP_HEXES } from '../content/arena.ts';
import { TRAP_DAMAGE } from '../content/index.ts';
import type { IgnoreTrap, PutTrap, TakeTrap } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { champion, championAt, hasTrap, isTrapHex, sharesHex } from '../queries/champions.ts';
import { isImmune } from '../queries/values.ts';
import type { ChampionId, State } from '../state.ts';
import type { TrapFace } from '../vocabulary.ts';
import { dealDamage } from './damage.ts';
import { stepBack } from './move.ts';

/** [SFB-TRAP-08] */
const TRAPS_ON_BOARD = 4;

export const TRAP_PUTS: readonly PutTrap[] = Array.from({ length: HEX_COUNT }, (_, hex) => ({
  do: 'putTrap',
  at: { hex },
}));

/** [SFB-RULING-89] A trap hex that holds neither Champion nor token. */
const isEmptyTrapHex = (s: State, hex: HexId): boolean =>
  TRAP_HEXES.includes(hex) && !hasTrap(s, hex) && championAt(s, hex) < 0;

/** [SFB-TRAP-13] [SFB-RULING-48] Next to a trap hex, with no Champion, Statue or trap on it. */
function isFallback(s: State, hex: HexId): boolean {
  if (IS_STATUE[hex] || hasTrap(s, hex) || championAt(s, hex) >= 0) return false;
  for (let d = 0; d < 6; d++) {
    const beside = next(hex, d);
    if (beside >= 0 && isTrapHex(s, beside)) return true;
  }
  return false;
}

/** [SFB-TRAP-11] [SFB-RULING-46] [SFB-RULING-98] Why no trap may be put here; `sprung` is barred, -1 bars nothing. */
export function whyNoTrap(s: State, hex: HexId, sprung: HexId): Reason | undefined {
  if (hex === sprung) return { rule: 'SFB-RULING-46' };
  if (isEmptyTrapHex(s, hex)) return undefined;
  if (TRAP_HEXES.some((printed) => printed !== sprung && isEmptyTrapHex(s, printed)))
    return { rule: 'SFB-TRAP-11' };
  return isFallback(s, hex) ? undefined : { rule: 'SFB-TRAP-13' };
}

/** [SFB-SETUP-14] [SFB-TRAP-10] Unseen, at random. */
export function layTrap(s: State, hex: HexId): void {
  s.traps.push({ hex, face: takeFrom(s, s.supply) });
}

function takeTrap(s: State, hex: HexId): TrapFace {
  const at = s.traps.findIndex((trap) => trap.hex === hex);
  const [taken] = s.traps.splice(at, 1);
  if (!taken) throw new Error(`there is no trap on ${hex}`);
  return taken.face;
}

const springTrap = procedure(flow.springTrap, {
  /** [SFB-DEC-28] Who ignores traps may choose not to trigger it. */
  ignore: ask({
    kind: 'ignoreTrap',
    who: (s, f) => (isImmune(s, f.champion, 'traps') ? champion(s, f.champion).seat : undefined),
    candidates: (): IgnoreTrap[] => [{ do: 'ignore' }, { do: 'trigger' }],
    about: (_s, f) => ({ champion: f.champion, hex: f.hex }),
    answer: (s, f, option) => {
      if (option.do === 'trigger') return;
      emit(s, { type: 'trapIgnored', champion: f.champion, hex: f.hex });
      return 'end';
    },
  }),
  /** [SFB-TRAP-03] to [SFB-TRAP-06] Turned over and applied. [SFB-TRAP-15] Whoever moved the Champion is to blame. */
  reveal: (s, f) => {
    const face = takeTrap(s, f.hex);
    f.face = face;
    emit(s, { type: 'trapSprung', champion: f.champion, hex: f.hex, face });
    if (face === 'stun') call(s, flow.stun, { champion: f.champion });
    else if (face === 'root') root(s, f.champion, f.back);
    else dealDamage(s, [{ target: f.champion, amount: TRAP_DAMAGE[face] }], f.source, f.seat, 'trap');
  },
  /** [SFB-TRAP-08] to [SFB-TRAP-12] [SFB-RULING-45] [SFB-RULING-47] The fresh token first, then the old one goes back. */
  replace: ask({
    kind: 'replaceTrap',
    who: (s, f) => (s.traps.length < TRAPS_ON_BOARD ? champion(s, f.champion).seat : undefined),
    candidates: () => TRAP_PUTS,
    whyNot: (s, f, option) => whyNoTrap(s, option.at.hex, f.hex),
    about: (_s, f) => ({ hex: f.hex }),
    answer: (s, f, option) => {
      const { seat } = champion(s, f.champion);
      layTrap(s, option.at.hex);
      emit(s, { type: 'trapPlaced', seat, hex: option.at.hex });
      return s.traps.length < TRAPS_ON_BOARD ? 'stay' : undefined;
    },
  }),
  putBack: (s, f) => {
    if (f.face !== '') s.supply.push(f.face);
    f.face = '';
  },
});

/** [SFB-KW-ROOT-01] [SFB-RULING-39] On a hex that another holds it steps back. */
export function root(s: State, id: ChampionId, back: HexId): void {
  champion(s, id).rooted = true;
  emit(s, { type: 'rooted', champion: id });
  if (sharesHex(s, id)) stepBack(s, id, back);
}

const takes = (s: State): TakeTrap[] =>
  s.traps.map(({ hex }): TakeTrap => ({ do: 'takeTrap', at: { hex } })).sort((l, r) => l.at.hex - r.at.hex);

/** A token on the board goes unseen to an empty trap hex; this triggers nothing. */
const moveTrap = procedure(flow.moveTrap, {
  take: ask({
    kind: 'takeTrap',
    who: (s, f) => (TRAP_HEXES.some((hex) => isEmptyTrapHex(s, hex)) ? f.seat : undefined),
    candidates: (s) => takes(s),
    answer: (_s, f, option) => {
      f.from = option.at.hex;
    },
  }),
  put: ask({
    kind: 'putTrap',
    who: (_s, f) => (f.from >= 0 ? f.seat : undefined),
    candidates: () => TRAP_PUTS,
    whyNot: (s, _f, option) => (isEmptyTrapHex(s, option.at.hex) ? undefined : { rule: 'SFB-RULING-89' }),
    about: (_s, f) => ({ hex: f.from }),
    answer: (s, f, option) => {
      const { hex } = option.at;
      s.traps.push({ hex, face: takeTrap(s, f.from) });
      emit(s, { type: 'trapMoved', seat: f.seat, from: f.from, to: hex });
    },
  }),
});

export const trapProcedures = [springTrap, moveTrap];
