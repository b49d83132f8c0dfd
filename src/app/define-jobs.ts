import type { Ctx } from '#platform/ctx.ts';
import { defineMaintenance } from '#platform/jobs/maintenance.ts';
import { removeExpiredLinks } from '#platform/links/links.ts';
import { removeEndedLimits } from '#platform/limits/database-limits.ts';
import { removeOldMails } from '#platform/mail/outbox.ts';
import { removeExpiredAnswers } from '#platform/idempotency/idempotency-keys.ts';
import { removeExpiredNonces } from '#platform/idempotency/nonces.ts';
import { features } from './features.ts';
import { createCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

/** The features' kinds of work for later. */
export function defineJobs(services: Services): void {
  const { jobs, limits, sealing } = services;
  for (const feature of features) feature.defineJobs?.(jobs, { ...createCtx(services), limits, sealing });
}

/** What runs every hour: the features' maintenance and the platform's own. */
export function defineHourlyMaintenance(services: Services): void {
  const { jobs, database } = services;
  const works: ((ctx: Ctx) => Promise<unknown>)[] = [
    ...features.flatMap(({ maintenance = [] }) => maintenance),
    removeExpiredNonces,
    removeExpiredAnswers,
    removeOldMails,
    removeExpiredLinks,
    ({ db }) => removeEndedLimits(db),
  ];
  defineMaintenance(
    jobs,
    database,
    works.map((work) => () => work(createCtx(services))),
  );
}
