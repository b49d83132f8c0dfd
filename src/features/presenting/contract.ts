import { decksContract } from './decks/contract.ts';
import { liveContract } from './live/contract.ts';

export const presentingContract = { ...decksContract, ...liveContract };

declare module '../../core/api.ts' {
  interface Api {
    presenting: typeof presentingContract;
  }
}
