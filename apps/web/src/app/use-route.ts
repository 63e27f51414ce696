import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { pageHome, tableAddress, tableInPath } from './home.ts';
import type { Route } from './routes.ts';
import { formatRoute, parseRoute } from './routes.ts';

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  window.addEventListener('popstate', changed);
  return () => {
    window.removeEventListener('hashchange', changed);
    window.removeEventListener('popstate', changed);
  };
}

/** What stands after #, or else the table whose address this is. */
function placeNow(): string {
  const { hash, pathname } = window.location;
  const table = hash === '' ? tableInPath(pathname) : undefined;
  return table === undefined ? hash : formatRoute({ page: 'join', table });
}

/** A table shows the address under which it is shared, and nothing else does. */
function tidyAddress(route: Route): void {
  const { href, pathname, hash } = window.location;
  const wanted =
    route.page === 'join'
      ? tableAddress(route.table)
      : tableInPath(pathname) === undefined
        ? href
        : new URL(hash, pageHome()).href;
  if (wanted !== href) window.history.replaceState(null, '', wanted);
}

export function useRoute(): Route {
  const place = useSyncExternalStore(subscribe, placeNow);
  const route = useMemo(() => parseRoute(place), [place]);
  useEffect(() => tidyAddress(route), [route]);
  return route;
}
