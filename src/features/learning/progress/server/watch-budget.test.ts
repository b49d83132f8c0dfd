import { describe, expect, test } from 'vitest';
import { budgetAt, budgetFor, budgetLeft, wholeSlack } from './watch-budget.ts';

describe('the budget of a report', () => {
  test.each([
    ['the first one', 150, 0, 150],
    ['one ten seconds after a frugal one', 150, 100, 350],
    ['one ten seconds after a greedy one', 0, 100, 350],
    ['one immediately after a greedy one', 0, 0, 0],
    ['one a second after a greedy one', 0, 10, 35],
    ['one a tenth of a second after a greedy one', 0, 1, 3],
    ['one after a night', 150, 288_000, 576_150],
  ])('for %s', (_, slack, elapsed, allowance) => {
    expect(budgetFor(slack, elapsed).allowance).toBe(allowance);
  });

  test('takes from the slack only what real time does not cover', () => {
    expect(budgetFor(150, 100).slackAfter(200)).toBe(150);
    expect(budgetFor(150, 100).slackAfter(250)).toBe(100);
    expect(budgetFor(0, 0).slackAfter(0)).toBe(0);
  });

  test('gives a burst of greedy reports fifteen seconds in total, and as much again for every ten seconds it lasts', () => {
    for (const step of [0, 1, 2, 5, 10, 50]) {
      let slack = wholeSlack;
      let claimed = 0;
      for (let elapsed = 0, tries = 0; tries < 200; tries += 1, elapsed += step) {
        const { allowance, slackAfter } = budgetFor(slack, tries === 0 ? 0 : step);
        claimed += allowance;
        slack = slackAfter(allowance);
        expect(slack).toBeGreaterThanOrEqual(0);
        expect(claimed).toBeLessThanOrEqual(wholeSlack + elapsed * 3.5);
      }
    }
  });
});

describe('the budget kept between reports', () => {
  const lastReportAt = new Date('2026-11-17T12:00:00Z');
  const kept = { slackTenths: 0, lastReportAt, version: 4 };
  const tenSecondsLater = new Date('2026-11-17T12:00:10Z');
  const hourBefore = new Date('2026-11-17T11:00:00Z');

  test('grows with the time since the last one; the first has the whole slack', () => {
    expect(budgetAt(kept, tenSecondsLater).allowance).toBe(budgetFor(0, 100).allowance);
    expect(budgetAt(undefined, tenSecondsLater).allowance).toBe(budgetFor(wholeSlack, 0).allowance);
  });

  test('neither grows nor shrinks when the clock is set back, nor does the time return', () => {
    expect(budgetAt(kept, hourBefore).allowance).toBe(budgetFor(0, 0).allowance);
    expect(budgetLeft(kept, hourBefore, 0)).toEqual({ slackTenths: 0, lastReportAt, version: 5 });
  });

  test('is what the report has left of it, and counts the reports', () => {
    const { allowance, slackAfter } = budgetFor(0, 100);
    expect(budgetLeft(kept, tenSecondsLater, allowance)).toEqual({
      slackTenths: slackAfter(allowance),
      lastReportAt: tenSecondsLater,
      version: 5,
    });
    expect(budgetLeft(undefined, lastReportAt, 0)).toEqual({
      slackTenths: wholeSlack,
      lastReportAt,
      version: 1,
    });
  });
});
