import { guardianContract } from './consent/contract.ts';

export { ConsentState } from './consent/contract.ts';
export type { GuardianView } from './consent/contract.ts';

export const guardiansContract = guardianContract;

declare module '../../core/api.ts' {
  interface Api {
    guardians: typeof guardiansContract;
  }
}
