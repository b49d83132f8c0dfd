import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readPage } from '#platform/db/keyset.ts';
import { listEnrolments, requireClassCircle, type ClassCircle } from '#features/classes/server/public.ts';
import type { AnnouncementList, AnnouncementView } from '../contract.ts';
import { pinnedAtMost } from '../policy.ts';
import { describeAnnouncements } from './describe-announcements.ts';

const perPage = 10;

/** What the teachers of a class have said to the caller: a student and her guardians read what is for her groups. */
export async function listAnnouncements(
  ctx: Ctx,
  { id, after }: { id: string; after?: string | undefined },
): Promise<AnnouncementList> {
  const circle = await requireClassCircle(ctx, id);
  const groupIds = await listReadGroups(ctx, circle);
  const all = ctx.db
    .selectFrom('class_announcements')
    .selectAll()
    .where('class_id', '=', circle.id)
    .$if(groupIds !== 'all', (query) =>
      query.where(({ eb, or }) =>
        or([
          eb('group_id', 'is', null),
          ...(groupIds !== 'all' && groupIds.length > 0 ? [eb('group_id', 'in', groupIds)] : []),
        ]),
      ),
    );
  const pinned =
    after === undefined
      ? await all
          .where('pinned_at', 'is not', null)
          .orderBy('pinned_at', 'desc')
          .orderBy('id')
          .limit(pinnedAtMost)
          .execute()
      : [];
  const { rows, ...page } = await readPage(all.where('pinned_at', 'is', null), {
    by: ['created_at', 'id'],
    order: 'newest first',
    after,
    perPage,
  });
  return { items: await describeAnnouncements(ctx, circle, [...pinned, ...rows]), ...page };
}

/** One announcement as its teacher sees it. */
export async function getAnnouncement(
  ctx: Ctx,
  { id, announcementId }: { id: string; announcementId: string },
): Promise<AnnouncementView> {
  const circle = await requireClassCircle(ctx, id);
  const row = await ctx.db
    .selectFrom('class_announcements')
    .selectAll()
    .where('class_id', '=', circle.id)
    .where('id', '=', announcementId)
    .executeTakeFirst();
  const [view] = row ? await describeAnnouncements(ctx, circle, [row]) : [];
  if (!view) throw new NotFound();
  return view;
}

/** The groups whose announcements the caller reads: a teacher all of them. */
async function listReadGroups(ctx: Ctx, { id, relation, ownIds }: ClassCircle): Promise<'all' | string[]> {
  if (relation === 'teacher') return 'all';
  const enrolments = await listEnrolments(ctx, ownIds);
  return enrolments.filter(({ classId }) => classId === id).flatMap(({ groupIds }) => groupIds);
}
