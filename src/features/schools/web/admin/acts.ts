import { redirect } from 'react-router';
import { adminHref } from '#admin-urls.ts';
import { actOnForm, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { actOnViews } from '#features/administration/offered/act-on-views.ts';
import { newSchoolForm, schoolForm } from './school-forms.ts';

type Acted = Promise<Response | FormAnswer>;

export const actOnSchools = (args: PageActionArgs): Acted => actOnViews(args);

export function addSchool(args: PageActionArgs): Acted {
  return actOnForm(args, newSchoolForm, {
    next: ({ id }) => redirect(adminHref('school', { schoolId: id })),
  });
}

export function changeSchool(args: PageActionArgs): Acted {
  return actOnForm(args, schoolForm, { next: (_school, { form }) => showDone(args, form) });
}
