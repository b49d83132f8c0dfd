import { inboxContract } from './inbox/contract.ts';
import { newsContract } from './news/contract.ts';

export const notificationsContract = { ...inboxContract, ...newsContract };

declare module '../../core/api.ts' {
  interface Api {
    notifications: typeof notificationsContract;
  }
}
