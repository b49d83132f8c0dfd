export { chooseSchool, findTypedSchool } from './chosen-schools.ts';
export { listSchoolsOfPeople } from './schools-of-people.ts';
