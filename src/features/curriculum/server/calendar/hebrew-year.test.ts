import { parshiot } from '@hebcal/core';
import { describe, expect, test } from 'vitest';
import { localeCodes, type Locale } from '#core/locale.ts';
import { hebrewYear } from './hebrew-year.ts';
import { parshaNames } from './parsha-names.ts';

const now = new Date('2026-11-21T12:00Z');
const yearOf = (year: number | undefined, inIsrael = false, locale: Locale = 'en') =>
  hebrewYear({ year, now, inIsrael, locale });

function holidayOf(id: string, year: number, inIsrael = false) {
  const months = yearOf(year, inIsrael).months;
  const found = months.flatMap(({ holidays }) => holidays).find((holiday) => holiday.id === id);
  return found && { from: found.from, to: found.to, eve: found.eve };
}

function readingOn(date: string, year: number, inIsrael: boolean) {
  const readings = yearOf(year, inIsrael).months.flatMap((month) => month.readings);
  return readings.find((reading) => reading.date === date)?.parsha;
}

describe('the months of a year', () => {
  test('number thirteen in 5787, a leap year, and twelve in 5786', () => {
    const leap = yearOf(5787);
    expect(leap.isLeap).toBe(true);
    expect(leap.months.map(({ name }) => name).slice(4, 8)).toEqual(['Shevat', 'Adar I', 'Adar II', 'Nisan']);
    const common = yearOf(5786);
    expect(common.isLeap).toBe(false);
    expect(common.months.map(({ name }) => name).slice(4, 7)).toEqual(['Shevat', 'Adar', 'Nisan']);
  });

  test('follow one another without a gap from Rosh Hashanah to the next', () => {
    const { months } = yearOf(5787);
    expect(months[0]?.from).toBe('2026-09-12');
    expect(months.at(-1)?.to).toBe('2027-10-01');
    const dayAfter = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
    expect(months.slice(1).map(({ from }) => from)).toEqual(
      months.slice(0, -1).map(({ to }) => dayAfter(to)),
    );
  });

  test("are this year's when no year is requested, and say which one is current", () => {
    expect(yearOf(undefined)).toMatchObject({ number: 5787, monthNow: 'kislev' });
    expect(yearOf(5786).monthNow).toBeUndefined();
  });

  test('have names and numbers in Hebrew letters', () => {
    const { name, months } = yearOf(5787, true, 'he');
    expect(name).toBe('תשפ״ז');
    expect(months[0]?.holidays.find(({ id }) => id === 'sukkot')?.hebrewDate).toBe('ט״ו–כ״א בתשרי');
    expect(months[6]?.name).toBe('אדר ב׳');
  });
});

describe('holidays', () => {
  test.each([
    ['rosh-hashana', 5787, { from: '2026-09-12', to: '2026-09-13', eve: '2026-09-11' }],
    ['yom-kippur', 5787, { from: '2026-09-21', to: '2026-09-21', eve: '2026-09-20' }],
    ['sukkot', 5787, { from: '2026-09-26', to: '2026-10-02', eve: '2026-09-25' }],
    ['chanukah', 5787, { from: '2026-12-05', to: '2026-12-12', eve: '2026-12-04' }],
    ['purim', 5787, { from: '2027-03-23', to: '2027-03-23', eve: '2027-03-22' }],
    // A common year has no Purim Katan.
    ['purim-katan', 5786, undefined],
    // 3 Tishrei 5785 was a Shabbat, so the fast was on Sunday. The same goes for 9 Av 5782.
    ['gedalya', 5785, { from: '2024-10-06', to: '2024-10-06', eve: undefined }],
    ['tisha-bav', 5782, { from: '2022-08-07', to: '2022-08-07', eve: '2022-08-06' }],
    // 13 Adar 5784 was a Shabbat, so the fast was on the Thursday before.
    ['esther', 5784, { from: '2024-03-21', to: '2024-03-21', eve: undefined }],
  ])('%s of %i', (id, year, days) => expect(holidayOf(id, year)).toEqual(days));

  test('have one day of Yom Tov in Israel where everyone else has two', () => {
    expect(holidayOf('pesach', 5786, true)?.to).toBe('2026-04-08');
    expect(holidayOf('pesach', 5786)?.to).toBe('2026-04-09');
    expect(holidayOf('shavuot', 5786, true)?.to).toBe('2026-05-22');
    expect(holidayOf('shavuot', 5786)?.to).toBe('2026-05-23');
    expect(holidayOf('rosh-hashana', 5787, true)?.to).toBe('2026-09-13');
    expect(holidayOf('atzeret-and-torah', 5787, true)?.from).toBe('2026-10-03');
    expect(holidayOf('simchat-torah', 5787)?.from).toBe('2026-10-04');
  });

  test('all fall in their own month, with Rosh Chodesh in the month it opens', () => {
    const { months } = yearOf(5787);
    const kislev = months.find(({ id }) => id === 'kislev');
    expect(kislev?.holidays.map(({ id, hebrewDate }) => [id, hebrewDate])).toEqual([
      ['rosh-chodesh-kislev', '30 Cheshvan – 1 Kislev'],
      ['chanukah', '25 Kislev – 2 Tevet'],
    ]);
  });
});

describe('weekly portions', () => {
  test('differ between Israel and elsewhere after a Shabbat that is Yom Tov only abroad', () => {
    // 7 Sivan 5786 is a Shabbat.
    expect(readingOn('2026-05-23', 5786, true)).toBe('Naso');
    expect(readingOn('2026-05-23', 5786, false)).toBeUndefined();
    expect(readingOn('2026-05-30', 5786, false)).toBe('Naso');
    // One double portion later they match again.
    expect(readingOn('2026-07-18', 5786, true)).toBe('Devarim');
    expect(readingOn('2026-07-18', 5786, false)).toBe('Devarim');
  });

  test('end on Simchat Torah', () => {
    expect(readingOn('2026-10-04', 5787, false)).toBe('V’zot HaBerachah');
    expect(readingOn('2026-10-03', 5787, true)).toBe('V’zot HaBerachah');
    expect(readingOn('2026-10-10', 5787, true)).toBe('Bereishit');
  });

  test('have a different name in every language', () => {
    for (const locale of localeCodes) {
      const names = [...parshiot, 'Vezot Haberakhah'].map((name) => parshaNames[name]?.[locale]);
      expect(names.every(Boolean), locale).toBe(true);
      expect(new Set(names).size, locale).toBe(54);
    }
  });

  test('give way on every Shabbat that is a holiday, and on no other', () => {
    for (let year = 5780; year < 5790; year += 1) {
      const readings = yearOf(year).months.flatMap((month) => month.readings);
      expect(
        readings.filter(({ parsha, holiday }) => (parsha === undefined) === (holiday === undefined)),
      ).toEqual([]);
      expect(readings.length, String(year)).toBeGreaterThanOrEqual(51);
    }
    const tishrei = yearOf(5787).months[0]?.readings.map(({ holiday }) => holiday);
    expect(tishrei).toEqual(['Rosh Hashanah', undefined, 'Sukkot', 'Shemini Atzeret', undefined, undefined]);
  });
});
