import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findSelected } from '#platform/listing/select-rows.ts';
import { describePeople, recordAudit } from '#features/people/server/public.ts';
import type { ChangeSchoolInput, SchoolFields, SchoolView, SetCalendarInput } from '../contract.ts';
import { getSchool, lockSchool, type SchoolRow } from './school-rows.ts';
import { storeWords } from './school-words.ts';
import { schoolsListing } from './schools-listing.ts';

export function createSchool(ctx: Ctx, fields: SchoolFields): Promise<SchoolView> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const id = randomUUID();
    const now = ctx.clock.now();
    await ctx.db
      .insertInto('schools')
      .values({ id, ...fields, version: 1, changed_by: userId, changed_at: now, created_at: now })
      .execute();
    await storeWords(ctx, id, fields);
    await recordAudit(ctx, { who: userId, what: 'school.created', subject: id, why: 'form', after: fields });
    return getSchool(ctx, id);
  });
}

/** Changes a school. Refuses if someone else has changed it since; the refusal names her and has her version. */
export function changeSchool(ctx: Ctx, { id, version, ...fields }: ChangeSchoolInput): Promise<SchoolView> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockSchool(ctx, id);
    if (before.version !== version) throw await changedMeanwhile(ctx, before);
    await ctx.db
      .updateTable('schools')
      .set({ ...fields, version: version + 1, changed_by: userId, changed_at: ctx.clock.now() })
      .where('id', '=', id)
      .execute();
    await storeWords(ctx, id, fields);
    await recordAudit(ctx, {
      who: userId,
      what: 'school.changed',
      subject: id,
      why: 'form',
      before: fieldsOf(before),
      after: fields,
    });
    return getSchool(ctx, id);
  });
}

/** Sets the calendar of the selected schools. The answer names those that had the other one: for them it can be undone. */
export function setCalendars(
  ctx: Ctx,
  { selection, calendar }: SetCalendarInput,
): Promise<{ ids: string[] }> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const selected = await findSelected(ctx, schoolsListing, selection);
    if (selected.length === 0) return { ids: [] };
    const rows = await ctx.db
      .selectFrom('schools')
      .select('id')
      .where('id', 'in', selected)
      .where('calendar', '!=', calendar)
      .orderBy('id')
      .forUpdate()
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return { ids };
    await ctx.db
      .updateTable('schools')
      .set(({ eb }) => ({
        calendar,
        version: eb('version', '+', 1),
        changed_by: userId,
        changed_at: ctx.clock.now(),
      }))
      .where('id', 'in', ids)
      .execute();
    for (const id of ids)
      await recordAudit(ctx, {
        who: userId,
        what: 'school.changed',
        subject: id,
        why: 'several at once',
        after: { calendar },
      });
    return { ids };
  });
}

function fieldsOf({ name, city, country, calendar }: SchoolRow): SchoolFields {
  return { name, city, country, calendar };
}

async function changedMeanwhile(ctx: Ctx, now: SchoolRow): Promise<Conflict> {
  const { version, changed_by: by, changed_at: at } = now;
  const person = by === null ? undefined : (await describePeople(ctx, [by])).get(by);
  return new Conflict('changed_meanwhile', 'page.editor.changedMeanwhile', {
    by: person?.displayName ?? null,
    at: at.toISOString(),
    version,
    values: fieldsOf(now),
  });
}
