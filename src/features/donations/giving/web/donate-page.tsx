import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { NightBand } from '#art/night-band.tsx';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Callout } from '#ui/card/callout.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { CurrencyPicker } from '#features/currencies/offered/currency-picker.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { donationFormQuery, donationKeyQuery, readAsked } from '#features/donations/web/donation-queries.ts';
import { DonateForm } from './donate-form.tsx';
import { DonateQuestions } from './donate-questions.tsx';
import { GivingRests } from './giving-rests.tsx';
import { WhatItDoes } from './what-it-does.tsx';

export async function load({ page, url }: PageArgs): Promise<void> {
  const { api, queries } = page;
  await Promise.all([
    queries.query(donationFormQuery(api, readAsked(url))),
    queries.ensureQueryData(donationKeyQuery),
  ]);
}

/** `/donate`: one page, one form, and on to the provider. */
export default function DonatePage() {
  const t = useTranslations();
  const { api, origin } = usePage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asked = readAsked(new URL(pathname + search, origin));
  const viewer = useViewer();
  const { data: form } = useSuspenseQuery(donationFormQuery(api, asked));
  const { amount, to } = asked;
  const shownIn = (currency: string) => href('donate', undefined, { currency, amount, to });
  return (
    <>
      <PageHead
        title={t('donations.page.headTitle')}
        description={t('donations.page.intro')}
        path={href('donate')}
      />
      <NightBand>
        <div className="pt-8 text-center sm:pt-14">
          <h1 className="text-step-4 text-balance">{t('donations.page.title')}</h1>
          <p className="mx-auto mt-4 max-w-reading text-step-1 text-pretty text-night-soft">
            {t('donations.page.intro')}
          </p>
        </div>
      </NightBand>
      <PageSection className="pt-0! sm:pt-0!">
        <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="min-w-0">
            <CurrencyPicker
              currency={form.currency}
              back={shownIn(form.currency)}
              invalidates={[api.donations.form.key()]}
              onChosen={(chosen) => void navigate(shownIn(chosen), { preventScrollReset: true })}
              className="mb-6"
            />
            {form.target?.about != null && (
              <p className="mb-6 text-step-1 font-semibold text-pretty">{form.target.about}</p>
            )}
            {viewer?.minor ? (
              <Callout title={t('donations.minor.title')}>{t('donations.refusal.minor')}</Callout>
            ) : form.target?.refused != null ? (
              <Callout title={form.target.refused}>
                <a
                  href={href('donate', undefined, { currency: form.currency, amount })}
                  className="text-link"
                >
                  {t('donations.page.general')}
                </a>
              </Callout>
            ) : form.reopensAt !== null ? (
              <GivingRests reopensAt={form.reopensAt} />
            ) : form.methods.length === 0 ? (
              <Callout title={t('donations.page.nowhereTitle')}>{t('donations.page.nowhere')}</Callout>
            ) : (
              <DonateForm key={`${form.currency} ${amount ?? ''}`} form={form} asked={asked} />
            )}
          </div>
          <WhatItDoes />
        </div>
      </PageSection>
      <DonateQuestions form={form} />
    </>
  );
}
