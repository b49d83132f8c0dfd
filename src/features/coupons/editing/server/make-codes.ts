import { signedIn } from '#core/actor.ts';
import { showClearCode } from '#core/clear-code.ts';
import { Conflict } from '#core/refusals.ts';
import { makeClearCode } from '#platform/clear-code.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { CouponDetail, MakeCodesInput } from '../contract.ts';
import { lockForChange } from './edit-coupons.ts';
import { getCoupon } from './view-coupons.ts';

/** Nearly fifty bits: nobody guesses one of a few thousand. */
const codeLength = 10;
const rowsAtOnce = 1000;

/** Makes single-use codes of a coupon. Sent twice, the second is refused, since others were made since it was decided. */
export function makeCodes(ctx: Ctx, { id, count, made }: MakeCodesInput): Promise<CouponDetail> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const coupon = await lockForChange(ctx, id);
    if (coupon.made !== made)
      throw new Conflict('codes_made_meanwhile', 'coupons.refusal.codesMadeMeanwhile');
    await insertCodes(ctx, id, count);
    await ctx.db
      .updateTable('coupons')
      .set({ made: made + count })
      .where('id', '=', id)
      .execute();
    await recordAudit(ctx, {
      who: userId,
      what: 'coupon.codesMade',
      subject: id,
      why: 'form',
      before: { made },
      after: { made: made + count },
    });
    return getCoupon(ctx, id);
  });
}

/** Adds so many single-use codes to a coupon. */
export async function insertCodes(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  couponId: string,
  count: number,
): Promise<void> {
  for (let missing = count; missing > 0;) {
    const keys = Array.from({ length: Math.min(missing, rowsAtOnce) }, () => makeClearCode(codeLength));
    const inserted = await db
      .insertInto('coupon_codes')
      .values(
        keys.map((key) => ({
          key,
          code: showClearCode(key),
          coupon_id: couponId,
          single_use: true,
          made_at: clock.now(),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .execute();
    missing -= inserted.length;
  }
}
