import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { playRates } from '#core/play-rates.ts';
import { CurrentPassword, Password } from '../users/contract.ts';

/** How films play and pages look on every device; null leaves it to the last choice made in each device's player. */
export const Preferences = z.object({
  captions: z.nullable(z.boolean()),
  captionLanguage: z.nullable(z.enum(localeCodes)),
  rate: z.nullable(z.literal(playRates)),
  reducedMotion: z.boolean(),
  higherContrast: z.boolean(),
});
export type Preferences = z.infer<typeof Preferences>;

/**
 * One sign-in. `browser` and `system` are proper names, `place` the city of its clock's time zone; null if the device
 * does not say.
 */
export const SessionView = z.object({
  id: z.string(),
  current: z.boolean(),
  kind: z.enum(['computer', 'phone', 'tablet', 'app']),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  place: z.nullable(z.string()),
  firstSeen: z.string(),
  lastSeen: z.string(),
});
export type SessionView = z.infer<typeof SessionView>;

export const ChangePasswordInput = z.object({
  currentPassword: CurrentPassword,
  password: Password,
});
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

export const GiveUpAccountInput = z.object({ currentPassword: CurrentPassword });
export type GiveUpAccountInput = z.infer<typeof GiveUpAccountInput>;

export const PermitExportInput = z.object({ currentPassword: CurrentPassword });
export type PermitExportInput = z.infer<typeof PermitExportInput>;

/** Where to `GET` all of one's personal data as a JSON file; valid for five minutes, and for this user only. */
export const ExportPermit = z.object({ location: z.string() });
export type ExportPermit = z.infer<typeof ExportPermit>;

/** The state of a subscription; times are null if there is no such moment. `seats`: members or students. */
export const SubscriptionView = z.object({
  plan: z.enum(['trial', 'free', 'standard', 'premium', 'complimentary']),
  /** The instant after the last day of a plan that was given for a limited time. */
  planEndsAt: z.nullable(z.string()),
  trialEndsAt: z.nullable(z.string()),
  /** From when a free account sees only the free films. */
  restrictedFrom: z.nullable(z.string()),
  seats: z.number(),
});
export type SubscriptionView = z.infer<typeof SubscriptionView>;

/** The mails one may turn off; those about the account's security are always sent. */
export const MailChoices = z.object({ news: z.boolean(), progress: z.boolean() });
export type MailChoices = z.infer<typeof MailChoices>;

/** When the account is erased; null if her teacher is asked first. */
export const GivenUp = z.object({ eraseAt: z.nullable(z.string()) });
export type GivenUp = z.infer<typeof GivenUp>;

/** Who decides about the erasure of the account, and since when her teacher has been asked. */
export const DeletionView = z.object({ asksTeacher: z.boolean(), askedAt: z.nullable(z.string()) });
export type DeletionView = z.infer<typeof DeletionView>;

export const settingsContract = {
  listSessions: oc
    .route({
      method: 'GET',
      path: '/users/current/sessions',
      operationId: 'listSessions',
      summary: 'List the caller’s sessions',
    })
    .output(z.array(SessionView)),
  endOtherSessions: oc
    .route({
      method: 'DELETE',
      path: '/users/current/sessions',
      operationId: 'endOtherSessions',
      successStatus: 204,
      summary: 'End all of the caller’s other sessions',
    })
    .output(z.void()),
  endOneSession: oc
    .route({
      method: 'DELETE',
      path: '/users/current/sessions/{id}',
      operationId: 'endSession',
      successStatus: 204,
      summary: 'End one of the caller’s sessions',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ id: z.string().check(z.maxLength(60)) }))
    .output(z.void()),
  changePassword: oc
    .route({
      method: 'POST',
      path: '/users/current/password',
      operationId: 'changePassword',
      summary: 'Change the password, ending all other sessions and renewing this one',
    })
    .meta(refuses({ forbidden: ['forbidden', 'reauth_required'] }))
    .input(ChangePasswordInput)
    .output(z.object({ token: z.string() })),
  deletion: oc
    .route({
      method: 'GET',
      path: '/users/current/deletion',
      operationId: 'getDeletion',
      summary: 'Check whether deleting the account requires a teacher’s consent, and when it was requested',
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
    .meta(refuses({ forbidden: ['reauth_required'], conflict: ['last_admin'] }))
    .input(GiveUpAccountInput)
    .output(GivenUp),
  permitExport: oc
    .route({
      method: 'POST',
      path: '/users/current/export',
      operationId: 'permitExport',
      summary: 'Request an export of the caller’s personal data; returns where to download it',
    })
    .meta(refuses({ forbidden: ['reauth_required'] }))
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
    .output(z.void()),
  activeSubscription: oc
    .route({
      method: 'GET',
      path: '/users/current/subscriptions/active',
      operationId: 'getActiveSubscription',
      summary: 'Get the caller’s plan, trial and limits',
    })
    .output(SubscriptionView),
  mailChoices: oc
    .route({
      method: 'GET',
      path: '/users/current/notifications',
      operationId: 'getMailChoices',
      summary: 'Get the caller’s email preferences',
    })
    .output(MailChoices),
  chooseMails: oc
    .route({
      method: 'POST',
      path: '/users/current/notifications',
      operationId: 'updateMailChoices',
      summary: 'Set the caller’s email preferences',
    })
    .input(MailChoices)
    .output(MailChoices),
};
