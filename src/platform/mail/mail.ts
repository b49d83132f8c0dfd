import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { EndableTopic } from './mail-topics.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';
import type { Db } from '../db/tables.ts';

/**
 * Who had a mail written, such as a child to her guardian, or in which time zone. It keeps Shabbat and Yom Tov there if nothing
 * is known of its reader.
 */
export type MailAsker = { userId: UserId } | { timeZone: string | undefined };

/** One mail to one person. */
export interface Mail {
  /** Identifies the mail: sent twice under one id it arrives once, and its Message-ID is derived from it. */
  id: string;
  to: string;
  language: Locale;
  subject: string;
  html: string;
  text: string;
  /** It does not wait for the end of Shabbat or Yom Tov. */
  atOnce?: true;
  askedBy?: MailAsker | undefined;
  /** What it is sent for, such as `payment:ID`, by which it is found again. */
  about?: string | undefined;
  /** How its reader ends mails like it; without it she cannot. */
  unsubscribe?: { topic: EndableTopic; href: string } | undefined;
}

/** What is known of a mail after it has left. */
export interface MailNote {
  subject: string;
  queuedAt: Date;
  /** When the mail server took it. */
  sentAt: Date | null;
  /** When it was given up, since the mail server would not take it or its reader wants none like it. */
  givenUpAt: Date | null;
  /** It was given up since its reader wants none like it. */
  unwanted: boolean;
}

/** What is known of a mail that was found by what it is about. */
export interface AboutNote extends MailNote {
  to: string;
}

/** The part of a ctx that mails need. */
export interface MailCtx {
  db: Db;
  afterCommit(work: () => void | Promise<void>): void;
}

/** Sends mail outside the request. */
export interface Mails {
  /** For the addresses at which readers end mails. */
  tokens: UnsubscribeTokens;
  /**
   * Queues a mail. Inside a transaction it is sent only if that commits; a queued mail is sent even after the process or the
   * mail server was down.
   */
  send(ctx: MailCtx, mail: Mail): Promise<void>;
  /** The latest mails to an address, of the last thirty days, the latest first. Not what they say. */
  listTo(ctx: Pick<MailCtx, 'db'>, address: string, options: { limit: number }): Promise<MailNote[]>;
  /** The mails of the last thirty days that are about something, the first one first. Not what they say. */
  listAbout(ctx: Pick<MailCtx, 'db'>, about: string, options: { limit: number }): Promise<AboutNote[]>;
  /** Has nobody find the mails to an address, or about these things, any more. What waits is sent all the same. */
  forget(ctx: Pick<MailCtx, 'db'>, mails: { to: string } | { about: readonly string[] }): Promise<void>;
}

/** Hands a mail over to the outside world; throws when it was not accepted. */
export type Deliver = (mail: Mail) => Promise<void>;

/** A mail server has said that it will never accept this mail. */
export class MailRefused extends Error {}
