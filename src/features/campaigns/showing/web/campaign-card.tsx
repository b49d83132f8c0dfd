import { Card } from '#ui/card/card.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { href } from '#urls.ts';
import { CampaignBadge } from '#features/campaigns/web/campaign-badge.tsx';
import { CampaignCover } from '#features/campaigns/web/campaign-cover.tsx';
import { InItsLanguage } from '#features/campaigns/web/in-its-language.tsx';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import { useTranslations } from 'use-intl';
import type { CampaignSummary } from '../contract.ts';

interface CampaignCardProps {
  campaign: CampaignSummary;
  /** The only one of its list, which has the whole width. */
  isAlone?: boolean;
}

/** A campaign in a list. */
export function CampaignCard({ campaign, isAlone = false }: CampaignCardProps) {
  const t = useTranslations();
  const { categories, sayTime, amount } = useCampaignWords();
  const { slug, name, description, language, cover, state, category, goal, currency } = campaign;
  return (
    <Card
      as="li"
      padding="none"
      raises
      className={classNames('flex flex-col', isAlone && 'sm:col-span-full md:flex-row')}
    >
      <CampaignCover
        cover={cover}
        className={classNames('aspect-3/2 w-full object-cover', isAlone && 'md:w-1/2')}
      />
      <div className={classNames('flex grow flex-col p-5', isAlone && 'md:p-8')}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-step--1 text-muted">
          <CampaignBadge state={state} />
          {categories[category]}
        </p>
        <h3
          className={classNames(
            'mt-3 leading-snug font-bold text-balance wrap-anywhere',
            isAlone ? 'text-step-2' : 'text-step-1',
          )}
        >
          <a href={href('campaign', { campaignSlug: slug })} className="stretched-link no-underline">
            <InItsLanguage language={language}>{name}</InItsLanguage>
          </a>
        </h3>
        <p className="mt-2 line-clamp-3 text-ink-soft wrap-anywhere">
          <InItsLanguage language={language}>{description}</InItsLanguage>
        </p>
        <div className="mt-auto pt-4">
          <p className="font-bold tabular-nums">
            {t('campaigns.card.goal', { goal: amount(goal, currency) })}
          </p>
          <p className="mt-0.5 text-step--1 text-muted">{sayTime(campaign)}</p>
        </div>
      </div>
    </Card>
  );
}
