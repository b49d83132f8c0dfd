import { describe, expect, test } from 'vitest';
import {
  changeSchedule,
  dayOfFirst,
  dueAt,
  findChargeObstacle,
  followingGift,
  maySkip,
  mostMonths,
  retryAfterDays,
  type Schedule,
} from './policy.ts';

const monthly: Schedule = {
  period: 'month',
  day: 15,
  nextOn: '2026-12-15',
  pausedFrom: null,
  skippedOn: null,
  isCanceled: false,
  isCharging: false,
};
const today = '2026-11-29';
const changed = (answer: ReturnType<typeof changeSchedule>) =>
  answer.kind === 'change' ? answer.schedule : answer;

describe('the day of the next gift', () => {
  test.each([
    ['2026-01-31', 31, '2026-02-28'],
    ['2026-02-28', 31, '2026-03-31'],
    ['2028-01-31', 31, '2028-02-29'],
    ['2026-12-05', 5, '2027-01-05'],
  ])('after %s by day %i is %s', (on, day, next) => {
    expect(followingGift(on, { period: 'month', day }, on)).toBe(next);
  });

  test('of a yearly gift on a leap day is the last of February', () => {
    expect(followingGift('2028-02-29', { period: 'year', day: 31 }, '2028-02-29')).toBe('2029-02-28');
    expect(followingGift('2031-02-28', { period: 'year', day: 31 }, '2031-02-28')).toBe('2032-02-29');
  });

  test('is later than today: what was missed is not taken all at once', () => {
    expect(followingGift('2026-01-10', { period: 'month', day: 10 }, '2026-06-10')).toBe('2026-07-10');
  });

  test('keeps the day of the first gift, or the last of the month where not every month has it', () => {
    expect([dayOfFirst('2026-11-17'), dayOfFirst('2026-11-28'), dayOfFirst('2026-11-29')]).toEqual([
      17, 28, 31,
    ]);
  });

  test('is at nine by its donor’s clocks, before and after they change', () => {
    expect(dueAt('2026-10-24', 'Europe/London').toISOString()).toBe('2026-10-24T08:00:00.000Z');
    expect(dueAt('2026-10-25', 'Europe/London').toISOString()).toBe('2026-10-25T09:00:00.000Z');
    expect(dueAt('2026-03-27', 'Asia/Jerusalem').toISOString()).toBe('2026-03-27T06:00:00.000Z');
  });
});

test('a gift that fails is tried three times over ten days', () => {
  expect([0, 1, 2, 3].map(retryAfterDays)).toEqual([0, 3, 10, undefined]);
});

describe('its donor', () => {
  test('skips the next gift once, however often she sends that', () => {
    const skip = { act: 'skip', on: '2026-12-15' } as const;
    const first = changeSchedule(monthly, skip, today);
    expect(changed(first)).toEqual({ skippedOn: '2026-12-15', nextOn: '2027-01-15' });
    expect(changeSchedule({ ...monthly, ...changed(first) }, skip, today)).toEqual({ kind: 'same' });
    expect(changeSchedule(monthly, { act: 'skip', on: '2026-11-15' }, today)).toMatchObject({
      why: 'changed_meanwhile',
    });
  });

  test('pauses for some months once, and cannot change the day until she resumes', () => {
    const pause = { act: 'pause', on: '2026-12-15', months: 6 } as const;
    const paused = { ...monthly, ...changed(changeSchedule(monthly, pause, today)) };
    expect(paused).toMatchObject({ pausedFrom: '2026-12-15', nextOn: '2027-06-15' });
    expect(changeSchedule(paused, pause, today)).toEqual({ kind: 'same' });
    expect(changeSchedule(paused, { ...pause, on: '2027-06-15' }, today)).toMatchObject({ why: 'paused' });
    expect(changeSchedule(paused, { act: 'day', day: 1 }, today)).toMatchObject({ why: 'paused' });
    expect(changed(changeSchedule(paused, { act: 'resume' }, today))).toEqual({
      pausedFrom: null,
      nextOn: '2026-12-15',
    });
    // Never at once, and no two gifts in a month.
    expect(changed(changeSchedule(paused, { act: 'resume' }, '2027-02-20'))).toMatchObject({
      nextOn: '2027-03-15',
    });
    expect(changeSchedule(monthly, { act: 'resume' }, today)).toEqual({ kind: 'same' });
  });

  test('puts the next gift off by six months in all, with what she has skipped', () => {
    const skipped = { ...monthly, skippedOn: '2027-01-15', nextOn: '2027-02-15' };
    expect(mostMonths(monthly, today)).toBe(6);
    expect(mostMonths(skipped, today)).toBe(4);
    const pause = { act: 'pause', on: '2027-02-15', months: 5 } as const;
    expect(changeSchedule(skipped, pause, today)).toMatchObject({ why: 'too_long' });
    expect(changed(changeSchedule(skipped, { ...pause, months: 4 }, today))).toMatchObject({
      nextOn: '2027-06-15',
    });
    const last = { ...monthly, skippedOn: '2027-05-15', nextOn: '2027-06-15' };
    expect(changeSchedule(last, { act: 'skip', on: '2027-06-15' }, today)).toMatchObject({
      why: 'too_long',
    });
    // A month later, what was skipped is over.
    expect(maySkip(last, '2026-12-29')).toBe(true);
  });

  test('brings a skipped gift back while its day is to come, once, and no other by mistake', () => {
    const skipped = { ...monthly, skippedOn: '2026-12-15', nextOn: '2027-01-15' };
    const back = { skippedOn: null, nextOn: '2026-12-15' };
    for (const act of ['undo', 'resume'] as const) {
      expect(changed(changeSchedule(skipped, { act }, today))).toEqual(back);
      expect(changed(changeSchedule(skipped, { act, on: '2026-12-15' }, today))).toEqual(back);
      expect(changeSchedule({ ...skipped, ...back }, { act }, today)).toEqual({ kind: 'same' });
      // Sent twice to keep the donation going, or to end a pause.
      expect(changeSchedule(skipped, { act, on: '2027-01-15' }, today)).toEqual({ kind: 'same' });
      expect(changeSchedule(skipped, { act }, '2026-12-15')).toEqual({ kind: 'same' });
    }
    // The gift after it has been given ahead.
    expect(changeSchedule({ ...skipped, nextOn: '2027-02-15' }, { act: 'undo' }, today)).toEqual({
      kind: 'same',
    });
    const canceled = { ...skipped, isCanceled: true };
    expect(changed(changeSchedule(canceled, { act: 'undo' }, today))).toEqual({ isCanceled: false });
  });

  test('skips one yearly gift at a time', () => {
    const yearly: Schedule = { ...monthly, period: 'year' };
    const skipped = {
      ...yearly,
      ...changed(changeSchedule(yearly, { act: 'skip', on: '2026-12-15' }, today)),
    };
    expect(skipped).toMatchObject({ nextOn: '2027-12-15' });
    expect([maySkip(skipped, today), mostMonths(skipped, today)]).toEqual([false, 0]);
    expect(maySkip(skipped, '2026-12-16')).toBe(true);
  });

  test('moves the day within the month of the next gift, or to the next one if that is over', () => {
    expect(changed(changeSchedule(monthly, { act: 'day', day: 1 }, today))).toEqual({
      day: 1,
      nextOn: '2026-12-01',
    });
    expect(changed(changeSchedule(monthly, { act: 'day', day: 1 }, '2026-12-02'))).toMatchObject({
      nextOn: '2027-01-01',
    });
    expect(changed(changeSchedule(monthly, { act: 'day', day: 31 }, today))).toMatchObject({
      nextOn: '2026-12-31',
    });
    const failing = { ...monthly, nextOn: '2026-11-25' };
    expect(changed(changeSchedule(failing, { act: 'day', day: 20 }, today))).toMatchObject({
      nextOn: '2026-12-20',
    });
  });

  test('ends it, thinks better of it, and changes nothing meanwhile', () => {
    expect(changed(changeSchedule(monthly, { act: 'cancel' }, today))).toEqual({ isCanceled: true });
    const canceled = { ...monthly, isCanceled: true };
    expect(changeSchedule(canceled, { act: 'cancel' }, today)).toEqual({ kind: 'same' });
    expect(changeSchedule(canceled, { act: 'amount' }, today)).toMatchObject({ why: 'canceled' });
    expect(changeSchedule(canceled, { act: 'resume' }, today)).toMatchObject({ why: 'canceled' });
    expect(changed(changeSchedule(canceled, { act: 'undo' }, today))).toEqual({ isCanceled: false });
  });

  test('changes nothing while a gift is being taken, but ends it', () => {
    const charging = { ...monthly, isCharging: true };
    expect(changeSchedule(charging, { act: 'skip', on: '2026-12-15' }, today)).toMatchObject({
      why: 'charging',
    });
    expect(changeSchedule(charging, { act: 'cancel' }, today)).toMatchObject({ kind: 'change' });
  });
});

test('money is kept once for a day, and only while the donation runs', () => {
  const running = { isRunning: true, nextOn: '2026-12-15' };
  expect(findChargeObstacle(running, { dueOn: '2026-12-15' })).toBeUndefined();
  expect(findChargeObstacle(running, { dueOn: '2026-11-15' })).toBe('paid_twice');
  expect(findChargeObstacle({ ...running, isRunning: false }, { dueOn: '2026-12-15' })).toBe(
    'changed_meanwhile',
  );
});
