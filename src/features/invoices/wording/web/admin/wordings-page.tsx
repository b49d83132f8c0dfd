import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { locales } from '#core/locale.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { receiptLaws } from '#features/invoices/wording/policy.ts';
import { useLawNames } from './use-law-names.ts';
import { wordingsQuery } from './wording-queries.ts';

/** `/admin/money/receipts`: what receipts say by law, for each law and language. */
export default function WordingsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const laws = useLawNames();
  const { data: wordings } = useSuspenseQuery(wordingsQuery(api));
  return (
    <>
      <AdminPageHead title={t('invoices.wording.title')}>{t('invoices.wording.intro')}</AdminPageHead>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        {receiptLaws.map((law) => (
          <Card key={law} as="section" labelledBy={`wording-${law}`}>
            <h2 id={`wording-${law}`} className="text-step-1 font-bold">
              {laws[law]}
            </h2>
            <ul className="mt-2 divide-y divide-line">
              {wordings
                .filter((row) => row.law === law)
                .map(({ language, isOwn }) => (
                  <li key={language} className="flex flex-wrap items-center justify-between gap-x-6">
                    <a
                      href={adminHref('adminReceiptWording', { law, language })}
                      className="text-link inline-flex min-h-11 items-center"
                    >
                      <span lang={language}>{locales[language].name}</span>
                    </a>
                    {isOwn && <Badge tone="info">{t('invoices.wording.own')}</Badge>}
                  </li>
                ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}
