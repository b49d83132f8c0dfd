import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { PagePassword } from '#page/form/page-password.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { useSessionForm } from '#features/sign-in/offered/use-session-form.ts';
import { pinLength } from '../policy.ts';
import { PinPad } from './pin-pad.tsx';
import { proveForm } from './swap-forms.ts';

/** A grown-up's PIN, or her password. */
export function ProveForm({ by }: { by: 'pin' | 'password' }) {
  const t = useTranslations();
  const form = useSessionForm(proveForm);
  const input = useRef<HTMLInputElement>(null);
  return (
    <PageForm form={form} className="mt-6 space-y-6">
      {by === 'pin' ? (
        <>
          <PageField name="pin" label={t('families.prove.pin')} required>
            {(control) => (
              <TextInput
                {...control}
                ref={input}
                type="password"
                inputMode="numeric"
                autoComplete="off"
                maxLength={pinLength}
                dir="ltr"
                className="text-center text-step-3 tracking-[0.6em]"
              />
            )}
          </PageField>
          <PinPad input={input} />
        </>
      ) : (
        <PagePassword
          name="currentPassword"
          label={t('families.prove.password')}
          autoComplete="current-password"
        />
      )}
      <SubmitButton wide>{t('families.prove.submit')}</SubmitButton>
    </PageForm>
  );
}
