import { expect, test } from 'vitest';
import { createSemaphore, SemaphoreFull } from './semaphore.ts';

/** Work that ends when the test ends it. */
function pieceOfWork() {
  const piece = Promise.withResolvers<string>();
  let started = false;
  return {
    ...piece,
    work: () => {
      started = true;
      return piece.promise;
    },
    hasStarted: () => started,
  };
}

test('a fixed number run at once, a fixed number wait in order, and the rest are refused at once', async () => {
  const gate = createSemaphore({ concurrent: 2, waiting: 2 });
  const pieces = Array.from({ length: 5 }, pieceOfWork);
  const results = pieces.map((piece) => gate.run(piece.work));
  await expect(results[4]).rejects.toThrow(SemaphoreFull);
  expect(() => gate.refuseWhenFull()).toThrow(SemaphoreFull);
  expect(pieces.map((piece) => piece.hasStarted())).toEqual([true, true, false, false, false]);

  pieces[1]?.resolve('second');
  await expect(results[1]).resolves.toBe('second');
  await Promise.resolve();
  expect(pieces.map((piece) => piece.hasStarted())).toEqual([true, true, true, false, false]);

  for (const piece of pieces) piece.resolve('done');
  await expect(Promise.all(results.slice(0, 4))).resolves.toEqual(['done', 'second', 'done', 'done']);
  expect(() => gate.refuseWhenFull()).not.toThrow();
});

test('a failure frees its place', async () => {
  const gate = createSemaphore({ concurrent: 1, waiting: 0 });
  const failure = new Error('wrong');
  await expect(gate.run(() => Promise.reject(failure))).rejects.toBe(failure);
  await expect(
    gate.run(() => {
      throw failure;
    }),
  ).rejects.toBe(failure);
  await expect(gate.run(async () => 'next')).resolves.toBe('next');
});

test('two hundred at once never exceed the limit, and all that were admitted finish', async () => {
  const gate = createSemaphore({ concurrent: 2, waiting: 20 });
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 200 }, () =>
      gate.run(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
});
