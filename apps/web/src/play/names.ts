const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A text nobody can guess. Where the page is not served securely, `crypto.randomUUID` does not exist. */
export function newSecret(length = 20): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
