import { decidingContract } from './deciding/contract.ts';
import { liveContract } from './live/contract.ts';
import { organizingContract } from './organizing/contract.ts';
import { setupContract } from './setup/contract.ts';
import { showingContract } from './showing/contract.ts';

export const campaignsContract = {
  ...setupContract,
  ...showingContract,
  ...organizingContract,
  ...decidingContract,
  ...liveContract,
};

declare module '../../core/api.ts' {
  interface Api {
    campaigns: typeof campaignsContract;
  }
}
