import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { ClassFates } from '#features/classes/contract.ts';
import { CurrentPassword } from '#features/people/contract.ts';

export const GiveUpAccountInput = z.object({ currentPassword: CurrentPassword });
export type GiveUpAccountInput = z.infer<typeof GiveUpAccountInput>;

/** `memberId`: a child of the caller's family whose data it is; without it, her own. */
export const PermitExportInput = z.object({
  currentPassword: CurrentPassword,
  memberId: z.optional(z.string().check(z.maxLength(100))),
});
export type PermitExportInput = z.infer<typeof PermitExportInput>;

/** Where to `GET` all of someone's personal data as a JSON file; valid for five minutes, and for this user only. */
export const ExportPermit = z.object({ location: z.string() });
export type ExportPermit = z.infer<typeof ExportPermit>;

/** What someone’s plan includes, wherever it comes from; times are null if there is no such moment. `seats`: members or students. */
export const OwnPlanView = z.object({
  plan: z.enum(['trial', 'free', 'standard', 'premium', 'complimentary']),
  /** The instant after the last day of a plan that was given for a limited time. */
  planEndsAt: z.nullable(z.string()),
  trialEndsAt: z.nullable(z.string()),
  /** From when a free account sees only the free films. */
  restrictedFrom: z.nullable(z.string()),
  seats: z.number(),
  /** What she was given that is in force, beside what she may pay for herself. */
  given: z.array(
    z.object({
      plan: z.enum(['standard', 'premium', 'complimentary']),
      source: z.enum(['gift', 'scholarship', 'license']),
      endsAt: z.string(),
    }),
  ),
});
export type OwnPlanView = z.infer<typeof OwnPlanView>;

/** When the account is erased; null if her teacher is asked first. */
export const GivenUp = z.object({ eraseAt: z.nullable(z.string()) });
export type GivenUp = z.infer<typeof GivenUp>;

/** Who decides about the erasure of the account, since when her teacher has been asked, and what becomes of her own classes. */
export const DeletionView = z.object({
  asksTeacher: z.boolean(),
  askedAt: z.nullable(z.string()),
  classes: z.nullable(ClassFates),
});
export type DeletionView = z.infer<typeof DeletionView>;

export const settingsContract = {
  deletion: oc
    .route({
      method: 'GET',
      path: '/users/current/deletion',
      operationId: 'getDeletion',
      summary:
        'Check whether deleting the account requires a teacher’s consent, and what becomes of the caller’s classes',
    })
    .output(DeletionView),
  giveUpAccount: oc
    .route({
      method: 'POST',
      path: '/users/current/deletion',
      operationId: 'deleteAccount',
      summary:
        'Delete the account after 30 days and end all sessions; a student with a card asks her teacher instead',
    })
    .meta(refuses({ forbidden: ['forbidden', 'reauth_required'], conflict: ['last_admin'] }))
    .input(GiveUpAccountInput)
    .output(GivenUp),
  permitExport: oc
    .route({
      method: 'POST',
      path: '/users/current/export',
      operationId: 'permitExport',
      summary:
        'Request an export of the personal data of the caller or of her child; returns where to download it',
    })
    .meta(refuses({ forbidden: ['forbidden', 'reauth_required'], notFound: true }))
    .input(PermitExportInput)
    .output(ExportPermit),
  keepAccount: oc
    .route({
      method: 'DELETE',
      path: '/users/current/deletion',
      operationId: 'cancelDeletion',
      successStatus: 204,
      summary: 'Cancel the deletion of the account, or the request for it',
    })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .output(z.void()),
  ownPlan: oc
    .route({
      method: 'GET',
      path: '/users/current/plan',
      operationId: 'getOwnPlan',
      summary: 'Get the caller’s plan, trial and limits, wherever the plan comes from',
    })
    .output(OwnPlanView),
};

declare module '../../core/api.ts' {
  interface Api {
    settings: typeof settingsContract;
  }
}
