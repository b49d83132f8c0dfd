import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { donationsContract } from './contract.ts';
import { getAdminDonation, listWaiting, reviewDonation } from './finance/server/admin-donation.ts';
import { listContributions } from './finance/server/contributions-listing.ts';
import { getDonationForm } from './giving/server/form.ts';
import { findBegunDonation, giveDonation } from './giving/server/give-donation.ts';
import { payDonation } from './giving/server/pay-donation.ts';
import { sendLinks } from './giving/server/send-links.ts';
import { completeDonation, getDonation } from './giving/server/view-donation.ts';

const os = serve(donationsContract);
/** Open to visitors; children are kept from everything that costs money (decisions: families). */
const looking = { access: 'anyone', keptFrom: childRoles, limit: reads } as const;
const acting = { access: 'anyone', keptFrom: childRoles, limit: writes } as const;
const readingAsStaff = { permission: 'money.read', limit: reads } as const;

export const donationsApi = os.router({
  form: os.form
    .use(guard('donations.form', looking))
    .handler(({ context, input }) => getDonationForm(context, input)),
  // A hall full of people gives over one network.
  give: os.give
    .use(guard('donations.give', { ...acting, limit: { tries: 600, seconds: 3600 } }))
    .handler(({ context, input }) => giveDonation(context, input)),
  begun: os.begun.use(guard('donations.begun', looking)).handler(({ context }) => findBegunDonation(context)),
  sendLinks: os.sendLinks
    .use(guard('donations.sendLinks', { ...acting, limit: { tries: 30, seconds: 3600 } }))
    .handler(({ context, input }) => sendLinks(context, input)),
  get: os.get
    .use(guard('donations.get', looking))
    .handler(({ context, input }) => getDonation(context, input)),
  pay: os.pay
    .use(guard('donations.pay', acting))
    .handler(({ context, input }) => payDonation(context, input)),
  complete: os.complete
    .use(guard('donations.complete', acting))
    .handler(({ context, input }) => completeDonation(context, input)),
  adminContributions: os.adminContributions
    .use(guard('donations.adminContributions', readingAsStaff))
    .handler(({ context, input }) => listContributions(context, input)),
  adminWaiting: os.adminWaiting
    .use(guard('donations.adminWaiting', readingAsStaff))
    .handler(({ context }) => listWaiting(context)),
  adminDonation: os.adminDonation
    .use(guard('donations.adminDonation', readingAsStaff))
    .handler(({ context, input }) => getAdminDonation(context, input)),
  adminReview: os.adminReview
    .use(guard('donations.adminReview', { permission: 'money.act', limit: writes }))
    .handler(({ context, input }) => reviewDonation(context, input)),
});
