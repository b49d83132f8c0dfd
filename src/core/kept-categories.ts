/** The ages that something is meant for, both included; null where it has no bound on that side. */
export interface AgeRange {
  minAge: number | null;
  maxAge: number | null;
}

/** What decides which categories of courses a child of a family sees: her guardians, and else her age. */
export interface CategoryRules {
  /** The ids of those that her guardians keep from her, whatever her age. */
  hidden: readonly string[];
  /** Those that they show her, whatever her age. */
  shown: readonly string[];
  /** How old she becomes this year; null if that is not known. */
  age: number | null;
}

/** How old someone becomes in the year of this moment. More than the year of birth is not kept. */
export function ageInYear(birthYear: number, now: Date): number {
  return now.getUTCFullYear() - birthYear;
}

export function fitsAge({ minAge, maxAge }: AgeRange, age: number): boolean {
  return (minAge === null || age >= minAge) && (maxAge === null || age <= maxAge);
}

/** What keeps a category from a child: her guardians’ choice, or her age where they have chosen nothing. Undefined if she sees it. */
export function whatKeeps(
  category: AgeRange & { id: string },
  { hidden, shown, age }: CategoryRules,
): 'choice' | 'age' | undefined {
  if (hidden.includes(category.id)) return 'choice';
  if (shown.includes(category.id) || age === null || fitsAge(category, age)) return undefined;
  return 'age';
}
