import { expect, test } from 'vitest';
import { formatHebrewDay, formatHebrewMonths, hebrewDayLetters } from './hebrew-date.ts';

test('a day has a Hebrew date in letters and in words', () => {
  expect(hebrewDayLetters('2026-11-17')).toBe('ז׳');
  expect(hebrewDayLetters('2026-11-25')).toBe('ט״ו');
  expect(formatHebrewDay('2026-11-17', 'en')).toBe('7 Kislev');
  expect(formatHebrewDay('2026-11-17', 'he')).toMatch(/^7 ב?כסלו$/);
});

test('a Gregorian month has its Hebrew months', () => {
  expect(formatHebrewMonths('2026-11-01', '2026-11-30', 'en')).toBe('Heshvan – Kislev 5787');
  expect(formatHebrewMonths('2026-11-01', '2026-11-30', 'he')).toMatch(/^חשו?ון – כסלו תשפ״ז$/);
  expect(formatHebrewMonths('2026-11-01', '2026-11-30', 'ru')).toBe('хешван – кислев 5787');
  expect(formatHebrewMonths('2026-09-01', '2026-09-30', 'en')).toBe('Elul 5786 – Tishri 5787');
});
