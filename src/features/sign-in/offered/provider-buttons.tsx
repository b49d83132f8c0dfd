import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandGoogle from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import type { Provider } from '../identities/contract.ts';
import { providerForm } from '../identities/web/provider-forms.ts';
import { signInWaysQuery } from './sign-in-ways-query.ts';

const icons = { google: IconBrandGoogle, facebook: IconBrandFacebook };

/**
 * Google and Facebook, if the installation has them; nothing if it has neither. `onSuccess`: where they lead back to.
 */
export function ProviderButtons({ onSuccess }: { onSuccess: string | undefined }) {
  const t = useTranslations();
  const { api } = usePage();
  const { providers } = useSuspenseQuery(signInWaysQuery(api)).data;
  const form = usePageForm(providerForm, {
    send: (_place, { provider }) =>
      api.signIn.departToProvider.call({ provider: provider as Provider, onSuccess }),
    onDone({ location }) {
      window.location.assign(location);
      // Busy until the page is left.
      return new Promise(() => undefined);
    },
  });
  if (providers.length === 0) return null;
  const labels = { google: t('signIn.provider.google'), facebook: t('signIn.provider.facebook') };
  return (
    <>
      <PageForm form={form} className="mt-6 space-y-3">
        {providers.map((provider) => (
          <SubmitButton
            key={provider}
            name="provider"
            value={provider}
            variant="secondary"
            wide
            icon={icons[provider]}
          >
            {labels[provider]}
          </SubmitButton>
        ))}
      </PageForm>
      <div className="mt-6 flex items-center gap-3 text-step--1 text-muted">
        <span aria-hidden className="h-px grow bg-line" />
        {t('signIn.provider.or')}
        <span aria-hidden className="h-px grow bg-line" />
      </div>
    </>
  );
}
