import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { localeCodes } from '../core/locale.ts';
import { accountsContract } from '../features/accounts/contract.ts';
import { classesContract } from '../features/classes/contract.ts';
import { curriculumContract } from '../features/curriculum/contract.ts';
import { learningContract } from '../features/learning/contract.ts';
import { rewardsContract } from '../features/rewards/contract.ts';
import { searchContract } from '../features/search/contract.ts';

/** What the router implements. */
export const contract = {
  accounts: accountsContract,
  classes: classesContract,
  curriculum: curriculumContract,
  learning: learningContract,
  rewards: rewardsContract,
  search: searchContract,
};

/** What the reference shows: besides the router, what is served as ready bytes. */
export const documentedContract = {
  ...contract,
  translations: oc
    .route({ method: 'GET', path: '/translations/{locale}', summary: 'All messages of a language, flat' })
    .input(z.object({ locale: z.enum(localeCodes) }))
    .output(z.record(z.string(), z.string())),
  exportPersonalData: oc
    .route({
      method: 'GET',
      path: '/users/current/export',
      summary: 'All that is kept of who asks, as a file',
    })
    .output(z.record(z.string(), z.unknown())),
};
