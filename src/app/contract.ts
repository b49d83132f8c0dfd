import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import type { Api } from '#core/api.ts';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { collectApi } from './collect-api.ts';

/** What the router implements; a contract without a feature in the list is an error here. */
export const contract = collectApi('contract') satisfies Api;

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
    .meta(refuses({ forbidden: ['read_only_view', 'reauth_required'] }))
    .input(z.object({ permit: z.string() }))
    .output(z.record(z.string(), z.unknown())),
};
