import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { roles } from '#core/actor.ts';
import { refuses } from '#core/declared-refusals.ts';
import { ListingRequest, listingPageOf, selectionOf } from '#core/listing.ts';
import { localeCodes } from '#core/locale.ts';
import { ActInput, OfferedAct } from '#features/people/panel/contract.ts';
import { listedPlans, userStatuses } from './policy.ts';

/**
 * All users; `class` is the id of one that they are in, `family` that of a person of whose family they are, the days are the
 * first and last ones that count, in UTC.
 */
export const UsersRequest = z.extend(ListingRequest, {
  role: z.optional(z.enum(roles)),
  plan: z.optional(z.enum(listedPlans)),
  status: z.optional(z.enum(userStatuses)),
  language: z.optional(z.enum(localeCodes)),
  class: z.optional(z.string().check(z.maxLength(60))),
  family: z.optional(z.string().check(z.maxLength(60))),
  createdFrom: z.optional(z.iso.date()),
  createdTo: z.optional(z.iso.date()),
  seenFrom: z.optional(z.iso.date()),
});
export type UsersRequest = z.infer<typeof UsersRequest>;

/** A user as the list shows her. `plan` is the one in force. */
export const UserRow = z.object({
  id: z.string(),
  name: z.string(),
  emailAddress: z.nullable(z.string()),
  role: z.enum(roles),
  plan: z.enum(['trial', ...listedPlans]),
  language: z.enum(localeCodes),
  created: z.string(),
  lastSeen: z.nullable(z.string()),
  minor: z.boolean(),
  staff: z.boolean(),
  restricted: z.boolean(),
});
export type UserRow = z.infer<typeof UserRow>;

/** One act for all who are selected, with the same reason and language for each. */
export const BulkActInput = z.object({
  act: ActInput.shape.act,
  selection: selectionOf(UsersRequest),
  reason: ActInput.shape.reason,
  language: ActInput.shape.language,
});
export type BulkActInput = z.infer<typeof BulkActInput>;

/**
 * To how many it was done; the others were left out, because it makes no sense for them, is not the caller's to do, or
 * their mailbox has had enough mail today. `undo` has the calls that take it back, if it can be.
 */
export const BulkActAnswer = z.object({
  done: z.int(),
  leftOut: z.int(),
  undo: z.array(
    z.object({ act: z.string(), ids: z.array(z.string()), language: z.optional(z.enum(localeCodes)) }),
  ),
});
export type BulkActAnswer = z.infer<typeof BulkActAnswer>;

export const usersListingContract = {
  users: oc
    .route({
      method: 'GET',
      path: '/admin/users',
      operationId: 'listUsers',
      summary: 'Search all users; by keyset, with filters',
    })
    .input(UsersRequest)
    .output(listingPageOf(UserRow)),
  bulkActs: oc
    .route({
      method: 'GET',
      path: '/admin/users/acts',
      operationId: 'listBulkActs',
      summary: 'List what the caller may do to several people at once',
    })
    .output(z.object({ items: z.array(OfferedAct) })),
  actOnPeople: oc
    .route({
      method: 'POST',
      path: '/admin/users/acts/{act}',
      operationId: 'actOnPeople',
      summary: 'Do something to several accounts; each is recorded in the audit log',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true, conflict: ['too_many_selected'] }))
    .input(BulkActInput)
    .output(BulkActAnswer),
};
