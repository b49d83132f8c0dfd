import { randomBytes, randomUUID } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import { localDateOf, type LocalDate } from '#core/local-date.ts';
import { addMoney, money, type Currency, type Money } from '#core/money.ts';
import type { LegalEntity } from '#core/payment-providers.ts';
import { hashSecret } from '#platform/crypto/hash-secret.ts';
import type { Ctx } from '#platform/ctx.ts';
import { sendAhead } from '#platform/db/pipelining.ts';
import { entityTimeZones, type DocumentKind } from '#features/invoices/policy.ts';
import { taxOf, type TaxRule } from '#features/invoices/taxes/policy.ts';
import { lawOf } from '#features/invoices/wording/policy.ts';
import { freezeWording } from '#features/invoices/wording/server/freeze-wording.ts';
import { insertNumbered, type NewRow } from './insert-numbered.ts';
import { readIssuer } from './read-issuer.ts';
import type { Buyer, Issuer, StoredLine, StoredTax } from './tables.ts';

export type IssueCtx = Pick<Ctx, 'db' | 'clock' | 'events' | 'log' | 'sealing' | 'afterCommit'>;

export interface LineInput {
  /** A message of the caller's feature, and its values. */
  text: string;
  values?: Record<string, string | number>;
  quantity: number;
  /** What one costs: with its tax where that is inclusive, without it where it is added. */
  unit: Money;
}

export interface IssueInput {
  entity: LegalEntity;
  /** What it is for, such as `payment:4f…`; issued again for the same, it is the same document. */
  cause: string;
  paymentId?: string;
  userId?: UserId;
  buyer: Buyer;
  /** The buyer's: decides about paper. */
  country?: string;
  locale: Locale;
  lines: readonly LineInput[];
  /** The rule that the price was made with, or none. */
  tax?: TaxRule;
  /** What was paid, is due or pledged: an error if the lines come to something else. */
  total: Money;
  /** Of an invoice whose money is not here yet: it then says where to pay. */
  due?: { on: LocalDate; purchaseOrder?: string | undefined };
  /** Of a receipt: the day on which the gift was received, if that is another than today. */
  receivedOn?: LocalDate;
  /** Of a receipt: its donor has declared the gift for Gift Aid. */
  giftAid?: boolean;
}

type GiftInput = Omit<IssueInput, 'tax' | 'due'>;

/**
 * A bill that has been paid, in the transaction that captures the payment, so that both happen or neither; or one that is due
 * later, in the transaction that books what is owed.
 */
export const issueInvoice = async (ctx: IssueCtx, input: IssueInput): Promise<void> =>
  (await prepare(ctx, 'invoice', input))();

/** A receipt for a gift, in the transaction that captures it. */
export const issueReceipt = async (ctx: IssueCtx, input: GiftInput): Promise<void> =>
  (await prepareReceipt(ctx, input))();

/** Reads what a receipt says. The caller ends its transaction with what this returns, which numbers and stores it. */
export const prepareReceipt = (ctx: IssueCtx, input: GiftInput): Promise<() => Promise<void>> =>
  prepare(ctx, 'receipt', input);

/** The same for what a fund has pledged or paid: it confirms that, and is no receipt for taxes. */
export const prepareAcknowledgment = (ctx: IssueCtx, input: GiftInput): Promise<() => Promise<void>> =>
  prepare(ctx, 'acknowledgment', input);

/** The document is sent ahead, so that the counter is held only while the server runs the rest of the caller's transaction. */
async function prepare(ctx: IssueCtx, kind: DocumentKind, input: IssueInput): Promise<() => Promise<void>> {
  const { lines, taxes, sums } = addUp(input);
  const document = { ...input, kind, lines, taxes, ...sums, currency: input.total.currency };
  const row = await composeRow(ctx, document);
  return () => sendAhead(ctx.db, insertNumbered(ctx.db, row));
}

interface Sums {
  net: bigint;
  tax: bigint;
  gross: bigint;
}

function addUp({ lines, tax: rule, total }: IssueInput) {
  const stored = lines.map(({ text, values, quantity, unit }): StoredLine => {
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`${quantity} is no quantity`);
    const whole = money(unit.amount * BigInt(quantity), unit.currency);
    return { text, ...(values && { values }), quantity, unit: minor(unit), total: minor(whole) };
  });
  const price = lines.reduce(
    (sum, { unit, quantity }) => addMoney(sum, money(unit.amount * BigInt(quantity), unit.currency)),
    money(0, total.currency),
  );
  const { net, tax, gross } = taxOf(price, rule);
  if (gross.amount !== total.amount)
    throw new RangeError(`a document of ${gross.amount} is not one of ${total.amount}`);
  const taxes: StoredTax[] = rule
    ? [
        {
          name: rule.name,
          country: rule.country,
          rate: rule.rate,
          mode: rule.mode,
          net: minor(net),
          tax: minor(tax),
        },
      ]
    : [];
  const sums: Sums = { net: net.amount, tax: tax.amount, gross: gross.amount };
  return { lines: stored, taxes, sums };
}

/** As the database stores it; an amount beyond what is exact there is an error. */
export function minor({ amount }: Pick<Money, 'amount'>): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${amount} is too large for a document`);
  return number;
}

interface NewDocument extends Omit<IssueInput, 'lines' | 'tax' | 'total'>, Sums {
  kind: DocumentKind;
  currency: Currency;
  lines: StoredLine[];
  taxes: StoredTax[];
  refersTo?: string;
  /** If it is another than the settings say now. */
  issuer?: Issuer;
}

/**
 * A document as it is stored, but for its number. The caller has locked what it is for: of two transactions that issue one for the same
 * cause at once, the second fails.
 */
export async function composeRow(ctx: IssueCtx, document: NewDocument): Promise<NewRow> {
  const { entity, kind } = document;
  const now = ctx.clock.now();
  const issuedOn = localDateOf(now, entityTimeZones[entity]);
  const issuer = document.issuer ?? (await readIssuer(ctx, document));
  const wording =
    kind === 'receipt'
      ? await freezeWording(ctx, lawOf(entity, issuer), { giftAid: document.giftAid ?? false })
      : undefined;
  const link = randomBytes(32).toString('base64url');
  return {
    id: randomUUID(),
    entity,
    kind,
    year: Number(issuedOn.slice(0, 4)),
    cause: document.cause,
    payment_id: document.paymentId ?? null,
    refers_to: document.refersTo ?? null,
    user_id: document.userId ?? null,
    issuer: JSON.stringify(issuer),
    buyer: ctx.sealing.seal(JSON.stringify(document.buyer)),
    country: document.country ?? null,
    lines: JSON.stringify(document.lines),
    taxes: JSON.stringify(document.taxes),
    currency: document.currency,
    net: minor({ amount: document.net }),
    tax: minor({ amount: document.tax }),
    gross: minor({ amount: document.gross }),
    language: document.locale,
    due_on: document.due?.on ?? null,
    purchase_order: document.due?.purchaseOrder ?? null,
    received_on: document.receivedOn ?? null,
    gift_aid: document.giftAid ?? false,
    wording: wording ? JSON.stringify(wording) : null,
    issued_on: issuedOn,
    issued_at: now,
    link_hash: hashSecret(link),
    sealed_link: ctx.sealing.seal(link),
    erased_at: null,
  };
}
