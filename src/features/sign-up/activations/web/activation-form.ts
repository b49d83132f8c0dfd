import { defineForm } from '#page/form/define-form.ts';
import { optionalText, secret, text } from '#page/form/fields.ts';
import type { ActivationInput } from '../contract.ts';
import { readPerson } from '#features/sign-up/person/web/read-person.ts';

/** Takes over an account that someone else has created; the server refuses missing values at their fields. */
export const activationForm = defineForm({
  name: 'activate',
  aboutSession: true,
  fields: {
    role: optionalText,
    firstName: text,
    lastName: text,
    password: secret,
    birthYear: optionalText,
    country: optionalText,
  },
  send({ api, params }, { password, ...person }) {
    const input = { ...readPerson(person), token: params['token'] ?? '', password };
    return api.signUp.activate.call(input as ActivationInput);
  },
});
