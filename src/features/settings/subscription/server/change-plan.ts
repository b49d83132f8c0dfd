import type { Plan } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { addDays, localDateOf, startOfDay, type LocalDate } from '#core/local-date.ts';
import { Invalid, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { placeOfPerson } from '#platform/jewish-calendar/visitor-place.ts';
import { followPlan } from '#features/classes/server/public.ts';
import { findEntitlements, givePlan } from '#features/billing/server/public.ts';
import {
  type AuditedState,
  emailKey,
  findLearningChoices,
  recordAudit,
  selectUsers,
} from '#features/people/server/public.ts';

type PlanCtx = Pick<Ctx, 'db' | 'clock' | 'log' | 'events' | 'afterCommit' | 'messageKinds'>;

/** Whose plan changes, by whom (see AuditEntry) and why. `until` is the last day on which the plan is in force. */
export interface PlanChange {
  emailAddress: string;
  plan: Plan;
  until?: LocalDate | undefined;
  who: string;
  why: string;
}

/**
 * Gives someone a plan, permanently or until the end of a local day: in her own city, else where she was last seen,
 * else in the organization's city. Returns whose it is, and the time zone of that day. Refuses a day that has passed
 * there.
 */
export async function changePlan(
  ctx: PlanCtx,
  change: PlanChange,
): Promise<{ userId: UserId; timeZone: string }> {
  const { plan, until, who, why } = change;
  return inTransaction(ctx, async (ctx) => {
    const user = await selectUsers(ctx.db)
      .select('id')
      .where('email_key', '=', emailKey(change.emailAddress))
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw new NotFound();
    const { timeZone, before, after } = await setPlan(ctx, user, { plan, until });
    await recordAudit(ctx, {
      who,
      what: 'plan.changed',
      subject: user.id,
      why: { written: why },
      before,
      after,
    });
    return { userId: user.id, timeZone };
  });
}

/** The same for a person who is locked already, in a transaction; the caller records what was there before and after. */
export async function setPlan(
  ctx: PlanCtx,
  { id }: { id: UserId },
  { plan, until }: { plan: Plan; until?: LocalDate | undefined },
): Promise<{ timeZone: string; before: AuditedState; after: AuditedState }> {
  const { timeZone } = placeOfPerson((await findLearningChoices(ctx, [id])).get(id));
  if (until !== undefined && until < localDateOf(ctx.clock.now(), timeZone))
    throw new Invalid([{ path: 'until', messageKey: 'settings.field.planUntil' }]);
  const endsAt = until === undefined ? null : startOfDay(addDays(until, 1), timeZone);
  const held = await findEntitlements(ctx, id);
  await givePlan(ctx, id, { plan, endsAt, source: 'granted' });
  await followPlan(ctx, id);
  return {
    timeZone,
    before: { plan: held.plan, endsAt: held.planEndsAt ?? null },
    after: { plan, endsAt },
  };
}
