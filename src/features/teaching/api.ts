import { serve } from '#platform/http/guard.ts';
import { announcementsApi } from './announcements/api.ts';
import { assignmentsApi } from './assignments/api.ts';
import { boardApi } from './board/api.ts';
import { classCertificatesApi } from './certificates/api.ts';
import { teachingContract } from './contract.ts';
import { classGoalApi } from './goal/api.ts';
import { gridApi } from './grid/api.ts';

export const teachingApi = serve(teachingContract).router({
  ...gridApi,
  ...classCertificatesApi,
  ...assignmentsApi,
  ...boardApi,
  ...announcementsApi,
  ...classGoalApi,
});
