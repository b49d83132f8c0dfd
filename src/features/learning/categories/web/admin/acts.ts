import { redirect } from 'react-router';
import { adminHref } from '#admin-urls.ts';
import { actOnForm, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { categoryEntryId } from './categories-query.ts';
import { makeCategoryForm, newCategoryForm } from './category-forms.ts';

type Acted = Promise<Response | FormAnswer>;

export const beginCategory = (args: PageActionArgs): Acted =>
  actOnForm(args, newCategoryForm, { next: ({ slug }) => redirect(adminHref('adminCategory', { slug })) });

/** Saves a category without JavaScript. */
export async function saveCategory(args: PageActionArgs): Acted {
  const entry = await args.page.api.cms.entry.call({ id: categoryEntryId(args.params['slug'] ?? '') });
  return actOnForm(args, makeCategoryForm(entry), { next: (_entry, { form }) => showDone(args, form) });
}
