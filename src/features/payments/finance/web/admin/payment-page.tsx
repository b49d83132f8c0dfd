import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { AskProvider } from '#features/payments/deciding/web/admin/ask-provider.tsx';
import { Part } from './part.tsx';
import { AskedFacts, SumFacts } from './payment-facts.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { PaymentMails } from './payment-mails.tsx';
import { paymentQuery } from './payment-queries.ts';
import { DisputeList, RefundList } from './payment-refunds.tsx';
import { PaymentTransfers } from './payment-transfers.tsx';
import { PaymentWebhooks } from './payment-webhooks.tsx';
import { RefundForm } from '#features/payments/deciding/web/admin/refund-form.tsx';
import { RefundRequests } from '#features/payments/deciding/web/admin/refund-requests.tsx';
import { StateBadge } from './state-badge.tsx';
import { useAmount } from './use-amount.ts';
import { WhyItWaits } from '#features/payments/deciding/web/admin/why-it-waits.tsx';

/** `/admin/money/payments/{id}`: everything of one payment. */
export default function PaymentPage() {
  const t = useTranslations();
  const say = useAmount();
  const { api } = usePage();
  const { paymentId = '' } = useParams();
  const { data: payment } = useSuspenseQuery(paymentQuery(api, paymentId));
  const { description, state, amount, disputes, webhooks, mails, transfers } = payment;
  return (
    <>
      <AdminPageHead
        title={description}
        trail={[{ text: t('payments.list.title'), href: adminHref('adminPayments') }]}
      />
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <StateBadge state={state} />
        <b>{say(amount)}</b>
        <a
          href={`${adminHref('adminInvoices')}?q=${payment.id}`}
          className="text-link inline-flex min-h-11 items-center"
        >
          {t('payments.page.documents')}
        </a>
      </p>
      <WhyItWaits payment={payment} />
      {payment.mayAsk && <AskProvider paymentId={payment.id} />}
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <AskedFacts payment={payment} />
          <SumFacts payment={payment} />
          <Part title={t('payments.page.refunds')}>
            <RefundList refunds={payment.refunds} mayAct={payment.mayAsk} />
            <RefundRequests payment={payment} />
            {payment.refundable.mayRefund && <RefundForm payment={payment} />}
          </Part>
          {disputes.length > 0 && (
            <Part title={t('payments.page.disputes')}>
              <DisputeList disputes={disputes} />
            </Part>
          )}
        </div>
        <div className="grid min-w-0 gap-6">
          <PaymentHistory events={payment.events} />
          {webhooks.length > 0 && <PaymentWebhooks webhooks={webhooks} />}
          <PaymentMails mails={mails} />
          {transfers.length > 0 && <PaymentTransfers transfers={transfers} />}
        </div>
      </div>
    </>
  );
}
