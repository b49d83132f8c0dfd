import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { noonOf } from '#core/local-date.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { kindNames } from '#features/invoices/policy.ts';
import { documentQuery } from './document-query.ts';
import { DocumentLines } from './document-lines.tsx';
import { DocumentSums } from './document-sums.tsx';

/** `/invoices/{reference}`: an invoice or receipt, for its owner, for finance, and for anyone who has its link. */
export default function DocumentPage() {
  const t = useTranslations();
  const format = useFormatter();
  const { reference = '' } = useParams();
  const { data: document } = useSuspenseQuery(documentQuery(usePage(), reference));
  const { issuer, buyer, number, receivedOn, dueOn, purchaseOrder, refersTo, creditedBy } = document;
  const day = (date: string) => format.dateTime(noonOf(date), { dateStyle: 'long', timeZone: 'UTC' });
  const kind = t(kindNames[document.kind]);
  const people = [buyer.name, ...(buyer.address ?? []), buyer.emailAddress].filter(
    (each) => each !== undefined,
  );
  return (
    <>
      <PageHead
        title={t('invoices.document.for', { kind, number })}
        path={href('invoice', { reference })}
        noindex
      />
      <Container width="reading" className="py-8 sm:py-12 print:p-0">
        <article className="rounded-large border border-line bg-paper p-5 shadow-lift-1 sm:p-10 print:border-0 print:shadow-none">
          {document.isVoid && <Callout tone="danger" title={t('invoices.document.void')} className="mb-6" />}
          <header className="flex flex-wrap justify-between gap-6">
            <address className="min-w-0 not-italic">
              <strong className="text-step-1 wrap-anywhere">
                <bdi>{issuer.name}</bdi>
              </strong>
              <p className="mt-1 text-muted">
                <bdi>{issuer.address}</bdi>
              </p>
              {issuer.taxNumber !== '' && (
                <p className="text-muted">{t('invoices.document.taxNumber', { number: issuer.taxNumber })}</p>
              )}
              <p className="text-muted">
                <bdi>{issuer.email}</bdi>
              </p>
            </address>
            <div>
              <h1 className="text-step-2 font-extrabold text-pomegranate">{kind}</h1>
              <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4">
                <dt className="text-muted">{t('invoices.document.number')}</dt>
                <dd className="font-semibold">
                  <bdi>{number}</bdi>
                </dd>
                <dt className="text-muted">{t('invoices.document.date')}</dt>
                <dd className="font-semibold">{day(document.issuedOn)}</dd>
                {receivedOn !== null && (
                  <>
                    <dt className="text-muted">{t('invoices.document.receivedOn')}</dt>
                    <dd className="font-semibold">{day(receivedOn)}</dd>
                  </>
                )}
                {dueOn !== null && (
                  <>
                    <dt className="text-muted">{t('invoices.document.dueOn')}</dt>
                    <dd className="font-semibold">{day(dueOn)}</dd>
                  </>
                )}
                {purchaseOrder !== null && (
                  <>
                    <dt className="text-muted">{t('invoices.document.purchaseOrder')}</dt>
                    <dd className="font-semibold wrap-anywhere">
                      <bdi>{purchaseOrder}</bdi>
                    </dd>
                  </>
                )}
              </dl>
            </div>
          </header>
          <section className="mt-8">
            <h2 className="text-muted">{t('invoices.document.buyer')}</h2>
            {people.map((each) => (
              <p key={each} className="wrap-anywhere">
                <bdi>{each}</bdi>
              </p>
            ))}
          </section>
          <DocumentLines document={document} />
          <DocumentSums document={document} />
          {document.statements.map((each) => (
            <p key={each} className="mt-8 text-pretty">
              {each}
            </p>
          ))}
          {dueOn !== null && (
            <div className="mt-8">
              <p>{t('invoices.document.payBy', { day: day(dueOn), number })}</p>
              {issuer.bank && (
                <p className="mt-1 wrap-anywhere">{t('invoices.document.bank', { bank: issuer.bank })}</p>
              )}
            </div>
          )}
          {refersTo !== null && (
            <p className="mt-8 text-muted">{t('invoices.document.refersTo', { number: refersTo })}</p>
          )}
          {document.kind === 'acknowledgment' && (
            <p className="mt-8 text-muted">{t('invoices.document.noReceipt')}</p>
          )}
          {creditedBy.length > 0 && (
            <p className="mt-8 text-muted">
              {t('invoices.document.credited')} <bdi>{creditedBy.join(', ')}</bdi>
            </p>
          )}
        </article>
        <p className="mt-6 print:hidden">
          <Button href={href('invoicePdf', { reference })} data-reload="" icon={IconFileTypePdf}>
            {t('invoices.document.pdf')}
          </Button>
        </p>
      </Container>
    </>
  );
}
