import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const rootFile = (name: string): string =>
  readFileSync(join(import.meta.dirname, '..', '..', '..', name), 'utf8');

test('the proxy of compose.yaml speaks TLS and keeps the counters inside', () => {
  const proxy = rootFile('Caddyfile');
  // A site with a name has TLS; one that is only a port has none.
  expect(proxy).toMatch(/^\{\$HALL_ADDRESS:localhost\} \{$/m);
  expect(proxy).not.toMatch(/^:\d+ \{|http:\/\//m);
  expect(proxy).toMatch(/@inside path \/metrics .*\n\s*respond @inside 404/);
  expect(rootFile('compose.yaml')).not.toContain('8080:8080');
});
