import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { makeUser } from '#features/people/testing.ts';
import { introduceSelf } from '#features/sign-up/welcome/server/introduce-self.ts';
import { signUp } from '#features/sign-up/registration/server/sign-up.ts';

const person = { password: 'correct horse battery', captcha: 'solved', firstName: 'Miri', lastName: 'Stern' };
const refused = {
  data: { issues: [{ path: 'birthYear', messageKey: 'signUp.field.firstYear' }] },
};

describe('the first birth year given in a browser', () => {
  const database = useDatabase();

  function makeBrowser() {
    const ctx = makeCtx(database.db);
    const give = (birthYear: number | undefined, more: { password?: string } = {}) =>
      signUp(ctx, { ...person, emailAddress: `${randomUUID()}@example.org`, birthYear, ...more });
    return { ctx, give };
  }

  test('counts, so that a child who has given it does not go back and give another', async () => {
    const { give } = makeBrowser();
    expect((await give(2016)).user).toMatchObject({ awaitsGuardian: true });
    await expect(give(1990)).rejects.toMatchObject(refused);
    await expect(give(undefined)).rejects.toMatchObject(refused);
  });

  test('counts even if the form was refused for something else', async () => {
    const { give } = makeBrowser();
    await expect(give(2016, { password: 'password' })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(give(1990)).rejects.toMatchObject(refused);
  });

  test('lets another child sign up on a school’s computer, and an adult after an hour', async () => {
    const { ctx, give } = makeBrowser();
    await give(2016);
    expect((await give(2018)).user).toMatchObject({ awaitsGuardian: true });
    ctx.clock.advance(3601);
    expect((await give(1990)).user).toMatchObject({ awaitsGuardian: false });
  });

  test('changes nothing for anyone who has given an adult’s, or uses another browser', async () => {
    const { give } = makeBrowser();
    await give(1990);
    expect((await give(2016)).user).toMatchObject({ awaitsGuardian: true });
    expect((await makeBrowser().give(1990)).user).toMatchObject({ awaitsGuardian: false });
  });

  test('counts for anyone who came through Google and gives it afterward', async () => {
    const { ctx } = makeBrowser();
    const { actor } = await makeUser(ctx, { role: 'new' });
    const say = (birthYear: number, role?: 'learner') =>
      introduceSelf({ ...ctx, actor }, { firstName: 'Miri', lastName: 'Stern', role, birthYear });
    await expect(say(2016)).rejects.toMatchObject({ data: { issues: [{ path: 'role' }] } });
    await expect(say(1990, 'learner')).rejects.toMatchObject(refused);
  });
});
