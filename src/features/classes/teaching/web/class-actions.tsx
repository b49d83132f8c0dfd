import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { useClassForm } from '#features/classes/web/use-class-form.ts';
import { classForms } from '#features/classes/web/class-forms.ts';
import { toasts } from '#ui/toasts/toasts.ts';
import type { ClassView } from '#features/classes/contract.ts';
import { CopyForm } from '#features/classes/copying/web/copy-form.tsx';
import { ConfirmedForm } from './confirmed-form.tsx';
import { RemoveClassForm } from './remove-class-form.tsx';
import { RenameForm } from './rename-form.tsx';

/** Pausing the code, renaming the class and replacing the code; for its owner, copying, archiving and deleting it too. */
export function ClassActions({ item }: { item: ClassView }) {
  const { id, name, paused, role } = item;
  const t = useTranslations();
  const form = useClassForm(paused ? classForms.open : classForms.pause, {
    about: [id],
    doneText: paused ? t('classes.actions.openDone') : t('classes.actions.pauseDone'),
  });
  return (
    <div className="mt-6 flex flex-wrap items-start gap-x-6 border-t border-line pt-3">
      <PageForm form={form}>
        <button type="submit" className="text-link min-h-11 cursor-pointer px-1">
          {paused ? t('classes.actions.open') : t('classes.actions.pause')}
        </button>
      </PageForm>
      <RenameForm classId={id} className={name} />
      <ConfirmedForm
        definition={classForms.rotate}
        about={[id]}
        opener={t('classes.actions.rotate')}
        spoken={t('classes.actions.rotateOf', { className: name })}
        question={t('classes.actions.rotateText')}
        submit={t('classes.actions.rotateSubmit')}
        onDone={() => toasts.show({ tone: 'success', text: t('classes.actions.rotateDone') })}
      />
      {role === 'owner' && (
        <>
          <CopyForm item={item} />
          <ConfirmedForm
            definition={classForms.archive}
            about={[id]}
            opener={t('classes.actions.archive')}
            spoken={t('classes.actions.archiveOf', { className: name })}
            question={t('classes.actions.archiveText')}
            submit={t('classes.actions.archiveSubmit')}
            onDone={() => toasts.show({ tone: 'success', text: t('classes.actions.archiveDone') })}
          />
          <RemoveClassForm item={item} />
        </>
      )}
    </div>
  );
}
