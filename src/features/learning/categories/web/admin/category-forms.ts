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
      fields: { robotNoindex: optionalText },
      read: ({ robotNoindex }) => ({ robotNoindex: robotNoindex !== undefined }),
      type: ({ robotNoindex }) => ({ robotNoindex: robotNoindex ?? false }),
    },
  });
