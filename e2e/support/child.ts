import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { places } from '#core/places.ts';
import { isMelachaForbidden } from '#platform/jewish-calendar/melacha.ts';
import { readMail } from './inbox.ts';
import { newPerson } from './sign-up.ts';

const hour = 3_600_000;

/** A city where no holy day is now or begins within the hour: elsewhere no mail goes out, and the store rests. */
export function findOrdinaryCity(now = Date.now()): string | undefined {
  return places.find((place) => [now, now + hour].every((time) => !isMelachaForbidden(new Date(time), place)))
    ?.id;
}

interface NewChild {
  emailAddress: string;
  /** Of her guardian. */
  guardian: string;
  locale: string;
  city: string | undefined;
}

/** Signs up a child in this page's browser, old enough to be seen by everyone, whose guardian has approved her account. */
export async function makeChild(
  page: Page,
  { emailAddress, guardian, locale, city }: NewChild,
): Promise<void> {
  const headers = { origin: inject('productUrl') };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api${path}`, { headers, data });
    expect(answer.status(), path).toBeLessThan(300);
  };
  // Until the end of the year in which she turns 16, a guardian answers for her there.
  const birthYear = new Date().getFullYear() - 15;
  await post('/users', { ...newPerson, emailAddress, birthYear, country: 'DE', language: locale });
  await post('/emails/parental-approval', { emailAddress: guardian });
  const { link } = await readMail(page, guardian);
  await post(link.replace(/^.*\//, '/guardian-approvals/'), {});
  await post('/users/current', { place: city });
}
