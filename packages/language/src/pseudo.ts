/** English as a stranger sees it: accented, a third longer, in brackets. What is not in brackets was not translated; what is cut off would be, too. */
const ACCENTED: { readonly [letter: string]: string } = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
  Y: 'Ý',
  Z: 'Ž',
};
const LONGER = 0.3;

export function pseudo(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  // In words, as a longer language would be.
  const more = '~'.repeat(Math.ceil(text.length * LONGER)).replaceAll(/~{6}(?=~)/g, '$& ');
  return `[${text.replaceAll(/[a-zA-Z]/g, (letter) => ACCENTED[letter] ?? letter)} ${more}]`;
}
