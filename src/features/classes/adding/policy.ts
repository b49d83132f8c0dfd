import { readHeadings, withAddresses, type Column } from './policy-headings.ts';

/** Which name comes first on a list's lines when no heading says so. */
export type NameOrder = 'first' | 'last';

/** A student as a line of a teacher's list gives her; a missing name is empty. */
export interface ListedStudent {
  /** Counted from one, including empty lines. */
  line: number;
  written: string;
  firstName: string;
  lastName: string;
  emailAddress?: string;
  /** Anything that is neither name nor email, such as a phone number or a grade. */
  leftOut: string[];
}

export interface ReadList {
  students: ListedStudent[];
  /** The lines of people who are no students by the list's own word: teachers, parents. */
  others: { line: number; written: string }[];
  /** The order of names is only assumed: the author may switch it. */
  mayAskOrder: boolean;
  /** Names are in two columns without headings: we ask which is which rather than guess. */
  asksOrder: boolean;
}

/**
 * A list as a teacher writes or pastes it: one student per line, columns separated by tabs, semicolons or commas, with
 * or without headings; or the recipients of a mail. Without columns the family name is the last word, or depending on
 * `order` the first.
 */
export function readList(written: string, order?: NameOrder): ReadList {
  const lines = written.split(/\r\n|[\n\r\u2028\u2029]/).map(bareLine);
  const separator = separators.find((candidate) => lines.some((line) => line.includes(candidate)));
  const rows = lines
    .flatMap((line, index) =>
      recipientsOf(line).map((text) => ({
        line: index + 1,
        written: text,
        cells: splitCells(text, separator),
      })),
    )
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const headings = rows[0]?.cells ?? [];
  const known = readHeadings(headings);
  if (known) {
    const lines = rows.slice(1).map(({ cells }) => cells);
    const headed = withAddresses(known, headings, lines);
    const [students, others] = partition(rows.slice(1), ({ cells }) => isStudent(cells, headed));
    return {
      students: students.map(({ cells, ...row }) => ({ ...row, ...readHeaded(cells, headed) })),
      others: others.map(({ line, written }) => ({ line, written })),
      mayAskOrder: false,
      asksOrder: false,
    };
  }
  const read = rows.map(({ cells, ...row }) => ({ ...row, ...readCells(cells) }));
  const isParted = read.some(({ names }) => names.length > 1);
  return {
    students: read.map(({ names, ...student }) => ({ ...student, ...nameBy(names, order, isParted) })),
    others: [],
    mayAskOrder: isParted || read.some(({ names: [name = ''] }) => name.includes(' ')),
    asksOrder: isParted && order === undefined,
  };
}

function partition<T>(all: readonly T[], belongs: (one: T) => boolean): [T[], T[]] {
  return [all.filter(belongs), all.filter((one) => !belongs(one))];
}

/** OneRoster calls them `student`; a list that names no role is one of students. */
function isStudent(cells: readonly string[], columns: readonly Column[]): boolean {
  const roles = cells.filter((cell, index) => columns[index] === 'role' && cell !== '');
  return roles.every((role) => /^students?$/i.test(role));
}

const separators = ['\t', ';', ','] as const;

/** Direction marks, zero-width and control characters, and emoji with their modifiers. */
const unseen =
  /(?!\s)\p{Cc}|\p{Bidi_Control}|[\u200b-\u200d]|\ufe0f|\u20e3|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/gu;

/** Bullets, checkboxes, and list numbers. */
const marker = /^(?:[•◦‣⁃▪▫●○■□☐☒✓*·\-–—→>]+|\[[ xX]?\]|\(?\d{1,3}[.):](?!\d)|\d{1,3}(?= +\p{L})) */u;

/** Tabs stay, even at the start: they are columns. */
function bareLine(line: string): string {
  const plain = line
    .replaceAll(unseen, '')
    .replaceAll(/[^\S\t]/gu, ' ')
    .replaceAll(/^ +| +$/g, '');
  return plain.replace(marker, '');
}

/** A mail's recipients are on one line, each with one address. */
function recipientsOf(line: string): string[] {
  for (const separator of [';', ',']) {
    const parts = line.split(separator).filter((part) => part.trim() !== '');
    if (parts.length > 1 && parts.every((part) => part.split('@').length === 2))
      return parts.map((part) => part.trim());
  }
  return [line];
}

/**
 * A line's cells. A quoted cell keeps its separators, `"Levi, Dina"`, and says a quote by two; anywhere but at the start of a
 * cell a quote is a letter, as in `דוא"ל`, and so is one that is not closed.
 */
function splitCells(line: string, separator: string | undefined): string[] {
  const cells: string[] = [];
  for (let start = 0; start <= line.length; start += 1) {
    const [opening = '', quoted = ''] = matchAt(/[^\S\t]*"((?:[^"]|"")*)"/y, line, start);
    const end = separator === undefined ? -1 : line.indexOf(separator, start + opening.length);
    const after = line.slice(start + opening.length, end === -1 ? undefined : end);
    cells.push(quoted.replaceAll('""', '"') + after);
    start = end === -1 ? line.length : end;
  }
  return cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim());
}

function matchAt(pattern: RegExp, text: string, start: number): readonly string[] {
  pattern.lastIndex = start;
  return pattern.exec(text) ?? [];
}

function readHeaded(cells: readonly string[], columns: readonly Column[]) {
  return readOutside(cells, columns) ?? readUnder(cells, columns);
}

/** A line without columns that was written among those of a table: its one cell cannot be what stands above it. */
function readOutside(cells: readonly string[], columns: readonly Column[]) {
  const [cell = ''] = cells;
  const isUnderName = columns[0] !== 'other' && columns[0] !== 'email';
  if (cells.length > 1 || (isUnderName && addressIn(cell) === undefined)) return undefined;
  const { names, ...read } = readCells(cells);
  // More likely a total or a class than a student.
  if (names.some((name) => /\p{Nd}/u.test(name))) return undefined;
  const [family, given] = [columns.indexOf('last'), columns.indexOf('first')];
  const isSurnameFirst = columns.includes('surnameFirst') || (family !== -1 && family < given);
  return { ...splitName(names.join(', '), isSurnameFirst ? 'last' : 'first'), ...read };
}

function readUnder(cells: readonly string[], columns: readonly Column[]) {
  const textOf = (wanted: Column) =>
    cells.find((cell, index) => columns[index] === wanted && cell !== '') ?? '';
  const [full, surnameFirst, email] = [textOf('full'), textOf('surnameFirst'), textOf('email')];
  const names =
    full || surnameFirst
      ? splitName(full || surnameFirst, full ? 'first' : 'last')
      : { firstName: textOf('first'), lastName: textOf('last') };
  return {
    ...names,
    ...(email !== '' && { emailAddress: addressIn(email) ?? email }),
    leftOut: cells.filter((cell, index) => cell !== '' && (columns[index] ?? 'other') === 'other'),
  };
}

/** Guesses what the cells of a line hold; `names` are one cell with all of them, or two. */
function readCells(cells: readonly string[]) {
  const addresses = cells.flatMap((cell) => addressIn(cell) ?? []);
  const [emailAddress, ...otherAddresses] = addresses;
  const texts = cells.map((cell) => withoutAddress(cell)).filter((cell) => cell !== '');
  const parts = texts.flatMap(partPhone);
  // A grade has digits. If nothing else could be the name, the author used it to tell two students of one name apart.
  const plain = parts.filter((part) => !/\p{Nd}/u.test(part));
  const isEnough = plain.length > 1 || plain.some((part) => part.includes(' '));
  const named = parts.filter((part) => (isEnough ? plain.includes(part) : /\p{L}/u.test(part)));
  const [first, second] = named.flatMap((part) => part.split(/\s*,\s*/)).filter((part) => part !== '');
  const names = [first, second].filter((name) => name !== undefined);
  return {
    names,
    ...(emailAddress !== undefined && { emailAddress }),
    leftOut: [...parts.filter((part) => !names.includes(part) && !part.includes(',')), ...otherAddresses],
  };
}

function nameBy(names: readonly string[], order: NameOrder | undefined, isParted: boolean) {
  const [one = '', other] = names;
  // An answer about which column is which says nothing about lines without columns.
  if (other === undefined) return splitName(one, isParted ? 'first' : (order ?? 'first'));
  return order === 'last' ? { firstName: other, lastName: one } : { firstName: one, lastName: other };
}

/** A phone number after a name is a part of its own. */
function partPhone(cell: string): string[] {
  const [, name = '', number] = /^(\P{Nd}*?)[\s,]*(\(?\+?\p{Nd}[\p{Nd}\s().+/-]{5,})$/u.exec(cell) ?? [];
  return number === undefined ? [cell] : [trimmed(name), number.trim()].filter((part) => part !== '');
}

/** Anything intended as an address, even a malformed one, which is then refused as such. */
function addressIn(cell: string): string | undefined {
  return /[^\s,;<>()]*@[^\s,;<>()]*/.exec(cell)?.[0];
}

function withoutAddress(cell: string): string {
  const address = addressIn(cell);
  return address === undefined ? cell : trimmed(cell.replace(address, ''));
}

function trimmed(text: string): string {
  return text.replaceAll(/^[\s,;:|<>()–—-]+|[\s,;:|<>(–—-]+$/g, '');
}

/** A full name; `Levi, Dina` makes its order clear. */
function splitName(name: string, order: NameOrder): { firstName: string; lastName: string } {
  const [, surname, given] = /^(.*\S)\s*,\s*(\S.*)$/.exec(name) ?? [];
  if (surname !== undefined && given !== undefined) return { firstName: given, lastName: surname };
  const words = name.split(' ');
  if (words.length < 2) return { firstName: name, lastName: '' };
  return order === 'first'
    ? { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
    : { firstName: words.slice(1).join(' '), lastName: words[0] ?? '' };
}
