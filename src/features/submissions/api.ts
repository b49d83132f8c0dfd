import { serve } from '#platform/http/guard.ts';
import { submissionsContract } from './contract.ts';
import { classModerationApi } from './class-moderation/api.ts';
import { guardianApi } from './guardian/api.ts';
import { handingInApi } from './handing-in/api.ts';
import { impactApi } from './impact/api.ts';
import { impactReportApi } from './impact-report/api.ts';
import { impactKindsApi } from './impact-kinds/api.ts';
import { moderationApi } from './moderation/api.ts';
import { wallApi } from './wall/api.ts';

export const submissionsApi = serve(submissionsContract).router({
  ...wallApi,
  ...handingInApi,
  ...guardianApi,
  ...impactApi,
  ...impactKindsApi,
  ...impactReportApi,
  ...moderationApi,
  ...classModerationApi,
});
