/** Effects by what they are printed on and when they are carried out. */
import { CARDS, CHAMPIONS, STANDARD } from '../content/index.ts';
import { ownCard, ownChampion } from '../content/own.ts';
import type { Champion, ChampionSide, Effect, When } from '../vocabulary.ts';

type ByWhen = ReadonlyMap<When, readonly Effect[]>;

const NOTHING: readonly Effect[] = [];
const table = new Map<string, ByWhen>();

function byMoment(effects: readonly Effect[]): ByWhen {
  const byWhen = new Map<When, Effect[]>();
  for (const effect of effects) {
    const list = byWhen.get(effect.when);
    if (list) list.push(effect);
    else byWhen.set(effect.when, [effect]);
  }
  return byWhen;
}

/** The name under which the effects of a side of a Champion card are found. */
export const sideName = (champion: string, levelled: boolean): string =>
  `${levelled ? 'levelled' : 'basic'}:${champion}`;
export const standardName = (action: string): string => `standard:${action}`;

for (const card of CARDS) table.set(card.id, byMoment(card.effects));
for (const entry of Object.values(STANDARD)) table.set(standardName(entry.id), byMoment(entry.effects));
for (const { id, basic, levelled } of CHAMPIONS) {
  table.set(sideName(id, false), byMoment(basic.effects));
  table.set(sideName(id, true), byMoment(levelled.effects));
}

/** What players made is entered when it is asked for; a server sees many. */
const own = new Map<string, ByWhen>();
const MOST_KEPT = 500;

function ownEffects(of: string): readonly Effect[] | undefined {
  const card = ownCard(of);
  if (card !== undefined) return card.effects;
  const champion = ownChampion(of.slice(of.indexOf(':') + 1));
  return champion && sideShown(champion, of.startsWith('levelled:')).effects;
}

function enteredFor(of: string): ByWhen | undefined {
  const known = own.get(of);
  if (known !== undefined) return known;
  const effects = ownEffects(of);
  if (effects === undefined) return undefined;
  if (own.size >= MOST_KEPT) own.clear();
  const entered = byMoment(effects);
  own.set(of, entered);
  return entered;
}

export const effectsOf = (of: string, when: When): readonly Effect[] =>
  (table.get(of) ?? enteredFor(of))?.get(when) ?? NOTHING;

/** [SFB-RULING-66] Each side shows its own. */
export const sideShown = (card: Champion, levelled: boolean): ChampionSide =>
  levelled ? card.levelled : card.basic;
