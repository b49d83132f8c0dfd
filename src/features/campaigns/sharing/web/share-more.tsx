import IconDeviceProjector from '@tabler/icons-react/dist/esm/icons/IconDeviceProjector.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';
import { cardHref } from './card-href.ts';

/** What else there is to share a campaign with: a poster, a picture with the total, and the wall for the hall. */
export function ShareMore({ slug }: { slug: string }) {
  const t = useTranslations();
  const { locale } = usePage();
  const links = [
    {
      text: t('campaigns.share.poster'),
      href: href('campaignPoster', { campaignSlug: slug }),
      icon: IconPrinter,
    },
    {
      text: t('campaigns.share.hall'),
      href: href('campaignHall', { campaignSlug: slug }),
      icon: IconDeviceProjector,
    },
    {
      text: t('campaigns.share.card'),
      href: cardHref(slug, locale),
      icon: IconPhoto,
      download: `${slug}.png`,
    },
  ];
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5">
      {links.map(({ text, icon, ...link }) => (
        <li key={text}>
          <a {...link} className="text-link inline-flex min-h-11 items-center gap-2">
            <Icon shape={icon} size={20} />
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
