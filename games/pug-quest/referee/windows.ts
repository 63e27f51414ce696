/** [PQ-RIP] [PQ-DEF] Questions that the rules grant to whoever is attacked. */
import type { Objection } from '@questhall/testkit';
import type { Combo } from '../src/vocabulary.ts';
import { heroCard, lentBy, typeOf } from './cards.ts';
import { canPay, spareXp } from './costs.ts';
import type { Memory } from './memory.ts';
import type { Pug, Table } from './table.ts';
import { isPug, laneOf, pugOf } from './table.ts';

/** Ripostes a Hero has: of its sheet, as far as its Level goes, and of what it carries. */
const ripostesOf = (table: Table, pug: Pug): readonly Combo[] =>
  [
    ...(heroCard(pug.id, table.custom)?.combos ?? []).filter(({ level }) => Number(level) <= pug.level),
    ...lentBy(pug.treasures, pug.prizes),
  ].filter(({ riposte }) => riposte !== undefined);

const prevents = ({ effects }: Pick<Combo, 'effects'>): boolean =>
  effects.some(({ do: what }) => what === 'prevent');

/** [PQ-RIP-04] One that avoids damage answers an attack received by its owner, whoever else it protects. */
const answersOwn = ({ riposte, effects }: Combo): boolean =>
  riposte === 'attackedSelf' ||
  (riposte !== undefined && riposte !== 'effectPlayed' && prevents({ effects }));

const cardsToDefend = (table: Table, pug: Pug): number => {
  const type = typeOf(pug.id, table.custom);
  return pug.hand.filter((card) => card === type || card === 'joker').length + spareXp(pug);
};

/** What was not asked before the damage of an attack was placed; `table` is as it was when it was declared. */
export function notAsked(table: Table, { attack }: Memory): readonly Objection[] {
  if (!attack || isPug(table, attack.by)) return [];
  return attack.targets.flatMap((target) => {
    const pug = pugOf(table, target);
    if (!pug || laneOf(table, target) === 0) return [];
    const faced = (table.monsterLanes[laneOf(table, target) - 1] ?? []).length > 0;
    const riposte = ripostesOf(table, pug).find(
      (combo) => answersOwn(combo) && (faced || prevents(combo)) && canPay(table, pug, combo.cost),
    );
    const missing: Objection[] = [];
    if (riposte && !attack.asked.has(`riposte ${pug.seat}`)) {
      missing.push({ rule: 'PQ-RIP-01', message: `${target} is not asked for ${riposte.id}` });
    }
    const suffers = (attack.placed.get(target) ?? 0) > 0;
    if (suffers && cardsToDefend(table, pug) > 0 && !attack.asked.has(`defend ${pug.seat}`)) {
      missing.push({ rule: 'PQ-DEF-01', message: `${target} is not asked to Defend` });
    }
    return missing;
  });
}
