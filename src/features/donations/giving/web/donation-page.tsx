import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { donationQuery } from '#features/donations/web/donation-queries.ts';
import { RecurringDonation } from '#features/donations/recurring/web/recurring-donation.tsx';
import { GivenDonation } from './given-donation.tsx';
import { UnpaidDonation } from './unpaid-donation.tsx';
import { WaitingDonation } from './waiting-donation.tsx';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.query(donationQuery(page.api, params['token'] ?? ''));
}

/** How often a page that waits asks again, in milliseconds. */
const askedEvery = 2_000;

/** `/donation/{token}`: a donation for its donor: how far it is, and her receipt. The address itself is the secret. */
export default function DonationPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { token = '' } = useParams();
  const { search } = useLocation();
  const queries = useQueryClient();
  const query = new URLSearchParams(search);
  const { data: donation } = useSuspenseQuery(donationQuery(api, token));
  const isUnpaid = donation.state === 'draft' && donation.review !== 'waiting';
  // Of one that recurs, its donor may be paying the next gift by hand.
  const isPayable = isUnpaid || donation.state === 'running';
  const isPaid = donation.isConfirming || query.has('payment');
  const wantsToPay = query.has('cancelled') || query.get('again') === 'yes';
  const isWaiting = isPayable && donation.payment === 'waiting' && isPaid && !wantsToPay;
  useQuery({ ...donationQuery(api, token), enabled: isWaiting, refetchInterval: askedEvery });
  const ask = useEffectEvent(async () => {
    if (!isPayable || !isPaid) return;
    const known = await api.donations.complete.call({ token, query: Object.fromEntries(query) });
    queries.setQueryData(donationQuery(api, token).queryKey, known);
  });
  useEffect(() => void ask(), []);
  return (
    <PageSection className="py-8! sm:py-12!">
      <PageHead title={t('donations.own.headTitle')} path={href('donation')} noindex />
      {isWaiting ? (
        <WaitingDonation donation={donation} token={token} />
      ) : isUnpaid ? (
        <UnpaidDonation donation={donation} isCanceled={query.has('cancelled')} />
      ) : donation.recurrence ? (
        <RecurringDonation
          donation={donation}
          recurrence={donation.recurrence}
          token={token}
          isBack={query.has('payment') && !query.has('cancelled')}
        />
      ) : (
        <GivenDonation donation={donation} token={token} />
      )}
    </PageSection>
  );
}
