import { describe, expect, it } from 'vitest';
import { addMinutes, findFinishing, minutesLeft, onDay, type SpentTime } from './policy-time.ts';

const noon = new Date('2026-11-17T12:00:00Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const nothing: SpentTime = {
  day: '2026-11-17',
  minutes: 0,
  extraMinutes: 0,
  countedUntil: noon,
  itemId: null,
};
const one = { minutes: 1, itemId: 'bee' };
const limit = 10;

describe('the minutes of a day', () => {
  it('are never more than have really passed, however many report them', () => {
    let spent = nothing;
    for (let second = 0; second <= 300; second += 1)
      for (const itemId of ['bee', 'honey'])
        spent = addMinutes(spent, { minutes: 5, itemId }, limit, after(second));
    expect(spent.minutes).toBe(5);
  });

  it('are not lost where a browser reports a moment early or late', () => {
    let spent = nothing;
    for (const second of [59.2, 119.9, 178.8, 241, 300.4])
      spent = addMinutes(spent, one, limit, after(second));
    expect(spent.minutes).toBe(5);
  });

  it('are what was reported, not all that passed meanwhile, and are not saved up', () => {
    const spent = addMinutes(nothing, { minutes: 2, itemId: 'bee' }, limit, after(3600));
    expect(spent.minutes).toBe(2);
    expect(addMinutes(spent, one, limit, after(3630))).toBe(spent);
  });

  it('do not change when the clock goes back', () => {
    expect(addMinutes(nothing, one, limit, after(-7200))).toBe(nothing);
  });

  it('end at the limit, and what is given on top goes on from there', () => {
    const spent = addMinutes({ ...nothing, minutes: 9 }, { minutes: 5, itemId: 'bee' }, limit, after(600));
    expect(spent).toMatchObject({ minutes: 10, itemId: 'bee' });
    expect(minutesLeft(spent, limit)).toBe(0);
    expect(minutesLeft({ ...spent, extraMinutes: 15 }, limit)).toBe(15);
    expect(minutesLeft({ ...nothing, minutes: 40 }, limit)).toBe(0);
  });

  it('begin anew on the next day, and not on one that was before', () => {
    const spent = { ...nothing, minutes: 8, extraMinutes: 15 };
    expect(onDay(spent, '2026-11-18')).toMatchObject({ day: '2026-11-18', minutes: 0, extraMinutes: 0 });
    expect(onDay(spent, '2026-11-17')).toBe(spent);
    expect(onDay(spent, '2026-11-16')).toBe(spent);
  });
});

describe('what one was at when the time was up', () => {
  const up = { ...nothing, minutes: limit, itemId: 'bee' };

  it('may be finished within five minutes', () => {
    expect(findFinishing(up, noon)).toEqual({ itemId: 'bee', until: after(300) });
    expect(findFinishing(up, after(299))?.itemId).toBe('bee');
    expect(findFinishing(up, after(300))).toBeUndefined();
  });

  it('is nothing where nothing was counted, and a clock that went back gives no second time', () => {
    expect(findFinishing({ ...up, itemId: null }, noon)).toBeUndefined();
    expect(findFinishing(up, after(-60))).toBeUndefined();
  });
});
