import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ScenePicture } from '#art/scene-picture.tsx';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { isPublic } from '#features/campaigns/life/policy.ts';
import { CampaignBadge } from '#features/campaigns/web/campaign-badge.tsx';
import { ownQuery } from '#features/campaigns/web/campaign-queries.ts';
import { ShareLink } from '#features/campaigns/web/share-link.tsx';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import type { OwnCampaign } from '../contract.ts';
import { loadOwn } from './load-own.ts';

export const load = (args: PageArgs): Promise<Response | void> => loadOwn(args, 'campaignLaunched');

/** `/campaign/{slug}/launched`: what happens next. */
export default function LaunchedPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { campaignSlug: slug = '' } = useParams();
  const { data: campaign } = useSuspenseQuery(ownQuery(api, slug));
  const { title, text } = useNextWords(campaign);
  const isShown = isPublic(campaign.state);
  return (
    <PageSection className="py-8! sm:py-16!">
      <PageHead title={title} path={href('campaigns')} noindex />
      <Card padding="l" className="mx-auto max-w-180">
        <div className="grid items-center gap-6 sm:grid-cols-[1fr_auto]">
          <div>
            <CampaignBadge state={campaign.state} />
            <h1 className="mt-4 text-step-3 text-balance">{title}</h1>
            <p className="mt-3 text-step-1 text-pretty text-ink-soft">{text}</p>
          </div>
          <ScenePicture
            name={isShown ? 'give' : 'window'}
            lazy={false}
            className="w-56 rounded-card shadow-lift-2 max-sm:hidden"
          />
        </div>
        <div className="mt-8 border-t border-line pt-6">
          {isShown ? (
            <ShareLink slug={slug} />
          ) : (
            <p className="text-pretty">{t('campaigns.launched.share')}</p>
          )}
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button href={href('campaignDashboard', { campaignSlug: slug })}>
            {t('campaigns.own.dashboard')}
          </Button>
          <Button href={href('campaign', { campaignSlug: slug })} variant="secondary">
            {isShown ? t('campaigns.own.page') : t('campaigns.own.preview')}
          </Button>
        </div>
      </Card>
    </PageSection>
  );
}

function useNextWords(campaign: OwnCampaign): { title: string; text: string } {
  const t = useTranslations();
  const { moment } = useCampaignWords();
  const { state, startsAt, place } = campaign;
  if (state === 'pending')
    return { title: t('campaigns.launched.pending'), text: t('campaigns.launched.pendingText') };
  if (state === 'scheduled')
    return {
      title: t('campaigns.launched.scheduled'),
      text: t('campaigns.launched.scheduledText', { time: moment(startsAt, place) }),
    };
  if (state === 'live' || state === 'bonus')
    return { title: t('campaigns.launched.live'), text: t('campaigns.launched.liveText') };
  return { title: t('campaigns.launched.other'), text: t('campaigns.launched.otherText') };
}
