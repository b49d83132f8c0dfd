/** The one spelling by which an address is unique: lower case, compatible letters made the same (NFKC). */
export function emailKey(emailAddress: string): string {
  return emailAddress.trim().normalize('NFKC').toLowerCase();
}
