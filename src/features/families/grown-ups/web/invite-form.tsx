import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { peopleForms } from './people-forms.ts';

/** Invites someone by mail. */
export function InviteForm({ kind, hint }: { kind: 'guardian' | 'watcher'; hint: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(peopleForms.invite, {
    about: [kind],
    clears: true,
    doneText: t('families.people.invited'),
    invalidates: [api.families.key()],
  });
  return (
    <PageForm form={form} className="mt-4 space-y-4 border-t border-line pt-5">
      <PageField name="emailAddress" label={t('families.people.inviteLabel')} hint={hint} required>
        {(control) => <TextInput {...control} type="email" dir="ltr" autoComplete="off" maxLength={254} />}
      </PageField>
      <SubmitButton icon={IconMail} variant="secondary">
        {t('families.people.inviteSubmit')}
      </SubmitButton>
    </PageForm>
  );
}
