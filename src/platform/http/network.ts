import { isIPv4, isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The network of an address for rate limits: an IPv4 address, or the /64 of an IPv6 one, since a single household or
 * machine has a whole /64 (decisions: limits). Someone who has left before her request was read has no address any more.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return '';
  const [, inside] = mapped.exec(address) ?? [];
  if (inside !== undefined && isIPv4(inside)) return inside;
  if (!isIPv6(address)) return address.slice(0, 64);
  return `${firstGroups(address).join(':')}::/64`;
}

/** A network that stands for many households, to be kept for long: the /24 of an IPv4 address, the /48 of an IPv6 network. */
export function shortenNetwork(network: string): string {
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  const groups = network.split(':');
  return groups.length > 3 ? `${groups.slice(0, 3).join(':')}::/48` : network;
}

/** The first four of the eight groups, each without leading zeros. */
function firstGroups(address: string): string[] {
  const [bare = ''] = address.toLowerCase().split('%', 1);
  const [head = '', tail] = bare.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const left = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: left }, () => '0'), ...after].slice(0, 4);
}

/** An IPv4 address at the end stands for two groups; their values do not matter here. */
function groupsOf(part: string): string[] {
  if (part === '') return [];
  return part
    .split(':')
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [Number.parseInt(group, 16).toString(16)]));
}
