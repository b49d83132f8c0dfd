import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { idOfItem } from '../support/content-ids.ts';
import { readQuestions } from '../support/quiz-content.ts';
import { wordsOf } from '../support/words.ts';

type Say = ReturnType<typeof wordsOf>;

const browser = useBrowser();
const students = 12;
const [course, item] = ['live-to-give', 'little-and-much'] as const;

interface Student {
  phone: Page;
  name: string;
}

test.each<Locale>(['en', 'he'])(
  'in %s: a class of twelve answers a live quiz on its phones',
  async (locale) => {
    const say = wordsOf(locale);
    const questions = readQuestions(course, item, locale);
    const [first] = questions;
    const teacher = await browser.visit({ locale, as: 'educator' });
    const { id, code } = await makeClass(teacher, locale);
    await open(teacher, `/educators/${id}/present/${idOfItem(item)}`);
    await teacher.getByRole('button', { name: say('presenting.live.start') }).click();
    await teacher.getByText(code, { exact: true }).waitFor();

    const taken = new Set<string>();
    const all = await Promise.all(Array.from({ length: students }, () => join(code, locale, say, taken)));
    await teacher
      .getByRole('status')
      .getByText(say('presenting.live.players', { count: students }))
      .waitFor();
    expect(await findBarriers(teacher)).toEqual([]);

    // One took a name that is not hers: the teacher takes it out, and the phone says so.
    const [wrong, ...class11] = all as [Student, ...Student[]];
    await teacher.getByRole('button', { name: say('presenting.players.open') }).click();
    await teacher
      .getByRole('button', { name: say('presenting.players.removeOf', { name: wrong.name }) })
      .click();
    await wrong.phone.getByRole('heading', { name: say('presenting.game.removed') }).waitFor();
    // The button that had the focus is gone: Escape closes the dialog all the same, and not the slides behind it.
    await teacher.keyboard.press('Escape');
    await teacher.getByRole('dialog').waitFor({ state: 'detached' });
    await teacher.getByText(code, { exact: true }).waitFor();

    const forward = locale === 'he' ? 'ArrowLeft' : 'ArrowRight';
    await teacher.keyboard.press(forward);
    await Promise.all(class11.map(({ phone }) => answersOn(phone).first().waitFor()));
    const [hers, ...others] = class11 as [Student, ...Student[]];
    const late = others.at(-1) as Student;
    await Promise.all(class11.slice(0, -2).map((student) => answer(student, say)));
    await expectAnswered(teacher, say, 9);
    for (const page of [teacher, hers.phone, late.phone]) {
      expect(await page.content()).not.toContain(first?.explanation);
      expect(await page.getByText(say('presenting.question.right')).count()).toBe(0);
    }
    expect(await answersOn(late.phone).first().isEnabled()).toBe(true);
    expect(await findBarriers(late.phone)).toEqual([]);

    // She closes the tab, and another one finds her place and her answer.
    const again = await hers.phone.context().newPage();
    await hers.phone.close();
    await open(again, `/live/${code}`);
    await again.getByText(hers.name, { exact: true }).waitFor();
    await again.getByText(say('presenting.game.given')).waitFor();
    await answer(others.at(-2) as Student, say);
    await expectAnswered(teacher, say, 10);

    // Nobody waits for the last: the teacher moves on, and an answer that comes now is refused.
    await teacher.keyboard.press(forward);
    await teacher.getByText(first?.explanation ?? '').waitFor();
    await late.phone.getByText(say('presenting.game.noAnswer')).waitFor();
    await again.getByText(first?.explanation ?? '').waitFor();
    // The explanation slides in, and its words are fitted to the room: what counts is how it ends.
    await expect.poll(() => scrolledBy(teacher)).toBe(0);
    const { status, refused } = await answerTooLate(late.phone, code);
    expect([status, refused]).toEqual([409, 'question_closed']);

    await teacher.keyboard.press(forward);
    const second = say('presenting.live.place', { number: 2, count: questions.length });
    await Promise.all([again, late.phone].map((phone) => phone.getByText(second).last().waitFor()));
    const end = { name: say('presenting.live.end') };
    await teacher.getByRole('button', end).click();
    await teacher.getByRole('dialog').getByRole('button', end).click();
    await teacher.getByRole('heading', { name: say('presenting.live.thanks') }).waitFor();
    await Promise.all(
      [again, ...others.map(({ phone }) => phone)].map((phone) =>
        phone.getByRole('heading', { name: say('presenting.live.thanks') }).waitFor(),
      ),
    );
    await teacher.getByRole('button', { name: say('presenting.results.open') }).click();
    await teacher.getByRole('heading', { name: say('presenting.results.title') }).waitFor();
    expect(
      await teacher
        .getByRole('listitem')
        .filter({ hasText: first?.ask ?? '' })
        .count(),
    ).toBe(1);
  },
);

async function makeClass(teacher: Page, locale: Locale): Promise<{ id: string; code: string }> {
  const made = await teacher.request.post('/api/users/current/classes', {
    data: { name: `Live ${locale}` },
    headers: { origin: browser.url() },
  });
  expect(made.status()).toBe(201);
  return (await made.json()) as { id: string; code: string };
}

/** A phone of its own opens the code, and takes a name that nobody else is about to take. */
async function join(code: string, locale: Locale, say: Say, taken: Set<string>): Promise<Student> {
  const phone = await browser.visit({ locale, width: widths.phone, touch: true });
  await open(phone, `/live/${code}`);
  const offered = await phone.locator('button[name="nameKey"]').all();
  const keys = await Promise.all(offered.map((button) => button.getAttribute('value')));
  const key = keys.find((one) => one !== null && !taken.has(one)) ?? '';
  taken.add(key);
  const [plain = '', number] = key.split('-');
  const first = say('presenting.live.name', { name: plain });
  const name = number === undefined ? first : say('presenting.live.numbered', { name: first, number });
  await phone.locator(`button[name="nameKey"][value="${key}"]`).click();
  await phone.getByText(say('presenting.game.wait')).waitFor();
  return { phone, name };
}

const answersOn = (phone: Page) => phone.locator('button[name="responseId"]');

async function answer({ phone }: Student, say: Say): Promise<void> {
  await answersOn(phone).first().click();
  await phone.getByText(say('presenting.game.given')).waitFor();
}

async function expectAnswered(teacher: Page, say: Say, answered: number): Promise<void> {
  await teacher
    .getByText(say('presenting.live.answered', { answered, players: students - 1 }))
    .first()
    .waitFor();
}

/** By how much the slide is longer than its room. */
async function scrolledBy(teacher: Page): Promise<number> {
  const room = `document.querySelector('h1').closest('.overflow-y-auto')`;
  return teacher.evaluate<number>(`${room}.scrollHeight - ${room}.clientHeight`);
}

/** What the server says to an answer to the first question that was on its way too long. */
async function answerTooLate(phone: Page, code: string): Promise<{ status: number; refused: string }> {
  const room = await phone.request.get(`/api/live-codes/${code}`);
  const { view } = (await room.json()) as { view: { id: string; question: { answers: { id: string }[] } } };
  const answered = await phone.request.post(`/api/live/${view.id}/answers`, {
    data: { index: 0, responseId: view.question.answers[0]?.id },
    headers: { origin: browser.url() },
  });
  const { code: refused } = (await answered.json()) as { code: string };
  return { status: answered.status(), refused };
}
