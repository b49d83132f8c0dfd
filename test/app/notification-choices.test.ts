import { call } from '@orpc/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeClass } from '#features/classes/testing.ts';
import { makeFamily } from '#features/families/testing.ts';
import { changeUser, makeUser, type TestUser } from '#features/people/testing.ts';
import { notificationsApi } from '#features/notifications/api.ts';
import { listWanting } from '#features/notifications/inbox/server/choices.ts';
import { createMemoryPush } from '#platform/push/memory-push.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';

const database = useDatabase();
let ctx: TestCtx;
beforeEach(() => {
  ctx = makeCtx(database.db, { push: createMemoryPush() });
});

const works = 'submissions.topic.works';
const proved = () => ({ email_verified_at: ctx.clock.now() });
const as = ({ actor }: TestUser) => ({ context: { ...ctx, actor } });
const read = (user: TestUser) => call(notificationsApi.choices, {}, as(user));
const listTopics = async (user: TestUser) => (await read(user)).topics.map(({ id }) => id);
const find = async (user: TestUser, topic: string) =>
  (await read(user)).topics.find(({ id }) => id === topic);
const choose = (user: TestUser, topic: string, channel: 'push' | 'mail', wanted: boolean) =>
  call(notificationsApi.choose, { topic, channel, wanted }, as(user));

describe('what someone hears about', () => {
  test('is what concerns her', async () => {
    const learner = await makeUser(ctx, proved());
    const { guardian } = await makeFamily(ctx);
    const { educator } = await makeClass(ctx);
    const moderator = await makeUser(ctx, { ...proved(), admin: true });
    const concerned: Record<string, TestUser> = {
      'together.topic.friday': guardian,
      'families.topic.time': guardian,
      'notifications.topic.approvals': guardian,
      'classes.topic.students': educator,
      'teaching.topic.week': educator,
      'submissions.topic.queue': moderator,
    };
    const ofLearner = await listTopics(learner);
    for (const [topic, user] of Object.entries(concerned)) {
      expect(await listTopics(user)).toContain(topic);
      expect(ofLearner).not.toContain(topic);
    }
    expect(ofLearner).toEqual(expect.arrayContaining([works, 'notifications.topic.invitations']));
  });

  test('is said in the language asked for', async () => {
    const { topics } = await call(notificationsApi.choices, { lang: 'he' }, as(await makeUser(ctx)));
    expect(topics.find(({ id }) => id === 'notifications.topic.invitations')?.name).toBe(
      'הזמנות מאנשים אחרים',
    );
  });

  test('is mailed to a proved address only', async () => {
    const user = await makeUser(ctx);
    expect(await read(user)).toMatchObject({ mailTo: null });
    expect(await find(user, works)).toMatchObject({ page: true, push: true, mail: null });
    await changeUser(ctx, user.userId, proved());
    expect(await find(user, works)).toMatchObject({ mail: true });
  });

  test('is on no channel but the page for a minor', async () => {
    const minor = await makeUser(ctx, {
      ...proved(),
      adult_from: new Date('2030-01-01'),
      guardian_approved_at: ctx.clock.now(),
    });
    for (const topic of (await read(minor)).topics)
      expect(topic).toMatchObject({ page: true, push: null, mail: null });
    await expect(choose(minor, works, 'mail', false)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('a choice', () => {
  test('is kept for all kinds of the topic where it differs from what is usual, and for her alone', async () => {
    const [ruth, naomi] = [await makeUser(ctx, proved()), await makeUser(ctx, proved())];
    await choose(ruth, works, 'mail', false);
    expect(await find(ruth, works)).toMatchObject({ push: true, mail: false });
    expect(await find(naomi, works)).toMatchObject({ mail: true });
    const userIds = [ruth.userId, naomi.userId];
    for (const kind of ['submissions.approved', 'submissions.rejected'])
      expect(await listWanting(ctx, { userIds, kind, channel: 'mail' })).toEqual([naomi.userId]);
    await choose(ruth, works, 'mail', true);
    expect(await ctx.db.selectFrom('message_choices').selectAll().execute()).toEqual([]);
  });

  test('of invitations is one of the mailbox, however its address is spelled', async () => {
    const topic = 'notifications.topic.invitations';
    const ruth = await makeUser(ctx, { ...proved(), email_address: 'ruth+lamed@example.org' });
    const same = await makeUser(ctx, { ...proved(), email_address: 'Ruth@example.org' });
    await choose(ruth, topic, 'mail', false);
    expect(await find(same, topic)).toMatchObject({ mail: false });
    await choose(same, topic, 'mail', true);
    expect(await find(ruth, topic)).toMatchObject({ mail: true });
  });

  test('of what does not concern her, or of a way that a topic does not have, is not found', async () => {
    const ruth = await makeUser(ctx, proved());
    for (const [topic, channel] of [
      ['together.topic.friday', 'mail'],
      ['notifications.topic.invitations', 'push'],
      ['no.such', 'mail'],
    ] as const)
      await expect(choose(ruth, topic, channel, false)).rejects.toMatchObject({ kind: 'not-found' });
  });
});
