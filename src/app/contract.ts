import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '../core/declared-refusals.ts';
import { localeCodes } from '../core/locale.ts';
import { accountsContract } from '../features/accounts/contract.ts';
import { classesContract } from '../features/classes/contract.ts';
import { curriculumContract } from '../features/curriculum/contract.ts';
import { learningContract } from '../features/learning/contract.ts';
import { rewardsContract } from '../features/rewards/contract.ts';
import { searchContract } from '../features/search/contract.ts';
import { pagesContract } from '../features/pages/contract.ts';

/** What the router implements. */
export const contract = {
  accounts: accountsContract,
  classes: classesContract,
  curriculum: curriculumContract,
  learning: learningContract,
  rewards: rewardsContract,
  search: searchContract,
  pages: pagesContract,
};

/** What the reference shows: the router, and the routes that serve ready bytes. */
export const documentedContract = {
  ...contract,
  translations: oc
    .route({
      method: 'GET',
      path: '/translations/{locale}',
      operationId: 'getTranslations',
      summary: 'Get all messages of a language as flat key–value pairs',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ locale: z.enum(localeCodes) }))
    .output(z.record(z.string(), z.string())),
  exportPersonalData: oc
    .route({
      method: 'GET',
      path: '/users/current/export',
      operationId: 'downloadPersonalData',
      summary: 'Download the caller’s personal data as a file, with a permit from `POST` to the same path',
    })
    .meta(refuses({ forbidden: ['reauth_required'] }))
    .input(z.object({ permit: z.string() }))
    .output(z.record(z.string(), z.unknown())),
};
