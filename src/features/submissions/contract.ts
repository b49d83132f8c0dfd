import { guardianContract } from './guardian/contract.ts';
import { handingInContract } from './handing-in/contract.ts';
import { moderationContract } from './moderation/contract.ts';
import { impactContract } from './impact/contract.ts';
import { impactReportContract } from './impact-report/contract.ts';
import { impactKindsContract } from './impact-kinds/contract.ts';
import { classModerationContract } from './class-moderation/contract.ts';
import { wallContract } from './wall/contract.ts';

// What other features may know of a work.
export { SubmissionView } from './life/contract.ts';

export const submissionsContract = {
  ...wallContract,
  ...handingInContract,
  ...moderationContract,
  ...classModerationContract,
  ...guardianContract,
  ...impactContract,
  ...impactKindsContract,
  ...impactReportContract,
};

declare module '#core/api.ts' {
  interface Api {
    submissions: typeof submissionsContract;
  }
}
