import type { Ctx } from '#platform/ctx.ts';
import type { MailNote } from '#platform/mail/mail.ts';
import { rowsAtMost, tableOf, text, time, words, type PersonSection } from './person-sections.ts';

/** The mails to her address in the last thirty days: that and when, not what they say, because their links are secrets. */
export const mailsSection: PersonSection = {
  name: 'mails',
  title: 'people.panel.mails',
  permission: 'users.find',
  async read(ctx, { emailAddress }) {
    const table = emailAddress === null ? undefined : await tableOfMails(ctx, emailAddress);
    return table && { tables: [table] };
  },
};

/** What became of the latest mails to an address, and why one was not sent; undefined if there are none. */
export async function tableOfMails(ctx: Ctx, emailAddress: string) {
  const mails = await ctx.mails.listTo(ctx, emailAddress, { limit: rowsAtMost + 1 });
  if (mails.length === 0) return undefined;
  const { say } = ctx;
  const columns = {
    [say('people.panel.at')]: ({ queuedAt }: MailNote) => time(queuedAt),
    [say('people.panel.subject')]: ({ subject }: MailNote) => text(subject),
    [say('people.panel.mailState')]: (mail: MailNote) => words(sayState(ctx, mail)),
  };
  return tableOf(say('people.panel.mailsCaption'), columns, mails);
}

function sayState({ say }: Pick<Ctx, 'say'>, { sentAt, givenUpAt, unwanted }: MailNote): string {
  if (unwanted) return say('people.panel.mailUnwanted');
  if (givenUpAt) return say('people.panel.mailGivenUp');
  return sentAt ? say('people.panel.mailSent') : say('people.panel.mailWaiting');
}
