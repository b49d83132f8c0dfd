import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { ClaimView, DecidedAnswer, heldViewOf } from '#core/judging.ts';
import { ListingRequest, listingPageOf, selectionOf } from '#core/listing.ts';
import { localeCodes } from '#core/locale.ts';
import { paragraphs } from '#features/people/contract.ts';
import { Impact } from '../impact/contract.ts';
import { ChosenSubmission, StatusCode, VisibilityCode, WorkFile, WorkItem } from '../life/contract.ts';
import { decisions, guardianDoers, submissionKinds } from '../life/policy.ts';
import { reportReasons } from '../wall/policy.ts';
import {
  longestNote,
  moderationActs,
  promptActs,
  queueExtras,
  queueStatuses,
  rejectionReasons,
} from './policy.ts';

const CourseId = z.string().check(z.maxLength(100));

/** Without a status: the works that wait for a decision. `course` is an id. */
export const QueueRequest = z.extend(ListingRequest, {
  status: z.optional(z.enum(queueStatuses)),
  kind: z.optional(z.enum(submissionKinds)),
  course: z.optional(CourseId),
  language: z.optional(z.enum(localeCodes)),
  only: z.optional(z.enum(queueExtras)),
});
export type QueueRequest = z.infer<typeof QueueRequest>;

/** Which works a moderator goes through, one after another. */
export const NextWorkInput = z.object({
  after: z.optional(ChosenSubmission.shape.id),
  kind: QueueRequest.shape.kind,
  course: QueueRequest.shape.course,
  language: QueueRequest.shape.language,
  only: QueueRequest.shape.only,
});
export type NextWorkInput = z.infer<typeof NextWorkInput>;

/**
 * A work in the queue. `acts` is what the caller may do now; `since` is since when it waits, missing if it does not, and
 * `changedAt` is when it got its state: handed in, decided, taken down.
 * `reports` counts those since a moderator last looked, `first` is a person's first work, and `inClass` says that a teacher of
 * hers has decided about it last.
 */
export const QueuedWork = z.object({
  id: z.string(),
  version: z.int(),
  kind: z.enum(submissionKinds),
  language: z.enum(localeCodes),
  status: StatusCode,
  visibility: VisibilityCode,
  item: WorkItem,
  by: z.object({ id: z.string(), name: z.string(), avatar: z.optional(z.string()), minor: z.boolean() }),
  text: z.string(),
  files: z.array(WorkFile),
  impact: z.optional(Impact),
  handedInAt: z.string(),
  changedAt: z.string(),
  since: z.optional(z.string()),
  reports: z.int(),
  hidden: z.boolean(),
  appealed: z.boolean(),
  withheld: z.boolean(),
  first: z.boolean(),
  inClass: z.boolean(),
  claim: z.optional(ClaimView),
  held: z.optional(heldViewOf(decisions)),
  acts: z.array(z.enum(moderationActs)),
});
export type QueuedWork = z.infer<typeof QueuedWork>;

/** A version of a work; `approved` if it has been shown. */
export const WorkVersion = z.object({
  version: z.int(),
  at: z.string(),
  text: z.string(),
  files: z.array(WorkFile),
  impact: z.optional(Impact),
  approved: z.boolean(),
});
export type WorkVersion = z.infer<typeof WorkVersion>;

/**
 * What happened to a work: `who` is a name, missing for a guardian, who is only a role, and for what happens by itself. A guardian who
 * has answered by a mailed link need not have an account. The role `teacher` says that she acted as the teacher of a class.
 */
export const WorkEvent = z.object({
  id: z.string(),
  what: z.string(),
  from: z.nullable(StatusCode),
  to: z.nullable(StatusCode),
  version: z.int(),
  who: z.optional(z.string()),
  role: z.optional(z.enum([...guardianDoers, 'teacher'])),
  at: z.string(),
  reason: z.optional(z.string()),
  note: z.optional(z.string()),
});
export type WorkEvent = z.infer<typeof WorkEvent>;

/** A work with all that helps to decide: earlier versions (newest first), what happened, reports, and its owner's other works. */
export const JudgedWork = z.extend(QueuedWork, {
  versions: z.array(WorkVersion),
  events: z.array(WorkEvent),
  reported: z.array(
    z.object({ by: z.string(), reason: z.enum(reportReasons), at: z.string(), settled: z.boolean() }),
  ),
  appeal: z.optional(z.object({ at: z.string(), text: z.string() })),
  history: z.object({
    approved: z.int(),
    rejected: z.int(),
    spam: z.int(),
    works: z.array(z.object({ id: z.string(), title: z.string(), status: StatusCode, at: z.string() })),
  }),
});
export type JudgedWork = z.infer<typeof JudgedWork>;

const Note = z._default(paragraphs(longestNote), '');

/** With the `version` that was looked at, where it is about one work. A rejection has a reason, and may have a line to the learner. */
export const DecideWorksInput = z.object({
  selection: selectionOf(QueueRequest),
  decision: z.enum(decisions),
  version: z.optional(z.int()),
  reason: z.optional(z.enum(rejectionReasons)),
  note: Note,
});
export type DecideWorksInput = z.infer<typeof DecideWorksInput>;

/** What takes effect at once. */
export const PromptActInput = z.extend(ChosenSubmission, {
  act: z.enum(promptActs),
  version: z.int(),
  reason: z.optional(z.enum(rejectionReasons)),
  note: Note,
});
export type PromptActInput = z.infer<typeof PromptActInput>;

export const AppealInput = z.extend(ChosenSubmission, {
  text: paragraphs(longestNote).check(z.minLength(1, 'submissions.field.appealEmpty')),
});
export type AppealInput = z.infer<typeof AppealInput>;

/** How long works have waited for a decision in the last thirty days, in seconds; null if there was none. `oldest` waits since then. */
export const WaitsView = z.object({
  waiting: z.int(),
  decided: z.int(),
  median: z.nullable(z.number()),
  nearlyAll: z.nullable(z.number()),
  oldest: z.nullable(z.string()),
});
export type WaitsView = z.infer<typeof WaitsView>;

const path = '/admin/moderation/submissions';
const Ids = z.object({ ids: z.array(ChosenSubmission.shape.id).check(z.minLength(1), z.maxLength(2000)) });

export const moderationContract = {
  queue: oc
    .route({
      method: 'GET',
      path,
      operationId: 'listQueue',
      summary: 'List works for moderators, the oldest first',
    })
    .input(QueueRequest)
    .output(listingPageOf(QueuedWork)),
  queueWaits: oc
    .route({
      method: 'GET',
      path: '/admin/moderation/waits',
      operationId: 'getQueueWaits',
      summary: 'Get how long works wait for a decision',
    })
    .output(WaitsView),
  queueCourses: oc
    .route({
      method: 'GET',
      path: '/admin/moderation/courses',
      operationId: 'listQueueCourses',
      summary: 'List the courses for which something was handed in',
    })
    .output(z.object({ items: z.array(z.object({ id: z.string(), title: z.string() })) })),
  judgedWork: oc
    .route({
      method: 'GET',
      path: `${path}/{id}`,
      operationId: 'getJudgedWork',
      summary: 'Get a work with its versions, its history, and what the caller may do now',
    })
    .meta(refuses({ notFound: true }))
    .input(ChosenSubmission)
    .output(JudgedWork),
  claimWork: oc
    .route({
      method: 'POST',
      path: `${path}/{id}/claim`,
      operationId: 'claimWork',
      summary: 'Claim a work for the caller, or renew her claim',
    })
    .meta(refuses({ notFound: true, conflict: ['claimed'] }))
    .input(ChosenSubmission)
    .output(ClaimView),
  releaseWork: oc
    .route({
      method: 'DELETE',
      path: `${path}/{id}/claim`,
      operationId: 'releaseWork',
      summary: 'End the caller’s claim',
    })
    .input(ChosenSubmission)
    .output(z.void()),
  nextWork: oc
    .route({
      method: 'POST',
      path: `${path}/next`,
      operationId: 'claimNextWork',
      summary: 'Claim the oldest work that waits and is nobody’s, after the one that is named',
    })
    .input(NextWorkInput)
    .output(z.object({ id: z.nullable(z.string()) })),
  decideWorks: oc
    .route({
      method: 'POST',
      path: `${path}/decisions`,
      operationId: 'decideWorks',
      summary: 'Decide about works; takes effect after ten seconds in which it can be undone',
    })
    .meta(
      refuses({ conflict: ['too_many_selected', 'already_decided', 'version_changed', 'files_not_ready'] }),
    )
    .input(DecideWorksInput)
    .output(DecidedAnswer),
  undoWorks: oc
    .route({
      method: 'POST',
      path: `${path}/decisions/undo`,
      operationId: 'undoWorkDecisions',
      summary: 'Undo what the caller has just decided or taken down',
    })
    .meta(refuses({ conflict: ['too_late'] }))
    .input(Ids)
    .output(z.void()),
  actOnWork: oc
    .route({
      method: 'POST',
      path: `${path}/{id}/acts/{act}`,
      operationId: 'actOnWork',
      summary: 'Take a work down, leave it as it is, or make it no spam; at once',
    })
    .meta(
      refuses({ notFound: true, conflict: ['claimed', 'already_decided', 'version_changed', 'not_allowed'] }),
    )
    .input(PromptActInput)
    .output(z.void()),
  appeal: oc
    .route({
      method: 'POST',
      path: '/users/current/challenges/submissions/{id}/appeal',
      operationId: 'appeal',
      summary: 'Ask the moderators, once, to look at a rejected work again',
    })
    .meta(refuses({ notFound: true, conflict: ['not_allowed'] }))
    .input(AppealInput)
    .output(z.void()),
};
