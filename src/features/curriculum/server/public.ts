export { listLessonPlans } from './lesson-plans.ts';
