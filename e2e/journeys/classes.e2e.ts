import { expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { readMail } from '../support/inbox.ts';
import { nameGuardian, signUp } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';
import { productNow } from '../support/weekday.ts';

const browser = useBrowser();
const languages: Locale[] = ['en', 'he'];

test.each(languages)(
  'in %s: an educator creates a class, a student signs up with its code, the educator sees and removes her',
  async (locale) => {
    const say = wordsOf(locale);
    const className = locale === 'he' ? 'כיתה ג׳' : 'Kitah Gimmel';
    const teacher = await browser.visit({ locale, as: 'educator' });
    await open(teacher, '/educators');
    await teacher.getByRole('textbox', { name: say('classes.create.name') }).fill(className);
    await teacher.getByRole('button', { name: say('classes.create.submit') }).click();
    const card = teacher.getByRole('article', { name: className });
    await card.waitFor();
    expect(await findBarriers(teacher)).toEqual([]);
    const code = (await card.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).textContent()) ?? '';

    const student = await browser.visit({ locale, width: widths.phone });
    await open(student, '/join');
    expect(await findBarriers(student)).toEqual([]);
    await student.getByLabel(say('classes.join.code')).fill(code.toLowerCase());
    await student.getByRole('button', { name: say('classes.join.find') }).click();
    await student.getByRole('heading', { name: className }).waitFor();
    expect(await findBarriers(student)).toEqual([]);
    await student.getByRole('link', { name: say('classes.join.signUp') }).click();
    await student.waitForURL('**/signup?**');
    const field = student.getByRole('textbox', { name: say('signUp.form.classCode') });
    expect(await field.inputValue()).toBe(code);
    await student.getByText(say('signUp.page.roleLearner'), { exact: true }).click();
    expect(await field.isVisible()).toBe(false);
    await student.getByText(say('signUp.page.roleStudent'), { exact: true }).click();
    await field.fill('ABCD-2345');
    const emailAddress = `class-${locale}@example.org`;
    await signUp(student, say, { emailAddress });
    await student.getByText(say('signUp.field.classCode')).waitFor();
    await field.fill(code);
    await student.getByRole('button', { name: say('signUp.page.submit') }).click();
    await student.getByRole('link', { name: say('classes.standing.begin') }).waitFor();

    await open(teacher, '/educators');
    await card.getByText(say('classes.card.students', { students: 1 })).waitFor();
    await card.getByRole('link', { name: say('classes.card.show') }).click();
    await card.getByText('Mira Stern').waitFor();
    expect(await findBarriers(teacher)).toEqual([]);
    await card.getByLabel(say('classes.students.removeOf', { name: 'Mira Stern' })).click();
    await card.getByRole('button', { name: say('classes.students.removeSubmit') }).click();
    await card.getByText('Mira Stern').waitFor({ state: 'detached' });
    await card.getByLabel(say('classes.actions.removeOf', { className })).click();
    await card.getByRole('button', { name: say('classes.actions.removeSubmit') }).click();
    await card.waitFor({ state: 'detached' });
  },
);

test('a minor’s class waits until her mother has approved it too', async () => {
  const say = wordsOf('en');
  const mother = 'mother-of-a-class@example.org';
  const teacher = await browser.visit({ as: 'educator' });
  const made = await teacher.request.post('/api/users/current/classes', {
    data: { name: 'Kitah Dalet' },
    headers: { origin: browser.url() },
  });
  const { code, id } = (await made.json()) as { code: string; id: string };
  const child = await browser.visit({ width: widths.phone, prompts: true });
  await open(child, '/signup');
  await signUp(child, say, {
    emailAddress: 'child-of-a-class@example.org',
    birthYear: productNow().getFullYear() - 8,
  });
  await nameGuardian(child, say, mother);
  const parent = await browser.visit();
  await open(parent, (await readMail(parent, mother)).link);
  await parent.getByRole('button', { name: say('guardians.approve.submit') }).click();
  await child.waitForURL('**/home');

  await open(child, `/join/${code}`);
  await child.getByRole('button', { name: say('classes.join.submit') }).click();
  await child.getByText(say('classes.standing.guardianText')).waitFor();
  await open(child, '/home');
  const prompt = child.getByRole('region', { name: say('app.prompt.guardianTitle') });
  await prompt.getByText('m•••@example.org').waitFor();
  expect(await findBarriers(child)).toEqual([]);

  await expect.poll(async () => (await readMail(parent, mother)).link).toContain('/approve/class/');
  await open(parent, (await readMail(parent, mother)).link);
  expect(await findBarriers(parent)).toEqual([]);
  await parent.getByLabel(say('classes.approve.address')).fill(mother);
  await parent.getByRole('button', { name: say('classes.approve.submit') }).click();
  await parent.getByText(/may join/).waitFor();
  await open(child, `/join/${code}`);
  await child.getByRole('link', { name: say('classes.standing.begin') }).waitFor();
  await teacher.request.delete(`/api/users/current/classes/${id}`, { headers: { origin: browser.url() } });
});
