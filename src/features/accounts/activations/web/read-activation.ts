import type { ActivationInput } from '#features/accounts/invites/contract.ts';
import { readPerson } from '#features/accounts/users/web/read-person.ts';
import { textOf } from '#features/accounts/web/text-of.ts';

/** The form's input; the server refuses missing values at their fields. */
export function readActivation(form: FormData, token: string): ActivationInput {
  return { ...readPerson(form), token, password: textOf(form, 'password') } as ActivationInput;
}
