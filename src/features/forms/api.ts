import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { formsContract } from './contract.ts';
import { replyToEntry, settleEntry, takeEntry } from './server/answer-entry.ts';
import { getEntry, listEntries } from './server/entries.ts';
import { sendEntry } from './server/send-entry.ts';

const os = serve(formsContract);

export const formsApi = os.router({
  send: os.send
    .use(guard('forms.send', { access: 'anyone', keptFrom: childRoles, limit: writes, limitBy: 'address' }))
    .handler(({ context, input }) => sendEntry(context, input)),
  list: os.list
    .use(guard('forms.list', { permission: 'forms.answer', limit: reads }))
    .handler(({ context, input }) => listEntries(context, input)),
  get: os.get
    .use(guard('forms.get', { permission: 'forms.answer', limit: reads }))
    .handler(({ context, input }) => getEntry(context, input.id)),
  take: os.take
    .use(guard('forms.take', { permission: 'forms.answer', limit: writes }))
    .handler(({ context, input }) => takeEntry(context, input)),
  reply: os.reply
    .use(guard('forms.reply', { permission: 'forms.answer', limit: writes }))
    .handler(({ context, input }) => replyToEntry(context, input)),
  settle: os.settle
    .use(guard('forms.settle', { permission: 'forms.answer', limit: writes }))
    .handler(({ context, input }) => settleEntry(context, input)),
});
