import { filmsContract } from './films/contract.ts';

export const mediaContract = { ...filmsContract };

declare module '../../core/api.ts' {
  interface Api {
    media: typeof mediaContract;
  }
}
