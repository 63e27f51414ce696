/**
 * Where a table of the server at this address is played, as a WebSocket. A server needs no table in the address, but a proxy before
 * several nodes can go by it: then those who play together meet at one node.
 */
export function playAddress(server: URL, table: string): URL {
  const address = new URL('play', server);
  address.protocol = server.protocol === 'https:' ? 'wss:' : 'ws:';
  address.searchParams.set('table', table.toUpperCase());
  return address;
}
