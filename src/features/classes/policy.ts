import type { Role } from '#core/actor.ts';

/** Length of a class's code (decisions: class code). */
export const codeLength = 8;

/** Letters and digits of a student's card, the last a check letter: 74 random bits that a child can still type. */
export const cardLength = 16;

/** Students on one list: more than a class has. */
export const studentsAtOnce = 1000;

/** Groups of one class. */
export const groupsAtMost = 30;

/** Teachers of one class, with its owner. */
export const teachersAtMost = 10;

/** Courses of one class. */
export const coursesAtMost = 50;

/** Educators have classes; learners join them. */
export function mayTeach({ role }: { role: Role }): boolean {
  return role === 'educator';
}

export function mayJoin({ role }: { role: Role }): boolean {
  return role === 'learner' || role === 'student' || role === 'home' || role === 'new';
}

/**
 * Anyone with an account of her own may leave a class. A child, or a student whose card her teacher prints, asks the
 * teacher, so that nobody leaves by mistake; anyone still waiting to be let in simply stops waiting.
 */
export function mayLeaveAlone({
  minor,
  hasCard,
  isWaiting,
}: {
  minor: boolean;
  hasCard: boolean;
  isWaiting: boolean;
}): boolean {
  return isWaiting || (!minor && !hasCard);
}

/**
 * What seats an educator can give. `taken` counts the distinct students across all her classes: how many others may have one,
 * and whether those with a seat may enter another of her classes. A lapsed plan admits nobody (decisions: seats).
 */
export function seatsToGive({ seats, taken }: { seats: number; taken: number }): {
  free: number;
  toStudents: boolean;
} {
  return { free: Math.max(0, seats - taken), toStudents: taken <= seats };
}

/** Whether an archived class may come back: everyone who was in it needs a seat, unless she has one already. */
export function fitsSeats<Id>({
  seats,
  taken,
  returning,
}: {
  seats: number;
  taken: ReadonlySet<Id>;
  returning: readonly Id[];
}): boolean {
  const added = returning.filter((id) => !taken.has(id)).length;
  return added === 0 || taken.size + added <= seats;
}
