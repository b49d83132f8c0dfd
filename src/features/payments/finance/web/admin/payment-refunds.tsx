import { useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import { useMoment } from '#page/use-moment.ts';
import type { PaymentDetail } from '#features/payments/finance/contract.ts';
import { disputeStateNames, refundStateNames } from '#features/payments/finance/policy.ts';
import { RefundReason } from '#features/payments/deciding/web/admin/refund-reason.tsx';
import { SettleRefund } from '#features/payments/deciding/web/admin/settle-refund.tsx';
import { RefundAside } from '#features/payments/queues/web/admin/refund-aside.tsx';
import { useAmount } from './use-amount.ts';

/** What went back, or is on its way back. */
export function RefundList({ refunds, mayAct }: { refunds: PaymentDetail['refunds']; mayAct: boolean }) {
  const t = useTranslations();
  const say = useAmount();
  const moment = useMoment();
  if (refunds.length === 0) return <p className="mt-2 text-muted">{t('payments.page.noRefunds')}</p>;
  return (
    <ul className="mt-3 divide-y divide-line">
      {refunds.map(({ id, at, amount, state, reason, reference, by, note, waits, maySettle }) => (
        <li key={id} className="py-3">
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <b>{say(amount)}</b>
            <Badge tone={state === 'failed' ? 'reward' : state === 'done' ? 'progress' : 'info'}>
              {t(refundStateNames[state])}
            </Badge>
          </p>
          <p className="text-step--1 wrap-anywhere text-muted">
            {moment(at, { dateStyle: 'medium', timeStyle: 'short' })}
            {by && (
              <>
                {' · '}
                <bdi>{by}</bdi>
              </>
            )}
            {reference && (
              <>
                {' · '}
                <bdi>{reference}</bdi>
              </>
            )}
          </p>
          <RefundReason reason={reason} note={note} />
          {waits && mayAct && <RefundAside refundId={id} />}
          {maySettle && <SettleRefund refundId={id} />}
        </li>
      ))}
    </ul>
  );
}

/** Money that payers have asked their banks for. */
export function DisputeList({ disputes }: Pick<PaymentDetail, 'disputes'>) {
  const t = useTranslations();
  const say = useAmount();
  const moment = useMoment();
  const day = (time: string) => moment(time, { dateStyle: 'medium' });
  return (
    <ul className="mt-3 divide-y divide-line">
      {disputes.map(({ reference, openedAt, dueAt, amount, state }) => (
        <li key={reference} className="py-3">
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <b>{say(amount)}</b>
            <Badge tone={state === 'open' ? 'reward' : 'neutral'}>{t(disputeStateNames[state])}</Badge>
          </p>
          <p className="text-step--1 wrap-anywhere text-muted">
            {day(openedAt)} · <bdi>{reference}</bdi>
            {dueAt && ` · ${t('payments.page.answerBy', { day: day(dueAt) })}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
