import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { roles } from '#core/actor.ts';
import { ListingRequest, listingPageOf } from '#core/listing.ts';
import { localeCodes } from '#core/locale.ts';
import { listedPlans, userStatuses } from './policy.ts';

/** All users; `class` is the id of one that they are in, the days are the first and last ones that count, in UTC. */
export const UsersRequest = z.extend(ListingRequest, {
  role: z.optional(z.enum(roles)),
  plan: z.optional(z.enum(listedPlans)),
  status: z.optional(z.enum(userStatuses)),
  language: z.optional(z.enum(localeCodes)),
  class: z.optional(z.string().check(z.maxLength(60))),
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
};
