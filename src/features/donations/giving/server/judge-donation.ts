import * as z from 'zod/mini';
import { isCurrency } from '#core/money.ts';
import { fundMethods } from '#core/payment-providers.ts';
import type { FieldIssue } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { readFundAccount, writeFundAccount } from '#platform/payments/grants/fund-account.ts';
import { dedications } from '#features/donations/policy.ts';
import { judgeAmount } from './read-amount.ts';

const words = z.catch(z.string(), '');

/** As much of a donation as is needed here, whatever else of it is wrong. */
const Judged = z.object({
  currency: words,
  amount: words,
  dedication: words,
  dedicationText: words,
  method: words,
  savedMethodId: words,
  fundAccount: words,
  fundCode: words,
});

/** What is wrong with a donation that its schema cannot see: the amount in the donor's language, and what depends on other fields. */
export function judgeDonation({ locale }: Pick<RequestCtx, 'locale'>, input: unknown): FieldIssue[] {
  const { data } = Judged.safeParse(input);
  if (!data) return [];
  const { currency, amount, dedication, dedicationText, method, savedMethodId, fundAccount, fundCode } = data;
  const issues: FieldIssue[] = [];
  const judged = isCurrency(currency) ? judgeAmount(amount, { currency, locale }) : undefined;
  if (judged && 'issue' in judged) issues.push(judged.issue);
  const isDedicated = dedication !== 'none' && (dedications as readonly string[]).includes(dedication);
  if (isDedicated && dedicationText.trim() === '')
    issues.push({ path: 'dedicationText', messageKey: 'donations.field.dedicationText' });
  const asksFund = (fundMethods as readonly string[]).includes(method) && savedMethodId === '';
  if (asksFund && !readFundAccount(writeFundAccount({ account: fundAccount, code: fundCode })))
    issues.push({ path: 'fundAccount', messageKey: 'donations.field.fundAccount' });
  return issues;
}
