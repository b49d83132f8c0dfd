import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { PrintButton } from '#ui/button/print-button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import type { DonationView } from '../contract.ts';
import { DonationSums } from './donation-sums.tsx';

/** What proves it: a receipt for each contribution, or what confirms a pledge. */
export function Receipts({ donation }: { donation: DonationView }) {
  const t = useTranslations();
  const { sum, day } = useDonationWords();
  const { state, period, fee, contributions, acknowledgmentHref, currency, donorAddress } = donation;
  return (
    <Card as="section" labelledBy="donation-receipt">
      <h2 id="donation-receipt" className="text-step-1 font-bold">
        {state === 'pledged'
          ? t('donations.own.acknowledgment')
          : period === 'once'
            ? t('donations.own.receipt')
            : t('donations.own.history')}
      </h2>
      {state === 'pledged' && <p className="mt-2 text-pretty">{t('donations.own.pledged')}</p>}
      {acknowledgmentHref !== null && <Papers address={acknowledgmentHref} />}
      {period === 'once' && fee > 0 && <DonationSums donation={donation} />}
      {contributions.map(({ id, amount, refunded, givenAt, receiptHref }) => (
        <div key={id} className="mt-3">
          <p>{t('donations.own.givenOn', { sum: sum(amount, currency), day: day(givenAt) })}</p>
          {refunded > 0 && (
            <Callout className="mt-3">
              {t('donations.own.wentBack', { sum: sum(refunded, currency) })}
            </Callout>
          )}
          {receiptHref !== null && <Papers address={receiptHref} />}
        </div>
      ))}
      {donorAddress !== '' && (
        <p className="mt-4 text-step--1 text-pretty wrap-anywhere text-muted">
          {t('donations.own.mailed', { address: donorAddress })}
        </p>
      )}
      {state === 'given' && (
        <p className="mt-3">
          <PrintButton>{t('donations.own.print')}</PrintButton>
        </p>
      )}
    </Card>
  );
}

/** A receipt as a page and as a file. */
function Papers({ address }: { address: string }) {
  const t = useTranslations();
  const reference = address.split('/').at(-1) ?? '';
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      <Button href={address} icon={IconReceipt}>
        {t('donations.own.see')}
      </Button>
      <Button
        href={href('invoicePdf', { reference })}
        data-reload=""
        variant="secondary"
        icon={IconFileTypePdf}
      >
        {t('invoices.document.pdf')}
      </Button>
    </p>
  );
}
