import type { MailCtx } from '../mail/mail.ts';

/** One text message to one phone; the number as `+15550100199`. */
export interface TextMessage {
  to: string;
  text: string;
}

/** The service could not be reached, or does not take this message. */
export class SmsFailed extends Error {}

/** Sends text messages at once, since their reader is waiting for them. Throws `SmsFailed`. Call it outside a transaction. */
export interface Sms {
  send(ctx: MailCtx, message: TextMessage): Promise<void>;
}
