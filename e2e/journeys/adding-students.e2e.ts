import { expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { readMail } from '../support/inbox.ts';
import { signUp } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const languages: Locale[] = ['en', 'he'];

/** A teacher with a new class, whose form for adding students is open. */
async function openNewClass(locale: Locale, className: string) {
  const teacher = await browser.visit({ locale, as: 'educator' });
  const made = await teacher.request.post('/api/users/current/classes', {
    data: { name: className },
    headers: { origin: browser.url() },
  });
  const { id } = (await made.json()) as { id: string };
  await open(teacher, '/educators');
  const card = teacher.getByRole('article', { name: className });
  await card.getByLabel(wordsOf(locale)('classes.add.openerOf', { className })).click();
  return { teacher, id, card };
}

test.each(languages)(
  'in %s: a teacher lists students without email, prints their cards, and one of them signs in',
  async (locale) => {
    const say = wordsOf(locale);
    const isHebrew = locale === 'he';
    const className = isHebrew ? 'גן ארז' : 'Gan Erez';
    const [dina, yonah] = isHebrew ? ['דינה לוי', 'יונה כץ'] : ['Dina Levi', 'Yonah Katz'];
    const { teacher, id, card } = await openNewClass(locale, className);
    const names = card.getByRole('textbox', { name: say('classes.add.names') });
    await names.fill(`${dina}\nTal`);
    await card.getByRole('button', { name: say('classes.add.check') }).click();
    // Problems are shown at their lines, and nothing is lost.
    await card.getByText(say('classes.field.fullName')).waitFor();
    await card.getByRole('cell', { name: say('classes.add.card') }).waitFor();
    expect(await names.inputValue()).toBe(`${dina}\nTal`);
    await card.getByRole('button', { name: say('classes.add.submit', { students: 1 }) }).click();
    await card.getByText(say('classes.field.guardiansAgree')).waitFor();
    expect(await findBarriers(teacher)).toEqual([]);
    // With two columns it asks which name is which, and a changed list is shown again before it is added.
    const surnameFirst = [dina, yonah].map((name) => name?.split(' ').toReversed().join(', ')).join('\n');
    await names.fill(surnameFirst);
    await card.getByText(say('classes.add.previewTitle')).waitFor({ state: 'detached' });
    await card.getByRole('button', { name: say('classes.add.check') }).click();
    await card
      .getByRole('group', { name: say('classes.add.orderAsked') })
      .getByRole('radio')
      .last()
      .check();
    await card.getByLabel(say('classes.add.agree')).check();
    await card.getByRole('button', { name: say('classes.add.submit', { students: 2 }) }).click();
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
    await student.getByRole('button', { name: say('classes.card.submit') }).click();
    await student.waitForURL('**/home');
    await open(student, '/settings/account');
    await student.getByText(say('settings.account.cardText')).waitFor();

    await open(teacher, `/educators?class=${id}`);
    await card.getByLabel(say('classes.students.newCardOf', { name: dina ?? '' })).click();
    await card.getByRole('button', { name: say('classes.students.newCardSubmit') }).click();
    await teacher.getByText(say('classes.students.newCardDone')).waitFor();
    await open(student, before);
    await student.getByText(say('classes.card.overTitle')).waitFor();
    expect(await findBarriers(student)).toEqual([]);

    await card.getByRole('link', { name: say('classes.card.cards') }).click();
    await teacher.getByText(yonah ?? '').waitFor();
    expect(await address()).not.toBe(before);
    // It works without scripts too, on the school's oldest tablets.
    const plain = await browser.visit({ locale, javaScript: false });
    await plain.goto(await address());
    await plain.getByRole('button', { name: say('classes.card.submit') }).click();
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
    const { teacher, id, card } = await openNewClass(locale, className);
    const mistyped = emailAddress.replace('.org', '.rog');
    await card.getByRole('textbox', { name: say('classes.add.names') }).fill(mistyped);
    await card.getByRole('button', { name: say('classes.add.check') }).click();
    await card.getByRole('button', { name: say('classes.add.submit', { students: 1 }) }).click();
    await teacher.getByText(say('classes.add.invited', { students: 1 })).waitFor();
    // The invited stay visible, and a mistyped address can be corrected.
    await card.getByText(mistyped).waitFor();
    expect(await findBarriers(teacher)).toEqual([]);
    await card.getByLabel(say('classes.invites.correctOf', { emailAddress: mistyped })).click();
    await card.getByRole('textbox', { name: say('classes.invites.address') }).fill(emailAddress);
    await card.getByRole('button', { name: say('classes.invites.correctSubmit') }).click();
    await card.getByText(emailAddress).waitFor();

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
    await student.getByRole('link', { name: say('classes.invited.submit') }).click();
    await student.waitForURL('**/signup?**');
    await signUp(student, say, { emailAddress });
    await student.getByRole('button', { name: say('classes.invited.join') }).click();
    await student.getByRole('link', { name: say('classes.standing.begin') }).waitFor();
    await open(student, link);
    await student.getByText(say('classes.invited.overTitle')).waitFor();
    await open(teacher, `/educators?class=${id}`);
    await teacher.getByRole('article', { name: newName }).getByText('Mira Stern').waitFor();
    await teacher.request.delete(`/api/users/current/classes/${id}`, { headers: { origin: browser.url() } });
  },
);
