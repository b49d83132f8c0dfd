import type { Currency } from '#core/money.ts';
import type { LegalEntity } from '#core/payment-providers.ts';

/**
 * What accounts are for, and on which side of the books they are. `detail` says of which provider, country, person's
 * purchase and so on; a purpose with none has one account an entity and currency.
 */
export const accountKinds = {
  /** Money at a provider, until it is paid out. */
  provider: 'asset',
  bank: 'asset',
  /** Checks, cash and transfers that finance took in by hand. */
  received: 'asset',
  /** What a provider holds back while a payer disputes a payment. */
  disputed: 'asset',
  /** Invoices that schools have not paid yet. */
  receivable: 'asset',
  /** What was taken and has to go back: a second payment for the same thing. */
  'owed-refunds': 'liability',
  /** Gift codes that nobody has claimed yet. */
  'gift-codes': 'liability',
  tax: 'liability',
  income: 'income',
  /** What people have given, by what it is for. */
  donations: 'income',
  fees: 'expense',
  /** What was taken less or more than was asked for, once a person has accepted it. */
  differences: 'expense',
  'dispute-losses': 'expense',
} as const;
export type AccountPurpose = keyof typeof accountKinds;

/** An account within the books of an entity and currency. */
export interface AccountName {
  purpose: AccountPurpose;
  detail?: string;
}

/** Of which books: each entity has its own, and in them each currency. */
export interface Books {
  entity: LegalEntity;
  currency: Currency;
}

export function accountIdOf({ entity, currency }: Books, { purpose, detail }: AccountName): string {
  return [entity, currency, purpose, ...(detail ? [detail] : [])].join('.');
}

/** What an account's id names. */
export function readAccountId(id: string): { purpose: AccountPurpose; detail: string } {
  const [, , purpose, ...detail] = id.split('.');
  // No account is opened for another purpose.
  return { purpose: purpose as AccountPurpose, detail: detail.join('.') };
}

/** The message that names each purpose. */
export const accountNames: Record<AccountPurpose, string> = {
  provider: 'ledger.account.provider',
  bank: 'ledger.account.bank',
  received: 'ledger.account.received',
  disputed: 'ledger.account.disputed',
  receivable: 'ledger.account.receivable',
  'owed-refunds': 'ledger.account.owedRefunds',
  'gift-codes': 'ledger.account.giftCodes',
  tax: 'ledger.account.tax',
  income: 'ledger.account.income',
  donations: 'ledger.account.donations',
  fees: 'ledger.account.fees',
  differences: 'ledger.account.differences',
  'dispute-losses': 'ledger.account.disputeLosses',
};

/** The message that names a detail of income; another one, such as a provider or a country, stays as the books have it. */
const incomeNames: Record<string, string> = {
  'plan-standard': 'ledger.income.standard',
  'plan-premium': 'ledger.income.premium',
  license: 'ledger.income.licenses',
  donations: 'ledger.income.donations',
};

export function detailNameOf({ purpose, detail }: { purpose: AccountPurpose; detail: string }) {
  return purpose === 'income' ? incomeNames[detail] : undefined;
}

const kindNames = {
  captured: 'ledger.kind.captured',
  fee: 'ledger.kind.fee',
  refund: 'ledger.kind.refund',
  refundReturned: 'ledger.kind.refundReturned',
  dispute: 'ledger.kind.dispute',
  disputeWon: 'ledger.kind.disputeWon',
  disputeLost: 'ledger.kind.disputeLost',
  giftClaimed: 'ledger.kind.giftClaimed',
  giftReversed: 'ledger.kind.giftReversed',
  licenseBilled: 'ledger.kind.licenseBilled',
  licensePaid: 'ledger.kind.licensePaid',
  licenseCanceled: 'ledger.kind.licenseCanceled',
  payout: 'ledger.kind.payout',
  giftReceived: 'ledger.kind.giftReceived',
  giftCorrected: 'ledger.kind.giftCorrected',
  giftMoved: 'ledger.kind.giftMoved',
} as const;

/**
 * The message that names what kind of transfer a cause makes. Causes are stored for good, so that their words never change; undefined for one
 * that is not known here, which its note describes.
 */
export function kindNameOf(cause: string): string | undefined {
  const [of = '', , what = '', ...more] = cause.split(':');
  const last = more.at(-1);
  if (of === 'payout') return kindNames.payout;
  if (of === 'contribution')
    return {
      received: kindNames.giftReceived,
      corrected: kindNames.giftCorrected,
      moved: kindNames.giftMoved,
    }[what];
  if (of === 'license')
    return {
      billed: kindNames.licenseBilled,
      paid: kindNames.licensePaid,
      canceled: kindNames.licenseCanceled,
    }[what];
  if (of === 'gift') {
    if (what === 'claimed') return kindNames.giftClaimed;
    return last === 'returned' ? kindNames.refundReturned : kindNames.giftReversed;
  }
  if (of !== 'payment') return undefined;
  if (what === 'refund') return last === 'failed' ? kindNames.refundReturned : kindNames.refund;
  if (what === 'dispute')
    return last === 'won'
      ? kindNames.disputeWon
      : last === 'lost'
        ? kindNames.disputeLost
        : kindNames.dispute;
  return { captured: kindNames.captured, fee: kindNames.fee }[what];
}

/** One side of a transfer in minor units: a debit is positive, a credit negative. */
export interface Line extends AccountName {
  amount: bigint;
}

/** The lines with at most one an account, and none that moves nothing. */
export function mergeLines(lines: readonly Line[]): Line[] {
  const merged = new Map<string, Line>();
  for (const line of lines) {
    const key = JSON.stringify([line.purpose, line.detail ?? '']);
    const before = merged.get(key);
    merged.set(key, before ? { ...before, amount: before.amount + line.amount } : line);
  }
  return [...merged.values()].filter(({ amount }) => amount !== 0n);
}
