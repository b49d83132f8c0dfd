import { defineForm } from '#page/form/define-form.ts';
import { checkbox, text } from '#page/form/fields.ts';

/** What a teacher does on the notice board of the class that the address names; a form may be about one announcement. */
export const announcementForms = {
  announce: defineForm({
    name: 'announce',
    fields: { text, to: text, pinned: checkbox },
    send: ({ api, params }, { text: words, to, pinned }) =>
      api.teaching.announce.call({
        id: params['classId'] ?? '',
        text: words,
        pinned,
        to: to === '' ? {} : { groupId: to },
      }),
  }),
  reword: defineForm({
    name: 'reword',
    fields: { text },
    send: ({ api, params }, { text: words }, announcementId = '') =>
      api.teaching.changeAnnouncement.call({ id: params['classId'] ?? '', announcementId, text: words }),
  }),
  pin: defineForm({
    name: 'pin',
    fields: {},
    send: ({ api, params }, _values, announcementId = '') =>
      api.teaching.changeAnnouncement.call({ id: params['classId'] ?? '', announcementId, pinned: true }),
  }),
  unpin: defineForm({
    name: 'unpin',
    fields: {},
    send: ({ api, params }, _values, announcementId = '') =>
      api.teaching.changeAnnouncement.call({ id: params['classId'] ?? '', announcementId, pinned: false }),
  }),
  remove: defineForm({
    name: 'removeAnnouncement',
    fields: {},
    send: ({ api, params }, _values, announcementId = '') =>
      api.teaching.removeAnnouncement.call({ id: params['classId'] ?? '', announcementId }),
  }),
};
