import { redirect } from 'react-router';
import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href, sameOriginPath } from '#urls.ts';
import { introductionForm } from './introduction-form.ts';

export function introduceSelf(args: PageActionArgs): Promise<Response | FormAnswer> {
  const wanted = sameOriginPath(args.url.searchParams.get('onSuccess'));
  return actOnForm(args, introductionForm, { next: () => redirect(wanted ?? href('welcome')) });
}
