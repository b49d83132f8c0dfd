import { call } from '@orpc/server';
import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import { describeEntity } from '#features/invoices/testing.ts';
import { paymentsApi } from '../api.ts';
import { definePaymentJobs, financePerson, makePayment, withTestPurpose } from '../testing.ts';
import { listMethods } from './list-methods.ts';

const database = useDatabase();

test('at a public address nobody can pay an entity whose invoices would have an example’s data', async () => {
  const providers = { 'stripe-us': createProviderTwin({ id: 'stripe-us' }) };
  const here = withTestPurpose(makeCtx(database.db, { providers }));
  const ctx = { ...here, origin: 'https://learn.ofek.org' };
  definePaymentJobs(ctx.jobs, ctx);
  const dana = await financePerson(ctx, 'Dana');
  const undescribed = async () =>
    (await call(paymentsApi.adminMoney, undefined, { context: dana })).undescribed;

  expect(await listMethods(ctx, 'USD', { recurs: true })).toEqual([]);
  await expect(makePayment(ctx)).rejects.toMatchObject({ code: 'method_unavailable' });
  // The British organization has no provider here, so that nothing is missing of it.
  expect(await undescribed()).toEqual(['us']);
  expect(await listMethods(here, 'USD', { recurs: true })).toEqual(['creditOrDebit']);

  await describeEntity(ctx, 'us');
  expect(await listMethods(ctx, 'USD', { recurs: true })).toEqual(['creditOrDebit']);
  await makePayment(ctx);
  expect(await undescribed()).toEqual([]);
});
