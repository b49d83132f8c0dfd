/** The parts of currencies that the app and other features may use. */
export { findRate, type FrozenRate } from './find-rate.ts';
export { convert, currencyCookie, offeredCurrency, type CurrencyHints } from '../policy.ts';
