/** [DL-ADV] The campaign, its adventures, and what lies between them. */

import type { Reason } from '@questhall/kernel';
import { call, takeFrom } from '@questhall/kernel';
import {
  adventureCard,
  CONSUMABLES,
  EVENT_CARDS,
  EXPLORATION,
  HEROES,
  itemCard,
  KITS,
  SKILLS,
  skillCard,
} from '../content/index.ts';
import { ownAdventureId } from '../content/own.ts';
import type { ChooseBranch, ChooseHero, Learn, PlaceHero, Replay } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { adventureOf, finish, loseAdventure } from '../objectives.ts';
import { boardOf, cellAt, squareAt } from '../queries/board.ts';
import { hero as heroById, occupants, partySeats, sheetOf } from '../queries/figures.ts';
import { hasRoom } from '../queries/items.ts';
import { maxEnergy, maxHealth } from '../queries/values.ts';
import type { HeroState, Options, Progress, State } from '../state.ts';
import { NOBODY, NOWHERE } from '../state.ts';
import { gainGold, isUnique } from './energy.ts';
import { layStartTile, settle } from './explore.ts';
import { drawConsumable } from './loot.ts';
import { emptyMap, setMap } from './map-changes.ts';
import { buildRow } from './row-cards.ts';

import { closeTrader, openTrader } from './trader.ts';

const STARTING_XP = 2;
const STARTING_GOLD = 10;

export const freshProgress = (id: string): Progress => ({
  id,
  cardsLeft: 0,
  closingPlaced: false,
  explored: 0,
  keys: 0,
  levers: 0,
  freed: 0,
  piecesPlaced: 0,
  bannerHeld: 0,
  bannerMissed: 0,
  mirrorsBroken: 0,
  setIn: 0,
  waves: 0,
  villainDown: false,
  gateOpen: false,
  met: false,
  lost: '',
  skipEvent: false,
  searched: [],
  hotOvens: [],
});

/** [DL-DEC-01] */
const chooseHeroes = procedure(flow.chooseHeroes, {
  random: (s) => {
    if (s.options.heroes === 'choose') return;
    while (s.heroes.length < s.options.party) seatHero(s, takeFrom(s, freeHeroes(s)));
  },
  choose: ask({
    kind: 'chooseHero',
    who: (s) => (s.heroes.length < s.options.party ? s.heroes.length % s.options.players : undefined),
    candidates: (s): ChooseHero[] => freeHeroes(s).map((hero) => ({ do: 'choose', hero, at: { hero } })),
    answer: (s, _f, option) => {
      seatHero(s, option.hero);
      return 'stay';
    },
  }),
});

const freeHeroes = (s: State): string[] =>
  HEROES.map(({ id }) => id).filter((id) => !s.heroes.some((hero) => hero.card === id));

/** The adventure a match begins with: one of the book, or one that players made. */
export function firstAdventure({ ownAdventure = [], adventure }: Options): string {
  const [own] = ownAdventure;
  return own === undefined ? adventure : ownAdventureId(own);
}

/** [DL-XP-01] [DL-RULING-28] [DL-RULING-29] What a hero has at the start, or has gathered by the act in which a match begins. */
export function seatHero(s: State, card: string): void {
  const id = s.heroes.length;
  const act = s.options.mode === 'campaign' ? 1 : adventureCard(firstAdventure(s.options)).act;
  const sheet = HEROES.find((each) => each.id === card) as (typeof HEROES)[number];
  const kit = act > 1 ? KITS[card]?.[act - 2] : undefined;
  const free = sheet.trees.includes('spellcasting')
    ? SKILLS.filter(({ cost }) => cost === 0).map((skill) => skill.id)
    : [];
  s.heroes.push({
    id,
    kind: 'hero',
    card,
    cell: NOWHERE,
    health: sheet.health,
    conditions: [],
    dodged: false,
    evaded: false,
    frenzied: false,
    attackedBy: [],
    attacked: false,
    waits: false,
    leader: NOBODY,
    seat: id % s.options.players,
    energy: sheet.energy,
    wielded: [...(kit?.wielded ?? sheet.wielded)],
    backpack: [...(kit?.backpack ?? sheet.backpack)],
    /** [DL-RULING-118] Copies bought on the way. */
    consumables: kit ? ['healing-draught', 'fairy-tea'] : [],
    gold: STARTING_GOLD,
    xp: kit ? 0 : STARTING_XP,
    skills: [...free, ...(kit?.skills ?? [])],
    out: null,
    acted: false,
    used: [],
    spent: [],
    kills: 0,
    stance: 0,
    inked: false,
    newTile: false,
  });
  for (const thing of [...(kit?.wielded ?? []), ...(kit?.backpack ?? [])]) {
    const { level } = itemCard(thing);
    const deck = s.equipment[level - 1];
    if (level > 0 && deck) deck.splice(deck.indexOf(thing), 1);
  }
  emit(s, { type: 'heroChosen', seat: id % s.options.players, hero: card });
}

const playGame = procedure(flow.playGame, {
  heroes: (s) => call(s, flow.chooseHeroes, {}),
  skills: (s) => call(s, flow.learnSkills, { hero: 0 }),
  adventures: (s) => {
    call(s, flow.nextAdventure, {});
    return 'stay';
  },
});

/** One adventure, and in a campaign what leads on from it. */
const nextAdventure = procedure(flow.nextAdventure, {
  play: (s) => call(s, flow.playAdventure, {}),
  result: (s) => {
    if (s.options.mode === 'adventure') finish(s, s.progress.lost === '' ? 'adventureWon' : 'adventureLost');
    else if (s.progress.lost === '' && adventureOf(s).next.length === 0) finish(s, 'campaignWon');
  },
  /** [DL-DEC-38] A lost adventure may be played again. */
  replay: ask({
    kind: 'replay',
    who: (s) => (s.progress.lost === '' ? undefined : partySeats(s)),
    candidates: (): Replay[] => [{ do: 'replay' }, { do: 'leave' }],
    about: (s) => ({ adventure: s.progress.id }),
    answer: (s, _f, option) => {
      if (option.do === 'leave') finish(s, 'campaignLeft');
    },
  }),
  /** [DL-DEC-02] */
  branch: ask({
    kind: 'chooseBranch',
    who: (s) => (s.progress.lost === '' && adventureOf(s).next.length > 1 ? partySeats(s) : undefined),
    candidates: (s): ChooseBranch[] => adventureOf(s).next.map((adventure) => ({ do: 'goOn', adventure })),
    answer: (s, _f, option) => {
      s.progress = freshProgress(option.adventure);
    },
  }),
  interlude: (s) => {
    const { act } = adventureCard(s.won.at(-1) ?? s.progress.id);
    if (s.progress.lost === '' && s.progress.met)
      s.progress = freshProgress(adventureOf(s).next[0] as string);
    call(s, flow.interlude, { act });
  },
});

/** [DL-ADV-05] [DL-RULING-82] Skills, the trader, free rearranging. */
const interlude = procedure(flow.interlude, {
  skills: (s) => call(s, flow.learnSkills, { hero: 0 }),
  trader: (s, f) => {
    openTrader(s, f.act);
    call(s, flow.visitTrader, { hero: 0, act: f.act });
  },
  close: (s, f) => closeTrader(s, f.act),
});

/** [DL-XP-03] to [DL-XP-06] [DL-RULING-26] */
const learnSkills = procedure(flow.learnSkills, {
  learn: ask({
    kind: 'learn',
    who: (s, f) => {
      const hero = s.heroes[f.hero];
      return hero && hero.xp > 0 && SKILLS.some((skill) => !whyNotLearn(hero, skill.id))
        ? hero.seat
        : undefined;
    },
    candidates: (s, f): Learn[] => [
      ...SKILLS.filter((skill) => !heroById(s, f.hero).skills.includes(skill.id)).map(
        (skill): Learn => ({ do: 'learn', skill: skill.id }),
      ),
      { do: 'done' },
    ],
    whyNot: (s, f, option) =>
      option.do === 'done' ? undefined : whyNotLearn(heroById(s, f.hero), option.skill),
    about: (s, f) => ({ hero: f.hero, xp: heroById(s, f.hero).xp }),
    answer: (s, f, option) => {
      if (option.do === 'done') return;
      const hero = heroById(s, f.hero);
      hero.xp -= skillCard(option.skill).cost;
      hero.skills.push(option.skill);
      emit(s, { type: 'skillLearned', figure: f.hero, skill: option.skill });
      return 'stay';
    },
  }),
  next: (s, f) => {
    f.hero += 1;
    return f.hero < s.heroes.length ? 'again' : 'end';
  },
});

function whyNotLearn(hero: HeroState, id: HeroState['skills'][number]): Reason | undefined {
  const skill = skillCard(id);
  if (hero.skills.includes(id)) return { rule: 'DL-RULING-26', skill: id };
  if (!sheetOf(hero).trees.includes(skill.tree)) return { rule: 'DL-XP-03', tree: skill.tree };
  return hero.xp < skill.cost ? { rule: 'DL-XP-04', need: skill.cost, have: hero.xp } : undefined;
}

const playAdventure = procedure(flow.playAdventure, {
  /** [DL-RULING-106] [DL-TOKEN-01] */
  setUp: (s) => {
    const adventure = adventureOf(s);
    s.progress = freshProgress(adventure.id);
    s.progress.cardsLeft = Math.max(0, adventure.tiles - 2) + (adventure.closing ? 0 : 1);
    s.others = [];
    s.arrivals = [];
    s.villain = null;
    s.active = null;
    s.rules = [];
    s.round = 0;
    s.phase = 'between';
    setMap(s, emptyMap());
    s.exploration = EXPLORATION.filter(({ questLevel }) => questLevel === adventure.act).map(({ id }) => id);
    s.eventDeck = EVENT_CARDS.map(({ id }) => id);
    s.eventDiscard = [];
    for (const hero of s.heroes) refreshHero(s, hero);
    emit(s, { type: 'adventureBegan', adventure: adventure.id });
    layStartTile(s);
  },
  place: (s) => call(s, flow.placeHeroes, { hero: 0 }),
  /** The Basket, and those the party escorts. */
  company: (s) => {
    for (const objective of adventureOf(s).objectives)
      if (objective.goal === 'escort')
        settle(s, 'ally', objective.ally, boardOf(s).spawns[0]?.[5] as number, 'start', 0);
    for (const hero of s.heroes) {
      if (!isUnique(hero, 'basket') || !hasRoom(hero, 'fairy-tea')) continue;
      const thing = drawConsumable(s);
      if (thing === undefined) continue;
      hero.consumables.push(thing);
      emit(s, { type: 'itemTaken', figure: hero.id, thing });
    }
    buildRow(s);
  },
  rounds: (s) => call(s, flow.playRounds, {}),
  /** [DL-ADV-03] [DL-RULING-81] Each hero the full amount; half the gold for the first failure. */
  rewards: (s) => {
    const { id, xp, gold } = adventureOf(s);
    s.active = null;
    s.villain = null;
    s.phase = 'between';
    if (s.progress.lost === '') {
      emit(s, { type: 'adventureWon', adventure: id });
      s.won.push(id);
      for (const hero of s.heroes) {
        if (xp > 0) {
          hero.xp += xp;
          emit(s, { type: 'xpGained', figure: hero.id, amount: xp });
        }
        gainGold(s, hero, gold, 'reward');
      }
    } else if (!s.failed.includes(id)) {
      s.failed.push(id);
      for (const hero of s.heroes) gainGold(s, hero, (gold - (gold % 2)) / 2, 'attempt');
    }
    /** [DL-CONS-04] */
    for (const { id: figure, consumables } of s.heroes) {
      const things = consumables.splice(0);
      if (things.length > 0) emit(s, { type: 'consumablesReturned', figure, things });
    }
    fitConsumables(s);
  },
});

/** [DL-RULING-118] Copies bought from a trader do not join the deck. */
function fitConsumables(s: State): void {
  const counts = new Map(CONSUMABLES.map(({ id, count }) => [id, count]));
  s.consumables = CONSUMABLES.flatMap(({ id }) => Array.from({ length: counts.get(id) ?? 0 }, () => id));
  s.consumableDiscard = [];
}

/** [DL-TOKEN-01] [DL-RULING-82] */
function refreshHero(s: State, hero: HeroState): void {
  hero.cell = NOWHERE;
  hero.conditions = [];
  hero.out = null;
  hero.acted = false;
  hero.used = [];
  hero.spent = [];
  hero.kills = 0;
  hero.stance = 0;
  hero.inked = false;
  hero.newTile = false;
  hero.dodged = false;
  hero.evaded = false;
  hero.attackedBy = [];
  hero.attacked = false;
  hero.health = maxHealth(s, hero);
  hero.energy = maxEnergy(s, hero);
}

/** [DL-DEC-41] */
const placeHeroes = procedure(flow.placeHeroes, {
  place: ask({
    kind: 'placeHero',
    who: (s, f) => s.heroes[f.hero]?.seat,
    candidates: (s): PlaceHero[] => {
      const where = occupants(s);
      return [1, 2, 3, 4]
        .map((point) => boardOf(s).spawns[0]?.[point] as number)
        .filter((cell) => where[cell] === -1)
        .map((cell) => ({ do: 'place', at: squareAt(s, cell) }));
    },
    about: (_s, f) => ({ hero: f.hero }),
    answer: (s, f, option) => {
      const hero = heroById(s, f.hero);
      hero.cell = cellAt(s, option.at);
      emit(s, { type: 'figurePlaced', figure: f.hero, card: hero.card, at: option.at, why: 'start' });
    },
  }),
  next: (s, f) => {
    f.hero += 1;
    return f.hero < s.heroes.length ? 'again' : 'end';
  },
});

/** [DL-ROUND-08] [DL-RULING-80] [DL-RULING-113] */
const playRounds = procedure(flow.playRounds, {
  round: (s) => call(s, flow.playRound, {}),
  check: (s) => {
    if (s.progress.met && s.heroes.some(({ cell }) => cell >= 0)) return 'end';
    const limit = adventureOf(s).losses.find(({ lost }) => lost === 'rounds');
    if (limit?.lost === 'rounds' && s.round >= limit.after) {
      loseAdventure(s, 'rounds');
      return;
    }
    return 'again';
  },
});

export const adventureProcedures = [
  playGame,
  nextAdventure,
  chooseHeroes,
  interlude,
  learnSkills,
  playAdventure,
  placeHeroes,
  playRounds,
];
