import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { staffRoles } from '#core/permissions.ts';
import { CurrentPassword, EmailAddress, line } from '#features/people/contract.ts';

const languages = z.array(z.enum(localeCodes)).check(z.maxLength(localeCodes.length));
const roles = z.array(z.enum(staffRoles)).check(z.maxLength(staffRoles.length));

/** Someone who works in the administration. `grantedBy` and `grantedAt`: her last change of rights, null if it was before the audit log. */
export const StaffMemberView = z.object({
  userId: z.string(),
  name: z.string(),
  emailAddress: z.string(),
  admin: z.boolean(),
  roles,
  /** What a translator may write. */
  languages,
  hasSecondFactor: z.boolean(),
  isCaller: z.boolean(),
  grantedBy: z.nullable(z.string()),
  grantedAt: z.nullable(z.string()),
  /** To be sent with a change: it is refused if her rights were changed meanwhile. */
  version: z.string(),
});
export type StaffMemberView = z.infer<typeof StaffMemberView>;

/** All rights that a person is to have from now on; without any she does not work in the administration any more. */
export const SetStaffInput = z.object({
  emailAddress: EmailAddress,
  /** Left out for someone who has no rights yet. */
  version: z.optional(z.string().check(z.maxLength(40))),
  admin: z.boolean(),
  roles,
  languages,
  why: line(200).check(z.minLength(1, 'signIn.staff.noWhy')),
  currentPassword: CurrentPassword,
});
export type SetStaffInput = z.infer<typeof SetStaffInput>;

export const adminsContract = {
  staff: oc
    .route({
      method: 'GET',
      path: '/admin/staff',
      operationId: 'listStaff',
      summary: 'List everyone who works in the administration',
    })
    .output(z.object({ people: z.array(StaffMemberView) })),
  setStaff: oc
    .route({
      method: 'POST',
      path: '/admin/staff',
      operationId: 'setStaff',
      summary: 'Grant a person rights in the administration, or take them back',
    })
    .meta(
      refuses({
        forbidden: ['never_admin', 'reauth_required'],
        conflict: ['changed_meanwhile', 'last_admin', 'own_rights'],
      }),
    )
    .input(SetStaffInput)
    .output(z.object({ userId: z.string() })),
};
