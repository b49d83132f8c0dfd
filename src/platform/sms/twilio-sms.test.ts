import { expect, test } from 'vitest';
import { SmsFailed } from './sms.ts';
import { createTwilioSms } from './twilio-sms.ts';

const address = 'https://AC1:se%2Fcret@sms.example/2010-04-01/Accounts/AC1/Messages.json?From=%2B15550100100';
const message = { to: '+15550100199', text: '123456 is your code' };

test('a message is sent as Twilio takes it, and the token is in no address', async () => {
  const asked: Request[] = [];
  const sms = createTwilioSms(address, async (target, init) => {
    asked.push(new Request(target, init));
    return new Response('{}', { status: 201 });
  });
  await sms.send({} as never, message);
  const [request] = asked;
  expect(request?.url).toBe('https://sms.example/2010-04-01/Accounts/AC1/Messages.json');
  expect(request?.headers.get('authorization')).toBe(`Basic ${btoa('AC1:se/cret')}`);
  expect(Object.fromEntries(new URLSearchParams(await request?.text()))).toEqual({
    To: '+15550100199',
    From: '+15550100100',
    Body: '123456 is your code',
  });
});

test.each([
  ['refuses', () => Promise.resolve(new Response('no', { status: 400 }))],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
])('a service that %s is one that failed', async (_what, ask) => {
  await expect(createTwilioSms(address, ask).send({} as never, message)).rejects.toThrow(SmsFailed);
});
