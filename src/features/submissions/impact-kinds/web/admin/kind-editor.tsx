import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { Editor } from '#page/editor/editor.tsx';
import { useEditor } from '#page/editor/use-editor.ts';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { EntryView } from '#features/cms/contract.ts';
import { TextInLanguages } from '#features/cms/offered/entry/text-in-languages.tsx';
import { labelTexts } from '#features/cms/offered/entry/texts-form.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { DrawingChoice } from './drawing-choice.tsx';
import { longestWords, makeKindForm, nameShared } from './kind-forms.ts';
import { UnitFields } from './unit-fields.tsx';
import { useFormWords } from './use-form-words.ts';

/** The form of a kind of deed: its picture, what it asks, and its words in every language. */
export function KindEditor({ entry }: { entry: EntryView }) {
  const t = useTranslations();
  const { api } = usePage();
  const [form] = useState(() => makeKindForm(entry));
  const { shared } = entry;
  const words = { title: t('submissions.kinds.title'), ...useFormWords() };
  const labels = {
    drawing: t('submissions.kinds.drawing'),
    asksPeople: t('submissions.kinds.asksPeople'),
    asksHours: t('submissions.kinds.asksHours'),
    isHours: t('submissions.kinds.isHours'),
    sort: t('submissions.kinds.sort'),
  };
  const editor = useEditor(form, {
    object: entry.id,
    person: useViewer()?.id ?? '',
    version: entry.version,
    versionOf: ({ version }) => version,
    labels: {
      ...Object.fromEntries(
        (Object.keys(labels) as (keyof typeof labels)[]).map((field) => [nameShared(field), labels[field]]),
      ),
      ...labelTexts(entry, words),
    },
    doneText: t('submissions.kinds.saved'),
    invalidates: [api.cms.key(), api.submissions.key()],
  });
  return (
    <Editor
      editor={editor}
      actions={
        <Button variant="quiet" href={adminHref('adminKinds')}>
          {t('submissions.kinds.back')}
        </Button>
      }
    >
      {entry.rights.shared && (
        <>
          <DrawingChoice
            name={nameShared('drawing')}
            {...(typeof shared['drawing'] === 'string' && { known: shared['drawing'] })}
          />
          <div>
            {(['asksPeople', 'asksHours', 'isHours'] as const).map((field) => (
              <PageCheckbox
                key={field}
                name={nameShared(field)}
                known={shared[field] === true}
                label={labels[field]}
              />
            ))}
          </div>
          <PageField
            name={nameShared('sort')}
            known={typeof shared['sort'] === 'number' ? shared['sort'] : 100}
            label={labels.sort}
            className="max-w-40"
          >
            {(control) => <TextInput {...control} inputMode="numeric" dir="ltr" maxLength={4} />}
          </PageField>
        </>
      )}
      <TextInLanguages
        entry={entry}
        field="title"
        legend={words.title}
        hint={t('submissions.kinds.titleHint')}
        maxLength={longestWords}
      />
      <UnitFields entry={entry} />
    </Editor>
  );
}
