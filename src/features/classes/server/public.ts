export { admitWaiting } from './seats.ts';
export { listClassesOfStudents } from './classes-of-students.ts';
export { findClassPeople } from './class-people.ts';
export {
  askForErasure,
  findAnsweringTeacher,
  findErasureRequest,
  withdrawErasureRequest,
} from '../cards/server/erasure-requests.ts';
export { makeStudent } from '../cards/server/student-accounts.ts';
export { listFellows, listStudentsOf } from './class-circles.ts';
