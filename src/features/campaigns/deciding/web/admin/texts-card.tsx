import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import type { AdminCampaignDetail } from '#features/campaigns/deciding/contract.ts';
import { StoryText } from '#features/campaigns/showing/web/story-text.tsx';
import { CampaignCover } from '#features/campaigns/web/campaign-cover.tsx';
import { InItsLanguage } from '#features/campaigns/web/in-its-language.tsx';

/** What its page says and shows: what an approval is about. */
export function TextsCard({ campaign }: { campaign: AdminCampaignDetail }) {
  const t = useTranslations();
  const { cover, description, language, story, filmUrl } = campaign;
  return (
    <Card as="section" padding="none" labelledBy="campaign-texts">
      <CampaignCover cover={cover} className="aspect-3/1 w-full object-cover" />
      <div className="p-5 sm:p-6">
        <h2 id="campaign-texts" className="text-step-1 font-bold">
          {t('campaigns.admin.texts')}
        </h2>
        <p className="mt-3 font-medium wrap-anywhere">
          <InItsLanguage language={language}>{description}</InItsLanguage>
        </p>
        {filmUrl !== null && (
          <p className="mt-3">
            <a
              href={filmUrl}
              target="_blank"
              rel="noreferrer nofollow"
              dir="ltr"
              className="text-link inline-flex min-h-11 items-center break-all"
            >
              {filmUrl}
            </a>
          </p>
        )}
        {story !== '' && (
          <div className="mt-4 text-step-0">
            <StoryText story={story} language={language} />
          </div>
        )}
      </div>
    </Card>
  );
}
