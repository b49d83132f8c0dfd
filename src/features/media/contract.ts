import { filmsContract } from './films/contract.ts';
import { picturesContract } from './pictures/contract.ts';
import { tracksContract } from './tracks/contract.ts';

export const mediaContract = { ...filmsContract, ...picturesContract, ...tracksContract };

declare module '../../core/api.ts' {
  interface Api {
    media: typeof mediaContract;
  }
}
