import type { PagePlace } from '#page/page-parts.tsx';
import type { ClassRelation } from '../contract.ts';

/** On the card of a class, of its teacher's or of one that the learner is in. */
export const classPlace: PagePlace<{ classId: string }> = 'classes.class';

/** A class's own page, as those who belong to it see it. */
export interface OwnClassTold {
  classId: string;
  relation: ClassRelation;
}

/** On a class's own page, first: what its teachers say and set. */
export const classNewsPlace: PagePlace<OwnClassTold> = 'classes.own.news';

/** Below it: what the class makes together. */
export const classLifePlace: PagePlace<OwnClassTold> = 'classes.own.life';
