/**
 * The mails that go at once, also on Shabbat and Yom Tov: the reader has just asked for them herself, or they warn her of a
 * change to her own way in. Named by the first word of their ids. All others wait (docs/decisions: mail that keeps Shabbat).
 */
const atOnce: readonly string[] = [
  'reset',
  'verify',
  'email-change',
  'email-change-notice',
  'password-changed',
  'new-way-in',
  'app-added',
  'app-removed',
];

/** Whether a mail goes at once whatever day it is, by its id. */
export function goesAtOnce(mailId: string): boolean {
  const [name = ''] = mailId.split(':');
  return atOnce.includes(name);
}
