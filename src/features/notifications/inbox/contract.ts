import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(100));

/** What the picture beside a message shows. */
export const MessageLook = z.enum(['work', 'gift', 'medal', 'class', 'family', 'news']);
export type MessageLook = z.infer<typeof MessageLook>;

/**
 * A message in the reader's language, and the path that it leads to. News of the house have `more` to say, and `lang` is the
 * language that it is written in.
 */
export const MessageView = z.object({
  id: z.string(),
  kind: z.string(),
  look: MessageLook,
  text: z.string(),
  more: z.optional(z.string()),
  lang: z.optional(z.enum(localeCodes)),
  href: z.string(),
  createdAt: z.string(),
  read: z.boolean(),
});
export type MessageView = z.infer<typeof MessageView>;

/** Counted up to a hundred. */
export const Unread = z.object({ unread: z.int() });
export type Unread = z.infer<typeof Unread>;

/** The newest first, of the last ninety days. */
export const MessagesView = z.extend(Unread, {
  items: z.array(MessageView),
  totalItems: z.int(),
  next: z.optional(z.string()),
});
export type MessagesView = z.infer<typeof MessagesView>;

export const MessagesInput = z.object({
  lang: z.optional(z.enum(localeCodes)),
  after: z.optional(z.string().check(z.maxLength(200))),
});
export type MessagesInput = z.infer<typeof MessagesInput>;

export const inboxContract = {
  messages: oc
    .route({
      method: 'GET',
      path: '/users/current/messages',
      operationId: 'listMessages',
      summary: 'List the caller’s messages, the newest first, in her language',
    })
    .input(MessagesInput)
    .output(MessagesView),
  unread: oc
    .route({
      method: 'GET',
      path: '/users/current/messages/unread',
      operationId: 'countUnreadMessages',
      summary: 'Count the messages that the caller has not read',
    })
    .output(Unread),
  readAll: oc
    .route({
      method: 'POST',
      path: '/users/current/messages/read',
      operationId: 'readAllMessages',
      summary: 'Mark all of the caller’s messages as read',
    })
    .output(Unread),
  read: oc
    .route({
      method: 'POST',
      path: '/users/current/messages/{id}',
      operationId: 'readMessage',
      summary: 'Mark one of the caller’s messages as read',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ id: Id }))
    .output(Unread),
};
