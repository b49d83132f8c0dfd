import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { SumList } from '#features/plans/offered/sum-list.tsx';
import { daysToCancel } from '#features/gifts/policy.ts';
import { useGiftWords } from '#features/gifts/web/use-gift-words.ts';
import type { GiftView } from '../contract.ts';
import { useSendingWords } from './use-sending-words.ts';

/** The sum in its parts, how the card reaches its receiver, and how the money comes back. */
export function GiftSummary({ gift }: { gift: GiftView }) {
  const t = useTranslations();
  const { nameGift } = useGiftWords();
  const saySending = useSendingWords();
  const { price, tax, total, currency } = gift;
  const rows = [{ label: nameGift(gift), sum: price }];
  return (
    <Card as="aside" labelledBy="gift-summary" tone="sand">
      <h2 id="gift-summary" className="text-step-1 font-bold">
        {t('plans.pay.summary')}
      </h2>
      <SumList rows={rows} tax={tax} total={total} currency={currency} />
      <p className="mt-5 text-pretty">{saySending(gift)}</p>
      <p className="mt-2 text-pretty text-ink-soft">{t('gifts.draft.once')}</p>
      <p className="mt-2 text-pretty text-ink-soft">{t('gifts.draft.back', { days: daysToCancel })}</p>
    </Card>
  );
}
