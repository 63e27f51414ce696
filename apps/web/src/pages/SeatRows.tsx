import type { Seat } from '@questhall/kernel';
import type { BotLevel } from '@questhall/protocol';
import { BOT_LEVELS } from '@questhall/protocol';
import type { Way } from '../app/routes.ts';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { BOT_LABELS } from '../play/bot-names.ts';
import { tableIcon } from '../table/icons.ts';
import { classes } from '../ui/classes.ts';
import { Medallion } from '../ui/Medallion.tsx';
import { SEATS } from '../ui/seats.ts';
import styles from './SeatRows.module.css';
import type { Place } from './table-spec.ts';

const GLYPHS = {
  you: shellIcon.owlIcon,
  bot: tableIcon.robotAntennasIcon,
  open: tableIcon.woodenChairIcon,
} as const;

interface SeatRowsProps {
  readonly places: readonly Place[];
  readonly way: Way;
  readonly role: (seat: Seat) => string | undefined;
  readonly onChange: (places: readonly Place[]) => void;
}

/** What may be chosen for a seat, as one list: a person, or a bot of some level. */
function choicesFor(way: Way): readonly { readonly value: string; readonly label: string }[] {
  const person = way === 'screen' ? t('A person') : t('You');
  return [
    { value: 'you', label: person },
    ...(way === 'online' ? [{ value: 'open', label: t('Open to others') }] : []),
    ...BOT_LEVELS.map((level) => ({ value: level, label: t('Bot: {level}', { level: BOT_LABELS[level] }) })),
  ];
}

const isBot = (value: string): value is BotLevel => BOT_LEVELS.some((level) => level === value);

function withValue(place: Place, value: string): Place {
  if (isBot(value)) return { ...place, holder: 'bot', bot: value };
  return { ...place, holder: value === 'open' ? 'open' : 'you' };
}

/** Who sits where. At a screen of one's own and online, one sits in one seat: taking another leaves the first. */
export function SeatRows({ places, way, role, onChange }: SeatRowsProps) {
  const choose = (at: number, value: string) => {
    const single = way !== 'screen' && value === 'you';
    onChange(
      places.map((place, other) => {
        if (other === at) return withValue(place, value);
        if (!single || place.holder !== 'you') return place;
        return { ...place, holder: way === 'online' ? 'open' : 'bot' };
      }),
    );
  };
  const rename = (at: number, name: string) =>
    onChange(places.map((place, other) => (other === at ? { ...place, name } : place)));
  return (
    <ol className={styles.rows}>
      {places.map((place, at) => (
        <li key={place.id}>
          <Medallion
            label={t('Seat {at}', { at: at + 1 })}
            base="hero"
            {...(SEATS[at] !== undefined && { seat: SEATS[at] })}
            glyph={GLYPHS[place.holder]}
            tone={place.holder === 'open' ? ['#4a3a2e', '#241a14'] : ['#7a6046', '#3a2a1e']}
            size={42}
          />
          <span className={classes(styles.seat, role(at) !== undefined && styles.role)}>
            {role(at) ?? t('Seat {at}', { at: at + 1 })}
          </span>
          {place.holder === 'you' && (
            <input
              className={styles.name}
              value={place.name}
              maxLength={24}
              required
              aria-label={t('Name at seat {at}', { at: at + 1 })}
              onChange={(event) => rename(at, event.currentTarget.value)}
            />
          )}
          <select
            className={styles.holder}
            value={place.holder === 'bot' ? place.bot : place.holder}
            aria-label={t('Who plays at seat {at}', { at: at + 1 })}
            onChange={(event) => choose(at, event.currentTarget.value)}
          >
            {choicesFor(way).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ol>
  );
}
