/** Questions that are asked over the board, by their kind. The others are answered on the board and in the tray. */
import type { DecisionKind } from '@questhall/games/pug-quest';
import {
  asPugOption,
  comboNamed,
  ENERGY_NAMES,
  nameOf,
  plural,
  sourceNamed,
} from '@questhall/games/pug-quest';
import type { Option } from '@questhall/kernel';
import type { Prompt, Scene } from '../../../table/game-table.ts';
import type { TableView } from '../logic/after.ts';
import { creatureOf, typeOf } from '../logic/cards.ts';
import { AbilityBody, AddBody, Face, LootBody, OrderBody, PayBody, SideBody } from './Choices.tsx';
import { DealBody, DealReplyBody } from './Deals.tsx';
import { PickUpBody, PrizeBody, RewardBody } from './Gains.tsx';
import { paidBy } from './Payments.tsx';
import { AnswerBody, DefendBody, PreventBody, RiposteBody } from './Reactions.tsx';

type PugPrompt = Prompt<TableView>;

const about = (scene: Scene<TableView>, key: string): string => String(scene.decision?.about[key] ?? '');

const face = (key: string) => (scene: Scene<TableView>) => (
  <Face id={about(scene, key)} view={scene.view} size={56} />
);

/** The sentence of the status line serves as a title. */
const asked = ({ decision, words, view }: Scene<TableView>): string =>
  decision === null ? '' : words.decision(decision.kind, decision.about, view);

const is =
  (...deeds: readonly string[]) =>
  (option: Option): boolean =>
    deeds.includes(option.do);

/** The answer that pays nothing. */
const isNothing = (option: Option): boolean => {
  const { cards, xp } = paidBy(option);
  return cards.length + xp === 0;
};

/** "Unanswered you drop to 3 of 7 life." */
function unanswered(scene: Scene<TableView>, key: 'target' | 'hero'): string {
  const target = creatureOf(scene.view, about(scene, key));
  if (target === undefined) return '';
  const left = Math.max(0, target.life - target.damage - Number(about(scene, 'damage')));
  const whose = 'seat' in target && target.seat === scene.seat ? 'you' : nameOf(target.id, scene.view);
  const drop = whose === 'you' ? 'drop' : 'drops';
  return left === 0
    ? `Unanswered ${whose} ${whose === 'you' ? 'are' : 'is'} Defeated.`
    : `Unanswered ${whose} ${drop} to ${left} of ${target.life} life.`;
}

const attackTitle =
  (key: 'target' | 'hero') =>
  (scene: Scene<TableView>): string => {
    const by = nameOf(about(scene, 'by'), scene.view);
    const target = creatureOf(scene.view, about(scene, key));
    const own = target !== undefined && 'seat' in target && target.seat === scene.seat;
    const whom = own || target === undefined ? '' : ` ${nameOf(target.id, scene.view)}`;
    return `${by} hits${whom} for ${about(scene, 'damage')}`;
  };

/** What a payment is for. */
function purpose({ decision, view }: Scene<TableView>): string {
  const what = String(decision?.about.purpose ?? '');
  if (what === 'standardAttack') return 'Pay for the attack';
  if (what === 'market') return 'Pay at the market';
  const name = what.includes(':') ? sourceNamed(what, view) : comboNamed(what, view);
  return `Pay for ${name}`;
}

export const PROMPTS: { readonly [kind in DecisionKind]?: PugPrompt } = {
  riposte: {
    reaction: true,
    title: attackTitle('target'),
    detail: (scene) => unanswered(scene, 'target'),
    portrait: face('by'),
    Body: RiposteBody,
    foot: is('pass'),
  },
  riposteToEffect: {
    reaction: true,
    title: ({ decision, view }) => {
      const combo = String(decision?.about.combo ?? '');
      const by = nameOf(String(decision?.about.by ?? ''), view);
      return combo === '' ? 'Answer with a Riposte?' : `${by} played ${comboNamed(combo, view)}`;
    },
    detail: () => 'You may answer, or let it pass.',
    portrait: face('hero'),
    Body: AnswerBody,
    foot: is('pass'),
  },
  defend: {
    reaction: true,
    title: attackTitle('hero'),
    detail: (scene) => unanswered(scene, 'hero'),
    portrait: face('by'),
    Body: DefendBody,
    foot: isNothing,
  },
  evilPrevent: {
    reaction: true,
    title: attackTitle('target'),
    detail: (scene) => `One ${ENERGY_NAMES[typeOf(about(scene, 'target'), scene.view)]} wards off 1 damage.`,
    portrait: face('target'),
    Body: PreventBody,
    foot: isNothing,
  },
  evilAdd: {
    reaction: true,
    title: (scene) => `${nameOf(about(scene, 'by'), scene.view)} attacks`,
    detail: () => 'One card of a hero’s type adds 1 damage against it.',
    portrait: face('by'),
    Body: AddBody,
    foot: is('pass'),
  },
  evilReward: {
    title: (scene) => `${nameOf(about(scene, 'hero'), scene.view)} is Defeated`,
    detail: () => 'Choose your reward.',
    portrait: face('hero'),
    Body: RewardBody,
    foot: is('waive'),
  },
  evilLoot: { title: asked, portrait: face('monster'), Body: LootBody, foot: is('pass') },
  evilOrder: { title: () => 'Which of them goes first?', Body: OrderBody },
  tieOrder: {
    title: () => 'Equal initiative: who goes first?',
    detail: () => 'You sit first. If you let another go, they have to agree.',
    Body: OrderBody,
  },
  tieAgree: {
    title: (scene) => `Shall ${nameOf(about(scene, 'hero'), scene.view)} go first?`,
    portrait: face('hero'),
    foot: () => true,
  },
  prize: {
    title: (scene) => `${nameOf(about(scene, 'monster'), scene.view)} is yours`,
    detail: () => 'Keep it as a prize, or take the experience and let its treasure drop.',
    portrait: face('monster'),
    Body: PrizeBody,
  },
  pickUp: {
    title: (scene) => `${nameOf(about(scene, 'treasure'), scene.view)} lies before you`,
    portrait: face('hero'),
    Body: PickUpBody,
    foot: is('decline'),
  },
  pay: { title: purpose, detail: () => 'Choose what leaves your hand.', Body: PayBody },
  tax: {
    title: (scene) => `Tax: 1 ${ENERGY_NAMES[about(scene, 'type') as keyof typeof ENERGY_NAMES]}`,
    detail: () => 'Pay it, or suffer 1 damage.',
    Body: PayBody,
    foot: is('suffer'),
  },
  side: { title: asked, Body: SideBody },
  ability: {
    title: (scene) => `Use ${sourceNamed(about(scene, 'source'), scene.view)}?`,
    portrait: face('owner'),
    Body: AbilityBody,
    foot: () => true,
  },
  deal: {
    title: (scene) => `A deal with ${nameOf(about(scene, 'to'), scene.view)}`,
    detail: () => 'Add cards to either side, then propose it.',
    Body: DealBody,
    foot: is('propose', 'withdraw'),
  },
  dealReply: {
    title: (scene) => `${nameOf(about(scene, 'from'), scene.view)} offers a deal`,
    portrait: face('from'),
    Body: DealReplyBody,
    foot: is('agree', 'refuse'),
  },
};

/** "Your turn · 1 of 2 actions left · hand 8 of 8" */
export function detailOf({ view, seat, decision }: Scene<TableView>): string | undefined {
  if (view.world === 0) return undefined;
  const hero = view.heroes.find((candidate) => candidate.seat === seat);
  const where = `World ${view.world} of 3, round ${view.round} of 10`;
  if (hero === undefined || view.turn?.of !== hero.id || decision === null) return where;
  const actions = `${plural(view.turn.actionsLeft, 'action')} left`;
  return `Your turn · ${actions} · hand ${hero.cards} of ${hero.handLimit}`;
}

/** Options that the board or the tray show themselves. */
export const isDrawn = (option: Option): boolean =>
  ['draw', 'change', 'discard', 'takeDeck'].includes(asPugOption(option).do);
