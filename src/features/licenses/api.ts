import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { getQuote } from './asking/server/quote.ts';
import { requestLicense } from './asking/server/request-license.ts';
import { licensesContract } from './contract.ts';
import { acceptLicense, cancelLicense, declineLicense, markPaid } from './finance/server/decide-licenses.ts';
import { getLicense, listLicenses } from './finance/server/view-licenses.ts';
import { getOwnLicense, listOwn } from './holding/server/own-licenses.ts';
import { renewLicense } from './holding/server/renew.ts';
import { acceptShare, changeShare, endShare, getInvitation, shareLicense } from './holding/server/shares.ts';

const os = serve(licensesContract);
const keptFrom = childRoles;
const open = { access: 'anyone', keptFrom, limit: reads, limitBy: 'address' } as const;
const own = { access: 'member', keptFrom, limit: reads } as const;
const acting = { access: 'member', keptFrom, limit: writes } as const;
const reading = { permission: 'money.read', limit: reads } as const;
const deciding = { permission: 'money.act', limit: writes } as const;

export const licensesApi = os.router({
  quote: os.quote
    .use(guard('licenses.quote', open))
    .handler(({ context, input }) => getQuote(context, input)),
  request: os.request
    .use(guard('licenses.request', acting))
    .handler(({ context, input }) => requestLicense(context, input)),
  own: os.own.use(guard('licenses.own', own)).handler(({ context }) => listOwn(context)),
  license: os.license
    .use(guard('licenses.license', own))
    .handler(({ context, input }) => getOwnLicense(context, input.id)),
  share: os.share
    .use(guard('licenses.share', acting))
    .handler(({ context, input }) => shareLicense(context, input)),
  changeShare: os.changeShare
    .use(guard('licenses.changeShare', acting))
    .handler(({ context, input }) => changeShare(context, input)),
  endShare: os.endShare
    .use(guard('licenses.endShare', acting))
    .handler(({ context, input }) => endShare(context, input)),
  invitation: os.invitation
    .use(guard('licenses.invitation', open))
    .handler(({ context, input }) => getInvitation(context, input.token)),
  acceptShare: os.acceptShare
    .use(guard('licenses.acceptShare', acting))
    .handler(({ context, input }) => acceptShare(context, input.token)),
  renew: os.renew
    .use(guard('licenses.renew', acting))
    .handler(({ context, input }) => renewLicense(context, input.id)),
  list: os.list
    .use(guard('licenses.list', reading))
    .handler(({ context, input }) => listLicenses(context, input)),
  get: os.get
    .use(guard('licenses.get', reading))
    .handler(({ context, input }) => getLicense(context, input.id)),
  accept: os.accept
    .use(guard('licenses.accept', deciding))
    .handler(({ context, input }) => acceptLicense(context, input)),
  decline: os.decline
    .use(guard('licenses.decline', deciding))
    .handler(({ context, input }) => declineLicense(context, input)),
  markPaid: os.markPaid
    .use(guard('licenses.markPaid', deciding))
    .handler(({ context, input }) => markPaid(context, input)),
  cancel: os.cancel
    .use(guard('licenses.cancel', deciding))
    .handler(({ context, input }) => cancelLicense(context, input)),
});
