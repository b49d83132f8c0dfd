import type { Mail, Mails } from './mail.ts';

export interface MemoryMails extends Mails {
  /** What was sent, the oldest first. */
  readonly sent: Mail[];
}

/** Mail for tests: what was sent once its transaction had committed, each id once. */
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
