import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { paragraphs } from '#features/people/contract.ts';
import { SubmissionView } from '../life/contract.ts';

const LinkInput = z.object({ token: z.string().check(z.maxLength(100)) });
const Word = z._default(paragraphs(500), '');

/** A work as it will appear, and the version that is being asked about. */
export const AskedWork = z.extend(SubmissionView, { version: z.int() });
export type AskedWork = z.infer<typeof AskedWork>;

/** What waits for a guardian's answer; `standing` once the guardian has agreed to all works of this child. */
export const ChildWorks = z.object({
  childId: z.string(),
  firstName: z.string(),
  works: z.array(AskedWork),
  standing: z.boolean(),
});
export type ChildWorks = z.infer<typeof ChildWorks>;

/** About one version of one work; `note` is a word to the child. `always` agrees to all that wait and are to come. */
const Answer = {
  answer: z.enum(['yes', 'no', 'always']),
  submissionId: z.string().check(z.minLength(1), z.maxLength(100)),
  version: z.int(),
  note: Word,
};
export const LinkAnswer = z.extend(LinkInput, Answer);
export type LinkAnswer = z.infer<typeof LinkAnswer>;
export const ParentAnswer = z.object(Answer);
export type ParentAnswer = z.infer<typeof ParentAnswer>;

const ChosenChild = z.object({ childId: z.string().check(z.minLength(1), z.maxLength(100)) });

export const guardianContract = {
  askedWorks: oc
    .route({
      method: 'GET',
      path: '/submission-approvals/{token}',
      operationId: 'getAskedWorks',
      summary: 'Get a child’s works that wait for the guardian’s answer',
    })
    .meta(refuses({ notFound: true }))
    .input(LinkInput)
    .output(ChildWorks),
  answerWorks: oc
    .route({
      method: 'POST',
      path: '/submission-approvals/{token}',
      operationId: 'answerAskedWork',
      summary: 'Agree to a child’s work being shown once it is approved, or decline',
    })
    .meta(refuses({ notFound: true, conflict: ['link_over', 'version_changed', 'not_allowed'] }))
    .input(LinkAnswer)
    .output(ChildWorks),
  standingConsent: oc
    .route({
      method: 'GET',
      path: '/standing-consents/{token}',
      operationId: 'getStandingConsent',
      summary: 'Get the child to all of whose works a guardian has agreed',
    })
    .meta(refuses({ notFound: true }))
    .input(LinkInput)
    .output(z.object({ firstName: z.string() })),
  revokeByLink: oc
    .route({
      method: 'DELETE',
      path: '/standing-consents/{token}',
      operationId: 'revokeStandingConsent',
      summary: 'Be asked about each work of a child again',
    })
    .meta(refuses({ notFound: true, conflict: ['link_over'] }))
    .input(LinkInput)
    .output(z.object({ firstName: z.string() })),
  children: oc
    .route({
      method: 'GET',
      path: '/users/current/children/submissions',
      operationId: 'listChildrenWorks',
      summary: 'List what the caller’s children have handed in and waits for her answer',
    })
    .output(z.object({ items: z.array(ChildWorks) })),
  answerAsParent: oc
    .route({
      method: 'POST',
      path: '/users/current/children/submissions',
      operationId: 'answerChildWork',
      summary: 'Agree to a child’s work being shown once it is approved, or decline',
    })
    .meta(refuses({ notFound: true, conflict: ['version_changed', 'not_allowed'] }))
    .input(ParentAnswer)
    .output(ChildWorks),
  revokeAsParent: oc
    .route({
      method: 'DELETE',
      path: '/users/current/standing-consents/{childId}',
      operationId: 'revokeOwnStandingConsent',
      summary: 'Be asked about each work of a child again',
    })
    .meta(refuses({ notFound: true }))
    .input(ChosenChild)
    .output(ChildWorks),
};
