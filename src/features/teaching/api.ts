import { serve } from '#platform/http/guard.ts';
import { assignmentsApi } from './assignments/api.ts';
import { teachingContract } from './contract.ts';
import { gridApi } from './grid/api.ts';

export const teachingApi = serve(teachingContract).router({ ...gridApi, ...assignmentsApi });
