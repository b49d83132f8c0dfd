import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import type { Provider } from '#features/sign-in/contract.ts';
import { signInWaysQuery } from '#features/sign-in/offered/sign-in-ways-query.ts';
import { SettingsCard } from '#features/settings/web/settings-card.tsx';
import { waysInQuery } from '#features/sign-in/offered/ways-in-query.ts';
import { ProviderRow } from './provider-row.tsx';

const all: Provider[] = ['google', 'facebook'];

/** Google and Facebook, if the installation has them or the account is linked with them; else nothing. */
export function ProviderList() {
  const t = useTranslations();
  const { api } = usePage();
  const [parameters] = useSearchParams();
  const { identities } = useSuspenseQuery(waysInQuery(api)).data;
  const { providers } = useSuspenseQuery(signInWaysQuery(api)).data;
  const shown = all.filter(
    (name) => providers.includes(name) || identities.some(({ provider }) => provider === name),
  );
  if (shown.length === 0) return null;
  const done = parameters.get('done') ?? '';
  return (
    <SettingsCard title={t('settings.waysIn.title')} intro={t('settings.waysIn.intro')}>
      {done === 'link' && (
        <Callout tone="success" announced className="mb-5">
          {t('settings.waysIn.linkDone')}
        </Callout>
      )}
      {done.startsWith('unlink') && (
        <Callout tone="success" announced className="mb-5">
          {t('settings.waysIn.unlinkDone')}
        </Callout>
      )}
      <ul className="divide-y divide-line">
        {shown.map((provider) => (
          <ProviderRow
            key={provider}
            provider={provider}
            identity={identities.find((identity) => identity.provider === provider)}
          />
        ))}
      </ul>
    </SettingsCard>
  );
}
