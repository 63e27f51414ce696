/** Bone Duel: what happens. Each step carries its rule. */
import type { Reason, Seat } from '@questhall/kernel';
import {
  call,
  die,
  emit,
  emitTo,
  proceduresByName,
  reactionWindow,
  rulesFor,
  takeFrom,
} from '@questhall/kernel';
import type { Act, Bid, Bone, React, Strike, Toy, ToyEvent } from './toy-state.ts';
import {
  FACTS,
  fighter,
  HAND,
  isStanding,
  kindsIn,
  LAST_ROUND,
  MOST_MARROW,
  othersAfter,
  standing,
} from './toy-state.ts';

const { procedure, ask, askTogether } = rulesFor<Toy>();
const tell = (s: Toy, event: ToyEvent): void => emit(s, event);

function discard(s: Toy, seat: Seat, bone: Bone): void {
  const { hand } = fighter(s, seat);
  hand.splice(hand.indexOf(bone), 1);
  s.pile.push(bone);
}

/** [BD-DUEL-01] A fighter draws up to a full hand, unseen by the others; an empty bag is filled from the pile. */
function drawBones(s: Toy, seat: Seat): void {
  const { hand } = fighter(s, seat);
  const bones: Bone[] = [];
  while (hand.length < HAND && s.bag.length + s.pile.length > 0) {
    if (s.bag.length === 0) s.bag.push(...s.pile.splice(0));
    const bone = takeFrom(s, s.bag);
    hand.push(bone);
    bones.push(bone);
  }
  const count = bones.length;
  if (count > 0) {
    emitTo<ToyEvent>(s, [seat], { type: 'drew', seat, count, bones }, { type: 'drew', seat, count });
  }
}

interface Reaction {
  seat: Seat;
  bone: Bone;
}

const reaction = procedure<Reaction>('reaction', {
  /** [BD-DUEL-05] The bone is thrown in and weakens the attack. */
  guard: (s, { seat, bone }) => {
    discard(s, seat, bone);
    const strike = s.strike as Strike;
    strike.strength = Math.max(0, strike.strength - (FACTS[bone].guard ?? 0));
    tell(s, { type: 'reacted', seat, bone, strength: strike.strength });
  },
});

/** [BD-DUEL-05] The one attacked, then the others in order, may throw in bones. Hands are secret: everybody is asked. */
const reactions = reactionWindow<Toy, object, React>('reactions', {
  kind: 'react',
  entitled: (s) => {
    const { by, at } = s.strike as Strike;
    const others = othersAfter(s, at).filter((seat) => seat !== by && isStanding(s, seat));
    return [at, ...others].map(String);
  },
  seatOf: (_s, who) => Number(who),
  candidates: (s, _f, who) => kindsIn(fighter(s, Number(who)).hand).map((bone) => ({ do: 'react', bone })),
  whyNot: (s, _f, { bone }, who) => {
    if (!FACTS[bone].guard) return { rule: 'BD-DUEL-05', bone };
    if (FACTS[bone].guards === 'holder' && s.strike?.at !== Number(who)) return { rule: 'BD-DUEL-05a', bone };
    return undefined;
  },
  about: (s) => ({ ...(s.strike as Strike) }),
  secret: (s, _f, who) => fighter(s, Number(who)).hand.length > 0,
  react: (s, _f, { bone }, who) => call(s, reaction, { seat: Number(who), bone }),
});

export const attack = procedure<Strike>('attack', {
  /** [BD-DUEL-04] The bone is laid down and its marrow paid. */
  declare: (s, { by, at, bone, strength }) => {
    fighter(s, by).marrow -= FACTS[bone].marrow ?? 0;
    discard(s, by, bone);
    s.strike = { by, at, bone, strength };
    tell(s, { type: 'attacked', seat: by, at, bone });
  },
  react: (s) => call(s, reactions, {}),
  /** [BD-DUEL-06] A one misses, a six hits harder. */
  roll: (s, f) => {
    const rolled = die(s, 6);
    tell(s, { type: 'rolled', seat: f.by, die: rolled });
    const strength = s.strike?.strength ?? 0;
    f.strength = rolled === 1 ? 0 : Math.max(0, strength + (rolled === 6 ? 1 : 0));
    s.strike = null;
  },
  /** [BD-DUEL-07] Without health a fighter falls; the last one standing wins. */
  damage: (s, { by, at, strength }) => {
    const hit = fighter(s, at);
    const amount = Math.min(hit.health, strength);
    if (amount === 0) return tell(s, { type: 'missed', seat: by });
    hit.health -= amount;
    tell(s, { type: 'hurt', seat: at, amount });
    if (hit.health > 0) return;
    s.pile.push(...hit.hand.splice(0));
    tell(s, { type: 'fell', seat: at });
    if (standing(s).length === 1) finish(s, 'lastStanding');
  },
});

interface Turn {
  seat: Seat;
  aimed: boolean;
  scouted: boolean;
}

function whyNotAct(s: Toy, f: Turn, act: Act): Reason | undefined {
  const have = fighter(s, f.seat).marrow;
  const need = act.do === 'attack' ? (FACTS[act.bone].marrow ?? 0) : act.do === 'rest' ? 0 : 1;
  if ((act.do === 'aim' && f.aimed) || (act.do === 'scout' && f.scouted)) return { rule: 'BD-DUEL-03a' };
  if ('at' in act && !isStanding(s, act.at.fighter)) return { rule: 'BD-DUEL-04a', fighter: act.at.fighter };
  if (act.do === 'attack' && !FACTS[act.bone].strength) return { rule: 'BD-DUEL-04', bone: act.bone };
  return have < need ? { rule: 'BD-DUEL-03', need, have } : undefined;
}

export const turn = procedure<Turn>('turn', {
  /** [BD-DUEL-03] Aim and scout once each for a marrow; then attack or rest. */
  act: ask<Turn, Act>({
    kind: 'act',
    who: (_s, f) => f.seat,
    candidates: (s, f) => [
      ...kindsIn(fighter(s, f.seat).hand).flatMap((bone) =>
        othersAfter(s, f.seat).map((at): Act => ({ do: 'attack', bone, at: { fighter: at } })),
      ),
      ...(s.scouting ? othersAfter(s, f.seat) : []).map((at): Act => ({ do: 'scout', at: { fighter: at } })),
      { do: 'aim' },
      { do: 'rest' },
    ],
    whyNot: whyNotAct,
    answer: (s, f, act) => {
      const me = fighter(s, f.seat);
      switch (act.do) {
        case 'aim':
          me.marrow -= 1;
          f.aimed = true;
          tell(s, { type: 'aimed', seat: f.seat });
          return 'stay';
        case 'scout': {
          const of = act.at.fighter;
          me.marrow -= 1;
          f.scouted = true;
          s.scouted = { by: f.seat, of };
          const seen: ToyEvent = { type: 'scouted', seat: f.seat, of };
          emitTo<ToyEvent>(s, [f.seat], { ...seen, hand: [...fighter(s, of).hand] }, seen);
          return 'stay';
        }
        case 'rest':
          me.marrow = Math.min(MOST_MARROW, me.marrow + 2);
          return tell(s, { type: 'rested', seat: f.seat });
        case 'attack': {
          const strength = (FACTS[act.bone].strength ?? 0) + (f.aimed ? 1 : 0);
          return call(s, attack, { by: f.seat, at: act.at.fighter, bone: act.bone, strength });
        }
      }
    },
  }),
  /** [BD-DUEL-03b] What was scouted is out of sight again. */
  forget: (s) => {
    s.scouted = null;
  },
});

export const round = procedure<object>('round', {
  /** [BD-DUEL-08] After the last round the healthiest win. */
  last: (s) => {
    if (s.round === LAST_ROUND) finish(s, 'healthiest');
  },
  /** [BD-DUEL-01] Everybody standing gains a marrow and draws. */
  begin: (s) => {
    s.round += 1;
    tell(s, { type: 'roundBegan', round: s.round });
    for (const seat of standing(s)) {
      const one = fighter(s, seat);
      one.marrow = Math.min(MOST_MARROW, one.marrow + 1);
      drawBones(s, seat);
    }
  },
  /** [BD-DUEL-02] All bid in secret and pay; the highest takes the turn, on a tie the first after the last one. */
  bid: askTogether<object, Bid>({
    kind: 'bid',
    who: standing,
    candidates: () => [0, 1, 2, 3].map((marrow) => ({ do: 'bid', marrow })),
    whyNot: (s, _f, { marrow }, seat) => {
      const have = fighter(s, seat).marrow;
      return have < marrow ? { rule: 'BD-DUEL-02', need: marrow, have } : undefined;
    },
    answers: (s, _f, given) => {
      const bids = s.fighters.map((_, seat) => given.get(seat)?.marrow ?? 0);
      const order = [...othersAfter(s, s.last), s.last].filter((seat) => given.has(seat));
      const seat = order.reduce((best, next) => ((bids[next] ?? 0) > (bids[best] ?? 0) ? next : best));
      for (const [bidder, { marrow }] of given) fighter(s, bidder).marrow -= marrow;
      s.last = seat;
      tell(s, { type: 'bidsShown', bids, turn: seat });
      call(s, turn, { seat, aimed: false, scouted: false });
      return 'again';
    },
  }),
});

function finish(s: Toy, how: 'lastStanding' | 'healthiest'): void {
  const score = s.fighters.map(({ health }) => health);
  const most = Math.max(...score);
  s.outcome = { winners: score.flatMap((health, seat) => (health === most ? [seat] : [])), how, score };
}

export const procedures = proceduresByName<Toy>([round, turn, attack, reactions, reaction]);
