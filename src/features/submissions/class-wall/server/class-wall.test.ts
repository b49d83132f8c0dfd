import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { NotFound } from '#core/refusals.ts';
import { makeClass, makeCoTeacher, makeEducator, makeStudentIn, putAway } from '#features/classes/testing.ts';
import { makeFamily } from '#features/families/testing.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { listWall } from '#features/submissions/wall/server/wall.ts';
import { worksPerPage } from '#features/submissions/wall/policy.ts';
import { makeWorkOf } from '#features/submissions/testing.ts';

const database = useDatabase();
let ctx: TestCtx;
let dov: TestUser;
let ada: TestUser;
let room: Awaited<ReturnType<typeof makeClass>>;

beforeEach(async () => {
  ctx = makeCtx(database.db);
  room = await makeClass(ctx);
  dov = await makeUser(ctx, { first_name: 'Dov' });
  ada = await makeUser(ctx, { first_name: 'Ada' });
  for (const { userId } of [dov, ada]) await makeStudentIn(ctx, room.id, userId);
  ctx.clock.advance(60);
});

const see = ({ actor }: Pick<TestUser, 'actor'>, next?: string) =>
  listWall({ ...ctx, actor }, { class: room.id, sort: 'newest', next });
const idsFor = async (who: Pick<TestUser, 'actor'>) => (await see(who)).items.map(({ id }) => id).toSorted();
const approved = { status: 1 } as const;

describe('the wall of a class', () => {
  test('has what its students show to the class or to everyone, once it is approved', async () => {
    const shown = [
      await makeWorkOf(ctx, dov, approved),
      await makeWorkOf(ctx, ada, { ...approved, visibility: 0 }),
    ];
    await makeWorkOf(ctx, dov, { ...approved, visibility: 2 });
    for (const status of [0, 2, 3, 5] as const) await makeWorkOf(ctx, dov, { status });
    const hidden = await makeWorkOf(ctx, dov, approved);
    await ctx.db
      .updateTable('submissions')
      .set({ hidden_at: ctx.clock.now() })
      .where('id', '=', hidden)
      .execute();
    const co = await makeCoTeacher(ctx, room.id);
    for (const reader of [dov, ada, room.educator, co])
      expect(await idsFor(reader)).toEqual(shown.toSorted());
  });

  test('is that class’s alone: not what a student made for another one, or before she joined', async () => {
    const other = await makeClass(ctx, room.educator);
    const early = await makeWorkOf(ctx, dov, approved);
    ctx.clock.advance(60);
    await makeStudentIn(ctx, other.id, dov.userId);
    ctx.clock.advance(60);
    const late = await makeWorkOf(ctx, dov, approved);
    expect(await idsFor(room.educator)).toEqual([early, late].toSorted());
    const ofOther = await listWall(
      { ...ctx, actor: room.educator.actor },
      { class: other.id, sort: 'newest' },
    );
    expect(ofOther.items.map(({ id }) => id)).toEqual([late]);
  });

  test('shows a guardian what her child has made, and of others what everyone may see', async () => {
    const { guardian, members } = await makeFamily(ctx, { children: 1 });
    const [miri] = members as [TestUser];
    await makeStudentIn(ctx, room.id, miri.userId);
    const own = await makeWorkOf(ctx, miri, approved);
    const forAll = await makeWorkOf(ctx, ada, { ...approved, visibility: 0 });
    await makeWorkOf(ctx, dov, approved);
    expect(await idsFor(guardian)).toEqual([own, forAll].toSorted());
  });

  test('is not found by anyone else, nor once the class is put away by its students', async () => {
    const { guardian } = await makeFamily(ctx);
    for (const stranger of [await makeUser(ctx), await makeEducator(ctx), guardian])
      await expect(see(stranger)).rejects.toThrow(NotFound);
    await expect(listWall(ctx, { class: room.id, sort: 'newest' })).rejects.toThrow(NotFound);
    await putAway(ctx, room.id);
    await expect(see(dov)).rejects.toThrow(NotFound);
    expect(await idsFor(room.educator)).toEqual([]);
  });

  test('comes in pages, every work once', async () => {
    const made: string[] = [];
    for (let count = 0; count < worksPerPage + 3; count += 1) {
      ctx.clock.advance(1);
      made.push(await makeWorkOf(ctx, count % 2 === 0 ? dov : ada, approved));
    }
    const first = await see(ada);
    await makeWorkOf(ctx, dov, approved);
    const second = await see(ada, first.next);
    expect(first.totalItems).toBe(made.length);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made.toReversed());
  });
});
