import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { StudentView } from '#features/classes/students/contract.ts';
import { formName } from '#features/classes/web/form-name.ts';
import { Disclosure, useDisclosed } from './disclosure.tsx';
import { useClassForm } from './use-class-form.ts';

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
  const form = formName('renameStudent', classId, id);
  const { formRef, onSubmit, busy, refusal, values } = useClassForm(form, () => {
    close();
    toasts.show({ tone: 'success', text: t('classes.students.renamed') });
  });
  const issues = refusal?.issues ?? {};
  const fields = [
    { field: 'firstName', label: t('classes.add.firstName'), value: firstName },
    { field: 'lastName', label: t('classes.add.lastName'), value: lastName },
  ];
  return (
    <Disclosure
      box={box}
      opener={t('classes.students.rename')}
      spoken={t('classes.students.renameOf', { name })}
      isRefused={refusal !== undefined}
      className="open:basis-full"
    >
      <form
        ref={formRef}
        method="post"
        noValidate
        onSubmit={onSubmit}
        className="mt-2 max-w-reading space-y-3 rounded-control bg-sand p-4"
      >
        <input type="hidden" name="form" value={form} />
        {refusal && Object.keys(issues).length === 0 && (
          <Callout tone="danger" announced>
            {refusal.message}
          </Callout>
        )}
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {fields.map(({ field, label, value }) => (
            <Field key={field} label={label} error={issues[field]} required>
              {(control) => (
                <TextInput
                  {...control}
                  key={value}
                  name={field}
                  autoComplete="off"
                  defaultValue={values[field] ?? value}
                  maxLength={60}
                />
              )}
            </Field>
          ))}
        </div>
        <Button type="submit" size="s" busy={busy}>
          {t('classes.students.renameSubmit')}
        </Button>
      </form>
    </Disclosure>
  );
}
