import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { drawInTurn } from './draw-in-turn.ts';

test('sheets are drawn one after the other, and other work comes in between', async () => {
  const done: string[] = [];
  const draw = (name: string) =>
    drawInTurn(async () => {
      done.push(`${name} begins`);
      await Promise.resolve();
      done.push(`${name} ends`);
      return Buffer.from(name);
    });
  const other = setImmediate().then(() => done.push('a request'));
  const sheets = await Promise.all([draw('one'), draw('two')]);
  await other;
  expect(done).toEqual(['one begins', 'one ends', 'a request', 'two begins', 'two ends']);
  expect(sheets.map(String)).toEqual(['one', 'two']);
});

test('a sheet that cannot be drawn leaves its place to the next', async () => {
  const failing = drawInTurn(() => Promise.reject(new Error('no font')));
  await expect(failing).rejects.toThrow('no font');
  await expect(drawInTurn(() => Promise.resolve(Buffer.from('next')))).resolves.toEqual(Buffer.from('next'));
});
