import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { shareForm } from './holding-forms.ts';

/** Invites a colleague to some of the seats. */
export function ShareForm() {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(shareForm, {
    clears: true,
    doneText: t('licenses.share.invited'),
    invalidates: [api.licenses.key()],
  });
  return (
    <PageForm form={form} className="mt-6 space-y-4 border-t border-line pt-5">
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_8rem]">
        <PageField name="emailAddress" label={t('licenses.share.email')} required>
          {(control) => <TextInput {...control} type="email" dir="ltr" autoComplete="off" maxLength={254} />}
        </PageField>
        <PageField name="seats" label={t('licenses.share.seats')} required>
          {(control) => (
            <TextInput {...control} inputMode="numeric" dir="ltr" autoComplete="off" maxLength={5} />
          )}
        </PageField>
      </div>
      <SubmitButton>{t('licenses.share.invite')}</SubmitButton>
    </PageForm>
  );
}
