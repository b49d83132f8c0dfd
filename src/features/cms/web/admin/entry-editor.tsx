import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { locales, type Locale } from '#core/locale.ts';
import { Editor } from '#page/editor/editor.tsx';
import { useEditor } from '#page/editor/use-editor.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { ContentTypeView, EntryView } from '#features/cms/entries/contract.ts';
import { nameField } from '#features/cms/fields/policy.ts';
import { EntryField } from './entry-field.tsx';
import { listParts, makeEntryForm, type EditedPart } from './entry-form.ts';
import { findFieldOfAddress, focusField } from './focus-field.ts';
import { LanguageChoice } from './language-choice.tsx';
import { labelChoice, useFieldLabels } from '#features/cms/offered/entry/use-field-labels.ts';

interface EntryEditorProps {
  entry: EntryView;
  type: ContentTypeView;
  /** The two languages that are edited beside each other. */
  beside: readonly [Locale, Locale];
}

/** The fields of an entry: what all languages share, then two languages side by side, each in its own direction. */
export function EntryEditor({ entry, type, beside }: EntryEditorProps) {
  const t = useTranslations();
  const { api } = usePage();
  const labelOf = useFieldLabels(type);
  // The fields as they were when the page was opened: what is typed stays while the entry is read again.
  const [parts] = useState(() => listParts(type, entry, beside));
  const form = useMemo(() => makeEntryForm(entry, parts), [entry, parts]);
  const labels = useMemo(() => labelAll(parts, labelOf), [parts, labelOf]);
  const [left, right] = beside;
  const editor = useEditor(form, {
    object: `entry:${entry.id}:${left}:${right}`,
    person: useViewer()?.id ?? '',
    version: entry.version,
    versionOf: ({ version }) => version,
    labels,
    doneText: t('cms.edit.saved'),
    invalidates: [api.cms.key()],
  });
  useEffect(() => {
    const field = findFieldOfAddress();
    if (field !== null) focusField(field);
  }, []);
  const house = new Set(entry.house);
  const noteOf = (part: EditedPart, keys: readonly (string | number)[]) =>
    entry.release !== null && isHouse(house, nameField(part.place, keys)) ? t('cms.edit.house') : undefined;
  const [shared, ...texts] = parts;
  return (
    <Editor
      editor={editor}
      actions={
        <Button variant="quiet" href={adminHref('adminContent')}>
          {t('cms.edit.back')}
        </Button>
      }
    >
      {shared && shared.specs.length > 0 && (
        <fieldset className="grid gap-5 md:grid-cols-2">
          <legend className="mb-3 text-step-1 font-bold">{t('cms.edit.shared')}</legend>
          {shared.specs.map((spec) => (
            <EntryField
              key={nameField('shared', spec.keys)}
              part={shared}
              spec={spec}
              sayChoice={(choice) => labelChoice(type, spec, choice)}
              label={labelOf(spec)}
              note={noteOf(shared, spec.keys)}
            />
          ))}
        </fieldset>
      )}
      <LanguageChoice beside={beside} />
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        {(texts[0]?.specs ?? []).map((spec) =>
          texts.map((part) => (
            <EntryField
              key={nameField(part.place, spec.keys)}
              part={part}
              spec={spec}
              sayChoice={(choice) => labelChoice(type, spec, choice)}
              label={`${labelOf(spec)} (${part.locale ? locales[part.locale].name : ''})`}
              note={noteOf(part, spec.keys)}
            />
          )),
        )}
      </div>
    </Editor>
  );
}

/** A text of blocks has more fields below it on the server. */
const isHouse = (house: ReadonlySet<string>, name: string) =>
  house.has(name) || [...house].some((path) => path.startsWith(`${name}.`));

function labelAll(parts: readonly EditedPart[], labelOf: ReturnType<typeof useFieldLabels>) {
  return Object.fromEntries(
    parts.flatMap(({ place, locale, specs }) =>
      specs.map((spec): [string, string] => [
        nameField(place, spec.keys),
        locale ? `${labelOf(spec)} (${locales[locale].name})` : labelOf(spec),
      ]),
    ),
  );
}
