import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import type { Standing } from '#features/reports/server/public.ts';

/** How many classes and students there are now, for the reports. */
export async function countClasses({ db }: Pick<Ctx, 'db'>): Promise<Standing[]> {
  const { rows } = await sql<Record<'classes' | 'teachers' | 'students' | 'pending', number>>`
    select count(*)::integer as classes, count(distinct educator_id)::integer as teachers,
      (select count(distinct user_id)::integer from class_students where status = 'joined') as students,
      (select count(distinct user_id)::integer from class_students where status = 'pending') as pending
    from classes`.execute(db);
  const [counts] = rows;
  if (!counts) return [];
  const { classes, teachers, students, pending } = counts;
  const standing = (value: string, amount: number, people: number): Standing => ({
    kind: 'classes',
    value,
    amount,
    people,
  });
  return [
    // A class is its teacher's: the figure is about her.
    standing('classes', classes, teachers),
    standing('teachers', teachers, teachers),
    standing('students', students, students),
    standing('pending', pending, pending),
  ];
}
