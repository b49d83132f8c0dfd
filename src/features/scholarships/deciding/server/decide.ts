import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import { addDays } from '#core/local-date.ts';
import { Conflict, Invalid, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { makePersonalCoupon } from '#features/coupons/server/public.ts';
import { recordAudit } from '#features/people/server/public.ts';
import {
  codeDays,
  everything,
  monthsOf,
  mostDays,
  type DeclineReason,
} from '#features/scholarships/policy.ts';
import { spend } from '#features/scholarships/server/budget.ts';
import { openPlan, todayIn, type GrantRow } from '#features/scholarships/server/grants.ts';
import { mailDeclined, mailDiscount, mailGranted } from '#features/scholarships/server/mails.ts';
import type {
  DeclineScholarshipInput,
  GrantScholarshipDiscountInput,
  GrantScholarshipPlanInput,
  ScholarshipDetail,
} from '../contract.ts';
import { getRequest, type RequestRow } from './view-requests.ts';

/** Grants a plan for nothing until a day: at once to an account, else by a link in the answer. */
export function grantWholePlan(ctx: Ctx, input: GrantScholarshipPlanInput): Promise<ScholarshipDetail> {
  return decide(ctx, input, { answer: input.answer }, async (ctx, request) => {
    refuseDay(ctx, input.endsOn);
    const grant = await insertGrant(ctx, request, {
      kind: 'complimentary',
      plan: input.plan ?? 'premium',
      percent: everything,
      payments: null,
      ends_on: input.endsOn,
      coupon_id: null,
      claimed_at: request.user_id === null ? null : ctx.clock.now(),
    });
    await spendOn(ctx, request, grant, 'endsOn');
    if (request.user_id !== null) await openPlan(ctx, request.user_id, grant);
    await mailGranted(ctx, { request, grant, answer: input.answer });
    return { kind: grant.kind, plan: grant.plan, endsOn: grant.ends_on };
  });
}

/** Grants a part of the price, by a code that works once within `codeDays`. */
export function grantDiscount(ctx: Ctx, input: GrantScholarshipDiscountInput): Promise<ScholarshipDetail> {
  const { answer, plan, payments } = input;
  const percent = input.percent * 100;
  return decide(ctx, input, { answer }, async (ctx, request) => {
    const ends_on = addDays(todayIn(ctx), codeDays);
    const coupon = await makePersonalCoupon(ctx, {
      name: ctx.say('scholarships.coupon.name'),
      hundredths: percent,
      plan,
      payments,
      endsOn: ends_on,
    });
    const grant = await insertGrant(ctx, request, {
      kind: 'discount',
      plan,
      percent,
      payments,
      ends_on,
      coupon_id: coupon.id,
      claimed_at: ctx.clock.now(),
    });
    await spendOn(ctx, request, grant, 'percent');
    await mailDiscount(ctx, { request, grant, answer });
    return { kind: grant.kind, percent: input.percent, plan, payments };
  });
}

/** Declines with a reason, which the answer says kindly. */
export function declineRequest(ctx: Ctx, input: DeclineScholarshipInput): Promise<ScholarshipDetail> {
  const { answer, reason } = input;
  if (reason === 'other' && answer === '')
    throw new Invalid([{ path: 'answer', messageKey: 'scholarships.field.noAnswer' }]);
  return decide(ctx, input, { answer, reason }, async (ctx, request) => {
    await mailDeclined(ctx, { request, reason, answer });
    return { reason };
  });
}

interface Decision {
  answer: string;
  /** Of one that is declined. */
  reason?: DeclineReason;
}

/** Decides about a request once: of two who decide at the same moment, the second is refused. `work` returns what the log records. */
function decide(
  ctx: Ctx,
  { id, version }: { id: string; version: number },
  { answer, reason }: Decision,
  work: (ctx: Ctx, request: RequestRow) => Promise<Record<string, string | number>>,
): Promise<ScholarshipDetail> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const request = await ctx.db
      .selectFrom('scholarship_requests')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!request) throw new NotFound();
    if (request.state !== 'open') throw new Conflict('decided_already', 'scholarships.refusal.decided');
    if (request.version !== version)
      throw new Conflict('changed_meanwhile', 'scholarships.refusal.changedMeanwhile');
    await ctx.db
      .updateTable('scholarship_requests')
      .set({
        state: reason === undefined ? 'granted' : 'declined',
        reason: reason ?? null,
        sealed_answer: answer === '' ? null : ctx.sealing.seal(answer),
        decided_at: ctx.clock.now(),
        decided_by: userId,
        version: version + 1,
      })
      .where('id', '=', id)
      .execute();
    const after = await work(ctx, request);
    const what = reason === undefined ? 'scholarship.granted' : 'scholarship.declined';
    await recordAudit(ctx, { who: userId, what, subject: id, after });
    return getRequest(ctx, id);
  });
}

type Given = Pick<
  GrantRow,
  'kind' | 'plan' | 'percent' | 'payments' | 'ends_on' | 'coupon_id' | 'claimed_at'
>;

function insertGrant(ctx: Ctx, request: RequestRow, given: Given): Promise<GrantRow> {
  return ctx.db
    .insertInto('scholarship_grants')
    .values({
      id: randomUUID(),
      request_id: request.id,
      user_id: request.user_id,
      in_budget: true,
      language: request.language,
      granted_at: ctx.clock.now(),
      granted_by: signedIn(ctx).userId,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function spendOn(ctx: Ctx, request: RequestRow, grant: GrantRow, field: string): Promise<void> {
  return spend(ctx, {
    grantId: grant.id,
    cause: 'granted',
    months: monthsOf({ kind: grant.kind, endsOn: grant.ends_on }, todayIn(ctx)),
    percent: grant.percent,
    plan: grant.plan,
    country: request.country,
    language: request.language,
    inBudget: true,
    field,
  });
}

/** Refuses a day that is over, or too far away. */
export function refuseDay(ctx: Pick<Ctx, 'clock'>, endsOn: string): void {
  const today = todayIn(ctx);
  if (endsOn <= today || endsOn > addDays(today, mostDays))
    throw new Invalid([{ path: 'endsOn', messageKey: 'scholarships.field.dayOutside' }]);
}
