import { defineForm } from '#page/form/define-form.ts';
import { checkbox, text, verbatim, type FieldValues } from '#page/form/fields.ts';
import type { GiftAidInput } from '../contract.ts';
import type { GiftAidScope } from '../policy.ts';

/** What a taxpayer declares, under the names that the contract has for it. */
export const giftAidFields = {
  'giftAid.scope': text,
  'giftAid.title': text,
  'giftAid.firstName': text,
  'giftAid.lastName': text,
  'giftAid.house': text,
  'giftAid.address': verbatim,
  'giftAid.postcode': text,
  'giftAid.isOverseas': checkbox,
};

/** The contract judges what was typed. */
export function readGiftAid(values: FieldValues<typeof giftAidFields>): GiftAidInput {
  return {
    scope: values['giftAid.scope'] as GiftAidScope,
    title: values['giftAid.title'],
    firstName: values['giftAid.firstName'],
    lastName: values['giftAid.lastName'],
    house: values['giftAid.house'],
    address: values['giftAid.address'],
    postcode: values['giftAid.postcode'],
    isOverseas: values['giftAid.isOverseas'],
  };
}

/** Declares Gift Aid on the donor's page. */
export const declareForm = defineForm({
  name: 'declareGiftAid',
  fields: giftAidFields,
  send: ({ api, params }, values) =>
    api.donations.declareGiftAid.call({ token: params['token'] ?? '', giftAid: readGiftAid(values) }),
});

/** Cancels the declaration there. */
export const cancelForm = defineForm({
  name: 'cancelGiftAid',
  fields: { leavesOut: checkbox },
  send: ({ api, params }, { leavesOut }) =>
    api.donations.cancelGiftAid.call({ token: params['token'] ?? '', leavesOut }),
});
