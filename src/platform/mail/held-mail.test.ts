import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useCommittedDatabase } from '#test/support/db.ts';
import { createFixedClock } from '../clock.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { createMemoryJobs } from '../jobs/memory-jobs.ts';
import { placeFor } from '../jewish-calendar/visitor-place.ts';
import { createLog } from '../log.ts';
import type { Mail } from './mail.ts';
import { createMailOutbox } from './outbox.ts';
import { createMailSeal } from './seal-mail.ts';
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts';

const database = useCommittedDatabase();
const minute = 60;

function makeWorld(now: string, placeId = 'jerusalem') {
  const { db } = database;
  const clock = createFixedClock(now);
  const log = createLog('silent');
  const arrived: string[] = [];
  const deliver = vi.fn(async ({ id }: Mail) => void arrived.push(id));
  /** A process: what it has queued is lost with it. */
  const start = () => {
    const jobs = createMemoryJobs();
    const mails = createMailOutbox({
      db,
      jobs,
      clock,
      log,
      seal: createMailSeal({ secret: 'a secret of thirty-two characters' }),
      deliver,
      keepsSent: false,
      placeOf: () => Promise.resolve(placeFor(placeId, undefined)),

      isUnwanted: () => Promise.resolve(false),
      tokens: createUnsubscribeTokens({ secret: 'test' }),
    });
    const send = (id: string, more: Partial<Mail> = {}) =>
      inTransaction({ db, log, afterCommit: () => undefined }, (ctx) =>
        mails.send(ctx, {
          id,
          to: 'a@example.org',
          language: 'en',
          subject: 's',
          html: 'h',
          text: 't',
          ...more,
        }),
      );
    return { jobs, send };
  };
  const rows = () => db.selectFrom('mails').selectAll().orderBy('id').execute();
  return { ...start(), start, clock, arrived, deliver, rows };
}

beforeEach(async () => {
  await database.db.deleteFrom('mails').execute();
});

// In June the sun does not set in Tromsø: that of the same longitude at 60° counts (platform/jewish-calendar/sun.ts).
test.each([
  {
    place: 'jerusalem',
    before: '2026-11-20T13:00Z',
    during: '2026-11-21T10:00Z',
    after: '2026-11-21T15:30Z',
  },
  { place: 'new-york', before: '2026-11-20T20:00Z', during: '2026-11-21T16:00Z', after: '2026-11-21T22:45Z' },
  {
    place: 'melbourne',
    before: '2026-11-20T08:00Z',
    during: '2026-11-21T01:00Z',
    after: '2026-11-21T11:00Z',
  },
  { place: 'tromso', before: '2026-06-19T18:00Z', during: '2026-06-20T10:00Z', after: '2026-06-20T23:59Z' },
])(
  'in $place mail goes before Shabbat and after it, and not on it',
  async ({ place, before, during, after }) => {
    const { clock, jobs, send, arrived } = makeWorld(before, place);
    await send('before');
    await jobs.drain();
    clock.advance((Date.parse(during) - Date.parse(before)) / 1000);
    await send('during');
    await send('asked-for-herself', { atOnce: true });
    await jobs.run('mail.release');
    await jobs.run('mail.queueWaiting');
    await jobs.drain();
    expect(arrived).toEqual(['before', 'asked-for-herself']);
    clock.advance((Date.parse(after) - Date.parse(during)) / 1000);
    await jobs.run('mail.release');
    await jobs.drain();
    expect(arrived).toEqual(['before', 'asked-for-herself', 'during']);
  },
);

describe('what was held', () => {
  const duringShabbat = '2026-11-21T10:00:00Z';
  const hours = (count: number) => count * 60 * minute;

  test('goes out in order, spread over an hour, each once, though processes are killed between', async () => {
    const { clock, start, send, arrived } = makeWorld(duringShabbat);
    const all = Array.from({ length: 240 }, (_, index) => `mail-${String(index).padStart(3, '0')}`);
    for (const id of all) {
      clock.advance(1);
      await send(id);
    }
    clock.advance(hours(5) - 240);
    const { held_until } = await database.db
      .selectFrom('mails')
      .select('held_until')
      .limit(1)
      .executeTakeFirstOrThrow();
    clock.advance(((held_until?.getTime() ?? 0) - clock.now().getTime()) / 1000);
    const sentBy: number[] = [];
    for (let passed = 0; passed <= 60; passed += 1) {
      const { jobs } = start();
      await jobs.run('mail.release');
      // Every seventh process dies before it has sent what it has queued.
      if (passed % 7 !== 3) await jobs.drain();
      sentBy.push(arrived.length);
      clock.advance(minute);
    }
    expect(sentBy[0]).toBe(4);
    expect(sentBy[29]).toBeGreaterThan(90);
    expect(sentBy[29]).toBeLessThan(125);
    // What a killed process had queued is queued again after ten minutes.
    clock.advance(11 * minute);
    const { jobs } = start();
    for (let turn = 0; turn < 2; turn += 1) {
      await jobs.run('mail.queueWaiting');
      await jobs.drain();
    }
    expect(arrived.toSorted()).toEqual(all);
    const undisturbed = arrived.filter((_, index) => index < (sentBy[2] ?? 0));
    expect(undisturbed).toEqual(all.slice(0, undisturbed.length));
  });

  test('is not found by the release before this one, which knows no holy days', async () => {
    const { send, rows } = makeWorld(duringShabbat);
    await send('one');
    expect(await rows()).toMatchObject([{ sealed: null, sent_at: null, place: 'jerusalem' }]);
  });

  test('includes what a mail server did not take before Shabbat began', async () => {
    const { clock, jobs, send, arrived, deliver } = makeWorld('2026-11-20T13:00:00Z');
    deliver.mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
    await send('one');
    await expect(jobs.drain()).rejects.toThrow('will be tried again');
    clock.advance(hours(4));
    await jobs.drain();
    expect([deliver.mock.calls.length, arrived]).toEqual([1, []]);
    clock.advance(hours(24));
    await jobs.run('mail.release');
    await jobs.drain();
    expect(arrived).toEqual(['one']);
  });

  test('through three holy days in a row is tried for three days after them', async () => {
    // Rosh Hashana of 2026 was Shabbat and Sunday.
    const { clock, jobs, send, deliver, rows } = makeWorld('2026-09-11T20:00:00Z');
    await send('one');
    clock.advance(hours(48));
    await jobs.run('mail.release');
    deliver.mockRejectedValueOnce(new Error('down'));
    await expect(jobs.drain()).rejects.toThrow('will be tried again');
    clock.advance(hours(60));
    deliver.mockRejectedValueOnce(new Error('down'));
    await expect(jobs.drain()).rejects.toThrow('will be tried again');
    expect(await rows()).toMatchObject([{ given_up_at: null, sent_at: null }]);
  });
});
