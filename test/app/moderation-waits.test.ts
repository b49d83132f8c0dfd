import { beforeEach, describe, expect, test } from 'vitest';
import type { WaitsView } from '#features/submissions/moderation/contract.ts';
import type { MemoryJobs } from '#platform/jobs/memory-jobs.ts';
import { useApp, type Client } from '../support/app.ts';
import { staffMember } from '../support/staff.ts';
import { applyDecided, decideAbout, handInWork, makeChallenge } from '../support/works.ts';

const app = useApp();
let item: string;
beforeEach(async () => {
  item = await makeChallenge(app);
});

describe('the waiting times of works', () => {
  const waits = async (client: Client) => (await client.get('/api/admin/moderation/waits')).json<WaitsView>();

  test('are the median and the 95th percentile of what was decided', async () => {
    const { client } = await staffMember(app, 'moderator');
    expect(await waits(client)).toEqual({
      waiting: 0,
      decided: 0,
      median: null,
      nearlyAll: null,
      oldest: null,
    });
    for (const hours of [1, 2, 9]) {
      const { id } = await handInWork(app, item);
      app.ctx.clock.advance(hours * 3600);
      await decideAbout(client, [id], 'approve');
      await applyDecided(app);
    }
    await handInWork(app, item);
    const { waiting, decided, median, nearlyAll, oldest } = await waits(client);
    expect([waiting, decided]).toEqual([1, 3]);
    expect(Math.round((median ?? 0) / 3600)).toBe(2);
    expect((nearlyAll ?? 0) / 3600).toBeGreaterThan(8);
    expect(oldest).toBe(app.ctx.clock.now().toISOString());
  });

  test('of more than a day are mailed to those who moderate, once a day, and not on Shabbat', async () => {
    const verified = { email_verified_at: new Date(), place: 'jerusalem' };
    const moderator = await staffMember(app, 'moderator');
    await app.ctx.db.updateTable('users').set(verified).where('id', '=', moderator.user.userId).execute();
    await handInWork(app, item);
    const remind = () => (app.services.jobs as MemoryJobs).run('submissions.remindModerators');
    const toModerators = () =>
      app.mails.filter(({ subject }) => subject.startsWith('Works are waiting')).length;
    app.ctx.clock.advance(23 * 3600);
    await remind();
    expect(toModerators()).toBe(0);
    app.ctx.clock.advance(2 * 3600);
    await remind();
    await remind();
    expect(toModerators()).toBe(1);
    advanceTo('2026-11-21T08:00:00Z');
    await remind();
    expect(toModerators()).toBe(1);
    advanceTo('2026-11-21T18:00:00Z');
    await remind();
    expect(toModerators()).toBe(2);
  });
});

function advanceTo(iso: string): void {
  app.ctx.clock.advance((Date.parse(iso) - app.ctx.clock.now().getTime()) / 1000);
}
