import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import { ownSummariesQuery } from './summary-query.ts';

/** The yearly summaries of someone who is signed in; nothing if there are none. */
export function OwnSummaries() {
  const t = useTranslations();
  const { api } = usePage();
  const { data: summaries } = useSuspenseQuery(ownSummariesQuery(api));
  if (summaries.length === 0) return null;
  return (
    <Card as="section" labelledBy="donations-summaries" padding="l" className="mb-10">
      <h2 id="donations-summaries" className="text-step-2 font-bold">
        {t('donations.summary.mine')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {summaries.map(({ year, token }) => (
          <li key={year}>
            <a
              href={href('donationSummary', { token })}
              className="text-link inline-flex min-h-11 items-center font-semibold tabular-nums"
            >
              {year}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
