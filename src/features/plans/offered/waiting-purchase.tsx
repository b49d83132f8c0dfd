import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { href } from '#urls.ts';
import { usePlanWords } from '../web/use-plan-words.ts';
import { waitingPurchaseQuery } from './own-subscription-query.ts';

/** Says that a payment of the viewer's is being confirmed, wherever she could pay a second time; nothing if none is. */
export function WaitingPurchase({ className, children }: { className?: string; children?: ReactNode }) {
  const t = useTranslations();
  const { api } = usePage();
  const { nameOffer, amount } = usePlanWords();
  const { data: purchase } = useSuspenseQuery(waitingPurchaseQuery(api));
  if (!purchase) return null;
  const { id, total, currency } = purchase;
  return (
    <Callout title={t('plans.waiting.title')} className={className}>
      <p className="text-pretty">
        {t('plans.waiting.text', { amount: amount(total, currency), offer: nameOffer(purchase) })}
      </p>
      <a
        href={href('subscriptionPaid', undefined, { order: id })}
        className="text-link inline-flex min-h-11 items-center"
      >
        {t('plans.waiting.look')}
      </a>
      {children}
    </Callout>
  );
}
