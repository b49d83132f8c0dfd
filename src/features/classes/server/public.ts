export { admitWaiting, followPlan } from './admit-waiting.ts';
export { keepSetCourses, type SetCourse } from './open-courses.ts';
export { listClassesOfStudents } from './classes-of-students.ts';
export { listClassNames } from './class-names.ts';
export { findClassStaff, type ClassStaff } from './class-staff.ts';
export {
  askForErasure,
  findAnsweringTeacher,
  findErasureRequest,
  withdrawErasureRequest,
} from '../cards/server/erasure-requests.ts';
export { foretellErasure } from '../erased-owner/server/foretell-erasure.ts';
export { makeStudent } from '../cards/server/student-accounts.ts';
export { findClassEntrance } from './class-code.ts';
export { findStanding } from './enrolments.ts';
export { requireClassCircle, type ClassCircle } from '../own-class/server/class-circle.ts';
export { findOpenClass } from '../joining/server/codes.ts';
export { lockTaughtClass, requireTaughtClass, type TaughtClass } from './taught.ts';
export {
  isEnrolled,
  listClassCourseIds,
  listClassGroups,
  listEnrolled,
  listEnrolments,
  listGroupMembers,
  type OwnEnrolment,
} from './class-roster.ts';
export { listTaughtBy, listTeachersToMail } from './taught-by.ts';
export { listDemoClasses } from './seed.ts';
export { seedDemoRoster } from './seed-roster.ts';
export { listFellows, listStudentsOf, type Classmate } from './class-circles.ts';
export { writeStudentsFile } from '../students/server/students-file.ts';
export { offeredCourses } from '../courses/server/offered-courses.ts';
export { findRoom } from './seats.ts';
