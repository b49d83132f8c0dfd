import type { Json, JsonObject } from '#core/json.ts';
import { localeCodes, locales, type Locale } from '#core/locale.ts';
import { nameMeanwhileFields } from '#page/editor/changed-meanwhile.ts';
import { defineForm } from '#page/form/define-form.ts';
import { optionalText, type FieldKind } from '#page/form/fields.ts';
import type { EntryView } from '#features/cms/entries/contract.ts';

/** The fields of an entry's shared part, as a form of its own page has them. */
interface SharedFields {
  fields: Readonly<Record<string, FieldKind<string | undefined>>>;
  /** What they say, for the shared part; fields that are not there stay as they are. */
  read(values: Readonly<Record<string, string | undefined>>): Record<string, Json | undefined>;
  /** The shared part as the fields hold it. */
  type(shared: JsonObject): JsonObject;
}

interface TextsForm {
  /** Of the form. */
  name: string;
  entry: EntryView;
  /** The fields of a language's texts. */
  texts: readonly string[];
  shared: SharedFields;
}

/** The name of the field that holds a text of a language. */
export const nameText = (locale: Locale, field: string) => `texts.${locale}.${field}`;

/** The languages whose texts the caller may write. */
export const listWritable = ({ rights }: Pick<EntryView, 'rights'>) =>
  localeCodes.filter((locale) => rights.languages.includes(locale));

/** What the fields of an entry's texts are called, by the names of the form's fields; `words` has one for each text. */
export function labelTexts(
  entry: Pick<EntryView, 'rights'>,
  words: Readonly<Record<string, string>>,
): Record<string, string> {
  const labels = listWritable(entry).flatMap((locale) =>
    Object.entries(words).map(([field, word]): [string, string] => [
      nameText(locale, field),
      `${word} (${locales[locale].name})`,
    ]),
  );
  return Object.fromEntries(labels);
}

/**
 * The form of an entry on a page of its own, with its texts in every language: what it does not show of the entry stays.
 * An empty text is taken away.
 */
export function makeTextsForm({ name, entry, texts, shared }: TextsForm) {
  const mine = listWritable(entry);
  const fields: Record<string, FieldKind<string | undefined>> = {
    version: optionalText,
    ...(entry.rights.shared && shared.fields),
  };
  for (const locale of mine) for (const field of texts) fields[nameText(locale, field)] = optionalText;
  // What was saved last, by this page or by someone else: only the fields of the form are laid over it.
  let known: Pick<EntryView, 'shared' | 'texts'> = entry;
  return defineForm({
    name,
    fields,
    async send({ api }, values: Record<string, string | undefined>): Promise<EntryView> {
      const written = mine.flatMap((locale) => {
        const before = known.texts[locale];
        const after = { ...before };
        for (const field of texts) {
          const text = values[nameText(locale, field)];
          if (text) after[field] = text;
          else delete after[field];
        }
        return before || Object.keys(after).length > 0 ? [[locale, after] as const] : [];
      });
      try {
        const saved = await api.cms.saveEntry.call({
          id: entry.id,
          version: Number(values['version']),
          release: entry.release,
          ...(entry.rights.shared && { shared: { ...known.shared, ...shared.read(values) } }),
          texts: Object.fromEntries(written),
        });
        known = saved;
        return saved;
      } catch (error) {
        throw nameMeanwhileFields(error, (values) => {
          known = values as Pick<EntryView, 'shared' | 'texts'>;
          const typed: Record<string, unknown> = entry.rights.shared
            ? shared.type(known.shared as JsonObject)
            : {};
          for (const locale of mine)
            for (const field of texts) typed[nameText(locale, field)] = known.texts[locale]?.[field];
          return typed;
        });
      }
    },
  });
}
