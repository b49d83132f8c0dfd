import { actOnForms, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { teamActForm } from '#features/campaigns/teams/web/team-forms.ts';
import { decideForm } from './decide-form.ts';

export function decideOnCampaign(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, [decideForm, teamActForm], { next: (_, { form }) => showDone(args, form) });
}
