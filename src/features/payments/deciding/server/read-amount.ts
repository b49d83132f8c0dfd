import { decimalText, type Currency, type Money } from '#core/money.ts';
import { readMoney, type MoneyProblem } from '#core/money-input.ts';
import { decimalInLanguage, moneyText } from '#core/money-text.ts';
import { Invalid, type FieldIssue } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';

/** An amount as someone of the request's language types it; what is not one, or is above the most, is refused with what is wrong. */
export function readTypedAmount(
  { locale }: Pick<Ctx, 'locale'>,
  typed: string,
  { currency, most }: { currency: Currency; most: bigint },
): Money {
  const read = readMoney(typed, { currency, locale, most });
  if ('money' in read) return read.money;
  throw new Invalid([{ path: 'amount', ...sayProblem(read, locale) }]);
}

/** Whether what someone of the request's language has typed is this amount. */
export function isTyped(
  { locale }: Pick<Ctx, 'locale'>,
  typed: string,
  { amount, currency }: Money,
): boolean {
  const read = readMoney(typed, { currency, locale, most: amount });
  return 'money' in read && read.money.amount === amount;
}

function sayProblem(problem: MoneyProblem, locale: Ctx['locale']): Omit<FieldIssue, 'path'> {
  switch (problem.problem) {
    case 'missing':
      return { messageKey: 'payments.amount.missing' };
    case 'not_a_number':
      return { messageKey: 'payments.amount.notANumber' };
    case 'not_positive':
      return { messageKey: 'payments.amount.notPositive' };
    case 'too_many_decimals':
      return { messageKey: 'payments.amount.tooManyDecimals', values: { decimals: problem.decimals } };
    case 'ambiguous': {
      const [whole, decimal] = problem.readings.map((reading) => decimalInLanguage(reading, locale));
      return {
        messageKey: 'payments.amount.ambiguous',
        values: { whole: whole ?? '', decimal: decimal ?? '' },
      };
    }
    case 'too_large':
      return { messageKey: 'payments.amount.tooLarge', values: { most: moneyText(problem.most, locale) } };
    case 'other_currency':
      return { messageKey: 'payments.amount.otherCurrency', values: { typed: problem.typed } };
  }
}

/** As the audit log keeps amounts: `12.50 USD`. */
export function auditedAmount(amount: Money): string {
  return `${decimalText(amount)} ${amount.currency}`;
}
