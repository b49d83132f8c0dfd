import { signedIn } from '#core/actor.ts';
import { legalEntityOf } from '#core/payment-providers.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { book } from '#features/ledger/server/public.ts';
import { findPaymentState } from '#features/payments/server/public.ts';
import { readPayer } from '#features/people/server/public.ts';
import { grantPlan } from '#features/plans/server/public.ts';
import { lockKnownGift, updateGift, type GiftRow } from '#features/gifts/server/gift-rows.ts';
import { grantOf } from '#features/gifts/server/causes.ts';
import { tellGiver } from '#features/gifts/server/tell-giver.ts';
import type { ClaimedGift } from '../contract.ts';
import { forgetCode, readKeptCode } from './kept-code.ts';
import { findByCode, findKept } from './open-gift.ts';

/**
 * Claims a gift for the caller: she has the plan from now on, or when other gifts of hers have ended. Of all who claim it at the same
 * moment one has it; again, it answers the same to her.
 */
export async function claimGift(
  ctx: RequestCtx,
  input: { code?: string | undefined; gift?: string | undefined },
): Promise<ClaimedGift> {
  const { userId } = signedIn(ctx);
  if ((await readPayer(ctx, userId)).minor) throw new Conflict('minor', 'gifts.claim.childText');
  const id = await findClaimed(ctx, input);
  const claimed = await inTransaction(ctx, async (ctx) => {
    const gift = await lockKnownGift(ctx, { id });
    await refuseGone(ctx, gift, userId);
    const { startsAt, endsAt } = await grantPlan(ctx, userId, {
      id: grantOf(gift),
      plan: gift.plan,
      source: 'gift',
      lasts: { months: gift.months },
    });
    if (gift.state === 'ready') await settleClaim(ctx, gift, userId);
    return {
      plan: gift.plan,
      months: gift.months,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    };
  });
  forgetCode(ctx);
  return claimed;
}

async function findClaimed(
  ctx: RequestCtx,
  { code, gift: kept }: { code?: string | undefined; gift?: string | undefined },
): Promise<string> {
  if (kept !== undefined) {
    const gift = await findKept(ctx, kept);
    if (!gift) throw new NotFound();
    return gift.id;
  }
  const typed = code ?? readKeptCode(ctx);
  if (typed === undefined) throw new NotFound();
  return (await findByCode(ctx, typed)).gift.id;
}

async function refuseGone(ctx: RequestCtx, gift: GiftRow, userId: string): Promise<void> {
  if (gift.state === 'claimed') {
    if (gift.claimed_by === userId) return;
    throw new Conflict('already_claimed', 'gifts.refusal.alreadyClaimed');
  }
  if (gift.state !== 'ready' || gift.payment_id === null)
    throw new Conflict('gift_void', 'gifts.refusal.void');
  const { state } = await findPaymentState(ctx, gift.payment_id);
  if (state === 'disputed') throw new Conflict('gift_on_hold', 'gifts.refusal.onHold');
}

/** What was owed until now is income. */
async function settleClaim(
  ctx: RequestCtx,
  gift: GiftRow,
  userId: NonNullable<GiftRow['claimed_by']>,
): Promise<void> {
  const owed = BigInt(gift.owed);
  await book(ctx, {
    entity: legalEntityOf(gift.currency),
    currency: gift.currency,
    cause: `gift:${gift.id}:claimed`,
    paymentId: gift.payment_id ?? undefined,
    lines: [
      { purpose: 'gift-codes', amount: owed },
      { purpose: 'income', detail: `plan-${gift.plan}`, amount: -owed },
    ],
    note: 'gift claimed',
  });
  await updateGift(ctx, gift, {
    state: 'claimed',
    owed: 0,
    claimed_at: ctx.clock.now(),
    claimed_by: userId,
    step: null,
    due_at: null,
  });
  await tellGiver(ctx, gift);
}
