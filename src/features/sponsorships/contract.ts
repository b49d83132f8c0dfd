import { bookingContract } from './booking/contract.ts';
import { decidingContract } from './deciding/contract.ts';
import { keepingContract } from './keeping/contract.ts';
import { showingContract } from './showing/contract.ts';

export const sponsorshipsContract = {
  ...bookingContract,
  ...showingContract,
  ...keepingContract,
  ...decidingContract,
};

declare module '../../core/api.ts' {
  interface Api {
    sponsorships: typeof sponsorshipsContract;
  }
}
