import { describe, expect, test } from 'vitest';
import { isUnwantedMail } from '#app/mail-wishes.ts';
import { makeFamily } from '#features/families/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();
const mother = 'mother@example.org';
const oneClick = { 'List-Unsubscribe': 'One-Click' };

/** The path in the last mail to an address at which its reader ends others like it. */
function pathIn(to = mother): string {
  const mail = app.mails.findLast((sent) => sent.to === to);
  const path = /http:\/\/lamed\.test(\/unsubscribe\/\S+)/.exec(mail?.text ?? '')?.[1];
  if (path === undefined) throw new Error(`no link to unsubscribe in a mail to ${to}`);
  expect(mail?.html).toContain(path);
  expect(mail?.unsubscribe?.href).toBe(`http://lamed.test${path}`);
  return path;
}

/** Whether the next mail like the last to an address would be sent. */
async function isSent(to = mother): Promise<boolean> {
  const mail = app.mails.findLast((sent) => sent.to === to);
  return mail !== undefined && !(await isUnwantedMail(app.ctx, mail));
}

/** The server of a mail program: another site, and no cookies. */
const click = (path: string, form: Record<string, string> = oneClick) =>
  app.ask(path, { method: 'POST', form, headers: { origin: 'https://mail.example' } });

/** A child who waits for her mother, who has been written to. */
async function makeWaiting() {
  const child = await app.makeUser({
    first_name: 'Miri',
    adult_from: new Date('2030-01-01'),
    guardian_awaited_since: app.ctx.clock.now(),
  });
  const browser = await app.asBrowserOf(child);
  const ask = (emailAddress?: string) =>
    browser.ask('/join/pending', {
      method: 'POST',
      form:
        emailAddress === undefined ? { form: 'askGuardian:again' } : { form: 'askGuardian', emailAddress },
    });
  await ask(mother);
  return { child, browser, ask };
}

describe('one click in a mail program', () => {
  test('ends mails like that, from another site and without a session; a second click changes nothing', async () => {
    await makeWaiting();
    expect(await isSent()).toBe(true);
    for (let clicks = 0; clicks < 2; clicks += 1) {
      const answer = await click(pathIn());
      expect([answer.statusCode, answer.body]).toEqual([200, '']);
      expect(await isSent()).toBe(false);
    }
    expect(await app.ctx.db.selectFrom('do_not_mail').selectAll().execute()).toHaveLength(1);
  });

  test('may come as either kind of form, and twice at once', async () => {
    await makeWaiting();
    const boundary = 'xyz';
    const multipart = {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        origin: 'https://mail.example',
      },
      body: `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
    } as const;
    const answers = await Promise.all([app.ask(pathIn(), multipart), click(pathIn())]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await isSent()).toBe(false);
  });

  test('does nothing with a token that was changed, and anything else from another site is refused', async () => {
    await makeWaiting();
    const path = pathIn();
    expect((await click(`${path.slice(0, -4)}AAAA`)).statusCode).toBe(404);
    expect((await click(path, { form: 'unsubscribe', end: 'everything' })).statusCode).toBe(403);
    expect(await isSent()).toBe(true);
  });

  test('by the reader of another mailbox ends nothing of hers', async () => {
    const { ask } = await makeWaiting();
    app.ctx.clock.advance(61);
    await ask('father@example.org');
    await click(pathIn('father@example.org'));
    expect([await isSent('father@example.org'), await isSent(mother)]).toEqual([false, true]);
  });
});

describe('the page of the link', () => {
  test('changes nothing until its button is pressed, without scripts', async () => {
    await makeWaiting();
    const page = await app.get(pathIn());
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Stop these emails?');
    expect(page.body).toContain(mother);
    expect(await isSent()).toBe(true);
    const form = { form: 'unsubscribe', end: 'these' };
    const pressed = await app.ask(pathIn(), {
      method: 'POST',
      form,
      headers: { origin: 'http://lamed.test' },
    });
    expect(pressed.body).toContain('We won’t write to you about this anymore');
    expect(await isSent()).toBe(false);
  });

  test('lets a stranger say “never again”, and take it back', async () => {
    await makeWaiting();
    const ruth = await app.makeUser({ email_verified_at: app.ctx.clock.now() });
    const invite = { form: 'invite', emailAddress: mother };
    const path = pathIn();
    const post = (end: string) =>
      app.ask(path, {
        method: 'POST',
        form: { form: 'unsubscribe', end },
        headers: { origin: 'http://lamed.test' },
      });
    const inviteMother = async () => {
      await (await app.asBrowserOf(ruth)).ask('/invite', { method: 'POST', form: invite });
      return app.mails.filter(({ to, unsubscribe }) => to === mother && unsubscribe?.topic === 'invitations')
        .length;
    };
    expect((await post('everything')).body).toContain('never write to this address again');
    expect(await isSent()).toBe(false);
    expect(await inviteMother()).toBe(0);
    expect((await app.get(path)).body).toContain('Write to me again');
    await post('nothing');
    expect(await isSent()).toBe(true);
    expect(await inviteMother()).toBe(1);
  });

  test('says that a link is none of ours', async () => {
    const page = await app.get('/unsubscribe/nothing');
    expect([page.statusCode, page.body.includes('This link doesn’t work')]).toEqual([200, true]);
  });
});

describe('a guardian who wants no mail about children', () => {
  test('is not written to, and the child is told that another address is needed', async () => {
    const { browser, ask } = await makeWaiting();
    await click(pathIn());
    const page = (await browser.get('/join/pending')).body;
    expect(page).toContain('doesn’t want emails from us');
    app.ctx.clock.advance(61);
    const mails = app.mails.length;
    const refused = await ask('Mother+lamed@example.org');
    expect(refused.body).toContain('This address doesn’t want emails from us.');
    expect(app.mails).toHaveLength(mails);
    await ask('father@example.org');
    expect(app.mails.at(-1)?.to).toBe('father@example.org');
  });
});

test('what is about one’s own account has no such link', async () => {
  const ruth = await app.makeUser({ email_address: 'ruth@example.org' });
  const { emailAddress } = ruth;
  await (await app.as(ruth)).post('/api/users/current/email/send-verification');
  const mails = app.mails.filter(({ to }) => to === emailAddress);
  expect(mails.length).toBeGreaterThan(0);
  for (const { text, html, unsubscribe } of mails)
    expect([text.includes('/unsubscribe/'), html.includes('/unsubscribe/'), unsubscribe]).toEqual([
      false,
      false,
      undefined,
    ]);
});

test('mail of a kind that one chooses is ended in the settings too, and chosen again there', async () => {
  const { guardian } = await makeFamily(app.ctx);
  const browser = await app.asBrowserOf(guardian);
  const topic = 'together.topic.friday';
  const token = app.ctx.mails.tokens.make({
    to: guardian.emailAddress,
    topic: { kind: 'together.friday', userId: guardian.userId },
  });
  const wants = async () => {
    const { topics } = (await browser.get('/api/users/current/notifications')).json<{
      topics: { id: string; mail: boolean | null }[];
    }>();
    return topics.find(({ id }) => id === topic)?.mail;
  };
  expect(await wants()).toBe(true);
  await click(`/unsubscribe/${token}`);
  expect(await wants()).toBe(false);
  expect((await app.get(`/unsubscribe/${token}`)).body).toContain('You no longer get emails');
  await browser.ask('/settings/notifications', { method: 'POST', form: { form: `choose:${topic}:mail:on` } });
  expect(await wants()).toBe(true);
});

test('a mailbox that is hers no longer ends nothing of hers', async () => {
  const { guardian } = await makeFamily(app.ctx);
  const topic = { kind: 'together.friday', userId: guardian.userId };
  const token = app.ctx.mails.tokens.make({ to: 'former@example.org', topic });
  expect((await click(`/unsubscribe/${token}`)).statusCode).toBe(200);
  expect(await app.ctx.db.selectFrom('message_choices').selectAll().execute()).toEqual([]);
});
