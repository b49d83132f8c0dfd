import { dayMs } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import { href } from '#urls.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { mailLink } from '#platform/links/mail-link.ts';
import { mailWords } from '#platform/mail/mail-words.ts';
import { textsIn } from '#features/store/items/server/item-words.ts';
import { approvalLink } from '#features/store/server/link-kinds.ts';
import { findMailReopening } from '#features/store/server/quiet-time.ts';
import { findApprover } from './approver.ts';

/**
 * Writes to the guardian about the orders of a child that she has not been written to about: one mail for all, at most one a
 * day, and none while melacha is forbidden where the child is. What waits goes out with the next maintenance. Call it in a
 * transaction.
 */
export async function mailGuardianOf(ctx: Ctx, userId: UserId): Promise<void> {
  if (await findMailReopening(ctx, userId)) return;
  const { address: to } = await findApprover(ctx, userId);
  const child = (await describePeople(ctx, [userId])).get(userId);
  if (to === undefined || !child) return;
  if (!(await takeDay(ctx, userId))) return;
  const orders = await ctx.db
    .selectFrom('store_orders')
    .innerJoin('redemptions', 'redemptions.id', 'store_orders.id')
    .innerJoin('store_items', 'store_items.id', 'redemptions.item_id')
    .select(['store_orders.id', 'store_items.texts'])
    .where('redemptions.user_id', '=', userId)
    .where('store_orders.state', '=', 'asked')
    .orderBy('store_orders.made_at')
    .execute();
  if (orders.length === 0) return;
  await ctx.db
    .updateTable('store_orders')
    .set({ mailed_at: ctx.clock.now() })
    .where(
      'id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();
  const { language, firstName: name } = child;
  const items = [...new Set(orders.map(({ texts }) => textsIn(texts, language).name))].join(', ');
  const say = mailWords(ctx, language, { name, items });
  await mailLink(ctx, { kind: approvalLink, userId, subject: to }, (token) => ({
    to,
    topic: 'approvals',
    language,
    title: say('store.mail.askTitle'),
    text: [say('store.mail.askWhat'), say('store.mail.askHow')],
    action: { label: say('store.mail.askAction'), path: href('redemptionApproval', { token }) },
    note: [say('store.mail.askExpires'), say('store.mail.askUnknown')],
  }));
}

/** False if she was written to within a day. Of two processes at the same moment, one gets it. */
async function takeDay({ db, clock }: Ctx, userId: UserId): Promise<boolean> {
  const now = clock.now();
  const taken = await db
    .insertInto('store_guardian_mails')
    .values({ user_id: userId, mailed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ mailed_at: now })
        .where('store_guardian_mails.mailed_at', '<=', new Date(now.getTime() - dayMs)),
    )
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

const childrenAtATime = 500;

/** Writes to the guardians of all children whose orders wait for a mail. For the hourly maintenance. */
export async function mailWaitingGuardians(ctx: Ctx): Promise<void> {
  const children = await ctx.db
    .selectFrom('store_orders')
    .innerJoin('redemptions', 'redemptions.id', 'store_orders.id')
    .select('redemptions.user_id')
    .distinct()
    .where('store_orders.state', '=', 'asked')
    .where('store_orders.mailed_at', 'is', null)
    .where('redemptions.user_id', 'is not', null)
    .$narrowType<{ user_id: UserId }>()
    .limit(childrenAtATime)
    .execute();
  for (const { user_id } of children) await inTransaction(ctx, (ctx) => mailGuardianOf(ctx, user_id));
}
