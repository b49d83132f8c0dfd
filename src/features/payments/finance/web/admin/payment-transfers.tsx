import { useTranslations } from 'use-intl';
import { useMoment } from '#page/use-moment.ts';
import { BookedAccount, BookedKind } from '#features/ledger/offered/booked-words.tsx';
import type { PaymentDetail } from '#features/payments/finance/contract.ts';
import { Part } from './part.tsx';
import { useAmount } from './use-amount.ts';

/** What was booked for a payment. */
export function PaymentTransfers({ transfers }: Pick<PaymentDetail, 'transfers'>) {
  const t = useTranslations();
  const say = useAmount();
  const moment = useMoment();
  return (
    <Part title={t('payments.page.ledger')}>
      <ol className="mt-3 divide-y divide-line">
        {transfers.map(({ id, at, cause, note, lines }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">
                <BookedKind cause={cause} note={note} />
              </span>
              <span className="text-step--1 text-muted">
                {moment(at, { dateStyle: 'medium', timeStyle: 'short' })}
              </span>
            </p>
            <ul className="mt-1 text-step--1">
              {lines.map(({ account, amount }) => (
                <li key={account} className="flex justify-between gap-4">
                  <BookedAccount account={account} />
                  <span className="whitespace-nowrap tabular-nums">{say(amount)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Part>
  );
}
