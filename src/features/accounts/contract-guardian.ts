import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { EmailAddress } from './contract-fields.ts';

/** Without an address the one already named is asked again. */
export const GuardianInput = z.object({ emailAddress: z.optional(EmailAddress) });
export type GuardianInput = z.infer<typeof GuardianInput>;

/** What the holding page shows: the address masked, null while none is named; times ISO 8601 UTC. */
export const GuardianView = z.object({
  maskedAddress: z.nullable(z.string()),
  /** Everything is erased then if nobody has answered; null once she need not wait. */
  eraseAt: z.nullable(z.string()),
  /** The guardian has taken back an approval: no other can be named. */
  withdrawn: z.boolean(),
});
export type GuardianView = z.infer<typeof GuardianView>;

const LinkInput = z.object({ token: z.string().check(z.maxLength(100)) });

/** Whom a guardian's link is about, and the classes that she joins with the approval of her account. */
export const ChildView = z.object({
  firstName: z.string(),
  classes: z.array(z.object({ name: z.string(), teacher: z.string() })),
});
export type ChildView = z.infer<typeof ChildView>;

/** The age of digital consent by country; `*` is everywhere else. */
export const ConsentAges = z.record(z.string(), z.int());
export type ConsentAges = z.infer<typeof ConsentAges>;

export const guardianContract = {
  consentAges: oc
    .route({ method: 'GET', path: '/consent-ages', summary: 'Under which age a guardian must approve' })
    .output(ConsentAges),
  guardian: oc
    .route({ method: 'GET', path: '/users/current/guardian', summary: 'Whom a waiting minor has named' })
    .output(GuardianView),
  askGuardian: oc
    .route({
      method: 'POST',
      path: '/emails/parental-approval',
      summary: 'Ask a guardian for approval, again or at another address',
    })
    .input(GuardianInput)
    .output(GuardianView),
  guardianRequest: oc
    .route({
      method: 'GET',
      path: '/guardian-approvals/{token}',
      summary: 'Whom a guardian is asked about',
    })
    .input(LinkInput)
    .output(ChildView),
  approveMinor: oc
    .route({ method: 'POST', path: '/guardian-approvals/{token}', summary: 'Approve a minor’s account' })
    .input(LinkInput)
    .output(ChildView),
  guardianConsent: oc
    .route({
      method: 'GET',
      path: '/guardian-withdrawals/{token}',
      summary: 'Whose approval may be withdrawn',
    })
    .input(LinkInput)
    .output(ChildView),
  withdrawApproval: oc
    .route({ method: 'POST', path: '/guardian-withdrawals/{token}', summary: 'Withdraw an approval' })
    .input(LinkInput)
    .output(ChildView),
};
