/** What messages say of a child by: her first name, or that she has told none yet, for which they have words of their own. */
export function childWords(firstName: string): { name: string; named: 'yes' | 'no' } {
  const name = firstName.trim();
  return { name, named: name === '' ? 'no' : 'yes' };
}
