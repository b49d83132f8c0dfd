import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { PaymentProvider, RawWebhook, VerifiedWebhook } from '../provider.ts';
import { parseJson } from '../strict-answer.ts';
import { PaymentAnswer, toFacts } from './payment-answer.ts';
import { signatureHeader, webhookMac } from './webhook-signature.ts';

const oldestSeconds = 300;

const Envelope = z.object({
  id: z.string().min(1).max(100),
  created: z.iso.datetime(),
  account: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.object({ id: z.string().min(1).max(100) }) }),
});

/** The sandbox's webhooks: signed at each try, and totals, so that their order and repetition make no difference. */
export function createSandboxWebhooks(secret: string): NonNullable<PaymentProvider['webhooks']> {
  return {
    verify: (webhook, now) => Promise.resolve(verify(webhook, now, secret)),
    read(body) {
      const payment = z.object({ data: z.object({ object: PaymentAnswer }) }).safeParse(parseJson(body));
      if (!payment.success) return undefined;
      const { object } = payment.data.data;
      return { paymentId: object.reference, reference: object.id, facts: toFacts(object) };
    },
  };
}

function verify({ headers, body }: RawWebhook, now: Date, secret: string): VerifiedWebhook {
  const [, time, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers[signatureHeader] ?? '') ?? [];
  if (time === undefined || mac === undefined) return refuse('signature');
  const seconds = Number(time);
  if (!timingSafeEqual(Buffer.from(mac, 'hex'), webhookMac(secret, seconds, body)))
    return refuse('signature');
  if (Math.abs(now.getTime() / 1000 - seconds) > oldestSeconds) return refuse('age');
  const event = Envelope.safeParse(parseJson(body));
  if (!event.success) return refuse('malformed');
  const { id, created, account, livemode, data } = event.data;
  if (account !== 'sandbox') return refuse('account');
  if (livemode) return refuse('mode');
  return { kind: 'genuine', eventId: id, object: data.object.id, at: new Date(created) };
}

function refuse(reason: Extract<VerifiedWebhook, { kind: 'refused' }>['reason']): VerifiedWebhook {
  return { kind: 'refused', reason };
}
