/** The parts of rewards that other features may use; each joins the caller's transaction. */
export { award } from './award.ts';
export { takeBackAward } from './take-back-award.ts';
export { holdCoins, issueCoins, returnCoins, spendCoins, spendHeldCoins } from '../coins/server/coins.ts';
export { readCoins, sumLedger } from '../coins/server/read-ledger.ts';
export { lockAccount, type OwnAccount } from '../coins/server/ledger.ts';
export { listBadgesEarned } from '../badges/server/badges-between.ts';
