import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { describeEntity } from '#features/invoices/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { acceptLicense } from '../finance/server/decide-licenses.ts';
import { makeLicense } from '../testing.ts';

const database = useDatabase();

test('at a public address a license is accepted once its invoice can say who issues it, and where to pay', async () => {
  const ctx = { ...makeCtx(database.db), origin: 'https://learn.ofek.org' };
  const holder = await makeUser(ctx, { role: 'educator', email_verified_at: ctx.clock.now() });
  const { actor } = await makeUser(ctx, { admin: true });
  const staff = { ...ctx, actor: { ...actor, tookSecondStep: true } };
  const { id } = await makeLicense({ ...ctx, actor: holder.actor });
  await describeEntity(ctx, 'uk');
  await expect(acceptLicense(staff, { id, version: 1 })).rejects.toMatchObject({ code: 'undescribed' });
  await describeEntity(ctx, 'uk', { bank: 'GB29 NWBK 6016 1331 9268 19' });
  expect(await acceptLicense(staff, { id, version: 1 })).toMatchObject({ state: 'accepted' });
});
