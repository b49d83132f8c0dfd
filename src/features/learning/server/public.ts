export { readShippedContent } from '../content/server/content-layers.ts';
export { getCourse, getCourseListBytes, listCourses } from '../courses/server/courses.ts';
export { isPublicMedia } from './public-media.ts';
export { countDownload, getDownload, listResources } from '../resources/server/resources.ts';
export { printCertificate } from '../certificates/server/print-certificate.ts';
export { loadContent } from '../content/server/load-content.ts';
export { withWrittenCaptions } from '../editions/server/caption-files.ts';
export { exportEdition } from '../editions/server/export-edition.ts';
export { importEdition } from '../editions/server/import-edition.ts';
export { findCourse, findItem, listHiddenCourses } from '../catalogue/server/catalogue.ts';
export { getAllowedItem } from '../catalogue/server/open-items.ts';
export { itemPicture } from '../courses/server/item-picture.ts';
export { isShown } from '../kinds/policy.ts';
export { hasFinishedCourse } from '../progress/server/finished-course.ts';
export { courseFinished } from '../progress/server/progress-hooks.ts';
export { completeItem } from '../progress/server/complete-approved.ts';
export { importUploads } from '../moving/server/import-uploads.ts';
export { dropPlan } from '../tasks/server/tasks.ts';
export { findShownQuiz, listTalk, type ShownQuiz } from '../quizzes/server/shown-quiz.ts';
export type { ShowingCtx } from '../quizzes/server/quizzes.ts';
export {
  findClassCourses,
  findClassItems,
  findCourseIds,
  findItemIds,
  listClassCourses,
  type ClassCourse,
  type ClassItem,
} from '../classwork/server/class-items.ts';
export { listAnswersGiven, listQuestionResults } from '../classwork/server/class-answers.ts';
export {
  countDone,
  countDoneOfEach,
  listDone,
  listItemWork,
  type ItemWork,
  type Learner,
} from '../classwork/server/class-work.ts';
export { sumDoneTogether } from '../classwork/server/done-together.ts';
export { storeDemoWork } from '../classwork/server/demo-work.ts';
export { listDemoItems } from './demo-learning.ts';
export { countLearned, listLearned, type LearnedItem } from './learned-between.ts';
