import { useTranslations } from 'use-intl';
import { toasts } from '#ui/toasts/toasts.ts';
import type { ClassView } from '#features/classes/contract.ts';
import { classForms } from '#features/classes/web/class-forms.ts';
import { ConfirmedForm } from './confirmed-form.tsx';

/** Deletes a class for good. */
export function RemoveClassForm({
  item: { id: classId, name: className, endingCount },
}: {
  item: ClassView;
}) {
  const t = useTranslations();
  return (
    <ConfirmedForm
      definition={classForms.remove}
      about={[classId]}
      opener={t('classes.actions.remove')}
      spoken={t('classes.actions.removeOf', { className })}
      question={t('classes.actions.removeText', { students: endingCount })}
      submit={t('classes.actions.removeSubmit')}
      onDone={() => toasts.show({ tone: 'success', text: t('classes.actions.removeDone') })}
    />
  );
}
