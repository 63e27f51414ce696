/** Between two adventures of a campaign: skills, the trader, what to wear, and on through the next door. */
import type { DungeonlandView, HeroView } from '@questhall/games/dungeonland';
import { HEROES, nameOfFigure, nameOfThing, SKILLS } from '@questhall/games/dungeonland';
import type { Json, Option, Ref } from '@questhall/kernel';
import type { Lesson, LessonNow, LessonStep } from '../../play/lessons.ts';
import { asLesson, kindAsked } from '../../play/lessons.ts';
import { consumableOf } from './logic/items.ts';

type Now = LessonNow<DungeonlandView>;
type Step = LessonStep<DungeonlandView>;

const learns = (now: Now): boolean => kindAsked(now) === 'learn';
const trades = (now: Now): boolean => kindAsked(now) === 'trade';
const places = (now: Now): boolean => kindAsked(now) === 'placeHero';

const heroOf = ({ view, decision }: Now): HeroView | undefined =>
  view.heroes.find(({ id }) => id === decision?.about.hero);
const name = (now: Now): string => nameOfFigure(heroOf(now)?.id ?? 0, now.view);

const optionsOf = ({ decision }: Now, ...deeds: readonly string[]): readonly Option[] =>
  decision?.options.filter((option) => deeds.includes(option.do)) ?? [];

const skillOf = (option: Option | undefined): string =>
  String((option as { readonly skill?: unknown } | undefined)?.skill ?? '');
const costOf = (option: Option): number => SKILLS.find(({ id }) => id === skillOf(option))?.cost ?? 0;

/** The dearest skill that the hero can pay for. */
const dearest = (now: Now): string =>
  skillOf(optionsOf(now, 'learn').toSorted((a, b) => costOf(b) - costOf(a))[0]);

const packed = ({ view }: Now): number =>
  view.heroes.reduce((sum, { backpack, wielded, consumables }) => {
    return sum + backpack.length + wielded.length + consumables.length;
  }, 0);
const worn = ({ view }: Now): string => JSON.stringify(view.heroes.map(({ wielded }) => wielded));

const first = (now: Now, ...deeds: readonly string[]): Ref | undefined => optionsOf(now, ...deeds)[0]?.at;

/** Nothing of what is packed can be worn by this hero. */
const cannotWear = (now: Now): boolean => optionsOf(now, 'wield', 'exchange').length === 0;

const STEPS: readonly Step[] = [
  {
    id: 'welcome',
    say: 'The first adventure is won. In a campaign the party keeps what it has gathered: experience, gold and gear. Before the next door it may spend them.',
  },
  {
    id: 'skill',
    say: (now) =>
      `${name(now)} has ${heroOf(now)?.xp ?? 0} experience. The top row is cheapest, deeper rows cost more. Let the hero learn ${nameOfThing(dearest(now))}.`,
    at: (now) => ({ skill: dearest(now) }),
    when: learns,
    skip: (now) => trades(now) || places(now),
    allow: (option, now) => !learns(now) || option.do === 'learn',
    until: (now, since) =>
      now.decision !== null && (!learns(now) || (heroOf(now)?.xp ?? 0) < (heroOf(since)?.xp ?? 0)),
  },
  {
    id: 'keep',
    say: 'Points that are left are kept: a row that costs 3 is worth saving for. Learn on as you like, or be done, with each hero.',
    at: (now) => (learns(now) ? { button: 'done' } : undefined),
    when: learns,
    skip: (now) => trades(now) || places(now),
    until: (now) => now.decision !== null && !learns(now),
  },
  {
    id: 'trader',
    say: 'The trader lays out six pieces that change from act to act, and consumables that never run out. Gold is one purse: whoever buys, everybody pays.',
    at: ({ view }) => (view.offer[0] === undefined ? undefined : { item: view.offer[0] }),
    when: trades,
    skip: places,
  },
  {
    id: 'buy',
    say: (now) => `What ${name(now)} can buy glows. Buy one thing.`,
    at: (now) => first(now, 'buy'),
    when: trades,
    skip: (now) => places(now) || (trades(now) && optionsOf(now, 'buy', 'buyConsumable').length === 0),
    allow: (option, now) => !trades(now) || option.do === 'buy' || option.do === 'buyConsumable',
    until: (now, since) => now.decision !== null && (packed(now) > packed(since) || !trades(now)),
  },
  {
    id: 'wear',
    say: 'It lies in the backpack, where it does nothing. Click it and put it on, or drag it onto the hero; what was worn there goes into the backpack.',
    at: (now) => first(now, 'wield', 'exchange'),
    when: trades,
    skip: (now) => places(now) || (trades(now) && cannotWear(now)),
    allow: (option, now) => !trades(now) || option.do === 'wield' || option.do === 'exchange',
    until: (now, since) => now.decision !== null && (worn(now) !== worn(since) || !trades(now)),
  },
  {
    id: 'sell',
    say: 'What nobody needs is sold for half its price, and what suits somebody else is given away. The backpack holds four things; a consumable is used once.',
    when: trades,
    skip: places,
  },
  {
    id: 'done',
    say: (now) =>
      `Trade on with ${name(now)} as you like, then be done. Every hero has a turn at the counter.`,
    at: (now) => (trades(now) ? { button: 'done' } : undefined),
    when: trades,
    skip: places,
    until: (now) => now.decision !== null && !trades(now),
  },
  {
    id: 'next',
    say: ({ view }) =>
      view.heroes.some(({ consumables }) => consumables.some((each) => consumableOf(each) !== undefined))
        ? 'The next adventure. Consumables are for this one only: what is left of them goes back when it is over. So use them.'
        : 'The next adventure. Where the map of the campaign forks, the party chooses its way; a lost adventure may be tried again.',
    when: places,
  },
  {
    id: 'farewell',
    say: 'That is how a party grows from adventure to adventure. Play on here, or begin a campaign of your own: it can be left and taken up again, and the journal in the menu remembers it.',
  },
];

/** As they might come home from the first adventure. */
const cameHome = (card: string, skills: readonly string[]): Json => {
  const sheet = HEROES.find(({ id }) => id === card);
  return {
    card,
    wielded: [...(sheet?.wielded ?? [])],
    backpack: [...(sheet?.backpack ?? [])],
    consumables: [],
    gold: 24,
    xp: 2,
    skills: [...skills],
  };
};
const SPELLS_KNOWN = SKILLS.filter(({ cost }) => cost === 0).map(({ id }) => id);

const campLesson: Lesson<DungeonlandView> = {
  seed: 'camp',
  mode: 'campaign',
  spec: {
    game: 'dungeonland',
    settings: {
      players: 1,
      options: {
        mode: 'campaign',
        party: '2',
        campaign: {
          adventure: 'a2',
          met: false,
          lost: '',
          interlude: 1,
          heroes: [
            cameHome('prince-charming', ['powerStrike', 'oneHandedMaster']),
            cameHome('snow-white', [...SPELLS_KNOWN, 'lightArmorMastery']),
          ],
          won: ['a1'],
          failed: [],
          discarded: [],
        },
      },
      undo: 'free',
      hints: true,
    },
    seats: [{ holder: 'you', autoForced: true }],
  },
  steps: STEPS,
};

export const lesson = asLesson(campLesson);
