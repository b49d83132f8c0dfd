/** The parts of the ledger that the app and other features may use. */
export { readBalance, selectBalances } from './balances.ts';
export type { Line } from '../policy.ts';
export { book } from './book.ts';
export { findLastCheck } from './last-check.ts';
export { findFirstBooked, selectBooked, selectMoved, selectMovedByHand } from './moved.ts';
export { listEntriesOfPayment } from './payment-entries.ts';
export { readLines } from './read-lines.ts';
export { sumByMonth, sumOwed } from './sums.ts';
export { booksCompared, verifyLedger } from './verify.ts';
