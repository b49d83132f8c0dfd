import { timeContract } from './time/contract.ts';

export type { TimeRestriction } from './time/contract.ts';

export const familiesContract = timeContract;

declare module '../../core/api.ts' {
  interface Api {
    families: typeof familiesContract;
  }
}
