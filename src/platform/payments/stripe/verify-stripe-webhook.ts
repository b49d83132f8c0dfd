import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { RawWebhook, VerifiedWebhook } from '../provider.ts';
import { parseJson } from '../strict-answer.ts';
import type { StripeConfig } from './stripe-config.ts';

const toleranceSeconds = 300;
const mostBytes = 1_048_576;
/** Stripe signs with two secrets while one replaces the other. */
const mostSignatures = 10;

const event = z.object({
  id: z.string().regex(/^evt_\w{1,200}$/),
  created: z.int().min(0),
  livemode: z.boolean(),
  account: z.string().nullish(),
  data: z.object({
    object: z.object({ id: z.string().nullish(), payment_intent: z.string().nullish() }),
  }),
});

type Verifying = Pick<StripeConfig, 'webhookSecret' | 'account' | 'isLive'>;

/**
 * Whether an event comes from Stripe, now, and from our account in our mode. Ours and not the SDK's: it signs the bytes
 * that arrived where the SDK decodes them first, and takes no signature from the future.
 */
export function verifyStripeWebhook(
  { webhookSecret, account, isLive }: Verifying,
  { headers, body }: RawWebhook,
  now: Date,
): VerifiedWebhook {
  const signature = readSignature(headers['stripe-signature'] ?? '');
  if (!signature || body.length > mostBytes) return refused('malformed');
  const hmac = createHmac('sha256', webhookSecret).update(`${signature.at}.`).update(body).digest();
  // All of them are compared, so that the time taken says nothing.
  const matches = signature.digests.filter((digest) => timingSafeEqual(digest, hmac));
  if (matches.length === 0) return refused('signature');
  if (Math.abs(now.getTime() / 1000 - signature.at) > toleranceSeconds) return refused('age');
  const read = event.safeParse(parseJson(body));
  if (!read.success) return refused('malformed');
  const { id, created, livemode, account: from, data } = read.data;
  // Events of an account itself name none: then the secret, which is this account's alone, says whose it is.
  if (from != null && from !== account) return refused('account');
  if (livemode !== isLive) return refused('mode');
  const object = data.object.payment_intent ?? data.object.id ?? id;
  return { kind: 'genuine', eventId: id, object, at: new Date(created * 1000) };
}

function refused(reason: Extract<VerifiedWebhook, { kind: 'refused' }>['reason']): VerifiedWebhook {
  return { kind: 'refused', reason };
}

/** `t=1492774577,v1=5257a8…,v1=6ffbb5…,v0=…`: other schemes are passed over. */
function readSignature(header: string): { at: number; digests: Buffer[] } | undefined {
  if (header.length > 2_000) return undefined;
  const parts = header.split(',').map((part) => part.split('=', 2));
  const times = parts.filter(([name]) => name === 't').map(([, value = '']) => value);
  const digests = parts.flatMap(([name, value = '']) =>
    name === 'v1' && /^[0-9a-f]{64}$/.test(value) ? [Buffer.from(value, 'hex')] : [],
  );
  const [time = ''] = times;
  if (times.length !== 1 || !/^\d{1,12}$/.test(time)) return undefined;
  if (digests.length === 0 || digests.length > mostSignatures) return undefined;
  return { at: Number(time), digests };
}
