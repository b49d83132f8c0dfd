import { useTranslations } from 'use-intl';
import { useMoment } from '#page/use-moment.ts';
import type { PaymentDetail } from '#features/payments/finance/contract.ts';
import { webhookStateNames } from '#features/payments/finance/policy.ts';
import { Part } from './part.tsx';
import { RawText } from './raw-text.tsx';

/** What the provider told of its own accord, as it came. */
export function PaymentWebhooks({ webhooks }: Pick<PaymentDetail, 'webhooks'>) {
  const t = useTranslations();
  const moment = useMoment();
  return (
    <Part title={t('payments.page.webhooks')}>
      <ul className="mt-3 divide-y divide-line">
        {webhooks.map(({ id, eventId, receivedAt, state, problem, body }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <b>{t(webhookStateNames[state])}</b>
              <span className="text-step--1 text-muted">
                {moment(receivedAt, { dateStyle: 'medium', timeStyle: 'medium' })}
              </span>
            </p>
            <p className="text-step--1 wrap-anywhere text-muted">
              <bdi>{eventId}</bdi>
            </p>
            {problem && (
              <p lang="en" className="text-step--1">
                <bdi>{problem}</bdi>
              </p>
            )}
            {body !== null && <RawText opener={t('payments.page.body')} text={body} />}
          </li>
        ))}
      </ul>
    </Part>
  );
}
