import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { useMoment } from '#page/use-moment.ts';
import { Badge, type BadgeProps } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { labelCard } from '#features/sandbox/policy.ts';
import { useAmount } from '#features/sandbox/checkout/web/use-amount.ts';
import type { DashboardPayment } from '../contract.ts';
import { actForm } from './act-form.ts';
import { usePaymentWords } from './use-payment-words.ts';

const tones: Record<DashboardPayment['status'], NonNullable<BadgeProps['tone']>> = {
  open: 'info',
  verifying: 'info',
  processing: 'info',
  authorized: 'progress',
  captured: 'progress',
  failed: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
};

/** One payment: what has become of it, and a button for all that may happen to it next. */
export function PaymentRow({ payment }: { payment: DashboardPayment }) {
  const t = useTranslations();
  const moment = useMoment();
  const words = usePaymentWords();
  const amount = useAmount(payment);
  const { api } = usePage();
  const queries = useQueryClient();
  const { id, description, reference, status, dispute, card, createdAt, webhook, declinesNext } = payment;
  const form = usePageForm(actForm, {
    about: [id],
    doneText: t('sandbox.payments.done'),
    invalidates: [api.sandbox.key()],
    onRefused() {
      void queries.invalidateQueries({ queryKey: api.sandbox.key() });
      return false;
    },
  });
  const heading = `payment-${id}`;
  return (
    <Card as="li" labelledBy={heading}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 id={heading} className="min-w-0 text-step-1 font-bold wrap-anywhere">
          <bdi>{amount}</bdi> · <bdi>{description}</bdi>
        </h3>
        <p className="flex flex-wrap gap-2">
          <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
          {dispute && (
            <Badge tone={dispute === 'open' ? 'reward' : 'neutral'}>{words.disputes[dispute]}</Badge>
          )}
          {declinesNext && <Badge tone="reward">{t('sandbox.payments.declinesNext')}</Badge>}
        </p>
      </div>
      <p className="mt-1 text-step--1 text-muted wrap-anywhere">
        <span suppressHydrationWarning>
          {moment(createdAt, { dateStyle: 'medium', timeStyle: 'medium' })}
        </span>
        {card && (
          <>
            {' · '}
            <bdi dir="ltr">{labelCard(card)}</bdi>
          </>
        )}
        {' · '}
        <bdi>{reference}</bdi>
      </p>
      {webhook && <p className="mt-1 text-step--1 text-muted">{words.sayWebhook(webhook)}</p>}
      {payment.possible.length > 0 && (
        <PageForm form={form} className="mt-4">
          <div className="flex flex-wrap gap-3">
            {payment.possible.map((act) => (
              <SubmitButton key={act} name="act" value={act} size="s" variant="secondary">
                {words.acts[act]}
              </SubmitButton>
            ))}
          </div>
        </PageForm>
      )}
    </Card>
  );
}
