import { inboxContract } from './inbox/contract.ts';
import { newsContract } from './news/contract.ts';
import { pushContract } from './push/contract.ts';

export const notificationsContract = { ...inboxContract, ...newsContract, ...pushContract };

declare module '../../core/api.ts' {
  interface Api {
    notifications: typeof notificationsContract;
  }
}
