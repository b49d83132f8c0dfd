import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { NightBand } from '#art/night-band.tsx';
import { PageHead } from '#page/page-head.tsx';
import { PageParts } from '#page/page-parts.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Callout } from '#ui/card/callout.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { CurrencyPicker } from '#features/currencies/offered/currency-picker.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { donatePlace } from '#features/donations/offered/page-places.ts';
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
  const { amount, to, period, via } = asked;
  // A gift for a campaign or a day is not for what the house does otherwise.
  const about = form.target?.about ?? null;
  const recurs = period !== undefined && period !== 'once';
  const isNowhere = form.methods.length === 0 || (recurs && form.recurringMethods.length === 0);
  // An amount that the address fixes is of its currency.
  const isFixed = amount !== undefined && form.target?.price == null && !isNowhere;
  const shownIn = (currency: string) => href('donate', undefined, { currency, amount, to, period, via });
  return (
    <>
      <PageHead
        title={t('donations.page.headTitle')}
        description={t('donations.page.intro')}
        path={href('donate')}
      />
      <NightBand>
        <div className="pt-8 text-center sm:pt-14">
          <h1 className="text-step-4 text-balance wrap-anywhere">{about ?? t('donations.page.title')}</h1>
          {about === null && (
            <p className="mx-auto mt-4 max-w-reading text-step-1 text-pretty text-night-soft">
              {t('donations.page.intro')}
            </p>
          )}
        </div>
      </NightBand>
      <PageSection className="pt-0! sm:pt-0!">
        <div
          className={
            about === null
              ? 'grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]'
              : 'mx-auto max-w-180'
          }
        >
          <div className="min-w-0">
            {!isFixed && (
              <CurrencyPicker
                currency={form.currency}
                back={shownIn(form.currency)}
                invalidates={[api.donations.form.key()]}
                onChosen={(chosen) => void navigate(shownIn(chosen), { preventScrollReset: true })}
                className="mb-6"
              />
            )}
            {form.target?.refused === null && <PageParts place={donatePlace} told={{ to }} />}
            {viewer?.minor ? (
              <Callout title={t('donations.minor.title')}>{t('donations.refusal.minor')}</Callout>
            ) : form.target?.refused != null ? (
              <Callout title={form.target.refused}>
                <a
                  href={href('donate', undefined, { currency: form.currency, amount, via })}
                  className="text-link"
                >
                  {t('donations.page.general')}
                </a>
              </Callout>
            ) : form.reopensAt !== null ? (
              <GivingRests reopensAt={form.reopensAt} />
            ) : isNowhere ? (
              <Callout title={t('donations.page.nowhereTitle')}>{t('donations.page.nowhere')}</Callout>
            ) : (
              <DonateForm
                key={`${form.currency} ${amount ?? ''} ${period ?? ''}`}
                form={form}
                asked={asked}
              />
            )}
          </div>
          {about === null && <WhatItDoes />}
        </div>
      </PageSection>
      <DonateQuestions form={form} />
    </>
  );
}
