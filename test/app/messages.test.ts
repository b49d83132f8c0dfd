import { expect, test } from 'vitest';
import { composition } from '#app/features.ts';
import { notify } from '#features/notifications/server/public.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import { useApp } from '../support/app.ts';
import { listenTo } from '../support/event-stream.ts';

const app = useApp();

/** What a child may read of what others do: nothing in it is anyone's free words. */
const forChildren = [
  'classes.admitted',
  'classes.ended',
  'classes.seen',
  'families.takenIn',
  'guardians.approved',
  'guardians.unreachable',
  'learning.reviewKept',
  'learning.reviewShown',
  'rewards.badge',
  'store.approved',
  'store.refused',
  'store.sent',
  'submissions.agreed',
  'submissions.approved',
  'submissions.declined',
  'submissions.rejected',
  'teaching.announced',
  'teaching.due',
  'teaching.set',
];

/** A message that lacks its values is one, too. */
function hasWords(locale: Locale, key: string): boolean {
  try {
    return app.ctx.sayIn(locale, key, { gender: 'other' }) !== key;
  } catch (error) {
    return String(error).includes('Missing value');
  }
}

test('children get these kinds of message and no others, and every kind has its words', () => {
  const kinds = [...composition.messageKinds].flatMap(([name, kind]) =>
    kind.onlyMailed ? [] : [[name, kind] as const],
  );
  expect(
    kinds
      .filter(([, kind]) => kind.forChildren)
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(forChildren);
  for (const locale of localeCodes)
    for (const [name, { text, topic }] of kinds)
      for (const key of [text, topic]) expect(hasWords(locale, key), `${name} in ${locale}`).toBe(true);
});

test('an open page hears of a message at once, and its bell and page show it until it is read', async () => {
  const ruth = await app.makeUser({ adult_from: new Date('2030-01-01'), guardian_approved_at: new Date() });
  const [browser, { cookie }] = [await app.asBrowserOf(ruth), await app.cookieOf(ruth)];
  const heard = await listenTo(`${await app.listen()}/api/users/current/stream`, cookie);
  expect(await heard()).toEqual({ what: 'opened', awaitsGuardian: false });
  await notify(app.ctx, { to: ruth.userId, kind: 'guardians.approved', data: {}, href: '/home' });
  expect(await heard()).toEqual({ what: 'messages' });
  expect((await browser.get('/api/users/current/messages/unread')).json()).toEqual({ unread: 1 });
  const page = (await browser.get('/messages')).body;
  expect(page).toContain('Your parent has said yes');
  const read = await browser.ask('/messages', { method: 'POST', form: { form: 'read-all' } });
  expect([read.statusCode, read.headers['location']]).toEqual([302, '/messages']);
  expect(await heard()).toEqual({ what: 'messages' });
  expect((await browser.get('/messages')).body).not.toContain('Mark all as read');
});

test('another person’s message is as unknown as one that never was, to the byte', async () => {
  const [ruth, naomi] = [await app.makeUser(), await app.makeUser()];
  await notify(app.ctx, { to: ruth.userId, kind: 'rewards.badge', data: { badge: 'first-film' }, href: '/' });
  const mine = (await (await app.as(ruth)).get('/api/users/current/messages')).json<{
    items: { id: string }[];
  }>();
  const other = await app.as(naomi);
  const answers = await Promise.all(
    [mine.items[0]?.id, '00000000-0000-4000-8000-000000000000', 'no-such'].map((id) =>
      other.post(`/api/users/current/messages/${id}`),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
});

test('the header leads to the messages without scripts, on every page of those who may read any', async () => {
  const linkOf = async (columns: Parameters<typeof app.makeUser>[0]) => {
    const { body } = await (await app.asBrowserOf(await app.makeUser(columns))).get('/privacy');
    return /<noscript><a href="\/messages".*?<\/noscript>/s.exec(body)?.[0];
  };
  expect(await linkOf({})).toContain('>Messages<');
  const waits = { adult_from: new Date('2030-01-01'), guardian_awaited_since: app.ctx.clock.now() };
  expect(await linkOf(waits)).toBeUndefined();
});
