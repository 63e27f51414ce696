/**
 * Who has a passkey needs no cookie: a guest shows it and has their seats and their past again. Only public keys are kept
 * here; the private ones never leave the devices of their owners.
 */
import type { Guest } from '@questhall/protocol/host';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { PersonalRow, Storage } from '../storage/port.ts';

export interface PasskeyInfo {
  readonly id: string;
  /** What its owner calls it. */
  readonly name: string;
  readonly made: number;
  readonly used: number;
}

/** `home`: the origin of the page that asks; a passkey belongs to its host name. */
export interface Passkeys {
  list(guest: string): Promise<readonly PasskeyInfo[]>;
  /** What a browser needs to make one. Nothing: there are enough. */
  offer(guest: Guest, home: string): Promise<PublicKeyCredentialCreationOptionsJSON | undefined>;
  /** The one that was made. Nothing: it does not answer our offer. */
  add(guest: Guest, home: string, name: string, made: unknown): Promise<PasskeyInfo | undefined>;
  remove(guest: string, id: string): Promise<boolean>;
  /** What a browser needs to show one. */
  ask(home: string): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Whose it is. Nothing: it is none of ours. */
  ownerOf(home: string, shown: unknown): Promise<string | undefined>;
}

/** A quarter of what there is to load: with the first passkey, not with the hall. */
const webAuthn = () => import('@simplewebauthn/server');

const PASSKEY = 'passkey';
const MOST = 20;
/** Milliseconds a challenge may be answered. */
const CHALLENGE_LASTS = 5 * 60 * 1000;
const NAME = 'Questhall';
/** EdDSA, ES256, RS256: what every authenticator there is knows one of. */
const ALGORITHMS = [-8, -7, -257];

interface PasskeyBody {
  readonly name: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports?: WebAuthnCredential['transports'];
  readonly used: number;
}

const challengeNote = (challenge: string): string => `challenge ${challenge}`;
const bodyIn = ({ body }: PersonalRow): PasskeyBody => JSON.parse(body) as PasskeyBody;
/** What a browser calls the passkey it shows, in base64url; nothing: it shows none. */
function idIn(shown: unknown): string | undefined {
  const { id } = (shown ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' && /^[\w-]{1,1500}$/.test(id) ? id : undefined;
}
const hostOf = (home: string): string => new URL(home).hostname;

export function createPasskeys(storage: Storage, now: () => number): Passkeys {
  const rowsOf = (guest: string): Promise<readonly PersonalRow[]> =>
    storage.personalOfKind(guest, PASSKEY, Number.MAX_SAFE_INTEGER, MOST);

  const given = async <T extends { readonly challenge: string }>(options: T): Promise<T> => {
    await storage.setNote(challengeNote(options.challenge), String(Math.ceil(now())));
    return options;
  };

  /** A challenge of ours, whichever node gave it out; each is answered once. */
  const isGiven = async (challenge: string): Promise<boolean> => {
    if (!/^[\w-]{20,200}$/.test(challenge)) return false;
    const note = challengeNote(challenge);
    const at = await storage.getNote(note);
    if (at === undefined || !(await storage.takeNote(note, at))) return false;
    return now() - Number(at) < CHALLENGE_LASTS;
  };

  return {
    list: async (guest) =>
      (await rowsOf(guest)).map((row) => {
        const { name, used } = bodyIn(row);
        return { id: row.key, name, made: row.at, used };
      }),

    async offer(guest, home) {
      const known = await rowsOf(guest.id);
      if (known.length >= MOST) return undefined;
      const { generateRegistrationOptions } = await webAuthn();
      const options = await generateRegistrationOptions({
        rpName: NAME,
        rpID: hostOf(home),
        userID: new TextEncoder().encode(guest.id),
        userName: guest.name,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(({ key }) => ({ id: key })),
        // Whoever has lost everything else must be found by the passkey alone.
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      return given(options);
    },

    async add(guest, home, name, made) {
      const { verifyRegistrationResponse } = await webAuthn();
      const verified = await verifyRegistrationResponse({
        response: made as RegistrationResponseJSON,
        expectedChallenge: isGiven,
        expectedOrigin: home,
        expectedRPID: hostOf(home),
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => undefined);
      if (!verified?.verified) return undefined;
      const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
      const time = Math.ceil(now());
      const body: PasskeyBody = {
        name,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        ...(transports && { transports }),
        used: time,
      };
      const [taken] = await storage.personalByKey(PASSKEY, id, 1);
      // Several may have been offered while there was room for one.
      if (taken || (await rowsOf(guest.id)).length >= MOST) return undefined;
      await storage.addPersonal({
        guest: guest.id,
        kind: PASSKEY,
        key: id,
        at: time,
        body: JSON.stringify(body),
      });
      return { id, name, made: time, used: time };
    },

    remove: (guest, id) => storage.removePersonal(guest, PASSKEY, id),

    async ask(home) {
      const { generateAuthenticationOptions } = await webAuthn();
      return given(
        await generateAuthenticationOptions({ rpID: hostOf(home), userVerification: 'preferred' }),
      );
    },

    async ownerOf(home, shown) {
      const id = idIn(shown);
      const [row] = id === undefined ? [] : await storage.personalByKey(PASSKEY, id, 1);
      if (!row) return undefined;
      const { publicKey, counter, transports, ...kept } = bodyIn(row);
      const credential: WebAuthnCredential = {
        id: row.key,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
        ...(transports && { transports }),
      };
      const { verifyAuthenticationResponse } = await webAuthn();
      const verified = await verifyAuthenticationResponse({
        response: shown as AuthenticationResponseJSON,
        expectedChallenge: isGiven,
        expectedOrigin: home,
        expectedRPID: hostOf(home),
        credential,
        requireUserVerification: false,
      }).catch(() => undefined);
      if (!verified?.verified) return undefined;
      const body: PasskeyBody = {
        ...kept,
        publicKey,
        ...(transports && { transports }),
        counter: verified.authenticationInfo.newCounter,
        used: Math.ceil(now()),
      };
      await storage.putPersonal({ ...row, body: JSON.stringify(body) });
      return row.guest;
    },
  };
}
