import { describe, expect, test } from 'vitest';
import { makeClass, makeEducator } from '#features/classes/testing.ts';
import { showClearCode } from '#core/clear-code.ts';
import type { UserView } from '#features/people/contract.ts';
import { useApp } from '../support/app.ts';

const app = useApp();
const origin = 'http://lamed.test';
const student = {
  emailAddress: 'dov@example.org',
  password: 'seven bright candles',
  firstName: 'Dov',
  lastName: 'Stern',
  birthYear: 1990,
  country: 'IL',
};
const signUp = (classCode: string, more: object = {}) =>
  app.post('/api/users', { ...student, classCode, ...more });

async function listOf({ educator }: Awaited<ReturnType<typeof makeClass>>) {
  const { items } = (await (await app.as(educator)).get('/api/users/current/classes')).json<{
    items: { studentCount: number; pendingCount: number }[];
  }>();
  return items.map(({ studentCount, pendingCount }) => [studentCount, pendingCount]);
}

async function viewerOf(token: string): Promise<UserView> {
  const answer = await app.get('/api/users/current', { authorization: `Bearer ${token}` });
  return answer.json<UserView>();
}

describe('signing up with a class code', () => {
  test('creates a student who is in the class from the start', async () => {
    const made = await makeClass(app.ctx);
    const answer = await signUp(showClearCode(made.code).toLowerCase(), { role: 'educator' });
    expect(answer.statusCode).toBe(201);
    const { token, user } = answer.json<{ token: string; user: UserView }>();
    expect(user).toMatchObject({ role: 'student', classId: made.id, classStatus: 'joined' });
    expect(await viewerOf(token)).toEqual(user);
    expect(await listOf(made)).toEqual([[1, 0]]);
  });

  test('waits where there is no seat', async () => {
    const made = await makeClass(app.ctx, await makeEducator(app.ctx, { plan: 'free' }));
    expect((await signUp(made.code)).json()).toMatchObject({
      user: { role: 'student', classStatus: 'pending', classAwaitsGuardian: false },
    });
  });

  test('reports at the field an unknown code, or that of a paused class, and creates no account', async () => {
    const made = await makeClass(app.ctx);
    await app.ctx.db.updateTable('classes').set({ code_paused_at: app.ctx.clock.now() }).execute();
    const [unknown, paused, empty] = [await signUp('ABCD-2345'), await signUp(made.code), await signUp('')];
    expect(unknown.statusCode).toBe(422);
    expect(unknown.json()).toMatchObject({ data: { issues: [{ path: 'classCode' }] } });
    expect(paused.body).toBe(unknown.body);
    expect(empty.json()).toMatchObject({ data: { issues: [{ path: 'classCode' }] } });
    const people = await app.ctx.db.selectFrom('users').select('id').where('role', '=', 'student').execute();
    expect(people).toEqual([]);
  });

  test('works on the page without scripts, and keeps what was typed', async () => {
    const made = await makeClass(app.ctx);
    const page = (await app.get(`/signup?classCode=${showClearCode(made.code)}`)).body;
    expect(page).toContain(`value="${showClearCode(made.code)}"`);
    const form = { ...student, birthYear: '1990', role: 'student' };
    const send = (classCode: string) =>
      app.ask('/signup', { method: 'POST', form: { ...form, classCode }, headers: { origin } });
    const wrong = await send('ABCD-2345');
    expect(wrong.body).toContain('No class has this code');
    expect(wrong.body).toContain('value="ABCD-2345"');
    const right = await send(showClearCode(made.code));
    expect([right.statusCode, right.headers['location']]).toEqual([302, `/join/${showClearCode(made.code)}`]);
    expect(await listOf(made)).toEqual([[1, 0]]);
  });

  test('of a minor waits for her guardian, who can let her in by approving and take her out by withdrawing', async () => {
    const made = await makeClass(app.ctx);
    const minor = { birthYear: 2016, guardianAddress: 'mother@example.org' };
    const { token, user } = (await signUp(made.code, minor)).json<{ token: string; user: UserView }>();
    expect(user).toMatchObject({ role: 'student', awaitsGuardian: true, classStatus: 'pending' });
    expect(user.classAwaitsGuardian).toBe(false);
    expect(await listOf(made)).toEqual([[0, 1]]);
    const link = (kind: string) =>
      new RegExp(`/approve/${kind}/([\\w-]+)`).exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';
    const page = (await app.get(`/approve/account/${link('account')}`)).body;
    expect(page).toContain(`joins the class Class ${made.code}, taught by Ruth Adler`);
    await app.post(`/api/guardian-approvals/${link('account')}`, {});
    expect(await viewerOf(token)).toMatchObject({ awaitsGuardian: false, classStatus: 'joined' });
    await app.post(`/api/guardian-withdrawals/${link('withdraw')}`, {});
    expect(await viewerOf(token)).toMatchObject({ awaitsGuardian: true, classStatus: 'pending' });
    expect(await listOf(made)).toEqual([[0, 1]]);
  });
});

describe('a minor with an approved account', () => {
  const makeMinor = () =>
    app.makeUser({ adult_from: new Date('2030-01-01'), guardian_approved_at: app.ctx.clock.now() });

  test('without a guardian on record names one, who then lets her join; nobody else can be named', async () => {
    const made = await makeClass(app.ctx);
    const browser = await app.asBrowserOf(await makeMinor());
    const code = showClearCode(made.code);
    expect((await browser.get(`/join/${code}`)).body).toContain('Ruth Adler');
    await browser.ask(`/join/${code}`, { method: 'POST', form: { form: 'join' } });
    expect((await browser.get('/api/users/current')).json()).toMatchObject({
      classStatus: 'pending',
      classAwaitsGuardian: true,
    });
    const ask = (emailAddress?: string) => browser.post('/api/emails/parental-approval', { emailAddress });
    expect((await ask()).statusCode).toBe(422);
    expect((await ask('mother@example.org')).json()).toMatchObject({ maskedAddress: 'm•••@example.org' });
    app.ctx.clock.advance(61);
    expect((await ask('friend@example.org')).json()).toMatchObject({
      data: { issues: [{ path: 'emailAddress' }] },
    });
    const path = /http:\/\/lamed\.test(\/approve\/class\/\S+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';
    for (let opened = 0; opened < 3; opened += 1) expect((await app.get(path)).statusCode).toBe(200);
    const answer = (emailAddress: string) =>
      app.ask(path, { method: 'POST', form: { form: 'approve', emailAddress }, headers: { origin } });
    expect((await answer('friend@example.org')).body).toContain('not the address we wrote to');
    expect((await answer('mother@example.org')).body).toContain('Thank you. <bdi>Test</bdi> may join');
    expect((await browser.get(`/join/${code}`)).body).toContain('You are in');
    expect((await app.get(path)).body).toContain('This link has expired');
  });

  test('asks no guardian when no class is pending', async () => {
    const browser = await app.asBrowserOf(await makeMinor());
    const answer = await browser.post('/api/emails/parental-approval', {
      emailAddress: 'mother@example.org',
    });
    expect(answer.json()).toMatchObject({ code: 'not_waiting' });
    expect(app.mails).toEqual([]);
  });
});

test('in several classes sees the latest one she is in, before any she is waiting for', async () => {
  const [first, second] = [await makeClass(app.ctx), await makeClass(app.ctx)];
  const full = await makeClass(app.ctx, await makeEducator(app.ctx, { plan: 'free' }));
  const learner = await app.as(await app.makeUser());
  const standing = async () => {
    const { classId, classStatus } = (await learner.get('/api/users/current')).json<UserView>();
    return [classId, classStatus];
  };
  expect(await standing()).toEqual([null, null]);
  for (const { code, shown } of [
    { code: full.code, shown: [full.id, 'pending'] },
    { code: first.code, shown: [first.id, 'joined'] },
    { code: second.code, shown: [second.id, 'joined'] },
  ]) {
    app.ctx.clock.advance(1);
    await learner.post(`/api/classes/${code}/join`, {});
    expect(await standing()).toEqual(shown);
  }
});

describe('the pages of classes without scripts', () => {
  test('lead from the code to the class, and back there after signing in', async () => {
    const made = await makeClass(app.ctx);
    const code = showClearCode(made.code);
    expect((await app.get(`/join?code=${code}`)).headers['location']).toBe(`/join/${code}`);
    const page = (await app.get(`/join/${code}`)).body;
    expect(page).toContain(`Join <bdi>Class ${made.code}</bdi>?`);
    expect(page).toContain(`/login?onSuccess=${encodeURIComponent(`/join/${code}`)}`);
    expect((await app.get('/join/ABCD-2345')).body).toContain('No class has this code');
    // Nothing of it is cached for the next visitor.
    await app.ctx.db.updateTable('classes').set({ name: 'Renamed' }).execute();
    expect((await app.get(`/join/${code}`)).body).toContain('Join <bdi>Renamed</bdi>?');
  });

  test('let an educator create a class, see its students, pause it, and remove a student', async () => {
    const educator = await makeEducator(app.ctx);
    const browser = await app.asBrowserOf(educator);
    const send = (form: string, more: Record<string, string> = {}, path = '/educators') =>
      browser.ask(path, { method: 'POST', form: { form, ...more } });
    expect((await browser.get('/educators')).body).toContain('Create your first class');
    expect((await send('create', { name: '' })).body).toContain('Give the class a name');
    expect((await send('create', { name: 'Kitah Alef' })).statusCode).toBe(302);
    const { id, code } = await app.ctx.db
      .selectFrom('classes')
      .select(['id', 'code'])
      .executeTakeFirstOrThrow();
    const learner = await app.makeUser({ first_name: 'Dov' });
    await (await app.as(learner)).post(`/api/classes/${code}/join`, {});
    const path = `/educators?class=${id}`;
    expect((await browser.get(path)).body).toContain('Dov');
    await send(`pause:${id}`);
    expect((await browser.get(path)).body).toContain('Code paused');
    await send(`removeStudent:${id}:${learner.userId}`, {}, path);
    expect((await browser.get(path)).body).not.toContain('Dov');
    expect((await send('nonsense')).statusCode).toBe(302);
  });
});
