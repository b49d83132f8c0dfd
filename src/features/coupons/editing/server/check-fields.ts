import { isCurrency, readDecimalText } from '#core/money.ts';
import { Invalid, type FieldIssue } from '#core/refusals.ts';
import { daysAnywhere, keyOf, readCode } from '#features/coupons/policy.ts';
import type { StoredAmounts } from '#features/coupons/server/tables.ts';
import type { CouponFields } from '../contract.ts';
import { toHundredths } from '../policy.ts';
import type { CouponWithCode } from './view-coupons.ts';

/** The columns of a coupon; values of another kind stay empty. */
export function columnsOf(fields: CouponFields) {
  const { kind, percent, amounts, freeDays } = fields;
  return {
    name: fields.name,
    kind,
    percent: kind === 'percent' && percent !== null ? toHundredths(percent) : null,
    amounts: kind === 'fixed' ? storeAmounts(amounts) : {},
    free_days: kind === 'free_days' ? freeDays : null,
    payments: kind === 'free_days' ? ('first' as const) : fields.payments,
    plans: [...new Set(fields.plans)].toSorted(),
    starts_on: fields.startsOn,
    ends_on: fields.endsOn,
    max_uses: fields.maxUses,
    max_per_customer: fields.maxPerCustomer,
  };
}

function storeAmounts(amounts: CouponFields['amounts']): StoredAmounts {
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([currency, text]) => {
      const amount = isCurrency(currency) ? readDecimalText(text, currency)?.amount : undefined;
      return amount === undefined ? [] : [[currency, Number(amount)]];
    }),
  );
}

/** Refuses fields that do not fit together, naming each; and a last day that is over everywhere where a coupon is made only now. */
export function refuseUnfit(fields: CouponFields, madeAt?: Date): void {
  const issues: FieldIssue[] = [];
  const refuse = (path: string, messageKey: string) => issues.push({ path, messageKey });
  const { kind, percent, amounts, freeDays, startsOn, endsOn } = fields;
  if (kind === 'percent' && percent === null) refuse('percent', 'coupons.field.noPercent');
  if (kind === 'fixed' && Object.keys(amounts).length === 0)
    refuse('amounts.USD', 'coupons.field.amountsMissing');
  if (kind === 'free_days' && freeDays === null) refuse('freeDays', 'coupons.field.noNumber');
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) refuse('endsOn', 'coupons.field.endsFirst');
  else if (madeAt && endsOn !== null && endsOn < daysAnywhere(madeAt).earliest)
    refuse('endsOn', 'coupons.field.alreadyOver');
  if (issues.length > 0) throw new Invalid(issues);
}

/** Refuses to change what orders were promised, and a limit below what was taken already. */
export function refuseBroken(before: CouponWithCode, isUsed: boolean, fields: CouponFields): void {
  const issues: FieldIssue[] = [];
  const { maxUses } = fields;
  if (maxUses !== null && maxUses < before.used)
    issues.push({
      path: 'maxUses',
      messageKey: 'coupons.field.limitBelowUsed',
      values: { used: before.used },
    });
  if (isUsed) {
    const known = promiseOf(before, before.code);
    const asked = promiseOf(columnsOf(fields), fields.code);
    for (const [path, value] of Object.entries(known))
      if (asked[path] !== value) issues.push({ path, messageKey: 'coupons.field.fixed' });
  }
  if (issues.length > 0) throw new Invalid(issues);
}

type Promised = Pick<CouponWithCode, 'kind' | 'percent' | 'amounts' | 'free_days' | 'payments' | 'plans'>;

/** What a coupon takes off and for what, by field, so that two can be compared: it stays once anyone was promised it. */
function promiseOf(row: Promised, code: string | null): Record<string, string> {
  const amounts = Object.entries(row.amounts).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    code: keyOf(readCode(code ?? '') ?? ''),
    kind: row.kind,
    percent: String(row.percent),
    amounts: JSON.stringify(amounts),
    freeDays: String(row.free_days),
    payments: row.payments,
    plans: row.plans.toSorted().join(' '),
  };
}
