import { LOCALE } from '../language/languages.ts';
import { t } from '../language/texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something has waited: "4 min", "2 h", "3 days". */
export function waited(since: number, now: number): string {
  const passed = Math.max(0, now - since);
  if (passed < HOUR) return t('{n} min', { n: Math.max(1, Math.floor(passed / MINUTE)) });
  if (passed < DAY) return `${Math.floor(passed / HOUR)} h`;
  const days = Math.floor(passed / DAY);
  return t('{days, plural, one {# day} other {# days}}', { days });
}

/** When something was saved, as one would say it: "today, 21:40", "yesterday", "Sunday", "3 May". */
export function savedWhen(at: number, now: number): string {
  const then = new Date(at);
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  if (at >= midnight)
    return t('today, {time}', {
      time: then.toLocaleTimeString(LOCALE, { hour: '2-digit', minute: '2-digit' }),
    });
  if (at >= midnight - DAY) return 'yesterday';
  if (at >= midnight - 6 * DAY) return then.toLocaleDateString(LOCALE, { weekday: 'long' });
  return then.toLocaleDateString(LOCALE, { day: 'numeric', month: 'long' });
}
