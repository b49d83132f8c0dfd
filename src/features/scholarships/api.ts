import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { ask } from './asking/server/ask.ts';
import { claim, getAnswer } from './asking/server/claim.ts';
import { getOwn } from './asking/server/own.ts';
import { scholarshipsContract } from './contract.ts';
import { extendGrant, giveComplimentary, withdrawScholarship } from './deciding/server/change-grants.ts';
import { declineRequest, grantDiscount, grantWholePlan } from './deciding/server/decide.ts';
import { getGrant, listGrants } from './deciding/server/view-grants.ts';
import { getRequest, listRequests } from './deciding/server/view-requests.ts';
import { readBudget } from './server/budget.ts';

const os = serve(scholarshipsContract);
const permission = 'scholarships.decide';
/** Not for family members and students: their parents and teachers ask. */
const keptFrom = childRoles;

export const scholarshipsApi = os.router({
  ask: os.ask
    .use(guard('scholarships.ask', { access: 'anyone', keptFrom, limit: writes, limitBy: 'address' }))
    .handler(({ context, input }) => ask(context, input)),
  own: os.own
    .use(guard('scholarships.own', { access: 'member', keptFrom, limit: reads }))
    .handler(({ context }) => getOwn(context)),
  answer: os.answer
    .use(guard('scholarships.answer', { access: 'anyone', keptFrom, limit: reads, limitBy: 'address' }))
    .handler(({ context, input }) => getAnswer(context, input.token)),
  claim: os.claim
    .use(guard('scholarships.claim', { access: 'member', keptFrom, limit: writes }))
    .handler(({ context, input }) => claim(context, input.token)),
  list: os.list
    .use(guard('scholarships.list', { permission, limit: reads }))
    .handler(({ context, input }) => listRequests(context, input)),
  get: os.get
    .use(guard('scholarships.get', { permission, limit: reads }))
    .handler(({ context, input }) => getRequest(context, input.id)),
  budget: os.budget
    .use(guard('scholarships.budget', { permission, limit: reads }))
    .handler(({ context }) => readBudget(context)),
  grantPlan: os.grantPlan
    .use(guard('scholarships.grantPlan', { permission, limit: writes }))
    .handler(({ context, input }) => grantWholePlan(context, input)),
  grantDiscount: os.grantDiscount
    .use(guard('scholarships.grantDiscount', { permission, limit: writes }))
    .handler(({ context, input }) => grantDiscount(context, input)),
  decline: os.decline
    .use(guard('scholarships.decline', { permission, limit: writes }))
    .handler(({ context, input }) => declineRequest(context, input)),
  give: os.give
    .use(guard('scholarships.give', { permission, limit: writes }))
    .handler(({ context, input }) => giveComplimentary(context, input)),
  grants: os.grants
    .use(guard('scholarships.grants', { permission, limit: reads }))
    .handler(({ context, input }) => listGrants(context, input)),
  grant: os.grant
    .use(guard('scholarships.grant', { permission, limit: reads }))
    .handler(({ context, input }) => getGrant(context, input.id)),
  extend: os.extend
    .use(guard('scholarships.extend', { permission, limit: writes }))
    .handler(({ context, input }) => extendGrant(context, input)),
  withdraw: os.withdraw
    .use(guard('scholarships.withdraw', { permission, limit: writes }))
    .handler(({ context, input }) => withdrawScholarship(context, input)),
});
