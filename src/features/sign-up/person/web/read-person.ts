import type { SignUpInput } from '#features/sign-up/registration/contract.ts';

interface PersonValues {
  firstName: string;
  lastName: string;
  role: string | undefined;
  birthYear: string | undefined;
  country: string | undefined;
}

/**
 * What the fields about a person say. The server judges it: an empty name or year is sent unchanged and refused at its
 * field with all the others; a field missing from the form is left out.
 */
export function readPerson({ firstName, lastName, role, birthYear, country }: PersonValues) {
  return {
    firstName,
    lastName,
    role: role as SignUpInput['role'],
    birthYear: birthYear === undefined ? undefined : Number(birthYear),
    country,
  };
}
