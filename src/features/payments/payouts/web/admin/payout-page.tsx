import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { noonOf } from '#core/local-date.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { useMoment } from '#page/use-moment.ts';
import { Callout } from '#ui/card/callout.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { providerNames } from '#features/payments/finance/policy.ts';
import { Part } from '#features/payments/finance/web/admin/part.tsx';
import { useAmount } from '#features/payments/finance/web/admin/use-amount.ts';
import type { PayoutDetail } from '#features/payments/payouts/contract.ts';
import { BookPayout } from './book-payout.tsx';
import { PayoutLines } from './payout-lines.tsx';
import { payoutQuery } from './payout-queries.ts';
import { PayoutStateBadge } from './payout-state-badge.tsx';

/** `/admin/money/payouts/{id}`: a payout, how its lines stand to what we know, and booking it. */
export default function PayoutPage() {
  const t = useTranslations();
  const { api } = usePage();
  const format = useFormatter();
  const { payoutId = '' } = useParams();
  const { data: payout } = useSuspenseQuery(payoutQuery(api, payoutId));
  const { state, provider, paidOn } = payout;
  return (
    <>
      <AdminPageHead
        title={payout.payout}
        trail={[{ text: t('payments.payout.title'), href: adminHref('adminPayouts') }]}
      />
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <PayoutStateBadge state={state} />
        <b>{providerNames[provider]}</b>
        <span>{format.dateTime(noonOf(paidOn), { dateStyle: 'long', timeZone: 'UTC' })}</span>
      </p>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[1fr_2fr]">
        <div className="grid min-w-0 gap-6">
          <Sums payout={payout} />
          {state === 'read' && <BookPayout payout={payout} />}
        </div>
        <PayoutLines payout={payout} />
      </div>
    </>
  );
}

function Sums({ payout }: { payout: PayoutDetail }) {
  const t = useTranslations();
  const say = useAmount();
  const moment = useMoment();
  const { net, leftOut, fees, counts, uploadedBy, uploadedAt, bookedBy, bookedAt, note } = payout;
  const nobody = t('payments.cause.staff');
  const at = (time: string) => moment(time, { dateStyle: 'medium', timeStyle: 'short' });
  const open = counts.missing + counts.differs;
  const fits = open + counts.repeated === 0;
  return (
    <Part title={t('payments.page.sums')}>
      <dl className="mt-3 grid grid-cols-[fit-content(40%)_minmax(0,1fr)] items-baseline gap-x-4 sm:gap-x-6 gap-y-2">
        <dt className="text-muted">{t('payments.payout.net')}</dt>
        <dd>
          <b>{say(net)}</b>
        </dd>
        {leftOut.amount !== 0 && (
          <>
            <dt className="text-muted">{t('payments.payout.leftOut')}</dt>
            <dd>{say(leftOut)}</dd>
          </>
        )}
        <dt className="text-muted">{t('payments.payout.fees')}</dt>
        <dd>{say(fees)}</dd>
        <dt className="text-muted">{t('payments.payout.matched')}</dt>
        <dd>{counts.matched}</dd>
      </dl>
      <Callout tone={fits ? 'success' : 'warning'} className="mt-4">
        {open > 0 && <p>{t('payments.payout.open', { missing: counts.missing, differs: counts.differs })}</p>}
        {counts.repeated > 0 && <p>{t('payments.payout.openRepeated', { repeated: counts.repeated })}</p>}
        {fits && t('payments.payout.allFits')}
      </Callout>
      <p className="mt-4 text-step--1 text-muted" suppressHydrationWarning>
        {t.rich('payments.payout.uploadedBy', {
          name: uploadedBy ?? nobody,
          when: at(uploadedAt),
          bdi: isolate,
        })}{' '}
        {bookedAt &&
          t.rich('payments.payout.bookedBy', { name: bookedBy ?? nobody, when: at(bookedAt), bdi: isolate })}
      </p>
      {note && (
        <p className="mt-1 text-step--1">
          <bdi>{note}</bdi>
        </p>
      )}
    </Part>
  );
}
