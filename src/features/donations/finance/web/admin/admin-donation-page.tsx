import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { locales } from '#core/locale.ts';
import { findPlace } from '#core/places.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { useMoment } from '#page/use-moment.ts';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import type { AdminDonation } from '#features/donations/finance/contract.ts';
import {
  anonymityNames,
  dedicationNames,
  donationStateNames,
  periodNames,
  reviewNames,
} from '#features/donations/finance/policy.ts';
import { DonationGiftAidCard } from '#features/donations/gift-aid/web/admin/donation-gift-aid-card.tsx';
import { CorrectCard } from '#features/donations/offline/web/admin/correct-card.tsx';
import { MoveCard } from '#features/donations/offline/web/admin/move-card.tsx';
import { generalTarget } from '#features/donations/policy.ts';
import { ContributionCards } from './contribution-cards.tsx';
import { adminDonationQuery } from './giving-queries.ts';
import { RecurrenceCard } from './recurrence-card.tsx';
import { ReviewCard } from './review-card.tsx';
import { useGivenAt } from './use-given-at.ts';
import { useSum } from './use-sum.ts';

/** `/admin/giving/donations/{id}`: a donation, its donor, and the money that came of it. */
export default function AdminDonationPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { donationId = '' } = useParams();
  const { data: donation } = useSuspenseQuery(adminDonationQuery(api, donationId));
  const { state, review, paymentId, receiptHref, donorId } = donation;
  return (
    <>
      <AdminPageHead
        title={donation.donorName || t('donations.list.erased')}
        trail={[{ text: t('donations.list.title'), href: adminHref('adminGiving') }]}
      />
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={state === 'given' || state === 'running' ? 'progress' : 'neutral'}>
          {t(donationStateNames[state])}
        </Badge>
        {review !== null && <Badge tone="info">{t(reviewNames[review])}</Badge>}
        {donorId !== null && (
          <a
            href={adminHref('adminDonor', { donorId })}
            className="text-link inline-flex min-h-11 items-center"
          >
            {t('donations.donors.allGifts')}
          </a>
        )}
        {paymentId !== null && (
          <a
            href={adminHref('adminPayment', { paymentId })}
            className="text-link inline-flex min-h-11 items-center"
          >
            {t('donations.list.payment')}
          </a>
        )}
        {receiptHref !== null && (
          <a href={receiptHref} className="text-link inline-flex min-h-11 items-center">
            {t('donations.list.acknowledgment')}
          </a>
        )}
      </p>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <Facts donation={donation} />
        <div className="grid gap-6">
          {donation.mayDecide && <ReviewCard donation={donation} />}
          {donation.recurrence && <RecurrenceCard donation={donation} recurrence={donation.recurrence} />}
          <ContributionCards contributions={donation.contributions} />
          {donation.giftAid && <DonationGiftAidCard donationId={donationId} giftAid={donation.giftAid} />}
          {donation.mayMove && <MoveCard donation={donation} />}
          {donation.mayCorrect && <CorrectCard donation={donation} />}
        </div>
      </div>
    </>
  );
}

function Facts({ donation }: { donation: AdminDonation }) {
  const t = useTranslations();
  const { locale } = usePage();
  const sum = useSum();
  const moment = useMoment();
  const givenAt = useGivenAt();
  const at = (iso: string) => moment(iso, { dateStyle: 'medium', timeStyle: 'short' });
  const { words, person, dedication, country, place } = donation;
  const rows: [string, ReactNode][] = [
    [t('donations.list.total'), sum(donation.total)],
    ...(donation.fee.amount > 0
      ? ([[t('donations.list.fee'), sum(donation.fee)]] as [string, ReactNode][])
      : []),
    [t('donations.list.about'), donation.about],
    ...(donation.target === generalTarget
      ? []
      : ([[t('donations.list.target'), donation.target]] as [string, ReactNode][])),
    [t('donations.list.period'), t(periodNames[donation.period])],
    [t('donations.list.shown'), t(anonymityNames[donation.anonymity])],
    [t('donations.list.createdAt'), at(donation.createdAt)],
  ];
  if (donation.givenAt !== null) {
    const { kind = 'online' } = donation.contributions[0] ?? {};
    rows.push([t('donations.list.givenAt'), givenAt({ givenAt: donation.givenAt, kind })]);
  }
  if (person) rows.push([t('donations.list.account'), <Person key="person" {...person} />]);
  if (words) rows.push([t('donations.list.address'), words.emailAddress || t('donations.list.erased')]);
  if (dedication !== 'none')
    rows.push([t(dedicationNames[dedication]), words?.dedicationText ?? t('donations.list.sealed')]);
  if (words && words.postalAddress !== '')
    rows.push([
      t('donations.offline.postal'),
      <span key="postal" className="whitespace-pre-line">
        {words.postalAddress}
      </span>,
    ]);
  if (words && words.note !== '')
    rows.push([
      t('donations.offline.note'),
      <span key="note" className="whitespace-pre-line">
        {words.note}
      </span>,
    ]);
  if (words && words.message !== '')
    rows.push([
      t('donations.list.message'),
      <span key="message" className="whitespace-pre-line">
        {words.message}
      </span>,
    ]);
  rows.push(
    [t('donations.list.language'), locales[donation.language].name],
    [
      t('donations.list.place'),
      [findPlace(place)?.names[locale] ?? place, country].filter(Boolean).join(', '),
    ],
  );
  return (
    <Card>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="sm:contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Person({ name, href }: NonNullable<AdminDonation['person']>) {
  return href === null ? (
    name
  ) : (
    <a href={href} className="text-link">
      {name}
    </a>
  );
}
