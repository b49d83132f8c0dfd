import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { paragraphs } from '#features/people/contract.ts';
import { SubmissionView } from '../life/contract.ts';
import { longestNote, rejectionReasons } from '../moderation/policy.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(100));
const ChosenClass = z.object({ id: Id });
const ChosenWork = z.extend(ChosenClass, { submissionId: Id });

/** What a teacher may decide about a work of her class. */
export const teacherDecisions = ['approve', 'reject'] as const;

/**
 * A work of a class that waits for its first look, as a teacher reads it. `held`: it is decided, and that can still be undone.
 * `mayDecide`: the house lets teachers decide, and this one is hers to decide about.
 */
export const ClassWaitingWork = z.extend(SubmissionView, {
  version: z.int(),
  held: z.optional(z.object({ approves: z.boolean(), by: z.string(), mine: z.boolean() })),
  mayDecide: z.boolean(),
});
export type ClassWaitingWork = z.infer<typeof ClassWaitingWork>;

/** The oldest first, twelve to a page. `decides`: the house lets teachers decide. */
export const ClassWaitingList = z.object({
  items: z.array(ClassWaitingWork),
  totalItems: z.int(),
  next: z.optional(z.string()),
  decides: z.boolean(),
});
export type ClassWaitingList = z.infer<typeof ClassWaitingList>;

/** About the `version` that was looked at. A rejection has a reason, and may have a line to the learner. */
export const ClassDecisionInput = z.extend(ChosenWork, {
  version: z.int(),
  decision: z.enum(teacherDecisions),
  reason: z.optional(z.enum(rejectionReasons)),
  note: z._default(paragraphs(longestNote), ''),
});
export type ClassDecisionInput = z.infer<typeof ClassDecisionInput>;

const path = '/users/current/classes/{id}/submissions';

export const classModerationContract = {
  classWaiting: oc
    .route({
      method: 'GET',
      path,
      operationId: 'listClassWaiting',
      summary: 'List the works of a class that wait for a decision, for its teachers',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(z.extend(ChosenClass, { next: z.optional(z.string().check(z.maxLength(200))) }))
    .output(ClassWaitingList),
  decideClassWork: oc
    .route({
      method: 'POST',
      path: `${path}/{submissionId}/decision`,
      operationId: 'decideClassWork',
      successStatus: 204,
      summary:
        'Decide about a work for the class, if the house lets teachers; takes effect after ten seconds',
    })
    .meta(
      refuses({
        forbidden: ['forbidden'],
        notFound: true,
        conflict: [
          'class_archived',
          'not_allowed',
          'version_changed',
          'files_not_ready',
          'claimed',
          'already_decided',
        ],
      }),
    )
    .input(ClassDecisionInput)
    .output(z.void()),
  undoClassDecision: oc
    .route({
      method: 'DELETE',
      path: `${path}/{submissionId}/decision`,
      operationId: 'undoClassDecision',
      successStatus: 204,
      summary: 'Undo what the caller has just decided about a work of her class',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true, conflict: ['too_late'] }))
    .input(ChosenWork)
    .output(z.void()),
};
