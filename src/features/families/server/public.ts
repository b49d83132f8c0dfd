/** The parts of families that the app and other features may use. */
export { findFamilyOf, listMembersOf, type Family } from '../members/server/find-family.ts';
export { childFacts, type AskedChild, type ChildFacts } from '../overview/server/child-facts.ts';
export { listShownChildren } from '../overview/server/shown-children.ts';
export { noteLearning, spendTime } from '../time/server/spend-time.ts';
export { refuseWhenTimeIsUp } from '../time/server/time-is-up.ts';
export { courseCategories } from '../members/server/course-categories.ts';
export { tellGuardians } from '../members/server/guardians-of.ts';
export { lockOwnChild } from '../consent/server/own-child.ts';
export { listGuardiansToMail } from '../members/server/list-guardians-to-mail.ts';
