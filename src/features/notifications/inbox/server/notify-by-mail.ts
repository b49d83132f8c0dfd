import type { MessageName } from '#platform/composition/message-kinds.ts';
import type { Ctx } from '#platform/ctx.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { findVerifiedAddress, nameOfReader, readPayer } from '#features/people/server/public.ts';
import { notify, type NewMessage } from './notify.ts';

/** What a mail says besides the message itself. Message keys. */
interface MailWords {
  title: string;
  action: string;
  note: string;
}

/**
 * Writes a message to a person, and mails it to the address that she has proved; her settings say which of both she gets. In the caller's
 * transaction.
 */
export async function notifyByMail<Name extends MessageName>(
  ctx: Ctx,
  message: NewMessage<Name> & { once: string },
  words: MailWords,
): Promise<void> {
  await notify(ctx, message);
  const { to: userId, kind, data, href, once } = message;
  const to = await findVerifiedAddress(ctx, userId);
  const known = ctx.messageKinds.get(kind);
  if (to === undefined || !known || known.onlyMailed) return;
  const { language } = await readPayer(ctx, userId);
  const [values] = (await known.valuesOf?.(ctx, language, [{ ...data }])) ?? [];
  const say = (key: string) => ctx.sayIn(language, key, values);
  await sendMail(ctx, {
    id: `${kind}:${once}`,
    to,
    topic: { kind, userId },
    askedBy: { userId },
    language,
    greets: await nameOfReader(ctx, userId, to),
    title: say(words.title),
    text: say(known.text),
    action: { label: say(words.action), path: href },
    note: say(words.note),
  });
}
