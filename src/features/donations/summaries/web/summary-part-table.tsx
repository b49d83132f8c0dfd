import { useTranslations } from 'use-intl';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import type { SummaryGift, SummaryPart } from '../contract.ts';

/** What one organization received in one currency: each gift with its receipt, and what is left in all. */
export function SummaryPartTable({ part }: { part: SummaryPart }) {
  const t = useTranslations();
  const { locale } = usePage();
  const { issuer, currency, gifts, total, acknowledged } = part;
  const sum = (minor: number) => moneyText(money(minor, currency), locale);
  return (
    <section className="mt-8" aria-label={`${issuer}, ${currency}`}>
      <h2 className="text-step-1 font-bold wrap-anywhere">
        <bdi>{issuer}</bdi>
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {gifts.map((gift) => (
          <Gift key={gift.number} gift={gift} sum={sum} />
        ))}
      </ul>
      <dl className="mt-4 ms-auto grid w-fit grid-cols-[auto_auto] gap-x-8 gap-y-1 tabular-nums">
        <dt className="text-step-1 font-bold">{t('donations.summary.total', { currency })}</dt>
        <dd className="text-end text-step-1 font-bold">{sum(total)}</dd>
        {acknowledged > 0 && (
          <>
            <dt className="text-muted">{t('donations.summary.acknowledged')}</dt>
            <dd className="text-end">{sum(acknowledged)}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

function Gift({ gift, sum }: { gift: SummaryGift; sum: (minor: number) => string }) {
  const t = useTranslations();
  const { calendarDay } = useDonationWords();
  const { number, href, givenOn, about, amount, left, kind, isVoid, giftAid } = gift;
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{about}</p>
        <p className="text-step--1 text-muted">
          {href === null ? (
            <bdi>{number}</bdi>
          ) : (
            <a href={href} className="text-link inline-flex min-h-11 items-center">
              <bdi>{number}</bdi>
            </a>
          )}
          {' · '}
          {calendarDay(givenOn)}
        </p>
        <p className="flex flex-wrap gap-2">
          {isVoid && <Badge tone="neutral">{t('donations.summary.void')}</Badge>}
          {kind === 'acknowledgment' && <Badge tone="info">{t('donations.summary.byFund')}</Badge>}
          {giftAid && <Badge tone="progress">{t('donations.giftAid.title')}</Badge>}
        </p>
      </div>
      <p className="ms-auto text-end tabular-nums">
        <b className={isVoid ? 'line-through' : ''}>{sum(amount)}</b>
        {left < amount && !isVoid && (
          <span className="block text-step--1 text-muted">
            {t('donations.summary.leftOf', { sum: sum(left) })}
          </span>
        )}
      </p>
    </li>
  );
}
