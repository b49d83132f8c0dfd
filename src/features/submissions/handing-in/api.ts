import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { handingInContract } from './contract.ts';
import { dropDraft, saveDraft } from './server/drafts.ts';
import { handIn } from './server/hand-in.ts';
import { getHandIn } from './server/hand-in-form.ts';
import { listOwnSubmissions } from './server/own-submissions.ts';
import { showTo } from './server/show-to.ts';
import { withdraw } from './server/withdraw.ts';

const os = serve(handingInContract);

export const handingInApi = {
  handInForm: os.handInForm
    .use(guard('submissions.handInForm', { access: 'member', limit: reads }))
    .handler(({ context, input }) => getHandIn(context, input.itemId)),
  ownSubmissions: os.ownSubmissions
    .use(guard('submissions.ownSubmissions', { access: 'member', limit: reads }))
    .handler(({ context, input }) => listOwnSubmissions(context, input.next)),
  handIn: os.handIn
    .use(guard('submissions.handIn', { access: 'member', limit: writes }))
    .handler(({ context, input }) => handIn(context, input)),
  showTo: os.showTo
    .use(guard('submissions.showTo', { access: 'member', limit: writes }))
    .handler(({ context, input }) => showTo(context, input)),
  withdraw: os.withdraw
    .use(guard('submissions.withdraw', { access: 'member', limit: writes }))
    .handler(({ context, input }) => withdraw(context, input.id)),
  saveDraft: os.saveDraft
    .use(guard('submissions.saveDraft', { access: 'member', limit: writes }))
    .handler(({ context, input }) => saveDraft(context, input)),
  dropDraft: os.dropDraft
    .use(guard('submissions.dropDraft', { access: 'member', limit: writes }))
    .handler(({ context, input }) => dropDraft(context, input.itemId)),
};
