import { dayMs } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { letGoOfDonors } from '../donors/server/let-go.ts';
import { eraseFromDeclarations } from '../gift-aid/server/forget-declarations.ts';
import { eraseSummaries } from '../summaries/server/forget-summaries.ts';
import { daysKept } from '../policy.ts';
import { donationsErased } from './donation-hooks.ts';

/** As many donations are erased in one transaction; the rest with the next run. */
const atOnce = 1000;

/** What a donor wrote, and what leads to her. What she gave stays, as in the books. */
const written = {
  donor_name: '',
  sealed_address: null,
  address_mark: null,
  sealed_dedication: null,
  sealed_message: null,
  sealed_postal: null,
  sealed_note: null,
  token_hash: null,
  sealed_token: null,
};

/** Removes drafts that nobody has paid, and what donors wrote once the law no longer asks for it. */
export async function forgetDonations(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  await ctx.db
    .deleteFrom('donations')
    .where('state', '=', 'draft')
    .where('review', 'is distinct from', 'waiting')
    .where('changed_at', '<', ago(daysKept.draft))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('contributions').select('id').whereRef('donation_id', '=', 'donations.id'))),
    )
    .execute();
  await inTransaction(ctx, async (ctx) => {
    const due = await ctx.db
      .selectFrom('donations')
      .select('id')
      .where('state', 'in', ['given', 'ended', 'void'])
      .where('erased_at', 'is', null)
      .where('created_at', '<', ago(daysKept.given))
      .where('changed_at', '<', ago(daysKept.given))
      .orderBy('id')
      .limit(atOnce)
      .forUpdate()
      .execute();
    await eraseWritten(ctx, due, {});
  });
}

/** Erases what was written on donations that the caller's transaction has locked, here and in the features above; they are no donor's any more. */
async function eraseWritten(
  ctx: Ctx,
  rows: readonly { id: string }[],
  others: { user_id?: null },
): Promise<void> {
  if (rows.length === 0) return;
  const donationIds = rows.map(({ id }) => id);
  await ctx.db
    .updateTable('donations')
    .set({ ...written, ...others, erased_at: ctx.clock.now() })
    .where('id', 'in', donationIds)
    .execute();
  await letGoOfDonors(ctx, donationIds);
  await callHook(ctx, donationsErased, { donationIds });
}

/** The same because their donor wants to be erased: her summaries go, and her declarations cover nothing more. */
export async function eraseAtRequest(ctx: Ctx, rows: readonly { id: string }[]): Promise<void> {
  if (rows.length === 0) return;
  const donationIds = rows.map(({ id }) => id);
  await eraseSummaries(ctx, donationIds);
  await eraseFromDeclarations(ctx, donationIds);
  await eraseWritten(ctx, rows, { user_id: null });
}

/** Removes an erased person from her donations, which stay without her; drafts go, and nothing more is taken for those that recur. */
export async function eraseFromDonations(ctx: Ctx, { userId }: { userId: UserId }): Promise<void> {
  const { db } = ctx;
  await db.deleteFrom('donations').where('user_id', '=', userId).where('state', '=', 'draft').execute();
  const ended = await db
    .updateTable('donations')
    .set({ state: 'ended' })
    .where('user_id', '=', userId)
    .where('state', '=', 'running')
    .returning('id')
    .execute();
  if (ended.length > 0)
    await db
      .updateTable('recurrences')
      .set({ due_at: null, payment_id: null })
      .where(
        'donation_id',
        'in',
        ended.map(({ id }) => id),
      )
      .execute();
  const hers = await db
    .selectFrom('donations')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
  await eraseAtRequest(ctx, hers);
}
