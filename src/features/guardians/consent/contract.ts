import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { EmailAddress } from '#features/people/contract.ts';

/** Without an address, the guardian already named is asked again. */
export const GuardianInput = z.object({ emailAddress: z.optional(EmailAddress) });
export type GuardianInput = z.infer<typeof GuardianInput>;

/** What the holding page shows: the masked address, null while no guardian is named; times ISO 8601 UTC. */
export const GuardianView = z.object({
  maskedAddress: z.nullable(z.string()),
  /** When everything is erased unless someone answers; null once she need not wait. */
  eraseAt: z.nullable(z.string()),
  /** The guardian has withdrawn an approval: no other can be named. */
  withdrawn: z.boolean(),
  /** The address takes no mail from us: another is needed. */
  refusesMail: z.boolean(),
});
export type GuardianView = z.infer<typeof GuardianView>;

/**
 * How the consent to an account stands: nobody has answered yet (`waiting`), a guardian has agreed, or has taken that back; or it is
 * `not_needed`, since she is old enough.
 */
export const ConsentState = z.enum(['waiting', 'given', 'withdrawn', 'not_needed']);
export type ConsentState = z.infer<typeof ConsentState>;

const LinkInput = z.object({ token: z.string().check(z.maxLength(100)) });

/** `intoFamily`: the guardian who has the address that the mail went to takes the child into her family too. */
const ApprovalInput = z.extend(LinkInput, { intoFamily: z.optional(z.boolean()) });

/**
 * Whom a guardian's link is about, and the classes that she joins once her account is approved. `family`: she is in the family of the
 * guardian with that address, could be taken in, or finds no seat free; null where there is no such family.
 */
export const ChildView = z.object({
  firstName: z.string(),
  classes: z.array(z.object({ name: z.string(), teacher: z.string() })),
  family: z.nullable(z.enum(['joined', 'open', 'full'])),
});
export type ChildView = z.infer<typeof ChildView>;

/** The age of digital consent by country; `*` is everywhere else. */
export const ConsentAges = z.record(z.string(), z.int());
export type ConsentAges = z.infer<typeof ConsentAges>;

export const guardianContract = {
  consentAges: oc
    .route({
      method: 'GET',
      path: '/consent-ages',
      operationId: 'listConsentAges',
      summary: 'List by country the age below which a guardian must approve an account',
    })
    .output(ConsentAges),
  guardian: oc
    .route({
      method: 'GET',
      path: '/users/current/guardian',
      operationId: 'getGuardian',
      summary: 'Get the guardian whose approval the caller is waiting for',
    })
    .output(GuardianView),
  askGuardian: oc
    .route({
      method: 'POST',
      path: '/emails/parental-approval',
      operationId: 'askGuardian',
      summary: 'Ask a guardian for approval, at the address on record or a new one',
    })
    .meta(
      refuses({
        signIn: ['session_load_failed'],
        forbidden: ['mail_limit'],
        conflict: ['guardian_withdrew', 'not_waiting'],
      }),
    )
    .input(GuardianInput)
    .output(GuardianView),
  guardianRequest: oc
    .route({
      method: 'GET',
      path: '/guardian-approvals/{token}',
      operationId: 'getGuardianRequest',
      summary: 'Get the minor a guardian is asked to approve',
    })
    .meta(refuses({ notFound: true }))
    .input(LinkInput)
    .output(ChildView),
  approveMinor: oc
    .route({
      method: 'POST',
      path: '/guardian-approvals/{token}',
      operationId: 'approveMinor',
      summary: 'Approve a minor’s account, and take her into the guardian’s family if that is wanted',
    })
    .meta(refuses({ notFound: true, conflict: ['link_over', 'no_family', 'no_seats'] }))
    .input(ApprovalInput)
    .output(ChildView),
  refuseMinor: oc
    .route({
      method: 'DELETE',
      path: '/guardian-approvals/{token}',
      operationId: 'refuseMinor',
      summary: 'Refuse a minor’s account, which is erased at once',
    })
    .meta(refuses({ notFound: true, conflict: ['link_over'] }))
    .input(LinkInput)
    .output(ChildView),
  guardianConsent: oc
    .route({
      method: 'GET',
      path: '/guardian-withdrawals/{token}',
      operationId: 'getGuardianConsent',
      summary: 'Get the minor whose approval a guardian may withdraw',
    })
    .meta(refuses({ notFound: true }))
    .input(LinkInput)
    .output(ChildView),
  withdrawApproval: oc
    .route({
      method: 'POST',
      path: '/guardian-withdrawals/{token}',
      operationId: 'withdrawApproval',
      summary: 'Withdraw the approval of a minor’s account',
    })
    .meta(refuses({ notFound: true, conflict: ['link_over'] }))
    .input(LinkInput)
    .output(ChildView),
  eraseMinor: oc
    .route({
      method: 'DELETE',
      path: '/guardian-withdrawals/{token}',
      operationId: 'eraseMinor',
      summary: 'Withdraw the approval of a minor’s account and erase it at once',
    })
    .meta(refuses({ notFound: true, conflict: ['link_over'] }))
    .input(LinkInput)
    .output(ChildView),
};
