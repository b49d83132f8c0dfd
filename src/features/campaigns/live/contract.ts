import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { BySlug } from '../showing/contract.ts';

/** What a campaign or a team has raised: minor units of the campaign's currency, gifts and people. */
export const TotalView = z.object({ raised: z.int(), matched: z.int(), gifts: z.int(), donors: z.int() });
export type TotalView = z.infer<typeof TotalView>;

/**
 * A gift on the wall: nobody's name if she gave anonymously, and no amount if she hides it. What she wrote is there once someone has
 * looked at it.
 */
export const WallGift = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  amount: z.nullable(z.int()),
  teamId: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  /** Whether it came by check, in cash or by transfer, and was entered by hand. */
  isOffline: z.boolean(),
  at: z.string(),
});
export type WallGift = z.infer<typeof WallGift>;

/**
 * Where a campaign is: of two, the one with the higher version is newer. `teams` has those that have changed, or all of them, each with
 * those below it, where one who gave to two of them counts twice; `newest` has the newest gifts of which something is left, the newest first.
 */
export const LiveTotal = z.extend(TotalView, {
  version: z.int(),
  teams: z.record(z.string(), TotalView),
  newest: z.array(WallGift),
  /** What is left of the pools that have changed, or of all of them. */
  pools: z.record(z.string(), z.int()),
});
export type LiveTotal = z.infer<typeof LiveTotal>;

export const liveContract = {
  live: oc
    .route({
      method: 'GET',
      path: '/campaigns/{slug}/live',
      operationId: 'getCampaignLive',
      summary: 'Get what a campaign has raised so far, with its newest gifts',
      description:
        'With an ETag: ask again with `If-None-Match`, and 304 says that nothing has changed. `/api/campaigns/{slug}/stream` tells of every change as server-sent events.',
    })
    .meta(refuses({ notFound: true }))
    .input(BySlug)
    .output(LiveTotal),
};
