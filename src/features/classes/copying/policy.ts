/** The longest name of a class. */
const longest = 60;

/** A year of ours or of the Jewish count, alone or as a school year such as 2026/27. */
const year = /(?<!\d)((?:20|57|58)\d\d)(?:([/–-])(\d{4}|\d\d))?(?!\d)/g;

/**
 * The name that is suggested for the class of next year: with the next year if there is one in it, otherwise with a number. It is
 * none of those in use.
 */
export function suggestName(name: string, used: readonly string[]): string {
  const later = name.replace(year, (_all, from: string, dash?: string, to?: string) =>
    [from, to].map((part) => part && nextYear(part)).join(dash ?? ''),
  );
  return freeName(later, used);
}

/** A name as it is if it is in use nowhere, otherwise with a number. */
export function freeName(name: string, used: readonly string[]): string {
  if (name.length <= longest && !used.includes(name)) return name;
  for (let count = 2; ; count += 1) {
    const ending = ` (${count})`;
    const numbered = name.slice(0, longest - ending.length).trimEnd() + ending;
    if (!used.includes(numbered)) return numbered;
  }
}

/** Keeps its digits: 99 is followed by 00. */
function nextYear(digits: string): string {
  return String(Number(digits) + 1)
    .padStart(digits.length, '0')
    .slice(-digits.length);
}
