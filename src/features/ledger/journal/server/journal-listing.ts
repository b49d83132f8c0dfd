import { sql } from 'kysely';
import type { ListingPage } from '#core/listing.ts';
import { decimalText, money, type Currency } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import { fileOf } from '#platform/listing/listing-csv.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { accountNames, detailNameOf, kindNameOf, readAccountId } from '#features/ledger/policy.ts';
import { JournalRequest, type JournalEntry } from '../contract.ts';

const journalListing = defineListing({
  name: 'journal',
  request: JournalRequest,
  rows: ({ db }) =>
    db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_entries.transfer_id')
      .select([
        'ledger_entries.transfer_id',
        'ledger_entries.account_id',
        'ledger_entries.amount',
        'ledger_entries.booked_on',
        'ledger_transfers.entity',
        'ledger_transfers.currency',
        'ledger_transfers.cause',
        'ledger_transfers.payment_id',
        'ledger_transfers.note',
      ]),
  id: sql`ledger_entries.transfer_id || ':' || ledger_entries.account_id`,
  sorts: { number: { by: sql.ref('ledger_entries.transfer_id'), type: 'bigint', isRequired: true } },
  defaultSort: 'number',
  filters: {
    from: (from) => sql`ledger_entries.booked_on >= ${from}::date`,
    until: (until) => sql`ledger_entries.booked_on <= ${until}::date`,
    entity: (entity) => sql`ledger_transfers.entity = ${entity}`,
    currency: (currency) => sql`ledger_transfers.currency = ${currency}`,
    account: (account) => sql`starts_with(ledger_entries.account_id, ${account})`,
  },
  search: (q) => sql`(ledger_transfers.payment_id = ${q} or ledger_transfers.cause = ${q})`,
  csv: {
    permission: 'money.read',
    // Accountants import it: the columns keep their order and their meaning (docs/operations.md).
    columns: [
      { heading: 'ledger.journal.day', value: ({ booked_on }) => booked_on },
      { heading: 'ledger.journal.transfer', value: ({ transfer_id }) => transfer_id },
      { heading: 'ledger.journal.entity', value: ({ entity }) => entity },
      { heading: 'ledger.journal.currency', value: ({ currency }) => currency },
      { heading: 'ledger.journal.account', value: ({ account_id }) => account_id },
      { heading: 'ledger.journal.debit', value: (row) => side(row, 1) },
      { heading: 'ledger.journal.credit', value: (row) => side(row, -1) },
      { heading: 'ledger.journal.cause', value: ({ cause }) => cause },
      { heading: 'ledger.journal.payment', value: ({ payment_id }) => payment_id },
      { heading: 'ledger.journal.note', value: ({ note }) => note },
      // In the reader's language, beside the codes that stay.
      { heading: 'ledger.journal.accountName', value: ({ account_id }, ctx) => sayAccount(ctx, account_id) },
      {
        heading: 'ledger.journal.kind',
        value: ({ cause, note }, ctx) => {
          const kind = kindNameOf(cause);
          return kind === undefined ? note : ctx.say(kind);
        },
      },
    ],
  },
});

function sayAccount({ say }: Pick<Ctx, 'say'>, id: string): string {
  const { purpose, detail } = readAccountId(id);
  const detailName = detailNameOf({ purpose, detail });
  const said = detailName === undefined ? detail : say(detailName);
  return [say(accountNames[purpose]), ...(said ? [said] : [])].join(' · ');
}

/** The amount in plain digits if it is on this side, a debit being positive; else nothing. */
function side({ amount, currency }: { amount: number; currency: Currency }, sign: 1 | -1): string | null {
  return Math.sign(amount) === sign ? decimalText(money(amount * sign, currency)) : null;
}

/** What was booked, for finance. */
export async function listJournal(ctx: Ctx, request: JournalRequest): Promise<ListingPage<JournalEntry>> {
  const page = await readListing(ctx, journalListing, request);
  const items = page.items.map((row): JournalEntry => ({
    id: `${row.transfer_id}:${row.account_id}`,
    transfer: row.transfer_id,
    day: row.booked_on,
    entity: row.entity,
    currency: row.currency,
    account: row.account_id,
    debit: row.amount > 0 ? row.amount : null,
    credit: row.amount < 0 ? -row.amount : null,
    cause: row.cause,
    paymentId: row.payment_id,
    note: row.note,
  }));
  return { ...page, items };
}

export const journalFile = fileOf(journalListing);
