import { expect, test } from 'vitest';
import { createFixedClock } from '../clock.ts';
import { createCircuitBreaker, type Outcome } from './circuit-breaker.ts';

function makeBreaker() {
  const clock = createFixedClock('2026-11-29T09:00:00Z');
  const breaker = createCircuitBreaker(clock);
  const go = (...outcomes: Outcome[]) => {
    for (const outcome of outcomes) breaker.enter()?.(outcome);
  };
  const isOpen = () => breaker.enter() === undefined;
  return { clock, breaker, go, isOpen };
}

const badly5: Outcome[] = ['badly', 'badly', 'badly', 'badly', 'badly'];

test('it opens after five failures in a row, not after four', () => {
  const { go, isOpen } = makeBreaker();
  go('badly', 'badly', 'badly', 'badly', 'well', 'badly', 'badly', 'badly', 'badly');
  expect(isOpen()).toBe(false);
  go('badly');
  expect(isOpen()).toBe(true);
});

test('it opens when more than half of the last twenty failed, not at half', () => {
  const half = makeBreaker();
  half.go(...Array.from({ length: 20 }, (_, index): Outcome => (index % 2 === 0 ? 'badly' : 'well')));
  expect(half.isOpen()).toBe(false);
  const more = makeBreaker();
  more.go(
    'badly',
    ...Array.from({ length: 19 }, (_, index): Outcome => (index % 2 === 0 ? 'badly' : 'well')),
  );
  expect(more.isOpen()).toBe(true);
});

test('failures older than the last twenty are forgotten', () => {
  const { go, isOpen } = makeBreaker();
  go('badly', 'badly', 'badly', 'badly');
  go(...Array.from({ length: 20 }, (): Outcome => 'well'));
  for (let times = 0; times < 5; times += 1) go('badly', 'badly', 'well', 'well');
  expect(isOpen()).toBe(false);
});

test('it stays open for thirty seconds, then lets one request try, and one alone', () => {
  const { clock, breaker, go, isOpen } = makeBreaker();
  go(...badly5);
  clock.advance(29);
  expect(isOpen()).toBe(true);
  clock.advance(1);
  const trial = breaker.enter();
  expect(trial).toBeDefined();
  expect(isOpen()).toBe(true);
  trial?.('well');
  go('badly', 'badly', 'badly', 'badly');
  expect(isOpen()).toBe(false);
});

test('a trial that fails keeps it open for as long again', () => {
  const { clock, go, isOpen } = makeBreaker();
  go(...badly5);
  clock.advance(30);
  go('badly');
  clock.advance(29);
  expect(isOpen()).toBe(true);
  clock.advance(1);
  expect(isOpen()).toBe(false);
});

test('a request from before it opened neither closes it nor spoils the trial', () => {
  const { clock, breaker, go, isOpen } = makeBreaker();
  const old = breaker.enter();
  const older = breaker.enter();
  go(...badly5);
  old?.('well');
  expect(isOpen()).toBe(true);
  clock.advance(30);
  const trial = breaker.enter();
  older?.('badly');
  trial?.('well');
  expect(isOpen()).toBe(false);
});
