import { addDays } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findInvoice } from '#features/invoices/server/public.ts';
import { notifyByMail } from '#features/notifications/server/public.ts';
import { href } from '#urls.ts';
import { remindersBy, renewalDayOf, renewalDays } from '../policy.ts';
import { lockLicense, todayIn } from './license-rows.ts';
import { mailReminder } from './mails.ts';

/** Reminds billing contacts of invoices that are due, each of `reminderDays` once; what was missed is not made up for. */
export async function remindOfInvoices(ctx: Ctx): Promise<void> {
  const today = todayIn(ctx);
  const due = await ctx.db
    .selectFrom('licenses')
    .select('id')
    .where('state', '=', 'accepted')
    .where('due_on', '<=', today)
    .execute();
  for (const { id } of due)
    await inTransaction(ctx, async (ctx) => {
      const license = await lockLicense(ctx, id);
      if (license.state !== 'accepted' || license.due_on === null) return;
      const count = remindersBy(license.due_on, today);
      if (count <= license.reminders) return;
      const invoice = await findInvoice(ctx, `license:${id}`);
      await ctx.db.updateTable('licenses').set({ reminders: count }).where('id', '=', id).execute();
      await mailReminder(ctx, license, { count, number: invoice?.number ?? '' });
    });
}

/** Tells holders that their license ends, on each of `renewalDays` once, and that it can be renewed. */
export async function tellOfEnds(ctx: Ctx): Promise<void> {
  const today = todayIn(ctx);
  const ending = await ctx.db
    .selectFrom('licenses')
    .select('id')
    .where('state', 'in', ['accepted', 'paid'])
    .where('ends_on', '>=', today)
    .where('ends_on', '<=', addDays(today, Math.max(...renewalDays)))
    .where('holder_id', 'is not', null)
    .execute();
  for (const { id } of ending)
    await inTransaction(ctx, async (ctx) => {
      const { holder_id: holderId, ends_on: endsOn, told_days: told } = await lockLicense(ctx, id);
      const days = renewalDayOf(endsOn, today);
      if (holderId === null || days === undefined || days === told) return;
      await ctx.db.updateTable('licenses').set({ told_days: days }).where('id', '=', id).execute();
      await notifyByMail(
        ctx,
        {
          to: holderId,
          kind: 'licenses.ending',
          data: { endsOn },
          href: href('licenses'),
          once: `${id}:${days}`,
        },
        {
          title: 'licenses.mail.endingTitle',
          action: 'licenses.own.renew',
          note: 'licenses.mail.endingNote',
        },
      );
    });
}
