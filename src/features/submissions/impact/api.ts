import { guard, reads, serve } from '#platform/http/guard.ts';
import { impactContract } from './contract.ts';
import { getDiary } from './server/diary.ts';
import { getClassImpact, getFamilyImpact } from './server/group-impact.ts';
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
  classImpact: os.classImpact
    .use(guard('submissions.classImpact', { access: 'member', limit: reads }))
    .handler(({ context, input }) => getClassImpact(context, input.id, input.lang)),
  familyImpact: os.familyImpact
    .use(guard('submissions.familyImpact', { access: 'member', limit: reads }))
    .handler(({ context, input }) => getFamilyImpact(context, input.lang)),
  diary: os.diary
    .use(guard('submissions.diary', { access: 'member', limit: reads }))
    .handler(({ context, input }) => getDiary(context, input)),
};
