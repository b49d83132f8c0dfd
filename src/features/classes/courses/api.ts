import { childRoles } from '#core/access.ts';
import { guard, serve, writes } from '#platform/http/guard.ts';
import { coursesContract } from './contract.ts';
import { addCourse, removeCourse } from './server/change-courses.ts';

const os = serve(coursesContract);

const writing = { access: 'member', keptFrom: childRoles, limit: writes } as const;

export const coursesApi = {
  addCourse: os.addCourse
    .use(guard('classes.addCourse', writing))
    .handler(({ context, input }) => addCourse(context, input)),
  removeCourse: os.removeCourse
    .use(guard('classes.removeCourse', writing))
    .handler(({ context, input }) => removeCourse(context, input)),
};
