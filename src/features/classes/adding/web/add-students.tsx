import { useState } from 'react';
import { useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import type { ActedForm } from '#features/classes/web/acted-form.ts';
import { formName } from '#features/classes/web/form-name.ts';
import { useSentForm } from '#features/classes/web/sent-form.ts';
import { Disclosure, useDisclosed } from '#features/classes/teaching/web/disclosure.tsx';
import { ListForm } from './list-form.tsx';
import { ListPreviewForm } from './list-preview-form.tsx';
import { previewList, type PreviewedList } from './previewed-list.ts';

/** A teacher's list in two steps: she sees what each line will do before anything happens. Works without JavaScript. */
export function AddStudents({ classId, className }: { classId: string; className: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const { box, close } = useDisclosed();
  const check = formName('previewStudents', classId);
  const add = formName('addStudents', classId);
  const posted = useActionData<ActedForm<PreviewedList>>();
  const mine = posted?.form === check || posted?.form === add ? posted : undefined;
  const sent = useSentForm(check, (form) => previewList(api, form, classId), { keepsTyped: true });
  const [written, setWritten] = useState(mine?.values['students'] ?? '');
  const answer = sent.answer ?? mine?.answer;
  // Once the list has changed, the preview no longer shows what would happen.
  const checked = answer?.written === written ? answer : undefined;
  return (
    <Disclosure
      box={box}
      opener={t('classes.add.opener')}
      spoken={t('classes.add.openerOf', { className })}
      isRefused={mine !== undefined || sent.refusal !== undefined}
      className="mt-4"
    >
      <div className="mt-2 max-w-reading rounded-control bg-sand p-4 sm:p-5">
        <ListForm name={check} sent={sent} checked={checked} written={written} onWritten={setWritten} />
        <div aria-live="polite">
          {checked?.preview && (
            <ListPreviewForm
              key={`${checked.written}\n${checked.order}`}
              classId={classId}
              name={add}
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
