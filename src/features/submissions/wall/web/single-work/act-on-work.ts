import { redirect } from 'react-router';
import { actOnForms } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { reportForm, stickerForm } from './work-forms.ts';

/** The forms of a work's page without scripts: after a sticker the page is shown again, after a report it says so. */
export function actOnWork(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, [stickerForm, reportForm], {
    next: (_result, { name }) =>
      name === stickerForm.name ? redirect(args.url.pathname + args.url.search) : undefined,
  });
}
