import { useFormatter, useTranslations } from 'use-intl';
import { NightBand } from '#art/night-band.tsx';
import { ScenePicture } from '#art/scene-picture.tsx';
import { PageHead } from '#page/page-head.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { href } from '#urls.ts';
import { categories, categoryNames, durationNames, leastGoal } from '#features/campaigns/life/policy.ts';
import { CampaignCover } from '#features/campaigns/web/campaign-cover.tsx';
import { categoryCovers } from '#features/campaigns/web/category-choice.tsx';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';

/** `/campaigns/start`: what a campaign is, what it can be for and how long it runs, before anyone begins one. */
export default function StartPage() {
  const t = useTranslations();
  return (
    <>
      <PageHead
        title={t('campaigns.start.headTitle')}
        description={t('campaigns.start.intro')}
        path={href('campaignsStart')}
      />
      <NightBand>
        <div className="grid items-center gap-8 pt-8 sm:pt-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <div>
            <h1 className="text-step-4 text-balance">{t('campaigns.start.title')}</h1>
            <p className="mt-4 max-w-reading text-step-1 text-pretty text-night-soft">
              {t('campaigns.start.intro')}
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              <Button href={href('campaignsCreate')} size="l">
                {t('campaigns.start.begin')}
              </Button>
              <Button href={href('campaigns')} size="l" variant="secondary">
                {t('campaigns.start.see')}
              </Button>
            </div>
          </div>
          <ScenePicture
            name="give"
            lazy={false}
            className="w-full rounded-large shadow-lift-3 max-lg:hidden"
          />
        </div>
      </NightBand>
      <Ways />
      <Categories />
      <Durations />
      <Promises />
    </>
  );
}

function Ways() {
  const t = useTranslations();
  const ways = [
    { title: t('campaigns.start.way1'), text: t('campaigns.start.way1Text') },
    { title: t('campaigns.start.way2'), text: t('campaigns.start.way2Text') },
    { title: t('campaigns.start.way3'), text: t('campaigns.start.way3Text') },
  ];
  return (
    <PageSection className="pt-0! sm:pt-0!" labelledBy="campaign-ways">
      <SectionHeading id="campaign-ways">{t('campaigns.start.how')}</SectionHeading>
      <ol className="grid gap-6 md:grid-cols-3">
        {ways.map(({ title, text }, index) => (
          <Card key={title} as="li">
            <span className="grid size-11 place-content-center rounded-pill bg-tint-peach text-step-1 font-extrabold text-pomegranate">
              {index + 1}
            </span>
            <h3 className="mt-4 text-step-1 font-bold">{title}</h3>
            <p className="mt-2 text-pretty text-ink-soft">{text}</p>
          </Card>
        ))}
      </ol>
    </PageSection>
  );
}

function Categories() {
  const t = useTranslations();
  const format = useFormatter();
  const { categories: names, categoryTexts } = useCampaignWords();
  return (
    <PageSection tone="sand" labelledBy="campaign-categories">
      <SectionHeading id="campaign-categories" intro={t('campaigns.start.categoriesText')}>
        {t('campaigns.start.categories')}
      </SectionHeading>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {categoryNames.map((name) => (
          <Card key={name} as="li" padding="none" className="flex flex-col">
            <CampaignCover cover={categoryCovers[name]} className="aspect-4/3 w-full object-cover" />
            <div className="flex grow flex-col p-5">
              <h3 className="text-step-1 leading-tight font-bold">{names[name]}</h3>
              <p className="mt-2 text-pretty text-ink-soft">{categoryTexts[name]}</p>
              <p className="mt-auto pt-4 text-step--1 text-muted">
                {t('campaigns.category.goal', {
                  goal: format.number(categories[name]),
                  least: format.number(leastGoal(name)),
                })}
              </p>
            </div>
          </Card>
        ))}
      </ul>
    </PageSection>
  );
}

function Durations() {
  const t = useTranslations();
  const { durations } = useCampaignWords();
  const texts = {
    '24h': t('campaigns.duration.dayText'),
    '36h': t('campaigns.duration.dayAndHalfText'),
    week: t('campaigns.duration.weekText'),
    open: t('campaigns.duration.openText'),
  };
  return (
    <PageSection labelledBy="campaign-durations">
      <SectionHeading id="campaign-durations">{t('campaigns.start.durations')}</SectionHeading>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {durationNames.map((name) => (
          <li key={name} className="border-s-4 border-gold ps-4">
            <h3 className="text-step-1 font-bold">{durations[name]}</h3>
            <p className="mt-1 text-pretty text-ink-soft">{texts[name]}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** What an organizer should know before she begins. */
function Promises() {
  const t = useTranslations();
  const promises = [
    t('campaigns.start.promiseFirst'),
    t('campaigns.start.promiseKept'),
    t('campaigns.start.promiseShabbat'),
    t('campaigns.start.promiseChange'),
    t('campaigns.start.promiseFree'),
  ];
  return (
    <PageSection tone="night" labelledBy="campaign-promises">
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <h2 id="campaign-promises" className="text-step-3 text-balance">
            {t('campaigns.start.know')}
          </h2>
          <Button href={href('campaignsCreate')} size="l" className="mt-6">
            {t('campaigns.start.begin')}
          </Button>
        </div>
        <ul className="space-y-4">
          {promises.map((promise) => (
            <li key={promise} className="flex gap-3">
              <span aria-hidden className="mt-2.5 size-2.5 shrink-0 rounded-pill bg-gold" />
              <span className="text-pretty">{promise}</span>
            </li>
          ))}
        </ul>
      </div>
    </PageSection>
  );
}
