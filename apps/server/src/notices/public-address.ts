/** Which addresses belong to the open internet. Others are nobody's business but those who run the network. */
import { BlockList, isIP } from 'node:net';

/** IANA's special-purpose addresses that are not reachable by everybody, and those for many at once. */
const PRIVATE_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Of version 6, only this is handed out to the world, … */
const GLOBAL_6 = ['2000::/3'];
/** … but for these: tunnels, which may lead to any address of version 4, and examples. */
const PRIVATE_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [net = '', prefix = ''] = subnet.split('/');
    list.addSubnet(net, Number(prefix), family);
  }
  return list;
}

const private4 = listOf(PRIVATE_4, 'ipv4');
const private6 = listOf(PRIVATE_6, 'ipv6');
const global6 = listOf(GLOBAL_6, 'ipv6');

export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !private4.check(address, 'ipv4');
    case 6:
      return global6.check(address, 'ipv6') && !private6.check(address, 'ipv6');
    default:
      return false;
  }
}
