import { queryOptions } from '@tanstack/react-query';
import { unlessOver } from '#features/people/offered/link-query.ts';
import type { PageApi } from '#page/page-context.ts';
import type { GridPageAsked } from '../grid/contract.ts';
import type { TargetKind } from '../assignments/policy.ts';

export const gridQuery = (api: PageApi, asked: GridPageAsked) =>
  api.teaching.grid.queryOptions({ input: asked });

/** All of its pages as one. */
export const wholeGridQuery = (api: PageApi, asked: GridPageAsked) =>
  queryOptions({
    queryKey: [...api.teaching.grid.key({ input: asked }), 'whole'],
    async queryFn() {
      const first = await api.teaching.grid.call({ ...asked, after: undefined });
      const students = [...first.students];
      for (let { next } = first; next !== undefined;) {
        const page = await api.teaching.grid.call({ ...asked, after: next });
        students.push(...page.students);
        next = page.next;
      }
      return { ...first, students };
    },
  });

export const summaryQuery = (api: PageApi, { id, course, group }: GridPageAsked) =>
  api.teaching.gridSummary.queryOptions({ input: { id, course, group } });

export const classCertificatesQuery = (api: PageApi, asked: GridPageAsked) =>
  api.teaching.classCertificates.queryOptions({ input: asked });

export const studentResultsQuery = (api: PageApi, id: string, studentId: string) =>
  api.teaching.studentResults.queryOptions({ input: { id, studentId } });

export const itemResultsQuery = (api: PageApi, id: string, itemId: string) =>
  api.teaching.itemResults.queryOptions({ input: { id, itemId } });

export const groupsQuery = (api: PageApi, id: string) => api.classes.groups.queryOptions({ input: { id } });

export const boardQuery = (api: PageApi, id: string) => api.teaching.board.queryOptions({ input: { id } });

export const teachersQuery = (api: PageApi, id: string) =>
  api.classes.teachers.queryOptions({ input: { id } });

/** What an invitation to teach a class is for; null once it has expired. */
export const teacherInvitationQuery = (api: PageApi, token: string) =>
  queryOptions({
    queryKey: ['teacher-invitation', token],
    queryFn: () => unlessOver(api.classes.teacherInvitation.call({ token })),
    staleTime: Infinity,
  });

export const assignmentsQuery = (api: PageApi, id: string, after?: string) =>
  api.teaching.assignments.queryOptions({ input: { id, after } });

/** What the viewer's teachers have set her. */
export const ownAssignmentsQuery = (api: PageApi, after?: string) =>
  api.teaching.ownAssignments.queryOptions({ input: { after } });

export const assignmentQuery = (api: PageApi, id: string, assignmentId: string) =>
  api.teaching.assignment.queryOptions({ input: { id, assignmentId } });

export const assignableQuery = (api: PageApi, id: string, kind: TargetKind) =>
  api.teaching.assignable.queryOptions({ input: { id, kind } });

/** What of a class's work an address asks for. */
export function readAsked(id: string, query: URLSearchParams): GridPageAsked {
  const read = (name: string) => query.get(name) || undefined;
  return { id, course: read('course'), group: read('group'), after: read('after') };
}
