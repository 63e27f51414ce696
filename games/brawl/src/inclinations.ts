/** How bots take their choices at a glance. How they judge positions stands in heuristics.ts. */
import type { Decision, Seat } from '@questhall/kernel';
import { askerOf, below } from '@questhall/kernel';
import type { HexId } from './content/arena.ts';
import { distance, rowDirection } from './content/arena.ts';
import { actionCard, CARDS } from './content/index.ts';
import type { BrawlOption } from './decisions.ts';
import { asBrawlOption } from './decisions.ts';
import type { Attack, Walk } from './flow.ts';
import * as flow from './flow.ts';
import { prospects } from './heuristics.ts';
import { champion, hasTrap, isIn, ownerOf, player, sideOf } from './queries/champions.ts';
import { defenceAgainst, strengthAgainst } from './queries/strength.ts';
import { championsIn } from './queries/targeting.ts';
import { defenceOf, isImmune, movementBonus, remainingOf } from './queries/values.ts';
import type { ChampionId, Side, State } from './state.ts';
import { GATE } from './state.ts';
import type { ActionCard, Amount, StandardAction } from './vocabulary.ts';

export function inclinations(s: State, decision: Decision): readonly number[] {
  const { options, kind, seat } = decision;
  switch (kind) {
    case 'act':
      return options.map((option) => squared(act(s, seat, asBrawlOption(option))));
    case 'move':
    case 'place':
      return going(s, decision);
    case 'attack':
    case 'use':
      return outstanding(options.map((option) => squared(aim(s, seat, asBrawlOption(option)))));
    case 'react':
      return options.map((option) => reaction(s, asBrawlOption(option)));
    case 'formPool':
    case 'draft':
    case 'chooseChampion':
    case 'bring':
      return fancy(s, options.length);
    default:
      return options.map((option) => other(s, seat, asBrawlOption(option)));
  }
}

/** No Champion is better than the others by much: whom one fancies differs from evening to evening. */
function fancy(s: State, count: number): readonly number[] {
  const chosen = below({ rng: { ...s.rng } }, count);
  return Array.from({ length: count }, (_, at) => (at === chosen ? 1 : 0));
}

const squared = (x: number): number => x * x;

/** What looks much worse than the best is not worth a thought. */
function outstanding(weights: readonly number[]): readonly number[] {
  const least = LEAST_PART * Math.max(...weights);
  return weights.map((weight) => (weight < least ? 0 : weight));
}
const LEAST_PART = 0.03;

// --- cards at a glance -----------------------------------------------------------------------------------------------
/** What a card can do to one Enemy, and from how far, its own Dash or Jump included. */
interface Glance {
  readonly punch: number;
  readonly reach: number;
}

const roughly = (amount: Amount): number => {
  if (typeof amount === 'number') return amount;
  return 'base' in amount ? amount.base + amount.plus / 2 : Math.min(amount.most ?? 3, 3);
};

function glanceAt({ type, strength, targeting, effects }: ActionCard): Glance {
  const fold = type === 'attack' && effects.some(({ op }) => op === 'double') ? 2 : 1;
  let punch = fold * roughly(strength ?? 0);
  let reach = targeting.kind === 'direct' || targeting.kind === 'indirect' ? targeting.max : 1;
  for (const effect of effects) {
    if (effect.op === 'damage' && effect.who !== 'attacker') punch += roughly(effect.amount) / 2;
    else if (effect.op === 'push' || effect.op === 'pull' || effect.op === 'stun') punch += 0.5;
    else if (effect.op === 'poison') punch += effect.amount;
    else if (
      (effect.op === 'dash' || effect.op === 'jump' || effect.op === 'swoop') &&
      effect.when !== 'post'
    )
      reach += effect.amount;
  }
  return { punch, reach };
}

const GLANCES: ReadonlyMap<string, Glance> = new Map(CARDS.map((card) => [card.id, glanceAt(card)]));

const glance = (card: ActionCard): Glance => GLANCES.get(card.id) ?? glanceAt(card);

// --- acting ----------------------------------------------------------------------------------------------------------
/** To come back from the Gate. */
const COMING_IN = 2.5;
/** To gain a VP, beside the damage. */
const KNOCK_OUT = 5;

function act(s: State, seat: Seat, option: BrawlOption): number {
  if (option.do === 'play') return playing(s, seat, option.card);
  if (option.do === 'standard') return standard(s, option.at.champion, option.action);
  return player(s, seat).ready.length > 0 ? 0.3 : 1;
}

function playing(s: State, seat: Seat, id: string): number {
  const card = actionCard(id);
  const owner = ownerOf(s, seat, card.champion);
  const { hex, side } = champion(s, owner);
  if (hex === GATE) return COMING_IN;
  const { punch, reach } = glance(card);
  const far = reach + (card.move === undefined ? 0 : card.move + movementBonus(s, owner));
  let most = 0;
  for (let enemy = 0; punch > 0 && enemy < s.champions.length; enemy++) {
    const there = champion(s, enemy);
    if (there.side === side || there.hex === GATE || distance(hex, there.hex) > far) continue;
    const hit = card.type === 'attack' ? punch - defenceOf(s, enemy) : punch;
    most = Math.max(most, hit >= remainingOf(s, enemy) ? hit + KNOCK_OUT : hit);
  }
  if (card.type === 'attack') return most > 0 ? 1 + 2 * most : 0.25;
  return 1 + most;
}

function standard(s: State, id: ChampionId, action: StandardAction): number {
  const { hex, side, damage } = champion(s, id);
  if (hex === GATE) return action === 'move' ? 0.5 : 0.25;
  if (action === 'move') return 0.15;
  if (action === 'plan') return 0.15;
  if (action === 'heal') return damage > 0 ? 0.6 : 0.1;
  let most = 0;
  for (let enemy = 0; enemy < s.champions.length; enemy++) {
    const there = champion(s, enemy);
    if (there.side === side || there.hex === GATE || distance(hex, there.hex) > 2) continue;
    most = Math.max(most, remainingOf(s, enemy) <= 1 ? 2 * KNOCK_OUT : 1.2);
  }
  return most > 0 ? most : 0.15;
}

// --- going somewhere -------------------------------------------------------------------------------------------------
/** What a trap costs the one who enters it, in VP. */
const TRAP_COST = 0.35;
/** What a target in sight is worth, for one point of damage. */
const IN_SIGHT = 0.2;

/** Where it would be good to stand: for the track, and for the card that is being played. */
function going(s: State, { options, seat }: Decision): readonly number[] {
  const frame = askerOf<Walk & Partial<Attack>>(s);
  const mover = champion(s, frame.champion);
  const start = mover.hex;
  const own = sideOf(seat);
  const sign = mover.side === own ? 1 : -1;
  const punch = frame.card === undefined ? 0 : (GLANCES.get(frame.card)?.punch ?? 0);
  const goals = options.map((raw) => {
    const option = asBrawlOption(raw);
    const hex = 'at' in option && 'hex' in option.at ? option.at.hex : start;
    mover.hex = hex;
    let good = prospects(s, mover.side) - prospects(s, mover.side === 0 ? 1 : 0);
    if (hex !== start && hasTrap(s, hex) && !isImmune(s, frame.champion, 'traps')) good -= TRAP_COST;
    if (frame.card && punch > 0) good += IN_SIGHT * punch * targetsFrom(s, frame.champion, frame.card, hex);
    return sign * good;
  });
  mover.hex = start;
  const best = Math.max(...goals);
  return outstanding(goals.map((good) => 1 / squared(0.05 + best - good)));
}

/** 1 if somebody could be aimed at from there. A pre-attack leap is still to come, so nearness counts as well. */
function targetsFrom(s: State, by: ChampionId, id: string, from: HexId): number {
  if (from === GATE) return 0;
  const { targeting } = actionCard(id);
  const { reach } = glance(actionCard(id));
  const least = targeting.kind === 'direct' || targeting.kind === 'indirect' ? targeting.min : 1;
  const { side } = champion(s, by);
  for (const enemy of s.champions) {
    if (enemy.side === side || enemy.hex === GATE) continue;
    const away = distance(from, enemy.hex);
    if (away > reach || away < least) continue;
    if (targeting.kind !== 'direct' || rowDirection(from, enemy.hex) >= 0) return 1;
  }
  return 0;
}

// --- attacks and reactions -------------------------------------------------------------------------------------------
function aim(s: State, seat: Seat, option: BrawlOption): number {
  const frame = askerOf<Attack>(s);
  const own = sideOf(seat);
  switch (option.do) {
    case 'aim':
      return Math.max(0.1, 1 + hurt(s, own, frame, [option.at.champion]));
    case 'aimArea':
      return Math.max(0.1, 1 + hurt(s, own, frame, championsIn(s, option.hexes)));
    case 'use':
      return 4;
    default:
      return 0.3;
  }
}

/** How much good comes of hitting these, Allies among them. */
function hurt(s: State, own: Side, frame: Attack, targets: readonly ChampionId[]): number {
  const underWay = s.stack.at(-1)?.proc;
  let sum = 0;
  for (const id of targets) {
    const punch = GLANCES.get(frame.card)?.punch ?? 0;
    const hit = underWay === flow.attack.name ? damageTo(s, { ...frame, targets: [...targets] }, id) : punch;
    const good = 2 * hit + (hit >= remainingOf(s, id) ? 2 * KNOCK_OUT : 0);
    sum += champion(s, id).side === own ? -good : good;
  }
  return sum;
}

const damageTo = (s: State, attack: Attack, id: ChampionId): number =>
  Math.max(0, strengthAgainst(s, attack, id) - defenceAgainst(s, attack, id));

/** A Core is dear: a Reaction must save something. */
function reaction(s: State, option: BrawlOption): number {
  if (option.do === 'pass') return 1;
  if (option.do !== 'react') return 0;
  const attack = askerOf<Attack>(s);
  const hit = damageTo(s, attack, option.at.champion);
  const left = remainingOf(s, option.at.champion);
  const guard = actionCard(option.card).defence ?? 0;
  const saves = hit >= left && hit - guard < left ? 6 : 0;
  return 0.2 + 0.6 * Math.min(hit, guard) + saves;
}

// --- all else --------------------------------------------------------------------------------------------------------
function other(s: State, seat: Seat, option: BrawlOption): number {
  switch (option.do) {
    case 'count':
      return 0.1 + option.n * option.n;
    case 'mulligan':
      return option.cards.length === 0 ? 8 : 1 / option.cards.length;
    case 'done':
    case 'none':
    case 'stay':
      return 0.5;
    case 'ignore':
      return 4;
    case 'trigger':
      return 0.1;
    case 'pick':
      return 1 + picked(s, seat, option.at.champion);
    case 'putTrap':
      return 1 + crowd(s, seat, option.at.hex);
    case 'flee':
      return hasTrap(s, option.at.hex) ? 0.3 : 1;
    default:
      return 1;
  }
}

/** Enemies near their end, Allies that are hurt. */
function picked(s: State, seat: Seat, id: ChampionId): number {
  if (!isIn(s, id)) return 0;
  return champion(s, id).side === sideOf(seat) ? champion(s, id).damage : 6 / (1 + remainingOf(s, id));
}

/** A trap is best put where the others are, and not where one is oneself. */
function crowd(s: State, seat: Seat, hex: HexId): number {
  const side = sideOf(seat);
  let sum = 0;
  for (const each of s.champions) {
    if (each.hex === GATE || distance(each.hex, hex) > 2) continue;
    sum += each.side === side ? -0.3 : 1;
  }
  return Math.max(-0.8, sum);
}
