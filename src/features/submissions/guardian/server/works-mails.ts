import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import { findPersonStanding, findReaderOf } from '#features/people/server/public.ts';
import { mailLink } from '#platform/links/mail-link.ts';
import { mailWords, plainName } from '#platform/mail/mail-words.ts';
import { guardianLinks } from './link-kinds.ts';

interface Recipient {
  childId: UserId;
  to: string;
}

/** Asks a guardian about all works of a child that wait, in one mail. Call it in a transaction. */
export async function sendWorksMail(ctx: Ctx, { childId, to, count }: Recipient & { count: number }) {
  const found = await findWords(ctx, { childId, to });
  if (!found) return;
  const { language, name } = found;
  const say = mailWords(ctx, language, { name });
  const title = ctx.sayIn(language, 'submissions.mail.worksTitle', { name: plainName(name), count });
  await mailLink(ctx, { kind: guardianLinks.works, userId: childId, subject: to }, (token) => ({
    to,
    topic: 'approvals',
    language,
    title,
    text: [say('submissions.mail.worksWhy'), say('submissions.mail.worksWhat')],
    action: {
      label: say('submissions.mail.worksAction'),
      path: href('submissionApproval', { submissionToken: token }),
    },
    note: [say('submissions.mail.worksExpires'), say('submissions.mail.worksOnce')],
  }));
}

/** Confirms that a guardian has agreed to all works of a child, with the link that ends it. Call it in a transaction. */
export async function sendStandingMail(ctx: Ctx, { childId, to }: Recipient) {
  const found = await findWords(ctx, { childId, to });
  if (!found) return;
  const { language, name } = found;
  const say = mailWords(ctx, language, { name });
  await mailLink(ctx, { kind: guardianLinks.standing, userId: childId, subject: to }, (token) => ({
    to,
    topic: 'own',
    language,
    title: say('submissions.mail.standingTitle'),
    text: [say('submissions.mail.standingWhat'), say('submissions.mail.standingRevoke')],
    action: { label: say('submissions.mail.standingAction'), path: href('standingConsent', { token }) },
    note: say('submissions.mail.standingKeep'),
  }));
}

/** In the guardian's language where it is known, else in the child's. */
async function findWords(ctx: Ctx, { childId, to }: Recipient) {
  const child = await findPersonStanding(ctx, childId);
  if (!child) return undefined;
  const reader = await findReaderOf(ctx, to);
  return { language: reader?.language ?? child.language, name: child.firstName };
}
