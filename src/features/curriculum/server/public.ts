export { nameYomTov } from './calendar/name-yom-tov.ts';
export { listLessonPlans, listOpeningQuestions } from './lesson-plans.ts';
