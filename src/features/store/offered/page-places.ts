import type { PagePlace } from '#page/page-parts.tsx';
import type { StoreItem, StoreView } from '../items/contract.ts';
import type { Frame } from '../policy.ts';

export interface RedeemTold {
  item: StoreItem;
  store: StoreView;
  onClose(): void;
}

/** Where the store asks once more before coins are exchanged. A part, because a visitor never redeems and need not load it. */
export const redeemPlace: PagePlace<RedeemTold> = 'store.redeem';

export interface FrameTold {
  frame: Frame;
  isWorn: boolean;
}

/** Where an item that is a frame is put on and taken off: a part for the same reason. */
export const framePlace: PagePlace<FrameTold> = 'store.frame';
