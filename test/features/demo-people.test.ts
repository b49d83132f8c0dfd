import { describe, expect, test } from 'vitest';
import { isOnTrial, isPaid, isRestricted } from '#core/plans.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { demoPassword, demoPeople } from '#features/people/server/demo-people.ts';
import { isGuessable, findActorByBearer } from '#features/sign-in/server/public.ts';
import { seedPeople } from '#features/people/server/seed.ts';
import { signIn } from '#features/sign-in/sessions/server/sign-in.ts';

describe("the demo world's people", () => {
  const database = useDatabase();

  test('are added once, marked as demo, and can all sign in with the shared password', async () => {
    const ctx = makeCtx(database.db, { demoWorld: true });
    expect(await seedPeople(ctx)).toBe(demoPeople.length);
    expect(await seedPeople(ctx)).toBe(0);
    const users = await ctx.db.selectFrom('users').select(['email_address', 'demo']).execute();
    expect(users.filter((user) => user.demo)).toHaveLength(demoPeople.length);
    for (const { emailAddress } of demoPeople) {
      await expect(signIn(ctx, { emailAddress, password: demoPassword })).resolves.toHaveProperty('token');
    }
  });

  test('match their descriptions in the list', async () => {
    const ctx = makeCtx(database.db, { demoWorld: true });
    await seedPeople(ctx);
    const signInAs = async (name: string) => {
      const { token } = await signIn(ctx, { emailAddress: `${name}@example.org`, password: demoPassword });
      const actor = await findActorByBearer(ctx.db, token, ctx.clock.now());
      if (!actor) throw new Error(`${name} is not signed in`);
      return actor;
    };
    const now = ctx.clock.now();
    expect(isRestricted(await signInAs('restricted'), now)).toBe(true);
    expect(isRestricted(await signInAs('learner'), now)).toBe(false);
    expect(isOnTrial(await signInAs('trial'), now)).toBe(true);
    expect(isPaid(await signInAs('paid'), now)).toBe(true);
    expect((await signInAs('admin')).admin).toBe(true);
  });

  test('have a password that the rules for everyone would accept', () => {
    for (const person of demoPeople) expect(isGuessable(demoPassword, person.emailAddress)).toBe(false);
  });

  test('are changed by nobody but themselves: a second start leaves them as they are', async () => {
    const ctx = makeCtx(database.db, { demoWorld: true });
    await seedPeople(ctx);
    await ctx.db
      .updateTable('users')
      .set({ first_name: 'Changed' })
      .where('email_key', '=', 'learner@example.org')
      .execute();
    await ctx.db.deleteFrom('users').where('email_key', '=', 'parent@example.org').execute();
    expect(await seedPeople(ctx)).toBe(1);
    const learner = await ctx.db
      .selectFrom('users')
      .select('first_name')
      .where('email_key', '=', 'learner@example.org')
      .executeTakeFirst();
    expect(learner?.first_name).toBe('Changed');
  });
});

describe('four processes that start at once', () => {
  const database = useCommittedDatabase();

  test('seed each person once', async () => {
    const ctx = makeCtx(database.db, { demoWorld: true });
    await Promise.all([seedPeople(ctx), seedPeople(ctx), seedPeople(ctx), seedPeople(ctx)]);
    expect(await ctx.db.selectFrom('users').select('id').execute()).toHaveLength(demoPeople.length);
    expect(await ctx.db.selectFrom('audit_entries').select('id').execute()).toHaveLength(1);
  });
});
