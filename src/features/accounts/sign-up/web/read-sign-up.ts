import { avatarNames } from '#core/avatar-names.ts';
import type { SignUpInput } from '#features/accounts/contract.ts';
import { addresses } from '#urls.ts';
import { readPerson } from '#features/accounts/users/web/read-person.ts';
import { textOf } from '#features/accounts/web/text-of.ts';

interface Asked {
  language: SignUpInput['language'];
  /** Where the page continues to, such as the invitation that led here. */
  onSuccess: string | null;
}

const invites = addresses.invite.replace(':token', '');

/** The input of the form of `/signup`. With a class's code it sends no role: the class determines it. */
export function readSignUp(form: FormData, { language, onSuccess }: Asked): SignUpInput {
  const { role, ...person } = readPerson(form);
  const invite = onSuccess?.startsWith(invites) ? onSuccess.slice(invites.length) : undefined;
  return {
    ...person,
    ...(textOf(form, 'role') === 'student' ? { classCode: textOf(form, 'classCode') } : { role }),
    emailAddress: textOf(form, 'emailAddress'),
    password: textOf(form, 'password'),
    avatar: avatarNames.find((name) => name === textOf(form, 'avatar')),
    language,
    invite,
  };
}
