import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { notificationsContract } from './contract.ts';
import { countUnread, listMessages, readAllMessages, readMessage } from './inbox/server/own-messages.ts';
import { newsApi } from './news/api.ts';
import { choicesApi } from './choices/api.ts';
import { pushApi } from './push/api.ts';
import { unsubscribingApi } from './unsubscribing/api.ts';

const os = serve(notificationsContract);

const own = { access: 'member', limit: reads } as const;
const acting = { access: 'member', limit: writes } as const;

export const notificationsApi = os.router({
  ...newsApi,
  ...choicesApi,
  ...pushApi,
  ...unsubscribingApi,
  messages: os.messages
    .use(guard('notifications.messages', own))
    .handler(({ context, input }) => listMessages(context, input)),
  unread: os.unread.use(guard('notifications.unread', own)).handler(({ context }) => countUnread(context)),
  readAll: os.readAll
    .use(guard('notifications.readAll', acting))
    .handler(({ context }) => readAllMessages(context)),
  read: os.read
    .use(guard('notifications.read', acting))
    .handler(({ context, input }) => readMessage(context, input)),
});
