import { dayFormat } from '#core/day-format.ts';
import { locales } from '#core/locale.ts';
import { noonOf } from '#core/local-date.ts';
import { money, type Currency } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import type { Ctx } from '#platform/ctx.ts';
import { drawSheet, type SheetWords } from '#features/invoices/server/public.ts';
import type { SummaryGift, SummaryPart, SummaryView } from '../contract.ts';
import { findSummary, viewSummary } from './view-summary.ts';

/** A summary as a PDF in its donor's language, by the token of its page. */
export async function printSummary(
  ctx: Pick<Ctx, 'db' | 'sealing' | 'sayIn' | 'clock'>,
  token: string,
): Promise<{ name: string; bytes: Buffer }> {
  const stored = await findSummary(ctx, token);
  const summary = await viewSummary(ctx, stored, stored.language);
  const bytes = await drawSheet(wordsOf(ctx, summary), {
    locale: stored.language,
    // Pounds and shekels are given where sheets are A4.
    paper: summary.parts.every(({ currency }) => currency === 'USD' || currency === 'CAD') ? 'LETTER' : 'A4',
    author: summary.parts[0]?.issuer ?? '',
  });
  return { name: `${summary.year}.pdf`, bytes };
}

function wordsOf({ sayIn, clock }: Pick<Ctx, 'sayIn' | 'clock'>, summary: SummaryView): SheetWords {
  const { language, parts, donorName, year } = summary;
  const say = (key: string, values?: Record<string, string | number>) => sayIn(language, key, values);
  const { tag } = locales[language];
  const day = (date: string, dateStyle: 'short' | 'long') =>
    dayFormat(tag, { dateStyle }).format(noonOf(date));
  const sum = (amount: number, currency: Currency) => moneyText(money(amount, currency), language);
  const rowOf = (gift: SummaryGift, currency: Currency) =>
    [
      [gift.number, gift.about, ...marksOf(gift).map((mark) => say(mark))].join(' · '),
      day(gift.givenOn, 'short'),
      sum(gift.amount, currency),
      sum(gift.left, currency),
    ] as const;
  const totalsOf = ({ total, acknowledged, currency }: SummaryPart) => [
    [say('donations.summary.total', { currency }), '', '', sum(total, currency)] as const,
    ...(acknowledged > 0
      ? [[say('donations.summary.acknowledged'), '', '', sum(acknowledged, currency)] as const]
      : []),
  ];
  return {
    title: say('donations.summary.title', { year: String(year) }),
    facts: [[say('donations.summary.asOf'), day(clock.now().toISOString().slice(0, 10), 'long')]],
    issuer: [...new Set(parts.map(({ issuer }) => issuer))],
    buyerTitle: say('donations.summary.donor'),
    buyer: [donorName],
    headings: [
      say('donations.summary.receipt'),
      say('donations.summary.date'),
      say('donations.summary.given'),
      say('donations.summary.left'),
    ],
    rows: parts.flatMap((part) => [
      ...(parts.length > 1 ? [[`${part.issuer}, ${part.currency}`, '', '', ''] as const] : []),
      ...part.gifts.map((gift) => rowOf(gift, part.currency)),
      ...totalsOf(part),
    ]),
    sums: [],
    notes: [
      say('donations.summary.note'),
      ...(parts.some(({ acknowledged }) => acknowledged > 0) ? [say('donations.summary.fundNote')] : []),
    ],
    page: (page, pages) => say('invoices.document.page', { page, pages }),
  };
}

/** What is said beside a gift. */
function marksOf({ kind, isVoid, giftAid }: SummaryGift) {
  return [
    ...(isVoid ? (['donations.summary.void'] as const) : []),
    ...(kind === 'acknowledgment' ? (['donations.summary.byFund'] as const) : []),
    ...(giftAid ? (['donations.giftAid.title'] as const) : []),
  ];
}
