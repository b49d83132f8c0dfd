import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import { remindForm } from './remind-forms.ts';

/** While a campaign takes no gifts: an address for one mail once it does. */
export function RemindMe() {
  const t = useTranslations();
  const form = usePageForm(remindForm, { doneText: t('campaigns.reminder.kept') });
  return (
    <PageForm form={form} className="mt-4 space-y-3">
      <PageField
        name="emailAddress"
        label={t('campaigns.reminder.label')}
        hint={t('campaigns.reminder.hint')}
      >
        {(control) => <TextInput {...control} type="email" autoComplete="email" maxLength={254} />}
      </PageField>
      <SubmitButton variant="secondary" size="s">
        {t('campaigns.reminder.ask')}
      </SubmitButton>
    </PageForm>
  );
}
