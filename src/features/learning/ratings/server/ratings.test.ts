import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { Forbidden, NotFound, SignInRequired } from '#core/refusals.ts';
import { changeUser, makeUser } from '#features/people/testing.ts';
import { RatingsView } from '../contract.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { dropRating, getRatings, rate } from './ratings.ts';

describe('ratings', () => {
  const database = useDatabase();
  let ctx: TestCtx;
  let id: string;
  beforeEach(async () => {
    ctx = makeCtx(database.db);
    id = itemIdOf(await makeCourse(ctx));
  });
  const as = async (columns: Parameters<typeof makeUser>[1] = {}) => ({
    ...ctx,
    actor: (await makeUser(ctx, columns)).actor,
  });
  const approveAll = () => ctx.db.updateTable('ratings').set({ text_status: 'approved' }).execute();

  test('are one per person, who may change it and take it back', async () => {
    const dana = await as();
    await rate(dana, { id, stars: 3, text: 'Quiet' });
    const again = RatingsView.parse(await rate(dana, { id, stars: 5, text: 'Quiet and warm' }));
    expect(again).toMatchObject({
      count: 1,
      mine: { stars: 5, text: 'Quiet and warm', status: 'pending' },
    });
    await dropRating(dana, id);
    await dropRating(dana, id);
    expect(await getRatings(dana, id)).toEqual({ id, count: 0, reviews: [] });
  });

  test('stay one when two arrive at once', async () => {
    const dana = await as();
    await Promise.all([1, 2, 3, 4].map((stars) => rate(dana, { id, stars, text: '' })));
    expect((await getRatings(dana, id)).count).toBe(1);
  });

  test('have an average from three on', async () => {
    await rate(await as(), { id, stars: 5, text: '' });
    await rate(await as(), { id, stars: 4, text: '' });
    expect(await getRatings(ctx, id)).not.toHaveProperty('average');
    await rate(await as(), { id, stars: 4, text: '' });
    expect(await getRatings(ctx, id)).toMatchObject({ count: 3, average: 4.3 });
  });

  test('show a text to others only once it is approved, and no longer once it changes', async () => {
    const dana = await as({ first_name: 'Dana', last_name: 'Levi', avatar: 'lion' });
    await rate(dana, { id, stars: 5, text: 'So kind' });
    expect((await getRatings(ctx, id)).reviews).toEqual([]);
    await approveAll();
    const { reviews } = await getRatings(ctx, id);
    expect(reviews).toMatchObject([
      { by: 'Dana', avatar: '/avatars/lion.svg', stars: 5, text: 'So kind', at: '2026-11-17' },
    ]);
    expect(JSON.stringify(reviews)).not.toMatch(/Levi/);
    expect((await getRatings(dana, id)).reviews).toEqual([]);
    await rate(dana, { id, stars: 4, text: 'So kind' });
    expect((await getRatings(ctx, id)).reviews).toMatchObject([{ stars: 4 }]);
    await rate(dana, { id, stars: 4, text: 'Something else' });
    expect((await getRatings(ctx, id)).reviews).toEqual([]);
  });

  test('never show the text of a minor whose guardian does not approve', async () => {
    const child = { adult_from: new Date('2030-01-01'), guardian_approved_at: new Date('2026-01-01') };
    const noa = await as({ first_name: 'Noa', ...child });
    await rate(noa, { id, stars: 5, text: 'Mine' });
    await approveAll();
    expect((await getRatings(ctx, id)).reviews).toMatchObject([{ by: 'Noa' }]);
    await changeUser(ctx, noa.actor.userId, { guardian_approved_at: null });
    expect((await getRatings(ctx, id)).reviews).toEqual([]);
  });

  test('come only from signed-in users, for what they may open', async () => {
    await expect(rate(ctx, { id, stars: 5, text: '' })).rejects.toThrow(SignInRequired);
    const locked = itemIdOf(await makeCourse(ctx, { items: [{ access: 'premium' }] }));
    await expect(rate(await as(), { id: locked, stars: 5, text: '' })).rejects.toThrow(Forbidden);
    await expect(getRatings(ctx, 'unknown')).rejects.toThrow(NotFound);
  });
});
