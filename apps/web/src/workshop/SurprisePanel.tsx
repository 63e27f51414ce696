import type { Band, Surprised } from '@questhall/bots/lab';
import type { Bench, Creation, GameId, Surprise } from '@questhall/games';
import { GAMES, LENGTHS } from '@questhall/games';
import { useEffect, useRef, useState } from 'react';
import { t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import styles from './LabPanel.module.css';
import { surprise } from './surprise.ts';

interface SurprisePanelProps {
  readonly game: GameId;
  readonly creation: Creation;
  readonly bench: Bench & { readonly surprise: Surprise };
  readonly onFound: (found: Surprised) => void;
}

const LENGTH_NAMES = { short: t('short'), medium: t('medium'), long: t('long') } as const;
const BAND_NAMES: { readonly [band in Band]: string } = {
  easy: t('easy: 65 to 95 % are won'),
  fair: t('fair: 40 to 75 % are won'),
  hard: t('hard: 15 to 50 % are won'),
};
const BAND_LIST = ['easy', 'fair', 'hard'] as const;

const optionsOf = <Value extends string>(
  values: readonly Value[],
  names: { readonly [v in Value]: string },
) => values.map((value) => ({ value, label: names[value] }));

/** One that nobody wrote: only what can be played, and what bots won as often as was wished. */
export function SurprisePanel({ game, creation, bench, onFound }: SurprisePanelProps) {
  const mode = GAMES[game].modes.find(({ id }) => id === creation.mode);
  const { min = 1, max = 4, usual = 2 } = mode?.players ?? {};
  const [length, setLength] = useState<(typeof LENGTHS)[number]>('medium');
  const [band, setBand] = useState<Band>('fair');
  const [players, setPlayers] = useState(usual);
  const [played, setPlayed] = useState<number>();
  const [told, setTold] = useState('');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const counts = Array.from({ length: max - min + 1 }, (_, more) => String(min + more));
  const look = async () => {
    const control = new AbortController();
    running.current = control;
    setTold('');
    setPlayed(0);
    const wish = { length, players };
    try {
      const search = { game, creation, bench, wish, band, onPlayed: setPlayed };
      const found = await surprise(search, control.signal);
      setTold(found === undefined ? t('Nothing fitted. Try again.') : '');
      if (found !== undefined) onFound(found);
    } catch {
      setTold(control.signal.aborted ? '' : t('The lab could not start.'));
    } finally {
      setPlayed(undefined);
    }
  };
  return (
    <section className={styles.lab} aria-label={t('Surprise me')}>
      <div className={styles.actions}>
        <Select
          label={t('Length')}
          options={optionsOf(LENGTHS, LENGTH_NAMES)}
          value={length}
          onChange={(value) => setLength(LENGTHS.find((each) => each === value) ?? 'medium')}
        />
        <Select
          label={t('Difficulty')}
          options={optionsOf(BAND_LIST, BAND_NAMES)}
          value={band}
          onChange={(value) => setBand(BAND_LIST.find((each) => each === value) ?? 'fair')}
        />
        <Select
          label={t('Players')}
          options={counts.map((count) => ({ value: count, label: count }))}
          value={String(players)}
          onChange={(count) => setPlayers(Number(count))}
        />
        {played === undefined ? (
          <Button onClick={() => void look()}>{t('Surprise me')}</Button>
        ) : (
          <Button onClick={() => running.current?.abort()}>{t('Stop')}</Button>
        )}
      </div>
      <p className={styles.about} role="status">
        {played === undefined
          ? told
          : t('Bots are trying it out: {n, plural, one {# match} other {# matches}} so far', { n: played })}
      </p>
    </section>
  );
}
