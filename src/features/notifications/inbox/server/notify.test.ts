import { call } from '@orpc/server';
import { describe, expect, test, vi } from 'vitest';
import { dayMs } from '#core/durations.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { notificationsApi } from '#features/notifications/api.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { forgetMessages } from './forget-messages.ts';
import { notify } from './notify.ts';

const database = useDatabase();

async function makeWorld(overrides: Parameters<typeof makeUser>[1] = {}) {
  const ctx = makeCtx(database.db);
  const user = await makeUser(ctx, overrides);
  return { ctx, user, own: ownOf(ctx, user) };
}

function ownOf(ctx: ReturnType<typeof makeCtx>, { actor }: TestUser) {
  const context = { ...ctx, actor };
  return {
    list: (after?: string) =>
      call(notificationsApi.messages, after === undefined ? {} : { after }, { context }),
    read: (id: string) => call(notificationsApi.read, { id }, { context }),
    readAll: () => call(notificationsApi.readAll, undefined, { context }),
  };
}

const badge = (to: TestUser, once = 'first-film') =>
  ({ to: to.userId, kind: 'rewards.badge', data: { badge: once }, href: '/dashboard', once }) as const;

describe('a message', () => {
  test('is said in its reader’s language, counts as unread until it is read, and is told once', async () => {
    const { ctx, user, own } = await makeWorld();
    const told = vi.spyOn(ctx.events, 'publish');
    for (let again = 0; again < 2; again += 1) await notify(ctx, badge(user));
    await vi.waitFor(() => expect(told.mock.calls).toEqual([['person.told', `messages ${user.userId}`]]));
    const before = await own.list();
    expect(before).toMatchObject({
      totalItems: 1,
      unread: 1,
      items: [{ text: 'You’ve earned a badge: First film.', look: 'medal', href: '/dashboard', read: false }],
    });
    const id = before.items[0]?.id ?? '';
    expect(await own.read(id)).toEqual({ unread: 0 });
    expect(await own.list()).toMatchObject({ unread: 0, items: [{ read: true }] });
  });

  test('of a transaction that was rolled back was never written', async () => {
    const { ctx, user, own } = await makeWorld();
    const failed = inTransaction(ctx, async (ctx) => {
      await notify(ctx, badge(user));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await own.list()).toEqual({ items: [], totalItems: 0, unread: 0 });
  });

  test('is found, read and counted by nobody else', async () => {
    const { ctx, user, own } = await makeWorld();
    const other = ownOf(ctx, await makeUser(ctx));
    await notify(ctx, badge(user));
    const [message] = (await own.list()).items;
    await expect(other.read(message?.id ?? '')).rejects.toThrow();
    await expect(other.read('nonsense')).rejects.toThrow();
    await other.readAll();
    expect((await own.list()).unread).toBe(1);
    expect(await other.list()).toEqual({ items: [], totalItems: 0, unread: 0 });
  });

  test('that a person has chosen not to get is not written', async () => {
    const { ctx, user, own } = await makeWorld();
    await ctx.db
      .insertInto('message_choices')
      .values({ user_id: user.userId, kind: 'rewards.badge', channel: 'page', wanted: false })
      .execute();
    await notify(ctx, badge(user));
    expect((await own.list()).totalItems).toBe(0);
  });

  test('about something that is gone, or of a kind of a later release, is left out', async () => {
    const { ctx, user, own } = await makeWorld();
    await notify(ctx, badge(user, 'no-such-badge'));
    const values = {
      user_id: user.userId,
      data: '{}',
      href: '/',
      created_at: ctx.clock.now(),
      read_at: null,
    };
    await ctx.db
      .insertInto('messages')
      .values({ ...values, kind: 'later.kind', dedupe_key: null })
      .execute();
    expect((await own.list()).items).toEqual([]);
  });

  test('is forgotten after ninety days', async () => {
    const { ctx, user, own } = await makeWorld();
    await notify(ctx, badge(user));
    const at = (days: number) => ({
      ...ctx,
      clock: { now: () => new Date(ctx.clock.now().getTime() + days * dayMs) },
    });
    expect(await forgetMessages(at(90))).toBe(0);
    expect(await forgetMessages(at(90.1))).toBe(1);
    expect((await own.list()).totalItems).toBe(0);
  });
});

test.each([
  ['a minor', { adult_from: new Date('2030-01-01'), guardian_approved_at: new Date() }],
  ['a member of a family', { role: 'home' }],
  ['a student with a card', { role: 'student' }],
] as const)('%s gets only what is for children', async (_who, overrides) => {
  const { ctx, user, own } = await makeWorld(overrides);
  await notify(ctx, {
    to: user.userId,
    kind: 'classes.joined',
    data: { classId: 'a', studentId: 'b' },
    href: '/',
  });
  expect((await own.list()).totalItems).toBe(0);
  await notify(ctx, badge(user));
  expect((await own.list()).totalItems).toBe(1);
});

test('a long list is read page by page, with nothing twice', async () => {
  const { ctx, user, own } = await makeWorld();
  const badges = ['first-film', 'first-comic', 'first-quiz', 'five-games'];
  for (let index = 0; index < 64; index += 1)
    await notify(ctx, { ...badge(user, badges[index % 4]), once: String(index) });
  const seen = new Set<string>();
  let after: string | undefined;
  do {
    const page = await own.list(after);
    expect(page).toMatchObject({ totalItems: 64, unread: 64 });
    for (const { id } of page.items) seen.add(id);
    after = page.next;
  } while (after !== undefined);
  expect(seen.size).toBe(64);
  expect(await own.readAll()).toEqual({ unread: 0 });
  const read = await own.list();
  expect([read.unread, read.items.filter((message) => !message.read)]).toEqual([0, []]);
  expect((await own.list('nonsense')).items).toHaveLength(30);
});
