import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/** What a guardian decides about the other grown-ups of her family. */
export const peopleForms = {
  invite: defineForm({
    name: 'invite',
    fields: { emailAddress: text },
    send: ({ api }, { emailAddress }, kind = '') =>
      api.families.inviteGrownUp.call({ emailAddress, kind: kind === 'watcher' ? 'watcher' : 'guardian' }),
  }),
  withdraw: defineForm({
    name: 'withdraw',
    fields: {},
    send: ({ api }, _values, id = '') => api.families.withdrawFamilyInvitation.call({ id }),
  }),
  leave: defineForm({
    name: 'leave',
    fields: {},
    send: ({ api }, _values, id = '') => api.families.leaveFamily.call({ id }),
  }),
  removeWatcher: defineForm({
    name: 'removeWatcher',
    fields: {},
    send: ({ api }, _values, id = '') => api.families.removeWatcher.call({ id }),
  }),
};

/** Enters the family that the page's link invites to. */
export const acceptForm = defineForm({
  name: 'accept',
  fields: {},
  send: ({ api, params }) => api.families.acceptFamilyInvitation.call({ token: params['token'] ?? '' }),
});

/** A watcher stops watching. */
export const stopWatchingForm = defineForm({
  name: 'stopWatching',
  fields: {},
  send: ({ api }, _values, id = '') => api.families.stopWatching.call({ id }),
});
