import { href } from '#urls.ts';
import type { RedemptionView } from '../redemptions/contract.ts';

/** Where one goes after redeeming: a gift has a card to keep, goods are on their way; what one wears is put on right here. */
export function placeOfRedemption({ id, item }: Pick<RedemptionView, 'id' | 'item'>): string | undefined {
  switch (item.kind) {
    case 'impact':
      return href('storeCard', { redemptionId: id });
    case 'goods':
      return href('storeMine');
    case 'avatar':
    case 'frame':
      return undefined;
  }
}
