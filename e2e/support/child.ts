import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readMail } from './inbox.ts';
import { newPerson } from './sign-up.ts';
import { productNow } from './weekday.ts';

interface NewChild {
  emailAddress: string;
  /** Of her guardian. */
  guardian: string;
  locale: string;
  /** The address of the product. */
  at: string;
}

/** Signs up a child in this page's browser, old enough to be seen by everyone, whose guardian has approved her account. */
export async function makeChild(page: Page, { emailAddress, guardian, locale, at }: NewChild): Promise<void> {
  const headers = { origin: at };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api${path}`, { headers, data });
    expect(answer.status(), path).toBeLessThan(300);
  };
  // Until the end of the year in which she turns 16, a guardian answers for her there.
  const birthYear = productNow().getFullYear() - 15;
  await post('/users', { ...newPerson, emailAddress, birthYear, country: 'DE', language: locale });
  await post('/emails/parental-approval', { emailAddress: guardian });
  const { link } = await readMail(page, guardian);
  await post(link.replace(/^.*\//, '/guardian-approvals/'), {});
}
