import type { Doer } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import { t } from '../../language/texts.ts';
import { awardsFor, columnsFor } from './awards.ts';
import styles from './ending.module.css';

interface DeedsProps {
  readonly doers: readonly Doer[];
  /** Of the people, by seat. */
  readonly names: readonly string[];
}

/** Who did what, and what they deserve for it. */
export function Deeds({ doers: done, names }: DeedsProps) {
  const doers = done.map((doer) =>
    'seat' in doer.who ? { ...doer, name: names[doer.seat] ?? doer.name } : doer,
  );
  const columns = columnsFor(doers);
  const shown = doers.filter(({ deeds }) => columns.some(({ of }) => deeds.has(of)));
  const awards = awardsFor(doers);
  if (shown.length === 0) return null;
  return (
    <>
      <ul className={styles.awards} aria-label={t('Awards')}>
        {awards.map(({ of, title, name, line }) => (
          <li key={of}>
            <b>{title}</b>
            <span>{name}</span>
            <small>{line}</small>
          </li>
        ))}
      </ul>
      <table className={styles.deeds}>
        <caption className="sr-only">{t('Who did what')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Who')}</th>
            {columns.map(({ of, label }) => (
              <th key={of} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ who, name, deeds }) => (
            <tr key={canonical(who)}>
              <th scope="row">{name}</th>
              {columns.map(({ of, label }) => (
                <td key={of} data-label={label}>
                  {deeds.get(of) ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
