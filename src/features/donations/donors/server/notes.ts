import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { AdminDonor } from '../contract.ts';
import { getAdminDonor } from './admin-donor.ts';
import { getHead } from './donor-rows.ts';
import { holdDonors } from './hold-donors.ts';

/** Keeps a note about a donor, its author and its time. */
export async function noteDonor(
  ctx: RequestCtx,
  { id, text }: { id: string; text: string },
): Promise<AdminDonor> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    await holdDonors(ctx, 'together');
    const head = await getHead(ctx, id);
    await ctx.db
      .insertInto('donor_notes')
      .values({
        id: randomUUID(),
        donor_id: head.id,
        sealed_text: ctx.sealing.seal(text),
        written_by: userId,
        written_at: ctx.clock.now(),
        changed_by: null,
        changed_at: null,
      })
      .execute();
    await recordAudit(ctx, { who: userId, what: 'donor.noted', subject: head.id });
  });
  return getAdminDonor(ctx, { id });
}

interface NoteName {
  id: string;
  noteId: string;
  /** As it was seen. */
  version: number;
}

/** Changes the words of a note. Refuses one that someone else has changed since it was seen. */
export async function changeNote(
  ctx: RequestCtx,
  { id, noteId, version, text }: NoteName & { text: string },
): Promise<AdminDonor> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    const head = await getHead(ctx, id);
    const changed = await ctx.db
      .updateTable('donor_notes')
      .set(({ eb }) => ({
        sealed_text: ctx.sealing.seal(text),
        version: eb('version', '+', 1),
        changed_by: userId,
        changed_at: ctx.clock.now(),
      }))
      .where('id', '=', noteId)
      .where('version', '=', version)
      .where('donor_id', 'in', (query) =>
        query.selectFrom('donors').select('id').where('head_id', '=', head.id),
      )
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw new Conflict('changed_meanwhile', 'donations.refusal.noteChanged');
    await recordAudit(ctx, { who: userId, what: 'donor.noteChanged', subject: head.id });
  });
  return getAdminDonor(ctx, { id });
}

/** Removes a note. One that is gone already stays so; one that was changed since it was seen is kept. */
export async function removeNote(ctx: RequestCtx, { id, noteId, version }: NoteName): Promise<AdminDonor> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    const head = await getHead(ctx, id);
    const note = await ctx.db
      .selectFrom('donor_notes')
      .innerJoin('donors', 'donors.id', 'donor_notes.donor_id')
      .select(['donor_notes.version', 'donors.head_id'])
      .where('donor_notes.id', '=', noteId)
      .forUpdate('donor_notes')
      .executeTakeFirst();
    if (!note) return;
    if (note.head_id !== head.id) throw new NotFound();
    if (note.version !== version) throw new Conflict('changed_meanwhile', 'donations.refusal.noteChanged');
    await ctx.db.deleteFrom('donor_notes').where('id', '=', noteId).execute();
    await recordAudit(ctx, { who: userId, what: 'donor.noteRemoved', subject: head.id });
  });
  return getAdminDonor(ctx, { id });
}
