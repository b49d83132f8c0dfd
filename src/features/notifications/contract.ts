import { inboxContract } from './inbox/contract.ts';
import { newsContract } from './news/contract.ts';
import { choicesContract } from './choices/contract.ts';
import { pushContract } from './push/contract.ts';
import { unsubscribingContract } from './unsubscribing/contract.ts';

export type { NotificationTopic } from './choices/contract.ts';

export const notificationsContract = {
  ...inboxContract,
  ...choicesContract,
  ...newsContract,
  ...pushContract,
  ...unsubscribingContract,
};

declare module '../../core/api.ts' {
  interface Api {
    notifications: typeof notificationsContract;
  }
}
