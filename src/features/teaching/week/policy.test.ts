import { expect, test } from 'vitest';
import { weekToTell } from './policy.ts';

test('a week is told on the Sunday morning after it, wherever that is', () => {
  const zone = 'Asia/Jerusalem';
  expect(weekToTell(new Date('2026-11-22T05:00:00Z'), zone)).toEqual({
    sunday: '2026-11-15',
    from: new Date('2026-11-14T22:00:00Z'),
    until: new Date('2026-11-21T22:00:00Z'),
  });
  for (const at of [
    '2026-11-22T04:59:00Z',
    '2026-11-22T10:00:00Z',
    '2026-11-21T05:00:00Z',
    '2026-11-23T05:00:00Z',
  ])
    expect(weekToTell(new Date(at), zone)).toBeUndefined();
  expect(weekToTell(new Date('2026-11-22T05:00:00Z'), 'America/New_York')).toBeUndefined();
  expect(weekToTell(new Date('2026-11-22T12:00:00Z'), 'America/New_York')).toMatchObject({
    sunday: '2026-11-15',
  });
});

test('a week has its own hours when the clocks change in it', () => {
  const week = weekToTell(new Date('2026-11-08T13:00:00Z'), 'America/New_York');
  expect(week).toMatchObject({
    from: new Date('2026-11-01T04:00:00Z'),
    until: new Date('2026-11-08T05:00:00Z'),
  });
});
