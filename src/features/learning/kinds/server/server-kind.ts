import { Conflict } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import type { UserId } from '#core/ids.ts';
import type { CatalogueItem } from '#features/learning/catalogue/server/catalogue-types.ts';
import type { Authoring } from '#features/learning/content/server/authoring.ts';
import type { ItemBody } from '#features/learning/content/server/item-body.ts';

/** What only the server knows of a kind of item. */
export interface ServerKind {
  /** How it is authored besides its film; undefined if it is only a film. */
  authoring?: AnyAuthoring;
  /** Refuses a claim that an item is completed if the server has not seen it done (decisions: item complete). */
  refuseUnfinished(ctx: RequestCtx, claim: Claim): void;
}

// Each kind's `merge` takes the output of its own schemas, which only its own type can express.
export type AnyAuthoring = Authoring<unknown, unknown, ItemBody>;

/** A member claims that she has completed an item, and has not before. */
export interface Claim {
  userId: UserId;
  item: CatalogueItem;
  /** What she was sent with it. */
  mark: string | undefined;
  /** How much of its film she has seen. */
  watchedTenths: number;
}

/** For what is never claimed: answers, a round or an approval complete it. */
export function refuseEveryClaim(): void {
  throw new Conflict('not_finished', 'learning.refusal.notFinished');
}
