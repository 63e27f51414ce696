/** Everything that changes on the table is told, and every seat sees the same open table. */
import { each } from './check.ts';
import type { Scene } from './scene.ts';
import type { Table } from './table.ts';
import { tableOf } from './table.ts';

const sorted = (list: readonly string[]): string => [...list].sort().join(' ');

/** What is compared, each under the rule that makes it public. */
const SEEN: readonly (readonly [rule: string, what: string, read: (table: Table) => string])[] = [
  ['DF-HERO-02', 'life', ({ heroes }) => heroes.map(({ id, life }) => `${id} ${life}`).join(', ')],
  [
    'DF-FAINT-02',
    'who is down',
    ({ heroes }) => sorted(heroes.filter(({ fainted }) => fainted).map(({ id }) => id)),
  ],
  [
    'DF-SCAR-06',
    'who is out',
    ({ heroes }) => sorted(heroes.filter(({ eliminated }) => eliminated).map(({ id }) => id)),
  ],
  ['DF-SCAR-02', 'Scars', ({ heroes }) => heroes.map(({ id, scars }) => `${id} ${sorted(scars)}`).join(', ')],
  [
    'DF-EQUIP-02',
    'Equipment',
    ({ heroes }) => heroes.map(({ id, equipment }) => `${id} ${sorted(equipment)}`).join(', '),
  ],
  [
    'DF-EQUIP-08',
    'turned Armor',
    ({ heroes }) => heroes.map(({ id, turned }) => `${id} ${sorted(turned)}`).join(', '),
  ],
  ['DF-LVL-06', 'XP', ({ heroes }) => heroes.map(({ id, xp }) => `${id} ${xp}`).join(', ')],
  [
    'DF-LVL-10',
    'Level Up tokens',
    ({ heroes }) =>
      heroes.map(({ id, tokens, spent }) => `${id} ${sorted(tokens)} (${sorted(spent)})`).join(', '),
  ],
  ['DF-LEAD-01', 'the Leader', ({ leader }) => leader],
  ['DF-MON-05', 'Gold in the Chest', ({ gold }) => String(gold)],
  ['DF-WHITE-01', 'white dice in the Chest', ({ white }) => String(white)],
  [
    'DF-UNI-01',
    'Hero tokens',
    ({ frog, tracking, shield, hammers }) => `${frog} ${tracking} ${shield} ${hammers}`,
  ],
  ['DF-RELIC-02', 'Relics', ({ relics }) => sorted(relics)],
  ['DF-PATH-02', 'the room', ({ room }) => String(room)],
  ['DF-REST-12', 'rooms set aside', ({ setAside }) => sorted(setAside)],
  ['DF-SHOP-01', 'the display', ({ display }) => sorted(display)],
  ['DF-REST-10', 'discarded Monsters', ({ discard }) => sorted(discard)],
  ['DF-MON-01', 'the Monster', ({ fight }) => String(fight?.monster)],
  ['DF-HIT-03', 'its life', ({ fight }) => String(fight?.life)],
  ['DF-COMBAT-10', 'the pool', ({ fight }) => sorted(fight?.pool ?? [])],
  ['DF-MAB-03', 'dice that are out', ({ fight }) => sorted(fight?.out ?? [])],
  ['DF-COMBAT-09', 'whose turn it is', ({ fight }) => (fight?.begun ? fight.active : '')],
  ['DF-TPL-01', 'Templates on the board', ({ fight }) => sorted(fight?.templates ?? [])],
  ['DF-MOD-02', 'the bushes', ({ fight }) => String(fight?.bushes)],
  ['DF-MAB-04', 'cards under the Boss', ({ fight }) => sorted(fight?.tucked ?? [])],
  ['DF-MAB-02', 'stolen cards', ({ fight }) => String(fight?.stolen)],
  ['DF-SDIE-02', 'special dice', ({ fight }) => sorted(fight?.special ?? [])],
];

const untold = ([rule, what, read]: (typeof SEEN)[number]) =>
  each(rule, ({ table, after }: Scene) => {
    const [kept, shown] = [read(table), read(tableOf(after, table.fight?.begun))];
    return [after.phase !== 'setup' && kept !== shown && `${what}: told ${kept}, shown ${shown}`];
  });

const sameForAll = each('DF-RULING-49', ({ after, views }) =>
  views.map((view) => {
    const open = { ...view, seat: after.seat, paths: after.paths };
    return (
      JSON.stringify(open) !== JSON.stringify(after) && `seat ${view.seat} sees another table than the others`
    );
  }),
);

export const TELLING = [...SEEN.map(untold), sameForAll];
