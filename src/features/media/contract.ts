import { filmsContract } from './films/contract.ts';
import { picturesContract } from './pictures/contract.ts';

export const mediaContract = { ...filmsContract, ...picturesContract };

declare module '../../core/api.ts' {
  interface Api {
    media: typeof mediaContract;
  }
}
