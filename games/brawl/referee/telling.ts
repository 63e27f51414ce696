/** [SFB-INFO] What was told and what is seen agree: nothing on the table changes unless an event says so. */
import type { Objection, Watched } from '@questhall/testkit';
import type { BrawlView } from '../src/view.ts';
import { meets } from './challenges.ts';
import type { Table } from './table.ts';
import { sideUp, tableOf } from './table.ts';
import { bloodied, defenceOf } from './values.ts';

const sorted = (list: readonly unknown[]): string =>
  JSON.stringify([...list].map((x) => JSON.stringify(x)).sort());

const differ = (rule: string, what: string, told: unknown, seen: unknown): readonly Objection[] => {
  const [left, right] =
    Array.isArray(told) && Array.isArray(seen)
      ? [sorted(told), sorted(seen)]
      : [JSON.stringify(told), JSON.stringify(seen)];
  return left === right ? [] : [{ rule, message: `${what}: told ${left}, seen ${right}` }];
};

/** The table as it was told, against the views. */
export function toldAndSeen(told: Table, after: Watched<BrawlView>): readonly Objection[] {
  const seen = tableOf(after);
  return [
    ...told.pieces.flatMap((piece, id) => {
      const { key } = piece;
      const now = seen.pieces[id];
      if (!now) return [];
      return [
        ...differ('SFB-BASIC-11', `place of ${key}`, piece.hex, now.hex),
        ...differ('SFB-DMG-05', `damage on ${key}`, piece.damage, now.damage),
        ...differ('SFB-LEVEL-02', `side of ${key}`, piece.levelled, now.levelled),
        ...differ('SFB-RULING-41', `Root on ${key}`, piece.rooted, now.rooted),
        ...differ('SFB-RULING-41', `what lasts on ${key}`, piece.boons, now.boons),
      ];
    }),
    ...told.players.flatMap((player, seat) => {
      const now = seen.players[seat];
      if (!now) return [];
      return [
        ...differ('SFB-INFO-01', `hand of seat ${seat}`, player.hand, now.hand),
        ...differ('SFB-RULING-69', `planned cards of seat ${seat}`, player.planned, now.planned),
        ...differ('SFB-RULING-74', `deck of seat ${seat}`, player.deckCount, now.deckCount),
        ...differ('SFB-INFO-05', `discard pile of seat ${seat}`, player.discard, now.discard),
        ...differ('SFB-CORE-04', `ready Cores of seat ${seat}`, player.ready, now.ready),
        ...differ('SFB-STD-05', `Standard Actions of seat ${seat}`, player.standardUsed, now.standardUsed),
      ];
    }),
    ...differ('SFB-WIN-02', 'VP', told.vp.join(), seen.vp.join()),
    ...differ('SFB-TRAP-08', 'traps', told.traps, seen.traps),
    ...differ('SFB-INFO-08', 'Challenge Track', told.track.join(), seen.track.join()),
    ...differ('SFB-TRACK-02', 'discarded Challenges', told.challengeDiscard, seen.challengeDiscard),
    ...differ('SFB-ROUND-01', 'round', told.round, seen.round),
    ...differ('SFB-ROUND-02', 'turn', told.turn, seen.turn),
  ];
}

/** Numbers that the views give for what anybody could work out. */
export function shownRightly({ open }: Watched<BrawlView>, table: Table): readonly Objection[] {
  return [
    ...open.champions.flatMap((shown, id) => {
      const piece = table.pieces[id];
      if (!piece || piece.hex === null) return [];
      return [
        ...differ('SFB-DMG-01', `defence of ${shown.key}`, defenceOf(table, piece), shown.defence),
        ...differ('SFB-OOA-01', `hitpoints of ${shown.key}`, sideUp(piece).hitpoints, shown.hitpoints),
        ...differ('SFB-KW-BLOODIED-01', `${shown.key} Bloodied`, bloodied(piece), shown.bloodied),
      ];
    }),
    ...open.track.flatMap(({ challenge, metBy }) => {
      if (challenge === null || table.homes.length === 0) return [];
      const right = [0, 1].filter((side) => meets(table, side, challenge));
      return differ('SFB-SCORE-01', `who meets ${challenge}`, right, metBy);
    }),
  ];
}
