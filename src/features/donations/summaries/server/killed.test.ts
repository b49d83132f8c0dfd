import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import { daySeconds } from '#core/durations.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { makeGivenDonation } from '#features/donations/testing.ts';
import { mailSummaries } from './mail-summaries.ts';

const database = useCommittedDatabase();

test('however often the job dies or runs twice, each donor gets one mail', { timeout: 200_000 }, async () => {
  const twin = createProviderTwin();
  const ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
  const donors = ['leah@example.org', 'ruth@example.org', 'dina@example.org'];
  for (const donorAddress of donors)
    await makeGivenDonation(ctx, { donorAddress, pay: (id) => twin.pay(id) });
  ctx.clock.advance(49 * daySeconds);
  const steps = await dieAtEachStep(
    ctx,
    (ctx) => mailSummaries(ctx),
    () => Promise.resolve(),
  );
  expect(steps).toBeGreaterThan(5);
  await Promise.all([mailSummaries(ctx), mailSummaries(ctx)]);
  const mails = ctx.sent.filter(({ subject }) => subject === 'Your giving in 2026');
  expect(mails.map(({ to }) => to).toSorted()).toEqual(donors.toSorted());
});
