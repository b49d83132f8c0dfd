import { describe, expect, test } from 'vitest';
import { localDateOf } from '#core/local-date.ts';
import { placeFor } from '#platform/jewish-calendar/visitor-place.ts';
import { addTime, onDay, type SpentTime } from '../policy.ts';
import { limitOn, type TimeRules } from '../policy-rules.ts';
import { closesSoonAt, closingAt, findStillOpen, opensAt, type TimeState } from './closing.ts';
import { minutesRemaining } from './limit-time.ts';

const newYork = 'America/New_York';
const free: TimeRules = { minutes: Array<null>(7).fill(null), quiet: undefined, holy: 'open' };
const night = { from: 20 * 60, until: 7 * 60 };

function at(zone: string, time: string, rules: Partial<TimeRules>, spent: Partial<SpentTime> = {}) {
  const now = new Date(time);
  const state: TimeState = {
    rules: { ...free, ...rules },
    spent: {
      day: localDateOf(now, zone),
      zone,
      minutes: 0,
      seconds: 0,
      extraMinutes: 0,
      countedUntil: now,
      itemId: null,
      ...spent,
    },
    place: placeFor(undefined, zone),
  };
  return { state, now };
}
const iso = (date: Date | undefined) => date?.toISOString();

describe('what is closed', () => {
  test('opens at midnight once the minutes are spent, and after the night if that is quiet', () => {
    const minutes = Array<number>(7).fill(30);
    const spent = at('Asia/Jerusalem', '2026-11-17T12:00:00Z', { minutes }, { minutes: 30 });
    expect(closingAt(spent.state, spent.now)?.reason).toBe('minutes');
    expect(iso(opensAt(spent.state, spent.now))).toBe('2026-11-17T22:00:00.000Z');
    const quiet = at('Asia/Jerusalem', '2026-11-17T12:00:00Z', { minutes, quiet: night }, { minutes: 30 });
    expect(iso(opensAt(quiet.state, quiet.now))).toBe('2026-11-18T05:00:00.000Z');
  });

  test('on a Friday whose minutes are spent opens after Shabbat, where the family rests, unless that is quiet', () => {
    const minutes = Array<number>(7).fill(30);
    const friday = (quiet: TimeRules['quiet']) =>
      at('Asia/Jerusalem', '2026-11-20T10:00:00Z', { minutes, quiet, holy: 'rest' }, { minutes: 30 });
    const { state, now } = friday(night);
    expect(iso(opensAt(state, now))?.slice(0, 16)).toBe('2026-11-21T15:15');
    // From five in the afternoon until seven on Sunday.
    const early = friday({ from: 17 * 60, until: 7 * 60 });
    expect(iso(opensAt(early.state, now))).toBe('2026-11-22T05:00:00.000Z');
  });

  test('stays closed if no day of the week has minutes', () => {
    const { state, now } = at('UTC', '2026-11-17T12:00:00Z', { minutes: Array<number>(7).fill(0) });
    expect(closingAt(state, now)?.reason).toBe('day');
    expect(opensAt(state, now)).toBeUndefined();
  });

  test('by Shabbat is so from candle lighting, with nothing left to finish, and only where the family rests', () => {
    const eve = '2026-11-20T14:20:00Z';
    const { state, now } = at('Asia/Jerusalem', eve, { holy: 'rest' }, { itemId: 'bee' });
    expect(closingAt(state, now)?.reason).toBe('holy');
    expect(findStillOpen(state, 'holy', now)).toBeUndefined();
    const open = at('Asia/Jerusalem', eve, { holy: 'open' });
    expect(closingAt(open.state, open.now)).toBeUndefined();
  });

  test('by a night may be finished for five minutes', () => {
    const { state, now } = at('UTC', '2026-11-17T20:01:00Z', { quiet: night }, { itemId: 'bee' });
    expect(findStillOpen(state, 'quiet', now)?.itemId).toBe('bee');
  });
});

describe('quiet hours follow the clock on the wall', () => {
  test.each([
    ['on an ordinary night', '2026-11-17T01:30:00Z', '2026-11-17T12:00:00.000Z'],
    ['in the night that is an hour longer', '2026-11-01T01:30:00Z', '2026-11-01T12:00:00.000Z'],
    ['in the night that is an hour shorter', '2026-03-08T01:30:00Z', '2026-03-08T11:00:00.000Z'],
  ])('%s', (_, from, until) => {
    const { state, now } = at(newYork, from, { quiet: night });
    expect(closingAt(state, now)?.reason).toBe('quiet');
    expect(iso(opensAt(state, now))).toBe(until);
  });

  test('whose end the clock skips end where it goes on', () => {
    // At two the clock in New York shows three.
    const { state, now } = at(newYork, '2026-03-08T06:00:00Z', { quiet: { from: 0, until: 150 } });
    expect(iso(opensAt(state, now))).toBe('2026-03-08T07:00:00.000Z');
  });

  test('in an hour that comes twice are quiet twice', () => {
    const rules = { quiet: { from: 90, until: 100 } };
    const first = at(newYork, '2026-11-01T05:35:00Z', rules);
    const second = at(newYork, '2026-11-01T06:35:00Z', rules);
    expect([first, second].map(({ state, now }) => iso(opensAt(state, now)))).toEqual([
      '2026-11-01T05:40:00.000Z',
      '2026-11-01T06:40:00.000Z',
    ]);
  });
});

describe('what is left', () => {
  test('is announced within the hour before a night or Shabbat', () => {
    const night7 = at('UTC', '2026-11-17T19:48:30Z', { quiet: night });
    expect(minutesRemaining(night7.state, night7.now)).toBe(12);
    const early = at('UTC', '2026-11-17T18:30:00Z', { quiet: night });
    expect(minutesRemaining(early.state, early.now)).toBeUndefined();
    const eve = at('Asia/Jerusalem', '2026-11-20T13:30:00Z', { holy: 'rest' });
    const closes = closesSoonAt(eve.state, eve.now);
    expect(closes && closingAt(eve.state, closes)?.reason).toBe('holy');
    expect(closes && closingAt(eve.state, new Date(closes.getTime() - 2000))).toBeUndefined();
  });

  test('is the smaller of the two', () => {
    const { state, now } = at(
      'UTC',
      '2026-11-17T19:30:00Z',
      { minutes: Array<number>(7).fill(60), quiet: night },
      { minutes: 40 },
    );
    expect(minutesRemaining(state, now)).toBe(20);
  });
});

test('at random, over days and changes of the clock, never more is counted than passed, than the day has, or while it is closed', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (const [zone, from] of [
    [newYork, '2026-03-06T05:00:00Z'],
    [newYork, '2026-10-30T04:00:00Z'],
    ['Australia/Lord_Howe', '2026-10-02T14:00:00Z'],
    ['Asia/Jerusalem', '2026-11-19T22:00:00Z'],
  ] as const) {
    const rules: TimeRules = { minutes: [30, 45, null, 0, 60, 20, 90], quiet: night, holy: 'rest' };
    let { state } = at(zone, from, rules);
    let now = new Date(from);
    const end = now.getTime() + 3 * 86_400_000;
    const byDay = new Map<string, { counted: number; openSeconds: number }>();
    while (now.getTime() < end) {
      const passed = 5 + random(900);
      now = new Date(now.getTime() + passed * 1000);
      const day = localDateOf(now, zone);
      const spent = onDay(state.spent, day);
      expect([spent.day, spent.day !== state.spent.day && spent.minutes * 60 + spent.seconds]).toEqual([
        day,
        spent.day !== state.spent.day && 0,
      ]);
      state = { ...state, spent };
      // Two tabs and a phone tell of the same time, and more of it than has passed.
      for (const itemId of ['bee', 'honey', 'bee']) {
        const { spent } = state;
        const closed = closingAt(state, now) !== undefined;
        const limit = limitOn(rules, day) ?? Infinity;
        const next = closed ? spent : addTime(spent, { seconds: random(300), itemId }, limit, now);
        const gained = (next.minutes - spent.minutes) * 60 + next.seconds - spent.seconds;
        expect(gained).toBeGreaterThanOrEqual(0);
        const known = byDay.get(day) ?? { counted: 0, openSeconds: 0 };
        byDay.set(day, { ...known, counted: known.counted + gained });
        state = { ...state, spent: next };
      }
      const known = byDay.get(day) ?? { counted: 0, openSeconds: 0 };
      byDay.set(day, { ...known, openSeconds: known.openSeconds + passed });
    }
    for (const [day, { counted, openSeconds }] of byDay) {
      // A browser may tell of a minute a few seconds early.
      expect(counted).toBeLessThanOrEqual(openSeconds + 5);
      expect(counted).toBeLessThanOrEqual((limitOn(rules, day) ?? Infinity) * 60);
    }
    expect([...byDay.values()].some(({ counted }) => counted > 0)).toBe(true);
  }
});
