import { randomUUID } from 'node:crypto';
import { dayMs } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { noPassword } from '#platform/crypto/passwords.ts';
import { findDemoPerson, insertUsers } from '#features/people/server/public.ts';
import type { ClassId, GroupId } from '../contract.ts';
import { openClassCourses } from './open-courses.ts';

/** As stored, without the dash. */
export const rosterCode = 'DEMX3579';
const daysInClass = 40;

const names = [
  ['אורי', 'אברהם'],
  ['נועה', 'ברק'],
  ['יעל', 'גבאי'],
  ['דוד', 'הרשקוביץ'],
  ['מיכל', 'וייס'],
  ['איתן', 'זכאי'],
  ['שרה', 'חדד'],
  ['יונתן', 'טל'],
  ['רחל', 'כץ'],
  ['אליה', 'לוי'],
  ['הדס', 'מלכה'],
  ['עמית', 'נחום'],
] as const;

interface DemoRoster {
  classId: string;
  educatorId: UserId;
  students: UserId[];
  groupId: string;
}

/** A second class of the demo world's educator, whole and with two groups; undefined if it is there. */
export async function seedDemoRoster(
  ctx: Ctx,
  courseIds: readonly string[],
): Promise<DemoRoster | undefined> {
  const educatorId = await findDemoPerson(ctx, 'educator@example.org');
  if (!educatorId) return undefined;
  const joinedAt = new Date(ctx.clock.now().getTime() - daysInClass * dayMs);
  return inTransaction(ctx, async (ctx) => {
    const { db } = ctx;
    const classId = randomUUID() as ClassId;
    const made = await db
      .insertInto('classes')
      .values({
        id: classId,
        educator_id: educatorId,
        name: 'כיתה ד׳',
        code: rosterCode,
        code_paused_at: null,
        created_at: joinedAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return undefined;
    const students = names.map(() => randomUUID() as UserId);
    await insertUsers(db)
      .values(
        names.map(([firstName, lastName], index) => ({
          id: students[index] ?? (randomUUID() as UserId),
          email_address: null,
          email_key: null,
          password_hash: noPassword,
          first_name: firstName,
          last_name: lastName,
          role: 'student' as const,
          language: 'he' as const,
          guardian_approved_at: joinedAt,
          demo: true,
          created_at: joinedAt,
        })),
      )
      .execute();
    const inClass = (user_id: UserId) => ({ class_id: classId, user_id });
    await db
      .insertInto('class_students')
      .values(
        students.map((id) => ({
          ...inClass(id),
          status: 'joined' as const,
          why: null,
          created_at: joinedAt,
        })),
      )
      .execute();
    const groups = ['קבוצת הרימון', 'קבוצת הזית'].map((name) => ({
      id: randomUUID() as GroupId,
      class_id: classId,
      name,
      created_at: joinedAt,
    }));
    const [first] = groups;
    await db.insertInto('class_groups').values(groups).execute();
    await db
      .insertInto('class_group_students')
      .values(
        students.flatMap((id, index) => {
          const group = groups[index % groups.length];
          return group ? { ...inClass(id), group_id: group.id } : [];
        }),
      )
      .execute();
    if (courseIds.length > 0)
      await db
        .insertInto('class_courses')
        .values(courseIds.map((course_id) => ({ class_id: classId, course_id, added_at: joinedAt })))
        .execute();
    await openClassCourses(ctx, classId);
    return { classId, educatorId, students, groupId: first?.id ?? '' };
  });
}
