import { isLocale } from '#core/locale.ts';
import type { Json } from '#core/json.ts';
import { defineForm } from '#page/form/define-form.ts';
import { optionalText, text } from '#page/form/fields.ts';
import type { EntryView } from '#features/cms/contract.ts';
import { makeTextsForm } from '#features/cms/offered/entry/texts-form.ts';
import { downloadKinds } from '#features/learning/downloads/policy.ts';

/** A course, a kind and a title in one language begin a download. */
export const newDownloadForm = defineForm({
  name: 'newDownload',
  fields: { title: text, locale: text, course: text, kind: text },
  send: ({ api }, { title, locale, course, kind }) =>
    api.learning.createDownload.call({
      title,
      course,
      kind: downloadKinds.find((known) => known === kind) ?? 'material',
      locale: isLocale(locale) ? locale : 'en',
    }),
});

/** The texts of a download, and how long each may be. */
export const downloadTexts = { title: 120, description: 300 } as const;

const sharedFields = ['course', 'kind', 'lang', 'access', 'minAge', 'sort', 'file'] as const;
export type SharedField = (typeof sharedFields)[number];

/** The name of a field's control: what is wrong with it is said by this name. */
export const nameShared = (field: SharedField) => `shared.${field}`;

/** A download in all languages. Its file is what the upload has answered, as JSON. */
export const makeDownloadForm = (entry: EntryView) =>
  makeTextsForm({
    name: 'download',
    entry,
    texts: Object.keys(downloadTexts),
    shared: {
      fields: Object.fromEntries(sharedFields.map((field) => [nameShared(field), optionalText])),
      read: (values) =>
        Object.fromEntries(
          sharedFields.map((field) => [field, readShared(field, values[nameShared(field)])]),
        ),
      type: (shared) =>
        Object.fromEntries(sharedFields.map((field) => [nameShared(field), typeShared(shared[field])])),
    },
  });

function readShared(field: SharedField, typed = ''): Json | undefined {
  if (typed === '') return undefined;
  if (field === 'minAge' || field === 'sort') return Number.isNaN(Number(typed)) ? typed : Number(typed);
  return field === 'file' ? (JSON.parse(typed) as Json) : typed;
}

/** A value as its control holds it. */
export function typeShared(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
