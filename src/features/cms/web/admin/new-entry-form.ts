import { localeCodes, type Locale } from '#core/locale.ts';
import { defineForm } from '#page/form/define-form.ts';
import { optionalText, verbatim, type FieldKind as FormFieldKind } from '#page/form/fields.ts';
import type { PageApi } from '#page/page-context.ts';
import type { ContentTypeView } from '#features/cms/entries/contract.ts';
import { nameField } from '#features/cms/fields/policy.ts';
import { givenParts, listParts, type EditedPart } from './entry-form.ts';

const nothing = {
  id: '',
  release: null,
  shared: {},
  texts: {},
  rights: { shared: true, languages: [...localeCodes], publish: false },
};

/** The parts of a new entry: what all languages share, and the texts of the language in which it is begun. */
export const listNewParts = (type: ContentTypeView, language: Locale) => listParts(type, nothing, [language]);

export function makeNewEntryForm(type: ContentTypeView, parts: readonly EditedPart[]) {
  const fields: Record<string, FormFieldKind<string | undefined>> = { key: optionalText };
  for (const { place, specs } of parts)
    for (const { keys } of specs) fields[nameField(place, keys)] = verbatim;
  return defineForm({
    name: 'newEntry',
    fields,
    send: ({ api }: { api: PageApi }, { key, ...values }: Record<string, string | undefined>) =>
      api.cms.createEntry.call({
        contentType: type.name,
        ...(key && { key }),
        ...givenParts(parts, values),
      }),
  });
}
