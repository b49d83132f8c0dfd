import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';

const app = useApp();
const password = 'correct horse battery';

test('a user who has tried to sign in too often is offered a sign-in mail, without scripts too', async () => {
  const { emailAddress } = await app.makeUser({ email_address: 'miriam@example.org' }, password);
  const form = { emailAddress, password: 'a wrong guess at it' };
  const send = () => app.ask('/login', { method: 'POST', form, headers: { origin: 'http://lamed.test' } });
  const offer = 'Sign in with a link by email';
  expect((await send()).body).not.toContain(offer);
  let page = await send();
  for (let tries = 0; tries < 40 && page.statusCode !== 429; tries += 1) page = await send();
  expect(page.body).toContain(offer);
  expect(page.body).toContain('href="/login?mode=reset-password"');
});

test('a second mail requested within a minute is refused with the seconds to wait', async () => {
  const member = await app.as(await app.makeUser({ email_address: 'miriam@example.org' }));
  const ask = () => member.post('/api/users/current/email/send-verification');
  await ask();
  app.ctx.clock.advance(18);
  expect((await ask()).json()).toMatchObject({
    code: 'too_many',
    message: 'You’re going a little too fast. Please try again in 42 seconds.',
  });
});
