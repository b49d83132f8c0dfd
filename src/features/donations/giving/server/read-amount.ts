import type { Currency, Money } from '#core/money.ts';
import { readMoney, type MoneyProblem } from '#core/money-input.ts';
import { decimalInLanguage, moneyText } from '#core/money-text.ts';
import type { Locale } from '#core/locale.ts';
import { Invalid, type FieldIssue } from '#core/refusals.ts';
import { limitsIn } from '#features/donations/policy.ts';

interface Typed {
  currency: Currency;
  locale: Locale;
}

/** The amount that a donor of the language has typed. What is not one, or cannot be given, is refused with what is wrong. */
export function readDonatedAmount(typed: string, { currency, locale }: Typed): Money {
  const judged = judgeAmount(typed, { currency, locale });
  if ('issue' in judged) throw new Invalid([judged.issue]);
  return judged.money;
}

/** The same, with what is wrong as a field's issue. */
export function judgeAmount(
  typed: string,
  { currency, locale }: Typed,
): { money: Money } | { issue: FieldIssue } {
  const { least, most } = limitsIn(currency);
  const read = readMoney(typed, { currency, locale, most: most.amount });
  if (!('money' in read)) return { issue: { path: 'amount', ...sayProblem(read, locale) } };
  if (read.money.amount >= least.amount) return { money: read.money };
  return {
    issue: {
      path: 'amount',
      messageKey: 'donations.amount.tooLittle',
      values: { least: moneyText(least, locale) },
    },
  };
}

function sayProblem(problem: MoneyProblem, locale: Locale): Omit<FieldIssue, 'path'> {
  switch (problem.problem) {
    case 'missing':
      return { messageKey: 'donations.amount.missing' };
    case 'not_a_number':
      return { messageKey: 'donations.amount.notANumber' };
    case 'not_positive':
      return { messageKey: 'donations.amount.notPositive' };
    case 'too_many_decimals':
      return { messageKey: 'donations.amount.tooManyDecimals', values: { decimals: problem.decimals } };
    case 'ambiguous': {
      const [whole, decimal] = problem.readings.map((reading) => decimalInLanguage(reading, locale));
      return {
        messageKey: 'donations.amount.ambiguous',
        values: { whole: whole ?? '', decimal: decimal ?? '' },
      };
    }
    case 'too_large':
      return { messageKey: 'donations.amount.tooLarge', values: { most: moneyText(problem.most, locale) } };
    case 'other_currency':
      return { messageKey: 'donations.amount.otherCurrency', values: { typed: problem.typed } };
  }
}
