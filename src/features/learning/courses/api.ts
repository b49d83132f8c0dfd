import { guard, reads, serve } from '#platform/http/guard.ts';
import { coursesContract } from './contract.ts';
import { getCourse, listCourses } from './server/courses.ts';

const os = serve(coursesContract);

export const coursesApi = {
  listCourses: os.listCourses
    .use(guard('learning.listCourses', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => listCourses(context, input.lang)),
  course: os.course
    .use(guard('learning.course', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => getCourse(context, input.slug, input.lang)),
};
