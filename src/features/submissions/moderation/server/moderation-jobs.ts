import type { Ctx } from '#platform/ctx.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { applyWorkDecisions, applyWorksJob } from './decide-works.ts';
import { remindModerators } from './remind-moderators.ts';
import { tellDecision, tellDecisionJob, type TellDecision } from './tell-decision.ts';

/** What moderation does later. Decisions are also looked for by the clock, in case their own job was lost with its database. */
export function defineModeration(jobs: Jobs, ctx: Ctx): void {
  jobs.define(applyWorksJob, () => applyWorkDecisions(ctx), { cron: '*/5 * * * *' });
  jobs.define<TellDecision>(tellDecisionJob, (told) => tellDecision(ctx, told));
  jobs.define('submissions.remindModerators', () => remindModerators(ctx), { cron: '20 * * * *' });
}
