import { describe, expect, test } from 'vitest';
import {
  addTime,
  findFinishing,
  minutesLeft,
  onDay,
  secondsBehind,
  type SpentTime,
  mayRestrictTime,
} from './policy.ts';

const noon = new Date('2026-11-17T12:00:00Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const nothing: SpentTime = {
  day: '2026-11-17',
  zone: 'UTC',
  minutes: 0,
  seconds: 0,
  extraMinutes: 0,
  countedUntil: noon,
  itemId: null,
};
const one = { seconds: 60, itemId: 'bee' };
const limit = 10;

describe('the minutes of a day', () => {
  test('never exceed the time that has really passed, however many clients report them', () => {
    let spent = nothing;
    for (let second = 0; second <= 300; second += 1)
      for (const itemId of ['bee', 'honey'])
        spent = addTime(spent, { seconds: 300, itemId }, limit, after(second));
    expect(spent.minutes).toBe(5);
  });

  test('are not lost when a browser reports a moment early or late', () => {
    let spent = nothing;
    for (const second of [59.2, 119.9, 178.8, 241, 300.4]) spent = addTime(spent, one, limit, after(second));
    expect(spent.minutes).toBe(5);
  });

  test('are what was reported, not all the time since, and are not saved up', () => {
    const spent = addTime(nothing, { seconds: 120, itemId: 'bee' }, limit, after(3600));
    expect(spent.minutes).toBe(2);
    expect(addTime(spent, one, limit, after(3630))).toMatchObject({ minutes: 2, seconds: 30 });
  });

  test('do not change when the clock is set back', () => {
    expect(addTime(nothing, one, limit, after(-7200))).toBe(nothing);
  });

  test('end at the limit, and continue from there when more are granted', () => {
    const spent = addTime({ ...nothing, minutes: 9 }, { seconds: 300, itemId: 'bee' }, limit, after(600));
    expect(spent).toMatchObject({ minutes: 10, itemId: 'bee' });
    expect(minutesLeft(spent, limit)).toBe(0);
    expect(minutesLeft({ ...spent, extraMinutes: 15 }, limit)).toBe(15);
    expect(minutesLeft({ ...nothing, minutes: 40 }, limit)).toBe(0);
  });

  test('are counted beyond the limit when more were granted, and not when fewer are left', () => {
    const report = { seconds: 120, itemId: 'bee' };
    const full = { ...nothing, minutes: 10 };
    expect(addTime({ ...full, extraMinutes: 15 }, report, limit, after(120))).toMatchObject({ minutes: 12 });
    expect(addTime(full, report, limit, after(120))).toBe(full);
  });

  test('start over on the next day, and not on an earlier one', () => {
    const spent = { ...nothing, minutes: 8, extraMinutes: 15 };
    expect(onDay(spent, '2026-11-18')).toMatchObject({ day: '2026-11-18', minutes: 0, extraMinutes: 0 });
    expect(onDay(spent, '2026-11-17')).toBe(spent);
    expect(onDay(spent, '2026-11-16')).toBe(spent);
  });
});

describe('what the server itself sees', () => {
  const report = (spent: SpentTime, shown: number, at: number) =>
    addTime(spent, { seconds: secondsBehind(spent, shown, after(at)), itemId: 'bee' }, limit, after(at));

  test.each([
    { rate: 'half', shown: 5 },
    { rate: 'its own', shown: 10 },
    { rate: 'double', shown: 20 },
  ])('counts all the time of a film that is played at $rate speed', ({ shown }) => {
    let spent = nothing;
    for (let at = 10.4; at <= 312; at += 10.4) spent = report(spent, shown, at);
    expect(spent.minutes * 60 + spent.seconds).toBe(312);
  });

  test('after a pause counts only what was played, and together with a browser’s own minutes no more than passed', () => {
    const paused = report(nothing, 10, 600);
    expect([paused.minutes, paused.seconds]).toEqual([0, 10]);
    let spent = paused;
    for (let at = 610; at <= 660; at += 10) spent = report(spent, 10, at);
    spent = addTime(spent, one, limit, after(661));
    expect([spent.minutes, spent.seconds]).toEqual([1, 11]);
  });
});

describe('what she was doing when time ran out', () => {
  const up = { ...nothing, minutes: limit, itemId: 'bee' };

  test('may be finished within five minutes', () => {
    expect(findFinishing(up, noon)).toEqual({ itemId: 'bee', until: after(300) });
    expect(findFinishing(up, after(299))?.itemId).toBe('bee');
    expect(findFinishing(up, after(300))).toBeUndefined();
  });

  test('is nothing if nothing was counted, and setting the clock back grants no second time', () => {
    expect(findFinishing({ ...up, itemId: null }, noon)).toBeUndefined();
    expect(findFinishing(up, after(-60))).toBeUndefined();
  });
});

test('a child never sets a time limit; an adult does', () => {
  expect(mayRestrictTime({ role: 'parent', minor: false })).toBe(true);
  expect(mayRestrictTime({ role: 'learner', minor: true })).toBe(false);
  expect(mayRestrictTime({ role: 'home', minor: false })).toBe(false);
});
