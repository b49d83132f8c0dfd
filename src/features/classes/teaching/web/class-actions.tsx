import { useTranslations } from 'use-intl';
import { toasts } from '#ui/toasts/toasts.ts';
import type { ClassView } from '#features/classes/contract.ts';
import { formName } from '#features/classes/web/form-name.ts';
import { ConfirmedForm } from './confirmed-form.tsx';
import { RenameForm } from './rename-form.tsx';
import { useClassForm } from './use-class-form.ts';

/** Pausing the code, renaming the class, replacing the code, and deleting the class. */
export function ClassActions({ item: { id, name, paused } }: { item: ClassView }) {
  const t = useTranslations();
  const form = formName(paused ? 'open' : 'pause', id);
  const { formRef, onSubmit } = useClassForm(form, () =>
    toasts.show({
      tone: 'success',
      text: paused ? t('classes.actions.openDone') : t('classes.actions.pauseDone'),
    }),
  );
  return (
    <div className="mt-6 flex flex-wrap items-start gap-x-6 border-t border-line pt-3">
      <form ref={formRef} method="post" onSubmit={onSubmit}>
        <input type="hidden" name="form" value={form} />
        <button type="submit" className="text-link min-h-11 cursor-pointer px-1">
          {paused ? t('classes.actions.open') : t('classes.actions.pause')}
        </button>
      </form>
      <RenameForm classId={id} className={name} />
      <ConfirmedForm
        name={formName('rotate', id)}
        opener={t('classes.actions.rotate')}
        spoken={t('classes.actions.rotateOf', { className: name })}
        question={t('classes.actions.rotateText')}
        submit={t('classes.actions.rotateSubmit')}
        onDone={() => toasts.show({ tone: 'success', text: t('classes.actions.rotateDone') })}
      />
      <ConfirmedForm
        name={formName('remove', id)}
        opener={t('classes.actions.remove')}
        spoken={t('classes.actions.removeOf', { className: name })}
        question={t('classes.actions.removeText')}
        submit={t('classes.actions.removeSubmit')}
        onDone={() => toasts.show({ tone: 'success', text: t('classes.actions.removeDone') })}
      />
    </div>
  );
}
