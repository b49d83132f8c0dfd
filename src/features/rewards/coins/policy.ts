/** Accounts that are nobody's: where coins come from, and where they end. */
export const houseAccounts = [
  'issued-points',
  'issued-chest',
  'issued-gift',
  'spent-freezes',
  'spent-impact',
  'spent-house',
  'spent-goods',
  'written-off',
] as const;
export type HouseAccount = (typeof houseAccounts)[number];

/** `person`: what someone has; `held`: what is set aside for one redemption until it is spent or returned. */
export type AccountKind = HouseAccount | 'person' | 'held';

/** What coins can be spent on, besides freezes. */
export type SpentOn = 'impact' | 'house' | 'goods';

/** Why coins moved. Transfers between what is held and what is spent do not touch what a person has. */
export const transferKinds = [
  'points',
  'chest',
  'gift',
  'freeze',
  'held',
  'spent',
  'returned',
  'taken_back',
  'written_off',
] as const;
export type TransferKind = (typeof transferKinds)[number];
