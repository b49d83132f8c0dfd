import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/** Asks for the license of this id for another year. */
export const renewForm = defineForm({
  name: 'renew',
  fields: {},
  send: ({ api }, _typed, id = '') => api.licenses.renew.call({ id }),
});

/** Invites a colleague to seats of the license of the page. */
export const shareForm = defineForm({
  name: 'share',
  fields: { emailAddress: text, seats: text },
  send: ({ api, params }, { emailAddress, seats }) =>
    api.licenses.share.call({ id: params['licenseId'] ?? '', emailAddress, seats: readSeats(seats) }),
});

/** Changes the seats of the share of this id. */
export const changeShareForm = defineForm({
  name: 'changeShare',
  fields: { seats: text },
  send: ({ api, params }, { seats }, shareId = '') =>
    api.licenses.changeShare.call({ id: params['licenseId'] ?? '', shareId, seats: readSeats(seats) }),
});

export const endShareForm = defineForm({
  name: 'endShare',
  fields: {},
  send: ({ api, params }, _typed, shareId = '') =>
    api.licenses.endShare.call({ id: params['licenseId'] ?? '', shareId }),
});

/** Takes the seats that the link of the page offers. */
export const acceptShareForm = defineForm({
  name: 'acceptShare',
  fields: {},
  send: ({ api, params }) => api.licenses.acceptShare.call({ token: params['token'] ?? '' }),
});

/** What is no number becomes one that is refused. */
const readSeats = (typed: string): number => (/^\d{1,5}$/.test(typed) ? Number(typed) : 0);
