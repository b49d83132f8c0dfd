import { X509Certificate, type KeyObject } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { LRUCache } from 'lru-cache';
import { createProviderHttp } from '../provider-http.ts';
import type { PaypalConfig } from './paypal-config.ts';

/** Where PayPal keeps the certificates that it signs events with. */
const certificatePath = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/;
const mostCertificates = 20;
const keptMilliseconds = 60 * 60 * 1000;
const mostInChain = 5;
const signer = /^CN=messageverificationcerts(\.sandbox)?\.paypal\.com$/m;

export interface SigningCertificates {
  /** The certificate at an address of PayPal's, if it is PayPal's and in force; throws where it cannot be had now. */
  find(path: string, now: Date): Promise<KeyObject | undefined>;
}

type Options = Pick<PaypalConfig, 'id' | 'isProduction' | 'certificates' | 'deadlineMs'> & {
  baseUrl: string;
};

/**
 * Fetches certificates from the one host that may hold them, with a breaker of its own: false events that name
 * certificates without end stop no payment. What is no certificate is remembered as well.
 */
export function createSigningCertificates(options: Options): SigningCertificates {
  const { id, baseUrl, isProduction, certificates, deadlineMs } = options;
  const http = createProviderHttp({
    id,
    baseUrl,
    isProduction,
    maxBytes: 100_000,
    concurrent: 4,
    ...(deadlineMs !== undefined && { deadlineMs }),
  });
  const kept = new LRUCache<string, { chain: X509Certificate[] }>({
    max: mostCertificates,
    ttl: keptMilliseconds,
  });
  const roots = certificates?.roots ?? rootCertificates;
  // Read when the first event comes: there are more than a hundred.
  let trusted: X509Certificate[] | undefined;

  async function fetchChain(path: string): Promise<X509Certificate[]> {
    const { status, body } = await http.send({
      method: 'GET',
      path,
      isAnswer: (answer) => answer.status < 500,
    });
    return status === 200 ? readChain(body.toString('latin1')) : [];
  }

  return {
    async find(path, now) {
      if (!certificatePath.test(path)) return undefined;
      let found = kept.get(path);
      if (!found) {
        found = { chain: await fetchChain(path) };
        kept.set(path, found);
      }
      const { chain } = found;
      const [leaf] = chain;
      if (!leaf || !signer.test(leaf.subject)) return undefined;
      trusted ??= roots.map((root) => new X509Certificate(root));
      return isTrusted(leaf, chain, { trusted, now }) ? leaf.publicKey : undefined;
    },
  };
}

function readChain(text: string): X509Certificate[] {
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[\w+/=\s]+-----END CERTIFICATE-----/g) ?? [];
  try {
    return blocks.slice(0, mostInChain).map((block) => new X509Certificate(block));
  } catch {
    return [];
  }
}

/** Whether each certificate is in force and signed by the next, up to a root that we trust. */
function isTrusted(
  leaf: X509Certificate,
  chain: readonly X509Certificate[],
  { trusted, now }: { trusted: readonly X509Certificate[]; now: Date },
): boolean {
  let current = leaf;
  for (let length = 0; length < mostInChain; length += 1) {
    if (!isInForce(current, now)) return false;
    const isIssuer = (other: X509Certificate) =>
      other.ca && current.checkIssued(other) && current.verify(other.publicKey);
    if (trusted.some((root) => isInForce(root, now) && isIssuer(root))) return true;
    const next = chain.find((other) => other !== current && isIssuer(other));
    if (!next) return false;
    current = next;
  }
  return false;
}

function isInForce({ validFromDate, validToDate }: X509Certificate, now: Date): boolean {
  return validFromDate <= now && now <= validToDate;
}
