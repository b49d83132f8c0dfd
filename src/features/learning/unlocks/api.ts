import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { unlocksContract } from './contract.ts';
import { giveBackCourse, listUnlockedCourses, unlockCourse } from './server/unlocks.ts';

const os = serve(unlocksContract);

export const unlocksApi = {
  unlockedCourses: os.unlockedCourses
    .use(guard('learning.unlockedCourses', { access: 'member', limit: reads }))
    .handler(({ context }) => listUnlockedCourses(context)),
  unlockCourse: os.unlockCourse
    .use(guard('learning.unlockCourse', { access: 'member', limit: writes }))
    .handler(({ context, input }) => unlockCourse(context, input.id)),
  giveBackCourse: os.giveBackCourse
    .use(guard('learning.giveBackCourse', { access: 'member', limit: writes }))
    .handler(({ context, input }) => giveBackCourse(context, input.id)),
};
