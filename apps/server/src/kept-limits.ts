/** Limits that whoever runs a hall has set otherwise: kept with the hall, and in force from its next start. */
import type { Limits, Rate } from './limits.ts';
import { USUAL_LIMITS } from './limits.ts';
import type { Storage } from './storage/port.ts';

const NOTE = 'limits';

type Kept = Partial<Limits>;

export async function keptLimits(storage: Pick<Storage, 'getNote'>): Promise<Kept> {
  const note = await storage.getNote(NOTE);
  return note === undefined ? {} : (JSON.parse(note) as Kept);
}

/** `creations=200/2` or `connections=5000`; `creations=usual` as it was. Nothing: it cannot be understood. */
export function readLimit(text: string): Kept | string | undefined {
  const [, name = '', value = ''] = /^(\w+)=(\S+)$/.exec(text) ?? [];
  const usual = Object.hasOwn(USUAL_LIMITS, name) ? USUAL_LIMITS[name as keyof Limits] : undefined;
  if (usual === undefined) return undefined;
  if (value === 'usual') return name;
  if (typeof usual === 'number') return /^[1-9]\d{0,8}$/.test(value) ? { [name]: Number(value) } : undefined;
  const [, burst = '', perSecond = ''] = /^([1-9]\d{0,8})\/(\d{1,8}(?:\.\d{1,3})?)$/.exec(value) ?? [];
  const rate: Rate = { burst: Number(burst), perSecond: Number(perSecond) };
  return burst === '' || rate.perSecond === 0 ? undefined : { [name]: rate };
}

export async function changeLimit(
  storage: Pick<Storage, 'getNote' | 'setNote'>,
  wished: Kept | string,
): Promise<void> {
  const kept = await keptLimits(storage);
  const next =
    typeof wished === 'string'
      ? Object.fromEntries(Object.entries(kept).filter(([name]) => name !== wished))
      : { ...kept, ...wished };
  await storage.setNote(NOTE, JSON.stringify(next));
}

const valueInWords = (value: number | Rate): string =>
  typeof value === 'number' ? String(value) : `${value.burst}/${value.perSecond}`;

/** Each limit, and what is usual where it differs. */
export const limitsInWords = (kept: Kept): readonly string[] =>
  Object.entries(USUAL_LIMITS).map(([name, usual]) => {
    const value = kept[name as keyof Limits];
    const usually = valueInWords(usual as number | Rate);
    return value === undefined
      ? `${name}=${usually}`
      : `${name}=${valueInWords(value)}  (usually ${usually})`;
  });
