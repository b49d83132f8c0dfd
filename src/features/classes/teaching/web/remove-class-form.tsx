import { useTranslations } from 'use-intl';
import { toasts } from '#ui/toasts/toasts.ts';
import { classForms } from '#features/classes/web/class-forms.ts';
import { ConfirmedForm } from './confirmed-form.tsx';

/** Deletes a class for good. */
export function RemoveClassForm({ classId, className }: { classId: string; className: string }) {
  const t = useTranslations();
  return (
    <ConfirmedForm
      definition={classForms.remove}
      about={[classId]}
      opener={t('classes.actions.remove')}
      spoken={t('classes.actions.removeOf', { className })}
      question={t('classes.actions.removeText')}
      submit={t('classes.actions.removeSubmit')}
      onDone={() => toasts.show({ tone: 'success', text: t('classes.actions.removeDone') })}
    />
  );
}
