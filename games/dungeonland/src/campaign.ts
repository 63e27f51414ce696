/**
 * [DL-ADV-05] What a campaign takes along from one adventure to the next. Between two of them it goes over to newer rules: as a match
 * of its own, set up with this. What lay in a trader's offer goes back, and the trader is visited anew.
 */
import type { MachineState, MatchOptions, Parts, Problem } from '@questhall/kernel';
import { isUnderWay, nearest } from '@questhall/kernel';
import type { Of } from '@questhall/schema';
import { anyText, exact, flag, listOf, oneOf, read, sensible, whole } from '@questhall/schema';
import { ADVENTURES, CONSUMABLES, EQUIPMENT, HEROES, SKILLS, STARTING_ITEMS } from './content/index.ts';
import * as flow from './flow.ts';
import type { Options, State } from './state.ts';

const idsOf = <const T extends string>(cards: readonly { readonly id: T }[]) =>
  oneOf(cards.map(({ id }) => id));

const MOST = 99;
const ADVENTURE = idsOf(ADVENTURES);
const ITEM = idsOf([...STARTING_ITEMS, ...EQUIPMENT]);

const HERO = exact({
  card: idsOf(HEROES),
  wielded: listOf(ITEM, 0, MOST),
  backpack: listOf(ITEM, 0, MOST),
  consumables: listOf(idsOf(CONSUMABLES), 0, MOST),
  gold: whole(0, 9999),
  xp: whole(0, 9999),
  skills: listOf(idsOf(SKILLS), 0, MOST),
});

const CAMPAIGN_FIELDS = exact({
  /** The adventure that is over; in the interlude, the one that comes. */
  adventure: ADVENTURE,
  met: flag(),
  lost: anyText(MOST),
  /** The act whose trader is met; 0: what comes is not settled yet. */
  interlude: whole(0, 3),
  heroes: listOf(HERO, 2, 4),
  won: listOf(ADVENTURE, 0, MOST),
  failed: listOf(ADVENTURE, 0, MOST),
  /** Equipment that was sold or dropped. */
  discarded: listOf(idsOf(EQUIPMENT), 0, MOST),
});

const isEquipment = new Set<string>(EQUIPMENT.map(({ id }) => id));

/** [DL-RULING-118] Each equipment card exists once. */
const CAMPAIGN = sensible(CAMPAIGN_FIELDS, ({ heroes, discarded }, note) => {
  const cards = [...discarded, ...heroes.flatMap(({ wielded, backpack }) => [...wielded, ...backpack])];
  const [twice] = cards.filter((card, at) => isEquipment.has(card) && cards.indexOf(card) !== at);
  if (twice !== undefined) note('heroes', twice, 'each equipment card once');
});

export type Campaign = Of<typeof CAMPAIGN>;

export function readCampaign(input: unknown, problems: Problem[]): Campaign | undefined {
  const found = read(CAMPAIGN, input);
  if ('ok' in found) return found.ok;
  problems.push(...found.problems.map((problem) => ({ ...problem, field: `campaign.${problem.field}` })));
  return undefined;
}

/** Between two adventures, and not over. */
const isBetween = (s: State): boolean =>
  s.outcome === null &&
  (isUnderWay(s, flow.nextAdventure) || isUnderWay(s, flow.interlude)) &&
  !isUnderWay(s, flow.playAdventure);

function carried(s: State): unknown {
  const { id: adventure, met, lost } = s.progress;
  return {
    adventure,
    met,
    lost,
    interlude: nearest(s, flow.interlude)?.act ?? 0,
    heroes: s.heroes.map(({ card, wielded, backpack, consumables, gold, xp, skills }) => ({
      card,
      wielded,
      backpack,
      consumables,
      gold,
      xp,
      skills,
    })),
    won: s.won,
    failed: s.failed,
    discarded: s.equipmentDiscard.flat(),
  };
}

const isCampaign = (options: MatchOptions): boolean => options.mode === 'campaign';

export const partsBy = (
  configure: (input: MatchOptions) => { readonly options: Options } | { readonly problems: unknown },
): Parts<Options> => ({
  several: isCampaign,
  next(state: MachineState) {
    const s = state as State;
    if (!isCampaign(s.options) || !isBetween(s)) return undefined;
    const { campaign: _before, party, ...options } = s.options;
    const configured = configure({ ...options, party: String(party), campaign: carried(s) });
    return 'options' in configured ? configured.options : undefined;
  },
});
