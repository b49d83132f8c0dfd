import { defineForm } from '#page/form/define-form.ts';
import { checkbox, secret } from '#page/form/fields.ts';
import { href } from '#urls.ts';

/** What a guardian decides about sharing devices. */
export const sharingForms = {
  setPin: defineForm({
    name: 'setPin',
    fields: { pin: secret, currentPassword: secret },
    send: ({ api }, input) => api.families.setPin.call(input),
  }),
  removePin: defineForm({
    name: 'removePin',
    fields: {},
    send: ({ api }) => api.families.removePin.call(),
  }),
  siblingsHere: defineForm({
    name: 'siblingsHere',
    fields: { siblingsMaySwap: checkbox },
    send: ({ api }, input) => api.families.updateFamilyDevice.call(input),
  }),
  siblingsOnNew: defineForm({
    name: 'siblingsOnNew',
    fields: { siblingsMaySwap: checkbox },
    send: ({ api }, input) => api.families.updateFamily.call(input),
  }),
};

/** Where a guardian sets her PIN before she hands a device to a child; then she chooses who is learning. */
export const pinBeforeHandOver = `${href('familyPeople', undefined, { for: 'who' })}#pin`;

export function isBeforeHandOver(search: string): boolean {
  return new URLSearchParams(search).get('for') === 'who';
}
