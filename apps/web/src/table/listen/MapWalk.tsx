/** The map under the arrow keys: each step says what is there, and what was in between. */
import type { Ref } from '@questhall/kernel';
import type { FormEvent, KeyboardEvent } from 'react';
import { useContext, useId, useRef, useState } from 'react';
import type { Command } from '../../app/commands.ts';
import { keyOf, shownKey } from '../../app/commands.ts';
import { useSettings } from '../../app/SettingsProvider.tsx';
import { t } from '../../language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { useAnnounce } from '../../ui/LiveRegion.tsx';
import { optionsAt, refKey } from '../refs.ts';
import { Targets } from '../targets.tsx';
import { meantBy } from '../verdicts.ts';
import { placeNamed, stepFrom } from './atlas.ts';
import type { Place, Way } from './bearings.ts';
import type { Ears } from './ears.ts';
import { placeText, WAY_NAMES } from './ears.ts';
import styles from './WordsTable.module.css';

const ARROWS: { readonly [key: string]: Way } = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};
/** With Shift: an eighth of a turn further. */
const SLANTED: { readonly [key: string]: Way } = {
  ArrowUp: 'northEast',
  ArrowRight: 'southEast',
  ArrowDown: 'southWest',
  ArrowLeft: 'northWest',
};

/** The arrow keys walk here. */
const WALKED = { tabIndex: 0 } as const;

export function MapWalk({ ears }: { readonly ears: Ears }) {
  const { atlas, me, figures, scene } = ears;
  const [at, setAt] = useState<string>();
  const [marks, setMarks] = useState<readonly string[]>([]);
  const announce = useAnnounce();
  const access = useContext(Targets);
  const help = useId();
  const { keys } = useSettings().settings;
  const key = (command: Command): string => keyOf(command, keys);
  const shown = (command: Command): string => shownKey(key(command));
  const map = useRef<HTMLDivElement>(null);
  const first = [...atlas.values()][0];
  const place = (at === undefined ? undefined : atlas.get(at)) ?? me?.place ?? first;
  if (place === undefined) return null;
  const things: readonly Ref[] = [
    ...figures.filter((figure) => figure.place?.key === place.key).map(({ ref }) => ref),
    place.ref,
  ];
  const thing = things.find((ref) => optionsAt(scene.decision, ref).length > 0) ?? things[0] ?? place.ref;

  const goTo = (next: Place, before = '') => {
    setAt(next.key);
    announce(`${before}${placeText(ears, next)}`, 'assertive');
  };
  const step = (way: Way) => {
    const { passage, way: taken } = stepFrom(place, way);
    const next = passage && atlas.get(passage.to);
    if (next === undefined) announce(t('Nothing to the {way}.', { way: WAY_NAMES[taken] }), 'assertive');
    else goTo(next, passage?.shut === undefined ? '' : `${t('Beyond {shut}:', { shut: passage.shut })} `);
  };
  /** Round and round, from where one stands. */
  const among = (keys: readonly string[], by: 1 | -1) => {
    const all = [...new Set(keys)];
    const now = all.indexOf(place.key);
    const found = all.at(now < 0 ? (by > 0 ? 0 : -1) : (now + by) % all.length);
    const next = found === undefined ? undefined : atlas.get(found);
    if (next === undefined) announce(t('There is none.'), 'assertive');
    else goTo(next);
  };
  const standing = figures
    .toSorted((a, b) => Number(b.foe) - Number(a.foe) || (a.far ?? 1000) - (b.far ?? 1000))
    .flatMap((figure) => figure.place?.key ?? []);
  const acts: { readonly [key: string]: () => void } = {
    [key('next')]: () => among(standing, 1),
    [key('last')]: () => among(standing, -1),
    [key('thing')]: () =>
      among(
        [...atlas.values()].filter(({ marked }) => marked).map((each) => each.key),
        1,
      ),
    [key('mark')]: () => {
      setMarks([...marks.filter((each) => each !== place.key), place.key]);
      announce(t('Mark on {name}.', { name: place.name }), 'assertive');
    },
    [key('jump')]: () => among(marks, 1),
    home: () => me?.place && goTo(me.place),
    enter: () => {
      const options = things.flatMap((ref) => optionsAt(scene.decision, ref));
      if (map.current) access.act(options, meantBy(thing, scene), map.current);
    },
    ' ': () => announce(placeText(ears, place), 'assertive'),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const way = (event.shiftKey ? SLANTED : ARROWS)[event.key];
    const act = way === undefined ? acts[event.key.toLowerCase()] : () => step(way);
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('place') ?? '');
    const found = placeNamed(atlas, typed);
    if (found === undefined) return announce(t('There is no place called {typed}.', { typed }), 'assertive');
    goTo(found);
    return map.current?.focus();
  };
  return (
    <>
      <div
        ref={map}
        className={styles.map}
        role="application"
        {...WALKED}
        aria-label={t('Map: {here}', { here: placeText(ears, place) })}
        aria-describedby={help}
        data-map=""
        data-thing={refKey(thing)}
        data-place={refKey(place.ref)}
        onKeyDown={onKeyDown}
      >
        {placeText(ears, place)}
      </div>
      <p id={help} className={styles.help}>
        {t(
          'Arrows walk, with Shift slantwise. Enter chooses. {next} and {last}: next and last figure. {thing}: next thing. Home: back to yourself. {mark} sets a mark, {jump} jumps to it.',
          {
            next: shown('next'),
            last: shown('last'),
            thing: shown('thing'),
            mark: shown('mark'),
            jump: shown('jump'),
          },
        )}
      </p>
      <form className={styles.find} onSubmit={find}>
        <label>
          {t('What is at')} <input name="place" autoComplete="off" data-find="" placeholder={first?.name} />
        </label>
        <Button submit>{t('Say it')}</Button>
      </form>
    </>
  );
}
