import type { Role } from '../../core/actor.ts';

/** Of a class's code (decisions: class code). */
export const codeLength = 8;

/**
 * Names as a teacher writes or pastes them, one student a line: the last word is the family name, unless a comma,
 * semicolon or tab parts them. What is left out stays empty, and is refused by who checks it.
 */
export function readStudents(written: string): { firstName: string; lastName: string }[] {
  return written
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, firstName = line, lastName = ''] =
        /^(.*?)\s*[,;\t]\s*(.*)$/.exec(line) ?? /^(.*\S)\s+(\S+)$/.exec(line) ?? [];
      return { firstName, lastName };
    });
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
