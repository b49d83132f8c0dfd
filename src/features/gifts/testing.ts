import { randomUUID } from 'node:crypto';
import type { RequestCtx } from '#platform/ctx.ts';
import type { GiftInput } from './giving/contract.ts';
import { makeGift as make } from './giving/server/make-gift.ts';
import { payGift } from './giving/server/pay-gift.ts';
import { completeGift } from './giving/server/view-gift.ts';
import { findGift, type GiftRow } from './server/gift-rows.ts';

/** Three months of Value for 27 dollars, mailed to Rivka today. */
export const wantedGift = {
  plan: 'standard',
  months: 3,
  currency: 'USD',
  card: 'birthday',
  language: 'en',
  giverName: 'Dov Giver',
  giverAddress: 'dov@example.org',
  receiverName: 'Rivka',
  message: 'Mazal tov!',
  delivery: 'mail',
  receiverAddress: 'rivka@example.org',
} as const satisfies Omit<GiftInput, 'key'>;

/** A gift that is written down, and not paid for. */
export async function makeGift(
  ctx: RequestCtx,
  input: Partial<GiftInput> = {},
): Promise<GiftRow & { token: string }> {
  const { token } = await make(ctx, { ...wantedGift, key: randomUUID(), ...input });
  return { ...(await readGift(ctx, token)), token };
}

/** A gift that is paid for at the provider, by `pay`. */
export async function makePaidGift(
  ctx: RequestCtx,
  { pay, ...input }: Partial<GiftInput> & { pay: (paymentId: string) => void },
): Promise<GiftRow & { token: string }> {
  const { token, total } = await makeGift(ctx, input);
  await payGift(ctx, { token, method: 'creditOrDebit', total });
  pay((await readGift(ctx, token)).payment_id ?? '');
  await completeGift(ctx, { token, query: {} });
  return { ...(await readGift(ctx, token)), token };
}

export async function readGift(ctx: Pick<RequestCtx, 'db'>, token: string): Promise<GiftRow> {
  const gift = await findGift(ctx, { token });
  if (!gift) throw new Error('no such gift');
  return gift;
}
