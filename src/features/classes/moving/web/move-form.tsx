import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePage } from '#page/page-provider.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { Disclosure, useDisclosed } from '#ui/disclosure/disclosure.tsx';
import { classesQuery } from '#features/classes/web/class-queries.ts';
import { useClassForm } from '#features/classes/web/use-class-form.ts';
import { movingForms } from './moving-forms.ts';

interface MoveFormProps {
  classId: string;
  studentId: string;
  name: string;
  onMoved(): void;
}

/** Moves a student to another of the viewer's own classes; nothing for anyone without one. */
export function MoveForm({ classId, studentId, name, onMoved }: MoveFormProps) {
  const t = useTranslations();
  const { api } = usePage();
  const { box, close } = useDisclosed();
  const own = (useQuery(classesQuery(api)).data?.items ?? []).filter(
    ({ role, archived }) => role === 'owner' && !archived,
  );
  const form = useClassForm(movingForms.move, {
    about: [classId, studentId],
    onDone() {
      close();
      toasts.show({ tone: 'success', text: t('classes.move.done') });
      onMoved();
    },
  });
  const others = own.filter(({ id }) => id !== classId);
  if (others.length === 0 || others.length === own.length) return null;
  return (
    <Disclosure
      box={box}
      opener={t('classes.move.opener')}
      spoken={t('classes.move.openerOf', { name })}
      isRefused={form.refusal !== undefined}
    >
      <PageForm form={form} className="mt-2 max-w-reading space-y-3 rounded-control bg-sand p-4">
        <p className="text-pretty">{t('classes.move.text')}</p>
        <PageField name="classId" label={t('classes.move.to')} required>
          {(control) => (
            <SelectInput {...control}>
              {others.length > 1 && <option value="">{t('classes.move.choose')}</option>}
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name}
                </option>
              ))}
            </SelectInput>
          )}
        </PageField>
        <SubmitButton size="s">{t('classes.move.submit')}</SubmitButton>
      </PageForm>
    </Disclosure>
  );
}
