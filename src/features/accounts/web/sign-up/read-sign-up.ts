import type { SignUpInput } from '../../contract.ts';
import { readPerson } from '../person/read-person.ts';
import { textOf } from '../text-of.ts';

/** What the form of `/signup` says. With a class's code it says no role: the class gives it. */
export function readSignUp(form: FormData, language: SignUpInput['language']): SignUpInput {
  const { role, ...person } = readPerson(form);
  return {
    ...person,
    ...(textOf(form, 'role') === 'student' ? { classCode: textOf(form, 'classCode') } : { role }),
    emailAddress: textOf(form, 'emailAddress'),
    password: textOf(form, 'password'),
    language,
  };
}
