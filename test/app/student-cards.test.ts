import { describe, expect, test } from 'vitest';
import { checkLetterOf, hasCheckLetter, showClearCode } from '#core/clear-code.ts';
import { makeClass } from '#features/classes/testing.ts';
import type { TestUser } from '#features/people/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();

describe('the page of a student’s card', () => {
  async function makeCard() {
    const { id, educator } = await makeClass(app.ctx);
    const teacher = await app.asBrowserOf(educator);
    const list = { students: [{ firstName: 'Dina', lastName: 'Levi' }], guardiansAgree: true };
    const made = await teacher.post(`/api/users/current/classes/${id}/students`, list);
    const [card] = made.json<{ items: { id: TestUser['userId']; token: string }[] }>().items;
    if (!card) throw new Error('no card was made');
    return { ...card, classId: id, educator, teacher };
  }

  test('recognizes a typo, keeps what was typed, and continues with the right code, without scripts', async () => {
    const { token } = await makeCard();
    expect(hasCheckLetter(token)).toBe(true);
    const letter = token.startsWith('A') ? 'B' : 'A';
    for (const mistyped of [letter + token.slice(1), token.slice(1), `${token.slice(0, -1)}0`, 'abc']) {
      const { body } = await app.get(`/students/${mistyped}`);
      expect(body).toContain('Check the code again');
      expect(body).toContain(`value="${mistyped}"`);
    }
    const form = { code: ` ${showClearCode(token)} ` };
    const next = await app.ask('/students/abc', {
      method: 'POST',
      form,
      headers: { origin: 'http://lamed.test' },
    });
    expect(next.headers['location']).toBe(`/students/${showClearCode(token)}`);
    expect((await app.get(String(next.headers['location']))).body).toContain('Shalom, <bdi>Dina</bdi>!');
  });

  test('says that a replaced card no longer works', async () => {
    const { token, id, classId, teacher } = await makeCard();
    await teacher.post(`/api/users/current/classes/${classId}/students/${id}/card`);
    expect((await app.get(`/students/${token}`)).body).toContain('This card no longer works');
    const neverMade = 'ABCDEFGHJKMNPQR';
    expect((await app.get(`/students/${neverMade}${checkLetterOf(neverMade)}`)).body).toContain(
      'This card no longer works',
    );
  });

  test('shows who is signed in on the device, and greets the owner of the card', async () => {
    const { token, id, educator, teacher } = await makeCard();
    expect((await app.get(`/students/${token}`)).body).not.toContain('is signed in here');
    expect((await teacher.get(`/students/${token}`)).body).toContain(
      '<bdi>Ruth Adler</bdi> is signed in here.',
    );
    const owner = await app.asBrowserOf({ ...educator, userId: id });
    const { body } = await owner.get(`/students/${token}`);
    expect(body).toContain('You’re in, <bdi>Dina</bdi>');
    expect(body).not.toContain('Yes, that’s me');
  });
});

test('the cards of a class are as unknown to a learner as to another teacher', async () => {
  const { id } = await makeClass(app.ctx);
  const path = `/educators/${id}/cards`;
  for (const role of ['learner', 'parent', 'educator'] as const) {
    const answer = await (await app.asBrowserOf(await app.makeUser({ role }))).get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('This page could not be found');
  }
});

test('an empty class code at sign-up is reported as missing, not as unknown', async () => {
  const answer = await app.post('/api/users', {
    emailAddress: 'dov@example.org',
    password: 'correct horse battery',
    classCode: ' ',
  });
  expect(answer.json()).toMatchObject({
    data: { issues: [{ path: 'classCode', message: 'Type the code from your teacher.' }] },
  });
});

test('an empty authenticator code is reported as missing, along with the password if there is one', async () => {
  const user = await app.makeUser({ email_address: 'miriam@example.org' }, 'correct horse battery');
  const answer = await (await app.as(user)).post('/api/users/current/second-factor/app', { code: '' });
  expect(answer.json()).toMatchObject({
    data: { issues: [{ path: 'code', message: 'Enter the code that your app shows now.' }] },
  });
});
