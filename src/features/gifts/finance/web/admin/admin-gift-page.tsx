import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { useMoment } from '#page/use-moment.ts';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import type { AdminGiftDetail } from '#features/gifts/finance/contract.ts';
import { useGiftWords } from '#features/gifts/web/use-gift-words.ts';
import { GiftActs } from './gift-acts.tsx';
import { adminGiftQuery } from './gift-queries.ts';
import { GiftStateBadge } from './gift-state-badge.tsx';

/** `/admin/money/gifts/{id}`: a gift that was paid for, and what finance can do about it. */
export default function AdminGiftPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { giftId = '' } = useParams();
  const { data: gift } = useSuspenseQuery(adminGiftQuery(api, giftId));
  const { nameGift } = useGiftWords();
  return (
    <>
      <AdminPageHead
        title={gift.receiverName || t('gifts.list.erased')}
        trail={[{ text: t('gifts.list.title'), href: adminHref('adminGifts') }]}
      />
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <GiftStateBadge state={gift.state} />
        <b>{nameGift(gift)}</b>
        <a
          href={adminHref('adminPayment', { paymentId: gift.paymentId })}
          className="text-link inline-flex min-h-11 items-center"
        >
          {t('gifts.list.payment')}
        </a>
      </p>
      {gift.refundFailed && (
        <Callout tone="danger" title={t('gifts.returned.title')} className="mt-6 max-w-reading">
          <p>{gift.state === 'canceled' ? t('gifts.returned.canceled') : t('gifts.returned.kept')}</p>
        </Callout>
      )}
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <Facts gift={gift} />
        {gift.state === 'ready' && <GiftActs gift={gift} />}
      </div>
    </>
  );
}

function Facts({ gift }: { gift: AdminGiftDetail }) {
  const t = useTranslations();
  const locale = useLocale();
  const moment = useMoment();
  const { day } = useGiftWords();
  const at = (iso: string) => moment(iso, { dateStyle: 'medium', timeStyle: 'short' });
  const sum = ({ amount, currency }: AdminGiftDetail['total']) => moneyText(money(amount, currency), locale);
  const { claimedBy, codeEnd, sendOn, sentAt, claimedAt, endedAt } = gift;
  const rows: [string, ReactNode][] = [
    [t('gifts.list.giver'), gift.giverName || t('gifts.list.erased')],
    [t('gifts.list.paidAt'), at(gift.paidAt)],
    [t('gifts.list.total'), sum(gift.total)],
    [t('gifts.list.owed'), sum(gift.owed)],
    [t('gifts.facts.delivery'), gift.byMail ? t('gifts.facts.byMail') : t('gifts.facts.printed')],
  ];
  if (sendOn !== null) rows.push([t('gifts.facts.sendOn'), day(sendOn)]);
  if (sentAt !== null)
    rows.push([
      t('gifts.facts.sentAt'),
      t('gifts.facts.sentTimes', { at: at(sentAt), times: gift.sendings }),
    ]);
  if (codeEnd !== null) rows.push([t('gifts.list.code'), `…${codeEnd}`]);
  if (claimedAt !== null) rows.push([t('gifts.facts.claimedAt'), at(claimedAt)]);
  if (claimedBy) rows.push([t('gifts.facts.claimedBy'), <Claimer key="claimer" {...claimedBy} />]);
  if (endedAt !== null) rows.push([t('gifts.facts.endedAt'), at(endedAt)]);
  return (
    <Card>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="sm:contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Claimer({ name, href }: NonNullable<AdminGiftDetail['claimedBy']>) {
  return href === null ? (
    name
  ) : (
    <a href={href} className="text-link">
      {name}
    </a>
  );
}
