import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { useIsLive } from '#page/use-is-live.ts';
import { Button } from '#ui/button/button.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { href } from '#urls.ts';
import { ShareMore } from '#features/campaigns/sharing/web/share-more.tsx';

interface ShareLinkProps {
  slug: string;
  /** For the address of one of its teams. */
  teamSlug?: string;
}

/**
 * The address of a campaign, or of a team: shown to be copied by hand, with a button where the browser can do it, and sent by WhatsApp or mail. What is
 * not typed says how a donor came by it.
 */
export function ShareLink({ slug, teamSlug }: ShareLinkProps) {
  const t = useTranslations();
  const { origin } = usePage();
  const isLive = useIsLive();
  const addressVia = (via?: 'link' | 'mail' | 'whatsapp') =>
    origin +
    (teamSlug === undefined
      ? href('campaign', { campaignSlug: slug }, { via })
      : href('campaignTeam', { campaignSlug: slug, teamSlug }, { via }));
  const address = addressVia();
  const ways = [
    {
      text: t('campaigns.share.whatsapp'),
      icon: IconBrandWhatsapp,
      href: `https://wa.me/?text=${encodeURIComponent(addressVia('whatsapp'))}`,
      target: '_blank',
      rel: 'noopener',
    },
    {
      text: t('campaigns.share.mail'),
      icon: IconMail,
      href: `mailto:?body=${encodeURIComponent(addressVia('mail'))}`,
    },
  ];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(addressVia('link'));
      toasts.show({ tone: 'success', text: t('campaigns.share.copied') });
    } catch {
      // Without permission she copies what is written beside the button.
      toasts.show({ text: address, duration: 20_000 });
    }
  };
  return (
    <div>
      <p className="font-semibold">
        {teamSlug === undefined ? t('campaigns.share.title') : t('campaigns.team.share')}
      </p>
      <p
        dir="ltr"
        className="on-paper mt-2 rounded-control bg-sand px-4 py-3 text-start text-step--1 font-medium break-all select-all"
      >
        {address}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {isLive && (
          <Button icon={IconCopy} size="s" variant="secondary" onClick={() => void copy()}>
            {t('campaigns.share.copy')}
          </Button>
        )}
        {ways.map(({ text, ...way }) => (
          <Button key={text} size="s" variant="secondary" {...way}>
            {text}
          </Button>
        ))}
      </div>
      <ShareMore slug={slug} />
    </div>
  );
}
