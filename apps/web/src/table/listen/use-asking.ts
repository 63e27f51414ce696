/** Questions by a single key, from anywhere at the table, and their answers: said at once, and kept in sight. */
import { same } from '@questhall/kernel';
import { useCallback, useContext, useState } from 'react';
import type { Question } from '../../app/commands.ts';
import { t } from '../../language/texts.ts';
import { useAnnounce } from '../../ui/LiveRegion.tsx';
import { optionsAt, refOf } from '../refs.ts';
import { useCommands } from '../use-keys.ts';
import { firstVerdict, meantBy, nothingHere } from '../verdicts.ts';
import { answerTo, fartherText } from './answers.ts';
import type { Ears } from './ears.ts';
import { effectOf, placeText, thingText } from './ears.ts';
import { Listening } from './Listening.tsx';
import { sentence } from './plain-text.ts';

export interface Asking {
  readonly answer: string;
  readonly ask: (question: Question) => void;
}

/** What the focus is on: a thing or the place below it by its key, or an option by its number. */
const focused = (name: 'thing' | 'place' | 'nth'): string | undefined =>
  document.activeElement?.closest<HTMLElement>(`[data-${name}]`)?.dataset[name];

/** Leads the focus to the first of these that is there. */
function focusOn(...selectors: readonly string[]): void {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
      each.checkVisibility(),
    );
    if (found === undefined) continue;
    found.focus();
    return;
  }
}

export function useAsking(ears: Ears): Asking {
  const announce = useAnnounce();
  const { whyNot } = useContext(Listening);
  const [answer, setAnswer] = useState('');
  const say = useCallback(
    (text: string) => {
      setAnswer(text);
      announce(text, 'assertive');
    },
    [announce],
  );
  const ask = (question: Question) => say(answerTo(question, ears));
  const explain = () => {
    const { decision, words, view } = ears.scene;
    const nth = focused('nth');
    const option = nth === undefined ? undefined : decision?.options[Number(nth)];
    if (option !== undefined)
      return say(`${sentence(words.option(option, view))} ${effectOf({ ...ears, brief: false }, option)}`);
    const key = focused('thing');
    const ref = key === undefined ? undefined : refOf(key);
    const place = ref && [...ears.atlas.values()].find((each) => each.key === ears.bearings.where(ref, view));
    const text = ref && thingText(ears, ref);
    return say(text ?? (place ? placeText(ears, place) : answerTo('stand', ears)));
  };
  const why = () => {
    const { scene, bearings, atlas } = ears;
    const keys = [focused('thing'), focused('place')].filter((key) => key !== undefined);
    const refs = [...new Set(keys)].map(refOf);
    if (refs.length === 0) return say(nothingHere(scene));
    if (refs.some((ref) => optionsAt(scene.decision, ref).length > 0)) return say(t('You can, here.'));
    const meant = refs.flatMap((ref) => [...(bearings.meant?.(ref, scene) ?? []), ...meantBy(ref, scene)]);
    const place = [...atlas.values()].find(({ ref }) => refs.some((each) => same(each, ref)));
    firstVerdict(meant, whyNot).then(
      (verdict) =>
        say(
          verdict?.text ??
            [nothingHere(scene), place && placeText(ears, place), place && fartherText(ears, place)]
              .filter(Boolean)
              .join(' '),
        ),
      () => {},
    );
  };
  useCommands({
    where: () => ask('where'),
    near: () => ask('near'),
    reach: () => ask('reach'),
    danger: () => ask('danger'),
    weakest: () => ask('weakest'),
    hand: () => ask('hand'),
    events: () => ask('events'),
    since: () => ask('since'),
    stand: () => ask('stand'),
    explain,
    why,
    map: () => focusOn('[data-map]'),
    options: () => focusOn('[data-control] button', '[data-nth]', '[role="dialog"] button', '[data-option]'),
    place: () => focusOn('[data-find]'),
  });
  return { answer, ask };
}
