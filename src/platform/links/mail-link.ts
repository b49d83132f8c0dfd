import type { Ctx } from '../ctx.ts';
import { sendMail, type NewMail } from '../mail/send-mail.ts';
import { createLink, type NewLink } from './links.ts';

type LinkMailCtx = Pick<Ctx, 'db' | 'clock' | 'afterCommit' | 'mails' | 'origin' | 'sayIn'>;

/** A mail whose button leads to its link. Its id is the link's, unless work that may run twice gives another. */
export interface LinkMail extends Omit<NewMail, 'id'> {
  id?: string;
  action: NonNullable<NewMail['action']>;
}

/**
 * Creates a link and mails it, both in the caller's transaction: it exists exactly if its mail does. `compose` gets the
 * token for the address of the button. Where nothing is known of the reader, the mail keeps Shabbat where the person is whose
 * link it is.
 */
export async function mailLink(
  ctx: LinkMailCtx,
  link: NewLink,
  compose: (token: string) => LinkMail,
): Promise<void> {
  if (!ctx.db.isTransaction)
    throw new Error(`A link of the kind ${link.kind.name} is mailed in the transaction that it is for.`);
  const token = await createLink(ctx, link);
  const asked = link.userId !== undefined && { askedBy: { userId: link.userId } };
  await sendMail(ctx, { id: `${link.kind.name}:${token}`, ...asked, ...compose(token) });
}
