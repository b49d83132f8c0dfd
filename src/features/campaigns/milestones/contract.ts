import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { visibleLine } from '#features/people/contract.ts';
import { longestMilestone, mostMilestones } from './policy.ts';

export const milestonesContract = {
  setMilestones: oc
    .route({
      method: 'PUT',
      path: '/users/current/crowdfunding/{id}/milestones',
      operationId: 'setCampaignMilestones',
      summary: 'Say what a campaign reaches at which amounts, in place of what was said before',
    })
    .meta(refuses({ notFound: true }))
    .input(
      z.object({
        id: z.string().check(z.maxLength(100)),
        /** Amounts as people of the caller's language type them; one without an amount and a text is left out. */
        milestones: z
          .array(z.object({ amount: z.string().check(z.maxLength(60)), text: visibleLine(longestMilestone) }))
          .check(z.maxLength(mostMilestones)),
      }),
    )
    .output(z.object({ milestones: z.array(z.object({ amount: z.int(), text: z.string() })) })),
};
