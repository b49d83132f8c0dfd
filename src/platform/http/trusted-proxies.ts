import { isIP, isIPv4 } from 'node:net';

/** Which part of `X-Forwarded-For` is trusted: what this many proxies in front, or these proxies, have added. */
export type TrustedProxies = number | string[];

const named = ['loopback', 'linklocal', 'uniquelocal'];
/** More proxies than anyone chains. */
const mostHops = 10;

/**
 * Reads a number of proxies in front of the process, or a comma-separated list of their addresses and networks. Undefined
 * for anything else, also for trusting all: then the caller's own first entry would be trusted.
 */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d+$/.test(text)) return Number(text) <= mostHops ? Number(text) : undefined;
  const proxies = text.split(',').map((proxy) => proxy.trim());
  return proxies.every(isProxy) ? proxies : undefined;
}

/** The same in Fastify's form; Fastify refuses a plain number, since a process may also be reached directly. */
export function toTrustProxy(
  proxies: TrustedProxies,
): string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (named.includes(text)) return true;
  if (!isIP(address) || rest.length > 0) return false;
  const mostBits = isIPv4(address) ? 32 : 128;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= mostBits);
}
