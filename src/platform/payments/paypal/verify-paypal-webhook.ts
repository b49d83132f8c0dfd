import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { RawWebhook, VerifiedWebhook } from '../provider.ts';
import { parseJson } from '../strict-answer.ts';
import type { PaypalConfig } from './paypal-config.ts';
import { createSigningCertificates } from './signing-certificates.ts';

const mostBytes = 1_048_576;
/** PayPal repeats an event for three days. */
const oldestMilliseconds = 3 * 24 * 60 * 60 * 1000;
const futureMilliseconds = 5 * 60 * 1000;
const certificateHosts = { live: 'https://api.paypal.com', sandbox: 'https://api.sandbox.paypal.com' };

const signed = z.object({
  'paypal-transmission-id': z.string().regex(/^[\w-]{1,100}$/),
  'paypal-transmission-time': z
    .string()
    .max(40)
    .pipe(z.iso.datetime({ offset: true })),
  'paypal-transmission-sig': z.string().regex(/^[\w+/]{1,1000}={0,2}$/),
  'paypal-cert-url': z.string().max(500),
  'paypal-auth-algo': z.literal('SHA256withRSA'),
});

const event = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  create_time: z.iso.datetime({ offset: true }),
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    dispute_id: z.string().optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
    metadata: z.object({ order_id: z.string().optional() }).optional(),
  }),
});

/**
 * Verifies events here and not by PayPal's endpoint for it, which reads the event as JSON again, and would make each event
 * cost a request. The webhook's id, which only our account has, is part of what is signed: it stands for the account.
 */
export function createWebhookVerifier(config: PaypalConfig) {
  const { isLive, certificates } = config;
  const baseUrl = certificates?.baseUrl ?? (isLive ? certificateHosts.live : certificateHosts.sandbox);
  const otherUrl = isLive ? certificateHosts.sandbox : certificateHosts.live;
  const known = createSigningCertificates({ ...config, baseUrl });

  return async ({ headers, body }: RawWebhook, now: Date): Promise<VerifiedWebhook> => {
    const read = signed.safeParse(headers);
    if (!read.success || body.length > mostBytes) return refused('malformed');
    const {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature,
      'paypal-cert-url': address,
    } = read.data;
    const age = now.getTime() - Date.parse(time);
    if (age > oldestMilliseconds || age < -futureMilliseconds) return refused('age');
    const url = URL.parse(address);
    if (url?.origin === otherUrl) return refused('mode');
    // Nothing is fetched from anywhere else, and nothing with credentials or a query.
    if (!url || url.href !== baseUrl + url.pathname) return refused('signature');
    const key = await known.find(url.pathname, now);
    if (!key) return refused('signature');
    const text = `${id}|${time}|${config.webhookId}|${crc32(body)}`;
    if (!verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(signature, 'base64')))
      return refused('signature');
    return genuine(body);
  };
}

function genuine(body: Buffer): VerifiedWebhook {
  const read = event.safeParse(parseJson(body));
  if (!read.success) return refused('malformed');
  const { id, create_time: at, resource } = read.data;
  const order = resource.supplementary_data?.related_ids?.order_id ?? resource.metadata?.order_id;
  const object = order ?? resource.id ?? resource.dispute_id ?? id;
  return { kind: 'genuine', eventId: id, object, at: new Date(at) };
}

function refused(reason: Extract<VerifiedWebhook, { kind: 'refused' }>['reason']): VerifiedWebhook {
  return { kind: 'refused', reason };
}
