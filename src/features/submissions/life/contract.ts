import * as z from 'zod/mini';
import type { Id } from '#core/ids.ts';
import { localeCodes } from '#core/locale.ts';
import { Impact } from '../impact/contract.ts';
import { submissionKinds } from './policy.ts';

export type SubmissionId = Id<'submission'>;

export const ChosenSubmission = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });

/** Spec §4: 0 submitted, 1 approved, 2 rejected, 3 waiting for the guardian, 5 spam. */
export const StatusCode = z.literal([0, 1, 2, 3, 5]);

/** Spec §4: 0 everyone, 1 the owner's class or family, 2 only the owner. */
export const VisibilityCode = z.literal([0, 1, 2]);

/** A file as its readers get it: `variants` are addresses that check the reader again. */
export const WorkFile = z.object({
  id: z.string(),
  /** Missing for one that is refused, since it is none of these. */
  kind: z.optional(z.enum(['image', 'film', 'sound', 'text'])),
  /** Only its owner and those who judge it see one that is not `ready`. */
  state: z.enum(['checking', 'ready', 'refused']),
  problem: z.optional(z.string()),
  caption: z.string(),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  seconds: z.optional(z.number()),
  /** As its owner named it; only she and those who judge it get that. */
  name: z.optional(z.string()),
  variants: z.object({
    small: z.optional(z.string()),
    large: z.optional(z.string()),
    film: z.optional(z.string()),
    sound: z.optional(z.string()),
    text: z.optional(z.string()),
  }),
});
export type WorkFile = z.infer<typeof WorkFile>;

/** Whose a work is: a first name; `avatar` is an address. */
export const WorkOwner = z.object({ name: z.string(), avatar: z.optional(z.string()) });
export type WorkOwner = z.infer<typeof WorkOwner>;

/** What a work answers; the slugs and the title are missing once the item has left the catalog. */
export const WorkItem = z.object({
  id: z.string(),
  courseId: z.string(),
  title: z.optional(z.string()),
  slug: z.optional(z.string()),
  courseTitle: z.optional(z.string()),
  courseSlug: z.optional(z.string()),
});
export type WorkItem = z.infer<typeof WorkItem>;

/** A work as a reader sees it: `at` is when it was approved, or else handed in. */
export const SubmissionView = z.object({
  id: z.string(),
  kind: z.enum(submissionKinds),
  language: z.enum(localeCodes),
  item: WorkItem,
  by: WorkOwner,
  at: z.string(),
  text: z.string(),
  files: z.array(WorkFile),
  impact: z.optional(Impact),
  visibility: VisibilityCode,
  /** On the wall, where everyone sees it. */
  shown: z.boolean(),
  /** How many of each kind, none left out but those nobody gave. */
  stickers: z.record(z.string(), z.int()),
  /** Those that the caller gave. */
  given: z.array(z.string()),
  /** Whether the caller may give stickers and report it; a visitor and its owner may not. */
  mayRespond: z.boolean(),
});
export type SubmissionView = z.infer<typeof SubmissionView>;
