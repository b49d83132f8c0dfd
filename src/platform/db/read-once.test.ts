import { describe, expect, test } from 'vitest';
import { visitor, type Actor } from '#core/actor.ts';
import { noReadings, readOnce, readOnceFor, type Readings } from './read-once.ts';
import type { Db } from './tables.ts';

const db = { isTransaction: false } as Db;
const actor: Actor = { ...visitor };

function makeReading() {
  let count = 0;
  const read = readOnce(async (_ctx: { db: Db; actor: Actor; readings?: Readings }) => (count += 1));
  return { read, ctx: { db, actor, readings: noReadings(actor) } };
}

describe('a read that several handlers share', () => {
  test('happens once per page, also for callers that arrive while it is running', async () => {
    const { read, ctx } = makeReading();
    expect(await Promise.all([read(ctx), read(ctx)])).toEqual([1, 1]);
    expect(await read({ ...ctx })).toBe(1);
  });

  test('happens again for the next page', async () => {
    const { read, ctx } = makeReading();
    await read(ctx);
    expect(await read({ ...ctx, readings: noReadings(actor) })).toBe(2);
  });

  test('happens each time where something may be written in between', async () => {
    const { read } = makeReading();
    expect([await read({ db, actor }), await read({ db, actor })]).toEqual([1, 2]);
  });

  test('sees its own transaction’s writes', async () => {
    const { read, ctx } = makeReading();
    await read(ctx);
    expect(await read({ ...ctx, db: { isTransaction: true } as Db })).toBe(2);
  });

  test('happens once for each thing that is read', async () => {
    const read = readOnceFor(
      async (_ctx: { db: Db; actor: Actor; readings?: Readings }, name: string) => ({ name }),
      (name) => name,
    );
    const ctx = { db, actor, readings: noReadings(actor) };
    const [one, other, again] = [await read(ctx, 'one'), await read(ctx, 'other'), await read(ctx, 'one')];
    expect([one, other]).toEqual([{ name: 'one' }, { name: 'other' }]);
    expect(again).toBe(one);
  });

  test('is never another person’s', async () => {
    const { read, ctx } = makeReading();
    await read(ctx);
    expect(await read({ ...ctx, actor: { ...visitor } })).toBe(2);
  });
});
