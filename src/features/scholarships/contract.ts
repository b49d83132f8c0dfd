import { askingContract } from './asking/contract.ts';
import { decidingContract } from './deciding/contract.ts';

export const scholarshipsContract = { ...askingContract, ...decidingContract };

declare module '../../core/api.ts' {
  interface Api {
    scholarships: typeof scholarshipsContract;
  }
}
