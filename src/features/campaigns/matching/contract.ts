import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { giftMethods } from '#core/payment-providers.ts';
import { visibleLine } from '#features/people/contract.ts';
import { BeginningFields } from '../setup/contract.ts';
import { BySlug } from '../showing/contract.ts';
import { longestPoolName, mostRatio } from './policy-pools.ts';

const Id = z.string().check(z.maxLength(100));
const ById = z.object({ id: Id });

/** Money that someone adds to gifts, in minor units of the campaign; `left` is what is left of its cap. */
export const PoolView = z.object({
  id: z.string(),
  name: z.string(),
  /** So many units for each one that is given. */
  ratio: z.int(),
  cap: z.int(),
  left: z.int(),
  /** The least gift that it adds to. */
  least: z.int(),
  from: z.string(),
  until: z.nullable(z.string()),
  /** Ids of teams, and ways to pay; every gift if empty. */
  teams: z.array(z.string()),
  methods: z.array(z.enum(giftMethods)),
  /** It has added to a gift. */
  isUsed: z.boolean(),
  version: z.int(),
});
export type PoolView = z.infer<typeof PoolView>;

const PoolFields = {
  name: visibleLine(longestPoolName).check(z.minLength(2, 'campaigns.field.poolName')),
  ratio: z
    .int('campaigns.field.ratio')
    .check(z.gte(1, 'campaigns.field.ratio'), z.lte(mostRatio, 'campaigns.field.ratio')),
  /** Amounts as people of the caller's language type them; no least if empty. */
  cap: z.string().check(z.maxLength(60)),
  least: z.string().check(z.maxLength(60)),
  /** By the clocks of the campaign's place; from now on, and without an end, if empty. */
  fromOn: BeginningFields.startsOn,
  fromTime: BeginningFields.startsTime,
  untilOn: BeginningFields.startsOn,
  untilTime: BeginningFields.startsTime,
  teams: z.array(Id).check(z.maxLength(50)),
  methods: z.array(z.enum(giftMethods)).check(z.maxLength(giftMethods.length)),
};

/** `id` is the campaign's. */
export const PoolInput = z.extend(ById, PoolFields);
export type PoolInput = z.infer<typeof PoolInput>;
/** `id` is the pool's. */
export const PoolChange = z.extend(ById, { ...PoolFields, version: z.int() });
export type PoolChange = z.infer<typeof PoolChange>;

const pool = '/campaign-pools/{id}';
const done = z.object({ done: z.literal(true) });

export const matchingContract = {
  pools: oc
    .route({
      method: 'GET',
      path: '/campaigns/{slug}/matches',
      operationId: 'listCampaignPools',
      summary: 'List the money that is added to gifts of a campaign, in the order in which it is used',
    })
    .meta(refuses({ notFound: true }))
    .input(BySlug)
    .output(z.object({ items: z.array(PoolView), totalItems: z.int() })),
  addPool: oc
    .route({
      method: 'POST',
      path: '/users/current/crowdfunding/{id}/pools',
      operationId: 'addCampaignPool',
      summary: 'Add money that matches gifts from now on, after the pools that are there',
    })
    .meta(refuses({ notFound: true, conflict: ['not_now', 'too_many'] }))
    .input(PoolInput)
    .output(done),
  changePool: oc
    .route({
      method: 'PUT',
      path: pool,
      operationId: 'changeCampaignPool',
      summary: 'Change a pool; once it was used, its cap only rises and its end only moves later',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile'] }))
    .input(PoolChange)
    .output(done),
  raisePool: oc
    .route({
      method: 'POST',
      path: `${pool}/place`,
      operationId: 'raiseCampaignPool',
      summary: 'Have a pool used before the one that is now before it',
    })
    .meta(refuses({ notFound: true }))
    .input(ById)
    .output(done),
  removePool: oc
    .route({
      method: 'DELETE',
      path: pool,
      operationId: 'removeCampaignPool',
      summary: 'Remove a pool that has added to no gift',
    })
    .meta(refuses({ notFound: true, conflict: ['is_used'] }))
    .input(ById)
    .output(done),
};
