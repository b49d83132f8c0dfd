import { guard, reads, serve } from '#platform/http/guard.ts';
import { impactContract } from './contract.ts';
import { getImpactForm } from './server/impact-form.ts';
import { getImpact } from './server/sums.ts';

const os = serve(impactContract);

export const impactApi = {
  impact: os.impact
    .use(guard('submissions.impact', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => getImpact(context, input.lang)),
  impactForm: os.impactForm
    .use(guard('submissions.impactForm', { access: 'member', limit: reads }))
    .handler(({ context, input }) => getImpactForm(context, input.lang)),
};
