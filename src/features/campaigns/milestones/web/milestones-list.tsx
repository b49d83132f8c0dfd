import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import type { CampaignView } from '#features/campaigns/showing/contract.ts';
import { liveQuery } from '#features/campaigns/web/campaign-queries.ts';
import { InItsLanguage } from '#features/campaigns/web/in-its-language.tsx';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import { markMilestones } from '../policy.ts';

/** What a campaign reaches at which amounts; the next one says what is missing. Gifts mark them while the page is open. */
export function MilestonesList({ campaign }: { campaign: CampaignView }) {
  const t = useTranslations();
  const { api } = usePage();
  const { amount } = useCampaignWords();
  const { slug, currency, language } = campaign;
  const {
    data: { raised },
  } = useSuspenseQuery(liveQuery(api, slug));
  const { marked, next } = markMilestones(campaign.milestones, raised);
  if (marked.length === 0) return null;
  return (
    <section aria-labelledby="campaign-milestones">
      <h2 id="campaign-milestones" className="mb-5 text-step-3">
        {t('campaigns.milestone.title')}
      </h2>
      {next && (
        <p className="mb-4 rounded-card bg-sand px-5 py-4 text-step-1 font-semibold text-pretty tabular-nums">
          {t.rich('campaigns.milestone.next', {
            missing: amount(next.missing, currency),
            text: next.text,
            bdi: isolate,
          })}
        </p>
      )}
      <ol className="grid gap-2">
        {marked.map(({ amount: at, text, isReached }) => (
          <li key={at} className="flex items-start gap-3">
            <Icon
              shape={isReached ? IconCircleCheck : IconCircle}
              className={isReached ? 'mt-0.5 text-olive' : 'mt-0.5 text-muted'}
            />
            <p className="min-w-0">
              <b className="tabular-nums">{amount(at, currency)}</b>{' '}
              <span className="wrap-anywhere">
                <InItsLanguage language={language}>{text}</InItsLanguage>
              </span>
              {isReached && <span className="text-olive"> · {t('campaigns.milestone.reached')}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
