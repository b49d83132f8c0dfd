import { redirect } from 'react-router';
import { NotFound } from '#core/refusals.ts';
import { isLocale, type Locale } from '#core/locale.ts';
import { actOnForm, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { listParts, makeEntryForm } from './entry-form.ts';
import { chooseLanguages } from './choose-languages.ts';
import { listNewParts, makeNewEntryForm } from './new-entry-form.ts';

type Acted = Promise<Response | FormAnswer>;

/** Saves an entry without JavaScript. */
export async function saveEntryForm(args: PageActionArgs): Acted {
  const { page, params, url } = args;
  const [entry, type] = await Promise.all([
    page.api.cms.entry.call({ id: params['entryId'] ?? '' }),
    findType(args, (params['entryId'] ?? '').split('.')[0]),
  ]);
  const beside = chooseLanguages(entry, url.searchParams, page.locale);
  const form = makeEntryForm(entry, listParts(type, entry, beside));
  return actOnForm(args, form, { next: (_entry, { form: name }) => showDone(args, name) });
}

/** Creates one. */
export async function createEntryForm(args: PageActionArgs): Acted {
  const type = await findType(args, args.params['contentType']);
  const left = args.url.searchParams.get('left');
  const language: Locale = isLocale(left) ? left : args.page.locale;
  const form = makeNewEntryForm(type, listNewParts(type, language));
  return actOnForm(args, form, { next: ({ editor }) => redirect(editor) });
}

async function findType({ page }: PageActionArgs, name: string | undefined) {
  const { items } = await page.api.cms.contentTypes.call();
  const type = items.find((each) => each.name === name);
  if (!type) throw new NotFound();
  return type;
}
