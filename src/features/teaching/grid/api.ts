import { childRoles } from '#core/access.ts';
import { guard, reads, serve } from '#platform/http/guard.ts';
import { gridContract } from './contract.ts';
import { getGrid, getGridSummary } from './server/grid.ts';
import { getItemResults, getStudentResults } from './server/results.ts';

const os = serve(gridContract);

/** For the teachers of a class; for everyone else it is not found. */
const reading = { access: 'member', keptFrom: childRoles, limit: reads } as const;

export const gridApi = {
  grid: os.grid.use(guard('teaching.grid', reading)).handler(({ context, input }) => getGrid(context, input)),
  gridSummary: os.gridSummary
    .use(guard('teaching.gridSummary', reading))
    .handler(({ context, input }) => getGridSummary(context, input)),
  studentResults: os.studentResults
    .use(guard('teaching.studentResults', reading))
    .handler(({ context, input }) => getStudentResults(context, input)),
  itemResults: os.itemResults
    .use(guard('teaching.itemResults', reading))
    .handler(({ context, input }) => getItemResults(context, input)),
};
