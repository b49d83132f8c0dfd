import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandGoogle from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs';
import { Icon } from '#ui/icon/icon.tsx';
import type { Provider, WaysIn } from '#features/sign-in/contract.ts';
import { CurrentPasswordField } from '#features/sign-in/offered/current-password-field.tsx';
import { settingsForms } from '#features/settings/web/settings-forms.ts';
import { useSettingsForm } from '#features/settings/web/use-settings-form.ts';

const providers = {
  google: { name: 'Google', icon: IconBrandGoogle, link: 'linkGoogle', unlink: 'unlinkGoogle' },
  facebook: { name: 'Facebook', icon: IconBrandFacebook, link: 'linkFacebook', unlink: 'unlinkFacebook' },
} as const;

interface ProviderRowProps {
  provider: Provider;
  identity: WaysIn['identities'][number] | undefined;
}

/** Whether the user signs in with this provider, and the collapsed form that changes it. */
export function ProviderRow({ provider, identity }: ProviderRowProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { name, icon, link, unlink } = providers[provider];
  const linking = useSettingsForm(settingsForms[link], {
    invalidates: [],
    onDone: ({ location }) => window.location.assign(location),
  });
  const unlinking = useSettingsForm(settingsForms[unlink], { doneText: t('settings.waysIn.unlinkDone') });
  const form = identity ? unlinking : linking;
  return (
    <li className="flex items-start gap-4 py-4 first:pt-0 last:pb-0">
      <Icon shape={icon} size={28} className="mt-1 text-ink-soft" />
      <div className="min-w-0 grow">
        <p className="font-semibold">{name}</p>
        <p className="text-step--1 break-words text-muted" suppressHydrationWarning>
          {identity
            ? t.rich('settings.waysIn.linkedAs', {
                emailAddress: identity.emailAddress,
                day: format.dateTime(new Date(identity.since), { dateStyle: 'medium' }),
                bdi: isolate,
              })
            : t('settings.waysIn.notLinked')}
        </p>
        <details open={form.isPosted}>
          <summary className="text-link inline-block min-h-11 py-2 font-medium">
            {identity ? t('settings.waysIn.unlink', { name }) : t('settings.waysIn.link', { name })}
          </summary>
          <PageForm key={form.name} form={form} className="mt-2 max-w-form space-y-5 pb-2">
            <p className="text-ink-soft">
              {identity ? t('settings.waysIn.unlinkText') : t('settings.waysIn.linkText', { name })}
            </p>
            <CurrentPasswordField />
            <SubmitButton variant={identity ? 'secondary' : 'primary'}>
              {identity ? t('settings.waysIn.unlinkSubmit') : t('settings.waysIn.linkSubmit', { name })}
            </SubmitButton>
          </PageForm>
        </details>
      </div>
    </li>
  );
}

function isolate(chunks: ReactNode) {
  return <bdi>{chunks}</bdi>;
}
