import type { PagePlace } from '#page/page-parts.tsx';
import type { ItemView } from '../catalogue/contract.ts';
import type { CourseView } from '../courses/contract.ts';

/** On the page of an open challenge or deed, below what it asks for: where what was done is handed in. */
export const handInPlace: PagePlace<{ course: CourseView; item: ItemView }> = 'learning.handIn';

/** Near the end of an open lesson's page. */
export const lessonEndPlace: PagePlace<{ item: ItemView }> = 'learning.lessonEnd';

/** Near the end of a course's page. */
export const courseEndPlace: PagePlace<{ course: CourseView }> = 'learning.courseEnd';
