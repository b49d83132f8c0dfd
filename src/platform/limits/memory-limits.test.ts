import { expect, test } from 'vitest';
import { createFixedClock } from '../clock.ts';
import { createMemoryLimits } from './memory-limits.ts';

const rule = { tries: 3, seconds: 60 };

function makeLimits(capacity?: number) {
  const clock = createFixedClock('2026-11-10T12:00:00Z');
  return { clock, limits: createMemoryLimits(clock, capacity) };
}

test('a window allows the given number of tries, and the next try learns when to come back', async () => {
  const { clock, limits } = makeLimits();
  for (let index = 0; index < 3; index += 1) {
    expect(await limits.take('login:ada', rule)).toEqual({ allowed: true, retryAfterSeconds: 0 });
  }
  clock.advance(10.5);
  expect(await limits.take('login:ada', rule)).toEqual({ allowed: false, retryAfterSeconds: 50 });
});

test('a refused try does not lengthen the wait', async () => {
  const { clock, limits } = makeLimits();
  for (let index = 0; index < 10; index += 1) await limits.take('login:ada', rule);
  clock.advance(60);
  expect((await limits.take('login:ada', rule)).allowed).toBe(true);
});

test('one key does not use up the tries of another', async () => {
  const { limits } = makeLimits();
  for (let index = 0; index < 4; index += 1) await limits.take('login:ada', rule);
  expect((await limits.take('login:ben', rule)).allowed).toBe(true);
});

test('a flood of keys evicts the oldest windows and never exceeds the capacity', async () => {
  const { limits } = makeLimits(100);
  const strict = { tries: 1, seconds: 60 };
  await limits.take('old', strict);
  for (let index = 0; index < 99; index += 1) await limits.take(`flood:${index}`, strict);
  expect((await limits.take('old', strict)).allowed).toBe(false);
  await limits.take('one more', strict);
  expect((await limits.take('old', strict)).allowed).toBe(true);
  expect((await limits.take('flood:50', strict)).allowed).toBe(false);
});

test('a try given back is not counted, and the count never goes below zero', async () => {
  const { clock, limits } = makeLimits();
  for (let index = 0; index < 5; index += 1) await limits.take('code:ada', rule);
  await limits.giveBack('code:ada', rule);
  expect((await limits.take('code:ada', rule)).allowed).toBe(true);
  expect((await limits.take('code:ada', rule)).allowed).toBe(false);
  for (let index = 0; index < 9; index += 1) await limits.giveBack('code:ada', rule);
  for (let index = 0; index < 3; index += 1) expect((await limits.take('code:ada', rule)).allowed).toBe(true);
  clock.advance(61);
  await limits.giveBack('code:ada', rule);
  await limits.giveBack('code:ben', rule);
  for (let index = 0; index < 3; index += 1) expect((await limits.take('code:ada', rule)).allowed).toBe(true);
  expect((await limits.take('code:ada', rule)).allowed).toBe(false);
});

test('with a rule that counts from the last try, a window begins again with each that is allowed', async () => {
  const { clock, limits } = makeLimits();
  const fromLast = { ...rule, fromLast: true } as const;
  for (let index = 0; index < 3; index += 1) {
    expect((await limits.take('pin:ada', fromLast)).allowed).toBe(true);
    clock.advance(50);
  }
  expect(await limits.take('pin:ada', fromLast)).toEqual({ allowed: false, retryAfterSeconds: 10 });
  clock.advance(10);
  for (let index = 0; index < 3; index += 1)
    expect((await limits.take('pin:ada', fromLast)).allowed).toBe(true);
});

test('a key that is cleared has all its tries again, and others have theirs as before', async () => {
  const { limits } = makeLimits();
  for (let index = 0; index < 3; index += 1) await limits.take('pin:ada', rule);
  for (let index = 0; index < 3; index += 1) await limits.take('pin:ben', rule);
  await limits.clear('pin:ada');
  await limits.clear('pin:nobody');
  for (let index = 0; index < 3; index += 1) expect((await limits.take('pin:ada', rule)).allowed).toBe(true);
  expect((await limits.take('pin:ada', rule)).allowed).toBe(false);
  expect((await limits.take('pin:ben', rule)).allowed).toBe(false);
});
