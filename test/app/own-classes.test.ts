import { describe, expect, test } from 'vitest';
import { eraseGivenUpAccounts } from '#features/people/server/public.ts';
import { makeClass, makeEducator } from '#features/classes/testing.ts';
import type { TestUser } from '#features/people/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();

describe('a student’s class', () => {
  async function makeStudent(columns: Parameters<typeof app.makeUser>[0] = {}) {
    const { id, educator } = await makeClass(app.ctx);
    const student: TestUser = await app.makeUser({ first_name: 'Dov', role: 'student', ...columns });
    await app.ctx.db
      .insertInto('class_students')
      .values({
        class_id: id,
        user_id: student.userId,
        status: 'joined',
        why: null,
        created_at: app.ctx.clock.now(),
      })
      .execute();
    return { id, browser: await app.asBrowserOf(student), teacher: await app.asBrowserOf(educator), student };
  }

  test('appears on her home page, her dashboard and the class code page, and on nobody else’s', async () => {
    const { browser } = await makeStudent();
    const other = await app.asBrowserOf(await app.makeUser());
    for (const path of ['/home', '/dashboard', '/join']) {
      expect((await browser.get(path)).body).toContain('Taught by <bdi>Ruth Adler</bdi>');
      expect((await other.get(path)).body).not.toContain('Your class');
    }
  });

  test('has a link straight to the way out of it, below the field for a code', async () => {
    const { browser } = await makeStudent();
    expect((await browser.get('/home')).body).toContain('href="/join#own-classes"');
    expect((await browser.get('/join')).body).toContain('id="own-classes"');
  });

  test('can be left without scripts', async () => {
    const { id, browser } = await makeStudent({ role: 'learner' });
    const left = await browser.ask('/join', { method: 'POST', form: { form: `leave:${id}` } });
    expect([left.statusCode, left.headers['location']]).toEqual([302, '/join']);
    expect((await browser.get('/join')).body).not.toContain('Ruth Adler');
  });

  test('lets a child leave when the teacher agrees, without scripts', async () => {
    const { id, browser, teacher, student } = await makeStudent({
      adult_from: new Date('2030-01-01'),
      guardian_approved_at: new Date(),
    });
    await browser.ask('/join', { method: 'POST', form: { form: `leave:${id}` } });
    expect((await browser.get('/home')).body).toContain('You have asked to leave.');
    const path = `/educators?class=${id}`;
    expect((await teacher.get(path)).body).toContain('Dov Person asks to leave the class.');
    const answer = { form: `agreeToRequest:${id}:${student.userId}` };
    expect((await teacher.ask(path, { method: 'POST', form: answer })).statusCode).toBe(302);
    expect((await browser.get('/home')).body).not.toContain('Ruth Adler');
  });
});

describe('a card’s account', () => {
  async function makeCardPupil(columns: Parameters<typeof makeEducator>[1] = {}) {
    const { id, educator } = await makeClass(app.ctx, await makeEducator(app.ctx, columns));
    const teacher = await app.asBrowserOf(educator);
    const list = { students: [{ firstName: 'Dina', lastName: 'Levi' }], guardiansAgree: true };
    const made = await teacher.post(`/api/users/current/classes/${id}/students`, list);
    const userId = made.json<{ items: { id: TestUser['userId'] }[] }>().items[0]?.id;
    if (!userId) throw new Error('not made');
    const pupil = await app.asBrowserOf({ ...educator, userId });
    const ask = () => pupil.post('/api/users/current/deletion', { currentPassword: '' });
    const answer = (agree: boolean) =>
      teacher.post(`/api/users/current/classes/${id}/students/${userId}/answer`, { agree });
    const deletion = async () =>
      (await pupil.get('/api/users/current/deletion')).json<{
        asksTeacher: boolean;
        askedAt: string | null;
      }>();
    return { id, userId, teacher, pupil, ask, answer, deletion };
  }

  test('is deleted by asking the teacher, without scripts, and the request can be withdrawn', async () => {
    const { id, teacher, pupil } = await makeCardPupil();
    const send = (form: string) =>
      pupil.ask('/settings/account', { method: 'POST', form: { form, currentPassword: '' } });
    expect((await pupil.get('/settings/account')).body).toContain('Ask my teacher to erase my account');
    expect((await send('giveUp')).headers['location']).toBe('/settings/account?done=giveUp');
    expect((await pupil.get('/settings/account')).body).toContain('You asked on November 17.');
    expect((await teacher.get(`/educators?class=${id}`)).body).toContain(
      'Dina Levi asks to have the account erased.',
    );
    await send('keep');
    expect((await pupil.get('/settings/account')).body).toContain('Ask my teacher to erase my account');
  });

  test('is not erased by the holder of the card: the teacher gets one mail, if her address is verified', async () => {
    const { pupil, teacher, ask, deletion } = await makeCardPupil({
      email_address: 'ruth@example.org',
      email_verified_at: app.ctx.clock.now(),
    });
    for (let times = 0; times < 2; times += 1) expect((await ask()).json()).toEqual({ eraseAt: null });
    expect(app.mails).toMatchObject([
      { to: 'ruth@example.org', subject: 'Dina Levi asks to have an account erased' },
    ]);
    expect(await deletion()).toMatchObject({ asksTeacher: true, askedAt: app.ctx.clock.now().toISOString() });
    expect((await teacher.get('/api/users/current/classes')).json()).toMatchObject({
      items: [{ requestCount: 1 }],
    });
    app.ctx.clock.advance(40 * 86_400);
    expect(await eraseGivenUpAccounts(app.ctx)).toBe(0);
    expect((await pupil.get('/api/users/current')).json()).toMatchObject({ eraseAt: null });
  });

  test('is never reported to an address that may be someone else’s', async () => {
    const { ask } = await makeCardPupil({ email_verified_at: null });
    await ask();
    expect(app.mails).toEqual([]);
  });

  test('is erased 30 days after the teacher has agreed, and out of all of that teacher’s classes at once', async () => {
    const { userId, pupil, teacher, ask, answer } = await makeCardPupil();
    const second = await teacher.post('/api/users/current/classes', { name: 'Second' });
    const { code } = second.json<{ code: string }>();
    const joined = await (await app.asBrowserOf(await app.makeUser())).post(`/api/classes/${code}/join`, {});
    expect(joined.json()).toMatchObject({ status: 'joined' });
    await app.ctx.db
      .insertInto('class_students')
      .columns(['class_id', 'user_id', 'status', 'created_at'])
      .expression((eb) =>
        eb
          .selectFrom('classes')
          .select(['id', eb.val(userId).as('user_id'), eb.val('joined').as('status'), 'created_at'])
          .where('name', '=', 'Second'),
      )
      .execute();
    await ask();
    expect((await answer(true)).statusCode).toBe(204);
    expect((await teacher.get('/api/users/current/classes')).json()).toMatchObject({ seatsTaken: 1 });
    expect((await pupil.get('/api/users/current')).json()).toMatchObject({
      eraseAt: '2026-12-17T12:00:00.000Z',
    });
    app.ctx.clock.advance(30 * 86_400);
    expect(await eraseGivenUpAccounts(app.ctx)).toBe(1);
  });

  test('stays when the teacher refuses', async () => {
    const { ask, answer, deletion } = await makeCardPupil();
    await ask();
    await answer(false);
    expect(await deletion()).toMatchObject({ asksTeacher: true, askedAt: null });
    expect((await answer(true)).statusCode).toBe(404);
  });

  test('can be deleted by anyone no longer in a class of that teacher', async () => {
    const { id, userId, teacher, ask, deletion } = await makeCardPupil();
    await teacher.ask(`/api/users/current/classes/${id}/students/${userId}`, { method: 'DELETE' });
    expect(await deletion()).toEqual({ asksTeacher: false, askedAt: null, classes: null });
    expect((await ask()).json()).toEqual({ eraseAt: '2026-12-17T12:00:00.000Z' });
  });
});
