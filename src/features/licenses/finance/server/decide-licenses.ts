import type { Updateable } from 'kysely';
import { signedIn } from '#core/actor.ts';
import { addDays } from '#core/local-date.ts';
import { decimalText, money, readDecimalText } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { legalEntityOf } from '#core/payment-providers.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import type { ActName } from '#platform/composition/audited-acts.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { issueCreditNote, findInvoice, issueInvoice, mayIssue } from '#features/invoices/server/public.ts';
import { book, type Line } from '#features/ledger/server/public.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { dueDays, type LicenseState } from '#features/licenses/policy.ts';
import { readBuyer } from '#features/licenses/server/buyer.ts';
import {
  giveToHolder,
  lockLicense,
  takeFromAll,
  todayIn,
  type LicenseRow,
} from '#features/licenses/server/license-rows.ts';
import { mailAccepted, mailEnded, mailPaid } from '#features/licenses/server/mails.ts';
import type { LicensesTable } from '#features/licenses/server/tables.ts';
import type { AdminLicenseDetail, EndLicenseInput, LicensePaidInput } from '../contract.ts';
import { getLicense } from './view-licenses.ts';

interface Change {
  id: string;
  version: number;
}

/** Accepts a request: what is owed is booked, the seats are there from the first day, and the invoice goes out. */
export function acceptLicense(ctx: Ctx, change: Change): Promise<AdminLicenseDetail> {
  return decide(ctx, change, { from: 'requested', what: 'license.accepted' }, async (ctx, license) => {
    if (!(await mayIssue(ctx, legalEntityOf(license.currency), { owed: true })))
      throw new Conflict('undescribed', 'licenses.refusal.undescribed');
    const dueOn = addDays(todayIn(ctx), dueDays);
    await bookOwed(ctx, license, { step: 'billed', sign: 1n });
    // Numbers are taken last, since everyone who issues a document waits for them.
    await giveToHolder(ctx, { ...license, state: 'accepted' });
    const { id, number } = await bill(ctx, license, dueOn);
    const accepted = await update(ctx, license, { state: 'accepted', invoice_id: id, due_on: dueOn });
    await mailAccepted(ctx, accepted, number);
    return { seats: license.seats, total: license.total, currency: license.currency };
  });
}

/** Declines a request, and says why. */
export function declineLicense(
  ctx: Ctx,
  { reason, ...change }: EndLicenseInput,
): Promise<AdminLicenseDetail> {
  return decide(ctx, change, { from: 'requested', what: 'license.declined' }, async (ctx, license) => {
    const declined = await update(ctx, license, { state: 'declined', reason });
    await mailEnded(ctx, declined, { what: 'declined', reason });
    return {};
  });
}

/** The money of an invoice has arrived at the bank. All of it: a part is refused. The same again changes nothing. */
export function markPaid(
  ctx: Ctx,
  { paidOn, reference, amount, ...change }: LicensePaidInput,
): Promise<AdminLicenseDetail> {
  const settled = (license: LicenseRow) =>
    license.state === 'paid' && license.paid_on === paidOn && license.paid_reference === reference;
  const act = { from: 'accepted', what: 'license.paid', settled } as const;
  return decide(ctx, change, act, async (ctx, license) => {
    const { currency, total } = license;
    if (paidOn > addDays(todayIn(ctx), 1))
      throw new Invalid([{ path: 'paidOn', messageKey: 'licenses.field.paidLater' }]);
    if (readDecimalText(amount, currency)?.amount !== BigInt(total))
      throw new Invalid([
        {
          path: 'amount',
          messageKey: 'licenses.field.notTotal',
          values: { total: moneyText(money(total, currency), ctx.locale) },
        },
      ]);
    await book(ctx, {
      ...booksOf(license),
      cause: `license:${license.id}:paid`,
      lines: [
        { purpose: 'bank', amount: BigInt(total) },
        { purpose: 'receivable', amount: -BigInt(total) },
      ],
      note: 'A school paid its license by transfer',
    });
    const paid = await update(ctx, license, { state: 'paid', paid_on: paidOn, paid_reference: reference });
    await mailPaid(ctx, paid);
    return { paidOn, amount: decimalText(money(total, currency)) };
  });
}

/** Cancels a license that was not paid: its invoice is credited, what was owed is booked back, and its seats end. */
export function cancelLicense(ctx: Ctx, { reason, ...change }: EndLicenseInput): Promise<AdminLicenseDetail> {
  return decide(ctx, change, { from: 'accepted', what: 'license.canceled' }, async (ctx, license) => {
    await bookOwed(ctx, license, { step: 'canceled', sign: -1n });
    await takeFromAll(ctx, license);
    await issueCreditNote(ctx, {
      documentId: license.invoice_id ?? '',
      cause: `license:${license.id}`,
      amount: money(license.total, license.currency),
    });
    const canceled = await update(ctx, license, { state: 'canceled', reason });
    await mailEnded(ctx, canceled, { what: 'canceled', reason });
    return {};
  });
}

interface Act {
  from: LicenseState;
  what: ActName;
  /** It was done before exactly so: nothing more happens. */
  settled?(license: LicenseRow): boolean;
}

/** Changes a license from one state to the next, once; `work` returns what the log records. */
function decide(
  ctx: Ctx,
  { id, version }: Change,
  { from, what, settled }: Act,
  work: (ctx: Ctx, license: LicenseRow) => Promise<Record<string, string | number>>,
): Promise<AdminLicenseDetail> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const license = await lockLicense(ctx, id);
    if (settled?.(license)) return getLicense(ctx, id);
    if (license.state !== from) throw new Conflict('wrong_state', 'licenses.refusal.wrongState');
    if (license.version !== version)
      throw new Conflict('changed_meanwhile', 'licenses.refusal.changedMeanwhile');
    const after = await work(ctx, license);
    await recordAudit(ctx, { who: userId, what, subject: id, after });
    return getLicense(ctx, id);
  });
}

function update(ctx: Ctx, license: LicenseRow, columns: Updateable<LicensesTable>): Promise<LicenseRow> {
  return ctx.db
    .updateTable('licenses')
    .set({ decided_at: ctx.clock.now(), ...columns, version: license.version + 1 })
    .where('id', '=', license.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const booksOf = ({ currency }: LicenseRow) => ({ entity: legalEntityOf(currency), currency });

/** Books what a school owes, or books it back. */
async function bookOwed(
  ctx: Ctx,
  license: LicenseRow,
  { step, sign }: { step: 'billed' | 'canceled'; sign: 1n | -1n },
): Promise<void> {
  const [total, tax] = [BigInt(license.total), BigInt(license.tax)];
  const lines: Line[] = [
    { purpose: 'receivable', amount: sign * total },
    { purpose: 'income', detail: 'license', amount: -sign * (total - tax) },
    { purpose: 'tax', detail: license.tax_rule?.country ?? license.country, amount: -sign * tax },
  ];
  await book(ctx, {
    ...booksOf(license),
    cause: `license:${license.id}:${step}`,
    lines,
    note: step === 'billed' ? 'A school owes its license' : 'A license was canceled before it was paid',
  });
}

async function bill(ctx: Ctx, license: LicenseRow, dueOn: string) {
  const { id, seats, currency, language, country, holder_id: holderId } = license;
  const { school, address, contactName, contactEmail, purchaseOrder, taxNumber } = readBuyer(
    ctx.sealing,
    license.sealed,
  );
  const cause = `license:${id}`;
  await issueInvoice(ctx, {
    entity: legalEntityOf(currency),
    cause,
    ...(holderId !== null && { userId: holderId }),
    buyer: {
      name: school,
      emailAddress: contactEmail,
      address: [
        ...address.split('\n').filter((each) => each.trim() !== ''),
        contactName,
        ...(taxNumber === ''
          ? []
          : [ctx.sayIn(language, 'licenses.invoice.taxNumber', { number: taxNumber })]),
      ],
    },
    country,
    locale: language,
    lines: [
      {
        text: 'licenses.invoice.seats',
        values: { from: license.starts_on, until: license.ends_on },
        quantity: seats,
        unit: money(license.unit_price, currency),
      },
    ],
    ...(license.tax_rule && { tax: license.tax_rule }),
    total: money(license.total, currency),
    due: { on: dueOn, ...(purchaseOrder !== '' && { purchaseOrder }) },
  });
  const invoice = await findInvoice(ctx, cause);
  if (!invoice) throw new Error(`nothing was issued for ${cause}`);
  return invoice;
}
