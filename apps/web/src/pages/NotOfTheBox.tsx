import type { CheckedContent, Creation, GameId } from '@questhall/games';
import { GAMES } from '@questhall/games';
import type { Json } from '@questhall/kernel';
import { useEffect, useState } from 'react';
import { t } from '../language/texts.ts';
import styles from './NotOfTheBox.module.css';

interface Brought {
  readonly creation: Creation;
  readonly entry: Json;
}

const broughtTo = (game: GameId, options: { readonly [setting: string]: Json }): readonly Brought[] =>
  GAMES[game].creations.flatMap((creation) => {
    const entries = options[creation.setting];
    return Array.isArray(entries) ? entries.map((entry: Json) => ({ creation, entry })) : [];
  });

const titleOf = (entry: Json): string => {
  const { name, title } = (entry ?? {}) as { readonly name?: Json; readonly title?: Json };
  return String(name ?? title ?? t('Nameless'));
};

interface NotOfTheBoxProps {
  readonly game: GameId;
  readonly options: { readonly [setting: string]: Json };
}

/** What players brought to this table: everybody can read it before the match begins. */
export function NotOfTheBox({ game, options }: NotOfTheBoxProps) {
  const brought = broughtTo(game, options);
  if (brought.length === 0) return null;
  return (
    <section className={styles.brought} aria-label={t('Not from the box')}>
      <h3>{t('Not from the box')}</h3>
      {brought.map(({ creation, entry }) => (
        <Readable key={`${creation.id} ${titleOf(entry)}`} creation={creation} entry={entry} />
      ))}
    </section>
  );
}

function Readable({ creation, entry }: Brought) {
  const [open, setOpen] = useState(false);
  const [checked, setChecked] = useState<CheckedContent>();
  useEffect(() => {
    if (!open) return;
    let wanted = true;
    creation.bench().then(
      (bench) => wanted && setChecked(bench.check(entry)),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [open, creation, entry]);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {creation.name}: {titleOf(entry)}
      </summary>
      {checked !== undefined && 'picture' in checked && <pre>{checked.picture}</pre>}
    </details>
  );
}
