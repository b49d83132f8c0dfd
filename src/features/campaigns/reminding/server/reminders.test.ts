import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { dayMs } from '#core/durations.ts';
import { getCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { makeLiveCampaign } from '#features/campaigns/testing.ts';
import { askForReminder, workOffReminders } from './reminders.ts';

const database = useDatabase();
let ctx: TestCtx;
let slug: string;
const emailAddress = 'rivka@example.org';

beforeEach(async () => {
  ctx = makeCtx(database.db);
  const id = await makeLiveCampaign(ctx);
  const now = ctx.clock.now();
  await ctx.db
    .updateTable('campaigns')
    .set({
      state: 'scheduled',
      starts_at: new Date(now.getTime() + dayMs),
      ends_at: new Date(now.getTime() + 9 * dayMs),
      gives_on_holy_days: true,
    })
    .where('id', '=', id)
    .execute();
  slug = (await getCampaign(ctx, { id })).slug;
});

const setState = (state: 'live' | 'cancelled') =>
  ctx.db.updateTable('campaigns').set({ state }).where('slug', '=', slug).execute();
const waiting = async () => (await ctx.db.selectFrom('campaign_reminders').selectAll().execute()).length;

test('someone without an account gets one mail once the campaign takes gifts, however often she asked', async () => {
  await askForReminder(ctx, { slug, emailAddress });
  await askForReminder(ctx, { slug, emailAddress: 'Rivka@Example.org' });
  await workOffReminders(ctx);
  expect(ctx.sent).toEqual([]);
  ctx.clock.advance(24 * 3600 + 60);
  await setState('live');
  await workOffReminders(ctx);
  await workOffReminders(ctx);
  expect(ctx.sent).toHaveLength(1);
  expect(ctx.sent[0]).toMatchObject({ to: emailAddress });
  expect(ctx.sent[0]?.text).toContain(`/campaign/${slug}`);
  expect(await waiting()).toBe(0);
});

test('it waits while the campaign is late, and nothing is kept of one that was canceled', async () => {
  await askForReminder(ctx, { slug, emailAddress });
  ctx.clock.advance(24 * 3600 + 60);
  await workOffReminders(ctx);
  expect([ctx.sent.length, await waiting()]).toEqual([0, 1]);
  await setState('cancelled');
  ctx.clock.advance(3600);
  await workOffReminders(ctx);
  expect([ctx.sent.length, await waiting()]).toEqual([0, 0]);
});

test('a campaign that takes gifts now reminds of nothing, and the address is stored sealed', async () => {
  await askForReminder(ctx, { slug, emailAddress });
  expect(JSON.stringify(await ctx.db.selectFrom('campaign_reminders').selectAll().execute())).not.toContain(
    'rivka',
  );
  ctx.clock.advance(24 * 3600 + 60);
  await setState('live');
  await expect(askForReminder(ctx, { slug, emailAddress })).rejects.toMatchObject({ code: 'not_now' });
});
