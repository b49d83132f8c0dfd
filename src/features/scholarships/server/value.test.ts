import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { findEntitlements } from '#features/billing/server/public.ts';
import { makeUser } from '#features/people/testing.ts';
import { extendGrant } from '../deciding/server/change-grants.ts';
import { grantWholePlan } from '../deciding/server/decide.ts';
import { listGrants } from '../deciding/server/view-grants.ts';
import { makeScholarshipRequest } from '../testing.ts';
import { readBudget } from './budget.ts';

const database = useDatabase();

test('Value that is granted opens Value, and each of its months takes the price of Value', async () => {
  const ctx = makeCtx(database.db);
  const person = await makeUser(ctx, { email_verified_at: ctx.clock.now(), country: 'US' });
  const { actor } = await makeUser(ctx, { admin: true });
  const staff = { ...ctx, actor: { ...actor, tookSecondStep: true } };
  const planOf = async () => (await findEntitlements(ctx, person.userId)).plan;
  const { id } = await makeScholarshipRequest({ ...ctx, actor: person.actor }, { plan: 'standard' });

  await grantWholePlan(staff, { id, version: 1, plan: 'standard', endsOn: '2027-11-17', answer: '' });
  expect(await planOf()).toBe('standard');
  expect(ctx.sent.at(-1)?.text).toContain('the Value Plan is open to you until');
  // Today is 17 November 2026; a month of Value is $9.
  expect((await readBudget(staff)).spent).toBe(12 * 900);

  const [grant] = (await listGrants(staff, {})).items;
  await extendGrant(staff, { id: grant?.id ?? '', version: 1, endsOn: '2027-12-17' });
  expect(await planOf()).toBe('standard');
  expect((await readBudget(staff)).spent).toBe(13 * 900);
});
