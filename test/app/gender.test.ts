import { beforeEach, describe, expect, test } from 'vitest';
import { makeCourse } from '#features/learning/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();
const password = 'correct horse battery';
const people = { girl: 2, boy: 1, unsaid: null } as const;
type Person = keyof typeof people;

beforeEach(async () => {
  await makeCourse(app.ctx, { id: 'honey', demo: true, items: [{ id: 'first-film', duration: 15 }] });
});

/** What a user who has just finished her only course reads on the home page and on the course page. */
async function finishCourse(person: Person, language: 'he' | 'ru') {
  const user = await app.makeUser({ place: 'london', gender: people[person], language });
  const browser = await app.asBrowserOf(user);
  app.ctx.clock.advance(30);
  await browser.post('/api/users/current/progress', {
    itemId: 'first-film',
    position: 15,
    watched: [[0, 15]],
  });
  await browser.post('/api/users/current/completed-content/first-film', {});
  const read = async (path: string) => (await browser.get(`${path}?lang=${language}`)).body;
  return { home: await read('/home'), course: await read('/courses/honey') };
}

describe('greetings and results use the reader’s gender', () => {
  test.each([
    ['girl', 'ברוכה השבה!', 'זוכרת את האחרים?'],
    ['boy', 'ברוך השב!', 'זוכר את האחרים?'],
    ['unsaid', 'טוב לראות אותך שוב.', 'זוכרים את האחרים?'],
  ] as const)('in Hebrew: %s', async (person, greeting, result) => {
    const { home } = await finishCourse(person, 'he');
    expect(home).toContain(greeting);
    expect(home).toContain(result);
  });

  test.each([
    ['girl', 'Хорошо, что ты вернулась.', 'Ты прошла весь курс.'],
    ['boy', 'Хорошо, что ты вернулся.', 'Ты прошёл весь курс.'],
    ['unsaid', 'Хорошо, что мы снова вместе.', 'Всё пройдено. Твой'],
  ] as const)('in Russian: %s', async (person, greeting, result) => {
    const { home, course } = await finishCourse(person, 'ru');
    expect(home).toContain(greeting);
    expect(course).toContain(result);
  });
});

describe('a mail', () => {
  async function noticeTo(person: Person, proved: boolean) {
    const user = await app.makeUser(
      {
        language: 'he',
        gender: people[person],
        email_verified_at: proved ? app.ctx.clock.now() : null,
      },
      password,
    );
    const member = await app.as(user);
    await member.post('/api/users/current/email', {
      emailAddress: `new-${person}@example.org`,
      currentPassword: password,
    });
    return app.mails.find(({ to }) => to === user.emailAddress)?.text;
  }

  test.each([
    ['girl', 'זו היית את? מצוין.'],
    ['boy', 'זה היית אתה? מצוין.'],
    ['unsaid', 'זה הייתם אתם? מצוין.'],
  ] as const)('speaks to its reader: %s', async (person, words) => {
    expect(await noticeTo(person, true)).toContain(words);
  });

  test('to an address that may be a stranger’s reveals nothing about its owner', async () => {
    expect(await noticeTo('girl', false)).toContain('זה הייתם אתם? מצוין.');
  });
});
