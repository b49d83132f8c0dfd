import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { makeChild } from '../support/child.ts';
import { readMail } from '../support/inbox.ts';
import { takePhoto } from '../support/photo.ts';
import { startAt, type ClockedProduct } from '../support/start-at.ts';
import { wordsOf } from '../support/words.ts';

/*
 * What a child hands in, on its way: by touch on the child's phone and her mother's, by keyboard alone at the moderator's desk. What is
 * not about works is done by API.
 */

const browser = useBrowser();
type Say = ReturnType<typeof wordsOf>;
interface OwnWork {
  id: string;
  status: number;
}

/** A challenge that everyone may open. */
const lesson = '/courses/live-to-give/room-for-one-more';
const own = '/api/users/current/challenges/submissions';
/** A decision takes effect after ten seconds. */
const patience = { timeout: 60_000 };
let product: ClockedProduct;

beforeAll(async () => {
  // On an ordinary day: on Shabbat no mail goes out, and nothing is redeemed.
  product = await startAt('2026-11-24T09:00:00Z');
});
afterAll(() => product.end());

/** A moderator, who has guardians mailed at once, and has put a tree into the store that one challenge pays for. */
async function visitAsModerator(treeName: string): Promise<Page> {
  const page = await browser.visit({ as: 'admin', at: product.url, now: product.now() });
  const ask = async (method: 'get' | 'put' | 'post', path: string, data?: object) => {
    const headers = { origin: product.url };
    const answer = await page.request[method](`/api/admin${path}`, { headers, data });
    expect(answer.status(), path).toBeLessThan(300);
    return (await answer.json()) as { id: string; version: unknown };
  };
  const setting = '/settings/submissions.guardianMail';
  await ask('put', setting, { version: (await ask('get', setting)).version, value: { seconds: 0 } });
  const texts = { en: { name: treeName, description: '', goesTo: 'A bare hill.', thanks: 'Tree {number}' } };
  const cost = { price: 5, unitCost: 100, currency: 'USD', perMonth: null, ever: null };
  const nothing = { avatarId: null, frame: null, variants: [], lowStock: 0 };
  const item = { kind: 'impact', picture: 'tree', texts, ...cost, ...nothing };
  const { id } = await ask('post', '/store/items', item);
  await ask('post', `/store/items/${id}/budget`, { receipt: treeName, note: '', amount: 1000 });
  const { version } = await ask('get', `/store/items/${id}`);
  await ask('post', `/store/items/${id}/status`, { version, status: 'published' });
  return page;
}

/** A child's phone, and her mother's. */
async function visitAsFamily(locale: Locale) {
  const [child, parent] = [
    await browser.visit({ at: product.url, locale, width: widths.phone, touch: true }),
    await browser.visit({ at: product.url, locale, width: widths.phone, touch: true }),
  ];
  const mother = `mother-of-works-${locale}@example.org`;
  await makeChild(child, {
    emailAddress: `works-${locale}@example.org`,
    guardian: mother,
    locale,
    at: product.url,
  });
  return { child, parent, mother };
}

/** Hands in words and a picture that the phone's camera has just taken, for everyone to see. */
async function handIn(child: Page, say: Say, text: string): Promise<void> {
  await open(child, `${lesson}#hand-in`);
  const words = child.getByLabel(say('submissions.handIn.text'), { exact: true });
  await words.tap();
  await words.fill(text);
  await child.getByText(say('media.pick.takePicture')).waitFor();
  await child
    .locator('input[capture=environment]')
    .first()
    .setInputFiles(await takePhoto());
  await child.getByText(say('media.pick.ready'), { exact: true }).waitFor();
  await child.getByText(say('submissions.handIn.everyone'), { exact: true }).tap();
  await child.getByRole('button', { name: say('submissions.handIn.send') }).tap();
  await child.getByText(say('submissions.ownState.awaitsGuardian'), { exact: true }).waitFor();
}

/** The mother follows the link of the mail about works, and answers. */
async function answer(parent: Page, say: Say, mother: string, name: string, said: string): Promise<void> {
  await expect
    .poll(async () => (await readMail(parent, mother)).link, patience)
    .toContain('/approve/submissions/');
  await open(parent, (await readMail(parent, mother)).link);
  await parent.getByRole('button', { name }).tap();
  await parent.getByRole('heading', { name: say('submissions.approve.doneTitle') }).waitFor();
  expect(await parent.getByText(said, { exact: true }).isVisible()).toBe(true);
}

/** Opens a work from the list, as one finds it there by its words. */
async function openFromQueue(moderator: Page, text: string, status = ''): Promise<void> {
  await open(moderator, `/admin/moderation/submissions?q=${encodeURIComponent(text)}${status}`);
  await moderator.getByRole('rowheader').getByRole('link').first().focus();
  await moderator.keyboard.press('Enter');
  await moderator.waitForURL('**/submissions/view?**');
  await moderator.getByRole('region', { name: wordsOf('en')('page.judging.acts') }).waitFor();
}

/** Chooses the first reason in the dialog that asks for one, adds a line, and sends it: by keyboard alone. */
async function giveReason(moderator: Page, line: string): Promise<void> {
  const dialog = moderator.getByRole('dialog');
  await dialog.getByRole('radio').first().and(moderator.locator(':focus')).waitFor();
  await moderator.keyboard.press('Space');
  await moderator.keyboard.press('Tab');
  await moderator.keyboard.type(line);
  await moderator.keyboard.press('Tab');
  await moderator.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

const readOwn = async (child: Page): Promise<OwnWork | undefined> =>
  ((await (await child.request.get(own)).json()) as { items: OwnWork[] }).items[0];

/** Waits for what becomes of the child's work; returns its id. */
async function waitForStatus(child: Page, status: number): Promise<string> {
  await expect.poll(async () => (await readOwn(child))?.status, patience).toBe(status);
  return (await readOwn(child))?.id ?? '';
}

/** A visitor finds the work on the wall; returns the address of its picture. */
async function findOnWall(visitor: Page, id: string, text: string): Promise<string> {
  await open(visitor, '/submissions');
  await visitor.locator(`main a[href^="/submissions/${id}"]`).click();
  await visitor.getByText(text).waitFor();
  return String(await visitor.locator('main figure img').first().getAttribute('src'));
}

const isOnWall = async (visitor: Page, id: string) => {
  const answers = [
    await visitor.request.get(`/submissions/${id}`),
    await visitor.request.get(`/api/content/challenges/submissions/${id}`),
  ];
  const listed = await (await visitor.request.get('/api/content/challenges/submissions')).text();
  return [...answers.map((each) => each.ok()), listed.includes(id)];
};

/** What the approval has earned is spent on a tree. */
async function plantTree(child: Page, say: Say, treeName: string): Promise<void> {
  const progress = await child.request.get('/api/users/current/progress');
  expect(await progress.json()).toMatchObject({ points: 50, coins: 5, redemptions: 0 });
  await open(child, '/store');
  const card = child.getByRole('listitem').filter({ hasText: treeName });
  await card.getByRole('link', { name: say('store.redeem.give') }).tap();
  await child
    .getByRole('dialog')
    .getByRole('button', { name: say('store.redeem.giveConfirm') })
    .tap();
  await child.waitForURL('**/store/cards/*');
  await child.getByRole('heading', { level: 1, name: 'Tree 1' }).waitFor();
}

test('in Hebrew: a picture without its place passes a mother and a moderator onto the wall, and its coins plant a tree', async () => {
  const say = wordsOf('he');
  const text = 'הכנתי לביבות לשכנה החדשה.';
  const moderator = await visitAsModerator('A sapling in the north');
  const { child, parent, mother } = await visitAsFamily('he');
  await handIn(child, say, text);
  const yes = say('submissions.approve.yes');
  await answer(parent, say, mother, yes, say('submissions.approve.doneYes'));

  await openFromQueue(moderator, text);
  await moderator.keyboard.press('a');
  const approved = wordsOf('en')('submissions.queue.done.approve', { count: 1 });
  await moderator.getByRole('status').filter({ hasText: approved }).waitFor();
  const visitor = await browser.visit({ at: product.url, locale: 'he' });
  expect(await isOnWall(visitor, (await readOwn(child))?.id ?? '')).toEqual([false, false, false]);

  const id = await waitForStatus(child, 1);
  const address = await findOnWall(visitor, id, text);
  const picture = await (await visitor.request.get(address)).body();
  const { format, width, exif } = await sharp(picture).metadata();
  expect([format, width, exif, picture.includes('Secret Person')]).toEqual(['webp', 640, undefined, false]);
  await plantTree(child, say, 'A sapling in the north');
});

test('in English: a kind “not yet” leads to a second version and its tree, and a take-down ends what is open elsewhere', async () => {
  const say = wordsOf('en');
  const [first, second] = ['I made a card for Mrs. Levi.', 'I made a card for our new neighbor.'] as const;
  const moderator = await visitAsModerator('A sapling in the south');
  const { child, parent, mother } = await visitAsFamily('en');
  await handIn(child, say, first);
  const [always, said] = ['always', 'doneAlways'].map((key) =>
    say(`submissions.approve.${key}`, { name: 'Mira' }),
  );
  await answer(parent, say, mother, always ?? '', said ?? '');

  await openFromQueue(moderator, first);
  const reject = moderator.getByRole('button', { name: say('page.judging.reject') });
  await reject.focus();
  await moderator.keyboard.press('Enter');
  await moderator.getByRole('dialog').waitFor();
  await moderator.keyboard.press('Escape');
  await reject.and(moderator.locator(':focus')).waitFor();
  await moderator.keyboard.press('r');
  await giveReason(moderator, 'Please leave out her name.');
  await waitForStatus(child, 2);
  await child.reload();
  await child.getByText(say('submissions.ownState.rejected'), { exact: true }).waitFor();
  await child.getByText(say('submissions.reason.unclear')).waitFor();
  await child.getByText('Please leave out her name.').waitFor();

  await child.getByRole('link', { name: say('submissions.own.newVersion') }).tap();
  const words = child.getByLabel(say('submissions.handIn.text'), { exact: true });
  await expect.poll(() => words.inputValue()).toBe(first);
  await words.fill(second);
  await child.getByText(say('media.pick.ready'), { exact: true }).waitFor();
  await child.getByRole('button', { name: say('submissions.handIn.sendNew') }).tap();
  // Her mother has said yes to all that she hands in.
  await child.getByText(say('submissions.ownState.submitted'), { exact: true }).waitFor();

  await openFromQueue(moderator, second);
  const beside = moderator.getByRole('region', { name: say('submissions.queue.changed') });
  expect(await beside.locator('del').allTextContents()).toEqual(['Mrs. Levi.']);
  expect(await beside.locator('ins').allTextContents()).toEqual(['our new neighbor.']);
  await moderator.keyboard.press('a');
  const id = await waitForStatus(child, 1);
  const reader = await browser.visit({ at: product.url });
  const picture = await findOnWall(reader, id, second);
  expect((await reader.request.get(picture)).status()).toBe(200);
  await plantTree(child, say, 'A sapling in the south');

  await openFromQueue(moderator, second, '&status=approved');
  await moderator.keyboard.press('t');
  await giveReason(moderator, 'We look at it once more.');
  await moderator
    .getByRole('status')
    .filter({ hasText: say('submissions.queue.done.takeDown') })
    .waitFor();
  expect((await reader.request.get(picture)).status()).toBe(404);
  expect((await reader.reload())?.status()).toBe(404);
  expect(await reader.getByText(second).count()).toBe(0);
  expect(await isOnWall(reader, id)).toEqual([false, false, false]);
});
