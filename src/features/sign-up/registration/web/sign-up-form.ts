import type { SignUpInput } from '../contract.ts';
import { defineForm, type FormPlace } from '#page/form/define-form.ts';
import { type FieldValues, optionalText, secret, text } from '#page/form/fields.ts';
import { addresses } from '#urls.ts';
import { readPerson } from '#features/sign-up/person/web/read-person.ts';

const fields = {
  role: optionalText,
  classCode: text,
  avatar: text,
  firstName: text,
  lastName: text,
  emailAddress: text,
  password: secret,
  birthYear: optionalText,
  country: optionalText,
  school: optionalText,
};

const invites = addresses.invite.replace(':token', '');

/** Makes an account and signs in to it. */
export const signUpForm = defineForm({
  name: 'signUp',
  aboutSession: true,
  fields,
  send: (place, values) => place.api.signUp.signUp.call(readSignUp(place, values)),
});

/** The form's input. With a class's code it sends no role: the class determines it. */
export function readSignUp({ locale, url }: FormPlace, values: FieldValues<typeof fields>): SignUpInput {
  const { classCode, avatar, emailAddress, password, school } = values;
  const { role, ...person } = readPerson(values);
  // Where the page continues to, such as the invitation that led here.
  const onSuccess = url.searchParams.get('onSuccess');
  const invite = onSuccess?.startsWith(invites) ? onSuccess.slice(invites.length) : undefined;
  return {
    ...person,
    ...(values.role === 'student' ? { classCode } : { role }),
    emailAddress,
    password,
    avatar: avatar || undefined,
    ...(school && { school }),
    language: locale,
    invite,
  };
}
