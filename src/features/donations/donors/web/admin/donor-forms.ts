import { defineForm } from '#page/form/define-form.ts';
import { text, verbatim } from '#page/form/fields.ts';
import type { WayToThank } from '#features/donations/donors/policy.ts';

/** Adds a note about the donor of this id. */
export const noteForm = defineForm({
  name: 'noteDonor',
  fields: { text: verbatim },
  send: ({ api }, { text }, id = '') => api.donations.adminNoteDonor.call({ id, text }),
});

/** Changes the words of a note, as it was seen. */
export const changeNoteForm = defineForm({
  name: 'changeNote',
  fields: { text: verbatim, version: text },
  send: ({ api }, { text, version }, id = '', noteId = '') =>
    api.donations.adminChangeNote.call({ id, noteId, text, version: Number(version) }),
});

export const removeNoteForm = defineForm({
  name: 'removeNote',
  fields: { version: text },
  send: ({ api }, { version }, id = '', noteId = '') =>
    api.donations.adminRemoveNote.call({ id, noteId, version: Number(version) }),
});

/** Notes that a donor was thanked. The contract judges what was chosen. */
export const thankForm = defineForm({
  name: 'noteThanks',
  fields: { how: text, thankedOn: text },
  send: ({ api }, { how, thankedOn }, id = '') =>
    api.donations.adminThankDonor.call({ id, how: how as WayToThank, thankedOn }),
});

export const removeThanksForm = defineForm({
  name: 'removeThanks',
  fields: {},
  send: ({ api }, _values, id = '', thanksId = '') => api.donations.adminRemoveThanks.call({ id, thanksId }),
});

/** Merges a donor that the page proposes, or another that is named, into the one of this id. */
export const mergeForm = defineForm({
  name: 'mergeDonor',
  fields: { other: text },
  send: ({ api }, { other }, id = '') => api.donations.adminMergeDonors.call({ id, other }),
});

export const partForm = defineForm({
  name: 'partDonor',
  fields: {},
  send: ({ api }, _values, id = '', other = '') => api.donations.adminPartDonors.call({ id, other }),
});

/** Erases the donor of this id, with as many donations as were seen. */
export const eraseForm = defineForm({
  name: 'eraseDonor',
  fields: { reason: text, donations: text },
  send: ({ api }, { reason, donations }, id = '') =>
    api.donations.adminEraseDonor.call({ id, reason, donations: Number(donations) }),
});
