import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { useClassForm } from '#features/classes/web/use-class-form.ts';
import { studentForms } from './student-forms.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import type { StudentView } from '#features/classes/students/contract.ts';
import { Disclosure, useDisclosed } from '#ui/disclosure/disclosure.tsx';

interface RenameStudentFormProps {
  classId: string;
  student: Pick<StudentView, 'id' | 'firstName' | 'lastName'>;
}

/** Corrects the name on a card. */
export function RenameStudentForm({ classId, student }: RenameStudentFormProps) {
  const t = useTranslations();
  const { box, close } = useDisclosed();
  const { id, firstName, lastName } = student;
  const name = `${firstName} ${lastName}`.trim();
  const form = useClassForm(studentForms.rename, {
    about: [classId, id],
    doneText: t('classes.students.renamed'),
    onDone: close,
  });
  const fields = [
    { field: 'firstName', label: t('classes.add.firstName'), value: firstName },
    { field: 'lastName', label: t('classes.add.lastName'), value: lastName },
  ];
  return (
    <Disclosure
      box={box}
      opener={t('classes.students.rename')}
      spoken={t('classes.students.renameOf', { name })}
      isRefused={form.refusal !== undefined}
    >
      <PageForm form={form} className="mt-2 max-w-reading space-y-3 rounded-control bg-sand p-4">
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {fields.map(({ field, label, value }) => (
            <PageField name={field} known={value} key={field} label={label} required>
              {(control) => <TextInput {...control} key={value} autoComplete="off" maxLength={60} />}
            </PageField>
          ))}
        </div>
        <SubmitButton size="s">{t('classes.students.renameSubmit')}</SubmitButton>
      </PageForm>
    </Disclosure>
  );
}
