import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { Editor } from '#page/editor/editor.tsx';
import { useEditor } from '#page/editor/use-editor.ts';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import type { EntryView } from '#features/cms/contract.ts';
import { TextInLanguages } from '#features/cms/offered/entry/text-in-languages.tsx';
import { labelTexts } from '#features/cms/offered/entry/texts-form.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { useFieldFromAddress } from '#features/learning/authoring/web/editor/use-field-from-address.ts';
import { AgeFields } from './age-fields.tsx';
import { categoryTexts, makeCategoryForm, nameAge } from './category-forms.ts';

/** The form of a category: what it is called and what it says, in every language, and what search engines are told. */
export function CategoryEditor({ entry }: { entry: EntryView }) {
  const t = useTranslations();
  const { api } = usePage();
  const [form] = useState(() => makeCategoryForm(entry));
  const words = {
    name: t('learning.categories.field.name'),
    description: t('learning.categories.field.description'),
    seoTitle: t('learning.categories.field.seoTitle'),
    seoDescription: t('learning.categories.field.seoDescription'),
  };
  const editor = useEditor(form, {
    object: entry.id,
    person: useViewer()?.id ?? '',
    version: entry.version,
    versionOf: ({ version }) => version,
    labels: {
      robotNoindex: t('learning.categories.field.noindex'),
      [nameAge('minAge')]: t('learning.categories.field.minAge'),
      [nameAge('maxAge')]: t('learning.categories.field.maxAge'),
      ...labelTexts(entry, words),
    },
    doneText: t('learning.categories.saved'),
    invalidates: [api.cms.key(), api.learning.editedCategories.key()],
  });
  useFieldFromAddress();
  const text = (field: keyof typeof categoryTexts) => ({
    entry,
    field,
    legend: words[field],
    maxLength: categoryTexts[field],
  });
  return (
    <Editor
      editor={editor}
      actions={
        <Button variant="quiet" href={adminHref('adminCategories')}>
          {t('learning.categories.back')}
        </Button>
      }
    >
      <TextInLanguages {...text('name')} />
      <TextInLanguages {...text('description')} rows={4} />
      <TextInLanguages {...text('seoTitle')} hint={t('learning.categories.seoTitleHint')} />
      <TextInLanguages
        {...text('seoDescription')}
        rows={4}
        hint={t('learning.categories.seoDescriptionHint')}
      />
      {entry.rights.shared && (
        <>
          <AgeFields entry={entry} />
          <PageCheckbox
            name="robotNoindex"
            known={entry.shared['robotNoindex'] === true}
            label={t('learning.categories.field.noindex')}
            hint={t('learning.categories.noindexHint')}
          />
        </>
      )}
    </Editor>
  );
}
