import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import { Conflict, Invalid, NotFound } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { markOfAddress } from '#features/donations/server/donation-rows.ts';
import type { AdminDonor } from '../contract.ts';
import { decideMerge } from '../policy.ts';
import { getAdminDonor } from './admin-donor.ts';
import { recountDonors } from './count-donor.ts';
import { findDonorRow, type DonorRow } from './donor-rows.ts';
import { holdDonors } from './hold-donors.ts';

/**
 * Merges another donor into this one: from now on one stands for both. Gifts, notes and thanks stay whose they are, so that it can be undone. The same again
 * changes nothing; one of whom someone has decided otherwise meanwhile is refused.
 */
export async function mergeDonors(
  ctx: RequestCtx,
  { id, other }: { id: string; other: string },
): Promise<AdminDonor> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    await holdDonors(ctx, 'alone');
    const into = await findDonorRow(ctx, id);
    if (!into) throw new NotFound();
    const merged = await nameDonor(ctx, other);
    const decided = decideMerge(into, merged);
    if (decided === 'done') {
      if (into.id === merged.id)
        throw new Invalid([{ path: 'other', messageKey: 'donations.donors.sameDonor' }]);
      return;
    }
    if (decided === 'merged_meanwhile')
      throw new Conflict('merged_meanwhile', 'donations.refusal.mergedMeanwhile');
    await ctx.db
      .updateTable('donors')
      .set({ merged_into: into.id, head_id: into.id, merged_by: userId, merged_at: ctx.clock.now() })
      .where('id', '=', merged.id)
      .execute();
    await standFor(ctx, { from: merged.id, to: into.id });
    await ctx.db
      .updateTable('donors')
      .set({ gifts: 0, dollars: 0, first_given_at: null, last_given_at: null })
      .where('id', '=', merged.id)
      .execute();
    await recountDonors(ctx, [into.id]);
    await recordAudit(ctx, {
      who: userId,
      what: 'donor.merged',
      subject: into.id,
      after: { merged: merged.id },
    });
  });
  return getAdminDonor(ctx, { id });
}

/** Takes back that a donor was merged: she stands for herself again, and for those who had been merged into her before. */
export async function partDonors(
  ctx: RequestCtx,
  { id, other }: { id: string; other: string },
): Promise<AdminDonor> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    await holdDonors(ctx, 'alone');
    const [head, parted] = [await findDonorRow(ctx, id), await findDonorRow(ctx, other)];
    if (!head || !parted) throw new NotFound();
    if (parted.merged_into === null) return;
    if (parted.head_id !== head.id)
      throw new Conflict('merged_meanwhile', 'donations.refusal.mergedMeanwhile');
    await ctx.db
      .updateTable('donors')
      .set({ merged_into: null, head_id: parted.id, merged_by: null, merged_at: null })
      .where('id', '=', parted.id)
      .execute();
    await standFor(ctx, { from: parted.id, to: parted.id });
    await recountDonors(ctx, [head.id, parted.id]);
    await recordAudit(ctx, {
      who: userId,
      what: 'donor.parted',
      subject: head.id,
      before: { merged: parted.id },
    });
  });
  return getAdminDonor(ctx, { id });
}

/** Everyone who was merged into `from`, directly or not, stands behind `to` from now on. */
async function standFor({ db }: Pick<Ctx, 'db'>, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    with recursive below as (
      select id from donors where merged_into = ${from}
      union select donors.id from donors join below on donors.merged_into = below.id
    )
    update donors set head_id = ${to} where id in (select id from below)`.execute(db);
}

/** The donor that finance means: by her id, the address of her page here, or a whole email address. */
async function nameDonor(ctx: RequestCtx, typed: string): Promise<DonorRow> {
  const byId = await findDonorRow(ctx, typed);
  if (byId) return byId;
  const [, ofPage] = /\/admin\/giving\/donors\/([\w-]{1,100})\/?(?:[?#].*)?$/.exec(typed) ?? [];
  const found = await ctx.db
    .selectFrom('donors as member')
    .innerJoin('donors as head', 'head.id', 'member.head_id')
    .selectAll('head')
    .where(({ eb, or }) =>
      or([
        eb('member.address_mark', '=', markOfAddress(ctx, typed)),
        ...(ofPage === undefined ? [] : [eb('member.id', '=', ofPage)]),
      ]),
    )
    .executeTakeFirst();
  if (!found) throw new Invalid([{ path: 'other', messageKey: 'donations.donors.otherUnknown' }]);
  return found;
}
