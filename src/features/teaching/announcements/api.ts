import { childRoles } from '#core/access.ts';
import { hourSeconds } from '#core/durations.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { announcementsContract } from './contract.ts';
import { announce, changeAnnouncement, removeAnnouncement } from './server/announce.ts';
import { listAnnouncements } from './server/announcements.ts';

const os = serve(announcementsContract);

const writing = { access: 'member', keptFrom: childRoles, limit: writes } as const;
/** Each is news to a whole class. */
const announcing = { ...writing, limit: { tries: 30, seconds: hourSeconds } } as const;

export const announcementsApi = {
  announcements: os.announcements
    .use(guard('teaching.announcements', { access: 'member', limit: reads }))
    .handler(({ context, input }) => listAnnouncements(context, input)),
  announce: os.announce
    .use(guard('teaching.announce', announcing))
    .handler(({ context, input }) => announce(context, input)),
  changeAnnouncement: os.changeAnnouncement
    .use(guard('teaching.changeAnnouncement', writing))
    .handler(({ context, input }) => changeAnnouncement(context, input)),
  removeAnnouncement: os.removeAnnouncement
    .use(guard('teaching.removeAnnouncement', writing))
    .handler(({ context, input }) => removeAnnouncement(context, input)),
};
