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
import { ThanksSheet } from './thanks-sheet.tsx';

/** A donation whose money is here or promised, or was: thanks worth keeping, and its receipt. */
export function GivenDonation({ donation }: { donation: DonationView }) {
  const t = useTranslations();
  const { state, review, contributions } = donation;
  if (review === 'waiting')
    return <Told title={t('donations.own.reviewTitle')} text={t('donations.own.review')} />;
  if (review === 'declined')
    return <Told title={t('donations.own.declinedTitle')} text={t('donations.own.declined')} />;
  const isReturned = contributions.some(({ amount, refunded }) => refunded < amount);
  if (state === 'void')
    return (
      <>
        <h1 className="text-step-3">{t('donations.own.voidTitle')}</h1>
        <div className="mt-6 grid max-w-reading gap-6">
          <p className="text-pretty">{isReturned ? t('donations.own.returned') : t('donations.own.void')}</p>
          <Receipts donation={donation} />
        </div>
      </>
    );
  return (
    <div className="mx-auto max-w-reading">
      <ThanksSheet donation={donation} />
      <div className="mt-8 grid gap-6 print:hidden">
        <Receipts donation={donation} />
        <p className="text-step--1 text-pretty text-muted">{t('donations.own.secret')}</p>
      </div>
    </div>
  );
}

function Told({ title, text }: { title: string; text: string }) {
  return (
    <Card padding="l" className="mx-auto max-w-form">
      <h1 className="text-step-3">{title}</h1>
      <p className="mt-4 text-pretty">{text}</p>
    </Card>
  );
}

/** What proves it: a receipt for each contribution, or what confirms a pledge. */
function Receipts({ donation }: { donation: DonationView }) {
  const t = useTranslations();
  const { sum, day } = useDonationWords();
  const { state, contributions, acknowledgmentHref, currency, donorAddress } = donation;
  return (
    <Card as="section" labelledBy="donation-receipt">
      <h2 id="donation-receipt" className="text-step-1 font-bold">
        {state === 'pledged' ? t('donations.own.acknowledgment') : t('donations.own.receipt')}
      </h2>
      {state === 'pledged' && <p className="mt-2 text-pretty">{t('donations.own.pledged')}</p>}
      {acknowledgmentHref !== null && <Papers address={acknowledgmentHref} />}
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
