import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { href } from '#urls.ts';
import type { LicenseDetail } from '../contract.ts';
import { licenseQuery } from './holding-queries.ts';
import { LicenseStateBadge } from './license-state-badge.tsx';
import { ShareCard } from './share-card.tsx';
import { ShareForm } from './share-form.tsx';
import { useLicenseWords } from './use-license-words.ts';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.query({ ...licenseQuery(page.api, params['licenseId'] ?? ''), staleTime: 0 });
}

/** `/licenses/{id}`: the seats of a license, the colleagues who share them, and its invoice. */
export default function LicensePage() {
  const t = useTranslations();
  const { api } = usePage();
  const { licenseId = '' } = useParams();
  const { data: license } = useSuspenseQuery(licenseQuery(api, licenseId));
  const { day, amount } = useLicenseWords();
  const { school, state, seats, startsOn, endsOn, dueOn, total, currency, invoiceId } = license;
  return (
    <PageSection>
      <PageHead title={t('licenses.page.headTitle')} path={href('licenses')} noindex />
      <p>
        <a href={href('licenses')} className="inline-flex min-h-11 items-center text-link">
          {t('licenses.own.all')}
        </a>
      </p>
      <h1 className="text-step-3 font-extrabold wrap-anywhere">
        <bdi>{school}</bdi>
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <LicenseStateBadge state={state} />
        <span>{t('licenses.own.facts', { seats, from: day(startsOn), until: day(endsOn) })}</span>
      </p>
      {dueOn !== null && (
        <Callout className="mt-5 max-w-reading">
          {t('licenses.own.due', { total: amount(total, currency), day: day(dueOn) })}
        </Callout>
      )}
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <Seats license={license} />
          {invoiceId !== null && (
            <Card as="section" padding="l" labelledBy="license-invoice">
              <h2 id="license-invoice" className="text-step-1 font-bold">
                {t('licenses.own.invoice')}
              </h2>
              <div className="mt-4 flex flex-wrap gap-3">
                <Button href={href('invoice', { reference: invoiceId })} variant="secondary">
                  {t('licenses.own.openInvoice')}
                </Button>
                <Button
                  href={href('invoicePdf', { reference: invoiceId })}
                  data-reload=""
                  variant="secondary"
                  icon={IconFileTypePdf}
                >
                  {t('licenses.own.pdf')}
                </Button>
              </div>
            </Card>
          )}
        </div>
        <Colleagues license={license} />
      </div>
    </PageSection>
  );
}

function Seats({ license: { seatsLeft, seatsTaken, seats } }: { license: LicenseDetail }) {
  const t = useTranslations();
  const free = Math.max(0, seatsLeft - seatsTaken);
  const sums = [
    [t('licenses.seats.all'), seats],
    [t('licenses.seats.yours'), seatsLeft],
    [t('licenses.seats.taken'), seatsTaken],
    [t('licenses.seats.free'), free],
  ] as const;
  return (
    <Card as="section" padding="l" labelledBy="license-seats">
      <h2 id="license-seats" className="text-step-1 font-bold">
        {t('licenses.seats.title')}
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-4">
        {sums.map(([term, sum]) => (
          <div key={term}>
            <dt className="text-step--1 text-muted">{term}</dt>
            <dd className="text-step-2 font-bold tabular-nums">
              {t('licenses.seats.count', { count: sum })}
            </dd>
          </div>
        ))}
      </dl>
      <ProgressBar
        share={seatsLeft === 0 ? 1 : Math.min(1, seatsTaken / seatsLeft)}
        label={t('licenses.seats.taken')}
        className="mt-4"
      />
      <p className="mt-4">
        <a href={href('educators')} className="inline-flex min-h-11 items-center font-semibold text-link">
          {t('licenses.seats.toClasses')}
        </a>
      </p>
    </Card>
  );
}

function Colleagues({ license }: { license: LicenseDetail }) {
  const t = useTranslations();
  const { shares, isLive, state } = license;
  return (
    <Card as="section" padding="l" labelledBy="colleagues" className="min-w-0">
      <h2 id="colleagues" className="text-step-1 font-bold">
        {t('licenses.share.title')}
      </h2>
      <p className="mt-1 text-pretty text-muted">{t('licenses.share.text')}</p>
      {shares.length > 0 && (
        <ul className="mt-4 divide-y divide-line">
          {shares.map((share) => (
            <ShareCard key={`${share.id} ${share.seats}`} share={share} mayChange={isLive} />
          ))}
        </ul>
      )}
      {state === 'requested' && <Callout className="mt-4">{t('licenses.share.later')}</Callout>}
      {isLive && <ShareForm key={shares.length} />}
    </Card>
  );
}
