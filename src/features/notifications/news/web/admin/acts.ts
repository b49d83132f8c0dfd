import { redirect } from 'react-router';
import { adminHref } from '#admin-urls.ts';
import { actOnForm, actOnForms, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { newNewsForm, newsForm, sendNewsForm, withdrawNewsForm } from './news-forms.ts';

type Acted = Promise<Response | FormAnswer>;

export const writeNews = (args: PageActionArgs): Acted =>
  actOnForm(args, newNewsForm, { next: ({ id }) => redirect(adminHref('adminNewsItem', { newsId: id })) });

/** Saves, sends or withdraws news without JavaScript. */
export const actOnNews = (args: PageActionArgs): Acted =>
  actOnForms(args, [newsForm, sendNewsForm, withdrawNewsForm], {
    next: (_news, { form }) => showDone(args, form),
  });
