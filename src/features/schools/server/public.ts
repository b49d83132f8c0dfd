export { chooseSchool, findTypedSchool } from './chosen-schools.ts';
