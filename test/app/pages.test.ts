import { describe, expect, test, vi } from 'vitest';
import { inLanguages } from '#platform/content/in-languages.ts';
import { itemIdOf, itemSlugOf, makeCourse } from '#features/learning/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();

describe('a page for visitors', () => {
  test('is whole HTML in the requested language, with its address, alternates and data', async () => {
    const course = await makeCourse(app.ctx, { id: 'honey' });
    const answer = await app.get(`/courses/${course.slug}`, { 'accept-language': 'he' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/^<!DOCTYPE html><html lang="he" dir="rtl"/);
    expect(answer.body).toContain('Course (he)');
    expect(answer.body).toContain('<link rel="canonical" href="http://lamed.test/courses/honey"/>');
    expect(answer.body.match(/rel="alternate" hrefLang="/gi)).toHaveLength(8);
    expect(answer.body).toContain('<script type="application/json" id="page-data">');
  });

  test('is cached and sent compressed, until content changes', async () => {
    const course = await makeCourse(app.ctx);
    const path = `/courses/${course.slug}`;
    const first = await app.get(path, { 'accept-encoding': 'br' });
    expect(first.headers['content-encoding']).toBe('br');
    const etag = String(first.headers['etag']);
    expect((await app.get(path, { 'if-none-match': etag })).statusCode).toBe(304);
    app.ctx.clock.advance(1);
    await makeCourse(app.ctx);
    expect((await app.get(path, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test.each(['/login', '/home'])('of %s shows nothing from another visitor’s link', async (path) => {
    const first = await app.get(`${path}?utm_source=somebody&lang=en`, {
      cookie: 'tl-zone=Asia/Kathmandu',
      'user-agent': 'Somebody/1.0',
    });
    const second = await app.get(path);
    expect(second.headers['etag']).toBe(first.headers['etag']);
    expect(second.body).not.toMatch(/somebody|Kathmandu/i);
  });

  test('is cached separately for each query that it displays', async () => {
    expect((await app.get('/login?onSuccess=/courses/honey&utm_source=x')).body).toContain(
      'href="/signup?onSuccess=%2Fcourses%2Fhoney"',
    );
    expect((await app.get('/login')).body).toContain('href="/signup"');
  });

  test('is never another language’s', async () => {
    const { slug } = await makeCourse(app.ctx);
    expect((await app.get(`/courses/${slug}`)).body).toContain('Course (en)');
    expect((await app.get(`/courses/${slug}`, { cookie: 'i18n_redirected=fr' })).body).toContain(
      'Course (fr)',
    );
  });

  test('spells the product’s name as its language does, also in messages', async () => {
    const hebrew = (await app.get('/', { 'accept-language': 'he' })).body;
    expect(hebrew).toContain('<title>למד: ');
    expect(hebrew).not.toContain('{brand}');
    expect((await app.get('/')).body).toContain('<title>Lamed: ');
  });

  test('applies ?lang= once and remembers it for a year', async () => {
    const { slug } = await makeCourse(app.ctx);
    const answer = await app.get(`/courses/${slug}?lang=de`);
    expect(answer.body).toContain('Course (de)');
    expect(String(answer.headers['set-cookie'])).toMatch(
      /i18n_redirected=de; Max-Age=31536000; Path=\/; SameSite=Lax/,
    );
  });
});

test.each(['%', '!!!', '🍯', 'zzzyx'])('a search for %s shows what is promoted', async (query) => {
  await makeCourse(app.ctx, { id: 'honey', featuredLevel: 1 });
  const answer = await app.get(`/search?q=${encodeURIComponent(query)}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('href="/courses/honey"');
});

test('a page reuses the formatters of earlier pages', async () => {
  await makeCourse(app.ctx);
  await app.get('/home?of=1');
  const made = [
    vi.spyOn(Intl, 'NumberFormat'),
    vi.spyOn(Intl, 'PluralRules'),
    vi.spyOn(Intl, 'DateTimeFormat'),
  ];
  expect((await app.get('/home?of=2')).body).toContain('Course (en)');
  expect(made.flatMap(({ mock }) => mock.calls)).toEqual([]);
});

describe('a page for a signed-in user', () => {
  test('shows her own progress in what it shares with others', async () => {
    const course = await makeCourse(app.ctx, { items: [{ access: 'public' }, { access: 'public' }] });
    const dovi = await app.makeUser();
    await app.services.database.db
      .insertInto('completions')
      .values({ user_id: dovi.userId, item_id: itemIdOf(course), completed_at: app.ctx.clock.now() })
      .execute();
    const browsers = [app, await app.asBrowserOf(dovi), await app.asBrowserOf(await app.makeUser()), app];
    const ticks: number[] = [];
    for (const browser of browsers) {
      const { body } = await browser.get(`/courses/${course.slug}?of=her`);
      ticks.push(body.split('>Completed<').length - 1);
    }
    expect(ticks).toEqual([0, 1, 0, 0]);
  });

  test('is never cached and never shown to a visitor', async () => {
    const { slug } = await makeCourse(app.ctx);
    const browser = await app.asBrowserOf(await app.makeUser({ first_name: 'Dovi' }));
    await app.get(`/courses/${slug}`);
    const answer = await browser.get(`/courses/${slug}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('Dovi');
    expect((await app.get(`/courses/${slug}`)).body).not.toContain('Dovi');
  });
});

describe('addresses', () => {
  test('with characters that no database accepts are unknown, on pages and in the API', async () => {
    const educator = await app.makeUser({ role: 'educator', first_name: 'Ruth', last_name: 'Adler' });
    const paths = ['/educators/%00/cards', '/courses/%00', '/students/%00'];
    const browser = await app.asBrowserOf(educator);
    const statuses = await Promise.all(paths.map(async (path) => (await browser.get(path)).statusCode));
    expect(statuses).toEqual([404, 404, 200]);
    const cards = await (await app.as(educator)).get('/api/users/current/classes/%00/cards');
    expect(cards.statusCode).toBe(404);
  });

  test('with such characters in a query, and bodies with them, are a mistake of the caller', async () => {
    expect((await app.get('/submissions?course=a%00b')).statusCode).toBe(422);
    expect((await app.get('/api/content/challenges/submissions?course=a%00b')).statusCode).toBe(422);
    const client = await app.as(await app.makeUser());
    const answer = await client.post('/api/users/current/redemptions', {
      itemId: 'a\u0000b',
      price: 1,
      key: 'a key of a redemption',
    });
    expect(answer.statusCode).toBe(422);
  });

  test.each(['/', '/home', '/search'])('%s accepts no form that it does not have', async (path) => {
    const headers = { origin: 'http://lamed.test' };
    const answer = await app.ask(path, { method: 'POST', form: { form: 'x' }, headers });
    expect(answer.statusCode).toBe(405);
    expect(answer.body).toContain('<main id="main"');
    expect(answer.body).not.toContain('<title>405');
  });

  test('that are unknown are 404 for a form, too', async () => {
    const headers = { origin: 'http://lamed.test' };
    const answer = await app.ask('/nothing', { method: 'POST', form: { form: 'x' }, headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<title>404: This page could not be found · Lamed</title>');
  });

  test.each([
    '/nothing',
    '/courses/none',
    '/courses/none/none',
    '/courses/category/none',
    '/%E0%A4%A',
    '/100%',
  ])('%s is 404 and not indexed', async (path) => {
    const answer = await app.get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<title>404: This page could not be found · Lamed</title>');
    expect(answer.body).toContain('<meta name="robots" content="noindex"/>');
  });

  test('the courses’ address redirects home', async () => {
    const answer = await app.get('/courses');
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/home']);
  });

  test('an item of another course is not found below this one', async () => {
    const [one, other] = [await makeCourse(app.ctx), await makeCourse(app.ctx)];
    expect((await app.get(`/courses/${one.slug}/${itemSlugOf(one)}`)).statusCode).toBe(200);
    expect((await app.get(`/courses/${one.slug}/${itemSlugOf(other)}`)).statusCode).toBe(404);
  });
});

describe('forms without JavaScript', () => {
  const origin = 'http://lamed.test';

  test('sign in, set the cookie and redirect to the requested page, on this site only', async () => {
    const user = await app.makeUser({}, 'a good long one');
    const form = { emailAddress: user.emailAddress, password: 'a good long one', remember: 'on' };
    const answer = await app.ask('/login?onSuccess=/courses/x', {
      method: 'POST',
      form,
      headers: { origin },
    });
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/courses/x']);
    expect([answer.headers['set-cookie']].flat()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^tl-session=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
        ) as string,
        expect.stringMatching(
          /^tl-device=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
        ) as string,
      ]),
    );
    const away = await app.ask('/login?onSuccess=//evil.example', {
      method: 'POST',
      form,
      headers: { origin },
    });
    expect(away.headers['location']).toBe('/welcome');
  });

  test('switch to the profile’s language on sign-in if none was chosen in the browser', async () => {
    const user = await app.makeUser({ language: 'fr' }, 'a good long one');
    const form = { emailAddress: user.emailAddress, password: 'a good long one' };
    const cookiesOf = async (headers: Record<string, string>) =>
      String(
        (await app.ask('/login', { method: 'POST', form, headers: { origin, ...headers } })).headers[
          'set-cookie'
        ],
      );
    expect(await cookiesOf({ 'accept-language': 'en' })).toContain('i18n_redirected=fr; Max-Age=31536000');
    expect(await cookiesOf({ cookie: 'i18n_redirected=de' })).not.toContain('i18n_redirected');
  });

  test('say what is wrong, keep the address and never the password', async () => {
    const form = { emailAddress: 'mira@example.org', password: 'wrong-secret' };
    const answer = await app.ask('/login', { method: 'POST', form, headers: { origin } });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toContain('Email or password is wrong.');
    expect(answer.body).toContain('value="mira@example.org"');
    expect(answer.body).not.toContain('wrong-secret');
  });

  test('are refused when another site posts them', async () => {
    const answer = await app.ask('/login', {
      method: 'POST',
      form: {},
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.statusCode).toBe(403);
  });

  test('report a failed sign-up at the field that is wrong', async () => {
    const empty = { lastName: '', birthYear: '', country: '' };
    const form = { emailAddress: 'mira', password: 'short', firstName: 'Mira', role: 'parent', ...empty };
    const answer = await app.ask('/signup', { method: 'POST', form, headers: { origin } });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Enter an email address, such as name@example.org');
    expect(answer.body).toContain('value="Mira"');
    for (const issue of ['Use 1 to 60 characters.', 'Enter a year, such as 2016.', 'Choose a country.'])
      expect(answer.body).toContain(issue);
  });

  test('sign up in the role of the page they were reached from, else as a learner', async () => {
    const chosenFrom = async (page: string) => {
      const link = /href="(\/signup\?role=[^"]+)"/.exec((await app.get(page)).body)?.[1] ?? '/signup';
      return /checked="" value="(\w+)"/.exec((await app.get(link)).body)?.[1];
    };
    expect(await chosenFrom('/parents')).toBe('parent');
    expect(await chosenFrom('/educators')).toBe('educator');
    expect(await chosenFrom('/login')).toBe('learner');
  });

  test('say how long a password may be, also when it is too long', async () => {
    const password = 'x1'.repeat(101);
    const refused = await app.post('/api/users', { emailAddress: 'mira@example.org', password });
    expect(refused.json()).toMatchObject({
      data: { issues: [{ path: 'password', message: 'Use 8 to 200 characters.' }] },
    });
  });

  test('sign up, and redirect to the welcome page', async () => {
    const form = {
      emailAddress: 'mira@example.org',
      password: 'seven bright candles',
      firstName: 'Mira',
      lastName: 'Stern',
      role: 'parent',
      birthYear: '1988',
      country: 'IL',
      avatar: 'lion',
    };
    const answer = await app.ask('/signup', { method: 'POST', form, headers: { origin } });
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/signup/success']);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    expect((await app.get('/signup/success', { cookie })).body).toContain('Shalom, <bdi>Mira</bdi>');
    expect((await app.get('/home', { cookie })).body).toContain('src="/avatars/lion.svg"');
  });

  test('welcome with three stories from three courses, each with its own picture', async () => {
    for (const id of ['honey', 'salt', 'oil', 'bread'])
      await makeCourse(app.ctx, {
        id,
        items: [
          { id: `${id}-1`, access: 'public' },
          { id: `${id}-2`, access: 'public' },
        ],
      });
    const browser = await app.asBrowserOf(await app.makeUser());
    for (const path of ['/signup/success', '/home', '/dashboard']) {
      const [stories = ''] =
        /<section aria-labelledby="first-stories".*?<\/section>/s.exec((await browser.get(path)).body) ?? [];
      expect(stories.match(/href="[^"]+"/g), path).toEqual(
        ['honey', 'salt', 'oil'].map((id) => `href="/courses/${id}/${id}-1"`),
      );
      expect(new Set(stories.match(/<img[^>]*src="[^"]+"/g)).size, path).toBe(3);
    }
  });
});

describe('a user without a name and role', () => {
  const origin = 'http://lamed.test';

  test('is asked first, and continues to the page she wanted', async () => {
    const browser = await app.asBrowserOf(await app.makeUser({ role: 'new', last_name: '' }));
    const { slug } = await makeCourse(app.ctx);
    const asked = await browser.get(`/courses/${slug}?x=1`);
    expect(asked.headers['location']).toBe(`/welcome/name?onSuccess=%2Fcourses%2F${slug}%3Fx%3D1`);
    expect((await browser.get('/home')).headers['location']).toBe('/welcome/name');
    expect((await browser.get('/logout')).statusCode).toBe(200);

    const form = { firstName: 'Mira', lastName: 'Stern', role: 'parent', birthYear: '1988', country: 'IL' };
    const page = String(asked.headers['location']);
    const empty = await browser.ask(page, { method: 'POST', form: { ...form, birthYear: '' } });
    expect(empty.body).toContain('Enter a year, such as 2016.');
    const answer = await browser.ask(page, { method: 'POST', form, headers: { origin } });
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, `/courses/${slug}?x=1`]);
  });

  test('is not asked again', async () => {
    const browser = await app.asBrowserOf(await app.makeUser());
    expect((await browser.get('/welcome/name')).headers['location']).toBe('/home');
    expect((await browser.get('/welcome')).headers['location']).toBe('/home');
  });
});

test('a signed-in user is redirected from the sign-in page', async () => {
  const browser = await app.asBrowserOf(await app.makeUser());
  expect((await browser.get('/login')).headers['location']).toBe('/home');
});

test('an educator starts on her own page, an administrator with her second step, everyone else at home', async () => {
  const leadsTo = async (columns: Parameters<typeof app.makeUser>[0]) =>
    (await (await app.asBrowserOf(await app.makeUser(columns))).get('/welcome')).headers['location'];
  expect(await leadsTo({ role: 'educator' })).toBe('/educators');
  expect(await leadsTo({ role: 'educator', admin: true })).toBe('/settings/security');
  expect(await leadsTo({ role: 'parent' })).toBe('/home');
});

test('programs that read no HTML find the icon where they look for it', async () => {
  const { statusCode, headers, rawPayload } = await app.get('/favicon.ico');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
  // An icon of 32 × 32, which is a PNG.
  expect(rawPayload.subarray(0, 8)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0, 32, 32]));
  expect(rawPayload.subarray(22, 26).toString('latin1')).toBe('\u0089PNG');
});

test('header and footer depend on the viewer', async () => {
  const page = async (columns?: Parameters<typeof app.makeUser>[0]) => {
    const client = columns ? await app.asBrowserOf(await app.makeUser(columns)) : app;
    const { body } = await client.get('/educators');
    const header = body.slice(body.indexOf('<header'), body.indexOf('</header>'));
    const isThere = (text: string, part = header) => part.includes(`href="${text}"`);
    return {
      parents: isThere('/parents'),
      educators: isThere('/educators'),
      signUp: header.includes('/signup'),
      invitation: body.includes('Begin your next lesson with a film'),
    };
  };
  expect(await page()).toEqual({ parents: true, educators: true, signUp: true, invitation: true });
  expect(await page({ role: 'educator' })).toEqual({
    parents: false,
    educators: true,
    signUp: false,
    invitation: false,
  });
  expect(await page({ role: 'learner' })).toMatchObject({ parents: false, educators: false });
});

test('hostile text in a page’s data stays text', async () => {
  const hostile = '</script><script>alert(1)</script>';
  const { slug } = await makeCourse(app.ctx, {
    texts: inLanguages(() => ({
      title: hostile,
      tagline: hostile,
      description: hostile,
      seoDescription: hostile,
    })),
  });
  const { body } = await app.get(`/courses/${slug}`);
  expect(body.includes('<script>alert(1)')).toBe(false);
  expect(body.includes('\\u003c/script\\u003e')).toBe(true);
});
