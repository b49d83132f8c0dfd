import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';

/**
 * What someone may hear about, and by which ways. `page`: it stands among her messages, always; `push` and `mail` are whether she
 * wants it pushed to her browsers or mailed, null where that is not possible.
 */
export const NotificationTopic = z.object({
  id: z.string(),
  name: z.string(),
  page: z.boolean(),
  push: z.nullable(z.boolean()),
  mail: z.nullable(z.boolean()),
});
export type NotificationTopic = z.infer<typeof NotificationTopic>;

/** `mailTo` is the address that she has proved; without one nothing is mailed. */
export const NotificationChoices = z.object({
  topics: z.array(NotificationTopic),
  mailTo: z.nullable(z.string()),
});
export type NotificationChoices = z.infer<typeof NotificationChoices>;

export const ChoiceInput = z.object({
  topic: z.string().check(z.maxLength(100)),
  channel: z.enum(['push', 'mail']),
  wanted: z.boolean(),
  lang: z.optional(z.enum(localeCodes)),
});
export type ChoiceInput = z.infer<typeof ChoiceInput>;

export const choicesContract = {
  choices: oc
    .route({
      method: 'GET',
      path: '/users/current/notifications',
      operationId: 'getNotificationChoices',
      summary: 'Get what the caller may hear about, and by which ways she does',
    })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .input(z.object({ lang: z.optional(z.enum(localeCodes)) }))
    .output(NotificationChoices),
  choose: oc
    .route({
      method: 'POST',
      path: '/users/current/notifications',
      operationId: 'chooseNotification',
      summary: 'Choose whether the caller hears about a topic in one way',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(ChoiceInput)
    .output(NotificationChoices),
};
