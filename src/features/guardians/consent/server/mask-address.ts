import { showAddress } from '#features/people/server/public.ts';

/** An address that its owner recognizes and nobody else can use: `m•••@example.org`. */
export function maskAddress(emailAddress: string): string {
  const shown = showAddress(emailAddress);
  const [first = ''] = shown;
  return `${first}•••${shown.slice(shown.lastIndexOf('@'))}`;
}
