import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { open, useBrowser } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
/** Each person may sign in ten times within a quarter of an hour, across all journeys. */
const ways: { locale: Locale; as: string }[] = [
  { locale: 'en', as: 'parent' },
  { locale: 'he', as: 'restricted' },
];

/** Ends every session of a person from another device, so that her browser does not know. */
async function endElsewhere(person: string): Promise<void> {
  const ask = (method: string, path: string, headers: Record<string, string>, body?: object) =>
    fetch(browser.url(path), {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  const credentials = { emailAddress: `${person}@example.org`, password: 'shalom-lamed' };
  const signedIn = await ask('POST', '/api/sessions', {}, credentials);
  const { token } = (await signedIn.json()) as { token: string };
  const authorization = `Bearer ${token}`;
  expect((await ask('DELETE', '/api/users/current/sessions', { authorization })).status).toBe(204);
}

const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'tl-session');

/** Waits until the code that watches the session has run: it comes a moment after the page, and counts from then on. */
async function sessionWatched(page: Page): Promise<void> {
  let code: unknown;
  await expect
    .poll(async () => {
      code = await page.evaluate(
        "performance.getEntriesByType('resource').find(({ name }) => name.includes('/live-session-'))?.name",
      );
      return code;
    })
    .toBeTypeOf('string');
  await page.evaluate(`import(${JSON.stringify(code)}).then(() => undefined)`);
}

describe.each(ways)('in $locale, a session that was ended elsewhere', ({ locale, as }) => {
  const say = wordsOf(locale);

  test('leaves a visitor on a public page, and says so', async () => {
    const page = await browser.visit({ locale, as, freshSession: true });
    await open(page, '/educators');
    await endElsewhere(as);
    await page.locator('footer a[href^="/courses/live-to-give"]').click();
    await page.getByText(say('app.session.ended')).waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('app.header.signIn') })
      .waitFor();
    await page.waitForURL(({ pathname }) => pathname === '/courses/live-to-give');
    await expect.poll(() => cookieOf(page)).toBeUndefined();
  });
});

test('a session that was ended elsewhere is noticed at once on a page that makes no requests', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ as: 'educator', freshSession: true });
  await open(page, '/privacy');
  await sessionWatched(page);
  await endElsewhere('educator');
  await page.getByText(say('app.session.ended')).waitFor();
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('app.header.signIn') })
    .waitFor();
  await expect.poll(() => cookieOf(page)).toBeUndefined();
});

/** A network that holds streams back: what the end of one would tell at once shows at the next step. */
const holdStreams = (page: Page) => page.route('**/api/users/current/stream', () => undefined);

test('where no stream gets through, it is noticed on the next page, even if that makes no requests', async () => {
  const page = await browser.visit({ as: 'educator', freshSession: true });
  await holdStreams(page);
  await open(page, '/privacy');
  await sessionWatched(page);
  await endElsewhere('educator');
  // Its clock alone moves: a page is asked again only where the last answer is older than fifteen seconds.
  await page.evaluate('{ const now = Date.now; Date.now = () => now() + 20_000; }');
  // Waited for from before the click on: the message stays for five seconds, which a busy machine spends on less.
  await Promise.all([
    page.getByText(wordsOf('en')('app.session.ended')).waitFor(),
    page.locator('footer a[href^="/terms"]').click(),
  ]);
  await page.waitForURL('**/terms?*');
  expect(new URL(page.url()).pathname).toBe('/terms');
});

test('a lesson that needs an account invites a user whose session was ended to sign in on the spot', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ as: 'parent', freshSession: true });
  await holdStreams(page);
  await open(page, '/courses/anger');
  await endElsewhere('parent');
  await page.locator('main a[href$="/beruriahs-answer"]').first().click();
  await page.getByText(say('app.session.ended')).waitFor();
  await page.getByRole('heading', { name: say('learning.locked.signInTitle') }).waitFor();
  expect(pathOf(page)).toBe('/courses/anger/beruriahs-answer');
});

test('a session that was ended elsewhere leads from a protected page to the sign-in page, and back', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ as: 'trial', freshSession: true });
  await open(page, '/settings/preferences?from=here');
  await endElsewhere('trial');
  await page.locator('main form button[type="submit"]').first().click();
  await page.waitForURL('**/login?*');
  expect(pathOf(page)).toBe('/login?onSuccess=%2Fsettings%2Fpreferences%3Ffrom%3Dhere');
  await page.getByLabel(say('signIn.form.emailAddress')).fill('trial@example.org');
  await page.getByLabel(say('signIn.form.password')).first().fill('shalom-lamed');
  await page.getByRole('button', { name: say('signIn.login.submit'), exact: true }).click();
  await page.waitForURL('**/settings/preferences?from=here');
});

test('a forbidden action never signs a user out', async () => {
  const page = await browser.visit({ as: 'restricted', freshSession: true });
  await page.route('**/api/users/current/progress', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', message: 'No.' } }),
  );
  await open(page, '/settings/profile');
  await page.locator('a[href="/"]').first().click();
  await page.waitForURL('**/');
  await expect.poll(() => page.title()).toContain('403');
  expect(await cookieOf(page)).toBeDefined();
});

test('an account that cannot be loaded is signed out and goes home', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ as: 'restricted', freshSession: true });
  await open(page, '/settings/preferences');
  const message = say('people.refusal.sessionLoad');
  await page.route('**/api/users/current', (route) =>
    route.fulfill({ status: 401, json: { code: 'session_load_failed', message } }),
  );
  await page.locator('main form button[type="submit"]').first().click();
  await page.getByText(message).waitFor();
  await page.getByRole('link', { name: say('home.hero.start') }).waitFor();
  expect(pathOf(page)).toBe('/');
  await expect.poll(() => cookieOf(page)).toBeUndefined();
});

test('signing out and in is followed by every tab of the browser', async () => {
  const say = wordsOf('en');
  const here = await browser.visit({ as: 'learner', freshSession: true });
  const settings = await here.context().newPage();
  const course = await here.context().newPage();
  await open(settings, '/settings/profile');
  await open(course, '/courses/live-to-give');
  await open(here, '/logout');
  await here.getByRole('button', { name: say('signIn.logout.submit'), exact: true }).click();
  await settings.waitForURL('**/login?onSuccess=%2Fsettings%2Fprofile');
  const signInLink = course.getByRole('banner').getByRole('link', { name: say('app.header.signIn') });
  await signInLink.waitFor();
  await course.getByText(say('app.session.ended')).waitFor();

  await open(here, '/login');
  await here.getByLabel(say('signIn.form.emailAddress')).fill('premium@example.org');
  await here.getByLabel(say('signIn.form.password')).first().fill('shalom-lamed');
  await here.getByRole('button', { name: say('signIn.login.submit'), exact: true }).click();
  await settings.waitForURL('**/settings/profile');
  await signInLink.waitFor({ state: 'detached' });
  await course.getByRole('banner').getByText('Éliane').waitFor();
  expect(pathOf(settings)).toBe('/settings/profile');
});

test('a page that is closed to children’s accounts says so kindly', async () => {
  const page = await browser.visit({ as: 'learner', freshSession: true });
  await open(page, '/home?notice=for-grown-ups');
  await page.getByText(wordsOf('en')('app.refusal.forGrownUps')).waitFor();
  await expect.poll(() => pathOf(page)).toBe('/home');
});

test('signing in switches to the user’s language in a browser where none was chosen', async () => {
  const [english, french] = [wordsOf('en'), wordsOf('fr')];
  const page = await browser.visit();
  await open(page, '/login');
  await page.getByLabel(english('signIn.form.emailAddress')).fill('trial@example.org');
  await page.getByLabel(english('signIn.form.password')).first().fill('shalom-lamed');
  await page.getByRole('button', { name: english('signIn.login.submit'), exact: true }).click();
  await page.waitForURL('**/home');
  await page.locator('html[lang=fr]').waitFor();
  await page
    .getByRole('banner')
    .getByRole('link', { name: french('app.header.courses') })
    .first()
    .waitFor();
  await page.reload();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});

test('a visitor’s requests have an id that is never stored; those of a signed-in user have none', async () => {
  const say = wordsOf('en');
  const idsOf = async (visit: Parameters<typeof browser.visit>[0]) => {
    const page = await browser.visit(visit);
    const ids: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) ids.push(request.headers()['x-anonymous-id']);
    });
    await open(page, '/search');
    await page.getByLabel(say('search.box.label')).filter({ visible: true }).fill('ruth');
    await page.getByRole('option', { name: 'Ruth' }).first().waitFor();
    expect(await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')).not.toContain(
      'anonymous',
    );
    return new Set(ids);
  };
  const [id, ...more] = await idsOf({});
  expect(id).toMatch(/^[0-9a-f]{8}-/);
  expect(more).toEqual([]);
  expect(await idsOf({ as: 'learner' })).toEqual(new Set([undefined]));
});

test('a page whose code was replaced by a new version is reloaded at its destination', async () => {
  const page = await browser.visit();
  await open(page, '/parents');
  let refused = 0;
  await page.route('**/assets/games-page-*.js', async (route) => {
    if (refused > 0) return route.continue();
    refused += 1;
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' });
  });
  await page
    .getByRole('banner')
    .getByRole('link', { name: wordsOf('en')('app.header.games') })
    .click();
  await page.getByRole('heading', { level: 1, name: wordsOf('en')('learning.games.title') }).waitFor();
  expect(refused).toBe(1);
  expect(pathOf(page)).toBe('/games');
});
