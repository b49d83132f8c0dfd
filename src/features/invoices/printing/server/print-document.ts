import { dayFormat } from '#core/day-format.ts';
import { locales } from '#core/locale.ts';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { noonOf } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { drawInTurn } from '#platform/lettering/draw-in-turn.ts';
import { findDocument } from '#features/invoices/documents/server/find-document.ts';
import { viewDocument } from '#features/invoices/documents/server/view-document.ts';
import type { DocumentView } from '#features/invoices/documents/contract.ts';
import { kindNames, paperFor } from '#features/invoices/policy.ts';
import { taxNameTexts } from '#features/invoices/taxes/policy.ts';

/** A document as a PDF in its own language, the payer's. Refuses whatever the document itself refuses. */
export async function printDocument(
  ctx: Pick<Ctx, 'db' | 'actor' | 'sayIn' | 'sealing'>,
  reference: string,
): Promise<{ name: string; bytes: Buffer }> {
  const stored = await findDocument(ctx, reference);
  const document = await viewDocument(ctx, stored, stored.language);
  // Only this needs the fonts.
  const { drawDocument } = await import('./document-pdf.ts');
  const look = {
    locale: stored.language,
    paper: paperFor(document.country, document.entity),
    author: document.issuer.name,
  };
  const bytes = await drawInTurn(() => drawDocument(wordsOf(ctx, document), look));
  return { name: `${document.number}.pdf`, bytes };
}

function wordsOf({ sayIn }: Pick<Ctx, 'sayIn'>, document: DocumentView) {
  const { language, issuer, buyer, lines, taxes, net, gross } = document;
  const { tag } = locales[language];
  const say = (key: string, values?: Record<string, string | number>) => sayIn(language, key, values);
  const amount = (of: DocumentView['gross']) => moneyText(money(of.amount, of.currency), language);
  const day = (date: string) => dayFormat(tag, { dateStyle: 'long' }).format(noonOf(date));
  const count = new Intl.NumberFormat(tag);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  return {
    title: say(kindNames[document.kind]),
    facts: [
      [say('invoices.document.number'), document.number],
      [say('invoices.document.date'), day(document.issuedOn)],
      ...(document.receivedOn === null
        ? []
        : [[say('invoices.document.receivedOn'), day(document.receivedOn)] as const]),
      ...(document.dueOn === null ? [] : [[say('invoices.document.dueOn'), day(document.dueOn)] as const]),
      ...(document.purchaseOrder === null
        ? []
        : [[say('invoices.document.purchaseOrder'), document.purchaseOrder] as const]),
    ] as const,
    issuer: [
      issuer.name,
      issuer.address,
      ...(issuer.taxNumber ? [say('invoices.document.taxNumber', { number: issuer.taxNumber })] : []),
      issuer.email,
    ].filter(Boolean),
    buyerTitle: say('invoices.document.buyer'),
    buyer: [buyer.name, ...(buyer.address ?? []), ...(buyer.emailAddress ? [buyer.emailAddress] : [])],
    headings: [
      say('invoices.document.what'),
      say('invoices.document.quantity'),
      say('invoices.document.unit'),
      say('invoices.document.total'),
    ] as const,
    rows: lines.map(
      ({ text, quantity, unit, total }) =>
        [text, count.format(quantity), amount(unit), amount(total)] as const,
    ),
    sums: [
      ...(taxes.length > 0 ? [[say('invoices.document.net'), amount(net)] as const] : []),
      ...taxes.map(
        ({ name, rate, tax }) =>
          [
            say('invoices.document.taxLine', {
              tax: say(taxNameTexts[name]),
              rate: percent.format(rate / 10_000),
            }),
            amount(tax),
          ] as const,
      ),
      [say('invoices.document.gross'), amount(gross)] as const,
    ],
    notes: [
      ...(document.isVoid ? [say('invoices.document.void')] : []),
      ...document.statements,
      ...(document.dueOn === null
        ? []
        : [say('invoices.document.payBy', { day: day(document.dueOn), number: document.number })]),
      ...(issuer.bank ? [say('invoices.document.bank', { bank: issuer.bank })] : []),
      ...(document.refersTo ? [say('invoices.document.refersTo', { number: document.refersTo })] : []),
      ...(document.creditedBy.length > 0
        ? [`${say('invoices.document.credited')} ${document.creditedBy.join(', ')}`]
        : []),
      ...(document.kind === 'acknowledgment' ? [say('invoices.document.noReceipt')] : []),
    ],
    page: (page: number, pages: number) => say('invoices.document.page', { page, pages }),
  };
}
