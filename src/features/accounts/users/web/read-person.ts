import type { SignUpInput } from '#features/accounts/contract.ts';

/**
 * The values of the fields about a person. The server judges them: an empty name or year is sent unchanged and refused
 * at its field with all the others; a field missing from the form is left out.
 */
export function readPerson(form: FormData) {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : undefined;
  };
  const birthYear = text('birthYear');
  return {
    firstName: text('firstName') ?? '',
    lastName: text('lastName') ?? '',
    role: text('role') as SignUpInput['role'],
    birthYear: birthYear === undefined ? undefined : Number(birthYear),
    country: text('country'),
  };
}
