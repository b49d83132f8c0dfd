import { defineForm } from '#page/form/define-form.ts';
import { checkbox, text } from '#page/form/fields.ts';
import { giftAidFields, readGiftAid } from '../gift-aid-forms.ts';

/** Makes a claim of what was seen. */
export const claimForm = defineForm({
  name: 'claimGiftAid',
  fields: { key: text, until: text, gifts: text, total: text, adjustmentTax: text },
  send: ({ api }, { key, until, ...seen }) =>
    api.donations.adminClaimGiftAid.call({
      key,
      until,
      gifts: Number(seen.gifts),
      total: Number(seen.total),
      adjustmentTax: Number(seen.adjustmentTax),
    }),
});

/** Enters the declaration that the donor of the donation of this id has made on paper. */
export const paperForm = defineForm({
  name: 'paperGiftAid',
  fields: { 'giftAid.paperOn': text, 'giftAid.paperPlace': text, ...giftAidFields },
  send: ({ api }, values, id = '') =>
    api.donations.adminDeclareGiftAid.call({
      id,
      giftAid: {
        ...readGiftAid(values),
        paperOn: values['giftAid.paperOn'],
        paperPlace: values['giftAid.paperPlace'],
      },
    }),
});

/** Cancels the declaration that covers the donation of this id, with the reason. */
export const cancelAsStaffForm = defineForm({
  name: 'cancelGiftAidAsStaff',
  fields: { leavesOut: checkbox, reason: text },
  send: ({ api }, values, id = '') => api.donations.adminCancelGiftAid.call({ id, ...values }),
});
