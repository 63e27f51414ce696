import type { Json } from '@questhall/kernel';
import { useState } from 'react';
import { formatRoute } from '../app/routes.ts';
import { useLoaded } from '../app/use-loaded.ts';
import type { OwnPug } from '../play/own-pugs.ts';
import { isEntryOf, MOST_OWN_PUGS, optionsWith, ownPugs } from '../play/own-pugs.ts';
import styles from './OwnPugs.module.css';

interface OwnPugsProps {
  /** The heroes of players that are let in, as the table's options have them. */
  readonly chosen: readonly Json[];
  readonly onChange: (options: { readonly [setting: string]: Json }) => void;
}

const loadTailor = () => import('../art/pug-quest/dressed.ts');

/** Pugs from the workshop that sit among those one can choose from. */
export function OwnPugs({ chosen, onChange }: OwnPugsProps) {
  const [pugs] = useState(() => ownPugs().filter(({ id }) => id !== undefined));
  const tailor = useLoaded(loadTailor);
  const isIn = (pug: OwnPug): boolean => chosen.some((entry) => isEntryOf(entry, pug));
  const full = chosen.length >= MOST_OWN_PUGS;
  const flip = (pug: OwnPug) => {
    if (!isIn(pug) && full) return;
    // Those that another player has brought stay.
    const others = chosen.filter((entry) => !pugs.some((own) => isEntryOf(entry, own)));
    const own = pugs.filter((other) => (other === pug ? !isIn(pug) : isIn(other)));
    const fair = own.every((other) => other.fair);
    onChange(optionsWith([...others, ...own.map(({ draft }) => draft)], fair));
  };
  return (
    <fieldset className={styles.field}>
      <legend>Pugs of your own</legend>
      {pugs.map((pug) => (
        <label key={pug.slot} className={styles.pug}>
          <input
            type="checkbox"
            checked={isIn(pug)}
            aria-disabled={full && !isIn(pug)}
            onChange={() => flip(pug)}
          />
          {tailor && <img src={tailor.dressedPug(pug.looks)} alt="" />}
          <span>
            <b>{pug.name}</b>
            {pug.fair ? pug.role : 'stronger than printed heroes'}
          </span>
        </label>
      ))}
      <a className={styles.more} href={formatRoute({ page: 'workshop' })}>
        {pugs.length === 0 ? 'Make one in the workshop' : 'To the workshop'}
      </a>
      {full && <p className={styles.note}>The box has two blank sets: two pugs of your own at most.</p>}
    </fieldset>
  );
}
