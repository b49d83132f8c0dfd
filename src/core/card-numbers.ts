/*
 * Card numbers must never reach us (money.md): a body with one is refused, and goes no further. What only looks like one must pass:
 * telephone numbers, ISBNs, ids, moments, coordinates, answers of games. So a number counts only if it stands by itself, is as long as
 * its brand's numbers are, begins as they do, and its check digit is right.
 */

/** Brands by how their numbers begin and how long they are. */
const brands: readonly { starts: RegExp; lengths: readonly number[] }[] = [
  // Visa
  { starts: /^4/, lengths: [13, 16, 19] },
  // Mastercard
  { starts: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  // American Express
  { starts: /^3[47]/, lengths: [15] },
  // Diners Club
  { starts: /^(?:30[0-5]|3095|3[689])/, lengths: [14, 16, 19] },
  // Discover
  { starts: /^(?:6011|64[4-9]|65)/, lengths: [16, 19] },
  // JCB
  { starts: /^35(?:2[89]|[3-8])/, lengths: [16, 19] },
  // UnionPay
  { starts: /^62/, lengths: [16, 17, 18, 19] },
  // Maestro
  { starts: /^(?:5018|5020|5038|5893|6304|6759|676[1-3])/, lengths: [13, 14, 15, 16, 17, 18, 19] },
  // Mir
  { starts: /^220[0-4]/, lengths: [16] },
];

/** What people put between groups of digits. */
const between = ' \u00a0\u202f-‐‑–';
/** Then it is a piece of something longer: a word, an id, an address, a telephone number, or the decimals of a number. */
const goesOnBefore = /(?:[A-Za-z0-9_/+]|[A-Za-z0-9_][-‐‑–]|\d[.,])$/;
const goesOnAfter = /^(?:[A-Za-z0-9_/]|[-‐‑–][A-Za-z0-9_]|[.,]\d)/;
/** The groups in which numbers stand on cards: these are found beside other digits, such as those of when the card expires. */
const printed = [
  [4, 4, 4, 4],
  [4, 4, 4, 4, 3],
  [4, 6, 5],
  [4, 6, 4],
];
/** A number that stands alone may be grouped in any way, but not into single digits: those are lists. */
const mostGroups = 7;
/** What goes on for longer than this is a table of numbers. */
const longestRun = 1_000;

/** Whether a text has a number in it that a payment card could have. */
export function holdsCardNumber(text: string): boolean {
  return text.length >= 13 && runsOf(text).some((run) => isCardIn(text, run));
}

interface Run {
  start: number;
  end: number;
}

/**
 * Where a text has thirteen digits or more with nothing but single signs between groups. Every body is looked at, so this goes through
 * it once, whatever it holds, and makes nothing.
 */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let start = 0;
  let digits = 0;
  let last = -2;
  const note = () => {
    if (digits >= 13 && last - start < longestRun) runs.push({ start, end: last + 1 });
  };
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) continue;
    const goesOn = last === at - 1 || (last === at - 2 && between.includes(text.charAt(at - 1)));
    if (!goesOn) {
      note();
      start = at;
      digits = 0;
    }
    digits += 1;
    last = at;
  }
  note();
  return runs;
}

function isCardIn(text: string, { start: runStart, end: runEnd }: Run): boolean {
  const groups = text.slice(runStart, runEnd).split(/\D/);
  const goesOn = {
    before: goesOnBefore.test(text.slice(Math.max(runStart - 2, 0), runStart)),
    after: goesOnAfter.test(text.slice(runEnd, runEnd + 2)),
  };
  const isCard = (start: number, end: number): boolean =>
    !(start === 0 && goesOn.before) &&
    !(end === groups.length && goesOn.after) &&
    isCardNumber(groups.slice(start, end).join(''));
  const isByItself = groups.length <= mostGroups && groups.every(({ length }) => length >= 2 && length <= 6);
  if (isByItself && isCard(0, groups.length)) return true;
  return groups.some(
    ({ length }, start) =>
      (length >= 13 && isCard(start, start + 1)) ||
      (length === 4 &&
        printed.some(
          (lengths) =>
            lengths.every((expected, place) => groups[start + place]?.length === expected) &&
            isCard(start, start + lengths.length),
        )),
  );
}

function isCardNumber(digits: string): boolean {
  return (
    brands.some(({ starts, lengths }) => lengths.includes(digits.length) && starts.test(digits)) &&
    hasRightCheckDigit(digits)
  );
}

/** By Luhn: from the right, every second digit counts double. */
function hasRightCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits.at(-1 - place));
    const counted = place % 2 === 0 ? digit : digit * 2;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}

/**
 * Declares in a contract the fields in which people give the card of a donor-advised fund, whose sixteen digits look like a payment
 * card's: `.meta(takesFundCards('account.card'))`. Anywhere else a number like that is refused.
 */
export function takesFundCards(...fields: string[]): { fundCardFields: readonly string[] } {
  return { fundCardFields: fields };
}

/** What `takesFundCards` declared for a call. */
export function fundCardFieldsOf(meta: object): readonly string[] {
  return 'fundCardFields' in meta ? (meta.fundCardFields as readonly string[]) : [];
}
