import type { Locale } from '../../core/locale.ts';
import type { Ctx } from '../ctx.ts';

/** One mail to one person. */
export interface Mail {
  /** The same for the same mail: sent twice under one id it arrives once, and its Message-ID is made of it. */
  id: string;
  to: string;
  language: Locale;
  subject: string;
  html: string;
  text: string;
}

export type MailCtx = Pick<Ctx, 'db' | 'afterCommit'>;

/** Sends mail outside the request. */
export interface Mails {
  /**
   * Takes a mail on. Inside a transaction it is sent if that commits, and only then; what was taken on is sent also
   * after the process or the mail server was down.
   */
  send(ctx: MailCtx, mail: Mail): Promise<void>;
}

/** Hands a mail over to the outside world; throws when that has not taken it. */
export type Deliver = (mail: Mail) => Promise<void>;

/** A mail server has said that it will never take this mail. */
export class MailRefused extends Error {}
