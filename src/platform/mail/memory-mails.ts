import type { Mail, MailNote, Mails } from './mail.ts';
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts';

export interface MemoryMails extends Mails {
  /** The sent mails, oldest first. */
  readonly sent: Mail[];
}

/** Mail for tests: the mails sent once their transactions committed, each id once. */
export function createMemoryMails(): MemoryMails {
  const sent: Mail[] = [];
  return {
    sent,
    tokens: createUnsubscribeTokens({ secret: 'test' }),
    async send({ afterCommit }, mail) {
      afterCommit(() => {
        if (!sent.some(({ id }) => id === mail.id)) sent.push(mail);
      });
    },
    listTo: async (_ctx, address, { limit }) =>
      sent
        .filter(({ to }) => to.toLowerCase() === address.toLowerCase())
        .toReversed()
        .slice(0, limit)
        .map(sentNote),
    listAbout: async (_ctx, about, { limit }) =>
      sent
        .filter((mail) => mail.about === about)
        .slice(0, limit)
        .map((mail) => ({ ...sentNote(mail), to: mail.to })),
    async forget(_ctx, mails) {
      const kept = sent.filter(({ to, about }) =>
        'to' in mails ? to !== mails.to : about === undefined || !mails.about.includes(about),
      );
      sent.splice(0, sent.length, ...kept);
    },
  };
}

function sentNote({ subject }: Mail): MailNote {
  return { subject, queuedAt: new Date(0), sentAt: new Date(0), givenUpAt: null, unwanted: false };
}
