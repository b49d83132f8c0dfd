import { signedIn } from '#core/actor.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { eraseBuyersOf } from '#features/invoices/server/public.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { endRecurrence } from '#features/donations/recurring/server/end-recurrence.ts';
import { receiptCause, receiptCauseOf, type DonationRow } from '#features/donations/server/donation-rows.ts';
import { eraseAtRequest } from '#features/donations/server/erase-donations.ts';
import { getHead, listMembers } from './donor-rows.ts';

/**
 * Erases a donor at her own request: names, addresses, words, notes and thanks go, and nothing more is taken from her. Contributions, the ledger and the
 * numbers of receipts stay as they are; receipts keep the name for as long as the law asks. Refuses if there is more of her than was seen.
 */
export async function eraseDonor(
  ctx: RequestCtx,
  { id, donations: seen, reason }: { id: string; donations: number; reason: string },
): Promise<{ erased: number }> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const head = await getHead(ctx, id);
    if (head.id !== id) throw new NotFound();
    const given = await lockGiven(ctx, id);
    if (given.length !== seen) throw new Conflict('changed_meanwhile', 'donations.refusal.donorChanged');
    const rows = [...given, ...(await lockPromised(ctx, id))];
    for (const row of rows) if (row.state === 'running') await endRecurrence(ctx, row);
    await eraseBuyersOf(ctx, await listCauses(ctx, rows));
    await recordAudit(ctx, {
      who: userId,
      what: 'donor.erased',
      subject: id,
      why: { written: reason },
      after: { donations: rows.length },
    });
    await eraseAtRequest(ctx, rows);
    return { erased: rows.length };
  });
}

/** All donations of those that a donor stands for. */
function lockGiven({ db }: Pick<Ctx, 'db'>, headId: string): Promise<DonationRow[]> {
  return db
    .selectFrom('donations')
    .selectAll()
    .where('donor_id', 'in', (query) => query.selectFrom('donors').select('id').where('head_id', '=', headId))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** What she promised under the same addresses, and of which nothing has come yet; her drafts go. */
async function lockPromised(ctx: Pick<Ctx, 'db'>, headId: string): Promise<DonationRow[]> {
  const marks = (await listMembers(ctx, headId)).flatMap(({ address_mark }) => address_mark ?? []);
  if (marks.length === 0) return [];
  await ctx.db
    .deleteFrom('donations')
    .where('address_mark', 'in', marks)
    .where('state', '=', 'draft')
    .where('donor_id', 'is', null)
    .execute();
  return ctx.db
    .selectFrom('donations')
    .selectAll()
    .where('address_mark', 'in', marks)
    .where('donor_id', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** What the receipts and acknowledgments of donations are for. */
async function listCauses({ db }: Pick<Ctx, 'db'>, donations: readonly DonationRow[]): Promise<string[]> {
  if (donations.length === 0) return [];
  const ids = donations.map(({ id }) => id);
  const contributions = await db
    .selectFrom('contributions')
    .select(['id', 'payment_id'])
    .where('donation_id', 'in', ids)
    .execute();
  const pledges = donations.flatMap(({ payment_id }) =>
    payment_id === null ? [] : receiptCause(payment_id),
  );
  return [...new Set([...contributions.map(receiptCauseOf), ...pledges])];
}
