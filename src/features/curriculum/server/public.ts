export { listLessonPlans, listOpeningQuestions } from './lesson-plans.ts';
