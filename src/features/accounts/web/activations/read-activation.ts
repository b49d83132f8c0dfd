import type { ActivationInput } from '../../contract-invites.ts';
import { readPerson } from '../person/read-person.ts';
import { textOf } from '../text-of.ts';

/** What the form says; the server refuses what is missing at its field. */
export function readActivation(form: FormData, token: string): ActivationInput {
  return { ...readPerson(form), token, password: textOf(form, 'password') } as ActivationInput;
}
