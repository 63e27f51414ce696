/** The closed sets and bounds of the language, for pages that need no more of it than these. */

export const LIMITS = {
  /** Characters in one message: heroes or a mission of one's own among the settings fit. */
  message: 16_384,
  chat: 400,
  name: 24,
  seats: 12,
  /** How often one may take more time in a match: WCAG 2.2.1 asks for ten. */
  stretches: 10,
  /** How deep a value inside a message may nest. Content of users nests deepest; a test asks every example. */
  depth: 16,
} as const;

export const TABLE_STATUS = ['gathering', 'playing', 'finished'] as const;

/**
 * free: everything can be taken back at once. ask: what showed nobody anything is taken back at once, beyond that the
 * others are asked. never: an answer stands.
 */
export const UNDO_POLICIES = ['free', 'ask', 'never'] as const;

/** The levels of the bots package, which this package does not depend on. */
export const BOT_LEVELS = ['random', 'squire', 'apprentice', 'greedy', 'adept', 'master'] as const;

/** Who may come to a table: anybody who knows of it, friends of its host, or whoever knows the password. */
export const ACCESS = ['anyone', 'friends', 'password'] as const;

/** Said with one tap, and read by everybody in their own language. The table of phrases is in `words.ts`. */
export const PHRASES = [
  'hello',
  'well-played',
  'thanks',
  'oops',
  'ouch',
  'wow',
  'haha',
  'hm',
  'hurry',
  'moment',
  'again',
  'bye',
] as const;

export const HOLDERS = ['open', 'person', 'bot'] as const;
