import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { localeCodes } from '#core/locale.ts';
import { useApp } from '#test/support/app.ts';
import { openVisitor } from '#test/support/plain-browser.ts';

const app = useApp();
const card = '4242 4242 4242 4242';
/** Half of it, however it is written: a clock may tell the time by a quarter of it. */
const ofCard = /4242\D{0,3}4242/;
const entry = {
  name: 'Dana',
  emailAddress: 'dana@example.org',
  message: `Please take it from my card ${card}, 12/27`,
};

afterEach(() => {
  vi.restoreAllMocks();
});

async function countEntries(): Promise<number> {
  const { rows } = await sql`select 1 from form_entries`.execute(app.ctx.db);
  return rows.length;
}

test('a message with a card number is refused in the language of its writer, and kept nowhere', async () => {
  const words = new Set<string>();
  for (const language of localeCodes) {
    const answer = await app.post('/api/forms/educators/entries', entry, { 'accept-language': language });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'card_number', data: { issues: [{ path: 'message' }] } });
    expect(answer.body).not.toMatch(ofCard);
    words.add(answer.json<{ message: string }>().message);
  }
  expect(words.size).toBe(localeCodes.length);
  expect(await countEntries()).toBe(0);
});

test('nothing of it is logged', async () => {
  const lines: unknown[] = [];
  const { log } = app.services;
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const)
    vi.spyOn(log, level).mockImplementation((...args: unknown[]) => void lines.push(args));
  vi.spyOn(log, 'child').mockImplementation(() => log as never);
  await app.post('/api/forms/educators/entries', entry);
  // Bodies that are refused for another reason, too.
  await app.ask('/api/forms/educators/entries', {
    method: 'POST',
    body: `{"message":"${card}"`,
    headers: { 'content-type': 'application/json' },
  });
  await app.post('/api/nothing/here', entry);
  expect(JSON.stringify(lines)).not.toMatch(ofCard);
});

test('without JavaScript the form says so at its field, keeps everything else, and empties what held it', async () => {
  const browser = openVisitor(app);
  const answer = await browser.ask('/educators', { form: 'contact-educators', organization: 'Or', ...entry });
  expect(answer.body).toContain('We never take card numbers here.');
  expect(answer.body).toContain('value="Dana"');
  expect(answer.body).toContain('value="Or"');
  expect(answer.body).not.toMatch(ofCard);
  expect(await countEntries()).toBe(0);
});

test('any field of any call is looked at, whatever it is called and however deep it is', async () => {
  const client = await app.as(await app.makeUser());
  for (const [path, body] of [
    ['/api/users/current', { firstName: 'Dana', anything: { else: [{ here: 4242424242424242 }] } }],
    ['/api/users/current', { '4242424242424242': true }],
    ['/api/sessions', { emailAddress: 'dana@example.org', password: '4242-4242-4242-4242' }],
  ] as const) {
    const answer = await client.post(path, body);
    expect([answer.statusCode, answer.json<{ code: string }>().code], path).toEqual([400, 'card_number']);
    expect(answer.body).not.toMatch(ofCard);
  }
});

test('a number that only looks like one arrives', async () => {
  const message = 'Call +4915123456783 about 978-0-306-40615-7 and 31.4242424242424242, 35.2';
  const answer = await app.post('/api/forms/educators/entries', { ...entry, message });
  expect(answer.statusCode).toBeLessThan(300);
  expect(await countEntries()).toBe(1);
});

test('what is only read is not refused for it', async () => {
  expect((await app.get('/api/search?q=4242424242424242')).statusCode).not.toBe(400);
});
