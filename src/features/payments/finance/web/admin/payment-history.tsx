import { useTranslations } from 'use-intl';
import { useMoment } from '#page/use-moment.ts';
import type { PaymentDetail } from '#features/payments/finance/contract.ts';
import { Part } from './part.tsx';
import { RawText } from './raw-text.tsx';
import { StateBadge } from './state-badge.tsx';

/** Every change of a payment: when, by what, and what was said. */
export function PaymentHistory({ events }: Pick<PaymentDetail, 'events'>) {
  const t = useTranslations();
  const moment = useMoment();
  return (
    <Part title={t('payments.page.history')}>
      <ol className="mt-3 divide-y divide-line">
        {events.map(({ id, at, cause, by, to, facts }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <StateBadge state={to} />
              <span className="text-step--1 text-muted">
                {moment(at, { dateStyle: 'medium', timeStyle: 'medium' })}
              </span>
            </p>
            <p className="mt-1 text-muted">
              <Cause cause={cause} by={by} />
            </p>
            {Object.keys(facts).length > 0 && (
              <RawText opener={t('payments.page.facts')} text={JSON.stringify(facts, null, 2)} />
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Cause({ cause, by }: { cause: string; by: string | null }) {
  const t = useTranslations();
  const [kind = '', ...rest] = cause.split(':');
  if (kind === 'payer') return t('payments.cause.payer');
  if (kind === 'job') return t('payments.cause.job');
  if (kind === 'person') return by === null ? t('payments.cause.staff') : <bdi>{by}</bdi>;
  if (kind === 'webhook') return t('payments.cause.webhook', { name: rest.join(':') });
  return <bdi>{cause}</bdi>;
}
