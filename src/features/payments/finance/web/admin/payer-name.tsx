import { useTranslations } from 'use-intl';
import type { PaymentSummary } from '#features/payments/finance/contract.ts';

/** Whose account paid, with the way to her panel for those who may open it. */
export function PayerName({ payer }: Pick<PaymentSummary, 'payer'>) {
  const t = useTranslations();
  if (!payer) return <span className="text-muted">{t('payments.list.noAccount')}</span>;
  const name = <bdi>{payer.name}</bdi>;
  return payer.href ? (
    <a href={payer.href} className="text-link inline-flex min-h-11 items-center">
      <span>{name}</span>
    </a>
  ) : (
    name
  );
}
