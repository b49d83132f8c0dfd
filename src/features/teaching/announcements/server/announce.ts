import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { listClassGroups, lockTaughtClass } from '#features/classes/server/public.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { AnnouncementChange, AnnouncementInput, AnnouncementView } from '../contract.ts';
import { announcementsAtMost, changeableUntil, pinnedAtMost } from '../policy.ts';
import { getAnnouncement } from './announcements.ts';

/** Says something to a class, or to one of its groups. */
export async function announce(
  ctx: Ctx,
  { id, text, to: { groupId }, pinned }: AnnouncementInput,
): Promise<AnnouncementView> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { id: classId } = await lockTaughtClass(ctx, id);
    if (groupId !== undefined && !(await listClassGroups(ctx, classId)).some((group) => group.id === groupId))
      throw new Invalid([{ path: 'to', messageKey: 'teaching.field.to' }]);
    if ((await countRows(ctx, classId)) >= announcementsAtMost)
      throw new Conflict('too_many_announcements', 'teaching.refusal.tooManyAnnouncements');
    if (pinned) await refusePinning(ctx, classId);
    const announcementId = randomUUID();
    const now = ctx.clock.now();
    await ctx.db
      .insertInto('class_announcements')
      .values({
        id: announcementId,
        class_id: classId,
        group_id: groupId ?? null,
        text,
        created_by: userId,
        created_at: now,
        pinned_at: pinned ? now : null,
      })
      .execute();
    return getAnnouncement(ctx, { id, announcementId });
  });
}

/** Pins an announcement or takes the pin off, which every teacher may; changes its words, which only their author may, for minutes. */
export async function changeAnnouncement(
  ctx: Ctx,
  { id, announcementId, text, pinned }: AnnouncementChange,
): Promise<AnnouncementView> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { id: classId } = await lockTaughtClass(ctx, id);
    const before = await findRow(ctx, classId, announcementId);
    const now = ctx.clock.now();
    const isReworded = text !== undefined && text !== before.text;
    if (isReworded && before.created_by !== userId)
      throw new Forbidden('not_author', 'teaching.refusal.notAuthor');
    if (isReworded && changeableUntil(before.created_at) <= now)
      throw new Conflict('too_late', 'teaching.refusal.announcementTooLate');
    if (pinned && !before.pinned_at) await refusePinning(ctx, classId);
    await ctx.db
      .updateTable('class_announcements')
      .set({
        ...(isReworded && { text, changed_at: now }),
        pinned_at: (pinned ?? before.pinned_at !== null) ? (before.pinned_at ?? now) : null,
      })
      .where('id', '=', announcementId)
      .execute();
    return getAnnouncement(ctx, { id, announcementId });
  });
}

/** Removes an announcement. Who did is on record, and who had written it; the words are gone. */
export async function removeAnnouncement(
  ctx: Ctx,
  { id, announcementId }: { id: string; announcementId: string },
): Promise<void> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    const { id: classId } = await lockTaughtClass(ctx, id);
    const { created_by: author, created_at } = await findRow(ctx, classId, announcementId);
    await ctx.db.deleteFrom('class_announcements').where('id', '=', announcementId).execute();
    await recordAudit(ctx, {
      who: userId,
      what: 'class.announcement_removed',
      subject: author ?? userId,
      before: { classId, announcementId, at: created_at.toISOString() },
    });
  });
}

async function findRow({ db }: Pick<Ctx, 'db'>, classId: string, announcementId: string) {
  const row = await db
    .selectFrom('class_announcements')
    .selectAll()
    .where('class_id', '=', classId)
    .where('id', '=', announcementId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

async function refusePinning(ctx: Pick<Ctx, 'db'>, classId: string): Promise<void> {
  if ((await countRows(ctx, classId, 'pinned')) >= pinnedAtMost)
    throw new Conflict('too_many_pinned', 'teaching.refusal.tooManyPinned');
}

async function countRows({ db }: Pick<Ctx, 'db'>, classId: string, which?: 'pinned'): Promise<number> {
  const { count } = await db
    .selectFrom('class_announcements')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('class_id', '=', classId)
    .$if(which === 'pinned', (query) => query.where('pinned_at', 'is not', null))
    .executeTakeFirstOrThrow();
  return Number(count);
}
