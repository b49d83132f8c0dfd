import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PictureBand } from '#art/picture-band.tsx';
import { childRoles } from '#core/access.ts';
import { useViewer, viewerQuery } from '#features/people/offered/viewer-query.ts';
import { countriesQuery } from '#page/countries-query.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { PromiseList } from '#ui/layout/promise-list.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { href } from '#urls.ts';
import { ownLicensesQuery } from '#features/licenses/holding/web/holding-queries.ts';
import { OwnLicenseCard } from '#features/licenses/holding/web/own-license-card.tsx';
import { useLicenseWords } from '#features/licenses/holding/web/use-license-words.ts';
import type { LicenseQuote } from '../contract.ts';
import { quoteQuery, readAsked, requestKeyQuery } from './asking-queries.ts';
import { PriceForm } from './price-form.tsx';
import { PriceSummary } from './price-summary.tsx';
import { RequestForm } from './request-form.tsx';

export async function load({ page, url }: PageArgs): Promise<void> {
  const { api, queries } = page;
  const viewer = await queries.ensureQueryData(viewerQuery(api));
  const asked = readAsked(url);
  await Promise.all([
    queries.ensureQueryData(countriesQuery(page)),
    asked && queries.query(quoteQuery(api, asked)),
    viewer && queries.ensureQueryData(requestKeyQuery),
    viewer && !childRoles.includes(viewer.role) && queries.query({ ...ownLicensesQuery(api), staleTime: 0 }),
  ]);
}

/** `/licenses`: what a school gets and pays, asking for it, and the licenses that one has. */
export default function LicensesPage() {
  const t = useTranslations();
  const viewer = useViewer();
  const { origin } = usePage();
  const { pathname, search } = useLocation();
  const url = new URL(pathname + search, origin);
  const asked = readAsked(url);
  const typed = { seats: url.searchParams.get('seats'), country: url.searchParams.get('country') };
  return (
    <>
      <PageHead
        title={t('licenses.page.headTitle')}
        description={t('licenses.page.intro')}
        path={href('licenses')}
      />
      <PictureBand title={t('licenses.page.title')} intro={t('licenses.page.intro')} scene="educators" />
      {viewer && !childRoles.includes(viewer.role) && <OwnLicenses />}
      <PageSection className="pt-6! sm:pt-8!">
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[2fr_3fr]">
          <Promises />
          <div className="min-w-0 space-y-6">
            <PriceForm typed={typed} isWrong={typed.seats !== null && !asked} />
            {asked && <Asked asked={asked} path={pathname + search} />}
          </div>
        </div>
      </PageSection>
    </>
  );
}

function Asked({ asked, path }: { asked: { seats: number; country: string }; path: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const viewer = useViewer();
  const { data: quote } = useSuspenseQuery(quoteQuery(api, asked));
  return (
    <>
      <PriceSummary quote={quote} />
      {viewer?.role === 'educator' && <Request quote={quote} />}
      {viewer && viewer.role !== 'educator' && (
        <Callout title={t('licenses.page.educatorsTitle')}>{t('licenses.page.educators')}</Callout>
      )}
      {!viewer && (
        <Card padding="l">
          <p className="text-step-1 text-pretty">{t('licenses.page.account')}</p>
          <div className="mt-6 grid gap-3">
            <Button wide href={href('signup', undefined, { role: 'educator', onSuccess: path })}>
              {t('licenses.page.signUp')}
            </Button>
            <Button wide variant="secondary" href={href('login', undefined, { onSuccess: path })}>
              {t('licenses.page.signIn')}
            </Button>
          </div>
        </Card>
      )}
    </>
  );
}

/** The form, unless a request of hers waits already. */
function Request({ quote }: { quote: LicenseQuote }) {
  const t = useTranslations();
  const { api } = usePage();
  const { data: own } = useSuspenseQuery(ownLicensesQuery(api));
  return own.items.some(({ state }) => state === 'requested') ? (
    <Callout>{t('licenses.refusal.alreadyRequested')}</Callout>
  ) : (
    <RequestForm quote={quote} />
  );
}

function OwnLicenses() {
  const t = useTranslations();
  const { api } = usePage();
  const { day } = useLicenseWords();
  const { data: own } = useSuspenseQuery(ownLicensesQuery(api));
  if (own.items.length === 0 && own.sharedUntil === null) return null;
  return (
    <PageSection labelledBy="own-licenses" className="pb-0!">
      <SectionHeading id="own-licenses">{t('licenses.own.title')}</SectionHeading>
      {own.sharedUntil !== null && (
        <Callout tone="success" className="mb-6 max-w-reading">
          {t('licenses.own.shared', { day: day(own.sharedUntil) })}
        </Callout>
      )}
      <ul className="grid gap-6 lg:grid-cols-2">
        {own.items.map((license) => (
          <OwnLicenseCard key={license.id} license={license} />
        ))}
      </ul>
    </PageSection>
  );
}

/** What a license gives, how it is shared, and how it is paid. */
function Promises() {
  const t = useTranslations();
  const promises = [
    { icon: IconSchool, title: t('licenses.page.seatsTitle'), text: t('licenses.page.seats') },
    { icon: IconUsersGroup, title: t('licenses.page.shareTitle'), text: t('licenses.page.share') },
    { icon: IconFileInvoice, title: t('licenses.page.invoiceTitle'), text: t('licenses.page.invoice') },
  ];
  return <PromiseList promises={promises} />;
}
