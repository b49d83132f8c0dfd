import { randomUUID } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { linkOver } from '#platform/links/links.ts';
import { findGuardian } from '#features/guardians/server/public.ts';
import { notify } from '#features/notifications/server/public.ts';
import { href } from '#urls.ts';
import { emailKey, lockPerson, recordAudit } from '#features/people/server/public.ts';
import type { SubmissionId } from '#features/submissions/life/contract.ts';
import { status, type GuardianDoer } from '#features/submissions/life/policy.ts';
import { lockWork, move, type WorkRow } from '#features/submissions/life/server/move.ts';
import { refuseUnchecked } from '#features/submissions/life/server/refuse-unchecked.ts';
import type { ChildWorks, LinkAnswer, ParentAnswer } from '../contract.ts';
import { describeChild, findAskedChild } from './asked-works.ts';
import { sendStandingMail } from './works-mails.ts';

/**
 * A guardian answers about one version of one work, by a mailed link; each version is answered once. The link stays open as
 * long as it lives, for what is handed in before the next mail may go. Refuses a link that has expired, or whose address is no longer that of the guardian on record.
 */
export async function answerByLink(ctx: Ctx, { token, ...answer }: LinkAnswer): Promise<ChildWorks> {
  return inTransaction(ctx, async (ctx) => {
    const childId = await findAskedChild(ctx, token);
    if (!childId) throw linkOver();
    await answerWork(ctx, childId, answer, 'guardianByLink');
    return describeChild(ctx, childId, token);
  });
}

/** Joins the caller's transaction; the calling code has made sure that this is the child's guardian. */
export async function answerWork(
  ctx: Ctx,
  childId: UserId,
  { submissionId, version, answer, note }: ParentAnswer,
  who: GuardianDoer,
): Promise<void> {
  // What she hands in meanwhile waits for this answer, or finds the standing consent.
  if (!(await lockPerson(ctx, childId))) throw new NotFound();
  const row = await lockWork(ctx, submissionId as SubmissionId);
  if (row?.owner_id !== childId || row.withheld_at) throw new NotFound();
  const by = { party: 'guardian', who } as const;
  if (answer === 'no') {
    await tellChild(
      ctx,
      await move(ctx, { submissionId: row.id, version, act: 'decline', by, note }),
      'declined',
    );
    return;
  }
  if (answer === 'yes') await refuseUnchecked(ctx, row);
  await tellChild(ctx, await move(ctx, { submissionId: row.id, version, act: 'agree', by, note }), 'agreed');
  if (answer === 'always') await giveStandingConsent(ctx, childId, who);
}

/** The child hears of the answer; what the guardian wrote with it is on the work's own page. */
async function tellChild(
  ctx: Ctx,
  { id, version, owner_id, item_id }: WorkRow,
  answer: 'agreed' | 'declined',
): Promise<void> {
  await notify(ctx, {
    to: owner_id,
    kind: `submissions.${answer}`,
    data: { itemId: item_id },
    href: href('submission', { submissionId: id }),
    once: `${id}:${version}`,
  });
}

/** The guardian agrees to all that wait, and to all that are to come. */
async function giveStandingConsent(ctx: Ctx, childId: UserId, who: GuardianDoer): Promise<void> {
  const guardian = await findGuardian(ctx, childId);
  if (!guardian) throw new NotFound();
  const now = ctx.clock.now();
  await ctx.db
    .updateTable('standing_consents')
    .set({ revoked_at: now })
    .where('child_id', '=', childId)
    .where('revoked_at', 'is', null)
    .execute();
  await ctx.db
    .insertInto('standing_consents')
    .values({
      id: randomUUID(),
      child_id: childId,
      given_by: emailKey(guardian.email_address),
      given_at: now,
    })
    .execute();
  const waiting = await ctx.db
    .selectFrom('submissions')
    .select(['id', 'version'])
    .where('owner_id', '=', childId)
    .where('status', '=', status.awaitsGuardian)
    .where('withheld_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id, version } of waiting) {
    const by = { party: 'guardian', who } as const;
    await tellChild(ctx, await move(ctx, { submissionId: id, version, act: 'agree', by }), 'agreed');
  }
  await recordAudit(ctx, {
    who: 'guardian',
    what: 'works.always',
    subject: childId,
    why: 'her answer',
    before: { asked: true },
    after: { asked: false },
  });
  await sendStandingMail(ctx, { childId, to: guardian.email_address });
}
