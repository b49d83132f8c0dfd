import { emailKey } from './email-key.ts';

const sameAsGmail = ['gmail.com', 'googlemail.com'];

/**
 * The normalized spelling of the mailbox that an address leads to, as far as we know: without a `+tag`, and at Google
 * without dots. For limits, and to decide who may answer for whom; never for signing in, since elsewhere they may be two
 * mailboxes.
 */
export function mailboxKey(emailAddress: string): string {
  const key = emailKey(emailAddress);
  const at = key.lastIndexOf('@');
  const [local, host] = [key.slice(0, at), key.slice(at + 1)];
  const [name = ''] = local.split('+', 1);
  const bare = name === '' ? local : name;
  return sameAsGmail.includes(host) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${host}`;
}
