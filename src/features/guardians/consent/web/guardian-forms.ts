import { defineForm, type FormPlace } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

const tokenOf = ({ params }: FormPlace) => ({ token: params['token'] ?? '' });

/** A guardian's two answers about a child's account that waits for her approval. */
export const approvalForms = {
  /** The button that was pressed says whether the child enters the guardian’s family too. */
  approve: defineForm({
    name: 'approve',
    fields: { intoFamily: text },
    send: (place, { intoFamily }) =>
      place.api.guardians.approveMinor.call({ ...tokenOf(place), intoFamily: intoFamily === 'yes' }),
  }),
  erase: defineForm({
    name: 'erase',
    fields: {},
    send: (place) => place.api.guardians.refuseMinor.call(tokenOf(place)),
  }),
};

/** What a guardian may do about a child's account that she has approved. */
export const withdrawalForms = {
  withdraw: defineForm({
    name: 'withdraw',
    fields: {},
    send: (place) => place.api.guardians.withdrawApproval.call(tokenOf(place)),
  }),
  erase: defineForm({
    name: 'erase',
    fields: {},
    send: (place) => place.api.guardians.eraseMinor.call(tokenOf(place)),
  }),
};
