import type { Role } from '../../core/actor.ts';

/** What cannot be mistaken for something else: without 0 O 1 I L (decisions: class code). */
export const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const codeLength = 8;

const writtenCode = new RegExp(`^[${codeLetters}]{${codeLength}}$`);

/** A code as somebody typed it, in any case, with or without dash and spaces; undefined for what can be none. */
export function readCode(typed: string): string | undefined {
  const code = typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return writtenCode.test(code) ? code : undefined;
}

/** `XXXX-XXXX`. */
export function showCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
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
