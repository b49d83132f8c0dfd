import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { ItemId } from '../catalogue/contract.ts';

/** Whole minutes since the last report in which an item was played, read or answered on a visible screen. */
export const TimeReport = z.object({ minutes: z.int().check(z.gte(1), z.lte(5)), itemId: ItemId });
export type TimeReport = z.infer<typeof TimeReport>;

/** The minutes left today; null without a limit. */
export const TimeAnswer = z.object({ minutesRemaining: z.nullable(z.int()) });
export type TimeAnswer = z.infer<typeof TimeAnswer>;

export const timeContract = {
  reportTime: oc
    .route({
      method: 'POST',
      path: '/users/current/time',
      operationId: 'reportTime',
      summary: 'Report minutes spent learning since the last report',
    })
    .meta(
      refuses({
        forbidden: ['guardian_approval_required', 'restricted_free', 'upgrade_required'],
        notFound: true,
      }),
    )
    .input(TimeReport)
    .output(TimeAnswer),
};
