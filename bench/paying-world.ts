import { findPlaceOfReader } from '#app/place-of-reader.ts';
import { isUnwantedMail } from '#app/mail-wishes.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { definePlanJobs } from '#features/plans/testing.ts';
import { migrate } from '#platform/db/migrate.ts';
import type { Database } from '#platform/db/open-database.ts';
import { createPgBossJobs } from '#platform/jobs/pg-boss-jobs.ts';
import { createLog } from '#platform/log.ts';
import { createMailOutbox } from '#platform/mail/outbox.ts';
import { createMailSeal } from '#platform/mail/seal-mail.ts';
import { createUnsubscribeTokens } from '#platform/mail/unsubscribe-tokens.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { openOwnDatabase } from './own-database.ts';

export interface World {
  ctx: TestCtx;
  twin: ProviderTwin;
  close(): Promise<void>;
}

/** A product on its own database, whose provider answers at once; jobs and mails are stored as in production. */
export async function openWorld(serverUrl: string, name: string, poolSize?: number): Promise<World> {
  const database = await openOwnDatabase(serverUrl, name, poolSize);
  await migrate(database);
  return enterWorld(database);
}

/** Another process of the product, on a database that is there. */
export async function enterWorld(database: Database): Promise<World> {
  const twin = createProviderTwin();
  const jobs = createPgBossJobs(database, createLog('silent'), { works: false });
  const base = makeCtx(database.db, { providers: { sandbox: twin } });
  const mails = createMailOutbox({
    db: database.db,
    jobs,
    clock: base.clock,
    log: base.log,
    seal: createMailSeal({ secret: 'a secret of thirty-two characters' }),
    tokens: createUnsubscribeTokens({ secret: 'bench' }),
    deliver: undefined,
    keepsSent: false,
    placeOf: findPlaceOfReader,
    isUnwanted: isUnwantedMail,
  });
  const ctx = { ...base, mails, jobs: { ...base.jobs, send: jobs.send, runSoon: jobs.runSoon } };
  definePaymentJobs(jobs, ctx);
  definePlanJobs(jobs, ctx);
  await jobs.start();
  return {
    ctx,
    twin,
    async close() {
      await jobs.stop();
      await database.close();
    },
  };
}
