import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { editionsContract } from './contract.ts';
import { listEditedCourses } from './server/courses-listing.ts';
import { createCourse } from './server/create-course.ts';
import { listCourseNames } from './server/edited-courses.ts';
import { findItemCourse } from './server/item-course.ts';

const os = serve(editionsContract);

export const editionsApi = {
  editedCourses: os.editedCourses
    .use(guard('learning.editedCourses', { permission: 'content.translate', limit: reads }))
    .handler(({ context, input }) => listEditedCourses(context, input)),
  courseNames: os.courseNames
    .use(guard('learning.courseNames', { permission: 'content.translate', limit: reads }))
    .handler(({ context }) => listCourseNames(context)),
  itemCourse: os.itemCourse
    .use(guard('learning.itemCourse', { permission: 'content.translate', limit: reads }))
    .handler(({ context, input }) => findItemCourse(context, input.itemId)),
  createCourse: os.createCourse
    .use(guard('learning.createCourse', { permission: 'content.edit', limit: writes }))
    .handler(({ context, input }) => createCourse(context, input)),
};
