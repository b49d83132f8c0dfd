import { describe, expect, test } from 'vitest';
import { makeCourse } from '#features/learning/testing.ts';
import { useApp } from '../support/app.ts';
import { listenTo } from '../support/event-stream.ts';

const app = useApp();
const origin = 'http://lamed.test';

/** A minor's browser: she has signed up, and named her mother on the next page, or nobody. */
async function signUpMinor(guardianAddress?: string) {
  const form = {
    emailAddress: 'miri@example.org',
    password: 'seven bright candles',
    firstName: 'Miri',
    lastName: 'Stern',
    role: 'learner',
    birthYear: '2016',
    country: 'IL',
  };
  const answer = await app.ask('/signup', { method: 'POST', form, headers: { origin } });
  const session = answer.cookies.find(({ name }) => name === 'tl-session');
  const cookie = `tl-session=${session?.value}`;
  const { id } = await app.ctx.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const headers = { cookie, origin };
  if (guardianAddress !== undefined) {
    const form = { emailAddress: guardianAddress };
    await app.ask('/join/pending', { method: 'POST', form, headers });
  }
  return {
    id,
    cookie,
    get: (path: string) => app.get(path, headers),
    post: (path: string, body?: unknown) => app.post(path, body, headers),
    submit: (path: string, fields: Record<string, string>) =>
      app.ask(path, { method: 'POST', form: fields, headers }),
  };
}

function lastPath(): string {
  return /http:\/\/lamed\.test(\/approve\/\S+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';
}

describe('a minor who waits', () => {
  test('is sent to the holding page, and sees what is open to everyone', async () => {
    const { slug: courseSlug } = await makeCourse(app.ctx);
    const child = await signUpMinor('mother@example.org');
    for (const path of ['/home', '/', '/signup/success', '/welcome', '/welcome/name', '/login']) {
      const first = await child.get(path);
      const location = String(first.headers['location']);
      expect([path, location]).toEqual([path, path === '/login' ? '/home' : '/join/pending']);
    }
    for (const path of [`/courses/${courseSlug}`, '/educators', '/parents', '/logout'])
      expect([path, (await child.get(path)).statusCode]).toEqual([path, 200]);
    const page = (await child.get('/join/pending')).body;
    expect(page).toContain('m•••@example.org');
    expect(page).not.toContain('mother@example.org');
  });

  test('who has told no name yet is her guardian’s child, in the mail and on its page', async () => {
    const child = await app.asBrowserOf(
      await app.makeUser({
        first_name: '',
        last_name: '',
        adult_from: new Date('2034-01-01'),
        guardian_awaited_since: app.ctx.clock.now(),
      }),
    );
    await child.ask('/join/pending', { method: 'POST', form: { emailAddress: 'mother@example.org' } });
    expect(app.mails.at(-1)?.subject).toBe('May your child learn with Lamed?');
    const path = lastPath();
    const page = (await app.get(path)).body;
    expect(page).toContain('May your child learn with Lamed?');
    expect(page).toContain('The account of your child will be erased');
    await app.ask(path, { method: 'POST', form: { form: 'approve' }, headers: { origin } });
    expect(app.mails.at(-1)?.subject).toBe('Thank you. Your child can start');
  });

  test('is refused by the API, which says why', async () => {
    const child = await signUpMinor('mother@example.org');
    for (const path of ['/api/users/current/progress', '/api/users/current/completed-content']) {
      const answer = await child.get(path);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        403,
        'guardian_approval_required',
      ]);
    }
    expect((await child.get('/api/users/current')).json()).toMatchObject({ awaitsGuardian: true });
  });

  test('names a guardian and asks again without JavaScript', async () => {
    const child = await signUpMinor();
    expect((await child.get('/join/pending')).body).toContain('name="emailAddress"');
    const wrong = await child.submit('/join/pending', { emailAddress: 'mother' });
    expect(wrong.body).toContain('value="mother"');
    const named = await child.submit('/join/pending', { emailAddress: 'mother@example.org' });
    expect([named.statusCode, named.headers['location']]).toEqual([302, '/join/pending']);
    app.ctx.clock.advance(61);
    const sent = app.mails.length;
    await child.submit('/join/pending', {});
    expect(app.mails).toHaveLength(sent + 1);
  });
});

test('who need not wait is redirected from the holding page', async () => {
  const browser = await app.asBrowserOf(await app.makeUser());
  expect((await browser.get('/join/pending')).headers['location']).toBe('/home');
  expect((await app.get('/join/pending')).headers['location']).toContain('/login');
});

describe('a guardian’s links', () => {
  test('change nothing when opened, only when the button is pressed', async () => {
    const child = await signUpMinor('mother@example.org');
    const path = lastPath();
    for (let opened = 0; opened < 3; opened += 1)
      expect((await app.get(path)).body).toContain('May Miri learn with Lamed?');
    expect((await child.get('/home')).statusCode).toBe(302);

    const approved = await app.ask(path, { method: 'POST', form: { form: 'approve' }, headers: { origin } });
    expect(approved.body).toContain('<title>Thank you. Miri can start');
    expect((await child.get('/home')).statusCode).toBe(200);
    expect((await app.get(path)).body).toContain('If you have already agreed, there is nothing more to do.');

    const back = lastPath();
    expect(back).toMatch(/^\/approve\/withdraw\//);
    expect((await app.get(back)).body).toContain('Withdraw your consent for Miri?');
    expect((await child.get('/home')).statusCode).toBe(200);
    const withdrawn = await app.ask(back, {
      method: 'POST',
      form: { form: 'withdraw' },
      headers: { origin },
    });
    expect(withdrawn.body).toContain('The account of Miri is closed');
    expect((await child.get('/home')).headers['location']).toBe('/join/pending');
    expect((await child.get('/join/pending')).body).not.toContain('Almost there');
  });

  test('let a guardian refuse, which deletes everything about the child, also without scripts', async () => {
    const child = await signUpMinor('mother@example.org');
    const path = lastPath();
    expect((await app.get(path)).body).toContain('No, erase it now');
    const erased = await app.ask(path, { method: 'POST', form: { form: 'erase' }, headers: { origin } });
    expect(erased.body).toContain('<title>The account of Miri has been erased');
    expect((await child.get('/home')).body).not.toContain('Miri');
    expect(app.mails.at(-1)).toMatchObject({ to: 'mother@example.org' });
    expect((await app.get(path)).body).toContain('This link has expired');
  });

  test('that are made up are not a server error', async () => {
    const answer = await app.get('/approve/account/unknown');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('This link has expired');
  });
});

test.each([
  { path: '/api/users/current/stream', first: { what: 'opened' }, next: { what: 'standing' } },
  // What pages of the release before listen to.
  { path: '/api/users/current/standing', first: {}, next: {} },
])(
  'an open page learns from $path of approval and withdrawal as they happen',
  async ({ path, first, next }) => {
    const child = await signUpMinor('mother@example.org');
    const hear = await listenTo((await app.listen()) + path, child.cookie);
    /** What she hears of her standing: of the approval there is a message for her, too. */
    const heard = async (): Promise<unknown> => {
      const event = await hear();
      return JSON.stringify(event).includes('"messages"') ? heard() : event;
    };
    expect(await heard()).toEqual({ ...first, awaitsGuardian: true });
    await app.ask(lastPath(), { method: 'POST', form: { form: 'approve' }, headers: { origin } });
    expect(await heard()).toEqual({ ...next, awaitsGuardian: false });
    await app.ask(lastPath(), { method: 'POST', form: { form: 'withdraw' }, headers: { origin } });
    expect(await heard()).toEqual({ ...next, awaitsGuardian: true });
  },
);
