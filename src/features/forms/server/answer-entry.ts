import type { Updateable } from 'kysely';
import { signedIn } from '#core/actor.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { ActName } from '#platform/composition/audited-acts.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { FormEntryView } from '../contract.ts';
import { getEntry } from './entries.ts';
import { queueReply } from './reply-mail.ts';
import type { FormEntriesTable } from './tables.ts';

interface Change {
  id: string;
  /** The version that the caller has seen. */
  version: number;
}

/** Takes a message over: the caller will answer it. */
export function takeEntry(ctx: Ctx, change: Change): Promise<FormEntryView> {
  const { userId } = signedIn(ctx);
  return changeEntry(ctx, change, { what: 'forms.taken', columns: { assigned_to: userId } });
}

/** Marks a message as answered, though not by an email from here. */
export function settleEntry(ctx: Ctx, change: Change): Promise<FormEntryView> {
  return changeEntry(ctx, change, { what: 'forms.settled', columns: answered(ctx) });
}

/** Answers a message; the email is queued in the same transaction. Of two answers at once, one conflicts. */
export function replyToEntry(
  ctx: Ctx,
  { text, ...change }: Change & { text: string },
): Promise<FormEntryView> {
  return changeEntry(ctx, change, {
    what: 'forms.replied',
    columns: { ...answered(ctx), reply: text },
    also: (ctx) => queueReply(ctx, change.id),
  });
}

function answered(ctx: Ctx): Updateable<FormEntriesTable> {
  const { userId } = signedIn(ctx);
  return { answered_at: ctx.clock.now(), answered_by: userId };
}

interface Act {
  what: ActName;
  columns: Updateable<FormEntriesTable>;
  also?(ctx: Ctx): Promise<void>;
}

function changeEntry(
  ctx: Ctx,
  { id, version }: Change,
  { what, columns, also }: Act,
): Promise<FormEntryView> {
  return inTransaction(ctx, async (ctx) => {
    const changed = await ctx.db
      .updateTable('form_entries')
      .set({ ...columns, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw await explain(ctx, id);
    await recordAudit(ctx, { who: signedIn(ctx).userId, what, subject: id });
    await also?.(ctx);
    return getEntry(ctx, id);
  });
}

async function explain({ db }: Ctx, id: string): Promise<Error> {
  const known = await db.selectFrom('form_entries').select('id').where('id', '=', id).executeTakeFirst();
  return known ? new Conflict('changed_meanwhile', 'forms.refusal.changedMeanwhile') : new NotFound();
}
