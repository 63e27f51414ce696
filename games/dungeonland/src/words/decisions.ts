/** Questions as sentences. */
import type { Json } from '@questhall/kernel';
import { ROLL } from '@questhall/kernel';
import { eventCard } from '../content/index.ts';
import type { DecisionKind } from '../decisions.ts';
import type { DungeonlandView } from '../view.ts';
import { rollQuestion } from './dice.ts';
import { listed, nameOfEvent, nameOfFigure, nameOfThing, plural, SIGN_NAMES } from './names.ts';

type About = { readonly [detail: string]: Json };
type Sentence = (about: About, view: DungeonlandView) => string;

const hero = (about: About, view: DungeonlandView): string => nameOfFigure(Number(about.hero), view);
const other = (about: About, view: DungeonlandView): string =>
  nameOfFigure(Number(about.figure ?? about.by), view);
const faces = (about: About): string =>
  Array.isArray(about.faces) && about.faces.length > 0
    ? listed(about.faces.map((face) => SIGN_NAMES[String(face) as keyof typeof SIGN_NAMES] ?? String(face)))
    : 'nothing';

/** What the card of an Event asks. */
function eventQuestion(about: About, view: DungeonlandView): string {
  const questions = eventCard(String(about.card)).effects.flatMap((effect) => {
    switch (effect.do) {
      case 'healthiestLoses':
        return [`choose who loses ${effect.amount} Health`];
      case 'richestBlind':
        return ['choose who is Blind this round'];
      case 'bargain':
        return [`pay ${effect.gold} gold for each hero, so that nobody falls below 1 Health this round?`];
      case 'spinningWheel':
        return [Number(about.chosen) === 0 ? 'choose who falls asleep' : 'choose who recovers all energy'];
      case 'healOne':
        return [`choose who heals ${effect.amount}`];
      case 'raiseCard':
        return ['choose whose card moves up the row'];
      case 'drawConsumable':
        return ['choose who draws a consumable'];
      case 'discardOrEnergy':
        return [`${hero(about, view)} discards a consumable or loses 1 energy`];
      case 'eachSteps':
        return [`${hero(about, view)} may step to an adjacent space`];
      case 'cureEach':
        return [`choose the condition that ${hero(about, view)} loses`];
      default:
        return [];
    }
  });
  return questions[0] ?? 'choose';
}

const SENTENCES: { readonly [kind in DecisionKind]: Sentence } = {
  chooseHero: () => 'Choose a hero',
  chooseBranch: () => 'Choose which adventure comes next',
  learn: (about, view) =>
    `${hero(about, view)}: learn a skill, ${plural(Number(about.xp), 'XP').replace('XPs', 'XP')} left`,
  trade: (about, view) => `${hero(about, view)} is at the trader; the party has ${Number(about.gold)} gold`,
  eventChoice: (about, view) => `${nameOfEvent(String(about.card))}: ${eventQuestion(about, view)}`,
  assignCard: (about) => `Choose who acts on card ${Number(about.place) + 1} of the initiative row`,
  act: (about, view) => `${hero(about, view)}: ${plural(Number(about.actions), 'action')} left`,
  step: (about, view) => `${hero(about, view)} walks: ${plural(Number(about.left), 'step')} left`,
  space: (about, view) => `${hero(about, view)}: choose a space to aim at`,
  boost: (about, view) => `${hero(about, view)}: add something to the attack, or roll`,
  critical: (about, view) => `${hero(about, view)}: choose what Criticals do`,
  reroll: (about, view) => `${hero(about, view)} rolled ${faces(about)}: roll again, or keep it`,
  sureStrike: (about, view) => `${hero(about, view)} rolled ${faces(about)}: turn a die, or keep it`,
  surge: (about, view) =>
    `${hero(about, view)} rolled ${faces(about)}: spend 2 energy for one more symbol, or keep it`,
  defendSurge: (about, view) =>
    `${hero(about, view)} would take ${Number(about.damage)} damage: spend 2 energy on a Shield, or take it`,
  protect: (about, view) => `${other(about, view)} is attacked: ${hero(about, view)} may step in`,
  counter: (about, view) => `${hero(about, view)} may strike back at ${other(about, view)}`,
  reflexes: (about, view) => `${hero(about, view)} may step aside`,
  surprise: (about, view) =>
    `${other(about, view)} activates: ${hero(about, view)} may attack first for 2 energy`,
  freeAttack: (about, view) => `${other(about, view)} moves away: ${hero(about, view)} may strike`,
  cleave: (about, view) => `${hero(about, view)}: choose a second monster for ${Number(about.damage)} damage`,
  flurry: (about, view) => `${hero(about, view)} may attack again for 4 energy`,
  berserk: (about, view) => `${hero(about, view)} would fall: go berserk?`,
  extraAttack: (about, view) => `${hero(about, view)} attacks at once`,
  stand: (about, view) => `${hero(about, view)} rolled ${faces(about)}: choose what the Criticals stand for`,
  controlled: (about, view) => `Choose what ${other(about, view)} does under control`,
  swap: (about, view) => `${hero(about, view)} sorts items`,
  agree: (about, view) =>
    about.against !== ''
      ? `${hero(about, view)} offers ${nameOfThing(String(about.thing))} for ${nameOfThing(String(about.against))}: agree?`
      : about.giving
        ? `${hero(about, view)} wants to give ${nameOfThing(String(about.thing))} to ${nameOfFigure(Number(about.partner), view)}: agree?`
        : `${hero(about, view)} asks ${nameOfFigure(Number(about.partner), view)} for ${nameOfThing(String(about.thing))}: agree?`,
  found: (about) => `${nameOfThing(String(about.thing))} was found: choose who takes it`,
  comeBack: (about, view) => `${hero(about, view)} comes back: choose a space`,
  agile: (about, view) => `${hero(about, view)} is agile: choose which free attack is ignored`,
  kindness: (about, view) => `${hero(about, view)} is kind: choose who recovers 1 energy`,
  brace: (about, view) =>
    `${hero(about, view)} is attacked for ${Number(about.damage)}: use Troll Bread, or pass`,
  villainChoice: (about, view) =>
    Number(about.hero) < 0
      ? `Which of the richest heroes must lose ${Number(about.gold)} gold or be Terrified?`
      : `${hero(about, view)} must lose ${Number(about.gold)} gold or be Terrified`,
  replay: (about) => `${nameOfThing(String(about.adventure))} was lost: try again, or leave the campaign`,
  allyAct: (about, view) => `Choose what ${other(about, view)} does`,
  placeHero: (about, view) => `Choose where ${hero(about, view)} begins`,
};

export const decisionWords = (kind: string, about: About, view: DungeonlandView): string =>
  kind === ROLL ? rollQuestion(about) : (SENTENCES[kind as DecisionKind]?.(about, view) ?? kind);
