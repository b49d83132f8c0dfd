/** The parts of currencies that the app and other features may use. */
export { convert, offeredCurrency } from '../policy.ts';
export { findRate } from './find-rate.ts';
export { readTypedMoney } from './typed-money.ts';
export { findOfferedCurrency } from '../choice/server/choice.ts';
