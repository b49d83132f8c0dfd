/** The parts of the ledger that the app and other features may use. */
export { readBalance } from './balances.ts';
export { book, type Booking } from './book.ts';
export { booksCompared, verifyLedger } from './verify.ts';
