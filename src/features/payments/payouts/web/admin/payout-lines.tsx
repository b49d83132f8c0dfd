import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { Badge, type BadgeProps } from '#ui/card/badge.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { Part } from '#features/payments/finance/web/admin/part.tsx';
import { useAmount } from '#features/payments/finance/web/admin/use-amount.ts';
import type { PayoutDetail } from '#features/payments/payouts/contract.ts';
import { lineStateNames, type LineState } from '#features/payments/payouts/policy.ts';

const tones: Record<LineState, NonNullable<BadgeProps['tone']>> = {
  missing: 'reward',
  differs: 'reward',
  repeated: 'reward',
  matched: 'progress',
  fee: 'neutral',
};

/** The lines of a payout, those first that need a person. */
export function PayoutLines({ payout: { id, lines, counts } }: { payout: PayoutDetail }) {
  const t = useTranslations();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Part title={t('payments.payout.lines')}>
      {all > lines.length && (
        <p className="mt-1 text-muted">{t('payments.payout.firstLines', { shown: lines.length, all })}</p>
      )}
      <ul className="mt-3 divide-y divide-line">
        {lines.map((line) => (
          <Line key={line.line} line={line} payoutId={id} />
        ))}
      </ul>
    </Part>
  );
}

function Line({
  line: { line, state, refs, gross, fee, paymentId, known, before },
  payoutId,
}: {
  line: PayoutDetail['lines'][number];
  payoutId: string;
}) {
  const t = useTranslations();
  const say = useAmount();
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span>
          <b>{say(gross)}</b>
          {fee.amount !== 0 && (
            <span className="text-muted"> · {t('payments.payout.lineFee', { fee: say(fee) })}</span>
          )}
        </span>
        <Badge tone={tones[state]}>{t(lineStateNames[state])}</Badge>
      </p>
      <p className="text-step--1 wrap-anywhere text-muted">
        {t('payments.payout.line', { line })}
        {refs[0] !== undefined && (
          <>
            {' · '}
            <bdi>{refs[0]}</bdi>
          </>
        )}
        {state === 'differs' && known && ` · ${t('payments.payout.weKnow', { amount: say(known) })}`}
      </p>
      {before?.payoutId === payoutId && (
        <p className="text-step--1">{t('payments.payout.twiceHere', { line: before.line })}</p>
      )}
      {before && before.payoutId !== payoutId && (
        <p>
          <a
            href={adminHref('adminPayout', { payoutId: before.payoutId })}
            className="text-link inline-flex min-h-11 items-center text-step--1"
          >
            <span className="wrap-anywhere">
              {t.rich('payments.payout.before', { payout: before.payout, bdi: isolate })}
            </span>
          </a>
        </p>
      )}
      {paymentId !== null && (
        <a
          href={adminHref('adminPayment', { paymentId })}
          className="text-link inline-flex min-h-11 items-center text-step--1"
        >
          {t('payments.payout.toPayment')}
        </a>
      )}
    </li>
  );
}
