import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { ClassId } from '#features/classes/contract.ts';
import { teachersAtMost } from '#features/classes/policy.ts';

/** Refuses one more teacher than a class may have. */
export async function refuseWithoutRoom({ db }: Pick<Ctx, 'db'>, classId: ClassId): Promise<void> {
  const { teachers } = await db
    .selectFrom('class_teachers')
    .select(({ fn }) => fn.countAll<string>().as('teachers'))
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow();
  if (Number(teachers) >= teachersAtMost)
    throw new Conflict('too_many_teachers', 'classes.refusal.tooManyTeachers');
}
