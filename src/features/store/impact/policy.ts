/** The sums of a budget, in minor units of one currency. */
interface BudgetSums {
  given: number;
  house: number;
  redeemed: number;
  left: number;
  rest: number;
}

/** Whether all that came in is what was redeemed, what can still be, and what is too little for a unit. */
export function addsUp({ given, house, redeemed, left, rest }: BudgetSums): boolean {
  return given + house === redeemed + left + rest;
}
