import type { SignUpInput } from '../../contract.ts';

/**
 * What the fields about a person say. The server judges it: an empty name or year goes as it is and is refused at its
 * field with all the others; a field that the form did not have is left out.
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
    guardianAddress: text('guardianAddress'),
  };
}
