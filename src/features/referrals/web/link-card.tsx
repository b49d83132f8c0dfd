import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { useIsLive } from '#page/use-is-live.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { linkForm } from './referral-forms.ts';

/** One's own link: shown to be copied by hand, with a button where the browser can do it. */
export function LinkCard({ link }: { link: string | null }) {
  const t = useTranslations();
  const { api, origin } = usePage();
  const isLive = useIsLive();
  const form = usePageForm(linkForm, { invalidates: [api.referrals.key()] });
  const address = link && origin + link;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ tone: 'success', text: t('referrals.link.copied') });
    } catch {
      // Without clipboard permission she copies what is written above the button.
      toasts.show({ text, duration: 20_000 });
    }
  };
  return (
    <Card as="section" labelledBy="own-link" className="flex flex-col">
      <h2 id="own-link" className="text-step-2">
        {t('referrals.link.title')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('referrals.link.intro')}</p>
      {address && (
        <p
          dir="ltr"
          className="on-paper mt-5 rounded-control bg-sand px-4 py-3 text-start font-medium break-all select-all"
        >
          {address}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-5">
        {address && isLive && (
          <Button icon={IconCopy} onClick={() => void copy(address)}>
            {t('referrals.link.copy')}
          </Button>
        )}
        <PageForm form={form}>
          <SubmitButton variant={address ? 'quiet' : 'primary'}>
            {address ? t('referrals.link.renew') : t('referrals.link.make')}
          </SubmitButton>
        </PageForm>
        {address && <p className="text-step--1 text-muted">{t('referrals.link.renewHint')}</p>}
      </div>
    </Card>
  );
}
