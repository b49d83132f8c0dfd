import type { Role } from '../../core/actor.ts';

/** Of a class's code (decisions: class code). */
export const codeLength = 8;

/** A student as a teacher's list has her. */
interface ListedStudent {
  firstName: string;
  lastName: string;
  emailAddress?: string;
}

/**
 * A list as a teacher writes or pastes it, one student a line: the last word is the family name, unless a comma,
 * semicolon or tab parts them; a word with an @ is the email. What is left out stays empty, for who checks it to refuse.
 */
export function readStudents(written: string): ListedStudent[] {
  return written
    .split(/\r?\n/)
    .map(bareLine)
    .filter((line) => line !== '')
    .map((line) => {
      const [emailAddress] = /[^\s,;<>]*@[^\s,;<>]*/.exec(line) ?? [];
      const name = line.replace(emailAddress ?? '', '').replace(/^[\s,;<>]+|[\s,;<>]+$/g, '');
      const [, firstName = name, lastName = ''] =
        /^(.*?)\s*[,;\t]\s*(.*)$/.exec(name) ?? /^(.*\S)\s+(\S+)$/.exec(name) ?? [];
      return { firstName, lastName, ...(emailAddress && { emailAddress }) };
    });
}

/** Without the quotation marks of a spreadsheet and the numbers of a list. */
function bareLine(line: string): string {
  return line
    .replaceAll('"', '')
    .replace(/^\s*\d+[.)]?\s+/, '')
    .trim();
}

/** On which line of the list, counted from one, this student stands: empty lines are nobody. */
export function lineOf(written: string, student: number): number {
  const lines = written.split(/\r?\n/).map(bareLine);
  const filled = lines.flatMap((line, index) => (line === '' ? [] : [index + 1]));
  return filled[student] ?? student + 1;
}

/** Educators have classes; whoever learns joins them. */
export function mayTeach({ role }: { role: Role }): boolean {
  return role === 'educator';
}

export function mayJoin({ role }: { role: Role }): boolean {
  return role === 'learner' || role === 'student' || role === 'home' || role === 'new';
}

/**
 * Whether an educator with so many seats may admit somebody. `taken` are the distinct students of all her classes; who is
 * one of them needs no seat more. Where the plan has lapsed nobody is admitted (decisions: seats).
 */
export function mayAdmit({
  seats,
  taken,
  isStudent,
}: {
  seats: number;
  taken: number;
  isStudent: boolean;
}): boolean {
  return isStudent ? taken <= seats : taken < seats;
}
