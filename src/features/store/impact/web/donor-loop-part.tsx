import { useTranslations } from 'use-intl';
import { LoopLink } from './loop-link.tsx';

/** On the page of a donor: where her gift for an impact item can be followed. */
export default function DonorLoopPart({ donation }: { donation: { to: string; state: string } }) {
  const t = useTranslations();
  // Of one that went back there is nothing to follow.
  if (donation.state === 'void') return null;
  return <LoopLink to={donation.to} text={t('store.loop.afterGift')} link={t('store.loop.follow')} />;
}
