import type { UserId } from '#core/ids.ts';
import { findGuardian } from '#features/guardians/server/public.ts';
import { findItem } from '#features/learning/server/public.ts';
import {
  findPersonStanding,
  findVerifiedAddress,
  genderOfReader,
  nameOfReader,
} from '#features/people/server/public.ts';
import { listWanting, notify } from '#features/notifications/server/public.ts';
import type { SubmissionId } from '#features/submissions/life/contract.ts';
import type { ModeratorAct } from '#features/submissions/life/policy.ts';
import type { WorkRow } from '#features/submissions/life/server/move.ts';
import type { Ctx } from '#platform/ctx.ts';
import { resumesAt } from '#platform/jewish-calendar/melacha.ts';
import { placeOfPerson } from '#platform/jewish-calendar/visitor-place.ts';
import { mailWords } from '#platform/mail/mail-words.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { href } from '#urls.ts';

export const tellDecisionJob = 'submissions.tellDecision';

/** What people hear of by mail; spam and what stays as it is, they do not. */
const told = ['approve', 'reject'] as const;
type Told = (typeof told)[number];
const kinds = { approve: 'submissions.approved', reject: 'submissions.rejected' } as const;
const isTold = (act: ModeratorAct): act is Told => told.some((each) => each === act);

/** Ids only: the words are with the work, and go with it. */
export interface TellDecision {
  submissionId: SubmissionId;
  version: number;
  act: Told;
}

/** Tells the learner on her pages, and queues the mail about a decision, in its transaction; while it is Shabbat or Yom Tov where the learner is, for later. */
export async function queueNews(
  ctx: Ctx,
  { work, act }: { work: WorkRow; act: ModeratorAct },
): Promise<void> {
  if (!isTold(act)) return;
  await notify(ctx, {
    to: work.owner_id,
    kind: kinds[act],
    data: { itemId: work.item_id },
    href: href('submission', { submissionId: work.id }),
    once: `${work.id}:${work.version}`,
  });
  const owner = await findPersonStanding(ctx, work.owner_id);
  const now = ctx.clock.now();
  const resumes = resumesAt(now, placeOfPerson(owner));
  const startAfterSeconds = resumes ? Math.ceil((resumes.getTime() - now.getTime()) / 1000) : 0;
  const job: TellDecision = { submissionId: work.id, version: work.version, act };
  await ctx.jobs.send(ctx, tellDecisionJob, job, { startAfterSeconds });
}

/**
 * Mails a decision: to an adult who takes such mails; of a minor’s work that was rejected, to her guardian. Everyone else
 * reads it on her own page. What was changed or withdrawn meanwhile is not mailed.
 */
export async function tellDecision(ctx: Ctx, { submissionId, version, act }: TellDecision): Promise<void> {
  const event = await findEvent(ctx, { submissionId, version, act });
  if (!event) return;
  const ownerId = event.owner_id;
  const owner = await findPersonStanding(ctx, ownerId);
  if (!owner) return;
  const { language, minor } = owner;
  const recipient = minor ? await findGuardianOf(ctx, ownerId) : await findOwnAddress(ctx, ownerId, act);
  if (recipient === undefined || (minor && act === 'approve')) return;
  const to = recipient;
  const title = (await findItem(ctx, event.item_id, language))?.title ?? '';
  const gender = minor ? 'other' : await genderOfReader(ctx, ownerId, to);
  const named = mailWords(ctx, language, { name: owner.firstName });
  const say = (key: string) => ctx.sayIn(language, key, { title, gender });
  const reason =
    event.reason === null ? [] : [ctx.sayIn(language, `submissions.reason.${event.reason}`, { gender })];
  const greets = minor ? undefined : await nameOfReader(ctx, ownerId, to);
  const words =
    act === 'approve'
      ? { title: say('submissions.mail.approvedTitle'), text: [say('submissions.mail.approvedText')] }
      : minor
        ? {
            title: named('submissions.mail.childRejectedTitle'),
            text: [named('submissions.mail.childRejectedText')],
          }
        : { title: say('submissions.mail.rejectedTitle'), text: [say('submissions.mail.rejectedText')] };
  await sendMail(ctx, {
    id: `submissions.${act}:${event.id}`,
    to,
    topic: minor ? 'approvals' : { kind: kinds[act], userId: ownerId },
    askedBy: { userId: ownerId },
    language,
    greets,
    title: words.title,
    text: [...words.text, ...reason, ...(event.note ? [event.note] : [])],
    ...(minor ? {} : { action: { label: say('submissions.mail.open'), path: href('dashboard') } }),
    note: minor ? named('submissions.mail.childNote') : say('submissions.mail.note'),
  });
}

function findEvent({ db }: Ctx, { submissionId, version, act }: TellDecision) {
  return db
    .selectFrom('submissions')
    .innerJoin('submission_events', 'submission_events.submission_id', 'submissions.id')
    .leftJoin('submission_notes', 'submission_notes.event_id', 'submission_events.id')
    .select(['submission_events.id', 'submissions.owner_id', 'submissions.item_id', 'reason', 'note'])
    .where('submissions.id', '=', submissionId)
    .where('submissions.version', '=', version)
    .where('submission_events.version', '=', version)
    .where('submission_events.what', '=', act)
    .whereRef('submission_events.to_status', '=', 'submissions.status')
    .orderBy('submission_events.at', 'desc')
    .orderBy('submission_events.id')
    .executeTakeFirst();
}

/** Where an adult hears of her works, if she wants to. */
async function findOwnAddress(ctx: Ctx, userId: UserId, act: Told): Promise<string | undefined> {
  const wanting = await listWanting(ctx, { userIds: [userId], kind: kinds[act], channel: 'mail' });
  return wanting.length > 0 ? findVerifiedAddress(ctx, userId) : undefined;
}

async function findGuardianOf(ctx: Ctx, childId: UserId): Promise<string | undefined> {
  const guardian = await findGuardian(ctx, childId);
  return guardian && !guardian.withdrawn_at ? guardian.email_address : undefined;
}
