import { assignmentsContract } from './assignments/contract.ts';
import { gridContract } from './grid/contract.ts';

export const teachingContract = { ...gridContract, ...assignmentsContract };

declare module '#core/api.ts' {
  interface Api {
    teaching: typeof teachingContract;
  }
}
