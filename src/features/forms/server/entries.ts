import type { Selectable } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { ListingPage } from '#core/listing.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { FormEntriesRequest, FormEntryView } from '../contract.ts';
import { entriesListing } from './entries-listing.ts';
import type { FormEntriesTable } from './tables.ts';

type EntryRow = Selectable<FormEntriesTable>;

/** One page of what was sent. */
export async function listEntries(
  ctx: Ctx,
  request: FormEntriesRequest,
): Promise<ListingPage<FormEntryView>> {
  const { items, ...page } = await readListing(ctx, entriesListing, request);
  return { ...page, items: await viewEntries(ctx, items) };
}

/** What was sent, and who answers it. */
export async function getEntry(ctx: Ctx, id: string): Promise<FormEntryView> {
  const row = await ctx.db.selectFrom('form_entries').selectAll().where('id', '=', id).executeTakeFirst();
  const [view] = row ? await viewEntries(ctx, [row]) : [];
  if (!view) throw new NotFound();
  return view;
}

async function viewEntries(ctx: Ctx, rows: readonly EntryRow[]): Promise<FormEntryView[]> {
  const staff = rows.flatMap(({ assigned_to, answered_by }) =>
    [assigned_to, answered_by].filter((id) => id !== null),
  );
  const people = await describePeople(ctx, [...new Set(staff)]);
  const nameOf = (id: UserId | null) => (id === null ? null : (people.get(id)?.displayName ?? null));
  return rows.map((row) => ({
    id: row.id,
    form: row.form,
    language: row.language,
    name: row.name,
    emailAddress: row.email_address,
    organization: row.organization,
    message: row.message,
    sentAt: row.sent_at.toISOString(),
    assignedTo: nameOf(row.assigned_to),
    answeredAt: row.answered_at?.toISOString() ?? null,
    answeredBy: nameOf(row.answered_by),
    reply: row.reply,
    version: row.version,
  }));
}
