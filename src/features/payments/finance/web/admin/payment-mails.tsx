import { useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import { useMoment } from '#page/use-moment.ts';
import type { PaymentDetail } from '#features/payments/finance/contract.ts';
import { mailStateNames } from '#features/payments/finance/policy.ts';
import { Part } from './part.tsx';

/** The mails about a payment: to whom, when, and whether they have left. */
export function PaymentMails({ mails }: Pick<PaymentDetail, 'mails'>) {
  const t = useTranslations();
  return (
    <Part title={t('payments.page.mails')}>
      {mails.length === 0 ? (
        <p className="mt-2 text-muted">{t('payments.page.noMails')}</p>
      ) : (
        <>
          <MailList mails={mails} />
          <p className="mt-2 text-step--1 text-muted">{t('payments.page.mailsKept')}</p>
        </>
      )}
    </Part>
  );
}

const tones = { waiting: 'info', sent: 'progress', failed: 'reward', unwanted: 'info' } as const;

function MailList({ mails }: Pick<PaymentDetail, 'mails'>) {
  const t = useTranslations();
  const moment = useMoment();
  return (
    <ol className="mt-3 divide-y divide-line">
      {mails.map(({ subject, to, at, state }, index) => (
        <li key={index} className="py-3">
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <b>
              <bdi>{subject}</bdi>
            </b>
            <Badge tone={tones[state]}>{t(mailStateNames[state])}</Badge>
          </p>
          <p className="text-step--1 wrap-anywhere text-muted">
            {moment(at, { dateStyle: 'medium', timeStyle: 'short' })}
            {to !== null && (
              <>
                {' · '}
                <bdi>{to}</bdi>
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
