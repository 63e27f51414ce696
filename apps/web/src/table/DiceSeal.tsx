import { useCallback } from 'react';
import { useLoaded } from '../app/use-loaded.ts';
import { rich, t } from '../language/texts.ts';

/** Sixty-four digits find no place to break. */
const LONG = { overflowWrap: 'anywhere' } as const;

/** What the dice of a match are bound to while it runs. */
export const DiceSeal = ({ hash }: { readonly hash: string }) => (
  <details style={LONG}>
    <summary>{t('The dice are sealed')}</summary>
    <p>
      {t(
        'All chance of this match was fixed when it began. Its seed is shown at the end and has this SHA-256:',
      )}
    </p>
    <small>{hash}</small>
  </details>
);

async function sha256(text: string): Promise<string | null> {
  // Only pages that were served securely can compute it.
  if (!('subtle' in crypto)) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The seed of a match that is over, and what it was sealed with: compare it with what the table showed. */
export function OpenedSeal({ seed }: { readonly seed: string }) {
  const hash = useLoaded(useCallback(() => sha256(seed), [seed]));
  return (
    <p style={LONG}>
      <small>
        {rich('Seed {seed}{hash}', { seed, hash: typeof hash === 'string' && `, sealed with ${hash}` })}
      </small>
    </p>
  );
}
