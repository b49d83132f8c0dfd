import { guard, reads, writes, serve } from '#platform/http/guard.ts';
import { certificatesApi } from './api-certificates.ts';
import { ratingsApi } from './api-ratings.ts';
import { resourcesApi } from './api-resources.ts';
import { tasksApi } from './api-tasks.ts';
import { unlocksApi } from './api-unlocks.ts';
import { comicsApi } from './api-comics.ts';
import { quizzesApi } from './api-quizzes.ts';
import { gamesApi } from './api-games.ts';
import { sourcesApi } from './api-sources.ts';
import { timeApi } from './api-time.ts';
import { todayApi } from './api-today.ts';
import { learningContract } from './contract.ts';
import { listCategories } from './server/categories.ts';
import { getCourse, listCourses } from './server/courses.ts';
import { completeItem, getCompletedContent } from './server/progress/completions.ts';
import { getCoursesProgress } from './server/progress/courses-progress.ts';
import { reportProgress } from './server/progress/report-progress.ts';
import { listPromoted } from './server/promoted.ts';
import { getVideo } from './server/videos.ts';

const os = serve(learningContract);

export const learningApi = os.router({
  ...tasksApi,
  ...unlocksApi,
  ...quizzesApi,
  listCourses: os.listCourses
    .use(guard('learning.listCourses', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => listCourses(context, input.lang)),
  course: os.course
    .use(guard('learning.course', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => getCourse(context, input.slug, input.lang)),
  categories: os.categories
    .use(guard('learning.categories', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => listCategories(context, input.lang)),
  video: os.video
    .use(guard('learning.video', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => getVideo(context, input.id, input.lang)),
  promoted: os.promoted
    .use(guard('learning.promoted', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => listPromoted(context, input.lang)),
  reportProgress: os.reportProgress
    .use(guard('learning.reportProgress', { access: 'member', limit: writes }))
    .handler(({ context, input }) => reportProgress(context, input)),
  coursesProgress: os.coursesProgress
    .use(guard('learning.coursesProgress', { access: 'member', limit: reads }))
    .handler(({ context }) => getCoursesProgress(context)),
  completedContent: os.completedContent
    .use(guard('learning.completedContent', { access: 'member', limit: reads }))
    .handler(({ context }) => getCompletedContent(context)),
  completeItem: os.completeItem
    .use(guard('learning.completeItem', { access: 'member', limit: writes }))
    .handler(({ context, input }) => completeItem(context, input.id, input.mark)),
  ...comicsApi,
  ...sourcesApi,
  ...gamesApi,
  ...timeApi,
  ...todayApi,
  ...resourcesApi,
  ...ratingsApi,
  ...certificatesApi,
});
