/** What a chest may hold, and its chance in percent. */
export interface ChestOdds {
  coins: number;
  percent: number;
}

/** What the chest holds for a roll from 0 to 99, all equally likely. */
export function drawChest(odds: readonly ChestOdds[], roll: number): number {
  let below = 0;
  for (const { coins, percent } of odds) {
    below += percent;
    if (roll < below) return coins;
  }
  throw new Error(`the odds of the chest do not cover a roll of ${roll}`);
}
