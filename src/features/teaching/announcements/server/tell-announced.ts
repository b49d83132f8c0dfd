import type { UserId } from '#core/ids.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isMelachaForbidden } from '#platform/jewish-calendar/melacha.ts';
import { findClassStaff, type ClassStaff } from '#features/classes/server/public.ts';
import { listConsentingGuardians } from '#features/guardians/server/public.ts';
import { notifyAll } from '#features/notifications/server/public.ts';
import { listPupils } from '#features/teaching/server/pupils.ts';
import { placeOfClass } from '#features/teaching/assignments/server/due-dates.ts';
import { href } from '#urls.ts';
import type { AnnouncementRow } from './describe-announcements.ts';
import { mailAnnounced } from './mail-announced.ts';

const atOnce = 100;

/**
 * Tells students and their guardians, once, that their teacher has said something; not on Shabbat or Yom Tov of the class's place.
 * One that was removed before is never told of.
 */
export async function tellAnnounced(ctx: Ctx): Promise<void> {
  const rows = await ctx.db
    .selectFrom('class_announcements')
    .selectAll()
    .where('told_at', 'is', null)
    .orderBy('created_at')
    .limit(atOnce)
    .execute();
  for (const { id } of rows)
    await inTransaction(ctx, async (ctx) => {
      const row = await lock(ctx, id);
      const staff = row && (await findClassStaff(ctx, row.class_id));
      if (row && staff && (await mayTell(ctx, staff))) await tell(ctx, row, staff);
    });
}

async function mayTell(ctx: Ctx, { ownerId }: ClassStaff): Promise<boolean> {
  const place = await placeOfClass({ db: ctx.db, timeZone: undefined }, { ownerId });
  return !isMelachaForbidden(ctx.clock.now(), place);
}

async function tell(ctx: Ctx, row: AnnouncementRow, { isArchived }: ClassStaff): Promise<void> {
  const students = isArchived ? [] : await listReaders(ctx, row);
  const about = {
    data: { announcementId: row.id },
    href: href('ownClass', { classId: row.class_id }),
    once: row.id,
  };
  await notifyAll(ctx, { to: students, kind: 'teaching.announced', ...about });
  const byStudent = await listConsentingGuardians(ctx, students);
  const guardians = [...new Set([...byStudent.values()].flat())];
  await notifyAll(ctx, { to: guardians, kind: 'teaching.announcedToClass', ...about });
  await mailAnnounced(ctx, row, guardians);
  await ctx.db
    .updateTable('class_announcements')
    .set({ told_at: ctx.clock.now() })
    .where('id', '=', row.id)
    .execute();
}

/** Nobody whose guardian has withdrawn. */
async function listReaders(ctx: Ctx, { class_id, group_id }: AnnouncementRow): Promise<UserId[]> {
  const pupils = await listPupils(ctx, { id: class_id }, group_id ?? undefined);
  return pupils.map(({ userId }) => userId);
}

async function lock({ db }: Pick<Ctx, 'db'>, id: string): Promise<AnnouncementRow | undefined> {
  return db
    .selectFrom('class_announcements')
    .selectAll()
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}
