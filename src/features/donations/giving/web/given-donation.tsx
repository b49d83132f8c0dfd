import { useTranslations } from 'use-intl';
import { PageParts } from '#page/page-parts.tsx';
import { Card } from '#ui/card/card.tsx';
import { donorPlace } from '#features/donations/offered/page-places.ts';
import { GiftAidCard } from '#features/donations/gift-aid/web/gift-aid-card.tsx';
import type { DonationView } from '../contract.ts';
import { Receipts } from './receipts.tsx';
import { ThanksSheet } from './thanks-sheet.tsx';

/** A donation whose money is here or promised, or was: thanks worth keeping, and its receipt. */
export function GivenDonation({ donation, token }: { donation: DonationView; token: string }) {
  const t = useTranslations();
  const { state, review, contributions } = donation;
  if (review === 'waiting')
    return <Told title={t('donations.own.reviewTitle')} text={t('donations.own.review')} />;
  if (review === 'declined')
    return <Told title={t('donations.own.declinedTitle')} text={t('donations.own.declined')} />;
  const isReturned = contributions.some(({ amount, refunded }) => refunded < amount);
  if (state === 'void')
    return (
      <>
        <h1 className="text-step-3">{t('donations.own.voidTitle')}</h1>
        <div className="mt-6 grid max-w-reading gap-6">
          <p className="text-pretty">{isReturned ? t('donations.own.returned') : t('donations.own.void')}</p>
          <Receipts donation={donation} />
          <PageParts place={donorPlace} told={{ token, donation }} />
        </div>
      </>
    );
  return (
    <div className="mx-auto max-w-reading">
      <ThanksSheet donation={donation} />
      <div className="mt-8 grid gap-6 print:hidden">
        <PageParts place={donorPlace} told={{ token, donation }} />
        <Receipts donation={donation} />
        {donation.giftAid && <GiftAidCard giftAid={donation.giftAid} />}
        <p className="text-step--1 text-pretty text-muted">{t('donations.own.secret')}</p>
      </div>
    </div>
  );
}

function Told({ title, text }: { title: string; text: string }) {
  return (
    <Card padding="l" className="mx-auto max-w-form">
      <h1 className="text-step-3">{title}</h1>
      <p className="mt-4 text-pretty">{text}</p>
    </Card>
  );
}
