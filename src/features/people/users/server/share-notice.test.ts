import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { peopleApi } from '#features/people/api.ts';
import { makeUser } from '#features/people/testing.ts';
import { describeUser } from './current-user.ts';

describe('the share notice', () => {
  const database = useDatabase();

  test('is confirmed now, for the caller alone; a simultaneous second call does no harm', async () => {
    const ctx = makeCtx(database.db);
    const [me, other] = [await makeUser(ctx), await makeUser(ctx)];
    const mine = { ...ctx, actor: me.actor };
    expect((await describeUser(mine)).lastConfirmedShareNotice).toBeNull();

    ctx.clock.advance(60);
    const now = ctx.clock.now().toISOString();
    const answers = await Promise.all(
      [1, 2].map(() => call(peopleApi.confirmShareNotice, undefined, { context: mine })),
    );
    expect(answers).toEqual([{ lastConfirmedShareNotice: now }, { lastConfirmedShareNotice: now }]);
    expect((await describeUser(mine)).lastConfirmedShareNotice).toBe(now);
    expect((await describeUser({ ...ctx, actor: other.actor })).lastConfirmedShareNotice).toBeNull();
  });

  test('is refused to a visitor, and has a limit', async () => {
    const ctx = makeCtx(database.db);
    await expect(call(peopleApi.confirmShareNotice, undefined, { context: ctx })).rejects.toMatchObject({
      kind: 'sign-in-required',
    });
    const { actor } = await makeUser(ctx);
    const calls = Array.from({ length: 200 }, () =>
      call(peopleApi.confirmShareNotice, undefined, { context: { ...ctx, actor } }),
    );
    await expect(Promise.all(calls)).rejects.toMatchObject({ kind: 'too-many' });
  });
});
