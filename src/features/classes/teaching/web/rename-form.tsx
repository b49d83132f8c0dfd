import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { useClassForm } from '#features/classes/web/use-class-form.ts';
import { classForms } from '#features/classes/web/class-forms.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import { Disclosure, useDisclosed } from '#ui/disclosure/disclosure.tsx';

export function RenameForm({ classId, className }: { classId: string; className: string }) {
  const t = useTranslations();
  const { box, close } = useDisclosed();
  const form = useClassForm(classForms.rename, {
    about: [classId],
    doneText: t('classes.actions.renameDone'),
    onDone: close,
  });
  return (
    <Disclosure
      box={box}
      opener={t('classes.actions.rename')}
      spoken={t('classes.actions.renameOf', { className })}
      isRefused={form.refusal !== undefined}
    >
      <PageForm form={form} className="mt-2 max-w-reading rounded-control bg-sand p-4">
        <PageField name="name" known={className} label={t('classes.create.name')} required>
          {(control) => <TextInput {...control} key={className} autoComplete="off" maxLength={60} />}
        </PageField>
        <SubmitButton size="s" className="mt-3">
          {t('classes.actions.renameSubmit')}
        </SubmitButton>
      </PageForm>
    </Disclosure>
  );
}
