import { call } from '@orpc/server';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { notificationsApi } from '#features/notifications/api.ts';
import { makeUser, readAuditLog, type TestUser } from '#features/people/testing.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import type { NewsFields } from '../contract.ts';
import { forgetNewsReads } from './own-news.ts';

const fields: NewsFields = {
  audience: 'everyone',
  forChildren: false,
  texts: { en: { title: 'A new film', text: 'About bees.' }, he: { title: 'סרט חדש', text: '' } },
  link: '/courses',
};

async function makeWorld(ctx: TestCtx) {
  const staff = await makeUser(ctx, { admin: true });
  const context = { ...ctx, actor: { ...staff.actor, tookSecondStep: true } };
  return {
    write: (changed: Partial<NewsFields> = {}) =>
      call(notificationsApi.createNews, { ...fields, ...changed }, { context }),
    change: (id: string, version: number, changed: Partial<NewsFields> = {}) =>
      call(notificationsApi.changeNews, { id, version, ...fields, ...changed }, { context }),
    send: (id: string, version = 1, sendAt?: string) =>
      call(notificationsApi.sendNews, { id, version, ...(sendAt && { sendAt }) }, { context }),
    withdraw: (id: string) => call(notificationsApi.withdrawNews, { id }, { context }),
    list: () => call(notificationsApi.listNews, undefined, { context }),
  };
}

function ownOf(ctx: TestCtx, { actor }: TestUser) {
  const context = { ...ctx, actor };
  return {
    titles: async (lang: Locale = 'en') =>
      (await call(notificationsApi.messages, { lang }, { context })).items.map(({ text }) => text),
    list: (lang: Locale = 'en') => call(notificationsApi.messages, { lang }, { context }),
    unread: async () => (await call(notificationsApi.unread, undefined, { context })).unread,
    read: (id: string) => call(notificationsApi.read, { id }, { context }),
    readAll: () => call(notificationsApi.readAll, undefined, { context }),
  };
}

describe('news of the house', () => {
  const database = useDatabase();
  let ctx: TestCtx;
  let staff: Awaited<ReturnType<typeof makeWorld>>;
  beforeEach(async () => {
    ctx = makeCtx(database.db);
    staff = await makeWorld(ctx);
  });
  const sendNow = async (changed: Partial<NewsFields> = {}) => {
    const { id } = await staff.write(changed);
    await staff.send(id);
    return id;
  };

  test('reaches nobody as a draft, then everyone, in her language or one that it has, until it is withdrawn', async () => {
    const reader = ownOf(ctx, await makeUser(ctx));
    const { id } = await staff.write();
    expect(await reader.titles()).toEqual([]);
    await staff.send(id);
    expect((await reader.list()).items).toMatchObject([
      { text: 'A new film', more: 'About bees.', lang: 'en', href: '/courses', look: 'news', read: false },
    ]);
    expect((await reader.list('he')).items).toMatchObject([{ text: 'סרט חדש', lang: 'he' }]);
    expect((await reader.list('ru')).items).toMatchObject([{ text: 'A new film', lang: 'en' }]);
    expect(await reader.unread()).toBe(1);
    await staff.withdraw(id);
    expect([await reader.titles(), await reader.unread()]).toEqual([[], 0]);
    await expect(reader.read(id)).rejects.toThrow();
  });

  test('is read by each for herself, one by one or all at once', async () => {
    const [ruth, naomi] = [ownOf(ctx, await makeUser(ctx)), ownOf(ctx, await makeUser(ctx))];
    const id = await sendNow();
    await sendNow();
    expect(await ruth.read(id)).toEqual({ unread: 1 });
    expect(await ruth.read(id)).toEqual({ unread: 1 });
    expect(await ruth.readAll()).toEqual({ unread: 0 });
    expect(await naomi.unread()).toBe(2);
    ctx.clock.advance(91 * 86_400);
    expect(await forgetNewsReads(ctx)).toBe(2);
    expect(await ruth.titles()).toEqual([]);
  });

  test.each([
    ['everyone', ['parent', 'educator', 'learner']],
    ['parents', ['parent']],
    ['educators', ['educator']],
    ['learners', ['learner']],
  ] as const)('for %s reaches %j and no child', async (audience, reached) => {
    const people = {
      parent: await makeUser(ctx, { role: 'parent' }),
      educator: await makeUser(ctx, { role: 'educator' }),
      learner: await makeUser(ctx, { role: 'learner' }),
      minor: await makeUser(ctx, {
        role: 'learner',
        adult_from: new Date('2030-01-01'),
        guardian_approved_at: new Date(),
      }),
      member: await makeUser(ctx, { role: 'home' }),
      student: await makeUser(ctx, { role: 'student' }),
    };
    await sendNow({ audience });
    const got: string[] = [];
    for (const [name, user] of Object.entries(people))
      if ((await ownOf(ctx, user).titles()).length > 0) got.push(name);
    expect(got).toEqual(reached);
    await sendNow({ audience, forChildren: true });
    const children = [people.minor, people.member, people.student];
    for (const child of children)
      expect(await ownOf(ctx, child).titles()).toHaveLength(audience === 'everyone' ? 1 : 0);
  });

  test('does not greet people who came later, nor those who do not want it', async () => {
    const settled = await makeUser(ctx);
    await ctx.db
      .insertInto('message_choices')
      .values({ user_id: settled.userId, kind: 'notifications.news', channel: 'page', wanted: false })
      .execute();
    await sendNow();
    ctx.clock.advance(60);
    const later = await makeUser(ctx, { created_at: ctx.clock.now() });
    expect([await ownOf(ctx, settled).titles(), await ownOf(ctx, later).titles()]).toEqual([[], []]);
  });

  test('appears at its time, and not if it is withdrawn before', async () => {
    const reader = ownOf(ctx, await makeUser(ctx));
    const at = '2026-11-18T08:00:00.000Z';
    for (const isWithdrawn of [false, true]) {
      const { id } = await staff.write();
      expect(await staff.send(id, 1, at)).toMatchObject({ state: 'scheduled', sendAt: at });
      if (isWithdrawn) await staff.withdraw(id);
    }
    expect(await reader.titles()).toEqual([]);
    ctx.clock.advance(21 * 3600);
    expect(await reader.titles()).toEqual(['A new film']);
    const { id } = await staff.write();
    await expect(staff.send(id, 1, '2026-11-17T08:00:00.000Z')).rejects.toMatchObject({ kind: 'invalid' });
  });

  test('is a line among the other messages, in order', async () => {
    const user = await makeUser(ctx);
    const reader = ownOf(ctx, user);
    for (const badge of ['first-film', 'first-comic']) {
      await ctx.db
        .insertInto('messages')
        .values({
          user_id: user.userId,
          kind: 'rewards.badge',
          data: JSON.stringify({ badge }),
          href: '/',
          created_at: ctx.clock.now(),
          read_at: null,
          dedupe_key: badge,
        })
        .execute();
      ctx.clock.advance(60);
      if (badge === 'first-film') await sendNow();
      ctx.clock.advance(60);
    }
    const { items, totalItems, unread } = await reader.list();
    expect([items.map(({ look }) => look), totalItems, unread]).toEqual([['medal', 'news', 'medal'], 3, 3]);
  });

  test('says who wrote, sent and withdrew it in the audit log', async () => {
    const { id } = await staff.write();
    await staff.change(id, 1, { audience: 'parents' });
    await staff.send(id, 2);
    await staff.withdraw(id);
    const acts = (await readAuditLog(ctx)).filter(({ subject }) => subject === id);
    expect(acts.map(({ what }) => what).toSorted()).toEqual([
      'news.changed',
      'news.sent',
      'news.withdrawn',
      'news.written',
    ]);
  });

  test('without a headline, or with a way off this site, is not accepted', async () => {
    await expect(staff.write({ texts: {} })).rejects.toMatchObject({ kind: 'invalid' });
    for (const link of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere'])
      await expect(staff.write({ link })).rejects.toThrow();
  });

  test('that was changed meanwhile is not overwritten', async () => {
    const { id } = await staff.write();
    await staff.change(id, 1);
    await expect(staff.change(id, 1)).rejects.toMatchObject({ code: 'changed_meanwhile' });
    await expect(staff.send(id, 1)).rejects.toMatchObject({ code: 'changed_meanwhile' });
  });
});

describe('sent by two at the same moment', () => {
  const database = useCommittedDatabase();

  test('news goes out once', async () => {
    const ctx = makeCtx(database.db);
    const staff = await makeWorld(ctx);
    const { id } = await staff.write();
    const sent = await Promise.allSettled([staff.send(id), staff.send(id)]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(staff.change(id, 2)).rejects.toMatchObject({ code: 'already_sent' });
  });
});
