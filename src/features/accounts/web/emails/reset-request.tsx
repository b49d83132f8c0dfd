import { useTranslations } from 'use-intl';
import { PageHead } from '../../../../page/page-head.tsx';
import { usePage } from '../../../../page/page-provider.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { href } from '../../../../urls.ts';
import { AccountForm } from '../account-form.tsx';
import { textOf } from '../text-of.ts';
import { useDoneForm } from './done-form.ts';

/** `/login?mode=reset-password`: asks for the address; says the same whether it is known or not. */
export function ResetRequest() {
  const t = useTranslations();
  const { api } = usePage();
  const { formRef, onSubmit, busy, done, refusal, values } = useDoneForm((form) =>
    api.accounts.requestReset.call({ emailAddress: textOf(form, 'emailAddress') }),
  );
  const issues = refusal?.issues ?? {};
  const title = done ? t('accounts.reset.doneTitle') : t('accounts.reset.title');
  return (
    <AccountForm
      title={title}
      intro={done ? t('accounts.reset.doneText') : t('accounts.reset.intro')}
      error={Object.keys(issues).length > 0 ? undefined : refusal?.message}
      footer={
        <a href={href('login')} className="text-link">
          {t('accounts.reset.back')}
        </a>
      }
    >
      <PageHead title={title} path={href('login')} noindex />
      {!done && (
        <form ref={formRef} method="post" noValidate onSubmit={onSubmit} className="mt-6 space-y-5">
          <Field label={t('accounts.form.emailAddress')} error={issues['emailAddress']} required>
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
      )}
    </AccountForm>
  );
}
