/** Options, events and reasons on one line, for people: `attack at.fighter=1 bone=club`. Different data, different text. */
import type { Json } from '@questhall/kernel';

type Fields = { readonly [key: string]: Json | undefined };

/** The name first, then everything else in the order of the alphabet. */
export function brief(named: object, name: 'do' | 'type' | 'rule' = 'do'): string {
  const { [name]: head, ...rest } = named as Fields;
  return [value(head ?? null), ...fields(rest, '')].join(' ');
}

function fields(of: Fields, prefix: string): string[] {
  return Object.keys(of)
    .sort((left, right) => (left < right ? -1 : 1))
    .flatMap((key) => {
      const inner = of[key];
      if (inner === undefined) return [];
      return isObject(inner) && Object.keys(inner).length > 0
        ? fields(inner, `${prefix}${key}.`)
        : [`${prefix}${key}=${value(inner)}`];
    });
}

/** Plain words go without quotes, unless they could be taken for something else. */
function value(of: Json): string {
  if (typeof of === 'string')
    return /^(?!true$|false$|null$)[a-z][\w-]*$/i.test(of) ? of : JSON.stringify(of);
  if (Array.isArray(of)) return `[${of.map(value).join(',')}]`;
  return isObject(of) ? `{${fields(of, '').join(' ')}}` : JSON.stringify(of);
}

const isObject = (of: Json): of is { readonly [key: string]: Json } =>
  typeof of === 'object' && of !== null && !Array.isArray(of);

/** Whether everything the pattern says is true of the data. Lists must agree as a whole. */
export function matches(data: unknown, pattern: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null) return data === pattern;
  if (typeof data !== 'object' || data === null || Array.isArray(data) !== Array.isArray(pattern))
    return false;
  if (Array.isArray(pattern) && pattern.length !== (data as unknown[]).length) return false;
  const fieldsOf = data as { readonly [key: string]: unknown };
  return Object.entries(pattern).every(([key, inner]) => matches(fieldsOf[key], inner));
}
