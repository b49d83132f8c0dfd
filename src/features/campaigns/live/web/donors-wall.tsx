import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { useMoment } from '#page/use-moment.ts';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import type { CampaignView } from '#features/campaigns/showing/contract.ts';
import { liveQuery } from '#features/campaigns/web/campaign-queries.ts';

/** The newest gifts, each as its donor wants it to be seen. The panel beside it hears of new ones (`useLiveTotal`). */
export function DonorsWall({ campaign: { slug, currency } }: { campaign: CampaignView }) {
  const t = useTranslations();
  const moment = useMoment();
  const { amount } = useCampaignWords();
  const { api } = usePage();
  const {
    data: { newest },
  } = useSuspenseQuery(liveQuery(api, slug));
  if (newest.length === 0) return null;
  return (
    <section aria-labelledby="campaign-donors">
      <h2 id="campaign-donors" className="mb-5 text-step-3">
        {t('campaigns.live.wall')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {newest.map(({ id, name, amount: given, at }) => (
          <li
            key={id}
            className="flex items-baseline justify-between gap-4 rounded-control bg-white px-4 py-3 shadow-lift-1"
          >
            <span className="min-w-0">
              <bdi className="block font-semibold wrap-anywhere">{name ?? t('campaigns.live.anonymous')}</bdi>
              <span className="text-step--1 text-muted">
                {moment(at, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })}
              </span>
            </span>
            {given !== null && <b className="shrink-0 tabular-nums">{amount(given, currency)}</b>}
          </li>
        ))}
      </ul>
    </section>
  );
}
