import { childRoles } from '#core/access.ts';
import type { PageRoute } from '#page/page-route.ts';

/** The class's teachers alone: for everyone else there is no such page. */
const forTeachers = { access: 'member', keptFrom: childRoles, undisturbed: true } as const;

export const teachingRoutes: PageRoute[] = [
  {
    id: 'classGrid',
    addresses: ['classGrid'],
    module: 'teaching/grid/web/grid-page.tsx',
    ...forTeachers,
  },
  {
    id: 'gridPrint',
    addresses: ['gridPrint'],
    module: 'teaching/grid/web/print-page.tsx',
    header: 'minimal',
    ...forTeachers,
  },
  {
    id: 'classCertificates',
    addresses: ['classCertificates'],
    module: 'teaching/certificates/web/certificates-page.tsx',
    ...forTeachers,
  },
  {
    id: 'classCourses',
    addresses: ['classCourses'],
    module: 'teaching/courses/web/courses-page.tsx',
    ...forTeachers,
    act: async (args) => (await import('./courses/web/acts.ts')).chooseCourse(args),
  },
  {
    id: 'classGroups',
    addresses: ['classGroups'],
    module: 'teaching/groups/web/groups-page.tsx',
    ...forTeachers,
    act: async (args) => (await import('./groups/web/acts.ts')).actOnGroups(args),
  },
  {
    id: 'classTeachers',
    addresses: ['classTeachers'],
    module: 'teaching/teachers/web/teachers-page.tsx',
    ...forTeachers,
    act: async (args) => (await import('./teachers/web/acts.ts')).actOnTeachers(args),
  },
  {
    id: 'teacherInvitation',
    addresses: ['teacherInvitation'],
    module: 'teaching/teachers/web/invitation-page.tsx',
    keptFrom: childRoles,
    openTo: ['unnamed', 'waiting'],
    header: 'minimal',
    act: async (args) => (await import('./teachers/web/acts.ts')).acceptInvitation(args),
  },
  {
    id: 'classBoard',
    addresses: ['classBoard'],
    module: 'teaching/board/web/board-page.tsx',
    ...forTeachers,
    act: async (args) => (await import('./board/web/acts.ts')).actOnBoard(args),
  },
  {
    id: 'classStudent',
    addresses: ['classStudent'],
    module: 'teaching/grid/web/student-page.tsx',
    ...forTeachers,
  },
  {
    id: 'classItem',
    addresses: ['classItem'],
    module: 'teaching/grid/web/item-page.tsx',
    ...forTeachers,
  },
  {
    id: 'classAssignments',
    addresses: ['classAssignments'],
    module: 'teaching/assignments/web/assignments-page.tsx',
    ...forTeachers,
    act: async (args) => (await import('./assignments/web/acts.ts')).actOnAssignments(args),
  },
  {
    id: 'newAssignment',
    addresses: ['newAssignment'],
    module: 'teaching/assignments/web/new-assignment-page.tsx',
    ...forTeachers,
    act: async (args) => (await import('./assignments/web/acts.ts')).assign(args),
  },
  {
    id: 'assignment',
    addresses: ['assignment'],
    module: 'teaching/assignments/web/change-assignment-page.tsx',
    ...forTeachers,
    act: async (args) => (await import('./assignments/web/acts.ts')).change(args),
  },
];
