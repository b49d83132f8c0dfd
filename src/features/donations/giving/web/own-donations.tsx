import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import { ownDonationsQuery } from '#features/donations/web/donation-queries.ts';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import type { OwnDonation } from '../contract.ts';

/** What someone who is signed in has given, with the page of each; nothing if there is nothing. */
export function OwnDonations({ after }: { after: string | undefined }) {
  const t = useTranslations();
  const { api } = usePage();
  const { data: own } = useSuspenseQuery(ownDonationsQuery(api, after));
  if (own.items.length === 0) return null;
  return (
    <Card as="section" labelledBy="donations-own" padding="l" className="mb-10">
      <h2 id="donations-own" className="text-step-2 font-bold">
        {t('donations.mine.title')}
      </h2>
      <ul className="mt-4 divide-y divide-ink-soft/15">
        {own.items.map((donation) => (
          <Own key={donation.token} donation={donation} />
        ))}
      </ul>
      {own.next !== undefined && (
        <p className="mt-4">
          <a
            href={href('donation', undefined, { after: own.next })}
            className="text-link inline-flex min-h-11 items-center"
          >
            {t('donations.mine.earlier')}
          </a>
        </p>
      )}
    </Card>
  );
}

function Own({ donation: { token, about, state, period, currency, total, at } }: { donation: OwnDonation }) {
  const t = useTranslations();
  const { sum, day } = useDonationWords();
  const amount = sum(total, currency);
  const words: Partial<Record<OwnDonation['state'], string>> = {
    draft: t('donations.mine.waiting'),
    pledged: t('donations.mine.pledged'),
    ended: t('donations.mine.ended'),
    void: t('donations.mine.void'),
  };
  const told = words[state];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <span className="min-w-0">
        <a
          href={href('donationOfDonor', { token })}
          className="text-link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
        >
          {about}
        </a>
        <span className="block text-step--1 text-muted">{day(at)}</span>
      </span>
      <span className="text-end">
        <b className="block tabular-nums">
          {period === 'month'
            ? t('donations.mine.monthly', { sum: amount })
            : period === 'year'
              ? t('donations.mine.yearly', { sum: amount })
              : amount}
        </b>
        {told !== undefined && <Badge tone="neutral">{told}</Badge>}
      </span>
    </li>
  );
}
