import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { toasts } from '../../../../ui/toasts.ts';
import { formName } from '../class-forms.ts';
import { useClassForm } from './use-class-form.ts';

/** Gives a class another name. */
export function RenameForm({ classId, className }: { classId: string; className: string }) {
  const t = useTranslations();
  const box = useRef<HTMLDetailsElement>(null);
  const form = formName('rename', classId);
  const { formRef, onSubmit, busy, refusal, values } = useClassForm(form, () => {
    if (box.current) {
      box.current.open = false;
      box.current.querySelector('summary')?.focus();
    }
    toasts.show({ tone: 'success', text: t('classes.actions.renameDone') });
  });
  const issue = refusal?.issues['name'];
  return (
    <details ref={box} className="open:basis-full" open={refusal !== undefined || undefined}>
      <summary
        aria-label={t('classes.actions.renameOf', { className })}
        className="text-link inline-flex min-h-11 cursor-pointer items-center rounded-small px-1"
      >
        {t('classes.actions.rename')}
      </summary>
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
    </details>
  );
}
