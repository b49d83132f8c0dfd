import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { useClassForm } from '#features/classes/web/use-class-form.ts';
import { FormMessage } from '#page/form/form-message.tsx';
import { studentForms } from './student-forms.ts';
import { Callout } from '#ui/card/callout.tsx';
import type { StudentView } from '#features/classes/students/contract.ts';

interface RequestNoteProps {
  classId: string;
  studentId: string;
  name: string;
  asks: NonNullable<StudentView['asks']>;
  onRemoved(): void;
}

/** What a student is asking her teacher for, and the two possible answers. */
export function RequestNote({ classId, studentId, name, asks, onRemoved }: RequestNoteProps) {
  const t = useTranslations();
  const isErasure = asks === 'erasure';
  const about = [classId, studentId];
  const agree = useClassForm(studentForms.agree, {
    about,
    doneText: t('classes.students.removed'),
    onDone: onRemoved,
  });
  const decline = useClassForm(studentForms.decline, { about, doneText: t('classes.request.kept') });
  return (
    <Callout tone="warning" className="basis-full">
      <p className="font-semibold">
        {isErasure ? t('classes.request.erasure', { name }) : t('classes.request.leave', { name })}
      </p>
      <p className="mt-1 text-pretty">
        {isErasure ? t('classes.request.erasureText') : t('classes.request.leaveText')}
      </p>
      <FormMessage form={agree} className="mt-2" />
      <FormMessage form={decline} className="mt-2" />
      <div className="mt-3 flex flex-wrap gap-3">
        <PageForm form={agree} isMessageElsewhere>
          <SubmitButton size="s" variant="secondary">
            {isErasure ? t('classes.request.erase') : t('classes.request.letGo')}
          </SubmitButton>
        </PageForm>
        <PageForm form={decline} isMessageElsewhere>
          <SubmitButton size="s" variant="quiet">
            {t('classes.request.keep')}
          </SubmitButton>
        </PageForm>
      </div>
    </Callout>
  );
}
