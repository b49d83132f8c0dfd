import { describe, expect, test } from 'vitest';
import { createFixedClock } from '../clock.ts';
import { countWrong, takeTogether } from './limits.ts';
import { createMemoryLimits } from './memory-limits.ts';

const wide = { tries: 3, seconds: 60 };
const narrow = { tries: 2, seconds: 30 };
const counters = [
  { key: 'network', rule: wide },
  { key: 'account', rule: narrow },
];

const makeLimits = () => createMemoryLimits(createFixedClock('2026-11-10T12:00:00Z'));

test('with several limits, the one that refuses leaves the others unchanged', async () => {
  const limits = makeLimits();
  for (let index = 0; index < 5; index += 1) await takeTogether(limits, counters);
  expect(await takeTogether(limits, counters)).toMatchObject({
    allowed: false,
    retryAfterSeconds: 30,
    refusedBy: counters[1],
  });
  expect((await limits.take('network', wide)).allowed).toBe(true);
  expect((await limits.take('network', wide)).allowed).toBe(false);
});

describe('an attempt that counts only when wrong', () => {
  const refuse = (seconds: number) => new Error(`wait ${seconds}`);
  const attempt = (limits: ReturnType<typeof makeLimits>, isWrong: boolean) =>
    countWrong(limits, counters, {
      refuse,
      attempt: async (wrong) => {
        if (isWrong) wrong();
        return isWrong ? 'wrong' : 'right';
      },
    });

  test('may be right any number of times, and wrong as often as the rule allows', async () => {
    const limits = makeLimits();
    for (let index = 0; index < 9; index += 1) expect(await attempt(limits, false)).toBe('right');
    for (let index = 0; index < 2; index += 1) expect(await attempt(limits, true)).toBe('wrong');
    await expect(attempt(limits, false)).rejects.toThrow('wait 30');
  });

  test('does not count when it fails for another reason', async () => {
    const limits = makeLimits();
    for (let index = 0; index < 5; index += 1) {
      const failing = countWrong(limits, counters, {
        refuse,
        attempt: () => Promise.reject(new Error('the database is away')),
      });
      await expect(failing).rejects.toThrow('away');
    }
    expect(await attempt(limits, false)).toBe('right');
  });

  test('is counted while it runs: many concurrent wrong ones never exceed the limit', async () => {
    const limits = makeLimits();
    let made = 0;
    const tries = Array.from({ length: 20 }, () =>
      countWrong(limits, counters, {
        refuse,
        attempt: async (wrong) => {
          made += 1;
          await Promise.resolve();
          wrong();
        },
      }),
    );
    await Promise.allSettled(tries);
    expect(made).toBe(2);
  });
});
