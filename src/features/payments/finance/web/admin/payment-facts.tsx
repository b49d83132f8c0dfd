import { useTranslations } from 'use-intl';
import { useMoment } from '#page/use-moment.ts';
import { Facts } from '#page/admin/facts.tsx';
import type { PaymentDetail } from '#features/payments/finance/contract.ts';
import { methodNames, providerNames } from '#features/payments/finance/policy.ts';
import { Part } from './part.tsx';
import { PayerName } from './payer-name.tsx';
import { useAmount } from './use-amount.ts';

/** What was asked for, of whom, and how. */
export function AskedFacts({ payment }: { payment: PaymentDetail }) {
  const t = useTranslations();
  const say = useAmount();
  const moment = useMoment();
  const at = (time: string) => moment(time, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Part title={t('payments.page.asked')}>
      <Facts
        facts={[
          [t('payments.list.amount'), say(payment.amount)],
          [
            t('payments.list.payer'),
            payment.paidBy ? (
              <PaidBy key="payer" {...payment.paidBy} />
            ) : (
              <PayerName key="payer" payer={payment.payer} />
            ),
          ],
          [t('payments.list.date'), at(payment.createdAt)],
          [t('payments.page.capturedAt'), payment.capturedAt && at(payment.capturedAt)],
          [t('payments.page.expiresAt'), payment.capturedAt ? null : at(payment.expiresAt)],
          [
            t('payments.list.method'),
            `${t(methodNames[payment.method])} · ${providerNames[payment.provider]}`,
          ],
          [t('payments.list.reference'), payment.reference],
          [t('payments.list.id'), payment.id],
          [t('payments.list.purpose'), `${payment.description} · ${payment.purposeId}`],
        ]}
      />
    </Part>
  );
}

/** Who paid without an account. */
function PaidBy({ name, emailAddress }: NonNullable<PaymentDetail['paidBy']>) {
  return (
    <>
      {name && (
        <>
          <bdi>{name}</bdi>
          <br />
        </>
      )}
      {emailAddress && (
        <a href={`mailto:${emailAddress}`} className="text-link inline-flex min-h-11 items-center">
          <bdi>{emailAddress}</bdi>
        </a>
      )}
    </>
  );
}

/** Where its money is now. */
export function SumFacts({ payment }: { payment: PaymentDetail }) {
  const t = useTranslations();
  const say = useAmount();
  const { captured, refunded, lost, fee } = payment;
  return (
    <Part title={t('payments.page.sums')}>
      <Facts
        facts={[
          [t('payments.sum.captured'), say(captured)],
          [t('payments.sum.refunded'), say(refunded)],
          [t('payments.sum.lost'), say(lost)],
          [t('payments.sum.fee'), say(fee)],
        ]}
      />
    </Part>
  );
}
