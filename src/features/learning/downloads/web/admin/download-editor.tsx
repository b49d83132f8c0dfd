import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { Editor } from '#page/editor/editor.tsx';
import { useEditor } from '#page/editor/use-editor.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import type { EntryView } from '#features/cms/contract.ts';
import { TextInLanguages } from '#features/cms/offered/entry/text-in-languages.tsx';
import { labelTexts } from '#features/cms/offered/entry/texts-form.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { DownloadFields } from './download-fields.tsx';
import { downloadTexts, makeDownloadForm, nameShared } from './download-forms.ts';
import { FileField, nameFile } from './file-field.tsx';

/** The form of a download: its file, where it belongs, who gets it, and what it is called in every language. */
export function DownloadEditor({ entry }: { entry: EntryView }) {
  const t = useTranslations();
  const { api } = usePage();
  const [form] = useState(() => makeDownloadForm(entry));
  const words = {
    title: t('learning.downloads.field.title'),
    description: t('learning.downloads.field.description'),
  };
  const editor = useEditor(form, {
    object: entry.id,
    person: useViewer()?.id ?? '',
    version: entry.version,
    versionOf: ({ version }) => version,
    labels: {
      [nameShared('course')]: t('learning.downloads.field.course'),
      [nameShared('kind')]: t('learning.downloads.field.kind'),
      [nameShared('lang')]: t('learning.downloads.field.lang'),
      [nameShared('access')]: t('learning.downloads.field.access'),
      [nameShared('minAge')]: t('learning.downloads.field.minAge'),
      [nameShared('sort')]: t('learning.downloads.field.sort'),
      [nameShared('file')]: t('learning.downloads.field.file'),
      ...labelTexts(entry, words),
    },
    sayValue: (name, value) => (name === nameShared('file') ? nameFile(value) : value),
    doneText: t('learning.categories.saved'),
    invalidates: [api.cms.key(), api.learning.editedDownloads.key()],
  });
  return (
    <Editor
      editor={editor}
      actions={
        <Button variant="quiet" href={adminHref('adminDownloads')}>
          {t('learning.downloads.back')}
        </Button>
      }
    >
      {entry.rights.shared && (
        <>
          <FileField entry={entry} />
          <DownloadFields entry={entry} />
        </>
      )}
      <TextInLanguages entry={entry} field="title" legend={words.title} maxLength={downloadTexts.title} />
      <TextInLanguages
        entry={entry}
        field="description"
        legend={words.description}
        maxLength={downloadTexts.description}
        rows={3}
      />
    </Editor>
  );
}
