/** Where this machine is found by those in the same house. */
import { networkInterfaces } from 'node:os';

/** Addresses of networks at home and at work, before any others. */
const PRIVATE = /^(?:192\.168\.|10\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Nothing: the server listens to this machine only. */
export function networkAddresses(
  host: string,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): string[] {
  const found = Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .map(({ address }) => address)
    .toSorted((one, other) => Number(PRIVATE.test(other)) - Number(PRIVATE.test(one)));
  const heard = host === '0.0.0.0' || host === '::' ? found : found.filter((address) => address === host);
  return heard.map((address) => `http://${address}:${port}/`);
}

/** Asked from the machine itself. */
export const isFromHere = (address: string | undefined): boolean =>
  address !== undefined && /^(?:::1|(?:::ffff:)?127\.)/.test(address);
