import { redirect } from 'react-router';
import { adminHref } from '#admin-urls.ts';
import { actOnForm, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { downloadEntryId } from './downloads-query.ts';
import { makeDownloadForm, newDownloadForm } from './download-forms.ts';

type Acted = Promise<Response | FormAnswer>;

export const beginDownload = (args: PageActionArgs): Acted =>
  actOnForm(args, newDownloadForm, {
    next: ({ id }) => redirect(adminHref('adminDownload', { downloadKey: id })),
  });

/** Saves a download without JavaScript. */
export async function saveDownload(args: PageActionArgs): Acted {
  const id = downloadEntryId(args.params['downloadKey'] ?? '');
  const entry = await args.page.api.cms.entry.call({ id });
  return actOnForm(args, makeDownloadForm(entry), { next: (_entry, { form }) => showDone(args, form) });
}
