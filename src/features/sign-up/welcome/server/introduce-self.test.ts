import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { signUpApi } from '#features/sign-up/api.ts';
import type { IntroductionInput } from '../contract.ts';
import { makeSession } from '#features/sign-in/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { findActorByBearer, findActorByCookie, openSession } from '#features/sign-in/server/public.ts';
import { describeUser } from '#features/people/server/public.ts';
import { introduceSelf } from './introduce-self.ts';

const names = { firstName: 'Miriam', lastName: 'Stern' };
const asLearner: IntroductionInput = { ...names, role: 'learner', birthYear: 1990, country: 'IL' };

async function makeNewcomer(ctx: TestCtx) {
  const user = await makeUser(ctx, { role: 'new', first_name: '', last_name: '' });
  const { token } = await makeSession(ctx, user);
  const actor = await findActorByBearer(ctx.db, token, ctx.clock.now());
  return { token, ctx: { ...ctx, ...(actor && { actor }) } };
}

describe('a user without a role', () => {
  const database = useDatabase();

  test.each(['parent', 'educator', 'learner'] as const)('chooses to be a %s, with a name', async (role) => {
    const { ctx } = await makeNewcomer(makeCtx(database.db));
    await call(signUpApi.introduceSelf, { ...asLearner, role }, { context: ctx });
    expect(await describeUser(ctx)).toMatchObject({ fullName: 'Miriam Stern', role, minor: false });
  });

  test('can choose only once', async () => {
    const { ctx } = await makeNewcomer(makeCtx(database.db));
    await introduceSelf(ctx, asLearner);
    await expect(introduceSelf(ctx, { ...asLearner, role: 'educator' })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'role_chosen',
    });
    expect(await describeUser(ctx)).toMatchObject({ role: 'learner' });
  });

  test('may correct the name afterward', async () => {
    const { ctx } = await makeNewcomer(makeCtx(database.db));
    await introduceSelf(ctx, asLearner);
    await introduceSelf(ctx, { firstName: 'Miri', lastName: 'Stern' });
    expect(await describeUser(ctx)).toMatchObject({ fullName: 'Miri Stern', role: 'learner' });
  });

  test.each([
    { without: 'a role', input: { ...names, birthYear: 1990 }, path: 'role' },
    { without: 'a birth year', input: { ...names, role: 'learner' as const }, path: 'birthYear' },
    { without: 'a birth year in the past', input: { ...asLearner, birthYear: 2027 }, path: 'birthYear' },
    {
      without: 'the age of a parent',
      input: { ...asLearner, role: 'parent', birthYear: 2016 },
      path: 'role',
    },
  ] as const)('is asked again without $without', async ({ input, path }) => {
    const { ctx } = await makeNewcomer(makeCtx(database.db));
    await expect(introduceSelf(ctx, input)).rejects.toMatchObject({
      kind: 'invalid',
      data: { issues: [expect.objectContaining({ path })] },
    });
  });

  test('is a minor if young', async () => {
    const { ctx } = await makeNewcomer(makeCtx(database.db));
    await introduceSelf(ctx, { ...asLearner, birthYear: 2016, country: 'de' });
    expect(await describeUser(ctx)).toMatchObject({ minor: true });
  });

  test('cannot make herself older once she has given her birth year', async () => {
    const plain = makeCtx(database.db);
    const { actor } = await makeUser(plain, {
      role: 'new',
      birth_year: 2016,
      adult_from: new Date('2030-01-01'),
    });
    const { sessionId } = await openSessionOf(plain, actor.userId);
    const ctx = { ...plain, actor: { ...actor, sessionId } };
    await introduceSelf(ctx, asLearner);
    expect(await describeUser(ctx)).toMatchObject({ minor: true });
  });

  test('gets new secrets for the same session, remembered as before', async () => {
    const { ctx, token: before } = await makeNewcomer(makeCtx(database.db));
    const { token } = await introduceSelf(ctx, asLearner);
    const { db } = ctx;
    const now = ctx.clock.now();
    expect(await findActorByBearer(db, before, now)).toBeUndefined();
    expect(await findActorByBearer(db, token, now)).toMatchObject({ role: 'learner' });
    const cookie = ctx.cookie();
    expect(cookie?.remember).toBe(true);
    expect(await findActorByCookie(db, cookie?.value ?? '', now)).toMatchObject({ role: 'learner' });
  });

  async function openSessionOf(ctx: TestCtx, userId: Parameters<typeof makeSession>[1]['userId']) {
    const { token } = await openSession(ctx, { userId, length: 'short', userAgent: 'test' });
    const found = await findActorByBearer(ctx.db, token, ctx.clock.now());
    if (!found) throw new Error('the session is not there');
    return found;
  }
});

describe('fifty choices of one person at the same moment', () => {
  const database = useCommittedDatabase();

  test('leave one of them', async () => {
    const { ctx } = await makeNewcomer(makeCtx(database.db));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        introduceSelf(ctx, { ...asLearner, role: index % 2 ? 'parent' : 'educator' }),
      ),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(49);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'role_chosen' });
  });
});
