/** What the shelf says, in one place. */
import type { Demand, ListedGame, Wished } from '@questhall/games';
import { t } from '../language/texts.ts';

export const INTRODUCTION = t(
  'Five fantasy board games that know their own rules. Play alone with bots, around one screen, or online.',
);

export const DEMANDS: { readonly [demand in Demand]: string } = {
  easy: t('Easy to learn'),
  medium: t('Some depth'),
  deep: t('Deep'),
};

export const minutesOf = ({ minutes: [from, to] }: Pick<ListedGame, 'minutes'>): string =>
  t('{from}–{to} min', { from, to });

/** Three questions for somebody who knows none of the games. */
export const QUESTIONS: {
  readonly [Wish in keyof Wished]: {
    readonly ask: string;
    readonly answers: { readonly [Answer in Wished[Wish]]: string };
  };
} = {
  company: {
    ask: t('Who is playing?'),
    answers: { alone: t('Just me'), two: t('Two of us'), more: t('Three or more') },
  },
  time: {
    ask: t('How much time do you have?'),
    answers: { short: t('Half an hour'), hour: t('About an hour'), evenings: t('Many evenings') },
  },
  taste: {
    ask: t('What sounds like fun?'),
    answers: {
      cards: t('Cards and combos'),
      rival: t('Outwitting a rival'),
      growth: t('Heroes who grow'),
      dice: t('Handfuls of dice'),
      throwing: t('Aiming and throwing'),
    },
  },
};
