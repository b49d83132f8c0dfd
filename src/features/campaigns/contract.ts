import { decidingContract } from './deciding/contract.ts';
import { liveContract } from './live/contract.ts';
import { organizingContract } from './organizing/contract.ts';
import { remindingContract } from './reminding/contract.ts';
import { setupContract } from './setup/contract.ts';
import { sharingContract } from './sharing/contract.ts';
import { showingContract } from './showing/contract.ts';
import { wallContract } from './wall/contract.ts';
import { matchingContract } from './matching/contract.ts';
import { milestonesContract } from './milestones/contract.ts';
import { teamsContract } from './teams/contract.ts';
import { thanksContract } from './thanks/contract.ts';

export const campaignsContract = {
  ...setupContract,
  ...showingContract,
  ...organizingContract,
  ...decidingContract,
  ...liveContract,
  ...wallContract,
  ...sharingContract,
  ...teamsContract,
  ...matchingContract,
  ...milestonesContract,
  ...thanksContract,
  ...remindingContract,
};

declare module '../../core/api.ts' {
  interface Api {
    campaigns: typeof campaignsContract;
  }
}
