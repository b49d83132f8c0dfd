import { localDateOf } from '#core/local-date.ts';
import type { UserId } from '#core/ids.ts';
import { adminHref } from '#admin-urls.ts';
import { selectAdmins } from '#features/sign-in/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { findMailReopening } from '#features/store/server/quiet-time.ts';
import type { ReconciliationView } from '../contract.ts';
import { compareSums } from './compare-sums.ts';

export const reconcileJob = 'store.reconcile';
export const alarmJob = 'store.alarm';

export interface AlarmJob {
  userId: UserId;
  day: string;
}

/** Compares coins, redemptions and budgets, once a day; if they do not agree, every administrator gets a mail. */
export async function reconcile(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const { sums } = await compareSums(ctx);
  const differences = sums.filter(({ expected, found }) => expected !== found);
  const row = { checked_at: now, differences: JSON.stringify(differences) };
  const day = localDateOf(now, 'UTC');
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .insertInto('store_reconciliations')
      .values({ day, ...row })
      .onConflict((conflict) => conflict.column('day').doUpdateSet(row))
      .execute();
    if (differences.length === 0) return;
    ctx.log.error({ differences }, 'coins, redemptions and budgets of the store do not agree');
    const admins = await selectAdmins(ctx)
      .select('id as userId')
      .where('email_address', 'is not', null)
      .execute();
    for (const { userId } of admins) {
      const resumes = await findMailReopening(ctx, userId);
      const startAfterSeconds = resumes ? Math.ceil((resumes.getTime() - now.getTime()) / 1000) : 0;
      await ctx.jobs.send<AlarmJob>(ctx, alarmJob, { userId, day }, { startAfterSeconds });
    }
  });
}

/** Tells one administrator; sent twice, it arrives once. */
export async function mailAlarm(ctx: Ctx, { userId, day }: AlarmJob): Promise<void> {
  const admin = await selectAdmins(ctx)
    .select(['email_address', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!admin?.email_address) return;
  const { language } = admin;
  await sendMail(ctx, {
    id: `store.alarm:${day}:${userId}`,
    to: admin.email_address,
    topic: 'own',
    language,
    title: ctx.sayIn(language, 'store.mail.alarmTitle'),
    text: ctx.sayIn(language, 'store.mail.alarmText'),
    action: { label: ctx.sayIn(language, 'store.mail.alarmAction'), path: adminHref('adminStore') },
    note: ctx.sayIn(language, 'store.mail.alarmNote'),
  });
}

/** What agrees and what does not at this moment, and when it was last checked by itself. */
export async function getReconciliation(ctx: Ctx): Promise<ReconciliationView> {
  const last = await ctx.db
    .selectFrom('store_reconciliations')
    .select('checked_at')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { sums, ...given } = await compareSums(ctx);
  const differences = sums.filter(({ expected, found }) => expected !== found);
  return {
    checkedAt: last?.checked_at.toISOString() ?? null,
    agrees: differences.length === 0,
    differences,
    ...given,
  };
}
