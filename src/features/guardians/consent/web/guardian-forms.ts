import { defineForm, type FormPlace } from '#page/form/define-form.ts';

const tokenOf = ({ params }: FormPlace) => ({ token: params['token'] ?? '' });

/** A guardian's two answers about a child's account that waits for her approval. */
export const approvalForms = {
  approve: defineForm({
    name: 'approve',
    fields: {},
    send: (place) => place.api.guardians.approveMinor.call(tokenOf(place)),
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
