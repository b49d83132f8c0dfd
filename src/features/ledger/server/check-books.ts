import { localDateOf } from '#core/local-date.ts';
import { resumesAt } from '#platform/jewish-calendar/melacha.ts';
import { placeOfPerson } from '#platform/jewish-calendar/visitor-place.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { listStaffWith } from '#features/people/server/public.ts';
import { closeDays } from './balances.ts';
import { verifyLedger } from './verify.ts';

export const checkJob = 'ledger.check';
export const alarmJob = 'ledger.alarm';

export interface AlarmJob {
  userId: UserId;
  day: string;
  findings: number;
}

/** Closes the books of the days that have ended, checks all of them, and has everyone of finance told if something does not hold. */
export async function checkBooks(ctx: Ctx): Promise<void> {
  await closeDays(ctx);
  const findings = await verifyLedger(ctx);
  const now = ctx.clock.now();
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .insertInto('ledger_checks')
      .values({ checked_at: now, findings: JSON.stringify(findings) })
      .execute();
    if (findings.length === 0) return;
    ctx.log.error({ findings: findings.slice(0, 10), count: findings.length }, 'the books do not agree');
    for (const { id: userId, ...where } of await listStaffWith(ctx, 'money.act')) {
      const resumes = resumesAt(now, placeOfPerson(where));
      const startAfterSeconds = resumes ? Math.ceil((resumes.getTime() - now.getTime()) / 1000) : 0;
      const alarm = { userId, day: localDateOf(now, 'UTC'), findings: findings.length };
      await ctx.jobs.send<AlarmJob>(ctx, alarmJob, alarm, { startAfterSeconds });
    }
  });
}

/** Tells one member of finance; sent twice, it arrives once. */
export async function mailAlarm(ctx: Ctx, { userId, day, findings }: AlarmJob): Promise<void> {
  const reader = (await listStaffWith(ctx, 'money.act')).find(({ id }) => id === userId);
  if (!reader) return;
  const { language } = reader;
  await sendMail(ctx, {
    id: `ledger.alarm:${day}:${userId}`,
    to: reader.emailAddress,
    topic: 'own',
    language,
    title: ctx.sayIn(language, 'ledger.mail.alarmTitle'),
    text: ctx.sayIn(language, 'ledger.mail.alarmText', { findings }),
    note: ctx.sayIn(language, 'ledger.mail.alarmNote'),
  });
}
