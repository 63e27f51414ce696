/** Cards that are well formed but could not be played, or would never end. */
import type { Ability, Amount, Combo, Effect, Trigger } from '../vocabulary.ts';

/** Notes a problem at a path inside the card. */
type Note = (path: string, found: unknown, allowed: string) => void;

const most = (amount: Amount): number => (typeof amount === 'number' ? amount : (amount.max ?? amount.each));

const attacks = (effect: Effect): boolean => effect.do === 'attack' || effect.do === 'defeat';

const touches = (effect: Effect, who: 'target' | 'attacker'): boolean =>
  'who' in effect ? effect.who === who : effect.do === 'mark' && who === 'target';

/** How many cards the owner itself may get back. */
function drawn(effects: readonly Effect[]): number {
  const own = effects.filter(
    (effect) => effect.do === 'draw' && ['self', 'laneHeroes', 'allHeroes'].includes(effect.who ?? 'self'),
  );
  return own.reduce((cards, effect) => cards + (effect.do === 'draw' ? most(effect.energy) : 0), 0);
}

/** What any list of effects must keep: fields that belong together, and a target before it is spoken of. */
function checkEffects(effects: readonly Effect[], named: boolean, note: Note): void {
  effects.forEach((effect, i) => {
    const at = `effects[${i}]`;
    if (touches(effect, 'target') && !named && !effects.slice(0, i).some(attacks))
      note(`${at}.who`, 'target', 'a target only after an attack, or with a reach on the Combo');
    if (effect.do === 'attack' && effect.side !== undefined && effect.reach !== 'double-side')
      note(`${at}.side`, effect.side, 'a side only with double-side');
    if (effect.do === 'attack' && effect.targets !== undefined && effect.reach !== 'any')
      note(`${at}.targets`, effect.targets, 'a number of targets only with any');
    if (effect.do === 'discard' && effect.what === 'display' && effect.who !== 'self')
      note(`${at}.who`, effect.who, 'self for the display');
  });
}

/** Triggers that are an attack on somebody. */
const ANSWERS_ATTACK: readonly Trigger[] = ['attackedSelf', 'attackedAlly', 'attackedAny'];

export function checkCombo(combo: Omit<Combo, 'id'>, note: Note): void {
  const { effects, riposte, conditions = [], activation, cost } = combo;
  const answersAttack = riposte !== undefined && ANSWERS_ATTACK.includes(riposte);
  const named = combo.reach !== undefined;
  const aimed = named || effects.some(attacks);
  checkEffects(effects, named, note);
  effects.forEach((effect, i) => {
    const at = `effects[${i}]`;
    if (effect.do === 'prevent' && !answersAttack)
      note(`${at}.do`, effect.do, `prevent only in a riposte to ${ANSWERS_ATTACK.join(', ')}`);
    if (effect.do === 'copyCombo' && riposte !== 'effectPlayed')
      note(`${at}.do`, effect.do, 'copyCombo only in a riposte to effectPlayed');
    if (effect.do === 'payInstead') note(`${at}.do`, effect.do, 'payInstead only in the special ability');
    if (effect.do === 'move' && effect.dir === 'onward')
      note(`${at}.dir`, effect.dir, 'onward only in an onMove ability');
    if (touches(effect, 'attacker') && !answersAttack)
      note(`${at}.who`, 'attacker', `attacker only in a riposte to ${ANSWERS_ATTACK.join(', ')}`);
  });
  if (named && effects.some(attacks)) note('reach', combo.reach, 'no reach where an attack names the target');
  conditions.forEach((condition, i) => {
    const at = `conditions[${i}]`;
    if (conditions.indexOf(condition) !== i) note(at, condition, 'each condition once');
    if (condition === 'notMovedThisTurn' ? riposte !== undefined : !aimed)
      note(
        at,
        condition,
        condition === 'notMovedThisTurn' ? 'not in a riposte' : 'only where there is a target',
      );
  });
  const lasting = effects.some((effect) => effect.do === 'mark' && effect.until === 'worldEnd');
  if (lasting !== (activation === true))
    note('activation', activation, 'true exactly where a mark lasts until worldEnd');
  if (drawn(effects) >= cost.length)
    note('effects', drawn(effects), 'fewer cards drawn than the Combo costs');
}

const OWN_TURN_ONLY: ReadonlySet<Effect['do']> = new Set(['trade', 'swapDisplay']);
const OUT_OF_TURN: ReadonlySet<Ability['when']> = new Set(['roundStart', 'roundEnd', 'onDamaged']);

export function checkAbility(ability: Ability, note: Note): void {
  const { when, effects = [], modifiers = [], cost, uses } = ability;
  if ((when === 'standing') !== modifiers.length > 0)
    note('modifiers', ability.modifiers, 'modifiers exactly where the ability is standing');
  if ((when === 'standing') === effects.length > 0)
    note('effects', ability.effects, 'effects exactly where the ability is not standing');
  if (cost !== undefined && when !== 'free') note('cost', cost, 'a cost only where the ability is free');
  if (uses !== undefined && when === 'standing') note('uses', uses, 'no uses where the ability is standing');
  if (cost !== undefined && uses === undefined && drawn(effects) >= cost.length)
    note('effects', drawn(effects), 'fewer cards drawn than it costs, or a limit of uses');
  checkEffects(effects, when === 'onHit', note);
  effects.forEach((effect, i) => {
    const at = `effects[${i}]`;
    if (effect.do === 'prevent' || effect.do === 'copyCombo')
      note(`${at}.do`, effect.do, 'only in a riposte Combo');
    if (effect.do === 'payInstead' && (when !== 'free' || effects.length > 1 || cost || uses))
      note(`${at}.do`, effect.do, 'payInstead alone, in a free ability without cost and uses');
    if (effect.do === 'move' && effect.dir === 'onward' && when !== 'onMove')
      note(`${at}.dir`, effect.dir, 'onward only in an onMove ability');
    if (touches(effect, 'attacker') && when !== 'onDamaged')
      note(`${at}.who`, 'attacker', 'attacker only in an onDamaged ability');
    if (OUT_OF_TURN.has(when) && OWN_TURN_ONLY.has(effect.do))
      note(`${at}.do`, effect.do, 'only in the own Turn');
    if ((when === 'onHit' || when === 'onDamaged') && (attacks(effect) || effect.do === 'damage'))
      note(`${at}.do`, effect.do, 'no more damage in answer to a hit: it would go on for ever');
  });
}
