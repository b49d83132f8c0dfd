import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { book } from './booking/server/book.ts';
import { getCalendar } from './booking/server/calendar.ts';
import { sponsorshipsContract } from './contract.ts';
import { getAnySponsorship, reviewSponsorship } from './deciding/server/decide.ts';
import { listSponsorships } from './deciding/server/sponsorships-listing.ts';
import { getOwn, reword, setRepeating } from './keeping/server/own-sponsorship.ts';
import { getOfCourse, getToday } from './showing/server/show-dedications.ts';

const os = serve(sponsorshipsContract);
/** Whom a day is dedicated to, everyone reads. */
const reading = { access: 'anyone', limit: reads } as const;
/** Children are kept from what costs money (decisions: families). */
const looking = { access: 'anyone', keptFrom: childRoles, limit: reads } as const;
const acting = { access: 'anyone', keptFrom: childRoles, limit: writes } as const;
const readingAsStaff = { permission: 'campaigns.decide', limit: reads } as const;

export const sponsorshipsApi = os.router({
  calendar: os.calendar
    .use(guard('sponsorships.calendar', looking))
    .handler(({ context, input }) => getCalendar(context, input)),
  // Each holds something for half an hour.
  book: os.book
    .use(guard('sponsorships.book', { ...acting, limit: { tries: 30, seconds: 3600 }, limitBy: 'address' }))
    .handler(({ context, input }) => book(context, input)),
  today: os.today
    .use(guard('sponsorships.today', reading))
    .handler(({ context, input }) => getToday(context, input)),
  ofCourse: os.ofCourse
    .use(guard('sponsorships.ofCourse', reading))
    .handler(({ context, input }) => getOfCourse(context, input)),
  own: os.own.use(guard('sponsorships.own', looking)).handler(({ context, input }) => getOwn(context, input)),
  reword: os.reword
    .use(guard('sponsorships.reword', acting))
    .handler(({ context, input }) => reword(context, input)),
  repeat: os.repeat
    .use(guard('sponsorships.repeat', acting))
    .handler(({ context, input }) => setRepeating(context, input)),
  adminSponsorships: os.adminSponsorships
    .use(guard('sponsorships.adminSponsorships', readingAsStaff))
    .handler(({ context, input }) => listSponsorships(context, input)),
  adminSponsorship: os.adminSponsorship
    .use(guard('sponsorships.adminSponsorship', readingAsStaff))
    .handler(({ context, input }) => getAnySponsorship(context, input)),
  review: os.review
    .use(guard('sponsorships.review', { permission: 'campaigns.decide', limit: writes }))
    .handler(({ context, input }) => reviewSponsorship(context, input)),
});
