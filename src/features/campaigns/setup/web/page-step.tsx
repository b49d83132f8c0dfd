import { useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { href } from '#urls.ts';
import { categories, categoryNames, leastGoal } from '#features/campaigns/life/policy.ts';
import { BeginningFields } from '#features/campaigns/web/beginning-fields.tsx';
import { categoryCovers } from '#features/campaigns/web/category-choice.tsx';
import { MoneyFields } from '#features/campaigns/web/money-fields.tsx';
import { PageFields } from '#features/campaigns/web/page-fields.tsx';
import { PlaceFields } from '#features/campaigns/web/place-fields.tsx';
import { SlugField } from '#features/campaigns/web/slug-field.tsx';
import type { SetupView } from '../contract.ts';
import { KeptNote } from './kept-note.tsx';
import { pageForm } from './setup-forms.ts';
import { useKeeping } from './use-keeping.ts';

/** How the campaign is found and shown, and when it runs. */
export function PageStep({ setup }: { setup: SetupView }) {
  const t = useTranslations();
  const format = useFormatter();
  const { api, locale } = usePage();
  const navigate = useNavigate();
  const form = usePageForm(pageForm, {
    invalidates: [api.campaigns.key()],
    onDone: ({ slug }) => void navigate(href('campaignDashboard', { campaignSlug: slug })),
  });
  const { status, listeners } = useKeeping(form, { goesOn: true });
  const { typed } = setup;
  const category = categoryNames.find((name) => name === typed.category) ?? 'course';
  return (
    <div {...listeners}>
      <PageForm form={form} className="space-y-10">
        <SlugField known={typed.slug ?? setup.proposedSlug ?? ''} hint={t('campaigns.form.slugHint')} />
        <MoneyFields
          known={{
            currency: typed.currency ?? setup.currency,
            goal: typed.goal ?? format.number(categories[category]),
            bonusGoal: typed.bonusGoal ?? '',
          }}
          goalHint={t('campaigns.form.goalHint', { least: format.number(leastGoal(category)) })}
        />
        <fieldset className="space-y-5">
          <legend className="mb-4 text-step-2 font-bold">{t('campaigns.form.when')}</legend>
          <PlaceFields
            known={{ place: typed.place ?? setup.place, givesOnHolyDays: typed.givesOnHolyDays === 'on' }}
          />
          <BeginningFields
            known={{
              duration: typed.duration ?? 'week',
              startsOn: typed.startsOn ?? '',
              startsTime: typed.startsTime ?? '',
            }}
            firstDay={setup.firstDay}
            lastDay={setup.lastDay}
          />
        </fieldset>
        <PageFields
          known={{
            description: typed.description ?? '',
            story: typed.story ?? '',
            filmUrl: typed.filmUrl ?? '',
            cover: typed.cover ?? categoryCovers[category],
            language: typed.language ?? locale,
          }}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <SubmitButton size="l">{t('campaigns.create.finish')}</SubmitButton>
          <KeptNote status={status} />
        </div>
        <p className="text-step--1 text-pretty text-muted">{t('campaigns.create.finishHint')}</p>
      </PageForm>
    </div>
  );
}
