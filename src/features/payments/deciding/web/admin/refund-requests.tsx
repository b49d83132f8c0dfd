import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { useMoment } from '#page/use-moment.ts';
import { Badge } from '#ui/card/badge.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import type { PaymentDetail } from '#features/payments/finance/contract.ts';
import { requestStateNames } from '#features/payments/deciding/policy.ts';
import { decideRefundForm } from './payment-forms.ts';
import { RefundReason } from './refund-reason.tsx';
import { useAmount } from '#features/payments/finance/web/admin/use-amount.ts';

type Request = PaymentDetail['refundRequests'][number];

/** Refunds that wait for a second person, or never came about; those that were made are among the refunds. */
export function RefundRequests({ payment: { id, refundRequests } }: { payment: PaymentDetail }) {
  const t = useTranslations();
  const unmade = refundRequests.filter(({ state }) => state !== 'made');
  if (unmade.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-bold">{t('payments.request.title')}</h3>
      <ul className="mt-1 divide-y divide-line">
        {unmade.map((request) => (
          <RequestRow key={request.number} paymentId={id} request={request} />
        ))}
      </ul>
    </>
  );
}

function RequestRow({ paymentId, request }: { paymentId: string; request: Request }) {
  const t = useTranslations();
  const say = useAmount();
  const moment = useMoment();
  const { number, at, amount, reason, note, state, askedBy, decidedBy, expiresAt } = request;
  const day = (time: string) => moment(time, { dateStyle: 'medium' });
  const nobody = t('payments.cause.staff');
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <b>{say(amount)}</b>
        <Badge tone={state === 'waiting' ? 'reward' : 'neutral'}>{t(requestStateNames[state])}</Badge>
      </p>
      <p className="text-step--1 wrap-anywhere text-muted" suppressHydrationWarning>
        {t.rich('payments.request.asked', { name: askedBy ?? nobody, day: day(at), bdi: isolate })}{' '}
        {state === 'withdrawn' &&
          t.rich('payments.request.withdrawn', { name: decidedBy ?? nobody, bdi: isolate })}
        {state === 'waiting' && t('payments.request.until', { day: day(expiresAt) })}
      </p>
      <RefundReason reason={reason} note={note} />
      {state === 'waiting' && <Decide {...{ paymentId, number, mayConfirm: request.mayConfirm }} />}
    </li>
  );
}

function Decide({
  paymentId,
  number,
  mayConfirm,
}: {
  paymentId: string;
  number: number;
  mayConfirm: boolean;
}) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(decideRefundForm, {
    about: [paymentId, String(number)],
    doneText: t('payments.request.done'),
    invalidates: [api.payments.key()],
  });
  return (
    <PageForm form={form} className="mt-3">
      {!mayConfirm && <p className="mb-2 text-step--1 text-muted">{t('payments.request.notOwn')}</p>}
      <div className="flex flex-wrap gap-3">
        {mayConfirm && (
          <SubmitButton name="decision" value="confirm" size="s">
            {t('payments.request.confirm')}
          </SubmitButton>
        )}
        <SubmitButton name="decision" value="withdraw" size="s" variant="secondary">
          {t('payments.request.withdraw')}
        </SubmitButton>
      </div>
    </PageForm>
  );
}
