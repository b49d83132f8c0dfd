import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { describePeople, selectUsers } from '#features/people/server/public.ts';
import type { ClassFates } from '#features/classes/contract.ts';
import { listWithHeirs } from './find-heirs.ts';

/** What becomes of a teacher's classes once her account is erased, as they stand now; undefined if she has neither class nor card. */
export async function foretellErasure(ctx: Ctx, ownerId: UserId): Promise<ClassFates | undefined> {
  const classes = await listWithHeirs(ctx, ownerId);
  const students = await countStudents(ctx, ownerId);
  const heirs = await describePeople(
    ctx,
    classes.flatMap(({ heirId }) => heirId ?? []),
  );
  const goingOn = classes.flatMap(({ id, heirId }) => (heirId === undefined ? [] : id));
  const { cards } = await selectUsers(ctx.db)
    .innerJoin('student_cards', 'student_cards.user_id', 'users.id')
    .select(({ fn }) => fn.countAll<string>().as('cards'))
    .where('educator_id', '=', ownerId)
    .where('erase_at', 'is', null)
    .$if(goingOn.length > 0, (query) =>
      query.where('users.id', 'not in', (row) =>
        row.selectFrom('class_students').select('user_id').where('class_id', 'in', goingOn),
      ),
    )
    .executeTakeFirstOrThrow();
  if (classes.length === 0 && Number(cards) === 0) return undefined;
  return {
    items: classes.map(({ id, name, heirId }) => ({
      id,
      name,
      students: students.get(id) ?? 0,
      heir: heirId === undefined ? null : (heirs.get(heirId)?.displayName ?? ''),
    })),
    cardStudents: Number(cards),
  };
}

/** Those who would lose a class; nobody sees an archived one. */
async function countStudents({ db }: Pick<Ctx, 'db'>, ownerId: UserId): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .select(({ fn }) => ['classes.id', fn.countAll<string>().as('students')])
    .where('classes.educator_id', '=', ownerId)
    .where('status', '=', 'joined')
    .where('archived_at', 'is', null)
    .groupBy('classes.id')
    .execute();
  return new Map(rows.map(({ id, students }) => [id, Number(students)]));
}
