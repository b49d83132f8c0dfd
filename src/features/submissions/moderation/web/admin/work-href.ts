import { adminHref } from '#admin-urls.ts';
import { readFollowing } from './queue-filters.ts';

/** The page on which a work is judged; it goes on through the works that the address narrows the queue to. */
export function workHref(id: string, search: URLSearchParams): string {
  return adminHref('adminSubmission', undefined, { id, ...readFollowing(search) });
}
