import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { makeUser } from '#features/people/testing.ts';
import { genderOfReader, nameOfReader } from './verified-reader.ts';

const database = useDatabase();

async function describeReader(to: string, columns: Parameters<typeof makeUser>[1]) {
  const ctx = makeCtx(database.db);
  const person = { email_address: 'miriam@example.org', first_name: 'Miriam', gender: 2 as const };
  const { userId } = await makeUser(ctx, { ...person, ...columns });
  return [await nameOfReader(ctx, userId, to), await genderOfReader(ctx, userId, to)];
}

test('a mail knows the name and gender of anyone who has verified the address', async () => {
  const columns = { email_verified_at: new Date() };
  expect(await describeReader('Miriam@example.org', columns)).toEqual(['Miriam', 'female']);
});

test('a mail knows nothing of its reader where the address may be a stranger’s', async () => {
  const unknown = [undefined, 'other'];
  expect(await describeReader('miriam@example.org', {})).toEqual(unknown);
  const columns = { email_verified_at: new Date(), email_address: 'other@example.org' };
  expect(await describeReader('stranger@example.org', columns)).toEqual(unknown);
});
