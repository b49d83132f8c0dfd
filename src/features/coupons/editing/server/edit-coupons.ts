import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import { Conflict, Invalid, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { describePeople, recordAudit } from '#features/people/server/public.ts';
import { keyOf, readCode } from '#features/coupons/policy.ts';
import type { ChangeCouponInput, CouponDetail, CouponFields, SwitchCouponInput } from '../contract.ts';
import { columnsOf, refuseBroken, refuseUnfit } from './check-fields.ts';
import { fieldsOf, getCoupon, selectCoupons, type CouponWithCode } from './view-coupons.ts';

export function createCoupon(ctx: Ctx, fields: CouponFields): Promise<CouponDetail> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    refuseUnfit(fields, now);
    const id = randomUUID();
    const { amounts, ...columns } = columnsOf(fields);
    await ctx.db
      .insertInto('coupons')
      .values({
        id,
        ...columns,
        amounts: JSON.stringify(amounts),
        version: 1,
        changed_by: userId,
        changed_at: now,
        created_at: now,
      })
      .execute();
    await shareCode(ctx, id, fields.code);
    await recordAudit(ctx, { who: userId, what: 'coupon.created', subject: id, why: 'form', after: fields });
    return getCoupon(ctx, id);
  });
}

/**
 * Changes a coupon; what it takes off stays once an order has been promised it. Refuses if someone else has changed it since; the
 * refusal names her.
 */
export function changeCoupon(ctx: Ctx, { id, version, ...fields }: ChangeCouponInput): Promise<CouponDetail> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockForChange(ctx, id);
    if (before.version !== version) throw await changedMeanwhile(ctx, before);
    refuseUnfit(fields);
    refuseBroken(before, await isUsed(ctx, id), fields);
    const { amounts, ...columns } = columnsOf(fields);
    await ctx.db
      .updateTable('coupons')
      .set({
        ...columns,
        amounts: JSON.stringify(amounts),
        version: version + 1,
        changed_by: userId,
        changed_at: ctx.clock.now(),
      })
      .where('id', '=', id)
      .execute();
    if (before.code !== fields.code) await shareCode(ctx, id, fields.code);
    await recordAudit(ctx, {
      who: userId,
      what: 'coupon.changed',
      subject: id,
      why: 'form',
      before: fieldsOf(before),
      after: fields,
    });
    return getCoupon(ctx, id);
  });
}

/** Switches a coupon off or on again. Orders that hold it keep it; doing it twice is doing it once. */
export function switchCoupon(ctx: Ctx, { id, isOn }: SwitchCouponInput): Promise<CouponDetail> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockForChange(ctx, id);
    if (before.is_on === isOn) return getCoupon(ctx, id);
    await ctx.db.updateTable('coupons').set({ is_on: isOn }).where('id', '=', id).execute();
    await recordAudit(ctx, {
      who: userId,
      what: 'coupon.switched',
      subject: id,
      why: 'form',
      before: { isOn: before.is_on },
      after: { isOn },
    });
    return getCoupon(ctx, id);
  });
}

/** A coupon, locked until the transaction ends: nobody changes or uses it meanwhile. */
export async function lockForChange(ctx: Pick<Ctx, 'db'>, id: string): Promise<CouponWithCode> {
  const row = await selectCoupons(ctx).where('coupons.id', '=', id).forUpdate('coupons').executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

async function isUsed({ db }: Pick<Ctx, 'db'>, couponId: string): Promise<boolean> {
  const use = await db
    .selectFrom('coupon_uses')
    .select('order_id')
    .where('coupon_id', '=', couponId)
    .limit(1)
    .executeTakeFirst();
  return use !== undefined;
}

/** Gives a coupon the code that all share, in place of another; refuses one that another coupon has. */
async function shareCode({ db, clock }: Ctx, couponId: string, typed: string | null): Promise<void> {
  await db
    .deleteFrom('coupon_codes')
    .where('coupon_id', '=', couponId)
    .where('single_use', '=', false)
    .execute();
  const code = typed === null ? undefined : readCode(typed);
  if (code === undefined) return;
  const shared = await db
    .insertInto('coupon_codes')
    .values({ key: keyOf(code), code, coupon_id: couponId, single_use: false, made_at: clock.now() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!shared) throw new Invalid([{ path: 'code', messageKey: 'coupons.field.codeTaken' }]);
}

async function changedMeanwhile(ctx: Ctx, row: CouponWithCode): Promise<Conflict> {
  const { changed_by: by, changed_at: at, version } = row;
  const person = by === null ? undefined : (await describePeople(ctx, [by])).get(by);
  return new Conflict('changed_meanwhile', 'page.editor.changedMeanwhile', {
    by: person?.displayName ?? null,
    at: at.toISOString(),
    version,
    values: fieldsOf(row),
  });
}
