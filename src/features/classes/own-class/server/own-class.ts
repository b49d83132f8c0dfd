import type { Ctx } from '#platform/ctx.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { OwnClassView } from '../contract.ts';
import { requireClassCircle } from './class-circle.ts';

/** A class as the caller sees it who belongs to it; for anyone else it is not found. */
export async function getOwnClass(ctx: Ctx, id: string): Promise<OwnClassView> {
  const { id: classId, name, relation, ownIds } = await requireClassCircle(ctx, id);
  const rows = await ctx.db
    .selectFrom('class_teachers')
    .select('user_id')
    .where('class_id', '=', classId)
    .orderBy('kind', 'desc')
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute();
  const teacherIds = rows.map(({ user_id }) => user_id);
  const people = await describePeople(ctx, [...teacherIds, ...ownIds]);
  return {
    id: classId,
    name,
    relation,
    teachers: teacherIds.flatMap((teacherId) => {
      const teacher = people.get(teacherId);
      return teacher ? { name: teacher.displayName, avatar: teacher.avatar ?? null } : [];
    }),
    children:
      relation === 'guardian'
        ? ownIds.map((childId) => ({ id: childId, firstName: people.get(childId)?.firstName ?? '' }))
        : [],
  };
}
