/** What a donor types of her account or card at a fund. No payment card, but enough to give in her name: a secret. */
export interface FundAccount {
  /** The number of the card, or the address of the account. */
  account: string;
  /** What proves that it is hers: the code on the card, a PIN, or for OJC the month in which the card ends (`1229`). */
  code: string;
}

const mark = ':';

/** One string, as `BeginInput.fundAccount` and a saved token carry it. */
export function writeFundAccount({ account, code }: FundAccount): string {
  return account.replaceAll(/[\s-]/g, '') + mark + code.trim();
}

/** Undefined for what no fund can have given out; says nothing about whether the account exists. */
export function readFundAccount(text: string): FundAccount | undefined {
  const at = text.lastIndexOf(mark);
  const [account, code] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  const isPossible = /^[\w.+@-]{4,120}$/.test(account) && /^\w{0,12}$/.test(code);
  return isPossible ? { account, code } : undefined;
}

/** How its owner knows it, without giving it away. */
export function labelOf({ account }: FundAccount): string {
  return `•••• ${account.slice(-4)}`;
}
