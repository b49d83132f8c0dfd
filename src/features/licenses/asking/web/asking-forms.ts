import { defineForm } from '#page/form/define-form.ts';
import { text, verbatim } from '#page/form/fields.ts';

/** Asks for a license. Seats, country and total are those of the price that the page showed. */
export const requestForm = defineForm({
  name: 'request',
  fields: {
    seats: text,
    country: text,
    total: text,
    key: text,
    startsOn: text,
    school: text,
    address: verbatim,
    contactName: text,
    contactEmail: text,
    purchaseOrder: text,
    taxNumber: text,
  },
  send: ({ api }, { seats, total, ...typed }) =>
    api.licenses.request.call({ ...typed, seats: Number(seats), total: Number(total) }),
});
