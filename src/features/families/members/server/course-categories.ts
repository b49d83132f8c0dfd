import { defineQuestion } from '#platform/composition/feature-hooks.ts';
import type { CourseCategory } from '../contract.ts';

/** Asked which categories of courses there are, in the caller's language and in their order. */
export const courseCategories = defineQuestion<undefined, CourseCategory[]>('families.courseCategories');
