/** The cookie with the currency that someone has chosen in this browser. */
export const currencyCookie = 'tl-currency';
