import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandGoogle from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { Provider } from '../contract.ts';
import { signInWaysQuery } from './sign-in-ways-query.ts';

const icons = { google: IconBrandGoogle, facebook: IconBrandFacebook };

/**
 * Google and Facebook, if the installation has them; nothing if it has neither. `onSuccess`: where they lead back to.
 */
export function ProviderButtons({ onSuccess }: { onSuccess: string | undefined }) {
  const t = useTranslations();
  const { api } = usePage();
  const { providers } = useSuspenseQuery(signInWaysQuery(api)).data;
  const { mutate, isPending, isSuccess, variables } = useMutation({
    meta: { aboutSession: true },
    mutationFn: (provider: Provider) => api.accounts.departToProvider.call({ provider, onSuccess }),
    onSuccess: ({ location }) => window.location.assign(location),
    onError: (error) =>
      void toasts.show({
        tone: 'danger',
        text: findRefusal(error)?.message ?? t('page.form.network'),
      }),
  });
  if (providers.length === 0) return null;
  const labels = { google: t('accounts.provider.google'), facebook: t('accounts.provider.facebook') };
  const depart = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { value } = event.submitter as HTMLButtonElement;
    if (!isPending) mutate(value as Provider);
  };
  return (
    <>
      <form method="post" onSubmit={depart} className="mt-6 space-y-3">
        {providers.map((provider) => (
          <Button
            key={provider}
            type="submit"
            name="provider"
            value={provider}
            variant="secondary"
            wide
            icon={icons[provider]}
            busy={(isPending || isSuccess) && variables === provider}
          >
            {labels[provider]}
          </Button>
        ))}
      </form>
      <div className="mt-6 flex items-center gap-3 text-step--1 text-muted">
        <span aria-hidden className="h-px grow bg-line" />
        {t('accounts.provider.or')}
        <span aria-hidden className="h-px grow bg-line" />
      </div>
    </>
  );
}
