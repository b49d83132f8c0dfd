import { randomUUID } from 'node:crypto';
import { addDays } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listDemoClasses, seedDemoRoster } from '#features/classes/server/public.ts';
import { listClassCourses, storeDemoWork } from '#features/learning/server/public.ts';
import { judgeDay, placeOf, todayAt } from '../assignments/server/due-dates.ts';
import { openSetCourses } from '../assignments/server/set-courses.ts';
import { demoPlace, seedClassLife } from './seed-class-life.ts';

/** A class of the demo world with two courses, students at different places in them, and two assignments, once; and what is said in both classes. */
export async function seedTeaching(ctx: Ctx): Promise<void> {
  await seedRoster(ctx);
  for (const one of await listDemoClasses(ctx)) await seedClassLife(ctx, one);
}

async function seedRoster(ctx: Ctx): Promise<void> {
  const courses = (await listClassCourses(ctx, 'he')).slice(0, 2);
  const courseIds = courses.map(({ id }) => id);
  const made = await seedDemoRoster(ctx, courseIds);
  if (!made) return;
  await storeDemoWork(ctx, made.students, courseIds);
  const [, other] = courses;
  const item = other?.items.at(2);
  if (!other || !item) return;
  const place = placeOf(demoPlace);
  const today = todayAt(ctx, place);
  const common = {
    class_id: made.classId,
    student_id: null,
    starts_on: today,
    place: demoPlace,
    created_by: made.educatorId,
    created_at: ctx.clock.now(),
    told_at: null,
    reminded_for: null,
  };
  await ctx.db
    .insertInto('assignments')
    .values([
      {
        ...common,
        id: randomUUID(),
        kind: 'course',
        target: other.id,
        group_id: null,
        due_on: judgeDay(addDays(today, 7), place).next,
        repeat_until: addDays(today, 35),
        note: 'שיעור אחד בשבוע. בהנאה!',
      },
      {
        ...common,
        id: randomUUID(),
        kind: 'item',
        target: item.id,
        group_id: made.groupId,
        due_on: judgeDay(addDays(today, 3), place).next,
        repeat_until: null,
        note: '',
      },
    ])
    .execute();
  await openSetCourses(ctx, made.classId);
}
