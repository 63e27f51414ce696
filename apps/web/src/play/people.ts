/** Who one is in the hall, and what one has played there and on this device. */

import type { PastMatch } from '@questhall/protocol';
import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { pageHome } from '../app/home.ts';
import type { HallRecords, Passkey, PeopleService, Profile, PublicProfile, Rating } from '../app/services.ts';
import { t } from '../language/texts.ts';
import type { Answered } from './api.ts';
import { ask, introduce, sending } from './api.ts';
import { allFeats } from './kept-feats.ts';
import { listReplays } from './store.ts';
import { visitOwn } from './visit-own.ts';

type Matches = { readonly matches: readonly PastMatch[] };

/** Browsers know passkeys for names only, and over a line nobody listens to. */
const canUsePasskeys =
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);

const BATCH = 50;

const profile = (): Promise<Answered<Profile>> => ask('api/me/profile');

async function passkeys(): Promise<Answered<readonly Passkey[]>> {
  const answer = await ask<{ readonly passkeys: readonly Passkey[] }>('api/me/passkeys');
  return 'ok' in answer ? { ok: answer.ok.passkeys } : answer;
}

const onThisDevice = async (): Promise<readonly PastMatch[]> =>
  (await listReplays()).flatMap(({ past }) => past ?? []);

/** All pages of it. */
async function inTheHall(): Promise<readonly PastMatch[]> {
  const found: PastMatch[] = [];
  for (let path = 'api/me/matches'; ; ) {
    const answer = await ask<Matches>(path);
    const matches = 'ok' in answer ? answer.ok.matches : [];
    found.push(...matches);
    const last = matches.at(-1);
    if (last === undefined) return found;
    path = `api/me/matches?before=${last.at}`;
  }
}

/** Whoever has a passkey means to come back: what this device has played goes with them. */
async function sendAlong(here: readonly PastMatch[], there: readonly PastMatch[]): Promise<void> {
  const known = new Set(there.map(({ match }) => match));
  const fresh = here.filter(({ match }) => !known.has(match));
  if (fresh.length === 0) return;
  const keys = await passkeys();
  if (!('ok' in keys) || keys.ok.length === 0) return;
  for (let at = 0; at < fresh.length; at += BATCH)
    await ask('api/me/matches', sending('PUT', { matches: fresh.slice(at, at + BATCH) }));
}

async function past(): Promise<readonly PastMatch[]> {
  const [here, there] = await Promise.all([onThisDevice(), inTheHall()]);
  await sendAlong(here, there);
  const known = new Set(here.map(({ match }) => match));
  return [...here, ...there.filter(({ match }) => !known.has(match))].toSorted(
    (one, other) => other.at - one.at,
  );
}

async function ratings(): Promise<readonly Rating[]> {
  const answer = await ask<{ readonly ratings: readonly Rating[] }>('api/me/ratings');
  return 'ok' in answer ? answer.ok.ratings : [];
}

async function records(): Promise<readonly HallRecords[]> {
  const answer = await ask<{ readonly records: readonly HallRecords[] }>('api/records');
  return 'ok' in answer ? answer.ok.records : [];
}

/** Somebody who closes the browser's own dialog has changed their mind, and is told nothing. */
const NOT_NOW = { problem: '' };

async function addPasskey(name: string): Promise<Answered<Passkey>> {
  const known = await introduce(name);
  if ('problem' in known) return known;
  const offered = await ask<Parameters<typeof startRegistration>[0]['optionsJSON']>(
    'api/me/passkeys/options',
    {
      method: 'POST',
    },
  );
  if ('problem' in offered) return offered;
  const browser = await import('@simplewebauthn/browser');
  const credential = await browser.startRegistration({ optionsJSON: offered.ok }).catch(() => undefined);
  if (credential === undefined) return NOT_NOW;
  return ask('api/me/passkeys', sending('POST', { name: deviceName(), credential }));
}

/** "Linux", "Android": what tells one passkey from another in the list. */
function deviceName(): string {
  const { userAgentData } = navigator as { readonly userAgentData?: { readonly platform?: string } };
  return (
    (userAgentData?.platform ?? '') ||
    (/Mac|iPhone|iPad|Android|Windows|Linux/.exec(navigator.userAgent)?.[0] ?? t('A device'))
  );
}

async function signIn(along: boolean): Promise<Answered<string>> {
  const asked = await ask<Parameters<typeof startAuthentication>[0]['optionsJSON']>('api/passkeys/options', {
    method: 'POST',
  });
  if ('problem' in asked) return asked;
  const browser = await import('@simplewebauthn/browser');
  const credential = await browser.startAuthentication({ optionsJSON: asked.ok }).catch(() => undefined);
  if (credential === undefined) return NOT_NOW;
  const known = await ask<{ readonly name: string }>('api/passkeys', sending('POST', { credential, along }));
  if ('problem' in known) return known;
  await visitOwn();
  return { ok: known.ok.name };
}

export const PEOPLE: PeopleService = {
  profile,
  change: (wished) => ask('api/me/profile', sending('PUT', wished)),
  ratings,
  records,
  feats: async () => {
    const keys = await passkeys();
    return allFeats('ok' in keys && keys.ok.length > 0);
  },
  past,
  shown: (person): Promise<Answered<PublicProfile>> => ask(`api/people/${encodeURIComponent(person)}`),
  passkeys,
  canUsePasskeys,
  addPasskey,
  removePasskey: (id) => ask('api/me/passkeys', sending('DELETE', { id })),
  signIn,
  exportAddress: new URL('api/me/export', pageHome()).href,
  removeAll: () => ask('api/me', { method: 'DELETE' }),
};
