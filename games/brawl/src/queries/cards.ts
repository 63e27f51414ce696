/** Effects by what they are printed on and when they are carried out. */
import { CARDS, CHAMPIONS, STANDARD } from '../content/index.ts';
import type { Champion, ChampionSide, Effect, When } from '../vocabulary.ts';

type ByWhen = ReadonlyMap<When, readonly Effect[]>;

const NOTHING: readonly Effect[] = [];
const table = new Map<string, ByWhen>();

function enter(of: string, effects: readonly Effect[]): void {
  const byWhen = new Map<When, Effect[]>();
  for (const effect of effects) {
    const list = byWhen.get(effect.when);
    if (list) list.push(effect);
    else byWhen.set(effect.when, [effect]);
  }
  table.set(of, byWhen);
}

/** The name under which the effects of a side of a Champion card are found. */
export const sideName = (champion: string, levelled: boolean): string =>
  `${levelled ? 'levelled' : 'basic'}:${champion}`;
export const standardName = (action: string): string => `standard:${action}`;

for (const card of CARDS) enter(card.id, card.effects);
for (const entry of Object.values(STANDARD)) enter(standardName(entry.id), entry.effects);
for (const { id, basic, levelled } of CHAMPIONS) {
  enter(sideName(id, false), basic.effects);
  enter(sideName(id, true), levelled.effects);
}

export const effectsOf = (of: string, when: When): readonly Effect[] => table.get(of)?.get(when) ?? NOTHING;

/** [SFB-RULING-66] Each side shows its own. */
export const sideShown = (card: Champion, levelled: boolean): ChampionSide =>
  levelled ? card.levelled : card.basic;
