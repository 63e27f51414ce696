/** [SFB-DMG] Strength against defence, and what damage comes of it. */
import type { Amount, Effect } from '../src/vocabulary.ts';
import type { Check, Scene } from './check.ts';
import { check } from './check.ts';
import { holds } from './conditions.ts';
import type { Deed } from './deed.ts';
import { effectsOf } from './deed.ts';
import { far } from './hexes.ts';
import type { Piece, Table } from './table.ts';
import { boonsOf, cardOf, pieceOf, playerOf, sideUp } from './table.ts';
import { bloodied, defenceOf } from './values.ts';

/** A printed number as it is now. */
function amountNow(amount: Amount, deed: Deed, table: Table, target: number): number {
  if (typeof amount === 'number') return amount;
  const self = deed.champion;
  const reactedOn = deed.reaction?.on ?? -1;
  if ('base' in amount) {
    return amount.base + (holds(amount.when, { deed, table, self, target, reactedOn }) ? amount.plus : 0);
  }
  const counted = {
    readyCores: () => playerOf(table, deed.seat).ready.length,
    enemyTargets: () =>
      deed.targets.filter(({ id }) => pieceOf(table, id).side !== pieceOf(table, self).side).length,
    damageOnTarget: () => pieceOf(table, target).damage,
    damageDealt: () => deed.passes.reduce((sum, pass) => sum + (pass.get(target) ?? 0), 0),
    hexesMoved: () => deed.ways.at(-1)?.path.length ?? 0,
  }[amount.of]();
  return Math.min(counted * amount.times, amount.most ?? 99);
}

/** [SFB-RULING-79] [SFB-RULING-94] */
function strengthAgainst(deed: Deed, table: Table, target: Piece): number {
  const printed = amountNow(deed.card?.strength ?? 0, deed, table, target.id);
  const own = effectsOf(deed)
    .filter(
      (effect): effect is Effect & { op: 'strength' } => effect.op === 'strength' && effect.when === 'main',
    )
    .reduce((sum, { amount }) => sum + amountNow(amount, deed, table, target.id), 0);
  const usedUp = deed.usedUp
    .filter(({ champion, op }) => champion === target.id && op === 'incomingStrength')
    .reduce((sum, { amount }) => sum + amount, 0);
  const attacker = pieceOf(table, deed.champion);
  return printed + own + boonsOf(attacker, 'strength') + boonsOf(target, 'incomingStrength') + usedUp;
}

/** What the Reaction adds to the defence of the Champion it was played on. */
function reactedDefence({ reaction }: Deed, target: number): number {
  if (!reaction || reaction.on !== target) return 0;
  return reaction.holds.reduce(
    (sum, effect) => sum + (effect.op === 'defence' ? effect.amount : 0),
    reaction.card.defence ?? 0,
  );
}

/** How much defence this attack ignores. */
function ignored(deed: Deed, table: Table, target: Piece): number {
  const attacker = pieceOf(table, deed.champion);
  const static_ = sideUp(attacker).effects.reduce((sum, effect) => {
    if (effect.op !== 'ignoreDefence') return sum;
    if (effect.if?.is === 'bloodied' && !bloodied(attacker)) return sum;
    return sum + (effect.amount === 'all' ? 99 : effect.amount);
  }, 0);
  return static_ + boonsOf(target, 'ignoreDefence');
}

const defenceAgainst = (deed: Deed, table: Table, target: Piece): number =>
  Math.max(0, defenceOf(table, target, reactedDefence(deed, target.id)) - ignored(deed, table, target));

/** In how many passes the damage of an attack is dealt. */
export const passesOf = (deed: Deed): number => (effectsOf(deed).some(({ op }) => op === 'double') ? 2 : 1);

const last = ({ deed }: Scene, type: string) =>
  deed?.events.slice(0, -1).findLast((event) => event.type === type);

export const COMBAT: readonly Check[] = [
  check('struck', 'SFB-DMG-02', ({ deed, table }, { champion, strength }) => {
    if (!deed || deed.passes.length > 1) return undefined;
    const right = strengthAgainst(deed, table, pieceOf(table, champion));
    return strength !== right && `${deed.card?.id} strikes with ${strength} instead of ${right}`;
  }),
  check('struck', 'SFB-DMG-03', ({ deed, table }, { champion, defence }) => {
    if (!deed || deed.passes.length > 1) return undefined;
    const right = defenceAgainst(deed, table, pieceOf(table, champion));
    return defence !== right && `${pieceOf(table, champion).key} has defence ${defence} instead of ${right}`;
  }),
  check('struck', 'SFB-RULING-78', ({ deed }, { champion, damage }) => {
    const first = deed?.passes[0]?.get(champion);
    return first !== undefined && first !== damage && `the second pass deals ${damage} instead of ${first}`;
  }),
  check(
    'struck',
    'SFB-RULING-11',
    (_scene, { strength, defence, damage }) =>
      damage !== Math.max(0, strength - defence) && `${strength} against ${defence} makes ${damage}`,
  ),
  check('struck', 'SFB-DMG-04', ({ deed }, { champion }) =>
    deed?.targets.some(({ id }) => id === champion) ? undefined : 'somebody who is no target is struck',
  ),
  check('struck', 'SFB-KW-DOUBLE-01', ({ deed }) =>
    deed && deed.passes.length > passesOf(deed) ? `pass ${deed.passes.length} of the damage` : undefined,
  ),
  check('damaged', 'SFB-ATTACK-07', ({ deed }, { champion, amount, why }) => {
    const struck = deed?.passes.at(-1)?.get(champion);
    return why === 'attack' && struck !== amount && `${amount} damage from a strike for ${struck}`;
  }),
  check('damaged', 'SFB-KW-POISON-01', ({ deed, table }, { champion, amount, why }) => {
    if (why !== 'poison' || !deed) return undefined;
    const poison = effectsOf(deed).find(({ op }) => op === 'poison');
    const dealt = deed.passes.at(-1)?.get(champion) ?? 0;
    const due = poison && 'amount' in poison && dealt > 0 ? poison.amount : 0;
    return (
      (amount !== due || pieceOf(table, champion).hex === null) && `${amount} damage by Poison, ${due} due`
    );
  }),
  check('damaged', 'SFB-OOA-07', ({ table }, { champion, why }) =>
    pieceOf(table, champion).hex === null ? `${why} damage on the Gate` : undefined,
  ),
  check('damaged', 'SFB-BASIC-10', ({ deed, table }, { champion, amount, why }) => {
    if (why !== 'effect' || !deed) return undefined;
    const fits = [...effectsOf(deed), ...(deed.reaction?.card.effects ?? [])].some(
      (effect) => effect.op === 'damage' && reaches(effect, deed, table, champion, amount),
    );
    return (
      !fits &&
      `no part of ${deed.card?.id ?? deed.standard} deals ${amount} to ${pieceOf(table, champion).key}`
    );
  }),
  check('healed', 'SFB-KW-HEAL-01', ({ table }, { champion, amount }) =>
    amount > pieceOf(table, champion).damage
      ? `${amount} healed of ${pieceOf(table, champion).damage}`
      : undefined,
  ),
  check('healed', 'SFB-KW-HEAL-01', ({ deed }, { amount }) => {
    if (!deed) return 'healed outside an Action';
    const effects = effectsOf(deed).filter(({ op }) => op === 'heal' || op === 'lifesteal');
    const stolen = [...(deed.passes.at(-1)?.values() ?? [])].reduce((sum, damage) => sum + damage, 0);
    const most = Math.max(
      0,
      ...effects.map((effect) =>
        effect.op === 'lifesteal' ? stolen : effect.op === 'heal' ? mostHealed(effect.amount) : 0,
      ),
    );
    return amount > most && `${amount} healed, ${most} at most`;
  }),
  /** [SFB-KW-LIFESTEAL-01] */
  check('healed', 'SFB-RULING-76', (scene, { champion, amount }) => {
    const { deed, table } = scene;
    if (!deed || !effectsOf(deed).some(({ op }) => op === 'lifesteal')) return undefined;
    const { side } = pieceOf(table, deed.champion);
    const stolen = [...(deed.passes.at(-1) ?? [])]
      .filter(([id]) => pieceOf(table, id).side !== side)
      .reduce((sum, [, damage]) => sum + damage, 0);
    const due = Math.min(stolen, pieceOf(table, champion).damage);
    return (
      last(scene, 'struck') !== undefined && amount !== due && `Lifesteal heals ${amount} instead of ${due}`
    );
  }),
  check('attackDeclared', 'SFB-ATTACK-03', (_scene, { card }) =>
    cardOf(card).type === 'attack' ? undefined : `${card} is no attack`,
  ),
];

const mostHealed = (amount: Amount): number =>
  typeof amount === 'number' ? amount : 'base' in amount ? amount.base + amount.plus : (amount.most ?? 99);

/** Whether this part of the card deals so much to this Champion, as they stand. */
function reaches(
  effect: Effect & { op: 'damage' | 'heal' | 'draw' | 'plan' | 'mill' | 'recover' },
  deed: Deed,
  table: Table,
  id: number,
  amount: number,
): boolean {
  const piece = pieceOf(table, id);
  const actor = pieceOf(table, deed.champion);
  const near = (from: number | null, most: number): boolean =>
    from !== null && piece.hex !== null && far(from, piece.hex) <= most;
  const aimed = deed.targets.some((target) => target.id === id);
  /** [SFB-RULING-93] Where a target is, or was when it went out: a Reaction may have moved it before. */
  const hexes = deed.targets.map(
    (target) =>
      pieceOf(table, target.id).hex ??
      deed.fallen.find(({ champion }) => champion === target.id)?.hex ??
      target.hex,
  );
  if (effect.who === 'attacker') {
    return id === deed.champion && amount === amountNow(effect.amount, deed, table, deed.reaction?.on ?? -1);
  }
  if (amount !== amountNow(effect.amount, deed, table, id)) return false;
  switch (effect.who) {
    case 'target':
      return aimed;
    case 'adjacentEnemy':
    case 'adjacentEnemies':
      return piece.side !== actor.side && near(actor.hex, 1);
    case 'championsAdjacentToTarget':
      return !aimed && hexes.some((hex) => near(hex, 1));
    case 'enemiesAdjacentToTarget':
      return !aimed && piece.side !== actor.side && hexes.some((hex) => near(hex, 1));
    case 'enemyNearTarget':
      return !aimed && piece.side !== actor.side && hexes.some((hex) => near(hex, effect.within ?? 0));
    default:
      return false;
  }
}
