/** What one can ask the table from anywhere, by one key, and what it answers: one sentence, the most important first. */
import type { Question } from '../../app/commands.ts';
import { t } from '../../language/texts.ts';
import { optionsAt } from '../refs.ts';
import type { Chapter } from '../story.ts';
import { allSinceLastTurn } from '../story.ts';
import type { Place } from './bearings.ts';
import type { Ears, Figure } from './ears.ts';
import { bearingOf, cardOf, placeText } from './ears.ts';
import { capital, sentence } from './plain-text.ts';

/** More than these nobody keeps in mind. */
const FEW = 5;
const FEWEST = 3;
/** Places are said by their names alone; the rest is on the map. */
const PLACES = 12;

const listed = (texts: readonly string[]): string => texts.join('; ');

const cut = (texts: readonly string[], { brief }: Pick<Ears, 'brief'>): string => {
  const most = brief ? FEWEST : FEW;
  const rest = texts.length - most;
  const first = listed(texts.slice(0, most));
  return rest > 0 ? `${first}; ${t('{rest} more', { rest })}` : first;
};

const lifeOf = ({ name, life }: Pick<Figure, 'name' | 'life'>): string =>
  life === undefined ? name : t('{name}, {life} life', { name, life });

const nearest = (a: Figure, b: Figure): number => (a.far ?? 1000) - (b.far ?? 1000);

/** Beats in their order, each with its cause where nobody has heard of that yet. */
export function told(chapters: readonly Chapter[]): readonly string[] {
  const heard = new Set<string>();
  return chapters.map(({ lines, because }) => {
    const texts = lines.map(({ text }) => text);
    for (const text of texts) heard.add(text);
    const cause = because === undefined || heard.has(because) ? [] : [t('Because: {because}', { because })];
    return [...texts, ...cause].map(sentence).join(' ');
  });
}

const ANSWERS: { readonly [question in Question]: (ears: Ears) => string } = {
  where(ears) {
    const { me, figures } = ears;
    if (me === undefined) {
      const own = figures.filter((figure) => figure.own);
      return own.length === 0
        ? t('You play nobody yet.')
        : own.map((figure) => [bearingOf(ears, figure), figure.text].filter(Boolean).join(': ')).join(' ');
    }
    const there = me.place === undefined ? [] : [placeText(ears, me.place)];
    return [sentence(me.text), ...there].join(' ');
  },
  near(ears) {
    const { bearings, scene, figures, me } = ears;
    const foes = bearings.foes?.(scene.view);
    if (foes !== undefined)
      return sentence(cut([...foes, ...figures.filter((figure) => figure !== me)].map(lifeOf), ears));
    const others = figures.filter((figure) => figure !== me && figure.place !== undefined);
    if (others.length === 0) return t('Nobody is on the map.');
    return sentence(
      cut(
        [...others]
          .sort(nearest)
          .map((figure) => `${figure.foe ? lifeOf(figure) : figure.name}: ${bearingOf(ears, figure)}`),
        ears,
      ),
    );
  },
  reach(ears) {
    const { scene, atlas, figures, far } = ears;
    const { decision, words, view } = scene;
    if (decision === null) return t('It is not your turn to decide.');
    const places = [...atlas.values()]
      .filter(({ ref }) => optionsAt(decision, ref).length > 0)
      .sort((a, b) => (far.get(a.key) ?? 0) - (far.get(b.key) ?? 0));
    const whom = figures.filter(({ ref, own }) => !own && optionsAt(decision, ref).length > 0);
    const parts = [
      ...(whom.length === 0 ? [] : [cut([...whom].sort(nearest).map(lifeOf), ears)]),
      ...(places.length === 0
        ? []
        : [
            t('{n, plural, one {# place} other {# places}}: {names}', {
              n: places.length,
              names: [
                ...places.slice(0, PLACES).map(({ name }) => name),
                ...(places.length > PLACES ? [t('{rest} more', { rest: places.length - PLACES })] : []),
              ].join(', '),
            }),
          ]),
    ];
    if (parts.length > 0) return parts.map(sentence).join(' ');
    return sentence(
      cut(
        decision.options.map((option) => words.option(option, view)),
        ears,
      ),
    );
  },
  danger({ me, figures, bearings, scene, brief }) {
    const mine = figures.filter((figure) => figure.own && figure !== me);
    const own = me === undefined ? mine : [me, ...mine];
    const found = own.flatMap(({ ref, name }) =>
      bearings.threats(ref, scene.view).map((threat) => (own.length > 1 ? `${name}: ${threat}` : threat)),
    );
    return found.length === 0 ? t('Nothing can hit you as things stand.') : sentence(cut(found, { brief }));
  },
  weakest({ figures, bearings, scene }) {
    const standing = figures.filter(
      ({ life, place }) => life !== undefined && life > 0 && place !== undefined,
    );
    const all = standing.length > 0 ? standing : figures.filter(({ life }) => life !== undefined && life > 0);
    const least = <T extends Pick<Figure, 'life'>>(of: readonly T[]): readonly T[] => {
      const fewest = Math.min(...of.map(({ life = 0 }) => life));
      return of.filter(({ life }) => life === fewest);
    };
    const foes = least([...all.filter(({ foe }) => foe), ...(bearings.foes?.(scene.view) ?? [])]);
    const friends = least(all.filter(({ foe }) => !foe));
    return [
      foes.length === 0 ? '' : t('Of the others: {foes}.', { foes: listed(foes.map(lifeOf)) }),
      friends.length === 0 ? '' : t('On your side: {friends}.', { friends: listed(friends.map(lifeOf)) }),
    ]
      .filter((text) => text !== '')
      .join(' ');
  },
  hand(ears) {
    const { bearings, scene, brief } = ears;
    const held = bearings.held?.(scene.view, scene.seat) ?? [];
    const cards = [
      ...(held.length === 0 ? [] : [sentence(held.join(', '))]),
      ...bearings.hand(scene.view, scene.seat).flatMap((ref) => cardOf(ears, ref) ?? []),
    ];
    if (cards.length === 0) return t('You hold nothing.');
    const names = brief ? cards.map((card) => card.split('. ')[0] ?? card) : cards;
    return names.map(sentence).join(' ');
  },
  events({ story, brief }) {
    const last = story.filter(({ lines }) => lines.length > 0).slice(brief ? -1 : -3);
    return last.length === 0 ? t('Nothing has happened yet.') : told(last).join(' ');
  },
  since({ story }) {
    const beats = allSinceLastTurn(story);
    return beats.length === 0 ? t('Nothing much, since your last turn.') : told(beats).join(' ');
  },
  stand({ scene: { words, view, decision } }) {
    const stands = words.position?.(view).stands ?? [];
    const asked =
      decision === null
        ? t('It is not your turn to decide.')
        : sentence(words.decision(decision.kind, decision.about, view));
    return [asked, ...stands.map(sentence)].join(' ');
  },
};

/** Of a place farther away than anybody gets by this choice: how far that is. */
export function fartherText({ atlas, far, scene }: Ears, place: Place): string {
  const chosen = [...atlas.values()].filter(({ ref }) => optionsAt(scene.decision, ref).length > 0);
  const most = Math.max(0, ...chosen.map(({ key }) => far.get(key) ?? 0));
  if (most === 0 || (far.get(place.key) ?? most + 1) <= most) return '';
  return t('You get {most, plural, one {# step} other {# steps}} far.', { most });
}

export const answerTo = (question: Question, ears: Ears): string => capital(ANSWERS[question](ears));
