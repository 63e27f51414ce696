/** Figures for people. */

/** `1,234,567` */
export function grouped(value: number): string {
  const [whole = '0', rest] = String(value).split('.');
  const spaced = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return rest === undefined ? spaced : `${spaced}.${rest}`;
}

/** Three significant figures: `0.123`, `12.3`, `1,230`. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  if (size >= 100) return grouped(Math.round(value));
  return value.toFixed(size >= 10 ? 1 : size >= 1 ? 2 : 3);
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** `0.8 s`, `42 s`, `3 min 20 s`, `2 h 5 min` */
export function duration(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

/** `standardAttack` and `standard-attack` as `standard attack`. */
export const asWords = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
