import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { localeCodes } from '#core/locale.ts';
import { currencies } from '../policy.ts';

/**
 * The budget of an impact item as everyone may see it, in minor units of one currency. It always adds up: `given + house` is
 * `redeemed.amount + left.amount + rest`.
 */
export const ImpactItem = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  goesTo: z.string(),
  picture: z.string(),
  /** What its picture shows, if that was uploaded and described. */
  alt: z.string(),
  currency: z.enum(currencies),
  /** Whether it takes gifts now: it is published, and paid for in a currency in which people give. */
  isOffered: z.boolean(),
  /** What is left of what donors gave to it, and of how many gifts. */
  given: z.int(),
  gifts: z.int(),
  /** What children exchanged their coins for, and the money that it came to. */
  redeemed: z.object({ units: z.int(), coins: z.int(), amount: z.int() }),
  /** Whole units that are paid for and not redeemed. */
  left: z.object({ units: z.int(), amount: z.int() }),
  /** Too little for a whole unit. */
  rest: z.int(),
  /** What the house bears: redeemed from gifts that went back later. */
  house: z.int(),
});
export type ImpactItem = z.infer<typeof ImpactItem>;

/** Everything that came of coins for others. `agrees`: every item adds up, and its gifts are what the books say, at `comparedAt`. */
export const StoreImpact = z.object({
  items: z.array(ImpactItem),
  units: z.int(),
  coins: z.int(),
  totals: z.array(z.object({ currency: z.enum(currencies), given: z.int(), redeemed: z.int() })),
  agrees: z.boolean(),
  comparedAt: z.string(),
});
export type StoreImpact = z.infer<typeof StoreImpact>;

export const impactContract = {
  impact: oc
    .route({
      method: 'GET',
      path: '/store/impact',
      operationId: 'getStoreImpact',
      summary: 'Get what donors gave to each impact item, what children redeemed from it, and what is left',
    })
    .input(z.object({ lang: z.optional(z.enum(localeCodes)) }))
    .output(StoreImpact),
};
