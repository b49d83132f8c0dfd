import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { localeCodes, locales } from '#core/locale.ts';
import { staffRoles } from '#core/permissions.ts';
import { useFormField } from '#page/form/form-context.ts';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { PagePassword } from '#page/form/page-password.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { StaffMemberView } from '#features/sign-in/admins/contract.ts';
import { languageField, roleField, staffForm } from './staff-form-definition.ts';
import { useRoleWords } from './use-role-words.ts';

/** The rights of a person; without one, of a person whose address is typed. */
export function StaffForm({ person }: { person?: StaffMemberView }) {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const words = useRoleWords();
  const form = usePageForm(staffForm, {
    doneText: t('signIn.staff.saved'),
    invalidates: [api.signIn.staff.key()],
    onDone: () => navigate(adminHref('adminStaff')),
  });
  return (
    <PageForm form={form} className="space-y-6">
      {person ? (
        <>
          <input type="hidden" name="emailAddress" value={person.emailAddress} />
          <input type="hidden" name="version" value={person.version} />
        </>
      ) : (
        <PageField
          name="emailAddress"
          label={t('signIn.staff.emailAddress')}
          hint={t('signIn.staff.emailHint')}
          required
        >
          {(control) => <TextInput {...control} type="email" maxLength={254} autoComplete="off" />}
        </PageField>
      )}
      <fieldset>
        <legend className="mb-1 font-bold">{t('signIn.staff.rights')}</legend>
        <PageCheckbox
          name="admin"
          known={person?.admin ?? false}
          label={<strong>{t('signIn.staff.admin')}</strong>}
          hint={t('signIn.staff.adminDoes')}
        />
        {staffRoles.map((role) => (
          <PageCheckbox
            key={role}
            name={roleField(role)}
            known={person?.roles.includes(role) ?? false}
            label={<strong>{words[role].name}</strong>}
            hint={words[role].does}
          />
        ))}
      </fieldset>
      <Languages known={person?.languages ?? []} />
      <PageField name="why" label={t('signIn.staff.why')} hint={t('signIn.staff.whyHint')} required>
        {(control) => <TextInput {...control} maxLength={200} />}
      </PageField>
      <PagePassword
        name="currentPassword"
        label={t('signIn.staff.password')}
        autoComplete="current-password"
      />
      <p className="text-step--1 text-muted">{t('signIn.staff.signsOut')}</p>
      <SubmitButton>{t('signIn.staff.save')}</SubmitButton>
    </PageForm>
  );
}

function Languages({ known }: { known: readonly string[] }) {
  const t = useTranslations();
  const { issue } = useFormField('languages');
  return (
    <fieldset>
      <legend className="mb-1 font-bold">{t('signIn.staff.languages')}</legend>
      <p className="text-step--1 text-muted">{t('signIn.staff.languagesHint')}</p>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {localeCodes.map((locale) => (
          <PageCheckbox
            key={locale}
            name={languageField(locale)}
            known={known.includes(locale)}
            label={<span lang={locale}>{locales[locale].name}</span>}
          />
        ))}
      </div>
      <div aria-live="polite">
        {issue && <p className="mt-1 text-step--1 font-medium text-danger">{issue}</p>}
      </div>
    </fieldset>
  );
}
