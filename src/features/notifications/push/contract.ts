import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';

/** `publicKey` is what a browser subscribes with, null where messages cannot be pushed; `on`: they are, to this session’s browser. */
export const PushState = z.object({ publicKey: z.nullable(z.string()), on: z.boolean() });
export type PushState = z.infer<typeof PushState>;

const key = z.string().check(z.regex(/^[\w-]{1,200}={0,2}$/, 'notifications.field.pushKeys'));

/** A browser’s own `PushSubscription`. */
export const PushInput = z.object({
  endpoint: z.string().check(z.maxLength(1000)),
  keys: z.object({ p256dh: key, auth: key }),
});
export type PushInput = z.infer<typeof PushInput>;

export const pushContract = {
  push: oc
    .route({
      method: 'GET',
      path: '/users/current/push',
      operationId: 'getPush',
      summary: 'Get whether messages are pushed to the caller’s browser',
    })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .output(PushState),
  turnOnPush: oc
    .route({
      method: 'POST',
      path: '/users/current/push',
      operationId: 'turnOnPush',
      summary: 'Push messages to the caller’s browser for as long as this session lasts',
    })
    .meta(refuses({ forbidden: ['forbidden'], conflict: ['push_unavailable'] }))
    .input(PushInput)
    .output(PushState),
  turnOffPush: oc
    .route({
      method: 'DELETE',
      path: '/users/current/push',
      operationId: 'turnOffPush',
      summary: 'Push no more messages to the caller’s browser',
    })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .output(PushState),
};
