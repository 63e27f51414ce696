/** What was told and what is seen agree; tokens lie where the rules put them. */
import type { Objection, Watched } from '@questhall/testkit';
import type { PugEvent } from '../src/events.ts';
import type { PugView } from '../src/view.ts';
import { heroCard, lentBy } from './cards.ts';
import type { Table } from './table.ts';
import { tableOf } from './table.ts';

const text = (value: unknown): string => JSON.stringify(Array.isArray(value) ? [...value].sort() : value);

const differ = (rule: string, what: string, told: unknown, seen: unknown): readonly Objection[] =>
  text(told) === text(seen) ? [] : [{ rule, message: `${what}: told ${text(told)}, seen ${text(seen)}` }];

const lanes = (list: readonly (readonly string[])[]): string =>
  list.map((lane) => lane.join('+')).join(' | ');

export function toldAndSeen(
  told: Table,
  after: Watched<PugView>,
  events: readonly PugEvent[],
  out: ReadonlySet<string>,
): readonly Objection[] {
  const seen = tableOf(after);
  return [
    ...differ('PQ-MOVE-02', 'Hero lanes', lanes(told.heroLanes), lanes(seen.heroLanes)),
    /** A Boss comes first and may yet stand behind Monsters [PQ-RULING-44]. */
    ...(events.some(({ type }) => type === 'bossRevealed')
      ? []
      : differ('PQ-MOVE-05', 'Monster lanes', lanes(told.monsterLanes), lanes(seen.monsterLanes))),
    ...differ('PQ-EVIL-02', 'hand of the Evil Lord', told.evilHand, seen.evilHand),
    ...told.pugs.flatMap((pug, at) => {
      const now = seen.pugs[at];
      if (!now || out.has(pug.id)) return [];
      return [
        ...differ('PQ-DMG-01', `damage on ${pug.id}`, pug.damage, now.damage),
        ...differ('PQ-ENER-04', `hand of ${pug.id}`, pug.hand, now.hand),
        ...differ('PQ-TREAS-01', `Treasures of ${pug.id}`, pug.treasures, now.treasures),
        ...differ('PQ-PRIZE-02', `Prizes of ${pug.id}`, pug.prizes, now.prizes),
        ...differ('PQ-XP-05', `XP of ${pug.id}`, pug.xp, now.xp),
      ];
    }),
    ...told.foes.flatMap((foe) => {
      const now = seen.foes.find(({ id }) => id === foe.id);
      return now ? differ('PQ-DMG-01', `damage on ${foe.id}`, foe.damage, now.damage) : [];
    }),
  ];
}

/** [PQ-ACTV-02] A mark comes with an event, and goes with the World. */
export function marksAreTold(
  before: Watched<PugView>,
  after: Watched<PugView>,
  events: readonly PugEvent[],
): readonly Objection[] {
  const all = [...after.open.heroes, ...after.open.monsters];
  const old = [...before.open.heroes, ...before.open.monsters];
  return all.flatMap(({ id, marks }) =>
    marks
      .filter(({ key }) => !old.find((each) => each.id === id)?.marks.some((mark) => mark.key === key))
      .filter(
        ({ key }) =>
          !events.some((event) => event.type === 'marked' && event.creature === id && event.key === key),
      )
      .map(({ key }) => ({ rule: 'PQ-ACTV-01', message: `${id} bears ${key}, and nobody said so` })),
  );
}

/** [PQ-ACTV-02] [PQ-CARRY-02] Nothing that ends with the World is left at the beginning of the next. */
export function marksEnd({ open }: Watched<PugView>, events: readonly PugEvent[]): readonly Objection[] {
  const began = events.findLastIndex(({ type }) => type === 'worldBegan');
  if (began < 0) return [];
  const since = events.slice(began);
  return open.heroes.flatMap(({ id, marks }) =>
    marks
      .filter(
        ({ key }) =>
          !since.some((event) => event.type === 'marked' && event.creature === id && event.key === key),
      )
      .map(({ key }) => ({ rule: 'PQ-CARRY-02', message: `${id} still bears ${key} in the next World` })),
  );
}

/** [PQ-RULING-57] The card a token came from is still on the table. */
const isThere = ({ monsters, heroes, customHeroes }: PugView, from: string): boolean =>
  monsters.some(({ id }) => id === from) ||
  heroes.some(
    ({ id, treasures, prizes }) =>
      heroCard(id, customHeroes)?.combos.some((combo) => combo.id === from) ||
      lentBy(treasures, prizes).some((combo) => combo.id === from),
  );

/** [PQ-ACTV-01] [PQ-MON-11] Activation tokens lie in pairs: one where the effect comes from, one on whom it is. */
export function tokensInPairs({ open }: Watched<PugView>): readonly Objection[] {
  const all = [...open.heroes, ...open.monsters];
  const sources = all.flatMap(({ tokens }) => tokens);
  return all.flatMap(({ id, marks }) =>
    marks
      .filter(({ colour, from }) => colour !== undefined && isThere(open, from))
      .filter(({ from, colour }) => !sources.some((token) => token.on === from && token.colour === colour))
      .map(({ key, from }) => ({
        rule: 'PQ-ACTV-01',
        message: `${key} on ${id}: no second token on ${from}`,
      })),
  );
}
