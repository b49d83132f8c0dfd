import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { Forbidden, Invalid, NotFound, SignInRequired } from '#core/refusals.ts';
import { makeUser } from '#features/people/testing.ts';
import { PlanInput, TaskSummary, TaskView } from '../contract.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import type { TaskBody } from './authoring.ts';
import { listTasks } from './list-tasks.ts';
import { dropPlan, getTask, listPlans, savePlan } from './tasks.ts';

const body: TaskBody = {
  kind: 'task',
  why: 'A guest is a gift.',
  source: 'Avot 1:5',
  needs: ['A chair'],
  steps: ['Invite', 'Welcome'],
  tip: 'Smile.',
  show: 'Tell who came.',
};

describe('a task', () => {
  const database = useDatabase();
  let ctx: TestCtx;
  let learner: TestCtx;
  let id: string;
  beforeEach(async () => {
    ctx = makeCtx(database.db);
    learner = { ...ctx, actor: (await makeUser(ctx)).actor };
    id = itemIdOf(await makeCourse(ctx, { items: [{ type: 'challenge', access: 'public', body }] }));
  });

  const today = () => ctx.clock.now().toISOString().slice(0, 10);

  test('gives the reason, the materials and the steps to everyone who may open it', async () => {
    const { kind: _, ...task } = body;
    expect(TaskView.parse(await getTask(ctx, id))).toEqual({ id, ...task });
  });

  test('is not found if the item is of another kind, and refused if it is locked', async () => {
    const course = await makeCourse(ctx, {
      items: [{ access: 'public' }, { type: 'rwi', access: 'premium', body }],
    });
    await expect(getTask(ctx, itemIdOf(course, 0))).rejects.toThrow(NotFound);
    await expect(getTask(ctx, itemIdOf(course, 1))).rejects.toThrow(SignInRequired);
    await expect(
      savePlan(learner, { id: itemIdOf(course, 1), plannedFor: today(), note: '' }),
    ).rejects.toThrow(Forbidden);
  });

  test('is listed with what opens it, unless it is only announced or the learner sees only films', async () => {
    const course = await makeCourse(ctx, {
      items: [
        { access: 'public' },
        { type: 'rwi', access: 'premium', body },
        { type: 'challenge', planned: true },
      ],
    });
    const ids = course.chapters.flatMap(({ items }) => items.map((item) => item.id));
    const list = async (as: TestCtx) => (await listTasks(as)).filter((task) => ids.includes(task.id));
    const [deed, ...others] = await list(ctx);
    expect(TaskSummary.parse(deed)).toMatchObject({
      id: ids[1],
      type: 'rwi',
      courseId: course.id,
      mayWatch: false,
      reason: 'sign_in_required',
    });
    expect(others).toEqual([]);
    const { actor } = await makeUser(ctx);
    expect(await list({ ...ctx, actor: { ...actor, classicMode: true } })).toEqual([]);
  });

  test('keeps only the latest plan made for it, visible only to its maker', async () => {
    await savePlan(learner, { id, plannedFor: today(), note: 'Alone' });
    await savePlan(learner, { id, plannedFor: today(), note: 'With Dana' });
    expect(await getTask(learner, id)).toMatchObject({ plan: { plannedFor: today(), note: 'With Dana' } });
    expect(await listPlans(learner)).toMatchObject([{ itemId: id, title: 'Film (en)', note: 'With Dana' }]);
    const other = { ...ctx, actor: (await makeUser(ctx)).actor };
    expect(await getTask(other, id)).not.toHaveProperty('plan');
    expect(await listPlans(other)).toEqual([]);
    await dropPlan(learner, id);
    await dropPlan(learner, id);
    expect(await listPlans(learner)).toEqual([]);
  });

  test.each(['2020-01-01', '2100-01-01', ''])(
    'cannot be planned for "%s", with a specific message',
    async (plannedFor) => {
      expect(PlanInput.safeParse({ id, plannedFor, note: '' }).success).toBe(true);
      await expect(savePlan(learner, { id, plannedFor, note: '' })).rejects.toThrow(Invalid);
      expect(await listPlans(learner)).toEqual([]);
    },
  );

  test('can be planned only by a signed-in user', async () => {
    await expect(savePlan(ctx, { id, plannedFor: today(), note: '' })).rejects.toThrow(SignInRequired);
  });
});
