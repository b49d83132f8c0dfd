/** The normalized spelling by which an address is unique: lower case and NFKC. */
export function emailKey(emailAddress: string): string {
  return emailAddress.trim().normalize('NFKC').toLowerCase();
}
