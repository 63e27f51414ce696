/** The seed of a match, and the seal under which it is shown before the match is over. */
import { createHash, randomBytes } from 'node:crypto';

export const newSeed = (): string => randomBytes(16).toString('base64url');

export const hashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');
