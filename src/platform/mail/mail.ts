import type { Locale } from '#core/locale.ts';
import type { Db } from '../db/tables.ts';

/** One mail to one person. */
export interface Mail {
  /** Identifies the mail: sent twice under one id it arrives once, and its Message-ID is derived from it. */
  id: string;
  to: string;
  language: Locale;
  subject: string;
  html: string;
  text: string;
}

/** The part of a ctx that mails need. */
export interface MailCtx {
  db: Db;
  afterCommit(work: () => void | Promise<void>): void;
}

/** Sends mail outside the request. */
export interface Mails {
  /**
   * Queues a mail. Inside a transaction it is sent only if that commits; a queued mail is sent even after the process or the
   * mail server was down.
   */
  send(ctx: MailCtx, mail: Mail): Promise<void>;
}

/** Hands a mail over to the outside world; throws when it was not accepted. */
export type Deliver = (mail: Mail) => Promise<void>;

/** A mail server has said that it will never accept this mail. */
export class MailRefused extends Error {}
