import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { BySlug } from '../showing/contract.ts';

/** What a campaign or a team has raised: minor units of the campaign's currency, gifts and people. */
export const TotalView = z.object({ raised: z.int(), matched: z.int(), gifts: z.int(), donors: z.int() });
export type TotalView = z.infer<typeof TotalView>;

/** A gift on the wall: nobody's name if she gave anonymously, and no amount if she hides it. */
export const WallGift = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  amount: z.nullable(z.int()),
  teamId: z.nullable(z.string()),
  at: z.string(),
});
export type WallGift = z.infer<typeof WallGift>;

/**
 * Where a campaign is: of two, the one with the higher version is newer. `teams` has those that have changed, or all of them, without what
 * those below them raised; `newest` begins with the newest.
 */
export const LiveTotal = z.extend(TotalView, {
  version: z.int(),
  teams: z.record(z.string(), TotalView),
  newest: z.array(WallGift),
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
