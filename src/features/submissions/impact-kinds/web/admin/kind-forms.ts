import { deedNames } from '#core/deed-names.ts';
import type { Json } from '#core/json.ts';
import { isLocale } from '#core/locale.ts';
import { defineForm } from '#page/form/define-form.ts';
import { optionalText, text } from '#page/form/fields.ts';
import type { EntryView } from '#features/cms/contract.ts';
import { makeTextsForm } from '#features/cms/offered/entry/texts-form.ts';
import { pluralForms } from '#features/submissions/impact-kinds/policy.ts';

/** A name in one language and a picture begin a kind of deed. */
export const newKindForm = defineForm({
  name: 'newKind',
  fields: { title: text, locale: text, drawing: text },
  send: ({ api }, { title, locale, drawing }) =>
    api.submissions.createKind.call({
      title,
      locale: isLocale(locale) ? locale : 'en',
      drawing: deedNames.find((name) => name === drawing) ?? 'hands',
    }),
});

/** How long each text of a kind may be. */
export const longestWords = 60;

const switches = ['asksPeople', 'asksHours', 'isHours'] as const;
const sharedFields = ['drawing', ...switches, 'sort'] as const;
type SharedField = (typeof sharedFields)[number];

/** The name of a field's control: what is wrong with it is said by this name. */
export const nameShared = (field: SharedField) => `shared.${field}`;

/** A kind of deed in all languages. */
export const makeKindForm = (entry: EntryView) =>
  makeTextsForm({
    name: 'kind',
    entry,
    texts: ['title', ...pluralForms],
    shared: {
      fields: Object.fromEntries(sharedFields.map((field) => [nameShared(field), optionalText])),
      read: (values) =>
        Object.fromEntries(
          sharedFields.map((field) => [field, readShared(field, values[nameShared(field)])]),
        ),
      type: (shared) =>
        Object.fromEntries(sharedFields.map((field) => [nameShared(field), shared[field] ?? ''])),
    },
  });

function readShared(field: SharedField, typed: string | undefined): Json | undefined {
  if (switches.some((name) => name === field)) return typed !== undefined;
  if (!typed) return undefined;
  if (field === 'drawing') return typed;
  return Number.isNaN(Number(typed)) ? typed : Number(typed);
}
