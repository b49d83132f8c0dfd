import type { Locale } from '#core/locale.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { addressTopics, type ChosenKind } from '#platform/mail/mail-topics.ts';
import type { EndableMails } from '#platform/mail/unsubscribe-tokens.ts';
import {
  findRefusedSince,
  findVerifiedAddress,
  mailboxKey,
  setRefused,
} from '#features/people/server/public.ts';
import { chooseChannel, listWanting } from '#features/notifications/inbox/server/choices.ts';
import { addressTopicNames } from '#features/notifications/server/address-topics.ts';
import type { EndMailsInput, MailEndingInput, MailEndingView } from '../contract.ts';

/** Which mails a token stands for, and whether they have been ended. Changes nothing. */
export function describeEnding(ctx: Ctx, { token, lang }: MailEndingInput): Promise<MailEndingView> {
  return describe(ctx, readToken(ctx, token), lang ?? ctx.locale);
}

/** Ends mails, or has them sent again; doing so twice is doing so once. What waits in the outbox goes by it, too. */
export async function endMails(ctx: Ctx, { token, end, lang }: EndMailsInput): Promise<MailEndingView> {
  const mails = readToken(ctx, token);
  return inTransaction(ctx, async (ctx) => {
    const { to, topic } = mails;
    if (typeof topic === 'string') {
      const topics = end === 'these' ? [topic] : addressTopics;
      await setRefused(ctx, to, { topics, refused: end !== 'nothing' });
    } else if (await isStillHers(ctx, mails.to, topic)) {
      const kinds = listKindsLike(ctx, topic);
      await chooseChannel(ctx, { userId: topic.userId, kinds, channel: 'mail', wanted: end === 'nothing' });
    }
    return describe(ctx, mails, lang ?? ctx.locale);
  });
}

/** Refuses one that we have not made, or made for a kind of mail that is no more. */
function readToken(ctx: Ctx, token: string): EndableMails {
  const mails = ctx.mails.tokens.read(token);
  if (!mails) throw new NotFound();
  if (typeof mails.topic !== 'string' && !ctx.messageKinds.has(mails.topic.kind)) throw new NotFound();
  return mails;
}

async function describe(ctx: Ctx, { to, topic }: EndableMails, locale: Locale): Promise<MailEndingView> {
  if (typeof topic !== 'string') {
    const { kind, userId } = topic;
    const wanting = await listWanting(ctx, { userIds: [userId], kind, channel: 'mail' });
    const name = ctx.sayIn(locale, ctx.messageKinds.get(kind)?.topic ?? '', {});
    const ended = wanting.length === 0 || !(await isStillHers(ctx, to, topic));
    return { emailAddress: to, topic: 'chosen', name, ended, everythingEnded: false };
  }
  const refused = await Promise.all(
    addressTopics.map(async (each) => ({ each, since: await findRefusedSince(ctx, to, each) })),
  );
  return {
    emailAddress: to,
    topic,
    name: ctx.sayIn(locale, addressTopicNames[topic]),
    ended: refused.some(({ each, since }) => each === topic && since !== undefined),
    everythingEnded: refused.every(({ since }) => since !== undefined),
  };
}

/** An address that she has given up decides nothing any more, and gets no mail of hers. */
async function isStillHers(ctx: Ctx, to: string, { userId }: ChosenKind): Promise<boolean> {
  const own = await findVerifiedAddress(ctx, userId);
  return own !== undefined && mailboxKey(own) === mailboxKey(to);
}

/** The kinds that she chooses together with one. */
function listKindsLike({ messageKinds }: Ctx, { kind }: ChosenKind): string[] {
  const topic = messageKinds.get(kind)?.topic;
  return [...messageKinds].flatMap(([name, each]) =>
    each.topic === topic && each.besides.mail !== undefined ? name : [],
  );
}
