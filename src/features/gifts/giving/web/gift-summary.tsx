import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { useTaxWords } from '#features/plans/offered/use-tax-words.ts';
import { daysToCancel } from '#features/gifts/policy.ts';
import { useGiftWords } from '#features/gifts/web/use-gift-words.ts';
import type { GiftView } from '../contract.ts';
import { useSendingWords } from './use-sending-words.ts';

/** The sum in its parts, how the card reaches its receiver, and how the money comes back. */
export function GiftSummary({ gift }: { gift: GiftView }) {
  const t = useTranslations();
  const { nameGift, amount } = useGiftWords();
  const sayTax = useTaxWords();
  const saySending = useSendingWords();
  const { price, tax, total, currency } = gift;
  const rows = [
    { label: nameGift(gift), sum: price },
    ...(tax?.mode === 'added' ? [{ label: sayTax(tax), sum: tax.amount }] : []),
  ];
  return (
    <Card as="aside" labelledBy="gift-summary" tone="sand">
      <h2 id="gift-summary" className="text-step-1 font-bold">
        {t('plans.pay.summary')}
      </h2>
      <dl className="mt-4 space-y-2">
        {rows.map(({ label, sum }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="shrink-0 tabular-nums">
              <bdi>{amount(sum, currency)}</bdi>
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-ink-soft/25 pt-3 text-step-1 font-bold">
          <dt>{t('plans.pay.total')}</dt>
          <dd className="shrink-0 tabular-nums">
            <bdi>{amount(total, currency)}</bdi>
          </dd>
        </div>
        {tax?.mode === 'inclusive' && (
          <div className="flex justify-between gap-4 text-step--1 text-ink-soft">
            <dt>{t('plans.pay.includes', { tax: sayTax(tax) })}</dt>
            <dd className="shrink-0 tabular-nums">
              <bdi>{amount(tax.amount, currency)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <p className="mt-5 text-pretty">{saySending(gift)}</p>
      <p className="mt-2 text-pretty text-ink-soft">{t('gifts.draft.once')}</p>
      <p className="mt-2 text-pretty text-ink-soft">{t('gifts.draft.back', { days: daysToCancel })}</p>
    </Card>
  );
}
