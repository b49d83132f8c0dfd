import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { DoneFormPost } from './done-form.ts';

/** Asks for the address that gets a link for a new password. */
export function ResetFields({ post }: { post: DoneFormPost }) {
  const t = useTranslations();
  const { formRef, onSubmit, busy, refusal, values } = post;
  return (
    <form ref={formRef} method="post" noValidate onSubmit={onSubmit} className="mt-6 space-y-5">
      <Field label={t('accounts.form.emailAddress')} error={refusal?.issues['emailAddress']} required>
        {(control) => (
          <TextInput
            {...control}
            name="emailAddress"
            type="email"
            autoComplete="username"
            defaultValue={values['emailAddress']}
            maxLength={254}
          />
        )}
      </Field>
      <Button type="submit" wide busy={busy}>
        {t('accounts.reset.submit')}
      </Button>
    </form>
  );
}
