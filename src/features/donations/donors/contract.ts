import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { listingPageOf, ListingRequest } from '#core/listing.ts';
import { currencyCodes } from '#core/money.ts';
import { line, paragraphs } from '#features/people/contract.ts';
import { ContributionRowView } from '../finance/contract.ts';
import { likenesses, longestNote, thanksKinds, thanksStates, waysToThank } from './policy.ts';

/** In minor units. */
const Amount = z.object({ amount: z.int(), currency: z.enum(currencyCodes) });

/** What is left of gifts in one currency, of how many, and what went back. Currencies are never added up. */
const Given = z.object({ gifts: z.int(), left: Amount, refunded: Amount });

const Thanks = z.object({
  id: z.string(),
  how: z.enum(thanksKinds),
  /** UTC. */
  thankedOn: z.string(),
  /** Who of finance noted it, or who mailed it; null once that account is gone. */
  by: z.nullable(z.string()),
});

/** A donor as the list shows her. The address is null for a caller who may not act on payments, and of one without any. */
export const DonorRowView = z.object({
  id: z.string(),
  name: z.string(),
  emailAddress: z.nullable(z.string()),
  gifts: z.int(),
  lastGivenAt: z.nullable(z.string()),
  given: z.array(Given),
  /** All of it in US cents, by the rates that are frozen with each gift: to compare donors, not to report. */
  inDollars: Amount,
  isRecurring: z.boolean(),
  thanks: z.enum(thanksStates),
  thankedOn: z.nullable(z.string()),
  /** Who noted that, or mailed it. */
  thankedBy: z.nullable(z.string()),
});
export type DonorRowView = z.infer<typeof DonorRowView>;

export const DonorsRequest = z.extend(ListingRequest, {
  thanks: z.optional(z.enum(thanksStates)),
  recurring: z.optional(z.enum(['yes', 'no'])),
  currency: z.optional(z.enum(currencyCodes)),
});
export type DonorsRequest = z.infer<typeof DonorsRequest>;

/** Another donor beside this one. */
const OtherDonor = z.object({
  id: z.string(),
  name: z.string(),
  emailAddress: z.nullable(z.string()),
  gifts: z.int(),
});

const Note = z.object({
  id: z.string(),
  text: z.string(),
  version: z.int(),
  by: z.nullable(z.string()),
  at: z.string(),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
});
export type DonorNote = z.infer<typeof Note>;

/** Everything of a donor and of those who were merged into her. Notes are null for a caller who may not act on payments. */
export const AdminDonor = z.object({
  ...DonorRowView.shape,
  firstGivenAt: z.nullable(z.string()),
  /** Donations of hers that finance knows of, so that none is erased unseen. */
  donations: z.int(),
  /** Donations that still recur. */
  running: z.int(),
  /** Her accounts; `href` is null for a caller who may not open the page of a person. */
  people: z.array(z.object({ name: z.string(), href: z.nullable(z.string()) })),
  /** All addresses under which she gave; empty for a caller who may not act on payments. */
  addresses: z.array(z.string()),
  latest: z.array(ContributionRowView),
  merged: z.array(z.object({ ...OtherDonor.shape, by: z.nullable(z.string()), at: z.string() })),
  /** Donors who may be the same person, each with the reason. */
  alike: z.array(z.object({ ...OtherDonor.shape, why: z.array(z.enum(likenesses)) })),
  notes: z.nullable(z.array(Note)),
  thanked: z.array(Thanks),
  /** UTC: the day on which she was thanked, unless another is chosen. */
  today: z.string(),
  mayAct: z.boolean(),
});
export type AdminDonor = z.infer<typeof AdminDonor>;

const Id = z.string().check(z.maxLength(100));
const DonorId = z.object({ id: Id });
const NoteName = z.extend(DonorId, {
  noteId: Id,
  /** As it was seen. */
  version: z.int(),
});
const noteText = paragraphs(longestNote).check(z.minLength(1, 'donations.donors.noteMissing'));

export const donorsContract = {
  adminDonors: oc
    .route({
      method: 'GET',
      path: '/admin/giving/donors',
      operationId: 'listDonors',
      summary: 'List everyone who has given, with what is left of it in each currency',
    })
    .input(DonorsRequest)
    .output(listingPageOf(DonorRowView)),
  adminDonor: oc
    .route({
      method: 'GET',
      path: '/admin/giving/donors/{id}',
      operationId: 'getDonor',
      summary: 'Get everything of a donor, and of those who were merged into her',
    })
    .meta(refuses({ notFound: true }))
    .input(DonorId)
    .output(AdminDonor),
  adminMergeDonors: oc
    .route({
      method: 'POST',
      path: '/admin/giving/donors/{id}/merges',
      operationId: 'mergeDonors',
      summary: 'Merge another donor into this one; no gift changes, and it can be undone',
    })
    .meta(refuses({ notFound: true, conflict: ['merged_meanwhile'] }))
    .input(
      z.extend(DonorId, {
        /** Her id, the address of her page here, or a whole email address. */
        other: line(300).check(z.minLength(1, 'donations.donors.otherMissing')),
      }),
    )
    .output(AdminDonor),
  adminPartDonors: oc
    .route({
      method: 'POST',
      path: '/admin/giving/donors/{id}/merges/{other}/undone',
      operationId: 'undoMergeOfDonors',
      summary: 'Undo that a donor was merged into this one',
    })
    .meta(refuses({ notFound: true, conflict: ['merged_meanwhile'] }))
    .input(z.extend(DonorId, { other: Id }))
    .output(AdminDonor),
  adminNoteDonor: oc
    .route({
      method: 'POST',
      path: '/admin/giving/donors/{id}/notes',
      operationId: 'noteDonor',
      summary: 'Add a note about a donor',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(DonorId, { text: noteText }))
    .output(AdminDonor),
  adminChangeNote: oc
    .route({
      method: 'PUT',
      path: '/admin/giving/donors/{id}/notes/{noteId}',
      operationId: 'changeNoteOfDonor',
      summary: 'Change the words of a note about a donor',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile'] }))
    .input(z.extend(NoteName, { text: noteText }))
    .output(AdminDonor),
  adminRemoveNote: oc
    .route({
      method: 'POST',
      path: '/admin/giving/donors/{id}/notes/{noteId}/removed',
      operationId: 'removeNoteOfDonor',
      summary: 'Remove a note about a donor',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile'] }))
    .input(NoteName)
    .output(AdminDonor),
  adminThankDonor: oc
    .route({
      method: 'POST',
      path: '/admin/giving/donors/{id}/thanks',
      operationId: 'noteThanksToDonor',
      summary: 'Note that a donor was thanked, how and when',
    })
    .meta(refuses({ notFound: true }))
    .input(
      z.extend(DonorId, {
        how: z.enum(waysToThank, 'donations.donors.howMissing'),
        /** UTC. */
        thankedOn: z.iso.date('donations.donors.dayToCome'),
      }),
    )
    .output(AdminDonor),
  adminRemoveThanks: oc
    .route({
      method: 'POST',
      path: '/admin/giving/donors/{id}/thanks/{thanksId}/removed',
      operationId: 'removeThanksToDonor',
      summary: 'Remove thanks to a donor that were noted by mistake',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(DonorId, { thanksId: Id }))
    .output(AdminDonor),
  adminEraseDonor: oc
    .route({
      method: 'POST',
      path: '/admin/giving/donors/{id}/erasure',
      operationId: 'eraseDonor',
      summary: 'Erase a donor: names, addresses, words and notes go, what she gave stays in the books',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile'] }))
    .input(
      z.extend(DonorId, {
        /** How many donations of hers were seen. */
        donations: z.int(),
        reason: line(300).check(z.minLength(1, 'donations.offline.reasonMissing')),
      }),
    )
    .output(z.object({ erased: z.int() })),
};
