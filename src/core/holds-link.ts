const dots = '.\\u3002\\uff0e\\uff61\\u2024';
const link = new RegExp(`[@\\uff20]|:\\s?/|\\bwww[${dots}]|[\\p{L}\\d][${dots}]\\p{L}{2}`, 'iu');
/** An initial or a title without a space after its dot, as in J.R.Cohen and Dr.Cohen. */
const shortened = /(?<![\p{L}\d])(?:\p{Lu}\p{Ll}{0,3}|\p{Lo})\.(?=\p{Lu}|\p{Lo})/gu;

/** Whether words hold what a mail program would turn into a link or an address: nobody may have us send one (decisions: limits). */
export function holdsLink(text: string): boolean {
  return link.test(text);
}

/** Whether a person's name holds a link or an address; initials and titles are none. */
export function nameHoldsLink(name: string): boolean {
  return holdsLink(name.replaceAll(shortened, '$& '));
}
