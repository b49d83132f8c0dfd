import { createHash } from 'node:crypto';
import type { Ctx } from '#platform/ctx.ts';
import { compressOnce, type Compressed } from '#platform/http/compressed.ts';
import type { Delivery } from '../contract.ts';
import { deliver, type DeliveryInput } from './deliver.ts';

interface DeliveryBytes {
  bytes(): Promise<Compressed>;
  etag: string;
}

/** Ready once for each answer that is shared by many requests. */
const ready = new WeakMap<Delivery, DeliveryBytes>();

/** The same as `deliver`, as a response with its validator. */
export async function getDeliveryBytes(ctx: Ctx, input: DeliveryInput): Promise<DeliveryBytes> {
  const answer = await deliver(ctx, input);
  const known = ready.get(answer);
  if (known) return known;
  const body = Buffer.from(JSON.stringify(answer));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const made = { bytes: compressOnce(body), etag };
  ready.set(answer, made);
  return made;
}
