import type { PagePlace } from '#page/page-parts.tsx';
import type { StoreItem, StoreView } from '../items/contract.ts';

export interface RedeemTold {
  item: StoreItem;
  store: StoreView;
  onClose(): void;
}

/** Where the store asks once more before coins are exchanged. A part, because a visitor never redeems and need not load it. */
export const redeemPlace: PagePlace<RedeemTold> = 'store.redeem';
