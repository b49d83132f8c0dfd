import { localDateOf, startOfDay, type LocalDate } from '#core/local-date.ts';
import { divideHalfEven } from '#core/money.ts';

/*
 * Gift Aid: HMRC's "Chapter 3: Gift Aid", its model declarations, and the schedule of Charities Online.
 */

/** What a declaration covers: one donation with all of its gifts; or also those of the past four years and those to come. */
export const giftAidScopes = ['gift', 'all'] as const;
export type GiftAidScope = (typeof giftAidScopes)[number];

/** Only what the UK organization receives, and it receives pounds. */
export const giftAidCurrency = 'GBP';

/** The days of HMRC are those of London. */
export const giftAidZone = 'Europe/London';

/** For how many years after a gift its tax can be claimed, and for how many after a claim its declaration is kept. */
export const giftAidYears = { claimed: 4, kept: 6 } as const;

/** A schedule of Charities Online has no more rows. */
export const rowsPerSchedule = 1000;

/** As many characters as a schedule takes. A longer title is left out of it: HMRC does not need one. */
export const longestInSchedule = { title: 4, name: 35, house: 40 } as const;
export const longestTitle = 20;

/** Names as HMRC can compare them: Latin letters, and what stands between them. */
export const taxpayerName = /^\p{Script=Latin}[\p{Script=Latin}\p{M} .'’-]*$/u;

/** What a home address outside the UK has in place of a postcode. */
export const overseasPostcode = 'X';

const postcode = /^(?:GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[ABD-HJLNP-UW-Z]{2})$/;

/** A postcode of the UK as it is printed, such as `LS8 1AA`; undefined if it is none. */
export function readPostcode(typed: string): string | undefined {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return postcode.test(plain) ? `${plain.slice(0, -3)} ${plain.slice(-3)}` : undefined;
}

/** Who declares it, as HMRC knows her. `postcode` is null for a home outside the UK. */
export interface Taxpayer {
  title: string;
  firstName: string;
  lastName: string;
  house: string;
  address: string;
  postcode: string | null;
}

/** Whether a gift is from the person of a declaration, as far as its name tells: the family name is in it. */
export function isNamedIn(donorName: string, { lastName }: Pick<Taxpayer, 'lastName'>): boolean {
  const family = wordsOf(lastName);
  return family !== '' && ` ${wordsOf(donorName)} `.includes(` ${family} `);
}

/** Words without case, accents, and what stands between them. */
function wordsOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}

/** The tax that HMRC gives back on gifts, in minor units: they were given out of income taxed at the basic rate (in hundredths of a percent). */
export function taxOnGifts(given: bigint, rate: number): bigint {
  return divideHalfEven(given * BigInt(rate), 10_000n - BigInt(rate));
}

/** The day in London on which something happened. */
export function dayInLondon(instant: Date): LocalDate {
  return localDateOf(instant, giftAidZone);
}

/** The beginning of the same day so many years ago. */
export function yearsBefore(now: Date, years: number): Date {
  const today = dayInLondon(now);
  const day = `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;
  // Not every year has a 29 February.
  return startOfDay(day.endsWith('-02-29') ? day.replace('-29', '-28') : day, giftAidZone);
}

/** What becomes of a gift that is covered. */
export const giftAidStates = ['open', 'claimed', 'disputed', 'back', 'late'] as const;
export type GiftAidState = (typeof giftAidStates)[number];

/** What a claim is called: `UK-G-0007`. */
export function claimNumber(number: number): string {
  return `UK-G-${String(number).padStart(4, '0')}`;
}

/** How many files the schedule of a claim has. */
export function schedulesOf(gifts: number): number {
  return Math.ceil(gifts / rowsPerSchedule);
}

/* What everything is called, as messages. */

export const giftAidStateNames = {
  open: 'donations.giftAid.state.open',
  claimed: 'donations.giftAid.state.claimed',
  disputed: 'donations.giftAid.state.disputed',
  back: 'donations.contribution.back',
  late: 'donations.giftAid.state.late',
} as const satisfies Record<GiftAidState, string>;

export const scopeNames = {
  gift: 'donations.giftAid.scope.gift',
  all: 'donations.giftAid.scope.all',
} as const satisfies Record<GiftAidScope, string>;
