import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { useIsLive } from '#page/use-is-live.ts';
import { Button } from '#ui/button/button.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { href } from '#urls.ts';

/** The address of a campaign: shown to be copied by hand, with a button where the browser can do it. */
export function ShareLink({ slug }: { slug: string }) {
  const t = useTranslations();
  const { origin } = usePage();
  const isLive = useIsLive();
  const address = origin + href('campaign', { campaignSlug: slug });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toasts.show({ tone: 'success', text: t('campaigns.share.copied') });
    } catch {
      // Without permission she copies what is written beside the button.
      toasts.show({ text: address, duration: 20_000 });
    }
  };
  return (
    <div>
      <p className="font-semibold">{t('campaigns.share.title')}</p>
      <p
        dir="ltr"
        className="on-paper mt-2 rounded-control bg-sand px-4 py-3 text-start text-step--1 font-medium break-all select-all"
      >
        {address}
      </p>
      {isLive && (
        <Button icon={IconCopy} size="s" variant="secondary" className="mt-3" onClick={() => void copy()}>
          {t('campaigns.share.copy')}
        </Button>
      )}
    </div>
  );
}
