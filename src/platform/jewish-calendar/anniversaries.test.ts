import { HDate, months } from '@hebcal/core';
import { describe, expect, test } from 'vitest';
import { addDays, type LocalDate } from '#core/local-date.ts';
import { nextAnniversary, type AnniversaryKind } from './anniversaries.ts';
import { hebrewDateOf } from './holy-days.ts';
import { hebrewMonthOf } from './hebrew-months.ts';

function civil(day: number, month: number, year: number): LocalDate {
  const date = new HDate(day, month, year).greg();
  return new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString().slice(0, 10);
}

const say = (date: LocalDate) => {
  const hebrew = hebrewDateOf(date);
  return `${hebrew.getDate()} ${hebrew.getMonthName()} ${hebrew.getFullYear()}`;
};

/** The anniversaries of a day, from the first on. */
function following(anchor: LocalDate, kind: AnniversaryKind, count: number): LocalDate[] {
  const found: LocalDate[] = [];
  for (let after = anchor; found.length < count; after = found.at(-1) ?? after)
    found.push(nextAnniversary(anchor, after, kind));
  return found;
}

describe('the anniversary of a day by the Hebrew calendar', () => {
  // 5784, 5787 and 5790 are leap years.
  test.each([
    ['an ordinary day', civil(10, months.TEVET, 5785), 'yahrzeit', ['10 Tevet 5786', '10 Tevet 5787']],
    [
      'a yahrzeit of Adar is in Adar I of a leap year',
      civil(7, months.ADAR_I, 5785),
      'yahrzeit',
      ['7 Adar 5786', '7 Adar I 5787', '7 Adar 5788'],
    ],
    [
      'a birthday of Adar is in Adar II of a leap year',
      civil(7, months.ADAR_I, 5785),
      'birthday',
      ['7 Adar 5786', '7 Adar II 5787', '7 Adar 5788'],
    ],
    [
      'Adar I is kept in Adar I',
      civil(7, months.ADAR_I, 5784),
      'yahrzeit',
      ['7 Adar 5785', '7 Adar 5786', '7 Adar I 5787'],
    ],
    [
      'Adar II is kept in Adar II',
      civil(7, months.ADAR_II, 5784),
      'yahrzeit',
      ['7 Adar 5785', '7 Adar 5786', '7 Adar II 5787'],
    ],
    [
      'a yahrzeit of 30 Adar I is on 30 Sh’vat where there is none',
      civil(30, months.ADAR_I, 5784),
      'yahrzeit',
      ["30 Sh'vat 5785", "30 Sh'vat 5786", '30 Adar I 5787'],
    ],
    [
      'a birthday of 30 Adar I is on 1 Nisan where there is none',
      civil(30, months.ADAR_I, 5784),
      'birthday',
      ['1 Nisan 5785', '1 Nisan 5786', '30 Adar I 5787'],
    ],
  ] as const)('%s', (_name, anchor, kind, expected) => {
    expect(following(anchor, kind, expected.length).map(say)).toEqual(expected);
  });

  test.each([months.CHESHVAN, months.KISLEV])(
    'of a 30th of month %i is that day, or the last day of the month before or the first of the next, in every year to 2060',
    (month) => {
      for (let year = 5784; year < 5820; year += 1) {
        if (HDate.daysInMonth(month, year) < 30) continue;
        const anchor = civil(30, month, year);
        for (const date of following(anchor, 'birthday', 5820 - year)) {
          const hebrew = hebrewDateOf(date);
          const has30 = HDate.daysInMonth(month, hebrew.getFullYear()) === 30;
          expect([hebrew.getDate(), hebrew.getMonth()], date).toEqual(has30 ? [30, month] : [1, month + 1]);
        }
        const firstHas30 = HDate.daysInMonth(month, year + 1) === 30;
        for (const date of following(anchor, 'yahrzeit', 5820 - year)) {
          const hebrew = hebrewDateOf(date);
          const has30 = HDate.daysInMonth(month, hebrew.getFullYear()) === 30;
          // Where the first year had no 30th, it stays the last day of the month; else it becomes the 1st of the next.
          const without = firstHas30 ? [1, month + 1] : [29, month];
          expect([hebrew.getDate(), hebrew.getMonth()], date).toEqual(has30 ? [30, month] : without);
        }
      }
    },
  );

  test.each(['yahrzeit', 'birthday'] as const)(
    'comes once in each Hebrew year from 2024 to 2060, for every day (%s)',
    (kind) => {
      for (let anchor: LocalDate = '2023-11-01'; anchor < '2024-11-20'; anchor = addDays(anchor, 1)) {
        let year = hebrewDateOf(anchor).getFullYear();
        for (const date of following(anchor, kind, 36)) {
          year += 1;
          // What is put off from the last day of a year may be in the next one.
          expect(hebrewDateOf(date).getFullYear(), `${anchor} ${date}`).toBe(year);
        }
      }
    },
  );
});

test('a Hebrew month has 29 or 30 days, one follows the other, and a leap year has thirteen', () => {
  const counted = new Map<number, number>();
  let month = hebrewMonthOf('2024-01-11');
  while (month.first < '2060-01-01') {
    const year = hebrewDateOf(month.first).getFullYear();
    counted.set(year, (counted.get(year) ?? 0) + 1);
    expect(hebrewDateOf(month.first).getDate(), month.first).toBe(1);
    const next = hebrewMonthOf(addDays(month.last, 1));
    expect([29, 30]).toContain(hebrewDateOf(month.last).getDate());
    expect(next.first).toBe(addDays(month.last, 1));
    month = next;
  }
  for (let year = 5785; year < 5820; year += 1)
    expect(counted.get(year), String(year)).toBe(HDate.isLeapYear(year) ? 13 : 12);
});
