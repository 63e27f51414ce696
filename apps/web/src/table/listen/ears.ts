/** The table as one listens to it: figures with their places, distances and names, out of what the game declares. */
import type { Json, Option, Ref, Telling } from '@questhall/kernel';
import { same } from '@questhall/kernel';
import { t } from '../../language/texts.ts';
import type { GameTable, Scene } from '../game-table.ts';
import { optionsAt, refKey } from '../refs.ts';
import type { Chapter } from '../story.ts';
import type { Atlas } from './atlas.ts';
import { atlasOf, distancesFrom, wayTo } from './atlas.ts';
import type { Bearings, Place, Way } from './bearings.ts';
import { capital, plainText, sentence } from './plain-text.ts';

export interface Heard {
  readonly scene: Scene;
  readonly table: GameTable | undefined;
  readonly bearings: Bearings<Json>;
  readonly telling: Telling;
  readonly story: readonly Chapter[];
  /** As few words as possible: for a braille line. */
  readonly brief: boolean;
}

export interface Figure {
  readonly ref: Ref;
  readonly name: string;
  readonly text: string;
  readonly life: number | undefined;
  readonly own: boolean;
  readonly foe: boolean;
  readonly place: Place | undefined;
  /** Steps from whom the person plays; nothing: there is no way, or no map. */
  readonly far: number | undefined;
}

export interface Ears extends Heard {
  readonly atlas: Atlas;
  readonly me: Figure | undefined;
  readonly figures: readonly Figure[];
  /** Steps to each place. */
  readonly far: ReadonlyMap<string, number>;
}

const NOWHERE: ReadonlyMap<string, number> = new Map();

export function earsOf(heard: Heard): Ears {
  const { scene, bearings, telling } = heard;
  const { view, words, seat } = scene;
  const atlas = atlasOf(bearings.places(view));
  const mine = bearings.me(scene);
  const start = mine && bearings.where(mine, view);
  const far = start === undefined ? NOWHERE : distancesFrom(atlas, start);
  const standing = telling.standing(view);
  const figures = (words.position?.(view).figures ?? []).map(({ ref, text }): Figure => {
    const key = bearings.where(ref, view);
    return {
      ref,
      text,
      name: telling.name(ref, view),
      life: standing.find(({ who }) => same(who, ref))?.life,
      own: seat !== null && telling.seat(ref, view) === seat,
      foe: bearings.isFoe(ref, view, seat),
      place: key === undefined ? undefined : atlas.get(key),
      far: key === undefined ? undefined : far.get(key),
    };
  });
  const me = mine && figures.find(({ ref }) => same(ref, mine));
  return { ...heard, atlas, figures, far, me };
}

export const WAY_NAMES: { readonly [way in Way]: string } = {
  north: t('north'),
  northEast: t('north-east'),
  east: t('east'),
  southEast: t('south-east'),
  south: t('south'),
  southWest: t('south-west'),
  west: t('west'),
  northWest: t('north-west'),
};

/** "C4, 2 steps north-east", without the name of the place where that was said; nothing: one does not know. */
export function bearingOf(
  { me }: Pick<Ears, 'me'>,
  { place, far }: Pick<Figure, 'place' | 'far'>,
  said = '',
): string {
  if (place === undefined) return '';
  const way = me?.place && wayTo(me.place, place);
  const name = said.includes(place.name) ? [] : [place.name];
  if (way === undefined) return name.join('');
  const towards = WAY_NAMES[way];
  const how =
    far === undefined
      ? t('{towards}, no way there', { towards })
      : t('{far, plural, one {# step} other {# steps}} {towards}', { far, towards });
  return [...name, how].join(', ');
}

/** What the large card of a thing says, without its title where that has just been said; nothing: it has none. */
export function cardOf(
  { table, scene }: Pick<Ears, 'table' | 'scene'>,
  ref: Ref,
  said = '',
): string | undefined {
  const card = table?.inspect?.(ref, scene.view);
  if (card === undefined) return undefined;
  const facts = card.facts.map(({ text }) => capital(plainText(text)));
  const title = facts.length > 0 && said.includes(card.title) ? [] : [card.title];
  return [...title, ...facts].map(sentence).join(' ');
}

/** The things an option names besides what it points at, as large cards know them. */
function cardsIn(
  ears: Pick<Ears, 'table' | 'scene' | 'bearings'>,
  option: Option,
  said: string,
): readonly string[] {
  const { at: _at, do: _do, ...fields } = option as Option & { readonly [field: string]: unknown };
  const values = Object.values(fields).flatMap((value) => (Array.isArray(value) ? value : [value]));
  const found = values
    .filter((value) => typeof value === 'string')
    .flatMap((id) =>
      ears.bearings.kinds.flatMap((kind) => cardOf(ears, { [kind]: String(id) }, said) ?? []).slice(0, 1),
    );
  return [...new Set(found)];
}

/** Among other options nobody listens to a whole card; whoever wants it asks. */
const LONG = 260;
const shortened = (text: string): string => {
  if (text.length <= LONG) return text;
  const end = text.lastIndexOf('. ', LONG);
  return end < 0 ? text : `${text.slice(0, end)} …`;
};

/** Cost, odds, distance, and what comes of it. */
export function effectOf(ears: Ears, option: Option): string {
  const { bearings, scene, brief, figures, atlas, far } = ears;
  const own = bearings.effect(option, scene);
  const ref = option.at;
  const figure = ref && figures.find((each) => same(each.ref, ref));
  const place = ref && [...atlas.values()].find((each) => same(each.ref, ref));
  const target = figure ?? (place && { place, far: far.get(place.key) });
  const named = scene.words.option(option, scene.view);
  const where = target === undefined || target.far === 0 ? '' : bearingOf(ears, target, named);
  const left = figure?.foe && figure.life !== undefined ? t('{life} life left', { life: figure.life }) : '';
  const there = place === undefined || brief ? '' : place.says.join(', ');
  const cards = brief ? [] : cardsIn(ears, option, named).map(shortened);
  return [own ?? '', [where, left, there].filter((text) => text !== '').join(', '), ...cards]
    .filter((text) => text !== '')
    .map(sentence)
    .join(' ');
}

/** Who and what is on a place, with what can be done there. */
export function placeText(ears: Ears, place: Place): string {
  const { figures, scene, brief, me, far } = ears;
  const here = figures.filter((figure) => figure.place?.key === place.key);
  const options = [place.ref, ...here.map(({ ref }) => ref)].flatMap((ref) => optionsAt(scene.decision, ref));
  const done = [...new Set(options.map((option) => scene.words.option(option, scene.view)))];
  const steps = far.get(place.key);
  const parts = [
    ...here.map(({ name, life, own }) =>
      life === undefined
        ? name
        : own
          ? t('your {name}, {life} life', { name, life })
          : t('{name}, {life} life', { name, life }),
    ),
    ...place.says,
    ...(me?.place === undefined || brief || steps === 0
      ? []
      : [
          steps === undefined
            ? t('no way there')
            : t('{steps, plural, one {# step} other {# steps}} away', { steps }),
        ]),
  ];
  const what = parts.length === 0 ? t('empty') : parts.join(', ');
  const can = done.length === 0 ? '' : ` ${t('You can: {done}.', { done: done.join(', ') })}`;
  return `${place.name}: ${sentence(what)}${can}`;
}

/** By the thing itself, whatever it is. */
export function thingText(ears: Ears, ref: Ref): string | undefined {
  const card = cardOf(ears, ref);
  if (card !== undefined) return card;
  const key = refKey(ref);
  const figure = ears.figures.find((each) => refKey(each.ref) === key);
  if (figure !== undefined) return figure.text;
  const place = [...ears.atlas.values()].find((each) => refKey(each.ref) === key);
  return place && placeText(ears, place);
}
