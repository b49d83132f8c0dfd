import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { SummaryPartTable } from './summary-part-table.tsx';
import { summaryQuery } from './summary-query.ts';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.query(summaryQuery(page, params['token'] ?? ''));
}

/** `/donations/summary/{token}`: what a donor gave in a year, for her. The address itself is the secret. */
export default function SummaryPage() {
  const t = useTranslations();
  const { token = '' } = useParams();
  const { data: summary } = useSuspenseQuery(summaryQuery(usePage(), token));
  const { parts, donorName } = summary;
  const title = t('donations.summary.title', { year: String(summary.year) });
  return (
    <>
      <PageHead title={title} path={href('donation')} noindex />
      <Container width="reading" className="py-8 sm:py-12 print:p-0">
        <article className="rounded-large border border-line bg-paper p-5 shadow-lift-1 sm:p-10 print:border-0 print:shadow-none">
          <h1 className="text-step-3 text-pomegranate">{title}</h1>
          <p className="mt-2 text-step-1 font-semibold wrap-anywhere">
            <bdi>{donorName}</bdi>
          </p>
          {parts.length === 0 && <p className="mt-6">{t('donations.summary.none')}</p>}
          {parts.map((part) => (
            <SummaryPartTable key={`${part.issuer} ${part.currency}`} part={part} />
          ))}
          <p className="mt-8 text-pretty text-muted">{t('donations.summary.note')}</p>
          {parts.some(({ acknowledged }) => acknowledged > 0) && (
            <p className="mt-3 text-pretty text-muted">{t('donations.summary.fundNote')}</p>
          )}
        </article>
        <p className="mt-6 print:hidden">
          <Button href={href('donationSummaryPdf', { token })} data-reload="" icon={IconFileTypePdf}>
            {t('invoices.document.pdf')}
          </Button>
        </p>
        <p className="mt-4 text-step--1 text-pretty text-muted print:hidden">
          {t('donations.mail.summaryNote')}
        </p>
      </Container>
    </>
  );
}
