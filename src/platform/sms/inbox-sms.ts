import { randomUUID } from 'node:crypto';
import type { Mails } from '../mail/mail.ts';
import type { Sms } from './sms.ts';

/** On a developer's machine text messages are kept with the mails, to be read at `/dev/mail`. */
export function createInboxSms(mails: Pick<Mails, 'send'>): Sms {
  return {
    send: (ctx, { to, text }) =>
      mails.send(ctx, {
        id: randomUUID(),
        to,
        language: 'en',
        subject: text,
        text,
        // The code of a phone has just been asked for.
        atOnce: true,
        html: `<!DOCTYPE html><title>SMS</title><p>${escape(text)}</p>`,
      }),
  };
}

function escape(text: string): string {
  return text.replace(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`);
}
