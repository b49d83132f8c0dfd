import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { idOfItem } from '../support/content-ids.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { readMail } from '../support/inbox.ts';
import { newPassword } from '../support/sign-up.ts';
import { startAt, type ClockedProduct } from '../support/start-at.ts';
import { watchFilm } from '../support/watch-film.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const currentPassword = 'shalom-lamed';
const pin = '2580';
const lesson = '/courses/anger/four-tempers';
let product: ClockedProduct;
beforeAll(async () => {
  product = await startAt('2026-12-28T12:00:00Z');
});
afterAll(() => product.end());

/** What the demo parent's browser sends to the API. */
async function send(page: Page, path: string, data: object): Promise<unknown> {
  const answer = await page.request.post(`/api${path}`, { headers: { origin: product.url }, data });
  expect(answer.status(), path).toBeLessThan(300);
  return answer.json();
}

async function idOf(parent: Page, firstName: string): Promise<string> {
  const family = (await (await parent.request.get('/api/users/current/family')).json()) as {
    members: { id: string; firstName: string }[];
  };
  const child = family.members.find((member) => member.firstName === firstName);
  if (!child) throw new Error(`the demo family has no ${firstName}`);
  return child.id;
}

const limitTo = (parent: Page, id: string, minutes: number) =>
  send(parent, `/users/current/family/members/${id}/time-restriction`, {
    rules: { minutes: Array<number>(7).fill(minutes), quiet: null, onHolyDays: 'open' },
  });

const tile = (page: Page, firstName: string) =>
  page.locator('main li button, main li a').filter({ hasText: firstName });

async function tapPin(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).tap();
}

const days: {
  locale: Locale;
  width: number;
  morning: string;
  later: string;
  child: string;
  sibling: string;
}[] = [
  {
    locale: 'en',
    width: widths.desk,
    morning: '2026-12-28T12:00:00Z',
    later: '2026-12-28T12:10:00Z',
    child: 'Noam',
    sibling: 'Ayala',
  },
  {
    locale: 'he',
    width: widths.phone,
    morning: '2026-12-29T12:00:00Z',
    later: '2026-12-29T12:10:00Z',
    child: 'Talia',
    sibling: 'Noam',
  },
];

describe.each(days)('in $locale', ({ locale, width, morning, later, child, sibling }) => {
  const say = wordsOf(locale);

  test(
    'a tablet goes from a parent to a child, whose time ends and is extended from the phone, and on to her sibling',
    { timeout: 240_000 },
    async () => {
      await product.set(morning);
      const at = product.url;
      const tablet = await browser.visit({ locale, as: 'parent', width, at, touch: true });
      const [id, siblingId] = [await idOf(tablet, child), await idOf(tablet, sibling)];
      for (const each of [id, siblingId])
        await send(tablet, `/users/current/family/members/${each}`, { language: locale });
      await send(tablet, '/users/current/family/pin', { pin, currentPassword });
      await limitTo(tablet, id, 5);
      await limitTo(tablet, siblingId, 60);

      await open(tablet, '/family');
      await tablet.getByRole('link', { name: say('home.family.who') }).tap();
      await tablet.waitForURL('**/family/who');
      await tile(tablet, child).waitFor();
      expect(await findBarriers(tablet)).toEqual([]);
      const parents = await tablet.context().newPage();
      await open(parents, '/family');
      await tile(tablet, child).tap();
      await tablet.waitForURL('**/home');
      await parents.waitForURL('**/home');
      await parents.close();

      await product.set(later);
      const spend = () =>
        send(tablet, '/users/current/time', { minutes: 5, itemId: idOfItem('four-tempers') });
      await expect.poll(spend).toEqual({ minutesRemaining: 0 });
      await product.set(later.replace('12:10', '12:20'));
      await open(tablet, lesson);
      await tablet.getByRole('heading', { name: say('learning.time.upTitle') }).waitFor();
      await tablet.getByRole('button', { name: say('families.time.more', { minutes: 15 }) }).tap();
      await tablet.getByText(say('families.asking.waiting', { minutes: 15 })).waitFor();
      expect(await findBarriers(tablet)).toEqual([]);

      const phone = await browser.visit({ locale, as: 'parent', width: widths.phone, at });
      await open(phone, '/family');
      const card = phone.getByRole('main').getByRole('listitem').filter({ hasText: child });
      await card.getByText(say('home.family.asks', { name: child, minutes: 15 })).waitFor();
      await card.getByRole('button', { name: say('home.family.yes', { minutes: 15 }) }).click();
      await tablet.getByRole('button', { name: say('learning.quiz.check') }).waitFor();

      await open(tablet, '/family/who');
      await tile(tablet, sibling).tap();
      await tablet.waitForURL('**/family/who/*');
      await tapPin(tablet, '1470');
      await tablet.getByText(say('families.field.pinWrong')).waitFor();
      expect(await findBarriers(tablet)).toEqual([]);
      await tapPin(tablet, pin);
      await tablet.waitForURL('**/home');
      await open(tablet, lesson);
      await tablet.getByRole('button', { name: say('learning.quiz.check') }).waitFor();

      // Signed out by a child, the whole family is.
      const other = await tablet.context().newPage();
      await open(other, '/family/who');
      await open(tablet, '/logout');
      await tablet.getByRole('button', { name: say('signIn.logout.submit'), exact: true }).tap();
      await other.waitForURL(({ pathname }) => pathname === '/login');
    },
  );

  test(
    'a consent that is withdrawn on a phone closes the child’s tablet at once, and opens it when it is given again',
    { timeout: 240_000 },
    async () => {
      await product.set(morning);
      const at = product.url;
      const tablet = await browser.visit({ locale, as: 'parent', width, at, touch: true });
      await limitTo(tablet, await idOf(tablet, sibling), 60);
      await open(tablet, '/family/who');
      await tile(tablet, sibling).tap();
      await tablet.waitForURL('**/home');
      await open(tablet, lesson);

      const phone = await browser.visit({ locale, as: 'parent', width: widths.phone, at });
      await open(phone, '/family/people');
      const row = phone.getByRole('main').getByRole('listitem').filter({ hasText: sibling });
      await row.getByText(say('families.consent.withdraw'), { exact: true }).click();
      await row.getByRole('button', { name: say('families.consent.withdrawSubmit') }).click();
      await tablet.waitForURL('**/join/pending');
      await phone.getByText(say('families.consent.withdrawDone')).waitFor();
      expect(await findBarriers(tablet)).toEqual([]);
      await row.getByRole('button', { name: say('families.consent.giveTo', { name: sibling }) }).click();
      await tablet.waitForURL(({ pathname }) => pathname !== '/join/pending');
    },
  );
});

/** The birth year of someone who comes of age at the end of a year, in the family's country. */
async function comingOfAgeAfter(year: number, parent: Page): Promise<number> {
  const read = async (path: string) => (await (await parent.request.get(`/api${path}`)).json()) as unknown;
  const { country } = (await read('/users/current')) as { country?: string };
  const ages = (await read('/consent-ages')) as Record<string, number>;
  return year - (ages[country ?? '*'] ?? ages['*'] ?? 13);
}

/** Her streak is another one by the time that she takes her account along. */
async function readProgress(page: Page): Promise<object> {
  const { streak: _, ...rest } = (await (await page.request.get('/api/users/current/progress')).json()) as {
    streak: number;
  };
  return rest;
}

const grown: { locale: Locale; width: number; firstName: string; year: number }[] = [
  { locale: 'en', width: widths.desk, firstName: 'Tamar', year: 2026 },
  { locale: 'he', width: widths.phone, firstName: 'תמר', year: 2027 },
];

test.each(grown)(
  'in $locale: a child who comes of age takes her account along, with all she has learned',
  { timeout: 240_000 },
  async ({ locale, width, firstName, year }) => {
    const say = wordsOf(locale);
    const at = product.url;
    const emailAddress = `tamar-${locale}@example.org`;
    const noon = `${year}-12-30T12:00:00Z`;
    await product.set(noon);
    const parent = await browser.visit({ locale, as: 'parent', width, at });
    const { id } = (await send(parent, '/users/current/family/members', {
      firstName,
      gender: 2,
      birthYear: await comingOfAgeAfter(year, parent),
      language: locale,
    })) as { id: string };
    const child = await browser.visit({ locale, as: 'parent', width, at });
    await send(child, `/sessions/family/members/${id}`, {});
    await watchFilm(child, { product, itemSlug: 'abrahams-tent', noon });
    const learned = await readProgress(child);
    expect(learned).toMatchObject({ points: 10 });

    await product.set(`${year + 1}-01-03T12:00:00Z`);
    const says = say('families.ownAccount.offerTo', { name: firstName });
    await open(parent, '/family/people');
    const row = parent.getByRole('main').getByRole('listitem').filter({ hasText: firstName });
    await row.getByLabel(says).click();
    await row.locator('[name=emailAddress]').fill(emailAddress);
    await row.getByRole('button', { name: say('families.ownAccount.send') }).click();
    await parent.getByText(say('families.ownAccount.sent')).waitFor();

    const own = await browser.visit({ locale, width, at });
    await open(own, (await readMail(own, emailAddress)).link);
    expect(await findBarriers(own)).toEqual([]);
    await own.locator('[name=password]').fill(newPassword);
    await own.getByRole('button', { name: say('families.ownAccount.submit') }).click();
    await own.waitForURL('**/home');
    expect(await readProgress(own)).toEqual(learned);
    await open(parent, '/family');
    await parent.getByRole('heading', { name: 'Talia' }).waitFor();
    expect(await parent.getByText(firstName).count()).toBe(0);
  },
);
