/** Where the page is at home. The address of an online table, `table/ABC234`, lies one floor below. */
const TABLE = /^(.*\/)table\/([A-Za-z0-9]+)\/?$/;

/** Everything the page asks its own server for is found from here. */
export function pageHome({ origin, pathname }: Pick<Location, 'origin' | 'pathname'> = window.location): URL {
  const floor = TABLE.exec(pathname)?.[1] ?? pathname.replace(/[^/]*$/, '');
  // A page opened from a disk has no origin.
  return new URL(floor, origin === 'null' ? document.baseURI : origin);
}

/** The code of the table whose address this is. */
export const tableInPath = (pathname: string): string | undefined => TABLE.exec(pathname)?.[2];

/** The address that is sent to friends, and the one in the address bar: short, and it works after a reload. */
export const tableAddress = (code: string): string => new URL(`table/${code}`, pageHome()).href;

/** Icon and manifest are found beside the page; they still are when the address has become that of a table. */
export function fixLinks(): void {
  for (const link of document.querySelectorAll('link')) link.setAttribute('href', link.href);
}
