import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { describePeople } from '#features/people/server/public.ts';
import { admitWaiting } from './admit-waiting.ts';
import { resumeEnrolments } from './enrolments.ts';

/**
 * Admits the students who may be admitted by now without a request of theirs: a plan has begun, an account was erased,
 * a minor has come of age. Returns how many educators and students that involved. For the database's maintenance.
 */
export async function admitWherePossible(ctx: Ctx): Promise<number> {
  const educators = await ctx.db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .select('classes.educator_id')
    .distinct()
    .where('class_students.why', '=', 'seats')
    .execute();
  for (const { educator_id } of educators) await admitWaiting(ctx, educator_id);
  return educators.length + (await resumeGrownUps(ctx));
}

async function resumeGrownUps(ctx: Ctx): Promise<number> {
  const rows = await ctx.db
    .selectFrom('class_students')
    .select(['user_id', 'class_id', 'why'])
    .where('why', 'in', ['account', 'guardian'])
    .execute();
  const people = await describePeople(ctx, [...new Set(rows.map((row) => row.user_id))]);
  const grownUp = rows.filter(({ user_id }) => people.get(user_id)?.minor === false);
  for (const { user_id: userId, class_id: classId, why } of grownUp)
    await inTransaction(ctx, (ctx) =>
      resumeEnrolments(ctx, why === 'guardian' ? { userId, why, classId } : { userId, why: 'account' }),
    );
  return grownUp.length;
}
