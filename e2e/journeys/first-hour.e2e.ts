import { expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { signUp } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const languages: Locale[] = ['en', 'he'];

test.each(languages)(
  'in %s: a teacher’s first hour begins with signing up, leads to her first class, and shows her what a list needs',
  async (locale) => {
    const say = wordsOf(locale);
    const className = locale === 'he' ? 'כיתה א׳' : 'Kitah Alef';
    const teacher = await browser.visit({ locale, width: widths.phone });
    await open(teacher, '/educators');
    await teacher
      .getByRole('main')
      .getByRole('link', { name: say('home.landing.signUp') })
      .click();
    await teacher.waitForURL('**/signup?**');
    await signUp(teacher, say, { emailAddress: `first-hour-${locale}@example.org` });
    await teacher.waitForURL('**/signup/success');
    expect(await findBarriers(teacher)).toEqual([]);

    await teacher.getByRole('link', { name: say('home.begin.makeClass') }).click();
    await teacher.getByRole('textbox', { name: say('classes.create.name') }).fill(className);
    await teacher.getByRole('button', { name: say('classes.create.submit') }).click();
    const card = teacher.getByRole('article', { name: className });
    await card.waitFor();
    // Without a plan she learns what is missing before she has typed a list, and whom to write to.
    await teacher.getByRole('main').locator('a[href^="mailto:"]').waitFor();
    await card.getByLabel(say('classes.add.openerOf', { className })).click();
    const [dina, yonah] = locale === 'he' ? ['דינה לוי', 'יונה כץ'] : ['Dina Levi', 'Yonah Katz'];
    await card.getByRole('textbox', { name: say('classes.add.names') }).fill(`1. ${dina}\n2. ${yonah}`);
    await card.getByRole('button', { name: say('classes.add.check') }).click();
    await card.getByText(say('classes.add.tooFewSeats', { needed: 2, free: 0 })).waitFor();
    expect(await findBarriers(teacher)).toEqual([]);
  },
);

test.each(languages)(
  'in %s: with a plan the same list becomes cards to print, and a printed sheet is one tap away',
  async (locale) => {
    const say = wordsOf(locale);
    const className = locale === 'he' ? 'כיתה ב׳' : 'Kitah Bet';
    const teacher = await browser.visit({ locale, as: 'educator', width: widths.phone });
    const made = await teacher.request.post('/api/users/current/classes', {
      data: { name: className },
      headers: { origin: browser.url() },
    });
    const { id } = (await made.json()) as { id: string };
    await open(teacher, '/educators');
    const card = teacher.getByRole('article', { name: className });
    await card.getByLabel(say('classes.add.openerOf', { className })).click();
    const [dina, yonah] = locale === 'he' ? ['דינה לוי', 'יונה כץ'] : ['Dina Levi', 'Yonah Katz'];
    await card.getByRole('textbox', { name: say('classes.add.names') }).fill(`1. ${dina}\n2. ${yonah}`);
    await card.getByRole('button', { name: say('classes.add.check') }).click();
    await card.getByLabel(say('classes.add.agree')).check();
    await card.getByRole('button', { name: say('classes.add.submit', { students: 2 }) }).click();
    await teacher.waitForURL('**/cards');
    await teacher.getByRole('button', { name: say('classes.cards.print') }).waitFor();
    await teacher.getByRole('link', { name: say('classes.cards.back') }).click();

    await teacher.getByRole('link', { name: say('home.lesson.sheets') }).click();
    await teacher.waitForURL('**/downloads');
    const sheet = await teacher.getByRole('main').locator('a[download]').first().getAttribute('href');
    const file = await teacher.request.get(sheet ?? '');
    expect(file.status()).toBe(200);
    expect((await file.body()).byteLength).toBeGreaterThan(1000);
    expect(await findBarriers(teacher)).toEqual([]);
    await teacher.request.delete(`/api/users/current/classes/${id}`, { headers: { origin: browser.url() } });
  },
);
