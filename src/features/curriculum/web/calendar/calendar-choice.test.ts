import { expect, test } from 'vitest';
import { readCalendarChoice } from './calendar-choice.ts';

test.each([
  ['year=5787&in=israel', { year: 5787, in: 'israel' }],
  ['in=diaspora', { in: 'diaspora' }],
  ['year=2026&in=mars', {}],
  ['year=57e2', {}],
  ['', {}],
])('?%s asks for %o', (search, choice) =>
  expect(readCalendarChoice(new URLSearchParams(search))).toEqual(choice),
);
