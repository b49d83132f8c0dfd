import type { Page } from 'playwright-core';
import type { wordsOf } from './words.ts';

interface NewPerson {
  emailAddress: string;
  birthYear?: number;
  guardianAddress?: string;
}

export const newPassword = 'seven bright candles';

/** What `POST /users` asks of a grown-up, but for the address. */
export const newPerson = {
  password: newPassword,
  firstName: 'Mira',
  lastName: 'Stern',
  role: 'learner',
  birthYear: 1980,
  country: 'US',
};

/** Fills in and sends the form of `/signup`, which is open, as somebody named Mira Stern. */
export async function signUp(
  page: Page,
  say: ReturnType<typeof wordsOf>,
  { emailAddress, birthYear = 1990, guardianAddress }: NewPerson,
): Promise<void> {
  await page.getByLabel(say('accounts.form.firstName')).fill('Mira');
  await page.getByLabel(say('accounts.form.lastName')).fill('Stern');
  await page.locator('[name=emailAddress]').fill(emailAddress);
  await page.getByLabel(say('accounts.form.password')).first().fill(newPassword);
  await page.getByLabel(say('accounts.form.birthYear')).fill(String(birthYear));
  if (guardianAddress) await page.locator('[name=guardianAddress]').fill(guardianAddress);
  await page.getByRole('button', { name: say('accounts.signup.submit') }).click();
}
