import { expect, test } from 'vitest';
import { sendingTime } from './sending-time.ts';

const now = new Date('2026-11-17T12:00:00Z');
const at = (sendOn: string, place = 'new-york') => {
  const { at, waits } = sendingTime({ sendOn, place }, now);
  return [at.toISOString(), waits];
};

test('a card goes out in the morning of its day where its giver is, and at once on the day itself', () => {
  expect(at('2026-11-19')).toEqual(['2026-11-19T13:00:00.000Z', false]);
  expect(at('2026-11-17', 'jerusalem')).toEqual(['2026-11-17T12:00:00.000Z', false]);
});

test('a card for Shabbat or Yom Tov goes out once that is out', () => {
  const [time, waits] = at('2026-11-21');
  expect(waits).toBe(true);
  expect(String(time)).toMatch(/^2026-11-21T22:/);
  // Rosh Hashanah 5788 is on a Shabbat and Sunday.
  expect(String(at('2027-10-02')[0])).toMatch(/^2027-10-03T2[23]:/);
});
