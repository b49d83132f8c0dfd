import type { Locale } from '#core/locale.ts';
import type { Currency } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { DocumentReference, DocumentRow, DocumentView } from '../contract.ts';
import { receiptStatement } from '#features/invoices/policy.ts';
import { canadianAgency, fillWording } from '#features/invoices/wording/policy.ts';
import { findDocument, type StoredDocument } from './find-document.ts';
import type { Buyer } from './tables.ts';

/** A document with its texts in the language that is asked for, else the caller's. */
export async function getDocument(
  ctx: Pick<Ctx, 'db' | 'actor' | 'locale' | 'sayIn' | 'sealing'>,
  { reference, lang }: DocumentReference,
): Promise<DocumentView> {
  return viewDocument(ctx, await findDocument(ctx, reference), lang ?? ctx.locale);
}

/** Everything that its pages and its PDF show. */
export async function viewDocument(
  { db, sayIn, sealing }: Pick<Ctx, 'db' | 'sayIn' | 'sealing'>,
  document: StoredDocument,
  locale: Locale,
): Promise<DocumentView> {
  const { currency } = document;
  const of = (amount: number) => ({ amount, currency });
  const { id, refers_to } = document;
  const related = await db
    .selectFrom('documents')
    .select(['id', 'number', 'gross'])
    .where(({ or, eb }) => or([eb('refers_to', '=', id), ...(refers_to ? [eb('id', '=', refers_to)] : [])]))
    .orderBy('issued_at')
    .execute();
  const credited = related.filter((other) => other.id !== refers_to);
  const isVoid =
    (document.kind === 'receipt' || document.kind === 'acknowledgment') &&
    credited.reduce((sum, { gross }) => sum + gross, 0) >= document.gross;
  return {
    ...viewRow(document),
    statements: isVoid ? [] : statementsOf(document, locale, sayIn),
    isVoid,
    language: document.language,
    issuer: document.issuer,
    buyer: readBuyer(sealing, document.buyer),
    country: document.country,
    lines: document.lines.map(({ text, values, quantity, unit, total }) => ({
      text: sayIn(locale, text, values),
      quantity,
      unit: of(unit),
      total: of(total),
    })),
    taxes: document.taxes.map(({ name, rate, tax }) => ({ name, rate, tax: of(tax) })),
    net: of(document.net),
    receivedOn: document.received_on,
    dueOn: document.due_on,
    purchaseOrder: document.purchase_order,
    refersTo: related.find((other) => other.id === refers_to)?.number ?? null,
    creditedBy: credited.map(({ number }) => number),
  };
}

/** By law, and for Gift Aid: in the words that were frozen, else in those of the product. */
function statementsOf(
  { kind, entity, issuer, gift_aid, wording }: StoredDocument,
  locale: Locale,
  sayIn: Ctx['sayIn'],
): string[] {
  if (kind !== 'receipt') return [];
  const { text, values, isByLaw } = receiptStatement(entity, issuer);
  const filled = {
    organization: values.name,
    registration: values.number,
    approval: values.approval,
    place: values.place,
    signedBy: values.signedBy,
    taxAgency: canadianAgency(locale),
  };
  const say = (own: string | undefined, shipped: string) =>
    own === undefined ? sayIn(locale, shipped, values) : fillWording(own, filled);
  return [
    say(isByLaw ? wording?.law?.[locale] : undefined, text),
    ...(gift_aid ? [say(wording?.giftAid?.[locale], 'invoices.receipt.giftAid')] : []),
  ];
}

interface Listed extends Pick<StoredDocument, 'id' | 'number' | 'kind' | 'entity' | 'issued_on' | 'gross'> {
  currency: Currency;
}

export function viewRow({ id, number, kind, entity, issued_on, gross, currency }: Listed): DocumentRow {
  return { id, number, kind, entity, issuedOn: issued_on, gross: { amount: gross, currency } };
}

function readBuyer(sealing: Ctx['sealing'], sealed: string): DocumentView['buyer'] {
  const { name, emailAddress, address } = JSON.parse(sealing.open(sealed)) as Buyer;
  return {
    name,
    ...(emailAddress !== undefined && { emailAddress }),
    ...(address && { address: [...address] }),
  };
}
