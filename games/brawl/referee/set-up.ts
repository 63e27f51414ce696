/** [SFB-SETUP] [SFB-DRAFT] Drafts, the mulligan and deployment. */
import { DEPLOYMENT } from '../src/content/arena.ts';
import { CHAMPIONS } from '../src/content/index.ts';
import { ownChampion } from '../src/content/own.ts';
import type { Check, Scene } from './check.ts';
import { check } from './check.ts';
import { at, pieceOf, playerOf, teamOf } from './table.ts';

/** [SFB-DRAFT-03] [SFB-TEAM-24] The second player of each pair picks first, places in the order of play. */
const PICKS: { readonly [players: number]: readonly number[] } = {
  2: [1, 0, 1, 0, 1, 0],
  4: [1, 0, 3, 2, 1, 0, 3, 2],
};

const pickOrder = ({ table, decision }: Scene): number | undefined => {
  const picks = PICKS[table.players.length] ?? [];
  if (decision?.kind !== 'draft' && decision?.kind !== 'chooseChampion') return undefined;
  return table.order[picks[table.pieces.length] ?? -1];
};

export const SET_UP: readonly Check[] = [
  check('poolDealt', 'SFB-DRAFT-01', ({ table }, { champions }) => {
    const least = table.players.length === 4 ? 8 : 6;
    return champions.length < least && `a pool of ${champions.length} Champions`;
  }),
  check('poolDealt', 'SFB-DRAFT-01', (_scene, { champions }) => {
    const unknown = champions.find((key) => !ownChampion(key) && !CHAMPIONS.some(({ id }) => id === key));
    return unknown !== undefined && `${unknown} is not in the box`;
  }),
  check('championTaken', 'SFB-DRAFT-04', ({ table, decision }, { champion }) =>
    decision?.kind === 'draft' && table.pool.length > 0 && !table.pool.includes(champion)
      ? `${champion} is not in the pool`
      : undefined,
  ),
  check('championTaken', 'SFB-TEAM-23', ({ table }, { seat, champion }) => {
    const { side } = playerOf(table, seat);
    return teamOf(table, side).some(({ key }) => key === champion) && `${champion} twice in one team`;
  }),
  check('championTaken', 'SFB-DRAFT-03', (scene, { seat }) => {
    const due = scene.table.homes.length > 0 ? pickOrder(scene) : undefined;
    const casual = scene.option?.do === 'take' && scene.table.players.every(({ seat: s }) => s >= 0);
    return (
      due !== undefined &&
      casual &&
      scene.table.pool.length > 0 &&
      due !== seat &&
      `seat ${seat}, ${due} is due`
    );
  }),
  check('mulliganed', 'SFB-SETUP-17', ({ table }, { seat, n }) =>
    n > playerOf(table, seat).hand.length ? `${n} cards exchanged` : undefined,
  ),
  check('deployed', 'SFB-SETUP-21', ({ table }, { champion, hex }) => {
    const home = table.homes[pieceOf(table, champion).side];
    const right = home && DEPLOYMENT[home].includes(hex) && at(table, hex) === undefined;
    return !right && `${pieceOf(table, champion).key} is deployed on ${hex}`;
  }),
];
