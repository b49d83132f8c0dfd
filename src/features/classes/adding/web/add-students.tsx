import { useState } from 'react';
import { usePageForm } from '#page/form/use-page-form.ts';
import { nameForm } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import { addingForms } from './adding-forms.ts';
import { useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Disclosure, useDisclosed } from '#ui/disclosure/disclosure.tsx';
import { ListForm } from './list-form.tsx';
import { ListPreviewForm } from './list-preview-form.tsx';
import type { PreviewedList } from './previewed-list.ts';

/** A teacher's list in two steps: she sees what each line will do before anything happens. Works without JavaScript. */
export function AddStudents({ classId, className }: { classId: string; className: string }) {
  const t = useTranslations();
  const { box, close } = useDisclosed();
  const posted = useActionData<FormAnswer<PreviewedList>>();
  const names = Object.values(addingForms).map((form) => nameForm(form, [classId]));
  const mine = posted && names.includes(posted.form) ? posted : undefined;
  const form = usePageForm(addingForms.preview, { about: [classId] });
  const [written, setWritten] = useState(mine?.result?.written ?? mine?.values['students'] ?? '');
  const answer = form.result ?? mine?.result;
  // Once the list has changed, the preview no longer shows what would happen.
  const checked = answer?.written === written ? answer : undefined;
  return (
    <Disclosure
      box={box}
      opener={t('classes.add.opener')}
      spoken={t('classes.add.openerOf', { className })}
      isRefused={mine !== undefined || form.refusal !== undefined}
      className="mt-4"
    >
      <div className="mt-2 max-w-reading rounded-control bg-sand p-4 sm:p-5">
        <ListForm form={form} checked={checked} written={written} onWritten={setWritten} />
        <div aria-live="polite">
          {checked?.preview && (
            <ListPreviewForm
              key={`${checked.written}\n${checked.order}`}
              classId={classId}
              checked={{ ...checked, preview: checked.preview }}
              onAdded={() => {
                setWritten('');
                close();
              }}
            />
          )}
        </div>
      </div>
    </Disclosure>
  );
}
