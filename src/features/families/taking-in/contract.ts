import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';

/** A minor who signed up herself and named the caller as her guardian. `approved`: her account is approved already. */
export const NamingChild = z.object({
  id: z.string(),
  firstName: z.string(),
  avatarObj: z.nullable(z.object({ url: z.string() })),
  approved: z.boolean(),
});
export type NamingChild = z.infer<typeof NamingChild>;

/** Those who are not in the caller’s family; `hasSeat`: one of them could enter it. */
export const NamingChildren = z.object({ items: z.array(NamingChild), hasSeat: z.boolean() });
export type NamingChildren = z.infer<typeof NamingChildren>;

/** Approves her account if it is not approved yet; with `intoFamily` she enters the caller’s family too. */
export const NamingAnswer = z.object({ id: z.string().check(z.maxLength(100)), intoFamily: z.boolean() });
export type NamingAnswer = z.infer<typeof NamingAnswer>;

const path = '/users/current/family/naming-children';

export const takingInContract = {
  namingChildren: oc
    .route({
      method: 'GET',
      path,
      operationId: 'listNamingChildren',
      summary: 'List the minors outside the caller’s family who have named her as their guardian',
    })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .output(NamingChildren),
  answerNamingChild: oc
    .route({
      method: 'POST',
      path: `${path}/{id}`,
      operationId: 'answerNamingChild',
      summary: 'Approve the account of a minor who has named the caller, or take her into the family',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true, conflict: ['no_family', 'no_seats'] }))
    .input(NamingAnswer)
    .output(NamingChildren),
};
