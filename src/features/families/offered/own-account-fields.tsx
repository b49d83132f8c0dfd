import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import { ownAccountForm } from './own-account-form.ts';

/** Asks for the address that is to be hers, for the member of this id or for the viewer herself. */
export function OwnAccountFields({ id }: { id?: string }) {
  const t = useTranslations();
  const form = usePageForm(ownAccountForm, {
    about: id === undefined ? [] : [id],
    clears: true,
    doneText: t('families.ownAccount.sent'),
  });
  return (
    <PageForm form={form} className="space-y-4">
      <PageField
        name="emailAddress"
        label={t('families.ownAccount.label')}
        hint={t('families.ownAccount.hint')}
        required
      >
        {(control) => <TextInput {...control} type="email" dir="ltr" autoComplete="off" maxLength={254} />}
      </PageField>
      <SubmitButton variant="secondary">{t('families.ownAccount.send')}</SubmitButton>
    </PageForm>
  );
}
