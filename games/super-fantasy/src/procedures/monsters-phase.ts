/** [SF-MON] The Monsters' Phase in its four steps: wake, spawn, move and attack, clear. */
import { call } from '@questhall/kernel';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { procedure } from '../flow.ts';
import { nextMonster } from '../queries/ai.ts';
import { communicate, tileAt, tilesOfMonster } from '../queries/board.ts';
import { beastOf, missionOf } from '../queries/mission.ts';
import { figuresLeft } from '../queries/monsters.ts';
import { portalSquares } from '../queries/places.ts';
import type { PortalState, State } from '../state.ts';
import type { FateSymbol, Kind } from '../vocabulary.ts';
import { arrive, placeWithin, wakeTile } from './arrivals.ts';
import { rollFate, symbolOf } from './dice.ts';
import { standUp } from './stand-up.ts';

const monstersPhase = procedure(flow.monstersPhase, {
  begin: (s) => {
    s.phase = 'monsters';
    for (const monster of s.monsters) {
      monster.acted = false;
      monster.moved = false;
    }
    emit(s, { type: 'monstersPhaseBegan', turn: s.turnMarker });
  },
  /** [SF-MON-01] Step 1; [SF-HUNT-04] not in the arena. */
  wake: (s) => {
    if (s.options.mode !== 'big-hunting') call(s, flow.wakeUp, {});
  },
  /** Step 2. */
  spawn: (s) => call(s, s.options.mode === 'big-hunting' ? flow.huntWave : flow.newMonsters, {}),
  /** Step 3. */
  act: (s) => call(s, flow.monstersAct, {}),
  /** Step 4. */
  clear: (s) => call(s, flow.clearTokens, {}),
});

const wakeUp = procedure(flow.wakeUp, {
  /** [SF-WAKE-01] [SF-WAKE-02] [SF-WAKE-03] [SF-RULING-105] First what wakes for certain. */
  certain: (s) => {
    const stoodOn = s.heroes.filter((hero) => hero.cell >= 0).map((hero) => tileAt(s, hero.cell));
    for (const tile of [...s.entered, ...stoodOn].sort((a, b) => a - b)) wakeTile(s, tile, 'entered');
    s.entered = [];
  },
  /** [SF-WAKE-04] [SF-WAKE-05] [SF-RULING-63] Then one roll for each sleepy tile that heard something. */
  noise: (s) => {
    for (const tile of [...s.sleepy]) {
      if (!hears(s, tile)) continue;
      const alarms = alarmsIn(s, tile);
      if (alarms.size === 0) continue;
      if (alarms.has(symbolOf(rollFate(s, 'alarm')))) wakeTile(s, tile, 'noise');
      else emit(s, { type: 'sleptOn', tile });
    }
    s.noise = [];
  },
});

/** [SF-RULING-08] [SF-RULING-159] */
const hears = (s: State, tile: number): boolean =>
  s.noise.some((source) => source === tile || communicate(s, source, tile));

/** [SF-RULING-106] Alarm symbols of the monsters in it. */
function alarmsIn(s: State, tile: number): Set<FateSymbol> {
  const found = new Set<FateSymbol>();
  for (const monster of s.monsters) {
    if (tilesOfMonster(s, monster).includes(tile))
      for (const symbol of beastOf(s, monster.kind).alarm) found.add(symbol);
  }
  return found;
}

const newMonsters = procedure(flow.newMonsters, {
  /** [SF-PORTAL-01] [SF-PORTAL-03] [SF-RULING-153] */
  portals: (s) => {
    for (const portal of s.portals) {
      if (portal.closed) continue;
      if (portal.kind === 'small') summonAt(s, portal, [{ kind: 'ugly-snout', n: 1 }]);
      else summonAt(s, portal, outputOf(s, portal));
    }
  },
});

/** [SF-PORTAL-01] The Mission's table by symbol. */
function outputOf(s: State, portal: PortalState): readonly { readonly kind: Kind; readonly n: number }[] {
  const table = missionOf(s).portals[portal.entry]?.table;
  if (!table) return [];
  const output = table[symbolOf(rollFate(s, 'portal'))];
  return typeof output === 'number' ? [{ kind: 'ugly-snout', n: output }] : output;
}

/** [SF-PORTAL-02] [SF-PORTAL-04] [SF-RULING-107] Clockwise from the top left, occupied squares skipped. */
export function summonAt(
  s: State,
  portal: PortalState,
  output: readonly { readonly kind: Kind; readonly n: number }[],
): void {
  const squares = portalSquares(s, portal);
  for (const { kind, n } of output) {
    for (let i = 0; i < n && figuresLeft(s, kind) > 0; i++) {
      const free = squares.find((cell) => placeWithin(s, kind, cell, squares) >= 0);
      if (free === undefined || !arrive(s, kind, free, 'portal', squares)) break;
    }
  }
}

const monstersAct = procedure(flow.monstersAct, {
  /** [SF-AI-02] [SF-AI-11] [SF-RULING-126] One after the other, found anew each time. */
  next: (s) => {
    const monster = nextMonster(s);
    if (!monster) return 'end';
    call(s, flow.activate, { monster: monster.id, target: '', why: 'only', charge: 0, victim: '' });
    return 'stay';
  },
});

const clearTokens = procedure(flow.clearTokens, {
  clear: (s) => {
    /** [SF-CLEAR-01] */
    for (const hero of s.heroes) hero.shield = 0;
    /** [SF-CLEAR-02] [SF-HELENA-03] */
    s.wolf = '';
    s.aim = '';
    s.fortress = '';
    /** [SF-CLEAR-03] [SF-STAT-06] */
    for (const monster of s.monsters) {
      monster.stunned = false;
      monster.frozen = false;
      monster.stuck = false;
      monster.warCry = '';
    }
    emit(s, { type: 'tokensCleared' });
    /** [SF-CLEAR-04] */
    for (const hero of s.heroes) if (hero.lying) standUp(s, hero);
  },
});

export const monstersPhaseProcedures = [monstersPhase, wakeUp, newMonsters, monstersAct, clearTokens];
