import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { localeCodes } from '../../core/locale.ts';
import { playRates } from '../../core/play-rates.ts';
import { CurrentPassword, Password } from './contract-fields.ts';

/** How films play and pages look on every device; null leaves it to what was last chosen at the player of each. */
export const Preferences = z.object({
  captions: z.nullable(z.boolean()),
  captionLanguage: z.nullable(z.enum(localeCodes)),
  rate: z.nullable(z.literal(playRates)),
  reducedMotion: z.boolean(),
  higherContrast: z.boolean(),
});
export type Preferences = z.infer<typeof Preferences>;

/** One sign-in. `browser` and `system` are proper names, `place` the city whose time its clock showed; null where the device does not say. */
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

/** What there is of a subscription; times are null where there is no such moment. `seats`: members or students. */
export const SubscriptionView = z.object({
  plan: z.enum(['trial', 'free', 'standard', 'premium', 'complimentary']),
  trialEndsAt: z.nullable(z.string()),
  /** From when a free account sees the free films only. */
  restrictedFrom: z.nullable(z.string()),
  seats: z.number(),
});
export type SubscriptionView = z.infer<typeof SubscriptionView>;

/** The mails one may switch off; what concerns the account's safety always comes. */
export const MailChoices = z.object({ news: z.boolean(), progress: z.boolean() });
export type MailChoices = z.infer<typeof MailChoices>;

export const settingsContract = {
  listSessions: oc
    .route({ method: 'GET', path: '/users/current/sessions', summary: 'Where one is signed in' })
    .output(z.array(SessionView)),
  endOtherSessions: oc
    .route({
      method: 'DELETE',
      path: '/users/current/sessions',
      successStatus: 204,
      summary: 'End all of one’s sessions but this one',
    })
    .output(z.void()),
  endOneSession: oc
    .route({
      method: 'DELETE',
      path: '/users/current/sessions/{id}',
      successStatus: 204,
      summary: 'End one of one’s sessions',
    })
    .input(z.object({ id: z.string().check(z.maxLength(60)) }))
    .output(z.void()),
  changePassword: oc
    .route({
      method: 'POST',
      path: '/users/current/password',
      summary: 'Change the password; ends all other sessions and renews this one',
    })
    .input(ChangePasswordInput)
    .output(z.object({ token: z.string() })),
  giveUpAccount: oc
    .route({
      method: 'POST',
      path: '/users/current/deletion',
      summary: 'Have the account erased after 30 days; ends all sessions',
    })
    .input(GiveUpAccountInput)
    .output(z.object({ eraseAt: z.string() })),
  keepAccount: oc
    .route({
      method: 'DELETE',
      path: '/users/current/deletion',
      successStatus: 204,
      summary: 'Keep an account that was to be erased',
    })
    .output(z.void()),
  activeSubscription: oc
    .route({ method: 'GET', path: '/users/current/subscriptions/active', summary: 'Plan, trial and limits' })
    .output(SubscriptionView),
  mailChoices: oc
    .route({ method: 'GET', path: '/users/current/notifications', summary: 'Which mails one gets' })
    .output(MailChoices),
  chooseMails: oc
    .route({ method: 'POST', path: '/users/current/notifications', summary: 'Choose which mails one gets' })
    .input(MailChoices)
    .output(MailChoices),
};
