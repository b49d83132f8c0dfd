import type { Mail, Mails } from './mail.ts';

export interface MemoryMails extends Mails {
  /** The sent mails, oldest first. */
  readonly sent: Mail[];
}

/** Mail for tests: the mails sent once their transactions committed, each id once. */
export function createMemoryMails(): MemoryMails {
  const sent: Mail[] = [];
  return {
    sent,
    async send({ afterCommit }, mail) {
      afterCommit(() => {
        if (!sent.some(({ id }) => id === mail.id)) sent.push(mail);
      });
    },
  };
}
