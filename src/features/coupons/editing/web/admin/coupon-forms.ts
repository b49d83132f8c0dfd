import type { Locale } from '#core/locale.ts';
import { currencyCodes, decimalText, type Currency } from '#core/money.ts';
import { readMoney } from '#core/money-input.ts';
import { nameMeanwhileFields } from '#page/editor/changed-meanwhile.ts';
import { defineForm } from '#page/form/define-form.ts';
import { text, type FieldKind } from '#page/form/fields.ts';
import type { CouponFields } from '#features/coupons/editing/contract.ts';
import { couponKinds, couponPlans, type CouponKind } from '#features/coupons/policy.ts';

type AmountField = `amounts.${Currency}`;
export const amountField = (currency: Currency): AmountField => `amounts.${currency}`;

const amountFields = Object.fromEntries(
  currencyCodes.map((currency) => [amountField(currency), text]),
) as Record<AmountField, FieldKind<string>>;

const fields = {
  name: text,
  code: text,
  kind: text,
  percent: text,
  ...amountFields,
  freeDays: text,
  payments: text,
  plans: text,
  startsOn: text,
  endsOn: text,
  maxUses: text,
  maxPerCustomer: text,
};

type Typed = Record<keyof typeof fields, string>;

/** A choice of plans as one value of a list. */
export const everyPlan = couponPlans.join(' ');

/** What the fields say, for the server to judge. */
function readCoupon(typed: Typed, locale: Locale): CouponFields {
  return {
    name: typed.name,
    code: typed.code || null,
    kind: kindOf(typed.kind),
    percent: typed.percent.replace('%', '').replace(',', '.').trim() || null,
    amounts: Object.fromEntries(
      currencyCodes.flatMap((currency) => {
        const amount = typed[amountField(currency)];
        return amount === '' ? [] : [[currency, readAmount(amount, currency, locale)]];
      }),
    ),
    freeDays: readNumber(typed.freeDays),
    payments: typed.payments === 'every' ? 'every' : 'first',
    plans: couponPlans.filter((plan) => typed.plans.split(' ').includes(plan)),
    startsOn: typed.startsOn || null,
    endsOn: typed.endsOn || null,
    maxUses: readNumber(typed.maxUses),
    maxPerCustomer: readNumber(typed.maxPerCustomer),
  };
}

const kindOf = (typed: string): CouponKind => couponKinds.find((kind) => kind === typed) ?? 'percent';

/** As people of the language type it; what is no clear amount goes on as it is, and is refused. */
function readAmount(typed: string, currency: Currency, locale: Locale): string {
  const read = readMoney(typed, { currency, locale });
  return 'money' in read ? decimalText(read.money) : typed;
}

/** Null for nothing; what is no number becomes one that is refused, since JSON knows no NaN. */
const readNumber = (typed: string): number | null => {
  if (typed === '') return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
};

/** A coupon as the fields hold it. */
function writeCoupon(coupon: CouponFields): Typed {
  const amounts = Object.fromEntries(
    currencyCodes.map((currency) => [amountField(currency), coupon.amounts[currency] ?? '']),
  ) as Record<AmountField, string>;
  const { name, kind, payments, plans } = coupon;
  return {
    name,
    code: coupon.code ?? '',
    kind,
    percent: coupon.percent ?? '',
    ...amounts,
    freeDays: coupon.freeDays?.toString() ?? '',
    payments,
    plans: plans.join(' '),
    startsOn: coupon.startsOn ?? '',
    endsOn: coupon.endsOn ?? '',
    maxUses: coupon.maxUses?.toString() ?? '',
    maxPerCustomer: coupon.maxPerCustomer?.toString() ?? '',
  };
}

export const newCouponForm = defineForm({
  name: 'newCoupon',
  fields,
  send: ({ api, locale }, typed) => api.coupons.create.call(readCoupon(typed, locale)),
});

/** About the coupon of this id. */
export const couponForm = defineForm({
  name: 'coupon',
  fields: { ...fields, version: text },
  async send({ api, locale }, { version, ...typed }, id = '') {
    try {
      return await api.coupons.change.call({ ...readCoupon(typed, locale), id, version: Number(version) });
    } catch (error) {
      throw nameMeanwhileFields(error, (values) => writeCoupon(values as CouponFields));
    }
  },
});

/** Switches the coupon of this id off, or on again. */
export const switchForm = defineForm({
  name: 'switch',
  fields: { isOn: text },
  send: ({ api }, { isOn }, id = '') => api.coupons.switch.call({ id, isOn: isOn === 'true' }),
});

/** Makes single-use codes of the coupon of this id; `made` is how many the page showed. */
export const codesForm = defineForm({
  name: 'codes',
  fields: { count: text, made: text },
  send: ({ api }, { count, made }, id = '') =>
    api.coupons.makeCodes.call({ id, count: readNumber(count) ?? 0, made: Number(made) }),
});
