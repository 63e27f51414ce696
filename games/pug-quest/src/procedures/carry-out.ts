/** Carrying out what a card says, effect by effect, in printed order. */
import { call, callEach, copy, pick } from '@questhall/kernel';
import type { Ally } from '../decisions.ts';
import { emit } from '../events.ts';
import type { Attack, CarryOut } from '../flow.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import {
  adjacentHeroes,
  adjacentMonsters,
  creature,
  hero,
  heroesIn,
  isHero,
  isStanding,
  laneStoodIn,
  standingHeroes,
  standingMonsters,
} from '../queries/area.ts';
import { effectsAt, hasActivation, parseSource } from '../queries/cards.ts';
import { amountOf } from '../queries/values.ts';
import type { CreatureId, State } from '../state.ts';
import { frozen } from '../state.ts';
import type { Effect, Who } from '../vocabulary.ts';
import { controllerOf } from './aim.ts';
import { drawTreasure } from './decks.ts';
import { discardEnergy, evilLordDraws, refillDisplay, removeFrom } from './energy.ts';
import { occasionOf } from './occasion.ts';
import { summon } from './summon.ts';
import { heal } from './wounds.ts';

const current = (s: State, f: CarryOut): Effect | undefined => effectsAt(s, f.at)[f.next];

const needsAlly = (effect: Effect | undefined): boolean =>
  effect !== undefined && 'who' in effect && effect.who === 'ally';

const possibleAllies = (s: State, owner: CreatureId): CreatureId[] =>
  standingHeroes(s).filter((id) => id !== owner);

/** [PQ-RULING-55] [PQ-RULING-85] With its owner gone, the rest of the text is lost. */
const isLost = (s: State, { owner }: CarryOut): boolean => owner !== '' && !isStanding(s, owner);

const carryOut = procedure(flow.carryOut, {
  /** One other Hero of the owner's choice, the same for the whole text. */
  ally: ask({
    kind: 'ally',
    who: (s, f) =>
      f.ally === '' && needsAlly(current(s, f)) && !isLost(s, f) ? controllerOf(s, f.owner) : undefined,
    candidates: (s, f): Ally[] =>
      possibleAllies(s, f.owner).map((id) => ({ do: 'ally', at: { creature: id } })),
    about: (_s, f) => ({ owner: f.owner, source: f.at }),
    answer: (_s, f, option) => {
      f.ally = option.at.creature;
    },
  }),
  perform: (s, f) => {
    const effect = current(s, f);
    if (!effect || isLost(s, f)) return 'end';
    f.next += 1;
    perform(s, f, effect);
    return current(s, f) ? 'again' : 'end';
  },
});

/** Those an effect touches, standing now. */
function touched(s: State, f: CarryOut, who: Who): CreatureId[] {
  return named(s, f, who).filter((id) => isStanding(s, id));
}

function named(s: State, f: CarryOut, who: Who): readonly CreatureId[] {
  switch (who) {
    case 'self':
      return [f.owner];
    case 'target':
      return f.targets;
    case 'ally':
      return [f.ally];
    case 'attacker':
      return [f.attacker];
    case 'adjacentHeroes':
      return adjacentHeroes(s, f.owner);
    case 'laneHeroes':
      return heroesIn(s, laneStoodIn(s, f.owner));
    case 'allHeroes':
      return standingHeroes(s);
    case 'adjacentMonsters':
      return adjacentMonsters(s, f.owner);
    case 'allMonsters':
      return standingMonsters(s);
    case 'allCreatures':
      return [...standingHeroes(s), ...standingMonsters(s)];
  }
}

/** One effect. Whatever asks a question is a procedure of its own. */
function perform(s: State, f: CarryOut, effect: Effect): void {
  switch (effect.do) {
    case 'attack':
      return performAttack(s, f, effect);
    case 'defeat':
      return call(s, flow.defeatOutright, { by: f.owner, reach: effect.reach, card: cardOf(f), targets: [] });
    case 'heal':
      for (const id of touched(s, f, effect.who)) heal(s, id, amountOf(s, effect.amount, f.owner));
      return;
    case 'damage': {
      const targets = touched(s, f, effect.who);
      const amount = amountOf(s, effect.amount, f.owner);
      if (targets.length > 0 && amount > 0)
        call(s, flow.inflict, { by: f.owner, targets, amount, suffered: [] });
      return;
    }
    case 'draw':
      return performDraw(s, f, effect);
    case 'drawTreasure':
      for (let i = 0; i < effect.n; i++) gainTreasure(s, f.owner);
      return;
    case 'discard':
      return performDiscard(s, f, effect);
    case 'mark':
      return performMark(s, f, effect);
    case 'move':
      return performMove(s, f, effect);
    case 'swapDisplay':
      return call(s, flow.swapDisplay, { hero: f.owner, left: effect.n });
    case 'copyCombo':
      return call(s, flow.resolveCombo, { ...occasionOf({}), by: f.owner, combo: f.answered });
    case 'summon':
      return summon(s, f.owner, effect);
    case 'extraAction':
      for (const id of touched(s, f, effect.who)) {
        if (!isHero(s, id)) continue;
        hero(s, id).extraActions += effect.n;
        emit(s, { type: 'actionGranted', hero: id, actions: effect.n });
      }
      return;
    case 'trade': {
      const [partner] = touched(s, f, effect.who);
      const deal = { from: f.owner, gives: [], takes: [], what: [...effect.what] };
      if (partner !== undefined) call(s, flow.makeDeal, { ...deal, to: partner });
      return;
    }
    /** Carried out elsewhere: in the attack it answers, by what stands, and when a combo is paid. */
    case 'prevent':
    case 'displaySize':
    case 'payInstead':
      return;
  }
}

/** The combo an effect belongs to: its conditions bind the targets. */
const cardOf = (f: CarryOut): string => {
  const { kind, id } = parseSource(f.at);
  return kind === 'combo' ? id : '';
};

/** [PQ-RULING-24] "Three times" are three attacks, each fully resolved. */
function performAttack(s: State, f: CarryOut, effect: Extract<Effect, { do: 'attack' }>): void {
  for (let times = effect.times ?? 1; times > 0; times--) {
    const attack: Attack = {
      by: f.owner,
      reach: effect.reach,
      damage: amountOf(s, effect.damage, f.owner),
      side: effect.side ?? 'either',
      count: effect.targets ?? 1,
      card: cardOf(f),
      repeat: effect.repeatOnDefeat ?? false,
      targets: [],
      suffered: [],
    };
    if (isHero(s, f.owner)) call(s, flow.heroAttack, attack);
    else call(s, flow.monsterAttack, { ...attack, riposted: [], followUps: [] });
  }
}

/** [PQ-RULING-37] Heroes choose deck or display; the Evil Lord draws from the deck. */
function performDraw(s: State, f: CarryOut, effect: Extract<Effect, { do: 'draw' }>): void {
  const left = amountOf(s, effect.energy, f.owner);
  if (!isHero(s, f.owner) && (effect.who ?? 'self') === 'self') {
    if (s.options.mode === 'evil-lord') evilLordDraws(s, left);
    return;
  }
  const heroes = touched(s, f, effect.who ?? 'self').filter((id) => isHero(s, id));
  callEach(
    s,
    flow.drawCards,
    heroes.map((id) => ({ hero: id, left, mayStop: false })),
  );
}

function gainTreasure(s: State, id: CreatureId): void {
  if (!isHero(s, id)) return;
  const treasure = drawTreasure(s);
  if (treasure === undefined) return;
  hero(s, id).treasures.push(treasure);
  emit(s, { type: 'treasureTaken', hero: id, treasure });
}

function performDiscard(s: State, f: CarryOut, effect: Extract<Effect, { do: 'discard' }>): void {
  if (effect.what === 'display') return discardFromDisplay(s, f.owner, effect.n);
  const { what, n, random = false } = effect;
  const heroes = touched(s, f, effect.who).filter((id) => isHero(s, id));
  callEach(
    s,
    flow.forcedDiscard,
    heroes.map((id) => ({ hero: id, what, left: n, random, missed: false })),
  );
}

/** A Hero or the Evil Lord chooses which face-up cards go; otherwise chance decides. */
function discardFromDisplay(s: State, owner: CreatureId, n: number): void {
  if (n >= s.display.length) {
    discardEnergy(s, s.display.splice(0));
    refillDisplay(s);
    emit(s, { type: 'displayChanged', by: owner });
    return;
  }
  if (owner !== '' && controllerOf(s, owner) !== undefined)
    return call(s, flow.discardDisplay, { by: owner, left: n });
  for (let i = 0; i < n; i++) {
    const card = pick(s, s.display);
    removeFrom(s.display, card);
    discardEnergy(s, [card]);
  }
  refillDisplay(s);
  emit(s, { type: 'displayChanged', by: owner });
}

function performMark(s: State, f: CarryOut, effect: Extract<Effect, { do: 'mark' }>): void {
  const { key, until, modifiers } = effect;
  const from = parseSource(f.at).id;
  const colour = hasActivation(s, f.at) ? { colour: freeColour(s) } : {};
  for (const id of touched(s, f, effect.who ?? (f.targets.length > 0 ? 'target' : 'self'))) {
    const state = creature(s, id);
    const before = state.marks.find((mark) => mark.key === key && mark.from === from);
    const token = before?.colour === undefined ? colour : { colour: before.colour };
    state.marks = [
      ...state.marks.filter((mark) => mark !== before),
      frozen({ key, from, until, modifiers: copy(modifiers), ...token }),
    ];
    emit(s, { type: 'marked', creature: id, key, from });
  }
}

/** [PQ-ACTV-01] [PQ-ACTV-04] All targets of one play share a colour that lies nowhere else (R-57: there are enough). */
function freeColour(s: State): number {
  const lying = [...s.heroes, ...s.monsters].flatMap(({ marks }) => marks.map((mark) => mark.colour));
  let colour = 0;
  while (lying.includes(colour)) colour += 1;
  return colour;
}

function performMove(s: State, f: CarryOut, effect: Extract<Effect, { do: 'move' }>): void {
  const dir = effect.dir === 'onward' ? (f.onward === '' ? 'none' : f.onward) : effect.dir;
  if (dir === 'none') return;
  const moves = touched(s, f, effect.who).map((id) => ({
    creature: id,
    owner: f.owner,
    lanes: effect.lanes,
    quiet: f.onward !== '',
    dir,
  }));
  callEach(s, flow.moveBy, moves);
}

export const carryOutProcedures = [carryOut];
