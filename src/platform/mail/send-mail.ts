import { createHash } from 'node:crypto';
import { brand, brandName } from '#core/brand.ts';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '../ctx.ts';
import type { MailAsker } from './mail.ts';
import type { MessageName } from '../composition/message-kinds.ts';
import type { AddressTopic } from './mail-topics.ts';
import { href } from '#urls.ts';
import { goesAtOnce } from './mail-times.ts';
import { renderMailHtml, renderMailText } from './mail-document.ts';

type SendCtx = Pick<Ctx, 'db' | 'afterCommit' | 'mails' | 'origin' | 'sayIn'>;

/**
 * What a mail is about. `own`: her own account, or what she has just asked for or agreed to; such mail always goes. Of anything
 * else its reader may end all mails: invitations and what children ask of guardians for her mailbox, and by kind what she gets as
 * a person with an account.
 */
type MailTopic = 'own' | AddressTopic | { kind: MessageName; userId: UserId };

/** What a mail says, in its reader's language; without an action it is only a notice. */
export interface NewMail {
  /** Identifies the mail: sent twice under one id, it arrives once. */
  id: string;
  to: string;
  topic: MailTopic;
  askedBy?: MailAsker | undefined;
  /** What it is sent for, such as `payment:ID`, by which it is found again. */
  about?: string | undefined;
  language: Locale;
  /** The name to greet by: only if the address is certainly that person's, since the name may be a stranger's words. */
  greets?: string | undefined;
  /** Its subject and headline. */
  title: string;
  /** One paragraph or several. */
  text: string | readonly string[];
  action?: { label: string; path: string };
  /** Small print, in one paragraph or several. */
  note: string | readonly string[];
}

/** Sends a mail in the product's own look, as HTML and as text. */
export async function sendMail(ctx: SendCtx, mail: NewMail): Promise<void> {
  const { id, to, topic, askedBy, about, language, greets, title, text, action, note } = mail;
  const paragraphs = [text].flat();
  const unsubscribe = topic !== 'own' && {
    topic,
    href: ctx.origin + href('unsubscribe', { token: ctx.mails.tokens.make({ to, topic }) }),
  };
  const document = {
    language,
    sender: { name: brandName(language), href: ctx.origin },
    preview: paragraphs[0] ?? title,
    title,
    ...(greets && { greeting: ctx.sayIn(language, 'app.mail.greeting', { name: greets }) }),
    paragraphs,
    ...(action && {
      action: {
        label: action.label,
        href: ctx.origin + action.path,
        hint: ctx.sayIn(language, 'app.mail.addressHint'),
      },
    }),
    notes: [note].flat(),
    ...(unsubscribe && {
      unsubscribe: {
        label: ctx.sayIn(
          language,
          typeof topic === 'string' ? 'app.mail.neverAgain' : 'app.mail.unsubscribe',
        ),
        href: unsubscribe.href,
      },
    }),
    contact: ctx.sayIn(language, 'app.mail.sender', {
      owner: brand.legalOwner,
      address: brand.postalAddress,
      email: brand.supportEmail,
    }),
  };
  await ctx.mails.send(ctx, {
    // An id goes into the Message-ID, which every relay may read.
    id: createHash('sha256').update(id).digest('base64url').slice(0, 24),
    to,
    language,
    subject: title,
    html: renderMailHtml(document),
    text: renderMailText(document),
    ...(goesAtOnce(id) && { atOnce: true }),
    ...(askedBy && { askedBy }),
    ...(about !== undefined && { about }),
    ...(unsubscribe && { unsubscribe }),
  });
}
