import { createHash } from 'node:crypto';
import { brand, brandName } from '#core/brand.ts';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { renderMailHtml, renderMailText } from '#platform/mail/mail-document.ts';
import { findVerifiedReader } from './verified-reader.ts';

type LinkMailCtx = Pick<Ctx, 'db' | 'afterCommit' | 'mails' | 'origin' | 'sayIn'>;

/** What a mail says, in its reader's language; without an action it is only a notice. */
export interface LinkMail {
  /** Identifies the mail: sent twice under one id, it arrives once. */
  id: string;
  to: string;
  language: Locale;
  /**
   * Whose account it is about: she is greeted by name if she has verified this address, since otherwise the name may be
   * a stranger's words.
   */
  greets?: UserId;
  /** Its subject and headline. */
  title: string;
  /** One paragraph or several. */
  text: string | readonly string[];
  action?: { label: string; path: string };
  /** Small print, in one paragraph or several. */
  note: string | readonly string[];
}

/** Sends a mail in the product's own look, as HTML and as text. */
export async function sendLinkMail(ctx: LinkMailCtx, mail: LinkMail): Promise<void> {
  const { id, to, language, title, text, action, note } = mail;
  const name = mail.greets && (await findVerifiedReader(ctx, mail.greets, to))?.first_name;
  const paragraphs = [text].flat();
  const document = {
    language,
    sender: { name: brandName(language), href: ctx.origin },
    preview: paragraphs[0] ?? title,
    title,
    ...(name && { greeting: ctx.sayIn(language, 'accounts.mail.greeting', { name }) }),
    paragraphs,
    ...(action && {
      action: {
        label: action.label,
        href: ctx.origin + action.path,
        hint: ctx.sayIn(language, 'accounts.mail.addressHint'),
      },
    }),
    notes: [note].flat(),
    contact: ctx.sayIn(language, 'accounts.mail.sender', {
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
  });
}
