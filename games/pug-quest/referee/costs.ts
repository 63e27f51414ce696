/** [PQ-ENER] [PQ-ACT] [PQ-XP] What is paid, with what, and how often one may act. */
import { WORLDS } from '../src/content/index.ts';
import type { Energy, EnergyType } from '../src/vocabulary.ts';
import { comboCard, heroCard, typeOf } from './cards.ts';
import type { Check, Scene } from './check.ts';
import { check } from './check.ts';
import type { Pug, Table } from './table.ts';
import { pugOf, without } from './table.ts';

/** [PQ-XP-04] XP that may be spent. */
export const spareXp = ({ xp }: Pug): number => Math.max(0, xp - 5);

/** [PQ-ENER-11] Whether these cards pay exactly these symbols: each natural card one of its type, the rest wild. */
function pays(cards: readonly Energy[], xp: number, cost: readonly EnergyType[]): boolean {
  const natural = cards.filter((card) => card !== 'joker') as EnergyType[];
  const open = without(cost, natural);
  const wild = cards.length - natural.length + xp;
  return open.length === cost.length - natural.length && open.length === wild;
}

/** The symbols of a cost that is smaller or larger by so much: any may be left out, more are of the own Type. */
function costsOf(table: Table, pug: Pug, cost: readonly EnergyType[]): readonly (readonly EnergyType[])[] {
  const type = typeOf(pug.id, table.custom);
  if (pug.costChange > 0 && type) return [[...cost, ...Array.from({ length: pug.costChange }, () => type)]];
  let all: readonly (readonly EnergyType[])[] = [cost];
  for (let fewer = Math.min(-pug.costChange, cost.length - 1); fewer > 0; fewer--) {
    all = all.flatMap((symbols) => symbols.map((_symbol, i) => symbols.filter((_each, j) => j !== i)));
  }
  return all;
}

/** [PQ-RULING-80] Whether somebody could pay for a Combo now. */
export function canPay(table: Table, pug: Pug, cost: readonly EnergyType[]): boolean {
  return costsOf(table, pug, cost).some((symbols) => {
    const open = without(symbols, pug.hand as EnergyType[]);
    const wild = pug.hand.filter((card) => card === 'joker').length + spareXp(pug);
    return open.length <= wild;
  });
}

/** What was paid for a Combo, against what is printed on it. */
function wrongPayment(
  { table, memory }: Scene,
  { by, combo }: { readonly by: string; readonly combo: string },
): string | undefined | false {
  const pug = pugOf(table, by);
  const card = comboCard(combo, table.custom);
  if (!pug || !card) return undefined;
  const { payment } = memory;
  if (payment?.by !== by) return card.cost.length > 0 && `nothing was paid for ${combo}`;
  const full = costsOf(table, pug, card.cost).some((cost) => pays(payment.cards, payment.xp, cost));
  const instead = heroCard(by, table.custom)?.ability.effects?.find((effect) => effect.do === 'payInstead');
  const told = memory.ability === `ability:${by}` && instead && pays(payment.cards, payment.xp, instead.cost);
  return !full && !told && `${combo} is paid with ${payment.cards.join(', ') || 'nothing'}`;
}

const offered = (cards: readonly Energy[], type: string | undefined): Energy | undefined =>
  cards.find((card) => card !== type && card !== 'joker');

export const COSTS: readonly Check[] = [
  check('paid', 'PQ-ENER-04', ({ table }, { by, cards }) => {
    const hand = pugOf(table, by)?.hand ?? table.evilHand;
    const [missing] = without(cards, hand);
    return missing && `${by} pays with ${missing}, which is not in hand`;
  }),
  check('paid', 'PQ-XP-04', ({ table }, { by, xp }) => {
    const pug = pugOf(table, by);
    return pug && xp > spareXp(pug) && `${by} spends ${xp} of ${pug.xp} XP`;
  }),
  check('comboPlayed', 'PQ-ENER-11', wrongPayment),
  check('ripostePlayed', 'PQ-RIP-02', wrongPayment),
  check('comboPlayed', 'PQ-HERO-06', ({ table }, { by, combo }) => {
    const level = comboCard(combo, table.custom)?.level;
    const own = heroCard(by, table.custom)?.combos.some(({ id }) => id === combo);
    return (
      own &&
      typeof level === 'number' &&
      level > (pugOf(table, by)?.level ?? 0) &&
      `${combo} is of Level ${level}`
    );
  }),
  check('discarded', 'PQ-ENER-04', ({ table }, { hero, cards }) => {
    const [missing] = without(cards, pugOf(table, hero)?.hand ?? []);
    return missing && `${hero} discards ${missing}, which is not in hand`;
  }),
  check('defended', 'PQ-DEF-01', ({ table, memory }, { hero, amount }) => {
    const { payment } = memory;
    if (payment?.by !== hero) return 'Defends without discarding';
    const wrong = offered(payment.cards, typeOf(hero, table.custom));
    return wrong
      ? `Defends with ${wrong}`
      : payment.cards.length + payment.xp !== amount && `${amount} defended`;
  }),
  check('taxPaid', 'PQ-TAX-01', ({ table, memory }, { hero }) => {
    const type = WORLDS.find(({ id }) => id === table.worldCard)?.type;
    const { payment } = memory;
    return payment?.by === hero && offered(payment.cards, type) && `the tax is paid with ${payment.cards}`;
  }),
  check('taxPaid', 'PQ-TAX-02', ({ table }) => (table.world < 2 || table.round % 2 === 0) && 'no tax is due'),
  check(
    'taxSuffered',
    'PQ-TAX-02',
    ({ table }) => (table.world < 2 || table.round % 2 === 0) && 'no tax is due',
  ),
];

/** [PQ-ACT-01] [PQ-ACT-11] How often one acted in this Turn. */
export const actedTooOften = ({ memory }: Scene): { rule: string; message: string }[] => {
  const { turn } = memory;
  if (!turn) return [];
  return [
    ...(turn.actions > turn.may
      ? [{ rule: 'PQ-ACT-01', message: `${turn.of} takes Action ${turn.actions} of ${turn.may}` }]
      : []),
    ...(turn.standardAttacks > 1 ? [{ rule: 'PQ-ACT-11', message: `${turn.of} attacks twice` }] : []),
  ];
};
