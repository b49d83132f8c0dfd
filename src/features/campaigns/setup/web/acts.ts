import { redirect } from 'react-router';
import { actOnForm, actOnForms } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import { readFields } from '#page/form/fields.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { aboutForm, discardForm, pageFields, pageForm } from './setup-forms.ts';

/** The first step leads to the second, and that to the campaign’s own pages. */
export function actOnSetup(args: PageActionArgs): Promise<Response | FormAnswer> {
  if (readFormName(args.form).name === pageForm.name)
    return actOnForm(args, pageForm, {
      next: ({ slug }) => redirect(href('campaignDashboard', { campaignSlug: slug })),
      onRefused: ({ code }) => (code === 'created_already' ? toCreated(args.form) : undefined),
    });
  return actOnForms(args, [aboutForm, discardForm], { next: () => redirect(href('campaignsCreate')) });
}

/** The campaign that was created when the same was sent before. */
function toCreated(form: FormData): Response {
  const { slug } = readFields(pageFields, form);
  return redirect(href('campaignDashboard', { campaignSlug: slug.toLowerCase() }));
}
