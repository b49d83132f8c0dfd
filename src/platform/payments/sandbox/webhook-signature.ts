import { createHmac } from 'node:crypto';

/** The header of a webhook's signature, as Node spells it. */
export const signatureHeader = 'sandbox-signature';

/** HMAC-SHA256 over `t.body`, where `t` is the time of sending in seconds. */
export function webhookMac(secret: string, seconds: number, body: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}

/** The header's value: `t=1763380800,v1=…`. Each try is signed for itself, so that a late one is not too old. */
export function signWebhook(secret: string, now: Date, body: Buffer): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${webhookMac(secret, seconds, body).toString('hex')}`;
}
