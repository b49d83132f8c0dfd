import { describe, expect, test } from 'vitest';
import { createActiveMinutes } from './active-minutes.ts';

const reading = { isVisible: true, isPlaying: false };
const playing = { isVisible: true, isPlaying: true };
const hidden = { isVisible: false, isPlaying: true };

function lookEachSecond(
  minutes: ReturnType<typeof createActiveMinutes>,
  from: number,
  to: number,
  page: typeof reading,
) {
  let ready = 0;
  for (let second = from + 1; second <= to; second += 1) ready = minutes.look(second * 1000, page);
  return ready;
}

describe('the minutes of an item', () => {
  test('are those in which its film plays on a visible screen', () => {
    const minutes = createActiveMinutes(0);
    expect(lookEachSecond(minutes, 0, 59, playing)).toBe(0);
    expect(lookEachSecond(minutes, 59, 60, playing)).toBe(1);
    minutes.reported(1);
    expect(lookEachSecond(minutes, 60, 200, hidden)).toBe(0);
    expect(lookEachSecond(minutes, 200, 260, playing)).toBe(1);
  });

  test('continue for a minute after a reader’s last sign of activity', () => {
    const minutes = createActiveMinutes(0);
    lookEachSecond(minutes, 0, 30, reading);
    minutes.sign(30_000);
    expect(lookEachSecond(minutes, 30, 300, reading)).toBe(1);
    minutes.reported(1);
    minutes.sign(300_000);
    expect(lookEachSecond(minutes, 300, 330, reading)).toBe(1);
  });

  test('do not count a device asleep, and wait for a connection, five at most', () => {
    const minutes = createActiveMinutes(0);
    expect(minutes.look(3_600_000, playing)).toBe(0);
    const slept = 3600;
    expect(lookEachSecond(minutes, slept, slept + 1200, playing)).toBe(5);
    minutes.reported(5);
    expect(lookEachSecond(minutes, slept + 1200, slept + 1201, playing)).toBe(1);
  });
});
