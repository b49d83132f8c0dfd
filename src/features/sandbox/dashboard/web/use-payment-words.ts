import { useTranslations } from 'use-intl';
import type { DashboardPayment } from '../contract.ts';
import type { Act } from '../policy.ts';

type Webhook = NonNullable<DashboardPayment['webhook']>;

/** How payments stand, and what can be done to them. */
export function usePaymentWords(): {
  statuses: Record<DashboardPayment['status'], string>;
  disputes: Record<NonNullable<DashboardPayment['dispute']>, string>;
  acts: Record<Act, string>;
  sayWebhook(webhook: Webhook): string;
} {
  const t = useTranslations();
  return {
    statuses: {
      open: t('sandbox.status.open'),
      verifying: t('sandbox.status.verifying'),
      processing: t('sandbox.status.processing'),
      authorized: t('sandbox.status.authorized'),
      captured: t('sandbox.status.captured'),
      failed: t('sandbox.status.failed'),
      cancelled: t('sandbox.status.cancelled'),
      expired: t('sandbox.status.expired'),
    },
    disputes: {
      open: t('sandbox.dispute.open'),
      won: t('sandbox.dispute.won'),
      lost: t('sandbox.dispute.lost'),
    },
    acts: {
      resend: t('sandbox.act.resend'),
      dispute: t('sandbox.act.dispute'),
      win: t('sandbox.act.win'),
      lose: t('sandbox.act.lose'),
      declineNext: t('sandbox.act.declineNext'),
      allowNext: t('sandbox.act.allowNext'),
    },
    sayWebhook({ type, state }) {
      if (state === 'arrived') return t('sandbox.webhook.arrived', { type });
      return state === 'waiting'
        ? t('sandbox.webhook.waiting', { type })
        : t('sandbox.webhook.givenUp', { type });
    },
  };
}
