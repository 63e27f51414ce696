/** What the host may choose, and whether it can be played. */
import type { Configured, Problem, Setting } from '@questhall/kernel';
import { chosen, chosenPlayers, shown } from '@questhall/kernel';
import { readCards } from '@questhall/schema';
import { readCampaign } from './campaign.ts';
import { ADVENTURES } from './content/index.ts';
import { readAdventure } from './creations/adventure-draft.ts';
import { readItem, readMonster } from './creations/cards.ts';
import type { Options } from './state.ts';
import { MODES } from './state.ts';

/** Of monsters, and of things. */
const MOST_OWN = 6;
const ADVENTURE_IDS = ADVENTURES.map(({ id }) => id);
/** [DL-RULING-100] One person may run several heroes. */
const SEATS = [1, 4] as const;
const OPENINGS: readonly string[] = ['a0', 'a1'];
/** `players`: one hero each, but at least two. */
const PARTIES = ['players', '2', '3', '4'] as const;
const WAYS = ['choose', 'random'] as const;

export const SETTINGS = [
  { key: 'mode', kind: 'choice', values: MODES, default: 'adventure' },
  { key: 'adventure', kind: 'choice', values: ADVENTURE_IDS, default: 'a1' },
  { key: 'party', kind: 'choice', values: PARTIES, default: 'players' },
  { key: 'heroes', kind: 'choice', values: WAYS, default: 'choose' },
  { key: 'realDice', kind: 'flag', default: false },
  { key: 'ownAdventure', kind: 'content', default: [] },
  { key: 'ownMonsters', kind: 'content', default: [] },
  { key: 'ownEquipment', kind: 'content', default: [] },
] as const satisfies readonly Setting[];

/** The options of a match are a set-up, too: there the party is a number. */
const asChosen = (input: { readonly [key: string]: unknown }): { readonly [key: string]: unknown } =>
  typeof input.party === 'number' ? { ...input, party: String(input.party) } : input;

export function configure(input: { readonly [key: string]: unknown }): Configured<Options> {
  const problems: Problem[] = [];
  const { campaign: begun, ...wished } = input;
  const { ownAdventure, ownMonsters, ownEquipment, realDice, ...settings } = chosen(
    SETTINGS,
    asChosen(wished),
    problems,
  );
  const { mode, adventure } = settings;
  const players = chosenPlayers(input.players ?? 2, SEATS, problems);
  const party = sizeOfParty(problems, settings.party, players);
  /** A campaign is carried on from its beginning, with or without the tutorial. */
  if (mode === 'campaign' && !OPENINGS.includes(adventure))
    problems.push({ field: 'adventure', found: shown(adventure), allowed: OPENINGS.join(', ') });
  const campaign = begun === undefined ? undefined : readCampaign(begun, problems);
  if (campaign && (mode !== 'campaign' || campaign.heroes.length !== party))
    problems.push({
      field: 'campaign',
      found: `${campaign.heroes.length} heroes`,
      allowed: `a campaign of ${party}`,
    });
  const own = {
    ...readCards('ownAdventure', ownAdventure, 1, readAdventure, problems),
    ...readCards('ownMonsters', ownMonsters, MOST_OWN, readMonster, problems),
    ...readCards('ownEquipment', ownEquipment, MOST_OWN, readItem, problems),
  };
  for (const [field, brought] of Object.entries(own))
    if (mode === 'campaign' && brought !== undefined)
      problems.push({ field, found: mode, allowed: 'a single adventure' });
  const { ownMonsters: monsters = [] } = own;
  monsters.forEach(({ insteadOf }, at) => {
    if (monsters.findIndex((other) => other.insteadOf === insteadOf) < at)
      problems.push({
        field: `ownMonsters[${at}].insteadOf`,
        found: insteadOf,
        allowed: 'another one: somebody comes instead of it already',
      });
  });
  if (problems.length > 0) return { problems };
  return {
    options: {
      ...settings,
      ...(realDice && { realDice }),
      ...own,
      players,
      party,
      ...(campaign && { campaign }),
    },
  };
}

/** [DL-ADV-01] */
function sizeOfParty(problems: Problem[], value: (typeof PARTIES)[number], players: number): number {
  const size = value === 'players' ? Math.max(2, players) : Number(value);
  if (Number.isInteger(size) && size >= Math.max(2, players) && size <= 4) return size;
  problems.push({ field: 'party', found: shown(value), allowed: `players, or ${Math.max(2, players)} to 4` });
  return 2;
}
