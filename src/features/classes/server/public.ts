export { admitWaiting } from './seats.ts';
export {
  askForErasure,
  findAnsweringTeacher,
  findErasureRequest,
  withdrawErasureRequest,
} from '../cards/server/erasure-requests.ts';
export { makeStudent } from '../cards/server/student-accounts.ts';
export { listFellows, listStudentsOf } from './class-circles.ts';
