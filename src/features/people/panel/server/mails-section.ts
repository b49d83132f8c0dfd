import { rowsAtMost, tableOf, text, time, words, type PersonSection } from './person-sections.ts';
import type { MailNote } from '#platform/mail/mail.ts';

/** The mails to her address in the last thirty days: that and when, not what they say, because their links are secrets. */
export const mailsSection: PersonSection = {
  name: 'mails',
  title: 'people.panel.mails',
  permission: 'users.find',
  async read(ctx, { emailAddress }) {
    if (emailAddress === null) return undefined;
    const mails = await ctx.mails.listTo(ctx, emailAddress, { limit: rowsAtMost + 1 });
    if (mails.length === 0) return undefined;
    const { say } = ctx;
    const columns = {
      [say('people.panel.at')]: ({ queuedAt }: MailNote) => time(queuedAt),
      [say('people.panel.subject')]: ({ subject }: MailNote) => text(subject),
      [say('people.panel.mailState')]: ({ sentAt, givenUpAt }: MailNote) =>
        givenUpAt
          ? words(say('people.panel.mailGivenUp'))
          : sentAt
            ? words(say('people.panel.mailSent'))
            : words(say('people.panel.mailWaiting')),
    };
    return { tables: [tableOf(say('people.panel.mailsCaption'), columns, mails)] };
  },
};
