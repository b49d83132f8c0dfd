import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { paragraphs } from '#features/people/contract.ts';
import { Impact } from '../impact/contract.ts';
import { ChosenSubmission, StatusCode, SubmissionView, VisibilityCode } from '../life/contract.ts';
import { submissionKinds } from '../life/policy.ts';
import { longestCaption, longestText, mostFiles } from './policy.ts';

const ItemId = z.string().check(z.minLength(1), z.maxLength(100));
const FileRef = z.string().check(z.minLength(1), z.maxLength(200));
const Text = z._default(paragraphs(longestText), '');
const Caption = z._default(paragraphs(longestCaption), '');

/** A file in order: one that has just arrived (`uploadId`), or one of an earlier version (`fileId`). */
export const ChosenFile = z.union([
  z.object({ uploadId: FileRef, caption: Caption }),
  z.object({ fileId: FileRef, caption: Caption }),
]);
export type ChosenFile = z.infer<typeof ChosenFile>;

const Body = z.object({
  text: Text,
  files: z._default(z.array(ChosenFile).check(z.maxLength(mostFiles)), []),
  visibility: VisibilityCode,
  impact: z.optional(Impact),
});

/** What is being written, as it is: nothing in it need be complete. */
export const DraftBody = z.object({
  text: Text,
  files: z._default(z.array(ChosenFile).check(z.maxLength(mostFiles)), []),
  visibility: z.optional(VisibilityCode),
  /** What stands in the fields about impact. */
  impact: z.optional(z.record(z.string().check(z.maxLength(40)), paragraphs(300))),
});
export type DraftBody = z.infer<typeof DraftBody>;

/** `version` counts the times it was saved. */
export const Draft = z.object({ version: z.int(), changedAt: z.string(), body: DraftBody });
export type Draft = z.infer<typeof Draft>;

/** `version` is the one that was loaded, 0 if there was none: another device may have saved since. */
export const WorkDraftInput = z.object({
  itemId: ItemId,
  version: z.int().check(z.gte(0)),
  body: DraftBody,
});
export type WorkDraftInput = z.infer<typeof WorkDraftInput>;

/**
 * Hands in a work, or a new version of it. `version` is that of the work it replaces, 0 for the first. The same sent again
 * gets the same answer.
 */
export const HandInInput = z.extend(Body, { itemId: ItemId, version: z.int().check(z.gte(0)) });
export type HandInInput = z.infer<typeof HandInInput>;

/** The caller's own work. */
export const OwnSubmission = z.extend(SubmissionView, {
  status: StatusCode,
  version: z.int(),
  handedInAt: z.string(),
  changedAt: z.string(),
  /** Whom it waits for. */
  waitsFor: z.optional(z.enum(['guardian', 'moderator'])),
  /** Why it was not approved: the key of a reason, and a line to the learner, who reads both in her language. */
  rejection: z.optional(z.object({ reason: z.optional(z.string()), note: z.string(), by: z.string() })),
  mayAppeal: z.boolean(),
});
export type OwnSubmission = z.infer<typeof OwnSubmission>;

export const OwnSubmissions = z.object({
  items: z.array(OwnSubmission),
  totalItems: z.int(),
  next: z.optional(z.string()),
});
export type OwnSubmissions = z.infer<typeof OwnSubmissions>;

/** What the form for an item needs: the caller's work and draft, and what holds for her. */
export const HandInView = z.object({
  itemId: z.string(),
  kind: z.enum(submissionKinds),
  submission: z.optional(OwnSubmission),
  draft: z.optional(Draft),
  /** Whom she may show it to, and what is chosen before she chooses. */
  visibilities: z.array(VisibilityCode),
  firstVisibility: VisibilityCode,
  /** Who looks at it first. */
  waitsFor: z.enum(['guardian', 'moderator']),
  textAtMost: z.int(),
  filesAtMost: z.int(),
});
export type HandInView = z.infer<typeof HandInView>;

const closed = ['guardian_approval_required', 'restricted_free', 'upgrade_required', 'classic_mode'];

export const handingInContract = {
  handInForm: oc
    .route({
      method: 'GET',
      path: '/users/current/challenges/items/{itemId}',
      operationId: 'getHandIn',
      summary: 'Get the caller’s work and draft for an item, and what she may choose',
    })
    .meta(refuses({ forbidden: closed, notFound: true }))
    .input(z.object({ itemId: ItemId }))
    .output(HandInView),
  ownSubmissions: oc
    .route({
      method: 'GET',
      path: '/users/current/challenges/submissions',
      operationId: 'listOwnSubmissions',
      summary: 'List what the caller has handed in, newest first',
    })
    .input(z.object({ next: z.optional(z.string().check(z.maxLength(200))) }))
    .output(OwnSubmissions),
  handIn: oc
    .route({
      method: 'POST',
      path: '/users/current/challenges/submissions',
      operationId: 'handIn',
      summary: 'Hand in a work, or a new version of it',
    })
    .meta(
      refuses({
        forbidden: closed,
        notFound: true,
        conflict: ['version_changed', 'not_allowed', 'upload_unfinished'],
      }),
    )
    .input(HandInInput)
    .output(OwnSubmission),
  showTo: oc
    .route({
      method: 'POST',
      path: '/users/current/challenges/submissions/{id}/visibility',
      operationId: 'changeVisibility',
      summary: 'Show a work to fewer people at once, or to more once it is approved again',
    })
    .meta(refuses({ notFound: true, conflict: ['version_changed', 'not_allowed'] }))
    .input(z.extend(ChosenSubmission, { version: z.int(), visibility: VisibilityCode }))
    .output(OwnSubmission),
  withdraw: oc
    .route({
      method: 'DELETE',
      path: '/users/current/challenges/submissions/{id}',
      operationId: 'withdrawSubmission',
      summary: 'Withdraw a work, which is removed with its files',
    })
    .input(ChosenSubmission)
    .output(z.void()),
  saveDraft: oc
    .route({
      method: 'PUT',
      path: '/users/current/challenges/drafts/{itemId}',
      operationId: 'saveDraft',
      summary: 'Save the draft of a work',
    })
    .meta(refuses({ forbidden: closed, notFound: true, conflict: ['version_changed'] }))
    .input(WorkDraftInput)
    .output(Draft),
  dropDraft: oc
    .route({
      method: 'DELETE',
      path: '/users/current/challenges/drafts/{itemId}',
      operationId: 'dropDraft',
      summary: 'Delete the draft of a work',
    })
    .input(z.object({ itemId: ItemId }))
    .output(z.void()),
};
