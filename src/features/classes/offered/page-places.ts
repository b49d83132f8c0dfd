import type { PagePlace } from '#page/page-parts.tsx';

/** On the card of a class, of its teacher's or of one that the learner is in. */
export const classPlace: PagePlace<{ classId: string }> = 'classes.class';
