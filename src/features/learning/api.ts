import { guard, reads, writes, serve } from '#platform/http/guard.ts';
import { certificatesApi } from './certificates/api.ts';
import { ratingsApi } from './ratings/api.ts';
import { resourcesApi } from './resources/api.ts';
import { tasksApi } from './tasks/api.ts';
import { unlocksApi } from './unlocks/api.ts';
import { comicsApi } from './comics/api.ts';
import { quizzesApi } from './quizzes/api.ts';
import { gamesApi } from './games/api.ts';
import { sourcesApi } from './sources/api.ts';
import { timeApi } from './time/api.ts';
import { todayApi } from './today/api.ts';
import { learningContract } from './contract.ts';
import { listCategories } from './courses/server/categories.ts';
import { getCourse, listCourses } from './courses/server/courses.ts';
import { completeItem, getCompletedContent } from './progress/server/completions.ts';
import { getCoursesProgress } from './progress/server/courses-progress.ts';
import { reportProgress } from './progress/server/report-progress.ts';
import { listPromoted } from './courses/server/promoted.ts';
import { getVideo } from './films/server/videos.ts';

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
