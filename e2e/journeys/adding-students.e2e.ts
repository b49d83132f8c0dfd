import { expect, test } from 'vitest';
import type { Locale } from '../../src/core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { readMail } from '../support/inbox.ts';
import { signUp } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const languages: Locale[] = ['en', 'he'];

test.each(languages)(
  'in %s: a teacher lists students without email, prints their cards, and one of them comes in',
  async (locale) => {
    const say = wordsOf(locale);
    const isHebrew = locale === 'he';
    const className = isHebrew ? 'גן ארז' : 'Gan Erez';
    const [dina, yonah] = isHebrew ? ['דינה לוי', 'יונה כץ'] : ['Dina Levi', 'Yonah Katz'];
    const teacher = await browser.visit({ locale, as: 'educator' });
    const made = await teacher.request.post('/api/users/current/classes', {
      data: { name: className },
      headers: { origin: browser.url() },
    });
    const { id } = (await made.json()) as { id: string };
    await open(teacher, '/educators');
    const card = teacher.getByRole('article', { name: className });
    await card.getByLabel(say('classes.add.openerOf', { className })).click();
    const names = card.getByRole('textbox', { name: say('classes.add.names') });
    await names.fill(`${dina}\nTal`);
    await card.getByRole('button', { name: say('classes.add.submit') }).click();
    // What is wrong is said where it is, and nothing is lost.
    await card.getByText(/2: /).waitFor();
    await card.getByText(say('classes.field.guardiansAgree')).waitFor();
    expect(await names.inputValue()).toBe(`${dina}\nTal`);
    expect(await findBarriers(teacher)).toEqual([]);
    await names.fill(`${dina}\n${yonah}`);
    await card.getByLabel(say('classes.add.agree')).check();
    await card.getByRole('button', { name: say('classes.add.submit') }).click();
    await teacher.waitForURL('**/cards');
    await teacher.getByText(yonah ?? '').waitFor();
    expect(await findBarriers(teacher)).toEqual([]);
    const address = async () =>
      (
        await teacher
          .getByText(/\/students\/[A-Z2-9-]{19}$/)
          .first()
          .textContent()
      )?.replace(/^[^/]*/, '') ?? '';
    const before = await address();

    const student = await browser.visit({ locale, width: widths.phone });
    await open(student, before);
    await student.getByRole('heading', { name: dina?.split(' ')[0] ?? '' }).waitFor();
    expect(await findBarriers(student)).toEqual([]);
    await student.getByRole('button', { name: say('accounts.card.submit') }).click();
    await student.waitForURL('**/home');
    await open(student, '/settings/account');
    await student.getByText(say('accounts.account.cardText')).waitFor();

    await open(teacher, `/educators?class=${id}`);
    await card.getByLabel(say('classes.students.newCardOf', { name: dina ?? '' })).click();
    await card.getByRole('button', { name: say('classes.students.newCardSubmit') }).click();
    await teacher.getByText(say('classes.students.newCardDone')).waitFor();
    await open(student, before);
    await student.getByText(say('accounts.card.overTitle')).waitFor();
    expect(await findBarriers(student)).toEqual([]);

    await card.getByRole('link', { name: say('classes.card.cards') }).click();
    await teacher.getByText(yonah ?? '').waitFor();
    expect(await address()).not.toBe(before);
    // As well without scripts, on the oldest of the school's tablets.
    const plain = await browser.visit({ locale, javaScript: false });
    await plain.goto(await address());
    await plain.getByRole('button', { name: say('accounts.card.submit') }).click();
    await plain.waitForURL('**/home');
    await teacher.request.delete(`/api/users/current/classes/${id}`, { headers: { origin: browser.url() } });
  },
);

test.each(languages)(
  'in %s: a teacher invites a student by email, who signs up and joins',
  async (locale) => {
    const say = wordsOf(locale);
    const className = locale === 'he' ? 'גן אלון' : 'Gan Alon';
    const emailAddress = `invited-${locale}@example.org`;
    const teacher = await browser.visit({ locale, as: 'educator' });
    const made = await teacher.request.post('/api/users/current/classes', {
      data: { name: className },
      headers: { origin: browser.url() },
    });
    const { id } = (await made.json()) as { id: string };
    await open(teacher, '/educators');
    const card = teacher.getByRole('article', { name: className });
    await card.getByLabel(say('classes.add.openerOf', { className })).click();
    await card.getByRole('textbox', { name: say('classes.add.names') }).fill(emailAddress);
    await card.getByRole('button', { name: say('classes.add.submit') }).click();
    await teacher.getByText(say('classes.add.invited', { students: 1 })).waitFor();

    const newName = `${className} 2`;
    await card.getByLabel(say('classes.actions.renameOf', { className })).click();
    await card.getByRole('textbox', { name: say('classes.create.name') }).fill(newName);
    await card.getByRole('button', { name: say('classes.actions.renameSubmit') }).click();
    await teacher.getByText(say('classes.actions.renameDone')).waitFor();

    const student = await browser.visit({ locale, width: widths.phone });
    await expect.poll(async () => (await readMail(student, emailAddress)).link).toContain('/invites/');
    const { link } = await readMail(student, emailAddress);
    await open(student, link);
    await student.getByRole('heading', { name: newName }).waitFor();
    expect(await findBarriers(student)).toEqual([]);
    await student.getByRole('link', { name: say('accounts.invited.submit') }).click();
    await student.waitForURL('**/signup?**');
    await signUp(student, say, { emailAddress });
    await student.getByRole('button', { name: say('accounts.invited.join') }).click();
    await student.getByRole('link', { name: say('classes.standing.begin') }).waitFor();
    await open(student, link);
    await student.getByText(say('accounts.invited.overTitle')).waitFor();
    await open(teacher, `/educators?class=${id}`);
    await teacher.getByRole('article', { name: newName }).getByText('Mira Stern').waitFor();
    await teacher.request.delete(`/api/users/current/classes/${id}`, { headers: { origin: browser.url() } });
  },
);
