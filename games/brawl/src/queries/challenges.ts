/** [SFB-CHAL] Whether a side meets a Challenge now: visible position only, no history. */
import type { HexId } from '../content/arena.ts';
import { distance, HEXES, halfOf, IN_AREA, IS_DEPLOYMENT, STATUES } from '../content/arena.ts';
import { challengeCard } from '../content/index.ts';
import type { ChampionId, Side, State } from '../state.ts';
import { GATE } from '../state.ts';
import type { Core, Test } from '../vocabulary.ts';
import { CORES } from '../vocabulary.ts';
import { homeOf, isTrapHex, otherSide } from './champions.ts';
import { isBloodied } from './values.ts';

/** [SFB-TEAM-09] [SFB-RULING-65] The hexes of a side's Champions in the arena. */
function hexesOf(s: State, side: Side): HexId[] {
  const found: HexId[] = [];
  for (const champion of s.champions) {
    if (champion.side === side && champion.hex !== GATE) found.push(champion.hex);
  }
  return found;
}

const count = (hexes: readonly HexId[], fits: (hex: HexId) => boolean): number => {
  let n = 0;
  for (const hex of hexes) if (fits(hex)) n += 1;
  return n;
};

/** [SFB-KW-CONTROL-01] [SFB-KW-CONTROL-02] More Champions in it than the opponent. */
function controls(s: State, side: Side, area: Core): boolean {
  const inArea = IN_AREA[area];
  let ahead = 0;
  for (const champion of s.champions) {
    if (champion.hex !== GATE && inArea[champion.hex]) ahead += champion.side === side ? 1 : -1;
  }
  return ahead > 0;
}

/** The Champions of a side, on the Gate or not. */
const teamOf = (s: State, side: Side): ChampionId[] => {
  const ids: ChampionId[] = [];
  for (let id = 0; id < s.champions.length; id++) if (s.champions[id]?.side === side) ids.push(id);
  return ids;
};

const isOnGate = (s: State, id: ChampionId): boolean => s.champions[id]?.hex === GATE;

export function meets(s: State, side: Side, challenge: string): boolean {
  const { test, alone } = challengeCard(challenge);
  return holdsFor(s, side, test) && !(alone && holdsFor(s, otherSide(side), test));
}

function holdsFor(s: State, side: Side, test: Test): boolean {
  const other = otherSide(side);
  switch (test.test) {
    case 'control':
      return test.areas.every((area) => controls(s, side, area));
    case 'court':
      return count(hexesOf(s, side), beside(STATUES[test.statue].hex)) >= 2;
    case 'grandTour': {
      const own = hexesOf(s, side);
      return CORES.every((core) => own.some(beside(STATUES[core].hex)));
    }
    case 'onTrapHexes':
      return count(hexesOf(s, side), (hex) => isTrapHex(s, hex)) >= test.count;
    case 'inEnemyHalf': {
      const half = homeOf(s, other);
      return count(hexesOf(s, side), (hex) => halfOf(hex) === half) >= test.count;
    }
    case 'onEnemyDeployment': {
      const area = IS_DEPLOYMENT[homeOf(s, other)];
      return count(hexesOf(s, side), (hex) => area[hex] === 1) >= test.count;
    }
    case 'enemyBesideTwo': {
      const own = hexesOf(s, side);
      return hexesOf(s, other).some((enemy) => count(own, beside(enemy)) >= 2);
    }
    case 'allMarked': {
      const own = hexesOf(s, side);
      const enemies = hexesOf(s, other);
      return enemies.length >= 2 && enemies.every((enemy) => own.some(beside(enemy)));
    }
    case 'oneGroup':
      return isOneGroup(s, side);
    case 'spreadOut':
      return isSpreadOut(s, side);
    case 'parade':
      return isParade(s, side);
    case 'unscathed':
      return (
        teamOf(s, side).every((id) => !isOnGate(s, id) && !isBloodied(s, id)) &&
        count(hexesOf(s, side), (hex) => CORES.some((core) => IN_AREA[core][hex])) >= 2
      );
    case 'firstBlood':
      return teamOf(s, other).filter((id) => isOnGate(s, id) || isBloodied(s, id)).length >= 2;
    case 'moreLevelled':
      return levelledOf(s, side) > levelledOf(s, other);
    case 'moreOnMidline':
      return count(hexesOf(s, side), isMidline) > count(hexesOf(s, other), isMidline);
  }
}

const beside =
  (place: HexId) =>
  (hex: HexId): boolean =>
    distance(place, hex) === 1;
const isMidline = (hex: HexId): boolean => halfOf(hex) === null;
const levelledOf = (s: State, side: Side): number =>
  s.champions.filter((champion) => champion.side === side && champion.levelled).length;

/** [SFB-CHAL-16] */
function isOneGroup(s: State, side: Side): boolean {
  const own = hexesOf(s, side);
  const home = IS_DEPLOYMENT[homeOf(s, side)];
  if (own.length < teamOf(s, side).length || own.some((hex) => home[hex])) return false;
  const group = own.slice(0, 1);
  for (const member of group) {
    for (const hex of own) if (!group.includes(hex) && distance(member, hex) === 1) group.push(hex);
  }
  return group.length === own.length;
}

/** [SFB-CHAL-17] */
function isSpreadOut(s: State, side: Side): boolean {
  const own = hexesOf(s, side);
  if (own.length < teamOf(s, side).length) return false;
  return own.every((hex, i) => own.every((other, j) => i >= j || distance(hex, other) > 2));
}

/** [SFB-CHAL-18] */
function isParade(s: State, side: Side): boolean {
  const own = hexesOf(s, side).filter((hex) => !IS_DEPLOYMENT.south[hex] && !IS_DEPLOYMENT.north[hex]);
  return ROWS.some((row) => own.some((hex) => count(own, (other) => row(hex) === row(other)) >= 3));
}

/** Two hexes are on one hex row if one of these numbers is the same for both. */
const ROWS: readonly ((hex: HexId) => number)[] = [
  (hex) => HEXES[hex]?.q ?? 0,
  (hex) => HEXES[hex]?.r ?? 0,
  (hex) => (HEXES[hex]?.q ?? 0) + (HEXES[hex]?.r ?? 0),
];
