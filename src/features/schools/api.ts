import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { schoolsContract } from './contract.ts';
import { suggestSchools } from './server/chosen-schools.ts';
import { changeSchool, createSchool, setCalendars } from './server/edit-schools.ts';
import { mergeSchools, unmergeSchools } from './server/merge-schools.ts';
import { getSchool } from './server/school-rows.ts';
import { listSchools } from './server/schools-listing.ts';

const os = serve(schoolsContract);

/** A class that signs up together has one address. */
const suggestions = { tries: 1200, seconds: 60 };

const reading = { permission: 'schools.edit', limit: reads } as const;
const writing = { permission: 'schools.edit', limit: writes } as const;

export const schoolsApi = os.router({
  suggest: os.suggest
    .use(guard('schools.suggest', { access: 'anyone', limit: suggestions, limitBy: 'address' }))
    .handler(async ({ context, input }) => ({ items: await suggestSchools(context, input.q) })),
  list: os.list
    .use(guard('schools.list', reading))
    .handler(({ context, input }) => listSchools(context, input)),
  get: os.get
    .use(guard('schools.get', reading))
    .handler(({ context, input }) => getSchool(context, input.id)),
  create: os.create
    .use(guard('schools.create', writing))
    .handler(({ context, input }) => createSchool(context, input)),
  change: os.change
    .use(guard('schools.change', writing))
    .handler(({ context, input }) => changeSchool(context, input)),
  setCalendar: os.setCalendar
    .use(guard('schools.setCalendar', writing))
    .handler(({ context, input }) => setCalendars(context, input)),
  merge: os.merge
    .use(guard('schools.merge', writing))
    .handler(({ context, input }) => mergeSchools(context, input)),
  unmerge: os.unmerge
    .use(guard('schools.unmerge', writing))
    .handler(({ context, input }) => unmergeSchools(context, input)),
});
