import type { ActivationInput } from '#features/accounts/contract-invites.ts';
import { readPerson } from '../person/read-person.ts';
import { textOf } from '../text-of.ts';

/** The form's input; the server refuses missing values at their fields. */
export function readActivation(form: FormData, token: string): ActivationInput {
  return { ...readPerson(form), token, password: textOf(form, 'password') } as ActivationInput;
}
