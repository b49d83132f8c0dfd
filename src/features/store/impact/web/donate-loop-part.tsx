import { useTranslations } from 'use-intl';
import { LoopLink } from './loop-link.tsx';

/** On the form of a donation: what becomes of a gift for an impact item. */
export default function DonateLoopPart({ to }: { to: string | undefined }) {
  const t = useTranslations();
  return (
    <LoopLink to={to} text={t('store.loop.beforeGift')} link={t('store.loop.follow')} className="mb-6" />
  );
}
