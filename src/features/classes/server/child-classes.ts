import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { AskedChild, ChildFacts } from '#features/families/server/public.ts';
import { describePeople } from '#features/people/server/public.ts';

/** The classes of each of these children, also those that she is waiting for, as long as they are not archived. */
export async function listChildrenClasses(
  ctx: Ctx,
  { children }: { children: readonly AskedChild[] },
): Promise<ReadonlyMap<UserId, Pick<ChildFacts, 'classes'>>> {
  const rows = await ctx.db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .select(['class_students.user_id', 'class_students.why', 'classes.id', 'classes.name', 'educator_id'])
    .where(
      'class_students.user_id',
      'in',
      children.map(({ id }) => id),
    )
    .where('classes.archived_at', 'is', null)
    .orderBy('classes.name')
    .orderBy('classes.id')
    .execute();
  const teachers = await describePeople(ctx, [...new Set(rows.map((row) => row.educator_id))]);
  return new Map(
    [...Map.groupBy(rows, ({ user_id }) => user_id)].map(([userId, own]) => [
      userId,
      {
        classes: own.map(({ id, name, educator_id, why }) => ({
          id,
          name,
          teacher: teachers.get(educator_id)?.displayName ?? '',
          waitsFor: why,
        })),
      },
    ]),
  );
}
