import { announcementsContract } from './announcements/contract.ts';
import { assignmentsContract } from './assignments/contract.ts';
import { boardContract } from './board/contract.ts';
import { classCertificatesContract } from './certificates/contract.ts';
import { classGoalContract } from './goal/contract.ts';
import { gridContract } from './grid/contract.ts';

export const teachingContract = {
  ...gridContract,
  ...classCertificatesContract,
  ...assignmentsContract,
  ...boardContract,
  ...announcementsContract,
  ...classGoalContract,
};

declare module '#core/api.ts' {
  interface Api {
    teaching: typeof teachingContract;
  }
}
