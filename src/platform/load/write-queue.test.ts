import { setImmediate } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { queueWrites } from './write-queue.ts';

test('in a burst of writes, one starts per turn of the event loop, in order; reads start at once', async () => {
  const app = fastify();
  const turns: string[][] = [[]];
  const begin = (name: string) => turns.at(-1)?.push(name);
  queueWrites(app);
  app.post<{ Params: { name: string } }>('/:name', async ({ params }) => begin(params.name));
  app.get<{ Params: { name: string } }>('/:name', async ({ params }) => begin(params.name));
  await app.ready();
  const numbers = Array.from({ length: 20 }, (_, number) => String(number));
  const ask = (method: 'GET' | 'POST', name: string) => app.inject({ method, url: `/${name}` });
  const answers = Promise.all([...numbers.map((number) => ask('POST', number)), ask('GET', 'read')]);
  while (turns.flat().length < 21) {
    turns.push([]);
    await setImmediate();
  }
  await answers;
  const writes = turns.map((turn) => turn.filter((name) => name !== 'read'));
  expect(writes.flat()).toEqual(numbers);
  expect(Math.max(...writes.map(({ length }) => length))).toBeLessThanOrEqual(2);
  expect(turns.flat().indexOf('read')).toBeLessThan(3);
  await app.close();
});
