import type { Page } from 'playwright-core';
import type { wordsOf } from './words.ts';

interface NewPerson {
  emailAddress: string;
  birthYear?: number;
}

export const newPassword = 'seven bright candles';

/** The fields of `POST /users` for an adult, without the address. */
export const newPerson = {
  password: newPassword,
  firstName: 'Mira',
  lastName: 'Stern',
  role: 'learner',
  birthYear: 1980,
  country: 'US',
};

/** Fills in and sends the open form of `/signup` as Mira Stern. */
export async function signUp(
  page: Page,
  say: ReturnType<typeof wordsOf>,
  { emailAddress, birthYear = 1990 }: NewPerson,
): Promise<void> {
  await page.getByLabel(say('signUp.form.firstName')).fill('Mira');
  await page.getByLabel(say('signUp.form.lastName')).fill('Stern');
  await page.locator('[name=emailAddress]').fill(emailAddress);
  await page.getByLabel(say('signIn.form.password')).first().fill(newPassword);
  await page.getByLabel(say('signUp.form.birthYear')).fill(String(birthYear));
  await page.getByRole('button', { name: say('signUp.page.submit') }).click();
}

/** On a minor's holding page: names her parent, who gets a mail. */
export async function nameGuardian(
  page: Page,
  say: ReturnType<typeof wordsOf>,
  emailAddress: string,
): Promise<void> {
  await page.waitForURL('**/join/pending');
  // The page before has a field of this name too, and is there a moment longer than its address.
  await page.getByRole('button', { name: say('guardians.ask.ask') }).waitFor();
  await page.locator('main [name=emailAddress]').fill(emailAddress);
  await page.getByRole('button', { name: say('guardians.ask.ask') }).click();
  await page.getByRole('button', { name: say('guardians.ask.again') }).waitFor();
}
