import { sql } from 'kysely';
import { isChildAccount } from '#core/access.ts';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import { hashSecret } from '#platform/crypto/hash-secret.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { endPersonalCoupon } from '#features/coupons/server/public.ts';
import {
  findMember,
  findPersonStanding,
  readPayer,
  recordAudit,
  selectByEmail,
} from '#features/people/server/public.ts';
import { everything, monthsAdded, monthsOf } from '#features/scholarships/policy.ts';
import { spend } from '#features/scholarships/server/budget.ts';
import {
  closePlan,
  lockGrant,
  openPlan,
  stateOf,
  todayIn,
  type GrantRow,
} from '#features/scholarships/server/grants.ts';
import { mailHolder } from '#features/scholarships/server/mails.ts';
import { returnMonths } from '#features/scholarships/server/return-months.ts';
import type { GiveComplimentaryInput, ScholarshipGrantDetail } from '../contract.ts';
import { refuseDay } from './decide.ts';
import { getGrant } from './view-grants.ts';

/** Gives a person everything until a day, without a request. Sent again with the same key, it is the same gift. */
export function giveComplimentary(ctx: Ctx, input: GiveComplimentaryInput): Promise<ScholarshipGrantDetail> {
  const { userId: staff } = signedIn(ctx);
  const id = hashSecret(`${staff}:${input.key}`).toString('base64url').slice(0, 22);
  return inTransaction(ctx, async (ctx) => {
    refuseDay(ctx, input.endsOn);
    const userId = await findGrownUp(ctx, input.emailAddress);
    const { country, language } = await readPayer(ctx, userId);
    const now = ctx.clock.now();
    const grant = await ctx.db
      .insertInto('scholarship_grants')
      .values({
        id,
        request_id: null,
        user_id: userId,
        kind: 'complimentary',
        plan: 'premium',
        percent: everything,
        payments: null,
        ends_on: input.endsOn,
        coupon_id: null,
        in_budget: input.inBudget,
        note: input.note,
        language,
        granted_at: now,
        granted_by: staff,
        claimed_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!grant) return getGrant(ctx, id);
    await spend(ctx, {
      grantId: id,
      cause: 'granted',
      months: monthsOf({ kind: 'complimentary', endsOn: input.endsOn }, todayIn(ctx)),
      percent: everything,
      plan: 'premium',
      country,
      language,
      inBudget: input.inBudget,
      field: 'endsOn',
    });
    await openPlan(ctx, userId, grant);
    await recordAudit(ctx, {
      who: staff,
      what: 'scholarship.given',
      subject: id,
      after: { endsOn: input.endsOn, inBudget: input.inBudget },
    });
    await mailHolder(ctx, grant, 'given');
    return getGrant(ctx, id);
  });
}

/** The grown-up who signs in with an address. */
async function findGrownUp(ctx: Ctx, emailAddress: string): Promise<UserId> {
  const { rows } = await sql<{ id: UserId }>`${selectByEmail(emailAddress)}`.execute(ctx.db);
  const userId = rows[0]?.id;
  const standing = userId && (await findPersonStanding(ctx, userId));
  const member = userId && (await findMember(ctx, userId));
  if (!standing || !member || standing.givenUp || isChildAccount({ ...standing, role: member.role }))
    throw new Invalid([{ path: 'emailAddress', messageKey: 'scholarships.field.noGrownUp' }]);
  return userId;
}

/** Lets everything stay open until a later day; what is added is taken of this year's budget. */
export function extendGrant(
  ctx: Ctx,
  { id, version, endsOn }: { id: string; version: number; endsOn: string },
): Promise<ScholarshipGrantDetail> {
  return changeGrant(ctx, { id, version }, async (ctx, grant) => {
    if (grant.kind !== 'complimentary') throw grantOver();
    refuseDay(ctx, endsOn);
    if (endsOn <= grant.ends_on)
      throw new Invalid([{ path: 'endsOn', messageKey: 'scholarships.field.notLater' }]);
    const payer = grant.user_id === null ? undefined : await readPayer(ctx, grant.user_id);
    await spend(ctx, {
      grantId: id,
      cause: 'extended',
      months: monthsAdded(grant.ends_on, endsOn),
      percent: grant.percent,
      plan: grant.plan,
      country: payer?.country,
      language: payer?.language ?? grant.language,
      inBudget: grant.in_budget,
      field: 'endsOn',
    });
    const changed = await ctx.db
      .updateTable('scholarship_grants')
      .set({ ends_on: endsOn, reminded_at: null, version: version + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (grant.user_id !== null) await openPlan(ctx, grant.user_id, changed);
    await recordAudit(ctx, {
      who: signedIn(ctx).userId,
      what: 'scholarship.extended',
      subject: id,
      before: { endsOn: grant.ends_on },
      after: { endsOn },
    });
    await mailHolder(ctx, changed, 'extended');
  });
}

/** Ends a grant now. A code that an order has stays with it: that is refused. */
export function withdrawScholarship(
  ctx: Ctx,
  { id, version }: { id: string; version: number },
): Promise<ScholarshipGrantDetail> {
  return changeGrant(ctx, { id, version }, async (ctx, grant) => {
    if (grant.coupon_id !== null && !(await endPersonalCoupon(ctx, grant.coupon_id)))
      throw new Conflict('code_used', 'scholarships.refusal.codeUsed');
    await returnMonths(ctx, grant);
    if (grant.user_id !== null && grant.kind === 'complimentary') await closePlan(ctx, grant.user_id, id);
    const changed = await ctx.db
      .updateTable('scholarship_grants')
      .set({ withdrawn_at: ctx.clock.now(), version: version + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(ctx, { who: signedIn(ctx).userId, what: 'scholarship.withdrawn', subject: id });
    await mailHolder(ctx, changed, 'withdrawn');
  });
}

function changeGrant(
  ctx: Ctx,
  { id, version }: { id: string; version: number },
  work: (ctx: Ctx, grant: GrantRow) => Promise<void>,
): Promise<ScholarshipGrantDetail> {
  return inTransaction(ctx, async (ctx) => {
    const grant = await lockGrant(ctx, id);
    if (grant.version !== version)
      throw new Conflict('changed_meanwhile', 'scholarships.refusal.changedMeanwhile');
    const state = stateOf(grant, ctx.clock.now());
    if (state !== 'waiting' && state !== 'running') throw grantOver();
    await work(ctx, grant);
    return getGrant(ctx, id);
  });
}

const grantOver = () => new Conflict('grant_over', 'scholarships.refusal.grantOver');
