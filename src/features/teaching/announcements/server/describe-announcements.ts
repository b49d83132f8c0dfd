import type { Selectable } from 'kysely';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';
import { listClassGroups, type ClassCircle } from '#features/classes/server/public.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { AnnouncementView } from '../contract.ts';
import { changeableUntil } from '../policy.ts';

export type AnnouncementRow = Selectable<Tables['class_announcements']>;

/** Announcements of a class as the caller sees them, in the order of the rows. */
export async function describeAnnouncements(
  ctx: Ctx,
  { id, relation }: Pick<ClassCircle, 'id' | 'relation'>,
  rows: readonly AnnouncementRow[],
): Promise<AnnouncementView[]> {
  if (rows.length === 0) return [];
  const { userId } = signedIn(ctx);
  const isTeacher = relation === 'teacher';
  const authors: UserId[] = rows.flatMap(({ created_by }) => created_by ?? []);
  const people = await describePeople(ctx, [...new Set(authors)]);
  const groups = isTeacher ? await listClassGroups(ctx, id) : [];
  return rows.map((row) => {
    const group = groups.find((each) => each.id === row.group_id);
    const until = changeableUntil(row.created_at);
    const isOwn = isTeacher && row.created_by === userId && until > ctx.clock.now();
    return {
      id: row.id,
      text: row.text,
      by: (row.created_by && people.get(row.created_by)?.displayName) ?? '',
      at: row.created_at.toISOString(),
      changed: row.changed_at !== null,
      pinned: row.pinned_at !== null,
      ...(group && { group }),
      ...(isOwn && { changeableUntil: until.toISOString() }),
    };
  });
}
