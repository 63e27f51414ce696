/** [DL-ROUND] Refresh, Event, Action, End. */
import { call, callEach, takeFrom } from '@questhall/kernel';
import { explorationCard, heroCard } from '../content/index.ts';
import type { AssignCard, Kindness } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { adventureOf, checkObjectives, countBanner, loseAdventure } from '../objectives.ts';
import { cellAt } from '../queries/board.ts';
import {
  consciousHeroes,
  distanceBetween,
  figureOrNone,
  hero as heroById,
  linked,
  monsters,
  occupants,
  partySeats,
} from '../queries/figures.ts';
import { heroesWithoutToken } from '../queries/row.ts';
import { spawnPoints } from '../queries/spawn.ts';
import { maxEnergy } from '../queries/values.ts';
import type { RowCard, State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { isDue } from './damage.ts';
import { endCondition, isUnique, recover } from './energy.ts';
import { settle } from './explore.ts';
import { removeScenery } from './map-changes.ts';
import { react } from './windows.ts';

/** [DL-ROUND-01] */
const playRound = procedure(flow.playRound, {
  begin: (s) => {
    s.round += 1;
    emit(s, { type: 'roundBegan', round: s.round });
    call(s, flow.refreshPhase, {});
  },
  event: (s) => call(s, flow.eventPhase, {}),
  action: (s) => call(s, flow.actionPhase, {}),
  end: (s) => call(s, flow.endPhase, {}),
});

/** [DL-ROUND-02] [DL-ROUND-03] */
const refreshPhase = procedure(flow.refreshPhase, {
  refresh: (s) => {
    s.phase = 'refresh';
    s.rules = [];
    s.progress.hotOvens = [];
    for (const each of [...s.heroes, ...s.others]) {
      each.dodged = false;
      each.evaded = false;
      each.attackedBy = [];
      each.attacked = false;
      /** [DL-POW-02] Blind ends here. */
      while (each.conditions.includes('blind')) endCondition(s, each, 'blind');
    }
    for (const hero of s.heroes) {
      hero.used = [];
      hero.acted = false;
    }
    for (const card of s.row) card.done = false;
    wraithWave(s);
    reinforcements(s);
  },
  /** [DL-VAI-12] */
  villain: (s) => {
    react(s, 'roundStart');
  },
});

/** [DL-RULING-115] Every third round after the first mirror was placed. */
function wraithWave(s: State): void {
  const { progress } = s;
  const loss = adventureOf(s).losses.find(({ lost }) => lost === 'waves');
  if (!loss || progress.setIn === 0 || s.round <= progress.setIn || (s.round - progress.setIn) % 3 !== 0)
    return;
  progress.waves += 1;
  emit(s, { type: 'objectiveAdvanced', what: 'waves', count: progress.waves });
  const points = spawnPoints(s, 'farthest');
  for (let i = 0; i < Math.ceil(s.heroes.length / 2); i++)
    settle(s, 'minion', 'mirror-wraith', points[i] as number, 'summon');
  if (loss.lost === 'waves' && progress.waves >= loss.count) loseAdventure(s, 'waves');
}

/** The rule of that name on an exploration card: every second round one more of its first kind. */
function reinforcements(s: State): void {
  for (const tile of s.map.tiles) {
    if (tile.card === '') continue;
    const { special, monsters: bands } = explorationCard(tile.card);
    const kind = bands[0]?.kind;
    if (
      special !== 'reinforcements' ||
      !kind ||
      (s.round - s.progress.setIn) % 2 !== 0 ||
      s.round === s.progress.setIn
    )
      continue;
    if (monsters(s).length < 8) settle(s, 'minion', kind, spawnPoints(s, 'farthest')[0] as number, 'summon');
  }
}

/** [DL-ROUND-04] [DL-ROUND-05] [DL-RULING-69] */
const eventPhase = procedure(flow.eventPhase, {
  draw: (s) => {
    s.phase = 'event';
    if (s.round === 1) return;
    if (s.progress.skipEvent) {
      s.progress.skipEvent = false;
      return;
    }
    if (s.eventDeck.length === 0) s.eventDeck = s.eventDiscard.splice(0);
    const card = takeFrom(s, s.eventDeck);
    s.eventDiscard.push(card);
    emit(s, { type: 'eventDrawn', card });
    call(s, flow.resolveEvent, { card, hero: 0, chosen: [] });
  },
});

/** [DL-ROUND-06] [DL-RULING-73] The highest card that has not been reached; a new row begins at its top. */
const actionPhase = procedure(flow.actionPhase, {
  begin: (s) => {
    s.phase = 'action';
  },
  next: (s) => {
    const at = s.row.findIndex(({ done }) => !done);
    if (at < 0) return;
    const card = s.row[at] as RowCard;
    if (card.card === 'hero' && card.hero === NOBODY) {
      call(s, flow.assignCard, { card: at });
      return 'stay';
    }
    card.done = true;
    if (card.card === 'hero') activateHeroCard(s, card.hero);
    else call(s, flow.activateCard, { card: card.card });
    return 'stay';
  },
  over: (s) => {
    for (const each of s.others) each.waits = false;
  },
});

/** [DL-RULING-75] [DL-RULING-99] The hero, and directly after him those he leads. */
function activateHeroCard(s: State, id: number): void {
  const hero = heroById(s, id);
  if (hero.acted) return;
  const allies = s.others.filter((each) => each.kind === 'ally' && each.leader === id);
  callEach(
    s,
    flow.activateAlly,
    allies.map((ally) => ({ ally: ally.id, moved: false, struck: false })),
  );
  if (hero.cell >= 0) call(s, flow.activateHero, { hero: id });
}

/** [DL-INIT-04] [DL-DEC-06] */
const assignCard = procedure(flow.assignCard, {
  assign: ask({
    kind: 'assignCard',
    who: (s) => (heroesWithoutToken(s).length > 1 ? partySeats(s) : undefined),
    candidates: (s): AssignCard[] =>
      heroesWithoutToken(s).map((id) => ({ do: 'takeCard', at: { figure: id } })),
    about: (_s, f) => ({ place: f.card }),
    answer: (s, f, option) => {
      layToken(s, f.card, option.at.figure);
      return 'end';
    },
  }),
  only: (s, f) => {
    const [id] = heroesWithoutToken(s);
    if (id !== undefined) layToken(s, f.card, id);
  },
});

function layToken(s: State, place: number, id: number): void {
  const card = s.row[place];
  if (!card) return;
  card.hero = id;
  emit(s, { type: 'cardAssigned', figure: id, place });
}

/** [DL-AI-01] Figures of the kind by number. */
const activateCard = procedure(flow.activateCard, {
  each: (s, f) =>
    callEach(
      s,
      flow.activateMonster,
      monsters(s)
        .filter(({ card }) => card === f.card)
        .map(({ id }) => ({
          monster: id,
          target: NOBODY,
          attack: -1,
          because: '',
          skipMove: false,
          skipAttack: false,
          queue: [],
        })),
    ),
});

/** [DL-ROUND-07] */
const endPhase = procedure(flow.endPhase, {
  villain: (s) => {
    s.phase = 'end';
    removeScenery(s, 'pebbles');
    react(s, 'endPhase');
  },
  kindness: (s) =>
    callEach(
      s,
      flow.kindness,
      consciousHeroes(s)
        .filter((hero) => isUnique(hero, 'kindness'))
        .map((hero) => ({ hero: hero.id })),
    ),
  banner: (s) => {
    const banner = s.map.scenery.find(({ type }) => type === 'banner');
    if (!banner || s.round <= s.progress.setIn) return;
    const cell = cellAt(s, banner);
    const on = figureOrNone(s, occupants(s)[cell] as number);
    const near = consciousHeroes(s).some((hero) => hero.cell === cell || linked(s, hero.cell, cell));
    countBanner(s, near && (on === undefined || on.kind === 'hero' || on.kind === 'ally'));
  },
  /** [DL-RULING-18] After other end effects. */
  back: (s) => {
    const due = s.heroes.filter((hero) => isDue(s, hero, heroCard(hero.card).health));
    callEach(
      s,
      flow.comeBack,
      due.map((hero) => ({ hero: hero.id })),
    );
  },
  objectives: (s) => checkObjectives(s),
});

/** [DL-DEC-35] One hero within 3 spaces recovers 1 energy; she counts. */
const kindness = procedure(flow.kindness, {
  choose: ask({
    kind: 'kindness',
    who: (s, f) => heroById(s, f.hero).seat,
    candidates: (s, f): Kindness[] => {
      const giver = heroById(s, f.hero);
      return consciousHeroes(s)
        .filter((hero) => distanceBetween(s, giver, hero) <= 3 && hero.energy < maxEnergy(s, hero))
        .map((hero) => ({ do: 'recover', at: { figure: hero.id } }));
    },
    about: (_s, f) => ({ hero: f.hero }),
    answer: (s, _f, option) => recover(s, heroById(s, option.at.figure), 1),
  }),
});

export const roundProcedures = [
  playRound,
  refreshPhase,
  eventPhase,
  actionPhase,
  assignCard,
  activateCard,
  endPhase,
  kindness,
];
