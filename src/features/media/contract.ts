import { filmsContract } from './films/contract.ts';
import { handedInContract } from './handed-in/contract.ts';
import { picturesContract } from './pictures/contract.ts';
import { tracksContract } from './tracks/contract.ts';

export const mediaContract = {
  ...filmsContract,
  ...picturesContract,
  ...tracksContract,
  ...handedInContract,
};

declare module '../../core/api.ts' {
  interface Api {
    media: typeof mediaContract;
  }
}
