import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { ListingRequest, listingPageOf } from '#core/listing.ts';
import { paragraphs } from '#features/people/contract.ts';
import { orderStates } from '../policy.ts';
import { Address } from '../redemptions/contract.ts';
import { StoreId } from '../items/contract.ts';

/** An order in the list: `who` is the person's name, empty once her account is erased. */
export const OrderRow = z.object({
  id: z.string(),
  state: z.enum(orderStates),
  version: z.int(),
  item: z.string(),
  variant: z.string(),
  who: z.string(),
  coins: z.int(),
  madeAt: z.string(),
  changedAt: z.string(),
});
export type OrderRow = z.infer<typeof OrderRow>;

/** `address` is null before it is known and after it was erased; `moves` are those that the caller may make now. */
export const OrderView = z.extend(OrderRow, {
  userId: z.nullable(z.string()),
  address: z.nullable(Address),
  moves: z.array(z.enum(orderStates)),
  history: z.array(
    z.object({
      from: z.nullable(z.enum(orderStates)),
      to: z.enum(orderStates),
      by: z.enum(['guardian', 'owner', 'staff', 'time']),
      who: z.nullable(z.string()),
      at: z.string(),
      note: z.string(),
    }),
  ),
});
export type OrderView = z.infer<typeof OrderView>;

export const OrdersRequest = z.extend(ListingRequest, { state: z.optional(z.enum(orderStates)) });
export type OrdersRequest = z.infer<typeof OrdersRequest>;

/** What is approved and not packed yet, oldest first. */
export const PackingList = z.object({
  items: z.array(z.object({ id: z.string(), item: z.string(), variant: z.string(), address: Address })),
});
export type PackingList = z.infer<typeof PackingList>;

export const MoveOrderInput = z.object({
  id: StoreId,
  version: z.int(),
  to: z.enum(orderStates),
  note: z.optional(paragraphs(300)),
});
export type MoveOrderInput = z.infer<typeof MoveOrderInput>;

export const ordersContract = {
  orders: oc
    .route({
      method: 'GET',
      path: '/admin/store/orders',
      operationId: 'listOrders',
      summary: 'List the orders of goods',
    })
    .input(OrdersRequest)
    .output(listingPageOf(OrderRow)),
  packingList: oc
    .route({
      method: 'GET',
      path: '/admin/store/packing-list',
      operationId: 'getPackingList',
      summary: 'List the approved orders that are not packed yet, with their addresses',
    })
    .output(PackingList),
  order: oc
    .route({
      method: 'GET',
      path: '/admin/store/orders/{id}',
      operationId: 'getOrder',
      summary: 'Get an order with its address and everything that was done to it',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ id: StoreId }))
    .output(OrderView),
  moveOrder: oc
    .route({
      method: 'POST',
      path: '/admin/store/orders/{id}',
      operationId: 'moveOrder',
      summary: 'Mark an order as packed, sent or arrived, or cancel it',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile', 'holy_day', 'move_not_allowed'] }))
    .input(MoveOrderInput)
    .output(OrderView),
};
