import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { ListingRequest, listingPageOf } from '#core/listing.ts';
import { localeCodes } from '#core/locale.ts';
import { line } from '#features/people/contract.ts';
import { currencies, frames, itemKinds, itemStatuses, pictures } from '../policy.ts';

export const StoreId = z.string().check(z.maxLength(100));

/** Whether the caller may have it now, and if not, why. */
const itemStates = ['open', 'fully_funded', 'out_of_stock', 'limit_reached', 'owned'] as const;

/** What is shown of an item wherever it stands; `goesTo` says who is helped by it. */
export const ItemWords = z.object({
  id: z.string(),
  kind: z.enum(itemKinds),
  name: z.string(),
  description: z.string(),
  goesTo: z.nullable(z.string()),
  /** The address of what it looks like. */
  picture: z.string(),
  /** What its picture shows, if that was uploaded and described. */
  alt: z.string(),
  /** The address of the picture that one gets. */
  avatar: z.nullable(z.string()),
  frame: z.nullable(z.enum(frames)),
});
export type ItemWords = z.infer<typeof ItemWords>;

/** An item as the store shows it; `budget` is that of an impact item, in whole units such as trees. */
export const StoreItem = z.extend(ItemWords, {
  price: z.int(),
  budget: z.nullable(z.object({ used: z.int(), funded: z.int() })),
  variants: z.array(z.object({ id: z.string(), label: z.string(), available: z.boolean() })),
  state: z.enum(itemStates),
  perMonth: z.nullable(z.int()),
  ever: z.nullable(z.int()),
});
export type StoreItem = z.infer<typeof StoreItem>;

/**
 * The store: impact items first. `coins` and `frame` are the caller's, null for visitors; `resumesAt` is set while melacha
 * is forbidden where she is. `needsGuardian`: goods wait for a parent. Streak freezes are sold by the calls of rewards.
 */
export const StoreView = z.object({
  items: z.array(StoreItem),
  coins: z.nullable(z.int()),
  frame: z.nullable(z.enum(frames)),
  needsGuardian: z.boolean(),
  resumesAt: z.nullable(z.string()),
  /** How many trees, meals and so on all learners have given so far. */
  givenByAll: z.int(),
});
export type StoreView = z.infer<typeof StoreView>;

const ItemTexts = z.object({
  name: line(80).check(z.minLength(1, 'store.field.nameMissing')),
  description: z.string().check(z.trim(), z.maxLength(600)),
  goesTo: line(200),
  /** The headline of the card about a gift; `{number}` in it becomes which unit of all it is. */
  thanks: z.optional(line(160)),
  /** What an uploaded picture shows. */
  alt: z.optional(line(200)),
});

/** By language; a language that is missing shows English, else the first that there is. */
export const TextsByLanguage = z.partialRecord(z.enum(localeCodes), ItemTexts);
export type TextsByLanguage = z.infer<typeof TextsByLanguage>;

const Price = z.int().check(z.gte(1), z.lte(1_000_000));
const Limit = z.nullable(z.int().check(z.gte(1), z.lte(10_000)));

/** A drawing of the house, or the file of an uploaded picture. */
const Picture = z.union([z.enum(pictures), z.string().check(z.regex(/^picture-[0-9a-f]{16}\.webp$/))]);

const ItemFields = z.object({
  texts: TextsByLanguage,
  price: Price,
  picture: Picture,
  perMonth: Limit,
  ever: Limit,
  /** The id of a picture of the gallery, for an avatar. */
  avatarId: z.nullable(z.string().check(z.regex(/^[\w-]{1,60}$/))),
  frame: z.nullable(z.enum(frames)),
  /** What one unit of an impact item costs, in minor units. */
  unitCost: z.nullable(z.int().check(z.gte(1), z.lte(1_000_000_000))),
  currency: z.nullable(z.enum(currencies)),
  /** Goods have at least one; where there are no sizes, its label is empty. One without an id is new. */
  variants: z.array(z.object({ id: z.optional(StoreId), label: line(30) })).check(z.maxLength(30)),
  /** Below this many pieces of a variant the dashboard warns. */
  lowStock: z.int().check(z.gte(0), z.lte(10_000)),
});
export type ItemFields = z.infer<typeof ItemFields>;

export const CreateItemInput = z.extend(ItemFields, { kind: z.enum(itemKinds) });
export type CreateItemInput = z.infer<typeof CreateItemInput>;

const OneItem = z.object({ id: StoreId });
export const ChangeItemInput = z.extend(ItemFields, { id: StoreId, version: z.int() });
export type ChangeItemInput = z.infer<typeof ChangeItemInput>;

export const SetItemStatusInput = z.object({ id: StoreId, version: z.int(), status: z.enum(itemStatuses) });
export type SetItemStatusInput = z.infer<typeof SetItemStatusInput>;

/** `add` pieces have come (or, negative, are missing). */
export const AddStockInput = z.object({
  id: StoreId,
  variantId: StoreId,
  add: z.int().check(z.gte(-100_000), z.lte(100_000)),
});
export type AddStockInput = z.infer<typeof AddStockInput>;

/** An item as staff sees it. `name` is in the reader's language. */
export const AdminItem = z.extend(ItemFields, {
  id: z.string(),
  kind: z.enum(itemKinds),
  status: z.enum(itemStatuses),
  name: z.string(),
  variants: z.array(z.object({ id: z.string(), label: z.string(), stock: z.int() })),
  budget: z.nullable(z.object({ used: z.int(), funded: z.int() })),
  /** How often it was redeemed and not given back. */
  redeemed: z.int(),
  version: z.int(),
  changedAt: z.string(),
});
export type AdminItem = z.infer<typeof AdminItem>;

export const ItemsRequest = z.extend(ListingRequest, {
  kind: z.optional(z.enum(itemKinds)),
  status: z.optional(z.enum(itemStatuses)),
  /** Only goods of which few pieces of a size are left. */
  stock: z.optional(z.literal('low')),
});
export type ItemsRequest = z.infer<typeof ItemsRequest>;

export const itemsContract = {
  store: oc
    .route({
      method: 'GET',
      path: '/store',
      operationId: 'getStore',
      summary: 'List what coins can be exchanged for, and how much of each budget is left',
    })
    .meta(refuses({ forbidden: ['classic_mode'] }))
    .input(z.object({ lang: z.optional(z.enum(localeCodes)) }))
    .output(StoreView),
  wearFrame: oc
    .route({
      method: 'POST',
      path: '/users/current/frame',
      operationId: 'wearFrame',
      summary: 'Wear a frame that one has, or none',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ frame: z.nullable(z.enum(frames)) }))
    .output(z.object({ frame: z.nullable(z.enum(frames)) })),
  adminItems: oc
    .route({
      method: 'GET',
      path: '/admin/store/items',
      operationId: 'listStoreItems',
      summary: 'List the store’s items, drafts and archived ones too',
    })
    .input(ItemsRequest)
    .output(listingPageOf(AdminItem)),
  adminItem: oc
    .route({
      method: 'GET',
      path: '/admin/store/items/{id}',
      operationId: 'getStoreItem',
      summary: 'Get an item with the version that a change is based on',
    })
    .meta(refuses({ notFound: true }))
    .input(OneItem)
    .output(AdminItem),
  createItem: oc
    .route({
      method: 'POST',
      path: '/admin/store/items',
      operationId: 'createStoreItem',
      successStatus: 201,
      summary: 'Add an item, as a draft',
    })
    .input(CreateItemInput)
    .output(AdminItem),
  changeItem: oc
    .route({
      method: 'POST',
      path: '/admin/store/items/{id}',
      operationId: 'changeStoreItem',
      summary: 'Change an item; refused if it was changed since the version that this is based on',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile', 'variant_has_stock'] }))
    .input(ChangeItemInput)
    .output(AdminItem),
  setItemStatus: oc
    .route({
      method: 'POST',
      path: '/admin/store/items/{id}/status',
      operationId: 'setStoreItemStatus',
      summary: 'Publish or archive an item, or make it a draft again',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile'] }))
    .input(SetItemStatusInput)
    .output(AdminItem),
  addStock: oc
    .route({
      method: 'POST',
      path: '/admin/store/items/{id}/stock',
      operationId: 'addStock',
      summary: 'Add pieces to the stock of a variant, or take missing ones off',
    })
    .meta(refuses({ notFound: true, conflict: ['too_little_stock'] }))
    .input(AddStockInput)
    .output(AdminItem),
};
