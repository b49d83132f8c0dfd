import type { JsonObject } from '#core/json.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import { nameMeanwhileFields } from '#page/editor/changed-meanwhile.ts';
import { defineForm } from '#page/form/define-form.ts';
import { optionalText, verbatim, type FieldKind as FormFieldKind } from '#page/form/fields.ts';
import type { PageApi } from '#page/page-context.ts';
import type { ContentTypeView, EntryView } from '#features/cms/entries/contract.ts';
import {
  fillPart,
  listFields,
  nameField,
  typeField,
  valueAt,
  type FieldSpec,
} from '#features/cms/fields/policy.ts';

/** A part of an entry in the editor: what all languages share, or the texts of one. */
export interface EditedPart {
  place: string;
  locale: Locale | undefined;
  specs: readonly FieldSpec[];
  content: JsonObject;
  mayWrite: boolean;
}

type Edited = Pick<EntryView, 'id' | 'shared' | 'texts' | 'release' | 'rights'>;

/** The shared part, and the texts of the languages beside each other, which have the same fields. */
export function listParts(type: ContentTypeView, entry: Edited, languages: readonly Locale[]): EditedPart[] {
  const shared = toJson(entry.shared);
  const texts = localeCodes.map((locale) => entry.texts[locale]).filter((each) => each !== undefined);
  const textSpecs = listFields(toJson(type.fields.texts), texts.map(toJson));
  return [
    {
      place: 'shared',
      locale: undefined,
      specs: listFields(toJson(type.fields.shared), [shared]),
      content: shared,
      mayWrite: entry.rights.shared,
    },
    ...languages.map((locale) => ({
      place: `texts.${locale}`,
      locale,
      specs: textSpecs,
      content: toJson(entry.texts[locale] ?? {}),
      mayWrite: entry.rights.languages.includes(locale),
    })),
  ];
}

/** What was parsed from JSON is JSON. */
const toJson = (value: Record<string, unknown>) => value as JsonObject;

/** The form of an entry: a field for each field that its author may change. */
export function makeEntryForm(entry: Edited, parts: readonly EditedPart[]) {
  const mine = parts.filter(({ mayWrite }) => mayWrite);
  const fields: Record<string, FormFieldKind<string | undefined>> = { version: optionalText };
  for (const { place, specs } of mine)
    for (const { keys } of specs) fields[nameField(place, keys)] = verbatim;
  return defineForm({
    name: 'entry',
    fields,
    async send({ api }: { api: PageApi }, values: Record<string, string | undefined>) {
      const { version } = values;
      const given = givenParts(mine, values);
      try {
        return await api.cms.saveEntry.call({
          id: entry.id,
          version: Number(version),
          release: entry.release,
          ...given,
        });
      } catch (error) {
        throw nameMeanwhileFields(error, (values) => nameFields(values, mine));
      }
    },
  });
}

/** The parts as they were typed. */
export function givenParts(
  parts: readonly EditedPart[],
  values: Readonly<Record<string, string | undefined>>,
): { shared?: JsonObject; texts: Partial<Record<Locale, JsonObject>> } {
  const given: { shared?: JsonObject; texts: Partial<Record<Locale, JsonObject>> } = { texts: {} };
  for (const { place, locale, specs, content } of parts) {
    const filled = fillPart(content, specs, ({ keys }) => values[nameField(place, keys)]);
    if (locale) given.texts[locale] = filled;
    else given.shared = filled;
  }
  return given;
}

/** What an entry says, by the names of the form's fields. */
function nameFields(values: Record<string, unknown>, parts: readonly EditedPart[]): Record<string, string> {
  const named = parts.flatMap(({ place, specs }) =>
    specs.map((spec): [string, string] => {
      const now = valueAt(values as JsonObject, [...place.split('.'), ...spec.keys]);
      return [nameField(place, spec.keys), typeField(spec, now)];
    }),
  );
  return Object.fromEntries(named);
}
