import type { Currency, Money } from '#core/money.ts';
import { readMoney, type MoneyProblem } from '#core/money-input.ts';
import { decimalInLanguage, moneyText } from '#core/money-text.ts';
import type { FieldIssue } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';

/** An amount as someone of the request's language types it, or what is wrong with it, for its field. */
export function readTypedMoney(
  { locale }: Pick<Ctx, 'locale'>,
  typed: string,
  asked: { currency: Currency; most?: bigint },
): { money: Money } | { issue: Omit<FieldIssue, 'path'> } {
  const read = readMoney(typed, { ...asked, locale });
  return 'money' in read ? read : { issue: sayProblem(read, locale) };
}

function sayProblem(problem: MoneyProblem, locale: Ctx['locale']): Omit<FieldIssue, 'path'> {
  switch (problem.problem) {
    case 'missing':
      return { messageKey: 'currencies.amount.missing' };
    case 'not_a_number':
      return { messageKey: 'currencies.amount.notANumber' };
    case 'not_positive':
      return { messageKey: 'currencies.amount.notPositive' };
    case 'too_many_decimals':
      return { messageKey: 'currencies.amount.tooManyDecimals', values: { decimals: problem.decimals } };
    case 'ambiguous': {
      const [whole, decimal] = problem.readings.map((reading) => decimalInLanguage(reading, locale));
      return {
        messageKey: 'currencies.amount.ambiguous',
        values: { whole: whole ?? '', decimal: decimal ?? '' },
      };
    }
    case 'too_large':
      return { messageKey: 'currencies.amount.tooLarge', values: { most: moneyText(problem.most, locale) } };
    case 'other_currency':
      return { messageKey: 'currencies.amount.otherCurrency', values: { typed: problem.typed } };
  }
}
