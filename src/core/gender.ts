/** The reader's gender for `{gender, select, female {…} male {…} other {…}}` in messages (decisions: 0055). */
export type Gender = 'female' | 'male' | 'other';

/** The forms that a message with `{gender, select, …}` has. */
export const genders: readonly Gender[] = ['female', 'male', 'other'];

/** How to address this person: `other` for a visitor and for anyone who has not said it. */
export function genderOf(person: { gender: 1 | 2 | null } | null | undefined): Gender {
  if (person?.gender === 2) return 'female';
  return person?.gender === 1 ? 'male' : 'other';
}
