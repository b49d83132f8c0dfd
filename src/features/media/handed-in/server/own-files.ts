import { signedIn } from '#core/actor.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { HandedInView } from '../contract.ts';
import { dropHandedIn, findOrReceive } from './handed-in.ts';
import { viewRow, type HandedInRow } from './view-handed-in.ts';

/** Has a finished upload of the caller checked, before she hands it in; a repeat answers with the same file. */
export async function receiveFile(ctx: Ctx, id: string): Promise<HandedInView> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (transaction) => viewRow(await findOrReceive(transaction, id, userId)));
}

export async function getOwnFile(ctx: Ctx, id: string): Promise<HandedInView> {
  return viewRow(await getOwnRow(ctx, id));
}

/** Removes a file of the caller that she has not handed in; what she has is removed where she handed it in. */
export async function dropOwnFile(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (transaction) => {
    const { taken_at: takenAt } = await getOwnRow(transaction, id);
    if (takenAt !== null) throw new NotFound();
    await dropHandedIn(transaction, [id]);
  });
}

async function getOwnRow(ctx: Ctx, id: string): Promise<HandedInRow> {
  const row = await ctx.db
    .selectFrom('handed_in_files')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', signedIn(ctx).userId)
    .where('status', '!=', 'dropped')
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}
