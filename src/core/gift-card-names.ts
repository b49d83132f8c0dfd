/** The cards in cut paper on which plans are given (`art/gift-cards`). */
export const giftCardNames = [
  'just-because',
  'birthday',
  'thanks',
  'mitzvah',
  'new-year',
  'hanukkah',
] as const;
export type GiftCardName = (typeof giftCardNames)[number];
