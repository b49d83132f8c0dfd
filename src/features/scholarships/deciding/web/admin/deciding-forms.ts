import { defineForm } from '#page/form/define-form.ts';
import { checkbox, text, verbatim } from '#page/form/fields.ts';
import type {
  DeclineScholarshipInput,
  GrantScholarshipDiscountInput,
  GrantScholarshipPlanInput,
} from '#features/scholarships/deciding/contract.ts';

const version = { version: text };

/** Grants a plan until a day to the request of this id; the contract judges the choice. */
export const grantPlanForm = defineForm({
  name: 'grantPlan',
  fields: { ...version, plan: text, endsOn: text, answer: verbatim },
  send: ({ api }, typed, id = '') =>
    api.scholarships.grantPlan.call({
      ...typed,
      id,
      version: Number(typed.version),
    } as GrantScholarshipPlanInput),
});

/** Grants a part of the price; the contract judges the choices. */
export const grantDiscountForm = defineForm({
  name: 'grantDiscount',
  fields: { ...version, percent: text, plan: text, payments: text, answer: verbatim },
  send: ({ api }, typed, id = '') =>
    api.scholarships.grantDiscount.call({
      ...typed,
      id,
      version: Number(typed.version),
      percent: /^\d{1,3}\s*%?$/.test(typed.percent) ? Number.parseInt(typed.percent, 10) : 0,
    } as GrantScholarshipDiscountInput),
});

export const declineForm = defineForm({
  name: 'decline',
  fields: { ...version, reason: text, answer: verbatim },
  send: ({ api }, typed, id = '') =>
    api.scholarships.decline.call({
      ...typed,
      id,
      version: Number(typed.version),
    } as DeclineScholarshipInput),
});

export const giftForm = defineForm({
  name: 'gift',
  fields: { emailAddress: text, endsOn: text, note: verbatim, inBudget: checkbox, key: text },
  send: ({ api }, typed) => api.scholarships.give.call(typed),
});

/** Lets the grant of this id go on until a later day. */
export const extendForm = defineForm({
  name: 'extend',
  fields: { ...version, endsOn: text },
  send: ({ api }, typed, id = '') =>
    api.scholarships.extend.call({ id, version: Number(typed.version), endsOn: typed.endsOn }),
});

export const withdrawForm = defineForm({
  name: 'withdraw',
  fields: version,
  send: ({ api }, typed, id = '') => api.scholarships.withdraw.call({ id, version: Number(typed.version) }),
});
