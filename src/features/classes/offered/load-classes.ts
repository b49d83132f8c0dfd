import type { PageArgs } from '#page/page-route.ts';
import {
  classesQuery,
  invitesQuery,
  leavingQuery,
  pendingQuery,
  studentsQuery,
} from '../web/class-queries.ts';
import { readPeopleAsked } from '../web/people-asked.ts';

/** Loads an educator's classes, and the students of the one that the address opens with `class`. */
export async function loadClasses({ page, url }: PageArgs): Promise<void> {
  const { api, queries } = page;
  const [{ items }] = await Promise.all([
    queries.query({ ...classesQuery(api), staleTime: 0 }),
    queries.query({ ...leavingQuery(api), staleTime: 0 }),
  ]);
  const open = items.find(({ id }) => id === url.searchParams.get('class'));
  if (!open) return;
  const asked = readPeopleAsked(url.searchParams);
  await Promise.all([
    queries.query({ ...studentsQuery(api, open.id, asked), staleTime: 0 }),
    queries.query({ ...pendingQuery(api, open.id, asked), staleTime: 0 }),
    queries.query({ ...invitesQuery(api, open.id, asked), staleTime: 0 }),
  ]);
}
