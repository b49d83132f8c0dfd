import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { editionsContract } from './contract.ts';
import { createCourse, listEditedCourses } from './server/edited-courses.ts';
import { findItemCourse } from './server/item-course.ts';

const os = serve(editionsContract);

export const editionsApi = {
  editedCourses: os.editedCourses
    .use(guard('learning.editedCourses', { permission: 'content.translate', limit: reads }))
    .handler(({ context }) => listEditedCourses(context)),
  itemCourse: os.itemCourse
    .use(guard('learning.itemCourse', { permission: 'content.translate', limit: reads }))
    .handler(({ context, input }) => findItemCourse(context, input.itemId)),
  createCourse: os.createCourse
    .use(guard('learning.createCourse', { permission: 'content.edit', limit: writes }))
    .handler(({ context, input }) => createCourse(context, input)),
};
