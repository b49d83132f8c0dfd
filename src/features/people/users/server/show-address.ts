import { domainToUnicode } from 'node:url';

/**
 * An address as its owner writes it: browsers send a domain in a script other than Latin in its technical spelling
 * (`xn--…`), which its owner would not recognize.
 */
export function showAddress(emailAddress: string): string {
  const at = emailAddress.lastIndexOf('@') + 1;
  const domain = emailAddress.slice(at);
  if (!/(?:^|\.)xn--/i.test(domain)) return emailAddress;
  // Empty if the domain is invalid.
  return emailAddress.slice(0, at) + (domainToUnicode(domain) || domain);
}
