import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { EmailAddress } from '#features/people/contract.ts';
import { BySlug } from '../showing/contract.ts';

export const remindingContract = {
  remind: oc
    .route({
      method: 'POST',
      path: '/campaigns/{slug}/reminders',
      operationId: 'askForCampaignReminder',
      summary: 'Have an address mailed once, as soon as a campaign takes gifts again or begins',
      description: 'No account is needed. The answer is the same whether the address had asked before.',
    })
    .meta(refuses({ notFound: true, conflict: ['not_now'] }))
    .input(z.extend(BySlug, { emailAddress: EmailAddress }))
    .output(z.object({})),
};
