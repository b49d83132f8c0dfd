import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';
import { paidPlans, periods } from '../policy.ts';

/** It stays to the end of its period. */
export const cancelForm = defineForm({
  name: 'cancel-plan',
  fields: {},
  send: ({ api }) => api.plans.cancel.call(),
});

/** Takes back a cancellation, a change or a pause. */
export const keepForm = defineForm({
  name: 'keep-plan',
  fields: {},
  send: ({ api }) => api.plans.keep.call(),
});

/** To a lower plan or price, with the next period; the pressed button names the offer. */
export const changeForm = defineForm({
  name: 'change-plan',
  fields: { offer: text },
  send({ api }, { offer }) {
    const [plan, period] = offer.split(' ');
    return api.plans.changeLater.call({
      plan: paidPlans.find((each) => each === plan) ?? 'standard',
      period: periods.find((each) => each === period) ?? 'month',
    });
  },
});

export const pauseForm = defineForm({
  name: 'pause-plan',
  fields: { months: text },
  send: ({ api }, { months }) => api.plans.pause.call({ months: Number(months) }),
});

export const resumeForm = defineForm({
  name: 'resume-plan',
  fields: {},
  send: ({ api }) => api.plans.resume.call(),
});

export const subscriptionForms = [cancelForm, keepForm, changeForm, pauseForm, resumeForm];
