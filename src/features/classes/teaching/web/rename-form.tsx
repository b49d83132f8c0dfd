import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { Disclosure, useDisclosed } from './disclosure.tsx';
import { formName } from '#features/classes/web/form-name.ts';
import { useClassForm } from './use-class-form.ts';

export function RenameForm({ classId, className }: { classId: string; className: string }) {
  const t = useTranslations();
  const { box, close } = useDisclosed();
  const form = formName('rename', classId);
  const { formRef, onSubmit, busy, refusal, values } = useClassForm(form, () => {
    close();
    toasts.show({ tone: 'success', text: t('classes.actions.renameDone') });
  });
  const issue = refusal?.issues['name'];
  return (
    <Disclosure
      box={box}
      opener={t('classes.actions.rename')}
      spoken={t('classes.actions.renameOf', { className })}
      isRefused={refusal !== undefined}
      className="open:basis-full"
    >
      <form
        ref={formRef}
        method="post"
        noValidate
        onSubmit={onSubmit}
        className="mt-2 max-w-reading rounded-control bg-sand p-4"
      >
        <input type="hidden" name="form" value={form} />
        {refusal && !issue && (
          <Callout tone="danger" announced className="mb-3">
            {refusal.message}
          </Callout>
        )}
        <Field label={t('classes.create.name')} error={issue} required>
          {(control) => (
            <TextInput
              {...control}
              key={className}
              name="name"
              autoComplete="off"
              defaultValue={values['name'] ?? className}
              maxLength={60}
            />
          )}
        </Field>
        <Button type="submit" size="s" busy={busy} className="mt-3">
          {t('classes.actions.renameSubmit')}
        </Button>
      </form>
    </Disclosure>
  );
}
