import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { isLocale, locales, type Locale } from '#core/locale.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { Editor } from '#page/editor/editor.tsx';
import { useEditor } from '#page/editor/use-editor.ts';
import { PageField } from '#page/form/page-field.tsx';
import { usePage } from '#page/page-provider.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { ContentTypeView } from '#features/cms/entries/contract.ts';
import { nameField } from '#features/cms/fields/policy.ts';
import { typesQuery } from '#features/cms/offered/entry/cms-queries.ts';
import { EntryField } from './entry-field.tsx';
import { listNewParts, makeNewEntryForm } from './new-entry-form.ts';
import { labelChoice, useFieldLabels } from '#features/cms/offered/entry/use-field-labels.ts';

/** `/admin/content/{type}/new`: a new entry, begun in one language. */
export default function NewEntryPage() {
  const t = useTranslations();
  const { api, locale } = usePage();
  const { contentType = '' } = useParams();
  const [search] = useSearchParams();
  const { data: types } = useSuspenseQuery(typesQuery(api));
  const type = types.items.find(({ name }) => name === contentType);
  const language = search.get('left');
  if (!type) return null;
  return (
    <>
      <AdminPageHead
        title={t('cms.new.title', { type: type.label })}
        trail={[{ text: t('cms.list.heading'), href: adminHref('adminContent') }]}
      >
        {t('cms.new.intro')}
      </AdminPageHead>
      <div className="mt-6 max-w-reading">
        <NewEntryEditor key={type.name} type={type} language={isLocale(language) ? language : locale} />
      </div>
    </>
  );
}

function NewEntryEditor({ type, language }: { type: ContentTypeView; language: Locale }) {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const labelOf = useFieldLabels(type);
  const [parts] = useState(() => listNewParts(type, language));
  const form = useMemo(() => makeNewEntryForm(type, parts), [type, parts]);
  const all = parts.flatMap((part) => part.specs.map((spec) => ({ part, spec, label: labelOf(spec) })));
  const editor = useEditor(form, {
    object: `entry:${type.name}:new`,
    person: useViewer()?.id ?? '',
    labels: Object.fromEntries(all.map(({ part, spec, label }) => [nameField(part.place, spec.keys), label])),
    doneText: t('cms.edit.saved'),
    invalidates: [api.cms.key()],
    onDone: ({ editor: href }) => navigate(href),
  });
  return (
    <Editor editor={editor} saveLabel={t('cms.new.create')}>
      {type.needsKey && (
        <PageField name="key" label={t('cms.new.key')} required>
          {(control) => <TextInput {...control} dir="ltr" maxLength={100} />}
        </PageField>
      )}
      {all.map(({ part, spec, label }) => (
        <EntryField
          key={nameField(part.place, spec.keys)}
          part={part}
          spec={spec}
          sayChoice={(choice) => labelChoice(type, spec, choice)}
          label={part.locale ? `${label} (${locales[part.locale].name})` : label}
        />
      ))}
    </Editor>
  );
}
