import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PictureBand } from '#art/picture-band.tsx';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Callout } from '#ui/card/callout.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { CurrencyPicker } from '#features/currencies/offered/currency-picker.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { bookingKeyQuery, calendarQuery, readAsked } from '#features/sponsorships/web/sponsorship-queries.ts';
import { addressOf } from './address-of.ts';
import { BookingForm } from './booking-form.tsx';
import { CourseChoice } from './course-choice.tsx';
import { MonthChoice } from './month-choice.tsx';
import { MonthGrid } from './month-grid.tsx';
import { SpanChoice } from './span-choice.tsx';

export async function load({ page, url }: PageArgs): Promise<void> {
  const { api, queries } = page;
  await Promise.all([
    queries.query(calendarQuery(api, readAsked(url))),
    queries.ensureQueryData(bookingKeyQuery),
  ]);
}

/** `/donate/sponsorships`: a day, a week, a month or a course for someone. Every choice is a link, so all of it works without scripts. */
export default function SponsorshipsPage() {
  const t = useTranslations();
  const { api, origin } = usePage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asked = readAsked(new URL(pathname + search, origin));
  const viewer = useViewer();
  const { data: calendar } = useSuspenseQuery(calendarQuery(api, asked));
  const { span } = asked;
  return (
    <>
      <PageHead
        title={t('sponsorships.page.headTitle')}
        description={t('sponsorships.page.intro')}
        path={href('sponsorships')}
        noindex={search !== ''}
      />
      <PictureBand title={t('sponsorships.page.title')} intro={t('sponsorships.page.intro')} scene="give" />
      <PageSection className="pt-6! sm:pt-8!">
        {viewer?.minor ? (
          <Callout title={t('donations.minor.title')}>{t('donations.refusal.minor')}</Callout>
        ) : (
          <div className="space-y-8">
            <CurrencyPicker
              currency={calendar.currency}
              back={addressOf(asked, { currency: calendar.currency })}
              invalidates={[api.sponsorships.calendar.key()]}
              onChosen={(currency) =>
                void navigate(addressOf(asked, { currency }), { preventScrollReset: true })
              }
            />
            <SpanChoice calendar={calendar} asked={asked} />
            <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
              {span === 'course' ? (
                <CourseChoice calendar={calendar} asked={asked} />
              ) : span === 'month' ? (
                <MonthChoice calendar={calendar} asked={asked} />
              ) : (
                <MonthGrid calendar={calendar} asked={asked} />
              )}
              <BookingForm calendar={calendar} asked={asked} />
            </div>
            <p className="max-w-reading text-step--1 text-pretty text-muted">
              {t('sponsorships.page.custom')}
            </p>
          </div>
        )}
      </PageSection>
    </>
  );
}
