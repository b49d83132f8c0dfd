import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import { CampaignBadge } from '#features/campaigns/web/campaign-badge.tsx';
import { CampaignCover } from '#features/campaigns/web/campaign-cover.tsx';
import { crowdfundingQuery } from '#features/campaigns/web/campaign-queries.ts';
import { InItsLanguage } from '#features/campaigns/web/in-its-language.tsx';

/** The caller's own campaigns, each leading to where she looks after it. */
export function OwnCampaigns() {
  const t = useTranslations();
  const { api } = usePage();
  const { data } = useSuspenseQuery(crowdfundingQuery(api));
  if (data.items.length + data.teams.length === 0 && !data.isSettingUp) return null;
  return (
    <section aria-labelledby="own-campaigns" className="mb-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="own-campaigns" className="text-step-2 font-bold">
          {t('campaigns.list.own')}
        </h2>
        {data.isSettingUp && (
          <Button href={href('campaignsCreate')} variant="secondary" size="s">
            {t('campaigns.list.goOn')}
          </Button>
        )}
      </div>
      {data.items.length > 0 && (
        <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {data.items.map(({ id, slug, state, name, language, cover }) => (
            <Card key={id} as="li" padding="none" raises className="flex">
              <CampaignCover cover={cover} className="w-24 shrink-0 object-cover" />
              <div className="min-w-0 p-4">
                <CampaignBadge state={state} />
                <h3 className="mt-2 leading-snug font-bold wrap-anywhere">
                  <a
                    href={href('campaignDashboard', { campaignSlug: slug })}
                    className="stretched-link no-underline"
                  >
                    <InItsLanguage language={language}>{name}</InItsLanguage>
                  </a>
                </h3>
              </div>
            </Card>
          ))}
        </ul>
      )}
      {data.teams.length > 0 && (
        <>
          <h3 className="mt-6 font-bold">{t('campaigns.team.led')}</h3>
          <ul className="mt-2 flex flex-wrap gap-x-6">
            {data.teams.map(({ id, slug, name, campaign }) => (
              <li key={id}>
                <a
                  href={href('campaignTeamDashboard', { campaignSlug: campaign.slug, teamSlug: slug })}
                  className="text-link inline-flex min-h-11 items-center"
                >
                  <bdi>{name || t('campaigns.team.nameless')}</bdi>
                </a>
                <span className="text-muted">
                  {' · '}
                  <bdi>{campaign.name}</bdi>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
