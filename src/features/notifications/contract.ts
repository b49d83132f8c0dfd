import { inboxContract } from './inbox/contract.ts';

export const notificationsContract = { ...inboxContract };

declare module '../../core/api.ts' {
  interface Api {
    notifications: typeof notificationsContract;
  }
}
