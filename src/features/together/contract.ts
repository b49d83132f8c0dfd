import { fridayContract } from './friday/contract.ts';
import { goalContract } from './goal/contract.ts';

export const togetherContract = { ...fridayContract, ...goalContract };

declare module '../../core/api.ts' {
  interface Api {
    together: typeof togetherContract;
  }
}
