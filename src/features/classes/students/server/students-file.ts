import type { Ctx } from '#platform/ctx.ts';
import { writeCsv } from '#platform/listing/listing-csv.ts';
import { describePeople } from '#features/people/server/public.ts';
import { requireTaughtClass } from '#features/classes/server/taught.ts';

/** OneRoster's names, which other programs read, and which our own list reads again without adding anyone twice. */
const headings = ['givenName', 'familyName', 'email', 'role'];

/**
 * The students of a class as a file for spreadsheets, and the invited with the addresses that their teacher wrote; whose
 * invitation is accepted is there by name alone. For anyone who does not teach the class it is not found.
 */
export async function writeStudentsFile(ctx: Ctx, id: string): Promise<string> {
  const taught = await requireTaughtClass(ctx, id);
  const joined = await ctx.db
    .selectFrom('class_students')
    .select('user_id')
    .where('class_id', '=', taught.id)
    .where('status', '=', 'joined')
    .orderBy('place')
    .execute();
  const invited = await ctx.db
    .selectFrom('class_invites')
    .select(['first_name', 'last_name', 'email_address'])
    .where('class_id', '=', taught.id)
    .where('claimed_by', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const people = await describePeople(
    ctx,
    joined.map(({ user_id }) => user_id),
  );
  const lines = joined.flatMap(({ user_id }) => {
    const person = people.get(user_id);
    return person ? [[person.firstName, person.lastName, '', 'student']] : [];
  });
  const awaited = invited.map((one) => [one.first_name, one.last_name, one.email_address, 'student']);
  return `\u{feff}${writeCsv([headings, ...lines, ...awaited])}`;
}
