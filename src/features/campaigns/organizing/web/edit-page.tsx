import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { decimalText, money } from '#core/money.ts';
import { decimalInLanguage } from '#core/money-text.ts';
import { findPlace } from '#core/places.ts';
import { clockAt } from '#core/zoned-time.ts';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { hasBegun, leastGoal } from '#features/campaigns/life/policy.ts';
import { AboutFields } from '#features/campaigns/web/about-fields.tsx';
import { BeginningFields } from '#features/campaigns/web/beginning-fields.tsx';
import { ownQuery } from '#features/campaigns/web/campaign-queries.ts';
import { MoneyFields } from '#features/campaigns/web/money-fields.tsx';
import { PageFields } from '#features/campaigns/web/page-fields.tsx';
import { PlaceFields } from '#features/campaigns/web/place-fields.tsx';
import { SlugField } from '#features/campaigns/web/slug-field.tsx';
import type { OwnCampaign } from '../contract.ts';
import { changeForm } from './own-forms.ts';
import { loadOwn } from './load-own.ts';

export const load = (args: PageArgs): Promise<Response | void> => loadOwn(args, 'campaignEdit');

/** `/campaign/{slug}/edit`: everything of a campaign. What can no longer change says so when it is sent. */
export default function EditPage() {
  const t = useTranslations();
  const format = useFormatter();
  const { api, locale } = usePage();
  const navigate = useNavigate();
  const { campaignSlug: slug = '' } = useParams();
  const { data: campaign } = useSuspenseQuery(ownQuery(api, slug));
  const form = usePageForm(changeForm, {
    about: [campaign.id],
    doneText: t('campaigns.edit.saved'),
    invalidates: [api.campaigns.key()],
    onDone: ({ slug }) => void navigate(href('campaignDashboard', { campaignSlug: slug })),
  });
  const { currency, filmUrl } = campaign;
  const amount = (sum: number) => decimalInLanguage(decimalText(money(sum, currency)), locale);
  const begun = hasBegun(campaign.state);
  return (
    <PageSection className="py-8! sm:py-12!">
      <PageHead title={t('campaigns.edit.title')} path={href('campaigns')} noindex />
      <div className="mx-auto max-w-180">
        <h1 className="text-step-3">{t('campaigns.edit.title')}</h1>
        {begun && <Callout className="mt-4">{t('campaigns.edit.begun')}</Callout>}
        <Card padding="l" className="mt-6 px-4! sm:px-10!">
          <PageForm form={form} className="space-y-10">
            <input type="hidden" name="version" value={campaign.version} />
            <AboutFields known={campaign} />
            <SlugField
              known={campaign.slug}
              hint={begun ? t('campaigns.edit.slugHint') : t('campaigns.form.slugHint')}
            />
            <MoneyFields
              known={{
                currency,
                goal: amount(campaign.goal),
                bonusGoal: campaign.bonusGoal === null ? '' : amount(campaign.bonusGoal),
              }}
              goalHint={
                begun
                  ? t('campaigns.edit.goalHint')
                  : t('campaigns.form.goalHint', { least: format.number(leastGoal(campaign.category)) })
              }
            />
            <fieldset className="space-y-5">
              <legend className="mb-4 text-step-2 font-bold">{t('campaigns.form.when')}</legend>
              <PlaceFields known={campaign} />
              {begun ? <EndFields campaign={campaign} /> : <BeginningFields known={beginningOf(campaign)} />}
            </fieldset>
            <PageFields known={{ ...campaign, filmUrl: filmUrl ?? '' }} />
            <div className="flex flex-wrap gap-3">
              <SubmitButton size="l">{t('campaigns.edit.save')}</SubmitButton>
              <Button href={href('campaignDashboard', { campaignSlug: slug })} size="l" variant="quiet">
                {t('campaigns.edit.back')}
              </Button>
            </div>
          </PageForm>
        </Card>
      </div>
    </PageSection>
  );
}

function clockOf(campaign: Pick<OwnCampaign, 'place'>, at: string) {
  return clockAt(new Date(at), findPlace(campaign.place)?.timeZone ?? 'UTC');
}

function beginningOf(campaign: OwnCampaign) {
  const { day, time } = clockOf(campaign, campaign.startsAt);
  const { duration, beginsAtOnce } = campaign;
  return beginsAtOnce
    ? { duration, startsOn: '', startsTime: '' }
    : { duration, startsOn: day, startsTime: time };
}

/** The end of one that has begun: later, once. */
function EndFields({ campaign }: { campaign: OwnCampaign }) {
  const t = useTranslations();
  const { endsAt, endMoved, state } = campaign;
  if (endsAt === null) return <p className="text-muted">{t('campaigns.edit.openEnded')}</p>;
  if (endMoved || !['live', 'bonus', 'paused'].includes(state)) return null;
  const { day, time } = clockOf(campaign, endsAt);
  return (
    <div className="grid items-start gap-3 min-[26rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <PageField
        name="endsOn"
        known={day}
        label={t('campaigns.edit.endsOn')}
        hint={t('campaigns.edit.endsOnHint')}
      >
        {(control) => <TextInput {...control} type="date" min={day} />}
      </PageField>
      <PageField name="endsTime" known={time} label={t('campaigns.form.startsTime')}>
        {(control) => <TextInput {...control} type="time" />}
      </PageField>
    </div>
  );
}
