import { addDays } from '#core/local-date.ts';
import { dayMs } from '#core/durations.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { endPersonalCoupon } from '#features/coupons/server/public.ts';
import { notifyByMail } from '#features/notifications/server/public.ts';
import { href } from '#urls.ts';
import { codeDays, keptMonths, reminderDays } from '../policy.ts';
import { lockGrant, stateOf, todayIn } from './grants.ts';
import { returnMonths } from './return-months.ts';

/** Reminds those whose plan ends within `reminderDays` that they may ask again, each once. */
export async function remindHolders(ctx: Ctx): Promise<void> {
  const today = todayIn(ctx);
  const due = await ctx.db
    .selectFrom('scholarship_grants')
    .select(['id', 'user_id', 'ends_on'])
    .where('kind', '=', 'complimentary')
    .where('withdrawn_at', 'is', null)
    .where('reminded_at', 'is', null)
    .where('user_id', 'is not', null)
    .where('ends_on', '>=', today)
    .where('ends_on', '<=', addDays(today, reminderDays))
    .execute();
  for (const { id, user_id: userId, ends_on: endsOn } of due)
    await inTransaction(ctx, async (ctx) => {
      const mine = await ctx.db
        .updateTable('scholarship_grants')
        .set({ reminded_at: ctx.clock.now() })
        .where('id', '=', id)
        .where('ends_on', '=', endsOn)
        .where('reminded_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (mine && userId !== null)
        await notifyByMail(
          ctx,
          {
            to: userId,
            kind: 'scholarships.ending',
            data: { endsOn },
            href: href('scholarship'),
            once: `${id}:${endsOn}`,
          },
          {
            title: 'scholarships.mail.endingTitle',
            action: 'scholarships.mail.endingAction',
            note: 'scholarships.mail.endingNote',
          },
        );
    });
}

/** What nobody has claimed, and codes that nobody has used in time, go back to the budget. */
export async function takeBackUnused(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const due = await ctx.db
    .selectFrom('scholarship_grants')
    .select('id')
    .where('withdrawn_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('claimed_at', 'is', null),
          eb('granted_at', '<', new Date(now.getTime() - codeDays * dayMs)),
        ]),
        and([eb('kind', '=', 'discount'), eb('ends_on', '<', addDays(todayIn(ctx), -1))]),
      ]),
    )
    .execute();
  for (const { id } of due)
    await inTransaction(ctx, async (ctx) => {
      const grant = await lockGrant(ctx, id);
      if (stateOf(grant, now) === 'withdrawn') return;
      if (grant.coupon_id === null && grant.claimed_at !== null) return;
      if (grant.coupon_id !== null && !(await endPersonalCoupon(ctx, grant.coupon_id))) return;
      await returnMonths(ctx, grant);
      await ctx.db
        .updateTable('scholarship_grants')
        .set({ withdrawn_at: now, version: grant.version + 1 })
        .where('id', '=', id)
        .execute();
    });
}

/** Removes what was declined, and what was asked for a grant that has ended, after `keptMonths`. */
export async function removeOldRequests({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const before = clock.now();
  before.setUTCMonth(before.getUTCMonth() - keptMonths);
  await db
    .deleteFrom('scholarship_requests')
    .where('state', '<>', 'open')
    .where('decided_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('scholarship_grants')
            .select('scholarship_grants.id')
            .whereRef('scholarship_grants.request_id', '=', 'scholarship_requests.id')
            .where('ends_on', '>=', before.toISOString().slice(0, 10)),
        ),
      ),
    )
    .execute();
}
