import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { unsubscribingContract } from './contract.ts';
import { describeEnding, endMails } from './server/end-mails.ts';

const os = serve(unsubscribingContract);
/** The token is proof enough: anyone who reads the mail may end it, signed in as anyone or not at all. */
const open = { access: 'anyone', openTo: ['waiting'] } as const;

export const unsubscribingApi = {
  mailEnding: os.mailEnding
    .use(guard('notifications.mailEnding', { ...open, limit: reads }))
    .handler(({ context, input }) => describeEnding(context, input)),
  endMails: os.endMails
    .use(guard('notifications.endMails', { ...open, limit: writes }))
    .handler(({ context, input }) => endMails(context, input)),
};
