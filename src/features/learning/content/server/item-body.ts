import type { Citation } from './passages/citations.ts';

/**
 * What an item of each authored kind has besides a film, in one language, including the key: never sent as is. Each kind
 * declares its own, where it says how it is authored; a body names its kind.
 */
export interface ItemBodies {}

export type ItemBody = OfAnItem<ItemBodies[keyof ItemBodies]>;

/** `citations`: everything that it is based on or cites; not yet collected when merged. */
export type OfAnItem<Body> = Body & { citations?: Citation[] };
