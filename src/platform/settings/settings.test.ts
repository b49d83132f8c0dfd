import { expect, test } from 'vitest';
import * as z from 'zod';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { changeSetting, defineSetting, readSetting, settingsChanged } from './settings.ts';

const database = useDatabase();

const places = defineSetting({
  key: 'test.places',
  schema: z.int().min(1),
  initial: 12,
  form: { area: 'classes', title: 'test.places', fields: { '': { label: 'test.places' } } },
});

test('a setting has its initial value until it is changed, and then the changed one', async () => {
  const ctx = makeCtx(database.db);
  expect(await readSetting(ctx, places)).toBe(12);
  await changeSetting(ctx, places, 18);
  expect(await readSetting(ctx, places)).toBe(18);
  await changeSetting(ctx, places, 20);
  expect(await readSetting(ctx, places)).toBe(20);
});

test('a value that does not fit is refused, and the one in force stays', async () => {
  const ctx = makeCtx(database.db);
  await expect(changeSetting(ctx, places, 0)).rejects.toThrow('Too small');
  expect(await readSetting(ctx, places)).toBe(12);
});

test('an initial value that does not fit is a mistake in the code', () => {
  expect(() => defineSetting({ ...places, initial: 0 })).toThrow('Too small');
});

test('a stored value that no longer fits is an error, not a default', async () => {
  const ctx = makeCtx(database.db);
  await database.db.insertInto('settings').values({ key: places.key, value: '"many"' }).execute();
  await ctx.events.publish(settingsChanged, places.key);
  await expect(readSetting(ctx, places)).rejects.toThrow('test.places has a value that does not fit');
});

test('the table is empty until a setting is changed', async () => {
  expect(await database.db.selectFrom('settings').selectAll().execute()).toEqual([]);
});
