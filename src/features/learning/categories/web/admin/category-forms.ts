import type { Json } from '#core/json.ts';
import { isLocale } from '#core/locale.ts';
import { defineForm } from '#page/form/define-form.ts';
import { optionalText, text } from '#page/form/fields.ts';
import type { EntryView } from '#features/cms/contract.ts';
import { makeTextsForm } from '#features/cms/offered/entry/texts-form.ts';

/** An address and a name in one language begin a category. */
export const newCategoryForm = defineForm({
  name: 'newCategory',
  fields: { name: text, locale: text, slug: text },
  send: ({ api }, { name, locale, slug }) =>
    api.learning.createCategory.call({ name, slug, locale: isLocale(locale) ? locale : 'en' }),
});

/** The texts of a category, and how long each may be. */
export const categoryTexts = { name: 60, description: 155, seoTitle: 60, seoDescription: 155 } as const;

/** A category in all languages. Its place is chosen in the list. */
export const makeCategoryForm = (entry: EntryView) =>
  makeTextsForm({
    name: 'category',
    entry,
    texts: Object.keys(categoryTexts),
    shared: {
      fields: {
        robotNoindex: optionalText,
        [nameAge('minAge')]: optionalText,
        [nameAge('maxAge')]: optionalText,
      },
      read: ({ robotNoindex, ...values }) => ({
        robotNoindex: robotNoindex !== undefined,
        minAge: readAge(values[nameAge('minAge')]),
        maxAge: readAge(values[nameAge('maxAge')]),
      }),
      type: ({ robotNoindex, minAge, maxAge }) => ({
        robotNoindex: robotNoindex ?? false,
        [nameAge('minAge')]: typeAge(minAge),
        [nameAge('maxAge')]: typeAge(maxAge),
      }),
    },
  });

/** The name of the control of an age: what is wrong with it is said by this name. */
export const nameAge = (field: 'minAge' | 'maxAge') => `shared.${field}`;

/** What is no number is left for the server to refuse. */
function readAge(typed = ''): Json | undefined {
  if (typed === '') return undefined;
  return Number.isNaN(Number(typed)) ? typed : Number(typed);
}

/** An age as its control holds it. */
export function typeAge(age: unknown): string {
  return typeof age === 'number' ? String(age) : '';
}
