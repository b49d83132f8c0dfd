import { useTranslations } from 'use-intl';
import { PageParts } from '#page/page-parts.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { href } from '#urls.ts';
import { useFailureWords } from '#features/plans/offered/use-failure-words.ts';
import { GiftAidCard } from '#features/donations/gift-aid/web/gift-aid-card.tsx';
import type { DonationView } from '#features/donations/giving/contract.ts';
import { DonationSummary } from '#features/donations/giving/web/donation-summary.tsx';
import { donorPlace } from '#features/donations/offered/page-places.ts';
import { Receipts } from '#features/donations/giving/web/receipts.tsx';
import { ThanksSheet } from '#features/donations/giving/web/thanks-sheet.tsx';
import type { RecurrenceView } from '../contract.ts';
import { NextGift } from './next-gift.tsx';
import { stateId } from './schedule-form.tsx';
import { ScheduleForms } from './schedule-forms.tsx';

interface RecurringDonationProps {
  donation: DonationView;
  recurrence: RecurrenceView;
  token: string;
  /** The donor has just come back from the provider. */
  isBack: boolean;
}

/** A donation that recurs, for its donor: what comes next, everything that she can change, and her receipts. */
export function RecurringDonation({ donation, recurrence, token, isBack }: RecurringDonationProps) {
  const t = useTranslations();
  const why = useFailureWords(donation.failure);
  const isFailed = isBack && donation.payment === 'failed';
  const isThanked = isBack && donation.payment === 'none';
  if (donation.state === 'ended') return <Ended donation={donation} token={token} />;
  const Title = isThanked ? 'h2' : 'h1';
  return (
    <>
      {isThanked && (
        <div className="mx-auto mb-10 max-w-reading">
          <ThanksSheet donation={donation} />
        </div>
      )}
      {isFailed && (
        <Callout tone="warning" title={t('plans.paid.notTitle')} className="mb-6">
          {why}
        </Callout>
      )}
      <Title className="text-step-3">{t('donations.own.recurs', { period: donation.period })}</Title>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="grid gap-6">
          <div id={stateId} tabIndex={-1}>
            <NextGift donation={donation} recurrence={recurrence} />
          </div>
          {!recurrence.isCanceled && <ScheduleForms donation={donation} recurrence={recurrence} />}
        </div>
        <div className="grid gap-6">
          <Receipts donation={donation} />
          <PageParts place={donorPlace} told={{ token, donation }} />
          {donation.giftAid && <GiftAidCard giftAid={donation.giftAid} />}
          {(donation.fee > 0 || donation.dedication !== 'none') && <DonationSummary donation={donation} />}
          <p className="text-step--1 text-pretty text-muted">{t('donations.own.secret')}</p>
        </div>
      </div>
    </>
  );
}

function Ended({ donation, token }: { donation: DonationView; token: string }) {
  const t = useTranslations();
  return (
    <div className="mx-auto grid max-w-reading gap-6">
      <h1 className="text-step-3">{t('donations.own.endedTitle')}</h1>
      <p className="text-pretty">{t('donations.own.ended')}</p>
      <Receipts donation={donation} />
      <PageParts place={donorPlace} told={{ token, donation }} />
      {donation.giftAid && <GiftAidCard giftAid={donation.giftAid} />}
      <p>
        <a href={href('donate')} className="text-link inline-flex min-h-11 items-center">
          {t('donations.own.giveAgain')}
        </a>
      </p>
    </div>
  );
}
