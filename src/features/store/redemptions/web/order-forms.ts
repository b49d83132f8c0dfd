import { defineForm } from '#page/form/define-form.ts';
import { optionalText, text } from '#page/form/fields.ts';
import { addressFields, readAddress } from '#features/store/web/address-form.ts';

/** About the order of this id: the person who ordered wants it no longer. */
export const cancelForm = defineForm({
  name: 'cancel',
  fields: { version: text },
  send: ({ api }, { version }, id = '') => api.store.cancelRedemption.call({ id, version: Number(version) }),
});

const agreeFields = { version: text, ...addressFields };
const refuseFields = { version: text, word: optionalText };

/** A parent's two answers about the order of this id, on the page of a mailed link. */
export const linkForms = {
  agree: defineForm({
    name: 'agree',
    fields: agreeFields,
    send: ({ api, params }, { version, ...address }, id = '') =>
      api.store.answerByLink.call({
        token: params['token'] ?? '',
        id,
        version: Number(version),
        agree: true,
        address: readAddress(address),
      }),
  }),
  refuse: defineForm({
    name: 'refuse',
    fields: refuseFields,
    send: ({ api, params }, { version, word }, id = '') =>
      api.store.answerByLink.call({
        token: params['token'] ?? '',
        id,
        version: Number(version),
        agree: false,
        word,
      }),
  }),
};

/** The same for a parent who is signed in. */
export const panelForms = {
  agree: defineForm({
    name: 'agreeToOrder',
    fields: agreeFields,
    send: ({ api }, { version, ...address }, id = '') =>
      api.store.answerOrder.call({
        id,
        version: Number(version),
        agree: true,
        address: readAddress(address),
      }),
  }),
  refuse: defineForm({
    name: 'refuseOrder',
    fields: refuseFields,
    send: ({ api }, { version, word }, id = '') =>
      api.store.answerOrder.call({ id, version: Number(version), agree: false, word }),
  }),
};
